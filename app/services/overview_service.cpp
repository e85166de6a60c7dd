// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/overview_service.h"

#include <algorithm>
#include <utility>

namespace podium::services {

namespace {

/// Fills in what a query leaves open.
void beginWith(SubmissionQuery& query, const FirstSubject& first)
{
    query.benchmarks = {first.benchmark};
    if (query.rounds.empty() && query.divisions.empty() && !first.round.empty()) {
        query.rounds = {first.round};
        query.divisions = {std::string(toString(Division::Closed))};
    }
}

}  // namespace

Result<OverviewOfResults> makeOverview(const Workspace& workspace, SubmissionQuery query, Language language,
                                       const Phrasebook& phrases, const std::string& today)
{
    const auto all = querySubmissions(workspace, {});
    if (!all) {
        return tl::unexpected(all.error());
    }
    const auto first = firstSubject(*all);
    if (!first) {
        return failure(ErrorCode::NotFound, "overview", "the database is empty: podium-cli import FOLDER fills it");
    }
    if (query.benchmarks.empty()) {
        beginWith(query, *first);
    }
    auto shown = querySubmissions(workspace, query);
    if (!shown) {
        return tl::unexpected(shown.error());
    }
    if (shown->empty()) {
        return failure(ErrorCode::NotFound, "overview", "no submission matches: leave an option out to see more");
    }
    const std::string& benchmark = shown->front().benchmark;
    if (std::any_of(shown->begin(), shown->end(), [&](const auto& row) { return row.benchmark != benchmark; })) {
        return failure(ErrorCode::InvalidInput, "--benchmark", "an overview is about one benchmark: name one");
    }
    const auto legends = CitationLegends::load(workspace.referenceFolder());
    if (!legends) {
        return tl::unexpected(legends.error());
    }
    const FigureContext context{workspace.tables(), *legends, phrases, workspace.tables().version(), today};
    auto overview = buildOverview({benchmark, *shown, *all}, language, context);
    if (!overview) {
        return tl::unexpected(overview.error());
    }
    return OverviewOfResults{std::move(*overview), std::move(*shown)};
}

}  // namespace podium::services
