// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/samples_to_converge.h"

#include <cmath>

namespace podium {

namespace {

bool isUsable(const std::optional<double>& number) { return number && std::isfinite(*number) && *number > 0; }

bool countsSteps(const Run& run) { return run.curve.unit == PositionUnit::Steps; }

/// Steps alone say nothing of how much was trained.
std::optional<SamplesToConverge> samplesOf(const Run& run)
{
    if (!isUsable(run.samplesToConverge) || !countsItsUnit(run, *run.samplesToConverge) ||
        trainedUnit(run) == PositionUnit::Steps) {
        return std::nullopt;
    }
    return SamplesToConverge{*run.samplesToConverge * trainedPerPosition(run), trainedUnit(run)};
}

}  // namespace

bool countsItsUnit(const Run& run, double count)
{
    if (run.curve.unit == PositionUnit::Samples && isUsable(run.globalBatchSize)) {
        return count >= *run.globalBatchSize;
    }
    return run.curve.unit != PositionUnit::Epochs || count <= mostEpochs;
}

PositionUnit trainedUnit(const Run& run)
{
    return countsSteps(run) && isUsable(run.globalBatchSize) ? PositionUnit::Samples : run.curve.unit;
}

double trainedPerPosition(const Run& run)
{
    return countsSteps(run) && isUsable(run.globalBatchSize) ? *run.globalBatchSize : 1;
}

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
