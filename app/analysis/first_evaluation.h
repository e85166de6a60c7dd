// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/records/run.h"

namespace podium {

/// How long the runs of a submission trained before they evaluated their quality for the first time. All times are
/// minutes since run_start as the logs have them, without the scaling factor.
struct FirstEvaluation {
    std::optional<double> median;  ///< all three are empty where no run has an evaluation
    std::optional<double> earliest;
    std::optional<double> latest;
    std::int64_t runs = 0;     ///< that have an evaluation
    std::int64_t without = 0;  ///< that have none
};

/// t_i = (time of the first evaluation of run i - its run_start), over every run whatever its status; median (the mean
/// of the middle two where their number is even), smallest and largest t_i. Evaluations are the points of the curve:
/// eval_accuracy, or eval_error, of the logs (IMPORT.md, 3.4). The catalogue's thinning keeps the first point.
[[nodiscard]] FirstEvaluation firstEvaluation(const std::vector<Run>& runs);

}  // namespace podium
