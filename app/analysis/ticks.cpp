// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace podium {

namespace {

constexpr double tolerance = 1e-9;
constexpr int maximumSteps = 6;
constexpr std::size_t maximumBinaryTicks = 9;
constexpr double logPadding = 1.12;  ///< how far a logarithmic axis reaches beyond its marks, as a factor
constexpr double binaryPadding = 1.3;

struct Step {
    double mantissa;  ///< 1, 2, 2.5 or 5
    int exponent;

    [[nodiscard]] double size() const { return mantissa * std::pow(10.0, exponent); }

    /// The nth multiple, with as little rounding as a double allows: 3 x 0.1 is 0.3, not 0.30000000000000004.
    [[nodiscard]] double multiple(double n) const
    {
        return exponent < 0 ? n * mantissa / std::pow(10.0, -exponent) : n * mantissa * std::pow(10.0, exponent);
    }

    [[nodiscard]] int decimals() const { return std::max(0, -exponent + (mantissa == 2.5 ? 1 : 0)); }
};

double firstMultiple(double low, const Step& step) { return std::floor(low / step.size() + tolerance); }

double lastMultiple(double high, const Step& step) { return std::ceil(high / step.size() - tolerance); }

/// The smallest step that needs at most six intervals.
Step niceStep(double low, double high)
{
    constexpr std::array mantissas{1.0, 2.0, 2.5, 5.0};
    const int start = static_cast<int>(std::floor(std::log10((high - low) / maximumSteps))) - 1;
    for (int exponent = start;; ++exponent) {
        for (const double mantissa : mantissas) {
            const Step step{mantissa, exponent};
            if (lastMultiple(high, step) - firstMultiple(low, step) <= maximumSteps) {
                return step;
            }
        }
    }
}

std::vector<double> multiplesOfPowersOfTen(const std::vector<double>& mantissas, double low, double high)
{
    std::vector<double> values;
    const int first = static_cast<int>(std::floor(std::log10(low))) - 1;
    const int last = static_cast<int>(std::ceil(std::log10(high))) + 1;
    for (int exponent = first; exponent <= last; ++exponent) {
        for (const double mantissa : mantissas) {
            const double value = Step{mantissa, exponent}.multiple(1);
            if (value >= low * (1 - tolerance) && value <= high * (1 + tolerance)) {
                values.push_back(value);
            }
        }
    }
    return values;
}

}  // namespace

TickSet linearTicks(double low, double high)
{
    if (!std::isfinite(low) || !std::isfinite(high) || !std::isfinite(high - low)) {
        low = 0;
        high = 1;
    }
    if (low > high) {
        std::swap(low, high);
    }
    if (high - low <= std::max(std::abs(low), std::abs(high)) * tolerance || high - low < 1e-12) {
        const double margin = std::max(std::abs(high) * 0.05, 1e-3);
        low -= low == 0 ? 0 : margin;
        high += high == 0 ? 1 : margin;
    }
    const Step step = niceStep(low, high);
    const double first = firstMultiple(low, step);
    const double last = lastMultiple(high, step);
    TickSet ticks;
    for (double n = first; n <= last; ++n) {
        ticks.values.push_back(step.multiple(n));
    }
    ticks.minimum = ticks.values.front();
    ticks.maximum = ticks.values.back();
    ticks.decimals = step.decimals();
    return ticks;
}

TickSet logTicks(double low, double high)
{
    if (!std::isfinite(low) || !std::isfinite(high) || low <= 0 || high <= 0) {
        low = 1;
        high = 10;
    }
    if (low > high) {
        std::swap(low, high);
    }
    low = std::max(low / logPadding, 1e-12);
    high = std::min(high * logPadding, 1e12);
    if (high / low < 3) {
        TickSet linear = linearTicks(low, high);
        std::erase_if(linear.values, [&](double value) { return value < low || value > high; });
        linear.minimum = low;
        linear.maximum = high;
        return linear;
    }
    const std::vector<std::vector<double>> densities{{1, 2, 3, 5}, {1, 2, 5}, {1, 3}, {1}};
    TickSet ticks{{}, low, high, 0, true};
    for (const std::vector<double>& mantissas : densities) {
        ticks.values = multiplesOfPowersOfTen(mantissas, low, high);
        if (ticks.values.size() <= maximumSteps + 1) {
            break;
        }
    }
    return ticks;
}

TickSet binaryLogTicks(double low, double high)
{
    if (!std::isfinite(low) || !std::isfinite(high) || low <= 0 || high <= 0) {
        low = 1;
        high = 10;
    }
    if (low > high) {
        std::swap(low, high);
    }
    TickSet ticks{{}, std::max(low / binaryPadding, 0.5), std::max(std::min(high * binaryPadding, 1e15), 2.0), 0};
    const int first = std::max(0, static_cast<int>(std::ceil(std::log2(ticks.minimum))));
    const int last = static_cast<int>(std::floor(std::log2(ticks.maximum)));
    int stride = 1;
    while ((last - first) / stride + 1 > static_cast<int>(maximumBinaryTicks)) {
        ++stride;
    }
    for (int exponent = first; exponent <= last; exponent += stride) {
        ticks.values.push_back(std::exp2(exponent));
    }
    return ticks;
}

}  // namespace podium
