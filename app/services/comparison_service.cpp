// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/comparison_service.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "app/services/submission_query.h"
#include "db/records/round_order.h"

namespace podium::services {

namespace {

using store::SubmissionRow;
using Rows = std::vector<SubmissionRow>;

/// Results of a's benchmark and division in these rounds.
store::SubmissionFilter besides(const SubmissionRow& a, std::vector<std::string> rounds)
{
    store::SubmissionFilter filter;
    filter.rounds = std::move(rounds);
    filter.benchmarks = {a.benchmark};
    filter.division = a.division;
    return filter;
}

/// Rows of the latest of their rounds.
Rows ofLatestRound(Rows rows)
{
    std::string latest;
    for (const SubmissionRow& row : rows) {
        latest = latest.empty() || compareRounds(row.key.round, latest) > 0 ? row.key.round : latest;
    }
    rows.erase(std::remove_if(rows.begin(), rows.end(),
                              [&](const SubmissionRow& row) { return row.key.round != latest; }),
               rows.end());
    return rows;
}

/// What the word means among the results that `filter` lets through: a generation, else an accelerator.
Result<Rows> ofHardware(const Workspace& workspace, const store::SubmissionFilter& filter, const std::string& word)
{
    store::SubmissionFilter byGeneration = filter;
    byGeneration.generation = word;
    auto rows = store::listSubmissions(workspace.database(), byGeneration);
    if (!rows || !rows->empty()) {
        return rows;
    }
    store::SubmissionFilter byAccelerator = filter;
    byAccelerator.accelerator = word;
    return store::listSubmissions(workspace.database(), byAccelerator);
}

/// The generations that there would be.
std::string generationsOf(const Workspace& workspace, const store::SubmissionFilter& filter)
{
    std::set<std::string> names;
    if (const auto rows = store::listSubmissions(workspace.database(), filter)) {
        for (const SubmissionRow& row : *rows) {
            if (!row.accelerator.generation.empty()) {
                names.insert(row.accelerator.generation);
            }
        }
    }
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

void leaveOut(Rows& rows, const SubmissionKey& key)
{
    rows.erase(std::remove_if(rows.begin(), rows.end(), [&](const SubmissionRow& row) { return row.key == key; }),
               rows.end());
}

Result<Rows> othersByHardware(const Workspace& workspace, const SubmissionRow& a, const std::string& word)
{
    auto rows = ofHardware(workspace, besides(a, {a.key.round}), word);
    if (!rows || !rows->empty()) {
        return rows;
    }
    const CompatibilitySpan* span = workspace.tables().span(a.benchmark, a.key.round);
    const auto wide = besides(a, span != nullptr ? span->rounds : std::vector{a.key.round});
    rows = ofHardware(workspace, wide, word);
    if (rows && rows->empty()) {
        return failure(ErrorCode::NotFound, word,
                       "no comparable result of this generation or accelerator; there are results of " +
                           generationsOf(workspace, wide));
    }
    return rows ? Result<Rows>(ofLatestRound(std::move(*rows))) : rows;
}

/// All results of the submitter of this one with its accelerator, itself among them.
Result<Rows> othersByReference(const Workspace& workspace, const SubmissionRow& one)
{
    auto rows = store::listSubmissions(workspace.database(), besides(one, {one.key.round}));
    if (rows) {
        rows->erase(std::remove_if(rows->begin(), rows->end(),
                                   [&](const SubmissionRow& row) {
                                       return row.submitter != one.submitter || !(row.accelerator == one.accelerator);
                                   }),
                    rows->end());
    }
    return rows;
}

/// Results of a's own kind of accelerator in its round.
Result<Rows> kinOf(const Workspace& workspace, const SubmissionRow& a)
{
    auto rows = store::listSubmissions(workspace.database(), besides(a, {a.key.round}));
    if (rows) {
        rows->erase(std::remove_if(rows->begin(), rows->end(),
                                   [&](const SubmissionRow& row) {
                                       return a.accelerator.name.empty() || !(row.accelerator == a.accelerator);
                                   }),
                    rows->end());
        leaveOut(*rows, a.key);
        rows->push_back(a);
    }
    return rows;
}

Result<Rows> othersOf(const Workspace& workspace, const SubmissionRow& a, const std::string& against)
{
    if (!parseReference(against)) {
        return othersByHardware(workspace, a, against);
    }
    const auto details = submissionDetails(workspace, against);
    return details ? othersByReference(workspace, details->row) : tl::unexpected(details.error());
}

}  // namespace

Result<Comparison> compareSubmissions(const Workspace& workspace, std::string_view a, std::string_view b,
                                      const ComparisonQuestion& question, Language language, const std::string& today)
{
    const auto left = submissionDetails(workspace, a);
    if (!left) {
        return tl::unexpected(left.error());
    }
    const auto right = submissionDetails(workspace, b);
    if (!right) {
        return tl::unexpected(right.error());
    }
    const auto legends = CitationLegends::load(workspace.referenceFolder());
    if (!legends) {
        return tl::unexpected(legends.error());
    }
    const BuiltinPhrasebook phrases(language);
    const auto& tables = workspace.tables();
    return compare(left->row, right->row, question, {tables, *legends, phrases, tables.version(), today}, language);
}

Result<Footprint> footprintOfSubmission(const Workspace& workspace, const FootprintRequest& request, Language language,
                                        const std::string& today)
{
    const auto details = submissionDetails(workspace, request.a);
    if (!details) {
        return tl::unexpected(details.error());
    }
    auto others = othersOf(workspace, details->row, request.against);
    if (!others) {
        return tl::unexpected(others.error());
    }
    auto kin = kinOf(workspace, details->row);
    if (!kin) {
        return tl::unexpected(kin.error());
    }
    const auto legends = CitationLegends::load(workspace.referenceFolder());
    if (!legends) {
        return tl::unexpected(legends.error());
    }
    leaveOut(*others, details->row.key);
    FootprintQuestion question{details->row,   std::move(*kin),  std::move(*others),  request.basis,
                               request.ratio,  request.perRack,  request.perRackOfA,  request.allowBlocked};
    const BuiltinPhrasebook phrases(language);
    const auto& tables = workspace.tables();
    return footprintOf(question, {tables, *legends, phrases, tables.version(), today}, language);
}

}  // namespace podium::services
