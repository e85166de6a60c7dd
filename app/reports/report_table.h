// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "app/analysis/figure_table.h"
#include "app/analysis/phrasebook.h"
#include "app/exports/row_group.h"

namespace podium {

/// A table as a page shows it.
struct ReportTable {
    FigureTable table;    ///< without the columns that say the same in every row, and with the first rows only
    RowGroups groups;     ///< of rows that say the same in several columns, which then stand above them
    std::string caption;  ///< what it is, and how many rows it has
    std::string facts;    ///< what every row has in common, a sentence; empty: nothing
    std::size_t allRows = 0;
};

/// The twin of a section's figure for a page. `mostRows` are those that stay; the caption says how many there are.
/// Columns whose texts stay the same over many rows become the titles of groups.
[[nodiscard]] ReportTable foldTable(FigureTable table, const std::string& title, std::size_t mostRows,
                                    const Phrasebook& phrases, const NumberFormat& numbers);

}  // namespace podium
