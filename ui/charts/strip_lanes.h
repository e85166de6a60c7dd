// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace podium::charts {

/// How far each of the markers at `positions` moves up (negative) or down from its row's centre, so that markers of
/// `size` do not cover each other within a row of `height`. The first ones stay nearest to the centre; where a place is
/// too crowded they share it.
[[nodiscard]] std::vector<double> stripOffsets(const std::vector<double>& positions, double size, double height);

}  // namespace podium::charts
