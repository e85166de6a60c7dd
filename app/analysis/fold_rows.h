// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/analysis/figure.h"

namespace podium {

/// The figure with at most `rows` rows (at least 1): where there are more, the last row becomes "and N more" with the
/// range of their values. The rows named in `keep`, the baseline and summaries stay as long as there is room. Axis and marks
/// follow, so that the result is exactly what is drawn.
[[nodiscard]] Figure foldRows(const Figure& whole, std::size_t rows, const std::vector<std::string>& keep = {});
/// The same with another head; of `whole` only what is kept is copied.
[[nodiscard]] Figure foldRows(const Figure& whole, const FigureHead& head, std::size_t rows,
                              const std::vector<std::string>& keep);

}  // namespace podium
