// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// How many lines of text the cells of a figure's matrix hold on this page, at least one, so that all rows fit. Makes
/// labels a little smaller where that makes room for a line, and says in the figure's legend what the lines are.
[[nodiscard]] std::size_t fitCellLines(Figure& figure, PagePlan& plan);

/// Height of a row whose cells hold so many lines.
[[nodiscard]] double cellRowHeight(const PagePlan& plan, std::size_t lines);

/// Places cells with their texts, the counts below them and the title of the columns. The rows are placed already, and
/// the plot reaches from the labels to the page's edge; it is cut to the columns. A cell has a place among the rows, by
/// which it is known, where its row has several.
void placeMatrix(const Figure& figure, const PagePlan& plan, std::size_t lines, FigureLayout& layout);

}  // namespace podium::charts
