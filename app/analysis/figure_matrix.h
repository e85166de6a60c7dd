// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace podium {

/// What a mark is in a matrix: one cell of its row.
struct MatrixCell {
    std::size_t column = 0;
    double shade = 0;                ///< 0 to 1: place on the ramp of colours
    bool slower = false;             ///< its ratio, as it is written, is under 1
    std::vector<std::string> lines;  ///< what stands in the cell, the most important first
};

/// A figure whose rows are cut into cells: columns of the matrix from left to right. Its marks have cells.
struct FigureMatrix {
    std::string columnTitle;
    std::vector<std::string> columns;
    /// What stands in a cell, in words for the legend, where it has so many lines: the first for one line.
    std::vector<std::string> lineWords;
};

}  // namespace podium
