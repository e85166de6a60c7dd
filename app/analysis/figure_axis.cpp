// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/analysis/ticks.h"

namespace podium {

namespace {

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void include(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    [[nodiscard]] bool empty() const { return low > high; }
};

Range rangeOf(const Figure& figure)
{
    Range range;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            range.include(mark.value);
            range.include(mark.low.value_or(mark.value));
            range.include(mark.high.value_or(mark.value));
        }
    }
    if (range.empty()) {
        return range;
    }
    for (const ReferenceLine& line : figure.referenceLines) {
        range.include(line.value);
    }
    return range;
}

/// Decimals of one tick of a logarithmic axis: 0.5, 2, 300.
int logDecimals(double value) { return value >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(value) - 1e-9)); }

}  // namespace

void fitValueAxis(Figure& figure)
{
    Axis& axis = figure.valueAxis;
    Range range = rangeOf(figure);
    axis.ticks.clear();
    if (range.empty()) {
        axis.minimum = axis.scale == AxisScale::Log ? 1 : 0;
        axis.maximum = axis.minimum + 1;
        return;
    }
    if (axis.fromZero || axis.marksZero) {
        range.include(0);
    }
    const bool logarithmic = axis.scale == AxisScale::Log;
    const TickSet ticks = logarithmic ? logTicks(range.low, range.high) : linearTicks(range.low, range.high);
    axis.minimum = ticks.minimum;
    axis.maximum = ticks.maximum;
    const NumberFormat numbers(figure.language);
    for (const double value : ticks.values) {
        const int decimals = ticks.powers ? logDecimals(value) : ticks.decimals;
        axis.ticks.push_back({value, numbers.fixed(value, decimals)});
    }
}

void fitPositionAxis(Figure& figure)
{
    Axis& axis = *figure.positionAxis;
    Range range;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            range.include(mark.position);
        }
    }
    axis.ticks.clear();
    if (range.empty()) {
        axis.minimum = axis.scale == AxisScale::Log ? 1 : 0;
        axis.maximum = axis.minimum + 1;
        return;
    }
    if (axis.fromZero) {
        range.include(0);
    }
    const TickSet ticks =
        axis.scale == AxisScale::Log ? binaryLogTicks(range.low, range.high) : linearTicks(range.low, range.high);
    axis.minimum = ticks.minimum;
    axis.maximum = ticks.maximum;
    const NumberFormat numbers(figure.language);
    for (const double value : ticks.values) {
        axis.ticks.push_back({value, numbers.fixed(value, ticks.decimals)});
    }
}

std::size_t dropMarksWithoutLogarithm(Figure& figure)
{
    std::size_t dropped = 0;
    if (figure.valueAxis.scale != AxisScale::Log) {
        return dropped;
    }
    for (Series& series : figure.series) {
        dropped += std::erase_if(series.marks, [](const Mark& mark) { return mark.value <= 0; });
        for (Mark& mark : series.marks) {
            if (mark.low.value_or(mark.value) <= 0) {
                mark.low = mark.value;
            }
        }
    }
    return dropped;
}

AxisMap::AxisMap(const Axis& axis)
    : m_logarithmic(axis.scale == AxisScale::Log), m_minimum(m_logarithmic ? std::log(axis.minimum) : axis.minimum),
      m_length((m_logarithmic ? std::log(axis.maximum) : axis.maximum) - m_minimum)
{
}

}  // namespace podium
