// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/matrix_painting.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPolygonF>

#include "ui/charts/cividis.h"
#include "ui/charts/painting_tools.h"

namespace podium::charts {

namespace {

/// Fills the lower left corner: a colour alone does not say on which side of 1 a ratio lies.
void paintCorner(QPainter& painter, const QRectF& rect, double side, const QColor& color)
{
    const QPointF corner = rect.bottomLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({corner, corner - QPointF(0, side), corner + QPointF(side, 0)}));
    painter.setBrush(Qt::NoBrush);
}

}  // namespace

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
        if (mark.cell->slower) {
            const double side = std::round(std::min(cell.rect.width(), cell.rect.height()) * 0.28);
            paintCorner(painter, cell.rect, side, textOnCividis(mark.cell->shade));
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

void paintSlowerCellSymbol(QPainter& painter, const QRectF& rect, const FigureTheme& theme)
{
    painter.setPen(plainPen(theme.secondary));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    paintCorner(painter, rect, std::round(rect.height() * 0.6), theme.secondary);
}

void paintRamp(QPainter& painter, const QRectF& rect, std::optional<double> mark, const FigureTheme& theme)
{
    // Each step reaches to the end, so that no seam shows between two.
    const int steps = static_cast<int>(std::floor(rect.width()));
    for (int step = 0; step < steps; ++step) {
        painter.fillRect(rect.adjusted(step, 0, 0, 0), cividis(steps > 1 ? double(step) / (steps - 1) : 0));
    }
    if (mark) {
        const QRectF line(std::round(rect.left() + *mark * rect.width()) - 1, rect.top() - 3, 2, rect.height() + 6);
        painter.fillRect(line.adjusted(-1, 0, 1, 0), theme.base);
        painter.fillRect(line, theme.text);
    }
}

}  // namespace podium::charts
