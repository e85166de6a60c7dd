// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace podium {

/// Points of a convergence curve that the shipped catalogue keeps at most: the first, the last, and evenly spread ones
/// between them. A curve of fewer points is whole.
inline constexpr std::size_t catalogueCurvePoints = 16;

}  // namespace podium
