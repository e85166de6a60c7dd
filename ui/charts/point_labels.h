// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// Labels for layout.points, which must be placed, in the order of the figure's marks: beside its point where it covers
/// no marker, no label and no line, and is nearer to it than to any other; else the same a little further off; else where it
/// covers a line; else further off with a leader; else none. Figures with very many labels get none.
void placePointLabels(const Figure& figure, const PagePlan& plan, FigureLayout& layout);

}  // namespace podium::charts
