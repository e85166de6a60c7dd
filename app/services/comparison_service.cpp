// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/comparison_service.h"

#include <utility>

#include "app/analysis/footprint_rows.h"
#include "app/services/own_racks_service.h"
#include "app/services/submission_query.h"

namespace podium::services {

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
    std::string against = request.against;
    if (parseReference(against)) {
        const auto other = submissionDetails(workspace, against);
        if (!other) {
            return tl::unexpected(other.error());
        }
        against = reference(other->row.key);
    }
    const auto all = store::listSubmissions(workspace.database());
    if (!all) {
        return tl::unexpected(all.error());
    }
    auto rows = footprintRows(details->row, against, *all, workspace.tables());
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    const auto legends = CitationLegends::load(workspace.referenceFolder());
    if (!legends) {
        return tl::unexpected(legends.error());
    }
    const auto racks = ownRacks(workspace);
    if (!racks) {
        return tl::unexpected(racks.error());
    }
    const auto own = [](const std::optional<std::int64_t>& perRack, const std::optional<OwnRack>& kept) {
        return perRack ? std::optional(ownDensity(*perRack))
               : kept  ? std::optional(ownDensity(kept->installed, kept->active))
                       : std::nullopt;
    };
    FootprintQuestion question;
    question.density = own(request.perRack, ownRackOf(*racks, against, rows->others));
    question.densityOfA = own(request.perRackOfA, ownRackOf(*racks, details->row));
    question.a = details->row;
    question.kin = std::move(rows->kin);
    question.others = std::move(rows->others);
    question.basis = request.basis;
    question.ratio = request.ratio;
    question.allowBlocked = request.allowBlocked;
    const BuiltinPhrasebook phrases(language);
    const auto& tables = workspace.tables();
    return footprintOf(question, {tables, *legends, phrases, tables.version(), today}, language);
}

}  // namespace podium::services
