// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

#include "ui/charts/figure_painting.h"

namespace podium::charts {

/// The cells of a matrix on their colours; those that stand out have an outline, since their ground says their value.
void paintMatrix(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis);
/// The ramp of colours from left to right.
void paintRamp(QPainter& painter, const QRectF& rect);

}  // namespace podium::charts
