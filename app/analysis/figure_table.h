// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/figure.h"

namespace podium {

struct TwinColumn {
    std::string title;  ///< with its unit
    bool isNumber = false;
    int decimals = 0;  ///< of its numbers, as they are shown
};

/// A cell holds a number where its value is one; the text is what people read.
struct TwinCell {
    std::string text;
    std::optional<double> number{};
};

/// Which mark a row of the table shows.
struct MarkPlace {
    std::size_t series = 0;
    std::size_t mark = 0;

    friend bool operator==(const MarkPlace&, const MarkPlace&) = default;
};

struct TwinRow {
    std::vector<TwinCell> cells;      ///< one a column
    std::string label;                ///< what tells it from others in a chart: "NVIDIA, Eos-dfw · 512 × H100"
    std::optional<MarkPlace> mark{};  ///< empty: the row has no value
};

/// The table twin of a figure, for people: the same marks, worded in its language, numbers rounded as tables show them
/// with the unrounded ones beside the text.
struct FigureTable {
    std::vector<TwinColumn> columns;
    std::vector<TwinRow> rows;
    std::size_t valueColumn = 0;  ///< of the value axis
};

/// One row a drawn mark, by the figure's order; guides are left out, rows without a value stand with their reason. Of
/// racks: one row a method.
[[nodiscard]] FigureTable tableOf(const Figure& figure);

}  // namespace podium
