// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/first_evaluation.h"

#include <algorithm>
#include <cmath>

namespace podium {

namespace {

std::optional<double> firstMinutes(const ConvergenceCurve& curve)
{
    std::optional<double> first;
    for (const ConvergencePoint& point : curve.points) {
        if (std::isfinite(point.minutes) && point.minutes >= 0) {
            first = std::min(first.value_or(point.minutes), point.minutes);
        }
    }
    return first;
}

}  // namespace

FirstEvaluation firstEvaluation(const std::vector<Run>& runs)
{
    FirstEvaluation result;
    std::vector<double> times;
    for (const Run& run : runs) {
        if (const auto minutes = firstMinutes(run.curve)) {
            times.push_back(*minutes);
        } else {
            ++result.without;
        }
    }
    result.runs = static_cast<std::int64_t>(times.size());
    if (times.empty()) {
        return result;
    }
    std::sort(times.begin(), times.end());
    const std::size_t middle = times.size() / 2;
    result.median = times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
    result.earliest = times.front();
    result.latest = times.back();
    return result;
}

}  // namespace podium
