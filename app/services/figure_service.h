// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/analysis/figure_builder.h"
#include "app/services/submission_query.h"
#include "app/services/workspace.h"

namespace podium::services {

/// The filter of a spec as a query; what a spec holds is understood as what a user types.
[[nodiscard]] SubmissionQuery queryOf(const store::SubmissionFilter& filter);

/// The figure of `spec` over the submissions that match `query`, which takes the place of spec.filter; hardware that a
/// figure of generations is asked for restricts nothing. `today` is an ISO date; rounds that are published later are not
/// shown. Errors: those of filterOf(), of the database, of CitationLegends::load() and of the figure's builder.
[[nodiscard]] Result<Figure> makeFigure(const Workspace& workspace, FigureSpec spec, SubmissionQuery query,
                                        const Phrasebook& phrases, const std::string& today);

/// Today's date in UTC, as makeFigure() takes it.
[[nodiscard]] std::string todayInUtc();

}  // namespace podium::services
