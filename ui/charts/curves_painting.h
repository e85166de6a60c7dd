// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a figure of convergence.
#pragma once

#include "ui/charts/figure_painting.h"

namespace podium::charts {

/// Broad bands below the curves that stand out, and rings around their ends.
void paintCurveHalos(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis);
/// The lines of all runs: those that do not count lie below, the lead of each submission above.
void paintCurves(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
/// Leaders, the points that meet the target, and crosses at the ends of runs that are not valid.
void paintCurveEnds(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
/// What stands for a kind of curve in the legend.
void paintCurveSymbol(QPainter& painter, const PlacedSymbol& symbol, const FigureTheme& theme);

}  // namespace podium::charts
