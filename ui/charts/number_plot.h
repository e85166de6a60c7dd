// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// The height that is left for the plot of a figure whose both axes are numbers, when legend, axis titles and ticks
/// stand between `top` and `bottom`.
[[nodiscard]] double numberPlotHeight(const Figure& figure, const PagePlan& plan, double top, double bottom);

/// Lays out such a figure between `top` and `bottom`: legend, plot, ticks, points, and those labels of points that find
/// a place where they cover nothing. A label that would touch moves, then gets a leader, then goes.
void placeNumberPlot(const Figure& figure, const PagePlan& plan, double top, double bottom, FigureLayout& layout);

}  // namespace podium::charts
