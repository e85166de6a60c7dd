// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "db/records/submission.h"

namespace podium::mlperf {

struct ScoringRule {
    std::int64_t maxDropped = 1;  ///< M: how many runs may be invalid; as many fastest and slowest are left out
    double scalingFactor = 1;
    /// NCF in v0.5: only the first 50 successes count, in the order of the files; 0: all.
    std::int64_t firstSuccesses = 0;
};

/// Whether a run has no usable result (R1, R2), as against one that breaks another rule (R3, R4).
[[nodiscard]] bool isFailure(RunStatus status);

[[nodiscard]] bool anyHas(const std::vector<Run>& runs, RunStatus status);

/// The official score of a benchmark folder (IMPORT.md 3.1): the olympic mean of the valid runs' minutes, times the
/// scaling factor. Marks the runs that are counted. `runs` are all result files, in natural order.
/// No score where a run that the rule would count has a time that cannot be: the official tool ranks such a time, so
/// that the score it would give says nothing (RELIABILITY.md, 12).
[[nodiscard]] Score score(std::vector<Run>& runs, const ScoringRule& rule);

}  // namespace podium::mlperf
