// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/scaling_curve.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "app/analysis/operands.h"

namespace podium {

namespace {

using namespace operands;
using store::SubmissionRow;

/// Times the largest submission; where the slope of two points leads beyond four doublings it says nothing any more.
constexpr double furthestBeyond = 16;

std::map<double, const SubmissionRow*> fastestBySize(const std::vector<SubmissionRow>& rows, MetricBasis basis)
{
    std::map<double, const SubmissionRow*> fastest;
    for (const SubmissionRow& row : rows) {
        const Operand size = sizeOperand(row);
        if (size.absence == Absence::None && timeOn(row, basis).absence == Absence::None) {
            keepFaster(fastest[size.value], row, basis);
        }
    }
    return fastest;
}

}  // namespace

ScalingCurve::ScalingCurve(const std::vector<SubmissionRow>& rows, MetricBasis basis) : m_basis(basis)
{
    for (const auto& [size, row] : fastestBySize(rows, basis)) {
        const double time = timeOn(*row, basis).value;
        if (m_points.empty() || time < m_points.back().time) {
            m_points.push_back({size, time, *row});
        } else {
            ++m_leftOut;
        }
    }
}

std::size_t ScalingCurve::segmentAt(double time) const
{
    const auto reached =
        std::find_if(m_points.begin(), m_points.end(), [=](const CurvePoint& point) { return point.time <= time; });
    const auto index = static_cast<std::size_t>(reached - m_points.begin());
    return std::clamp<std::size_t>(index, 1, m_points.size() - 1) - 1;
}

Metric ScalingCurve::acceleratorsForTimeOf(const SubmissionRow& a) const
{
    const Operand target = timeOn(a, m_basis);
    const auto absent = [&](Absence absence) {
        Metric metric = absentMetric(Formula::EqualTimeByCurve, m_basis, MetricUnit::Accelerators, absence);
        nameOperands(metric, {&a});
        return metric;
    };
    if (target.absence != Absence::None) {
        return absent(target.absence);
    }
    if (m_points.size() < 2) {
        return absent(m_leftOut > 0 ? Absence::FlatCurve : Absence::TooFewPoints);
    }
    const std::size_t segment = segmentAt(target.value);
    const CurvePoint& low = m_points[segment];
    const CurvePoint& high = m_points[segment + 1];
    if (const Absence units = firstAbsence({unitsOf(a, low.row, m_basis), unitsOf(a, high.row, m_basis)});
        units != Absence::None) {
        return absent(units);
    }
    const double slope = std::log(high.accelerators / low.accelerators) / std::log(low.time / high.time);
    const double accelerators = low.accelerators * std::pow(low.time / target.value, slope);
    if (!(accelerators <= furthestBeyond * m_points.back().accelerators)) {
        return absent(Absence::OutOfReach);
    }
    Metric metric = metricOf(Formula::EqualTimeByCurve, m_basis, MetricUnit::Accelerators, accelerators);
    nameOperands(metric, {&a, &low.row, &high.row});
    const NoteCode place = target.value < high.time  ? NoteCode::ExtrapolatedAbove
                           : target.value > low.time ? NoteCode::ExtrapolatedBelow
                                                     : NoteCode::Interpolated;
    metric.notes.push_back({place, {low.accelerators, high.accelerators, accelerators}, {}});
    if (m_leftOut > 0) {
        metric.notes.push_back({NoteCode::PointsLeftOut, {static_cast<double>(m_leftOut)}, {}});
    }
    return metric;
}

}  // namespace podium
