// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "app/models/filter_rows.h"

namespace podium {

/// Logarithmic scale of a range slider over whole numbers: 0 is the extent's minimum, 1 its maximum. Both ends are hit
/// exactly. A minimum under 1 stands at 0, where 1 stands otherwise.
class SizeScale {
public:
    explicit SizeScale(SizeExtent extent) : m_extent(extent) {}

    [[nodiscard]] const SizeExtent& extent() const { return m_extent; }
    /// 0 to 1; sizes outside are moved to the nearer end.
    [[nodiscard]] double positionOf(std::int64_t size) const;
    /// The whole number at a position; positions outside (and NaN) are moved to the nearer end.
    [[nodiscard]] std::int64_t sizeAt(double position) const;

private:
    SizeExtent m_extent;
};

}  // namespace podium
