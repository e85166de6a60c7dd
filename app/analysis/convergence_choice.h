// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/figure_spec.h"
#include "app/analysis/submission_rows.h"
#include "db/records/result.h"

namespace podium {

/// Which of the results that match the filter a figure of convergence draws. Curves are read for these alone.
struct ConvergenceChoice {
    SubmissionRows drawn;  ///< in the order of the spec
    SubmissionRows rest;   ///< likewise; empty where the spec has pins
};

/// The pinned ones, else the first of the order: spec.maxRows or mostCurves, whichever is less.
/// Errors: NotFound for a pin that is not among the rows.
[[nodiscard]] Result<ConvergenceChoice> convergenceChoice(const FigureSpec& spec, SubmissionRows rows);

}  // namespace podium
