// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/figure_service.h"

#include <chrono>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/analysis/convergence_choice.h"
#include "app/services/own_racks_service.h"

namespace podium::services {

namespace {

Result<std::vector<Submission>> wholeSubmissions(const Workspace& workspace, const SubmissionRows& rows)
{
    std::vector<Submission> submissions;
    submissions.reserve(rows.size());
    for (const auto& row : rows) {
        auto submission = store::loadSubmission(workspace.database(), row.key);
        if (!submission) {
            return tl::unexpected(submission.error());
        }
        submissions.push_back(std::move(*submission));
    }
    return submissions;
}

/// A reference as the results have it, however its round is written. Errors: those of submissionDetails().
Status settleReference(const Workspace& workspace, std::string& words)
{
    if (!parseReference(words)) {
        return {};
    }
    const auto details = submissionDetails(workspace, words);
    if (!details) {
        return tl::unexpected(details.error());
    }
    words = reference(details->row.key);
    return {};
}

/// Racks are counted of a result that is shown, and held against any.
Result<Figure> makeRacks(const Workspace& workspace, FigureSpec spec, const std::vector<store::SubmissionRow>& shown,
                         const FigureContext& context)
{
    for (std::string* words : {&spec.racks.subject, &spec.racks.against}) {
        if (const Status settled = settleReference(workspace, *words); !settled) {
            return tl::unexpected(settled.error());
        }
    }
    const auto all = store::listSubmissions(workspace.database());
    if (!all) {
        return tl::unexpected(all.error());
    }
    const auto racks = ownRacks(workspace);
    if (!racks) {
        return tl::unexpected(racks.error());
    }
    return buildRacks(spec, shown, *all, context, *racks);
}

/// Runs are read of the submissions that are drawn, however many match.
Result<Figure> makeConvergence(const Workspace& workspace, FigureSpec spec,
                               const std::vector<store::SubmissionRow>& rows, const FigureContext& context)
{
    for (std::string& pin : spec.pins) {
        if (const Status settled = settleReference(workspace, pin); !settled) {
            return tl::unexpected(settled.error());
        }
    }
    const auto choice = convergenceChoice(spec, rows);
    if (!choice) {
        return tl::unexpected(choice.error());
    }
    const auto submissions = wholeSubmissions(workspace, choice->drawn);
    if (!submissions) {
        return tl::unexpected(submissions.error());
    }
    return buildConvergence(spec, rows, *submissions, context);
}

}  // namespace

SubmissionQuery queryOf(const store::SubmissionFilter& filter)
{
    SubmissionQuery query;
    query.rounds = filter.rounds;
    query.benchmarks = filter.benchmarks;
    query.submitters = filter.submitterTexts;
    query.accelerators = filter.acceleratorTexts;
    query.generations = filter.generationTexts;
    query.keys = filter;
    query.minAccelerators = filter.minAccelerators;
    query.maxAccelerators = filter.maxAccelerators;
    query.search = filter.search;
    return query;
}

Result<Figure> makeFigure(const Workspace& workspace, FigureSpec spec, SubmissionQuery query, const Phrasebook& phrases,
                          const std::string& today)
{
    if (spec.kind == FigureKind::Generations) {  // they name what is compared, and restrict nothing
        query.generations.clear();
        query.accelerators.clear();
        query.keys.generations.clear();
        query.keys.accelerators.clear();
    }
    auto filter = filterOf(workspace, query);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    spec.filter = std::move(*filter);
    auto rows = store::listSubmissions(workspace.database(), spec.filter);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    const auto legends = CitationLegends::load(workspace.referenceFolder());
    if (!legends) {
        return tl::unexpected(legends.error());
    }
    const auto& tables = workspace.tables();
    const FigureContext context{tables, *legends, phrases, tables.version(), today};
    if (spec.kind == FigureKind::Racks) {
        return makeRacks(workspace, std::move(spec), *rows, context);
    }
    if (spec.kind == FigureKind::Convergence) {
        return makeConvergence(workspace, std::move(spec), *rows, context);
    }
    if (spec.kind != FigureKind::Spread) {
        return buildOfRows(spec, std::move(*rows), context);
    }
    auto submissions = wholeSubmissions(workspace, *rows);
    if (!submissions) {
        return tl::unexpected(submissions.error());
    }
    return buildSpread(spec, std::move(*submissions), context);
}

std::string todayInUtc()
{
    const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()));
}

}  // namespace podium::services
