// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include "ui/charts/figure_theme.h"

namespace podium::charts {

/// The outline of a marker in a square of this size around (0, 0). Lines for Plus, Cross and Dash, closed for the rest.
[[nodiscard]] QPainterPath markerPath(MarkerShape shape, double size);
/// Whether the shape is filled with its colour; hollow ones are filled with the ground, lines not at all.
[[nodiscard]] bool isFilled(MarkerShape shape);
[[nodiscard]] bool isLine(MarkerShape shape);
/// The triangle of a note in `rect`, with its exclamation mark as a hole.
[[nodiscard]] QPainterPath warningPath(const QRectF& rect);

}  // namespace podium::charts
