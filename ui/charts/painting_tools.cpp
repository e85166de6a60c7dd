// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/painting_tools.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/charts/marker_path.h"

namespace podium::charts {

double sharp(double coordinate) { return std::floor(coordinate) + 0.5; }

QPen plainPen(const QColor& color, double width)
{
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    return pen;
}

QPen dashedPen(const QColor& color, double width)
{
    QPen pen = plainPen(color, width);
    pen.setDashPattern({4, 3});
    return pen;
}

QPen dottedPen(const QColor& color, double width)
{
    QPen pen(color, width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setDashPattern({0.1, 3});
    return pen;
}

void paintMarker(QPainter& painter, MarkerShape shape, const QPointF& center, double size, const QColor& color,
                 const QColor& ground, bool hollow)
{
    const QPainterPath path = markerPath(shape, size).translated(center);
    painter.setPen(plainPen(color, std::max(1.5, size / 7)));
    painter.setBrush(isLine(shape) ? QBrush(Qt::NoBrush) : QBrush(isFilled(shape) && !hollow ? color : ground));
    painter.drawPath(path);
}

void paintArrow(QPainter& painter, const QLineF& line, double head, const QColor& color)
{
    constexpr double opening = 28;  // degrees to each side
    painter.setPen(plainPen(color, 1.5));
    painter.drawLine(line);
    for (const double side : {-opening, opening}) {
        QLineF edge(line.p2(), line.p1());
        edge.setAngle(edge.angle() + side);
        edge.setLength(head);
        painter.drawLine(edge);
    }
}

}  // namespace podium::charts
