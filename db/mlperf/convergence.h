// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "db/mlperf/log_events.h"
#include "db/records/run.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// The evaluations of a log as a curve over the time since run_start, duplicates of several ranks left out.
/// Without run_start there is none.
[[nodiscard]] ConvergenceCurve makeCurve(const LogEvents& events, bool epochsAreSamples);

/// Where the run converged (IMPORT.md 3.4): the position of the last evaluation up to run_stop; where points hold FID
/// and CLIP, of the first that meets both.
[[nodiscard]] std::optional<double> positionOfConvergence(const ConvergenceCurve& curve,
                                                          const std::optional<double>& minutes,
                                                          const QualityTarget* target);

}  // namespace podium::mlperf
