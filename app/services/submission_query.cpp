// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/submission_query.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "app/analysis/submission_row.h"
#include "db/reference/ascii.h"
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

Status addDivisions(const std::vector<std::string>& words, std::vector<std::string>& keys)
{
    for (const std::string& word : words) {
        const auto division = divisionFromString(ascii::lowerCase(word));
        if (!division || *division == Division::Unknown) {
            return failure(ErrorCode::InvalidInput, word, "not a division; expected closed or open");
        }
        keys.emplace_back(toString(*division));
    }
    return {};
}

Status addAvailabilities(const ReferenceTables& tables, const std::vector<std::string>& words,
                         std::vector<std::string>& keys)
{
    for (const std::string& word : words) {
        const auto availability = tables.availability(word);
        if (availability == Availability::Unknown) {
            return failure(ErrorCode::InvalidInput, word,
                           "not an availability; expected one of onprem, cloud, preview, research");
        }
        keys.emplace_back(toString(availability));
    }
    return {};
}

/// A vendor is one that a result of the database has.
Status addVendors(const Workspace& workspace, const std::vector<std::string>& words, std::vector<std::string>& keys)
{
    if (words.empty()) {
        return {};
    }
    const auto rows = store::listSubmissions(workspace.database());
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::set<std::string> known;
    for (const auto& row : *rows) {
        if (!row.accelerator.vendor.empty()) {
            known.insert(row.accelerator.vendor);
        }
    }
    for (const std::string& word : words) {
        const auto before = keys.size();
        std::copy_if(known.begin(), known.end(), std::back_inserter(keys),
                     [&](const std::string& vendor) { return ascii::lowerCase(vendor) == ascii::lowerCase(word); });
        if (keys.size() == before) {
            return failure(ErrorCode::InvalidInput, word,
                           "not a vendor of accelerators that a result has; expected one of " + joined(known));
        }
    }
    return {};
}

Status checkCount(const std::vector<std::string>& words, const char* what)
{
    return words.size() <= store::mostFilterTexts ? Status()
                                                  : failure(ErrorCode::InvalidInput, what,
                                                            "at most " + std::to_string(store::mostFilterTexts) +
                                                                " of them are alternatives in one query");
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
    store::SubmissionFilter filter = query.keys;
    filter.rounds = std::move(*rounds);
    filter.benchmarks = std::move(*benchmarks);
    filter.submitterTexts = query.submitters;
    filter.acceleratorTexts = query.accelerators;
    filter.generationTexts = query.generations;
    for (const Status& added :
         {addDivisions(query.divisions, filter.divisions),
          addAvailabilities(workspace.tables(), query.availabilities, filter.availabilities),
          addVendors(workspace, query.vendors, filter.vendors), checkCount(query.submitters, "submitter"),
          checkCount(query.accelerators, "accelerator"), checkCount(query.generations, "generation")}) {
        if (!added) {
            return tl::unexpected(added.error());
        }
    }
    if (query.verified) {
        filter.verification.emplace_back(*query.verified ? store::verifiedKey : store::unverifiedKey);
    }
    filter.minAccelerators = query.minAccelerators;
    filter.maxAccelerators = query.maxAccelerators;
    filter.search = query.search;
    return filter;
}

Result<std::vector<store::SubmissionRow>> querySubmissions(const Workspace& workspace, const SubmissionQuery& query)
{
    const auto filter = filterOf(workspace, query);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    return store::listSubmissions(workspace.database(), *filter);
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
