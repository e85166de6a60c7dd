// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace podium {

/// What a column of a table needs; in any one unit.
struct ColumnNeed {
    double least = 0;           ///< of its longest piece that is not broken
    std::vector<double> cells;  ///< widths of its texts on one line
    double firm = 0;            ///< of what must not be broken: words of its title, numbers, short words
};

/// Widths that keep the table low: every column's least first, then as wide as its texts where there is room, else more
/// for those whose rows take the most lines. Together `width` at most; where not even the least have room, what is not
/// firm is broken, and where the firm has none, each has a share of it.
[[nodiscard]] std::vector<double> lowTableWidths(const std::vector<ColumnNeed>& columns, double width);

}  // namespace podium
