// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/racks_painting.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

#include "ui/charts/painting_tools.h"

namespace podium::charts {

namespace {

constexpr double smallestTray = 1;  ///< pixels; thinner ones run into each other

/// As much of `color` on the ground as `share` says.
QColor tinted(const QColor& color, const QColor& ground, double share)
{
    const auto mixed = [=](int one, int other) {
        return static_cast<int>(std::lround(one * share + other * (1 - share)));
    };
    return QColor(mixed(color.red(), ground.red()), mixed(color.green(), ground.green()),
                  mixed(color.blue(), ground.blue()));
}

/// Paths of one block: bodies, and the systems inside them.
struct CabinetPaths {
    QPainterPath bodies;
    QPainterPath trays;
};

void addTrays(QPainterPath& path, const QRectF& cabinet, int count)
{
    const double gap = cabinet.height() >= 2.5 * count + 1 ? 1 : 0.5;
    const double height = (cabinet.height() - 2 - gap * (count - 1)) / count;
    const double inset = cabinet.width() > 5 ? 1 : 0.5;
    for (int tray = 0; tray < count; ++tray) {
        path.addRect(QRectF(cabinet.left() + inset, cabinet.top() + 1 + tray * (height + gap),
                            cabinet.width() - 2 * inset, height));
    }
}

CabinetPaths pathsOf(const RacksLayout& layout, const PlacedCabinets& block, const RackRow& row)
{
    CabinetPaths paths;
    const double room = layout.cabinet.height() - 2 - (row.trays - 1);
    const bool withTrays = row.trays > 0 && room / row.trays >= smallestTray;
    for (std::int64_t mark = 0; mark < block.marks; ++mark) {
        const auto column = static_cast<double>(mark % layout.perLine);
        const auto line = static_cast<double>(mark / layout.perLine);
        const double share = mark + 1 == block.marks ? block.lastShare : 1;
        const QRectF cabinet(block.topLeft.x() + column * layout.pitch.width(),
                             block.topLeft.y() + line * layout.pitch.height(),
                             std::max(1.0, layout.cabinet.width() * share), layout.cabinet.height());
        paths.bodies.addRect(row.hollow ? cabinet.adjusted(0.5, 0.5, -0.5, -0.5) : cabinet);
        if (withTrays) {
            addTrays(paths.trays, cabinet, row.trays);
        }
    }
    return paths;
}

void paintBlock(QPainter& painter, const LaidOutFigure& drawn, const PlacedCabinets& block, const FigureTheme& theme)
{
    const RackRow& row = drawn.figure.racks->rows[block.row];
    const CabinetPaths paths = pathsOf(*drawn.layout.racks, block, row);
    const QColor color = theme.color(row.family);
    if (row.hollow) {
        painter.setPen(plainPen(color));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(paths.bodies);
    }
    painter.setPen(Qt::NoPen);
    if (!row.hollow) {
        painter.setBrush(paths.trays.isEmpty() ? color : tinted(color, theme.base, 0.3));
        painter.drawPath(paths.bodies);
    }
    if (!paths.trays.isEmpty()) {
        painter.setBrush(row.hollow ? tinted(color, theme.base, 0.45) : color);
        painter.drawPath(paths.trays);
    }
}

void paintBracket(QPainter& painter, const RacksLayout& layout, const FigureTheme& theme)
{
    const QLineF& line = layout.bracket;
    painter.setPen(plainPen(theme.axis));
    painter.drawLine(line);
    for (const QPointF& end : {line.p1(), line.p2()}) {
        painter.drawLine(QPointF(end.x(), end.y() - 3), QPointF(end.x(), end.y() + 4));
    }
}

void paintStripRow(QPainter& painter, const RacksLayout& layout, const PlacedStripRow& row, const QColor& color,
                   const FigureTheme& theme)
{
    const auto [low, high] = std::minmax_element(row.ticks.begin(), row.ticks.end());
    const double half =
        std::max(3.0, std::round(layout.strip.height() / static_cast<double>(layout.stripRows.size()) / 3));
    painter.fillRect(QRectF(*low, row.center - 1.5, *high - *low, 3), tinted(color, theme.base, 0.45));
    for (const double tick : row.ticks) {
        painter.fillRect(QRectF(tick - 1.5, row.center - half, 3, 2 * half), color);
    }
}

void paintStrip(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const RacksLayout& layout = *drawn.layout.racks;
    const QRectF& plot = layout.strip;
    for (std::size_t index = 0; index < layout.grid.size(); ++index) {
        const double x = sharp(layout.grid[index]);
        painter.setPen(plainPen(index == 0 ? theme.axis : theme.grid));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter.setPen(dashedPen(theme.color(drawn.figure.racks->rows.front().family), 1.5));
    painter.drawLine(QPointF(sharp(layout.used), plot.top()), QPointF(sharp(layout.used), plot.bottom()));
    const QColor color = theme.color(drawn.figure.racks->strip.family);
    for (const PlacedStripRow& row : layout.stripRows) {
        paintStripRow(painter, layout, row, color, theme);
    }
}

}  // namespace

void paintRacks(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const RacksLayout& layout = *drawn.layout.racks;
    painter.setPen(plainPen(theme.hair));
    for (const double y : layout.hairlines) {
        painter.drawLine(QPointF(drawn.layout.content.left(), y), QPointF(drawn.layout.content.right(), y));
    }
    for (const PlacedCabinets& block : layout.blocks) {
        paintBlock(painter, drawn, block, theme);
    }
    paintBracket(painter, layout, theme);
    if (!layout.stripRows.empty()) {
        paintStrip(painter, drawn, theme);
    }
}

}  // namespace podium::charts
