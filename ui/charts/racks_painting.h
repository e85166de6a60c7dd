// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;

#include "ui/charts/figure_layout.h"
#include "ui/charts/figure_theme.h"

namespace podium::charts {

/// Cabinets, the length of a line, and the strip of densities. Each block is one path, however many cabinets it has.
void paintRacks(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);

}  // namespace podium::charts
