// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace podium {

/// What a column of a table needs; in any one unit.
struct ColumnNeed {
    double least = 0;           ///< of its longest word
    std::vector<double> cells;  ///< widths of its texts on one line
};

/// Widths that keep the table low: every column's least first, then as wide as its texts where there is room, else more
/// for those whose rows take the most lines. Together `width` at most; where not even the least have room, shares of it.
[[nodiscard]] std::vector<double> lowTableWidths(const std::vector<ColumnNeed>& columns, double width);

}  // namespace podium
