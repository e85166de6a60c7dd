// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/charts/figure_layout.h"
#include "ui/charts/figure_theme.h"

class QGraphicsWidget;

namespace podium::charts {

/// Qt Charts' part of a figure, exactly in layout.plot: axes, and solid bars over rows or lines over numbers.
/// Its own labels, grid, legend and title are off: they are HTML, merge equal categories, drop entries and follow no
/// layout.
[[nodiscard]] std::unique_ptr<QGraphicsWidget> makePlotChart(const LaidOutFigure& drawn, const FigureTheme& theme);

}  // namespace podium::charts
