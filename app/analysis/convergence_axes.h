// SPDX-License-Identifier: GPL-3.0-or-later
// The axes and the target lines of a figure of convergence.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/analysis/figure_builder.h"
#include "app/analysis/run_curve.h"

namespace podium {

/// The quality targets of the rounds among the rows, one line each, worded: "Target: FID ≤ 90, CLIP score ≥ 0.15".
/// Where rounds have different ones their names stand behind it.
[[nodiscard]] std::vector<ReferenceLine> targetLines(const SubmissionRows& rows, const Benchmark* benchmark,
                                                     const FigureContext& context, const NumberFormat& numbers);

/// "log perplexity, lower is better", by the first metric of the benchmark.
[[nodiscard]] std::string qualityTitle(const Benchmark* benchmark, const Phrasebook& phrases);

/// Takes out points of zero or less, for which a logarithmic axis has no place, and returns how many there were.
[[nodiscard]] std::size_t dropWithoutLogarithm(FigureCurves& curves);

/// Range and ticks of the quality axis, whose scale is set.
void fitQualityAxis(Axis& axis, const QualityRange& range, const NumberFormat& numbers);

/// Range and ticks of what the curves are drawn over, from 0 on.
void fitCurvePositions(Axis& axis, const FigureCurves& curves, const NumberFormat& numbers);

}  // namespace podium
