// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "app/analysis/figure.h"
#include "ui/charts/figure_layout.h"
#include "ui/charts/label_columns.h"
#include "ui/charts/page_plan.h"

namespace podium::charts {

/// Places a row's labels into the columns, on the row's middle; names in one line or in two, as the plan has them.
void placeCells(const Figure& figure, std::size_t row, const LabelColumns& columns, const PagePlan& plan,
                FigureLayout& layout);

/// Places the words that a row without marks has in their stead: whole where that can be had, in two lines where the
/// row is high enough, from an empty column on, or in smaller letters; cut only where nothing of it helps.
void placeRemark(const Figure& figure, std::size_t row, const LabelColumns& columns, const PagePlan& plan,
                 FigureLayout& layout);

/// The text becomes one of the row's; an empty one is left out.
void addRowText(PlacedText text, std::size_t row, FigureLayout& layout);

}  // namespace podium::charts
