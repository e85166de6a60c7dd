// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

#include "app/analysis/figure.h"

namespace podium {

/// Sets range and ticks of the value axis from everything that is drawn along it: marks, whiskers, reference lines.
/// Without marks there are no ticks. To be called when marks were added or taken away.
void fitValueAxis(Figure& figure);

/// The same for the position axis, which must be there, and the marks' positions. A logarithmic one has powers of two,
/// as counts of accelerators are.
void fitPositionAxis(Figure& figure);

/// Takes out marks of zero or less when the axis is logarithmic and returns how many there were.
[[nodiscard]] std::size_t dropMarksWithoutLogarithm(Figure& figure);

/// Where values stand on their axis: 0 at its minimum, 1 at its maximum; beyond both outside of it.
class AxisMap {
public:
    explicit AxisMap(const Axis& axis);
    [[nodiscard]] double fraction(double value) const
    {
        return ((m_logarithmic ? std::log(value) : value) - m_minimum) / m_length;
    }

private:
    bool m_logarithmic;
    double m_minimum;
    double m_length;
};

/// The same for a single value.
[[nodiscard]] inline double axisFraction(const Axis& axis, double value) { return AxisMap(axis).fraction(value); }

}  // namespace podium
