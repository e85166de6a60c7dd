// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "db/mlperf/log_events.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// Absolute times of one run in milliseconds, and the size that its log states.
struct RunTimes {
    std::optional<double> start;
    std::optional<double> stop;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> acceleratorsPerNode;
};

[[nodiscard]] RunTimes runTimesOf(const LogEvents& events);

/// The score of a weak-scaling folder of HPC (IMPORT.md 3.1): the time from the first run_start to the last run_stop
/// over all valid runs. No olympic mean, no scaling factor. `times` goes with `runs`, entry by entry.
[[nodiscard]] Score scoreWeak(std::vector<Run>& runs, const std::vector<RunTimes>& times, const Benchmark* benchmark,
                              std::optional<WeakScaling>& weak);

}  // namespace podium::mlperf
