// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/citation.h"
#include "app/analysis/figure.h"

namespace podium {

/// What building a figure needs beside the submissions. The references must outlive the call only.
struct FigureContext {
    const ReferenceTables& tables;
    const CitationLegends& legends;
    const Phrasebook& phrases;
    std::string catalogueDate;  ///< e.g. "2026-06"
    std::string today;          ///< ISO date, for rounds that are not public yet; empty: all are
};

/// Bars, one a submission: score (or raw time), whiskers from the fastest to the slowest run, value labels. `rows` are
/// those that match spec.filter, in any order; they must outlive the call. Where the axis is logarithmic they are points. Submissions without a
/// value are listed with the reason. Where nothing may or can be drawn, `emptyMessage` says why.
/// Errors: InvalidInput for a spec that validate() refuses or of another kind, NotFound for a baseline that is not
/// among the rows.
[[nodiscard]] Result<Figure> buildTimeToTrain(const FigureSpec& spec, SubmissionRows rows,
                                              const FigureContext& context);

/// A strip of points a submission, one a run; which runs count, which were dropped by the rule and which are not valid
/// are told apart, the score is a mark. Errors as for buildTimeToTrain().
[[nodiscard]] Result<Figure> buildSpread(const FigureSpec& spec, std::vector<Submission> submissions,
                                         const FigureContext& context);

}  // namespace podium
