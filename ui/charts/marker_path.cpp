// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/marker_path.h"

#include <initializer_list>

namespace podium::charts {

namespace {

QPainterPath polygon(std::initializer_list<QPointF> corners)
{
    QPainterPath path(*corners.begin());
    for (const QPointF& corner : corners) {
        path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

QPainterPath lines(std::initializer_list<std::pair<QPointF, QPointF>> strokes)
{
    QPainterPath path;
    for (const auto& [from, to] : strokes) {
        path.moveTo(from);
        path.lineTo(to);
    }
    return path;
}

}  // namespace

QPainterPath markerPath(MarkerShape shape, double size)
{
    const double r = size / 2;
    switch (shape) {
    case MarkerShape::Circle:
    case MarkerShape::HollowCircle: {
        QPainterPath path;
        path.addEllipse(QPointF(0, 0), r, r);
        return path;
    }
    case MarkerShape::Diamond:
        return polygon({{0, -1.15 * r}, {1.15 * r, 0}, {0, 1.15 * r}, {-1.15 * r, 0}});
    case MarkerShape::Square:
    case MarkerShape::HollowSquare:
        return polygon({{-0.9 * r, -0.9 * r}, {0.9 * r, -0.9 * r}, {0.9 * r, 0.9 * r}, {-0.9 * r, 0.9 * r}});
    case MarkerShape::TriangleUp:
        return polygon({{0, -1.1 * r}, {1.05 * r, 0.8 * r}, {-1.05 * r, 0.8 * r}});
    case MarkerShape::TriangleDown:
        return polygon({{0, 1.1 * r}, {1.05 * r, -0.8 * r}, {-1.05 * r, -0.8 * r}});
    case MarkerShape::Hexagon:
        return polygon(
            {{r, 0}, {r / 2, 0.87 * r}, {-r / 2, 0.87 * r}, {-r, 0}, {-r / 2, -0.87 * r}, {r / 2, -0.87 * r}});
    case MarkerShape::Plus:
        return lines({{{-r, 0}, {r, 0}}, {{0, -r}, {0, r}}});
    case MarkerShape::Cross:
        return lines({{{-0.8 * r, -0.8 * r}, {0.8 * r, 0.8 * r}}, {{-0.8 * r, 0.8 * r}, {0.8 * r, -0.8 * r}}});
    case MarkerShape::Dash:
        return lines({{{-r, 0}, {r, 0}}});
    }
    return {};
}

bool isFilled(MarkerShape shape)
{
    return !isLine(shape) && shape != MarkerShape::HollowCircle && shape != MarkerShape::HollowSquare;
}

bool isLine(MarkerShape shape)
{
    return shape == MarkerShape::Plus || shape == MarkerShape::Cross || shape == MarkerShape::Dash;
}

QPainterPath warningPath(const QRectF& rect)
{
    QPainterPath path = polygon({{rect.center().x(), rect.top()}, rect.bottomRight(), rect.bottomLeft()});
    const double width = rect.width() * 0.12;
    const double x = rect.center().x() - width / 2;
    path.addRect(QRectF(x, rect.top() + rect.height() * 0.38, width, rect.height() * 0.30));
    path.addRect(QRectF(x, rect.top() + rect.height() * 0.76, width, width));
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

}  // namespace podium::charts
