// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/convergence.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace podium::mlperf {

namespace {

bool samePoint(const ConvergencePoint& left, const ConvergencePoint& right)
{
    return left.minutes == right.minutes && left.position == right.position && left.value == right.value;
}

}  // namespace

ConvergenceCurve makeCurve(const LogEvents& events, bool epochsAreSamples)
{
    ConvergenceCurve curve;
    if (!events.start || events.evaluations.empty()) {
        return curve;
    }
    const auto placed = std::find_if(events.evaluations.begin(), events.evaluations.end(),
                                     [](const auto& evaluation) { return std::isfinite(evaluation.position); });
    curve.unit = placed == events.evaluations.end() ? PositionUnit::Epochs : placed->unit;
    const double scale = events.timesInSeconds ? 60.0 : 60000.0;
    for (const auto& evaluation : events.evaluations) {
        const ConvergencePoint point{(evaluation.time - events.start->time) / scale, evaluation.position,
                                     evaluation.value, evaluation.second};
        const bool usable = std::isfinite(point.minutes) && std::isfinite(point.position) &&
                            (std::isfinite(point.value) || std::isfinite(point.second));
        if (usable && point.minutes >= 0 && evaluation.unit == curve.unit) {
            curve.points.push_back(point);
        }
    }
    std::stable_sort(curve.points.begin(), curve.points.end(), [](const auto& left, const auto& right) {
        return std::tie(left.minutes, left.position) < std::tie(right.minutes, right.position);
    });
    curve.points.erase(std::unique(curve.points.begin(), curve.points.end(), samePoint), curve.points.end());
    if (epochsAreSamples && curve.unit == PositionUnit::Epochs) {
        curve.unit = PositionUnit::Samples;
    }
    return curve;
}

std::optional<double> positionOfConvergence(const ConvergenceCurve& curve, const std::optional<double>& minutes,
                                            const QualityTarget* target)
{
    const bool paired = target != nullptr && target->value && target->second && !curve.points.empty() &&
                        std::any_of(curve.points.begin(), curve.points.end(),
                                    [](const auto& point) { return std::isfinite(point.second); });
    // FID falls, CLIP rises; of box and mask mAP both rise.
    if (paired && *target->value > 1) {
        for (const auto& point : curve.points) {
            if (point.value <= *target->value && point.second >= *target->second) {
                return point.position;
            }
        }
        return std::nullopt;
    }
    std::optional<double> last;
    for (const auto& point : curve.points) {
        if (!minutes || point.minutes <= *minutes) {
            last = point.position;
        }
    }
    return last;
}

}  // namespace podium::mlperf
