// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/matrix_painting.h"

#include <cmath>

#include <QPainter>

#include "ui/charts/cividis.h"
#include "ui/charts/painting_tools.h"

namespace podium::charts {

void paintMatrix(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis)
{
    constexpr double edge = 2;
    painter.setBrush(Qt::NoBrush);
    for (const PlacedCell& cell : drawn.layout.matrix->cells) {
        const Mark& mark = drawn.figure.series[cell.series].marks[cell.mark];
        painter.fillRect(cell.rect, cividis(mark.cell->shade));
        if (!mark.verified) {
            painter.setPen(dashedPen(textOnCividis(mark.cell->shade), 1.5));
            painter.drawRect(cell.rect.adjusted(edge, edge, -edge, -edge));
        }
    }
    for (const PlacedCell& cell : drawn.layout.matrix->cells) {
        const std::string& reference = drawn.figure.series[cell.series].marks[cell.mark].reference;
        const bool selected = emphasis.selected.contains(reference);
        if (selected || emphasis.hovered == reference) {
            painter.setPen(plainPen(selected ? theme.accent : theme.secondary, edge));
            painter.drawRect(cell.rect);
        }
    }
}

void paintRamp(QPainter& painter, const QRectF& rect)
{
    // Each step reaches to the end, so that no seam shows between two.
    const int steps = static_cast<int>(std::floor(rect.width()));
    for (int step = 0; step < steps; ++step) {
        painter.fillRect(rect.adjusted(step, 0, 0, 0), cividis(steps > 1 ? double(step) / (steps - 1) : 0));
    }
}

}  // namespace podium::charts
