// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of tables in a workbook.
#pragma once

#include <string>

#include "app/exports/figure_format.h"
#include "app/exports/xlsx_workbook.h"

namespace podium {

/// Writes published text into a cell: never a formula or a link.
void writeXlsxText(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& text,
                   lxw_format* format = nullptr);

/// The table twin from the first row on: numbers as numbers, the header frozen and filterable, columns as wide as
/// their texts.
void writeXlsxData(XlsxWorkbook& book, lxw_worksheet* sheet, const FigureTable& table);

/// Every result that the figure rests on, with the address of its round.
void writeXlsxSources(XlsxWorkbook& book, lxw_worksheet* sheet, const Figure& figure);

}  // namespace podium
