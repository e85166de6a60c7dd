// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/figure_builder.h"
#include "app/analysis/metric.h"

namespace podium {

/// A result, what it is held against, and how many times as fast it is (METRICS.md, "Speedup").
struct BaselinePair {
    const store::SubmissionRow* row = nullptr;
    const store::SubmissionRow* baseline = nullptr;  ///< null: there is none
    Metric ratio;                                    ///< by the spec's mode
    Metric perAccelerator;
    std::string reason;  ///< why there is no ratio; empty where there is one
};

/// The formula of a mode.
[[nodiscard]] Formula speedupFormula(SpeedupMode mode);

/// One a result that is no baseline of the rows, by spec.order, where "time" means the largest speedup first; those
/// without a ratio come last. What a result is held against: the spec's baseline, or the best of the baseline's
/// generation with as many accelerators in the same round. The pairs point into `rows`.
[[nodiscard]] std::vector<BaselinePair> speedupPairs(const FigureSpec& spec, const SubmissionRows& rows,
                                                     const Phrasebook& phrases);

}  // namespace podium
