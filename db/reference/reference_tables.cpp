// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/reference_tables.h"

#include <algorithm>

#include "db/reference/ascii.h"
#include "db/reference/reference_reader.h"

namespace podium {

namespace {

template <class Rows, class Condition>
const typename Rows::value_type* firstWhere(const Rows& rows, Condition condition)
{
    const auto row = std::find_if(rows.begin(), rows.end(), condition);
    return row == rows.end() ? nullptr : &*row;
}

bool contains(const std::vector<std::string>& list, std::string_view text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// Whether `rest` is what a download adds to a repository's name: "", "-main", ".tar.zst", " (1)"; not the ".1" or
/// "0" that make it another version's name.
bool isAddition(std::string_view rest)
{
    if (rest.empty()) {
        return true;
    }
    const bool versionGoesOn = rest.front() == '.' && rest.size() > 1 && ascii::isDigit(rest[1]);
    return !ascii::isAlphanumeric(rest.front()) && !versionGoesOn;
}

bool isPublishedAs(const Round& round, std::string_view folderName)
{
    return std::any_of(round.repositories.begin(), round.repositories.end(), [&](const std::string& repository) {
        return ascii::equalIgnoringCase(folderName.substr(0, repository.size()), repository) &&
               isAddition(folderName.substr(repository.size()));
    });
}

bool removePrefix(std::string_view& text, std::string_view prefix)
{
    const bool there = ascii::equalIgnoringCase(text.substr(0, prefix.size()), prefix);
    text.remove_prefix(there ? prefix.size() : 0);
    return there;
}

/// Takes the digits at the front of `text`; three at most, none is no number.
std::string_view takeNumber(std::string_view& text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), ascii::isDigit);
    const auto number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(number.size());
    return number.size() <= 3 ? number : std::string_view{};
}

template <class Value>
Value meaning(const std::vector<std::pair<std::string, Value>>& spellings, std::string_view published)
{
    const auto* row = firstWhere(spellings, [text = ascii::trimmed(published)](const auto& spelling) {
        return ascii::equalIgnoringCase(spelling.first, text);
    });
    return row == nullptr ? Value::Unknown : row->second;
}

}  // namespace

Result<ReferenceTables> ReferenceTables::load(const std::filesystem::path& folder)
{
    return readReference(folder).map([](ReferenceContent&& content) { return ReferenceTables(std::move(content)); });
}

const Round* ReferenceTables::round(std::string_view id) const
{
    return firstWhere(m_content.rounds, [&](const Round& round) { return round.id == id; });
}

const Round* ReferenceTables::roundOfRepository(std::string_view folderName) const
{
    return firstWhere(m_content.rounds, [&](const Round& round) { return isPublishedAs(round, folderName); });
}

std::optional<std::string> ReferenceTables::roundIdFromText(std::string_view text)
{
    text = ascii::trimmed(text);
    std::string id = removePrefix(text, "hpc-") ? "hpc-" : "";
    removePrefix(text, "v");
    const auto major = takeNumber(text);
    if (!removePrefix(text, ".")) {
        return std::nullopt;
    }
    const auto minor = takeNumber(text);
    removePrefix(text, ".0");
    if (major.empty() || minor.empty() || !text.empty()) {
        return std::nullopt;
    }
    const auto hasLeadingZero = [](std::string_view number) { return number.size() > 1 && number.front() == '0'; };
    if (hasLeadingZero(major) || hasLeadingZero(minor)) {
        return std::nullopt;
    }
    return id.append(major).append(".").append(minor);
}

const Benchmark* ReferenceTables::benchmark(std::string_view key) const
{
    return firstWhere(m_content.benchmarks, [&](const Benchmark& benchmark) { return benchmark.key == key; });
}

std::optional<std::string> ReferenceTables::canonicalBenchmark(std::string_view round, std::string_view folder) const
{
    const auto* name = firstWhere(m_content.benchmarkNames, [&](const BenchmarkName& row) {
        return ascii::equalIgnoringCase(row.folder, folder) && contains(row.rounds, round);
    });
    return name == nullptr ? std::nullopt : std::optional(name->benchmark);
}

std::vector<std::string> ReferenceTables::benchmarksNamed(std::string_view word) const
{
    std::vector<std::string> keys;
    const auto add = [&](const std::string& name, const std::string& key) {
        if (ascii::equalIgnoringCase(name, word) && !contains(keys, key)) {
            keys.push_back(key);
        }
    };
    for (const auto& benchmark : m_content.benchmarks) {
        add(benchmark.key, benchmark.key);
    }
    for (const auto& row : m_content.benchmarkNames) {
        add(row.folder, row.benchmark);
    }
    return keys;
}

const CompatibilitySpan* ReferenceTables::span(std::string_view benchmark, std::string_view round) const
{
    return firstWhere(m_content.spans, [&](const CompatibilitySpan& span) {
        return span.benchmark == benchmark && contains(span.rounds, round);
    });
}

Accelerator ReferenceTables::matchAccelerator(const AcceleratorQuery& query) const
{
    return m_content.acceleratorRules.match(query);
}

std::string ReferenceTables::canonicalSubmitter(std::string_view folder, std::string_view field) const
{
    folder = ascii::trimmed(folder);
    field = ascii::trimmed(field);
    const auto named = [&](std::string_view rowFolder, std::string_view rowField) {
        return firstWhere(m_content.submitters, [=](const SubmitterName& row) {
            return ascii::equalIgnoringCase(row.folder, rowFolder) && ascii::equalIgnoringCase(row.field, rowField);
        });
    };
    const auto published = field.empty() ? folder : field;
    const auto* row = named(folder, field);
    if (row == nullptr) {
        row = named({}, published);
    }
    return row == nullptr ? std::string(published) : row->canonical;
}

Division ReferenceTables::division(std::string_view published) const
{
    return meaning(m_content.spellings.divisions, published);
}

Availability ReferenceTables::availability(std::string_view published) const
{
    return meaning(m_content.spellings.availabilities, published);
}

}  // namespace podium
