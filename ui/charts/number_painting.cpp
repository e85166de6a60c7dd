// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/number_painting.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QPainter>

#include "ui/charts/painting_tools.h"
#include "ui/charts/point_cloud.h"

namespace podium::charts {

namespace {

constexpr std::size_t mostShapes = 2'000;  ///< above, markers are dots
constexpr double shortestWhisker = 2;

const Series& seriesOf(const LaidOutFigure& drawn, const PlacedPoint& point)
{
    return drawn.figure.series[point.series];
}

const Mark& markOf(const LaidOutFigure& drawn, const PlacedPoint& point)
{
    return seriesOf(drawn, point).marks[point.mark];
}

void paintUprightWhisker(QPainter& painter, const LaidOutFigure& drawn, const PlacedPoint& point)
{
    const Mark& mark = markOf(drawn, point);
    if (!mark.low || !mark.high) {
        return;
    }
    const double top = sharp(drawn.layout.yOf(*mark.high));
    const double bottom = sharp(drawn.layout.yOf(*mark.low));
    if (bottom - top < shortestWhisker) {
        return;
    }
    const double x = sharp(point.center.x());
    const double cap = drawn.layout.markerSize / 3;
    painter.drawLine(QPointF(x, top), QPointF(x, bottom));
    for (const double end : {top, bottom}) {
        painter.drawLine(QPointF(x - cap, end), QPointF(x + cap, end));
    }
}

}  // namespace

void paintHalos(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis)
{
    if (emphasis.selected.empty() && emphasis.hovered.empty()) {
        return;
    }
    for (const PlacedRow& row : drawn.layout.rows) {
        const bool selected = !row.reference.empty() && emphasis.selected.contains(row.reference);
        if (selected || (!row.reference.empty() && emphasis.hovered == row.reference)) {
            painter.setPen(selected ? plainPen(theme.accent, 1.5) : QPen(Qt::NoPen));
            painter.setBrush(selected ? theme.selection : theme.hover);
            painter.drawEllipse(row.band);
        }
    }
}

void paintNumberGrid(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    const QRectF& plot = layout.plot;
    painter.setPen(plainPen(theme.grid));
    for (const Tick& tick : layout.axis.ticks) {
        const double y = sharp(layout.yOf(tick.value));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    if (layout.axis.scale == AxisScale::Log && layout.positionAxis->scale == AxisScale::Log) {
        for (const Tick& tick : layout.positionAxis->ticks) {
            const double x = sharp(layout.xOfPosition(tick.value));
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        }
    }
    painter.setPen(plainPen(theme.axis));
    painter.drawLine(QPointF(plot.left(), sharp(plot.bottom())), QPointF(plot.right(), sharp(plot.bottom())));
    painter.setPen(plainPen(theme.hair));
    painter.drawLine(QPointF(layout.content.left(), layout.hairline), QPointF(layout.content.right(), layout.hairline));
}

void paintLevels(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    painter.setPen(dashedPen(theme.secondary));
    for (const double position : drawn.figure.borders) {
        const double x = sharp(drawn.layout.xOfPosition(position));
        painter.drawLine(QPointF(x, drawn.layout.plot.top()), QPointF(x, drawn.layout.plot.bottom()));
    }
    for (const ReferenceLine& line : drawn.figure.referenceLines) {
        const double y = sharp(drawn.layout.yOf(line.value));
        painter.drawLine(QPointF(drawn.layout.plot.left(), y), QPointF(drawn.layout.plot.right(), y));
    }
}

void paintLinks(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const double clear = drawn.layout.markerSize / 2 + 3;
    for (const Series& series : drawn.figure.series) {
        if (series.shape != SeriesShape::Link || series.marks.size() < 2) {
            continue;
        }
        const auto placeOf = [&](const Mark& mark) {
            return QPointF(drawn.layout.xOfPosition(mark.position), drawn.layout.yOf(mark.value));
        };
        QLineF line(placeOf(series.marks.front()), placeOf(series.marks.back()));
        if (line.length() > 3 * clear) {
            const double whole = line.length();
            line = QLineF(line.pointAt(clear / whole), line.pointAt(1 - clear / whole));
            paintArrow(painter, line, std::max(7.0, std::round(drawn.layout.markerSize * 0.8)), theme.text);
        }
    }
}

void paintPoints(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    if (layout.points.size() > mostShapes) {
        paintPointCloud(painter, drawn, theme);
        return;
    }
    painter.setPen(plainPen(theme.text));
    for (const PlacedPoint& point : layout.points) {
        paintUprightWhisker(painter, drawn, point);
    }
    painter.setPen(plainPen(theme.muted));
    painter.drawLines(layout.leaders.data(), static_cast<int>(layout.leaders.size()));
    for (const PlacedPoint& point : layout.points) {
        const Series& series = seriesOf(drawn, point);
        const bool hollow = series.stroke == SeriesStroke::Hollow || !markOf(drawn, point).verified;
        paintMarker(painter, markerShape(series.family), point.center, layout.markerSize, theme.color(series.family),
                    theme.base, hollow);
    }
}

}  // namespace podium::charts
