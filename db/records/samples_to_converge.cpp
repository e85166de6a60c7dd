// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/samples_to_converge.h"

#include <cmath>

namespace podium {

namespace {

bool isUsable(const std::optional<double>& number) { return number && std::isfinite(*number) && *number > 0; }

std::optional<SamplesToConverge> samplesOf(const Run& run)
{
    if (!isUsable(run.samplesToConverge)) {
        return std::nullopt;
    }
    const bool lessThanAStep = run.curve.unit == PositionUnit::Samples && isUsable(run.globalBatchSize) &&
                               *run.samplesToConverge < *run.globalBatchSize;
    if (lessThanAStep || (run.curve.unit == PositionUnit::Epochs && *run.samplesToConverge > mostEpochs)) {
        return std::nullopt;
    }
    if (run.curve.unit != PositionUnit::Steps) {
        return SamplesToConverge{*run.samplesToConverge, run.curve.unit};
    }
    if (!isUsable(run.globalBatchSize)) {
        return std::nullopt;
    }
    return SamplesToConverge{*run.samplesToConverge * *run.globalBatchSize, PositionUnit::Samples};
}

}  // namespace

std::optional<SamplesToConverge> samplesToConverge(const std::vector<Run>& runs)
{
    double sum = 0;
    double counted = 0;
    PositionUnit unit = PositionUnit::Samples;
    for (const Run& run : runs) {
        if (!run.counted) {
            continue;
        }
        const auto samples = samplesOf(run);
        if (!samples || (counted > 0 && samples->unit != unit)) {
            return std::nullopt;
        }
        unit = samples->unit;
        sum += samples->count;
        ++counted;
    }
    const double mean = sum / counted;
    return counted > 0 && std::isfinite(mean) ? std::optional(SamplesToConverge{mean, unit}) : std::nullopt;
}

}  // namespace podium
