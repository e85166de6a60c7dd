// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/submission_query.h"

#include <algorithm>
#include <utility>

#include "app/analysis/submission_row.h"
#include "db/store/search_query.h"

namespace podium::services {

namespace {

template <class Texts>
std::string joined(const Texts& texts)
{
    std::string all;
    for (const auto& text : texts) {
        all += (all.empty() ? "" : ", ") + std::string(text);
    }
    return all;
}

bool contains(const std::vector<std::string>& texts, const std::string& text)
{
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

std::string lowerCase(std::string text)
{
    for (char& letter : text) {
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return text;
}

/// Rounds of the tables, and those that only the database holds.
Result<std::vector<std::string>> knownRounds(const Workspace& workspace)
{
    const auto info = workspace.database().info();
    if (!info) {
        return tl::unexpected(info.error());
    }
    std::vector<std::string> known;
    for (const auto& round : workspace.tables().rounds()) {
        known.push_back(round.id);
    }
    std::copy_if(info->rounds.begin(), info->rounds.end(), std::back_inserter(known),
                 [&known](const std::string& round) { return !contains(known, round); });
    return known;
}

Result<std::vector<std::string>> roundsFrom(const Workspace& workspace, const std::vector<std::string>& words)
{
    std::vector<std::string> rounds;
    if (words.empty()) {
        return rounds;
    }
    const auto known = knownRounds(workspace);
    if (!known) {
        return tl::unexpected(known.error());
    }
    for (const auto& word : words) {
        const auto id = ReferenceTables::roundIdFromText(word);
        if (!id || !contains(*known, *id)) {
            return failure(ErrorCode::InvalidInput, word, "not a known round; expected one of " + joined(*known));
        }
        rounds.push_back(*id);
    }
    return rounds;
}

/// The canonical keys that a word means; empty: none. A key may also be one that only the database holds.
Result<std::vector<std::string>> benchmarksNamed(const Workspace& workspace, const std::string& word)
{
    auto named = workspace.tables().benchmarksNamed(word);
    if (!named.empty()) {
        return named;
    }
    store::SubmissionFilter filter;
    filter.benchmarks = {word};
    const auto rows = store::listSubmissions(workspace.database(), filter);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    if (!rows->empty()) {
        named.push_back(word);
    }
    return named;
}

Result<std::vector<std::string>> benchmarksFrom(const Workspace& workspace, const std::vector<std::string>& words)
{
    std::vector<std::string> keys;
    for (const auto& word : words) {
        const auto named = benchmarksNamed(workspace, word);
        if (!named) {
            return named;
        }
        if (named->empty()) {
            std::vector<std::string> known;
            for (const auto& benchmark : workspace.tables().benchmarks()) {
                known.push_back(benchmark.key);
            }
            return failure(ErrorCode::InvalidInput, word, "not a known benchmark; expected one of " + joined(known));
        }
        keys.insert(keys.end(), named->begin(), named->end());
    }
    return keys;
}

Result<std::optional<Division>> divisionFrom(const std::optional<std::string>& word)
{
    if (!word) {
        return std::optional<Division>{};
    }
    const auto division = divisionFromString(lowerCase(*word));
    if (!division || *division == Division::Unknown) {
        return failure(ErrorCode::InvalidInput, *word, "not a division; expected closed or open");
    }
    return division;
}

Result<std::optional<Availability>> availabilityFrom(const ReferenceTables& tables,
                                                     const std::optional<std::string>& word)
{
    if (!word) {
        return std::optional<Availability>{};
    }
    const auto availability = tables.availability(*word);
    if (availability == Availability::Unknown) {
        return failure(ErrorCode::InvalidInput, *word,
                       "not an availability; expected one of onprem, cloud, preview, research");
    }
    return std::optional(availability);
}

}  // namespace

Result<store::SubmissionFilter> filterOf(const Workspace& workspace, const SubmissionQuery& query)
{
    auto rounds = roundsFrom(workspace, query.rounds);
    if (!rounds) {
        return tl::unexpected(rounds.error());
    }
    auto benchmarks = benchmarksFrom(workspace, query.benchmarks);
    if (!benchmarks) {
        return tl::unexpected(benchmarks.error());
    }
    const auto division = divisionFrom(query.division);
    if (!division) {
        return tl::unexpected(division.error());
    }
    return store::SubmissionFilter{std::move(*rounds),    std::move(*benchmarks), query.submitter,
                                   query.accelerator,     query.generation,       *division,
                                   query.minAccelerators, query.maxAccelerators,  query.search};
}

Result<std::vector<store::SubmissionRow>> querySubmissions(const Workspace& workspace, const SubmissionQuery& query)
{
    const auto filter = filterOf(workspace, query);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    const auto availability = availabilityFrom(workspace.tables(), query.availability);
    if (!availability) {
        return tl::unexpected(availability.error());
    }
    auto rows = store::listSubmissions(workspace.database(), *filter);
    if (rows && *availability) {
        rows->erase(std::remove_if(rows->begin(), rows->end(),
                                   [&](const store::SubmissionRow& row) { return row.availability != **availability; }),
                    rows->end());
    }
    return rows;
}

bool searchesNothing(std::string_view words)
{
    return store::searchQuery(words).empty() && !store::isBlankSearch(words);
}

Result<SubmissionDetails> submissionDetails(const Workspace& workspace, std::string_view referenceText)
{
    auto key = parseReference(referenceText);
    if (!key) {
        return tl::unexpected(key.error());
    }
    key->round = ReferenceTables::roundIdFromText(key->round).value_or(key->round);
    const auto& database = workspace.database();
    auto submission = store::loadSubmission(database, *key);
    if (!submission) {
        return tl::unexpected(submission.error());
    }
    auto batch = store::batchOf(database, *key);
    if (!batch) {
        return tl::unexpected(batch.error());
    }
    auto issues = store::issuesOf(database, *key);
    if (!issues) {
        return tl::unexpected(issues.error());
    }
    auto earlier = store::earlierScoresOf(database, *key);
    if (!earlier) {
        return tl::unexpected(earlier.error());
    }
    const auto& tables = workspace.tables();
    SubmissionDetails details;
    details.row = rowOf(*submission);
    details.round = tables.round(key->round);
    details.benchmark = tables.benchmark(submission->benchmark);
    details.span = tables.span(submission->benchmark, key->round);
    details.submission = std::move(*submission);
    details.batch = std::move(*batch);
    details.issues = std::move(*issues);
    details.earlierScores = std::move(*earlier);
    return details;
}

}  // namespace podium::services
