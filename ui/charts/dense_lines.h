// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure_painting.h"

class QPainter;

namespace podium::charts {

/// A line of so many points that Qt Charts would take longer than a frame.
[[nodiscard]] bool isDense(const Series& series);

/// Draws the dense lines of a figure whose both axes are numbers: within each column of pixels as the points enter it,
/// reach highest and lowest, and leave it, which looks the same as all of them.
void paintDenseLines(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);

}  // namespace podium::charts
