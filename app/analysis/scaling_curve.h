// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/analysis/metric.h"
#include "db/store/submission_repository.h"

namespace podium {

/// One size of a scaling curve.
struct CurvePoint {
    double accelerators = 0;
    double time = 0;  ///< minutes, or raw minutes a sample on throughput basis
    store::SubmissionRow row;
};

/// How the best results of some systems fall with their size, drawn log-log and straight between submissions
/// (METRICS.md, "Racks for equal time", method B).
class ScalingCurve {
public:
    /// Of the rows that have a time and a size: the fastest of each size, without those that are no faster than a
    /// smaller one, so that the curve falls all the way.
    ScalingCurve(const std::vector<store::SubmissionRow>& rows, MetricBasis basis);

    [[nodiscard]] const std::vector<CurvePoint>& points() const { return m_points; }  ///< by size
    [[nodiscard]] std::size_t leftOut() const { return m_leftOut; }  ///< sizes that are no faster than a smaller one
    [[nodiscard]] MetricBasis basis() const { return m_basis; }

    /// The points between which `time` lies, as the index of the smaller one; outside of the curve the first two or the
    /// last two. There must be two points.
    [[nodiscard]] std::size_t segmentAt(double time) const;

    /// Accelerators at which the curve reaches the time of `a`. Beyond its ends the slope of the two points there goes
    /// on, up to 16 times the largest size, and a note says so. Operands: `a`, then the two submissions.
    [[nodiscard]] Metric acceleratorsForTimeOf(const store::SubmissionRow& a) const;

private:
    MetricBasis m_basis;
    std::vector<CurvePoint> m_points;
    std::size_t m_leftOut = 0;
};

}  // namespace podium
