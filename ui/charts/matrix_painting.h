// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QPainter;
class QRectF;

#include "ui/charts/figure_painting.h"

namespace podium::charts {

/// The cells of a matrix on their colours; those that stand out have an outline, since their ground says their value.
void paintMatrix(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis);
/// The ramp of colours from left to right, with a line where the ratio is 1 (LegendEntry::mark).
void paintRamp(QPainter& painter, const QRectF& rect, std::optional<double> mark, const FigureTheme& theme);
/// The mark of slower cells, for the legend.
void paintSlowerCellSymbol(QPainter& painter, const QRectF& rect, const FigureTheme& theme);

}  // namespace podium::charts
