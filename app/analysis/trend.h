// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/metric.h"
#include "app/analysis/submission_rows.h"
#include "db/reference/reference_tables.h"

namespace podium {

struct TrendQuestion {
    MetricBasis basis = MetricBasis::Official;
    std::optional<std::int64_t> accelerators;  ///< only results of this size; empty: any
    double tolerance = 0;                      ///< fraction of that size
};

/// The best result of one round.
struct TrendPoint {
    std::string round;
    store::SubmissionRow row;
    Metric time;
    Metric improvement;  ///< over the round before within the span; absent (NoRatio) for the first
};

/// The rounds of one comparability span of one benchmark, in the order of time; rounds without a result are left out.
struct Trend {
    std::string benchmark;
    std::vector<std::string> spanRounds;  ///< all rounds of the span; the round alone where no span holds it
    std::vector<TrendPoint> points;
};

/// Best result by round, a trend for every benchmark and span among the rows. The rows should be of one division.
/// Spans in the order of their first round.
[[nodiscard]] std::vector<Trend> trendsOf(const SubmissionRows& rows, const TrendQuestion& question,
                                          const ReferenceTables& tables);

}  // namespace podium
