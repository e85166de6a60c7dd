// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure_painting.h"

class QPainter;

namespace podium::charts {

/// Thousands of points as one picture of dots in the colours of their series: the time that it takes grows with the
/// pixels of the plot, hardly with the points (DESIGN.md, "Performance budgets"). Later series cover earlier ones.
void paintPointCloud(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);

}  // namespace podium::charts
