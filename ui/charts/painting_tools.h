// SPDX-License-Identifier: GPL-3.0-or-later
// Pens and markers that every layer of a figure paints with.
#pragma once

#include <QLineF>
#include <QPen>
#include <QPointF>

#include "ui/charts/figure_theme.h"

class QPainter;

namespace podium::charts {

/// Lines of one pixel are sharp on half pixels.
[[nodiscard]] double sharp(double coordinate);
[[nodiscard]] QPen plainPen(const QColor& color, double width = 1);
[[nodiscard]] QPen dashedPen(const QColor& color, double width = 1);
/// Round dots as wide as the line.
[[nodiscard]] QPen dottedPen(const QColor& color, double width);

/// A marker of this size around `center`; a hollow one is filled with the ground.
void paintMarker(QPainter& painter, MarkerShape shape, const QPointF& center, double size, const QColor& color,
                 const QColor& ground, bool hollow);

/// A line of 1.5 pixels with a head of `head` pixels at its end.
void paintArrow(QPainter& painter, const QLineF& line, double head, const QColor& color);

}  // namespace podium::charts
