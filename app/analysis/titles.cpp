// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/titles.h"

#include <set>
#include <string_view>
#include <unordered_set>

#include "app/analysis/display_text.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

/// "hpc" of "hpc-3.0"; empty for MLPerf Training.
std::string suitePrefix(const std::string& round)
{
    const auto dash = round.rfind('-');
    return dash == std::string::npos ? std::string() : round.substr(0, dash);
}

std::string upperCase(std::string text)
{
    for (char& letter : text) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return text;
}

}  // namespace

std::string roundVersion(const std::string& round, const ReferenceTables& tables)
{
    const Round* known = tables.round(round);
    const std::string prefix = suitePrefix(round);
    return displayText(known != nullptr ? known->version : "v" + round.substr(prefix.empty() ? 0 : prefix.size() + 1));
}

std::string roundTitle(const std::string& round, const ReferenceTables& tables)
{
    const std::string prefix = suitePrefix(round);
    const std::string version = roundVersion(round, tables);
    return prefix.empty() ? version : displayText(upperCase(prefix)) + " " + version;
}

std::string suiteTitle(const std::string& round, const ReferenceTables& tables, const std::string& mark)
{
    constexpr std::string_view plain = "MLPerf ";
    const Round* known = tables.round(round);
    const std::string prefix = suitePrefix(round);
    std::string name =
        known != nullptr ? known->suite : std::string(plain) + (prefix.empty() ? "Training" : upperCase(prefix));
    if (name.starts_with(plain)) {
        name = mark + " " + name.substr(plain.size());
    }
    return displayText(name);
}

std::string benchmarkTitle(const std::string& benchmark, const ReferenceTables& tables)
{
    const Benchmark* known = tables.benchmark(benchmark);
    return displayText(known != nullptr ? known->title : benchmark);
}

Phrase divisionPhrase(Division division)
{
    switch (division) {
    case Division::Closed:
        return Phrase::DivisionClosed;
    case Division::Open:
        return Phrase::DivisionOpen;
    case Division::Unknown:
        break;
    }
    return Phrase::DivisionUnknown;
}

std::vector<std::string> roundsOf(const SubmissionRows& rows)
{
    std::unordered_set<std::string_view> seen;  // comparing rounds takes longer than looking them up
    std::set<std::string, RoundLess> rounds;
    for (const store::SubmissionRow& row : rows) {
        if (seen.insert(row.key.round).second) {
            rounds.insert(row.key.round);
        }
    }
    return {rounds.begin(), rounds.end()};
}

std::optional<std::int64_t> sizeOf(const store::SubmissionRow& row)
{
    return row.accelerator.isProcessor || row.accelerators == 0 ? row.hostProcessors : row.accelerators;
}

std::string acceleratorTitle(const store::SubmissionRow& row)
{
    return row.accelerator.name.empty() ? row.acceleratorModel : row.accelerator.name;
}

std::string systemTitle(const store::SubmissionRow& row)
{
    return row.systemName.empty() ? row.key.system : row.systemName;
}

}  // namespace podium
