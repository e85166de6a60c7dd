// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// Labels for layout.points, which must be placed, in the order of the figure's marks: beside its point where it covers
/// no marker, no label and no line; else where it covers no marker and no label; else further off with a leader; else
/// none. Figures with very many labels get none.
void placePointLabels(const Figure& figure, const PagePlan& plan, FigureLayout& layout);

}  // namespace podium::charts
