// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/run_curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "db/records/samples_to_converge.h"

namespace podium {

namespace {

constexpr double endTolerance = 1.02;     ///< of the run's minutes
constexpr double catalogueDigits = 1e-6;  ///< relative error of a value with six significant digits
constexpr double usualShare = 0.9;        ///< of the points, whose distance is the usual one
constexpr double wildDistance = 4;        ///< of the usual distance; what lies further is wild
constexpr double widestDistance = 2;      ///< that is drawn where something is wild

bool isPositive(const std::optional<double>& number) { return number && std::isfinite(*number) && *number > 0; }

double farthestPosition(const ConvergenceCurve& curve)
{
    double farthest = 0;
    for (const ConvergencePoint& point : curve.points) {
        farthest = point.position > farthest ? point.position : farthest;  // not a number is not above
    }
    return farthest;
}

RunRole roleOf(const Run& run)
{
    return !run.valid() ? RunRole::Invalid : run.counted ? RunRole::Counted : RunRole::Dropped;
}

/// Above 0 where `value` is better than `target`.
double gain(double value, double target, bool higherIsBetter)
{
    return higherIsBetter ? value - target : target - value;
}

bool meets(double value, double target, bool higherIsBetter, bool isLast)
{
    const double margin = std::abs(target) * catalogueDigits;
    return gain(value, target, higherIsBetter) > (isLast ? -margin : margin);
}

/// Of logs that give a percentage as a fraction.
bool isFraction(const std::vector<QualityPoint>& points, const CurveTarget& target)
{
    return target.value && target.higherIsBetter && *target.value > 1 &&
           std::all_of(points.begin(), points.end(),
                       [](const QualityPoint& point) { return point.value >= 0 && point.value <= 1; });
}

}  // namespace

PositionUnit commonUnit(const std::vector<const Run*>& runs)
{
    constexpr std::array units{PositionUnit::Samples, PositionUnit::Epochs, PositionUnit::Steps};
    std::array<std::size_t, units.size()> counts{};
    for (const Run* run : runs) {
        if (!run->curve.points.empty() && countsItsUnit(*run, farthestPosition(run->curve))) {
            ++counts[static_cast<std::size_t>(std::find(units.begin(), units.end(), trainedUnit(*run)) -
                                              units.begin())];
        }
    }
    return units[static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin())];
}

DrawnRun drawnRun(const Run& run, const CurveAxes& axes, const CurveTarget& target)
{
    DrawnRun drawn;
    RunCurve& curve = drawn.curve;
    curve.file = run.file;
    curve.role = roleOf(run);
    curve.status = run.status;
    const bool overMinutes = axes.over == ConvergenceOver::Minutes;
    const bool sameUnit = trainedUnit(run) == axes.unit && countsItsUnit(run, farthestPosition(run.curve));
    if (run.curve.points.empty()) {
        drawn.absence = CurveAbsence::NoEvaluations;
        return drawn;
    }
    if (!overMinutes && !sameUnit) {
        drawn.absence = CurveAbsence::OtherUnit;
        return drawn;
    }
    for (const ConvergencePoint& point : run.curve.points) {
        if (!std::isfinite(point.value) || !std::isfinite(point.minutes) || !std::isfinite(point.position)) {
            continue;
        }
        if (overMinutes && isPositive(run.minutes) && point.minutes > *run.minutes * endTolerance) {
            ++drawn.afterTheEnd;
            continue;
        }
        const double trained =
            sameUnit ? point.position * trainedPerPosition(run) : std::numeric_limits<double>::quiet_NaN();
        curve.points.push_back(
            {overMinutes ? point.minutes : trained, point.value, point.minutes, trained, point.second});
    }
    if (curve.points.empty()) {
        drawn.absence = drawn.afterTheEnd > 0 ? CurveAbsence::AfterTheEnd : CurveAbsence::NoNumbers;
        return drawn;
    }
    std::stable_sort(curve.points.begin(), curve.points.end(), [](const QualityPoint& left, const QualityPoint& right) {
        return left.position < right.position;
    });
    if (isFraction(curve.points, target)) {
        drawn.rescaled = true;
        for (QualityPoint& point : curve.points) {
            point.value *= 100;
        }
    }
    curve.met = targetMet(curve.points, target);
    return drawn;
}

std::optional<std::size_t> targetMet(const std::vector<QualityPoint>& points, const CurveTarget& target)
{
    if (!target.value) {
        return std::nullopt;
    }
    for (std::size_t index = 0; index < points.size(); ++index) {
        const QualityPoint& point = points[index];
        const bool isLast = index + 1 == points.size();
        const bool second =
            !target.second || (std::isfinite(point.second) && meets(point.second, *target.second, true, isLast));
        if (second && meets(point.value, *target.value, target.higherIsBetter, isLast)) {
            return index;
        }
    }
    return std::nullopt;
}

void markLead(std::vector<RunCurve>& runs)
{
    const bool counted =
        std::any_of(runs.begin(), runs.end(), [](const RunCurve& run) { return run.role == RunRole::Counted; });
    std::vector<RunCurve*> candidates;
    for (RunCurve& run : runs) {
        run.lead = false;
        if (!counted || run.role == RunRole::Counted) {
            candidates.push_back(&run);
        }
    }
    if (candidates.empty()) {
        return;
    }
    std::stable_sort(candidates.begin(), candidates.end(), [](const RunCurve* left, const RunCurve* right) {
        return left->points.back().position < right->points.back().position;
    });
    candidates[(candidates.size() - 1) / 2]->lead = true;
}

QualityRange qualityRange(const FigureCurves& curves, const std::vector<double>& targets)
{
    QualityRange range;
    std::vector<double> values;
    for (const SubmissionCurves& submission : curves.submissions) {
        for (const RunCurve& run : submission.runs) {
            for (const QualityPoint& point : run.points) {
                values.push_back(point.value);
            }
        }
    }
    if (values.empty()) {
        return range;
    }
    range.any = true;
    const auto better = [&](double left, double right) { return curves.higherIsBetter ? left > right : left < right; };
    std::sort(values.begin(), values.end(), better);
    const double best = values.front();
    const auto usual = static_cast<std::size_t>(std::ceil(usualShare * static_cast<double>(values.size()))) - 1;
    const double distance = std::abs(values[usual] - best);
    const bool wild = std::abs(values.back() - best) > distance * wildDistance;
    const double widest = wild ? distance * widestDistance : 0;
    double worst = best;
    for (const double value : values) {
        if (widest > 0 && std::abs(value - best) > widest) {
            ++range.beyond;
            range.farthest = value;
        } else {
            worst = value;
        }
    }
    range.low = std::min(best, worst);
    range.high = std::max(best, worst);
    for (const double target : targets) {
        range.low = std::min(range.low, target);
        range.high = std::max(range.high, target);
    }
    return range;
}

CurveTarget curveTarget(const Benchmark* benchmark, std::string_view round)
{
    CurveTarget target;
    if (benchmark == nullptr) {
        return target;
    }
    target.higherIsBetter = benchmark->higherIsBetter;
    for (const QualityTarget& one : benchmark->targets) {
        if (std::find(one.rounds.begin(), one.rounds.end(), round) != one.rounds.end()) {
            target.value = one.value;
            target.second = one.second;
        }
    }
    return target;
}

MetricNames metricNames(std::string_view metric)
{
    constexpr std::string_view both = " and ";
    const auto place = metric.find(both);
    return place == std::string_view::npos ? MetricNames{metric, {}}
                                           : MetricNames{metric.substr(0, place), metric.substr(place + both.size())};
}

}  // namespace podium
