// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/size_scale.h"

#include <algorithm>
#include <cmath>

namespace podium {

namespace {

double logarithm(std::int64_t size) { return std::log(static_cast<double>(std::max<std::int64_t>(size, 1))); }

}  // namespace

double SizeScale::positionOf(std::int64_t size) const
{
    if (size <= m_extent.minimum) {
        return 0;
    }
    if (size >= m_extent.maximum) {
        return 1;
    }
    const double low = logarithm(m_extent.minimum);
    const double span = logarithm(m_extent.maximum) - low;
    return span > 0 ? std::clamp((logarithm(size) - low) / span, 0.0, 1.0) : 0;
}

std::int64_t SizeScale::sizeAt(double position) const
{
    if (!(position > 0)) {
        return m_extent.minimum;
    }
    if (position >= 1) {
        return m_extent.maximum;
    }
    const double low = logarithm(m_extent.minimum);
    const double size = std::exp(low + position * (logarithm(m_extent.maximum) - low));
    return std::clamp(static_cast<std::int64_t>(std::llround(size)), m_extent.minimum, m_extent.maximum);
}

}  // namespace podium
