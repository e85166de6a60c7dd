// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/rack_profiles.h"

#include <algorithm>
#include <charconv>

#include "db/records/enum_names.h"
#include "db/reference/ascii.h"

namespace podium {

namespace {

constexpr EnumNames<RackEvidence, 4> evidenceNames{{"submission", "public", "assumption", "analyst"}};

bool anyFound(const std::vector<NamePattern>& patterns, const std::string& name)
{
    return std::any_of(patterns.begin(), patterns.end(),
                       [&](const NamePattern& pattern) { return pattern.foundIn(name); });
}

/// The number that ends where `text` ends, a word of its own but for the "x" after it.
std::optional<std::int64_t> numberBefore(std::string_view text)
{
    if (!text.ends_with('x')) {
        return std::nullopt;
    }
    text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && ascii::isDigit(text[begin - 1])) {
        --begin;
    }
    if (begin > 0 && text[begin - 1] != ' ') {
        return std::nullopt;
    }
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data() + begin, text.data() + text.size(), number);
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return whole && number > 0 ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string_view toString(RackEvidence evidence) { return evidenceNames.name(evidence); }

const RackProfile* matchRackProfile(const std::vector<RackProfile>& profiles, const RackQuery& query)
{
    const std::string accelerator = comparableName(query.accelerator);
    const std::string folder = comparableName(query.systemFolder);
    const std::string name = comparableName(query.systemName);
    const auto found = std::find_if(profiles.begin(), profiles.end(), [&](const RackProfile& profile) {
        return anyFound(profile.accelerators, accelerator) &&
               (profile.systems.empty() || anyFound(profile.systems, folder) || anyFound(profile.systems, name));
    });
    return found == profiles.end() ? nullptr : &*found;
}

std::optional<std::int64_t> statedRacks(const RackProfile& profile, std::string_view systemName)
{
    if (profile.statedAs.empty()) {
        return std::nullopt;
    }
    const std::string name = comparableName(systemName);
    const auto found = name.find("x " + profile.statedAs);
    return found == std::string::npos ? std::nullopt : numberBefore(std::string_view(name).substr(0, found + 1));
}

}  // namespace podium
