// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/analysis/metrics.h"

namespace podium {

namespace {

/// What a run's minutes are multiplied by; empty: the basis has no times, or the factor is unreadable.
std::optional<double> factorOn(const Score& score, MetricBasis basis)
{
    switch (basis) {
    case MetricBasis::Official:
        if (score.issue == ScoreIssue::ScalingUnreadable || !(score.scalingFactor > 0)) {
            return std::nullopt;
        }
        return score.scalingFactor;
    case MetricBasis::Raw:
        return 1;
    case MetricBasis::Throughput:
        break;
    }
    return std::nullopt;
}

double sampleDeviation(const std::vector<double>& values)
{
    const auto count = static_cast<double>(values.size());
    double mean = 0;
    for (const double value : values) {
        mean += value / count;
    }
    double squares = 0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    return std::sqrt(squares / (count - 1));
}

}  // namespace

RunSpread runSpread(const Submission& submission, MetricBasis basis)
{
    RunSpread spread;
    const auto factor = factorOn(submission.score, basis);
    for (const Run& run : submission.runs) {
        const bool timed = run.valid() && run.minutes && std::isfinite(*run.minutes) && *run.minutes > 0;
        if (!timed || !factor) {
            ++spread.withoutTime;
            continue;
        }
        const double minutes = *run.minutes * *factor;
        (run.counted ? spread.counted : spread.dropped).push_back(minutes);
        spread.fastest = std::min(spread.fastest.value_or(minutes), minutes);
        spread.slowest = std::max(spread.slowest.value_or(minutes), minutes);
    }
    spread.scoreOfOneRun = spread.counted.size() == 1;
    const Absence absence = basis == MetricBasis::Throughput ? Absence::NotOnThisBasis
                            : !factor                        ? Absence::NoScore
                            : spread.counted.size() < 2      ? Absence::TooFewRuns
                                                             : Absence::None;
    spread.deviation =
        absence == Absence::None
            ? metricOf(Formula::RunDeviation, basis, MetricUnit::Minutes, sampleDeviation(spread.counted))
            : absentMetric(Formula::RunDeviation, basis, MetricUnit::Minutes, absence);
    spread.deviation.operands.push_back(reference(submission.key));
    spread.deviation.notes.push_back(
        {NoteCode::RunsCounted,
         {static_cast<double>(spread.counted.size()), static_cast<double>(submission.runs.size())},
         {}});
    return spread;
}

}  // namespace podium
