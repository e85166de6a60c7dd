// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a figure whose both axes are numbers; its lines are Qt Charts'.
#pragma once

#include "ui/charts/figure_painting.h"

namespace podium::charts {

/// Rings around the points that stand out.
void paintHalos(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis);
/// Lines across the value axis; across both where both are logarithmic.
void paintNumberGrid(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
/// Level lines, e.g. the target of a quality metric, and upright borders.
void paintLevels(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
/// Arrows between two results.
void paintLinks(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
/// Whiskers, leaders and markers; thousands of markers are plain dots, drawn at once.
void paintPoints(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);

}  // namespace podium::charts
