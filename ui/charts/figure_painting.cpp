// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_painting.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>

#include "ui/charts/cividis.h"
#include "ui/charts/curves_painting.h"
#include "ui/charts/marker_path.h"
#include "ui/charts/matrix_painting.h"
#include "ui/charts/painting_tools.h"
#include "ui/charts/strip_lanes.h"

namespace podium::charts {

namespace {

constexpr double hatchDistance = 4;
constexpr double shortestWhisker = 2;  ///< in pixels; shorter ones are left out
constexpr double emphasisEdge = 3;

const PlacedRow& rowOf(const LaidOutFigure& drawn, const Mark& mark)
{
    return drawn.layout.rows.at(static_cast<std::size_t>(mark.position));
}

QRectF barRect(const LaidOutFigure& drawn, const Mark& mark)
{
    const FigureLayout& layout = drawn.layout;
    const double top = rowOf(drawn, mark).center - layout.barThickness / 2;
    const double left = layout.plot.left();
    return {left, top, layout.xOf(mark.value) - left, layout.barThickness};
}

/// Lines at 45 degrees within `rect`, cut to it by their ends, since files cannot rely on clipping.
void paintHatching(QPainter& painter, const QRectF& rect, const QColor& color)
{
    painter.setPen(plainPen(color));
    for (double offset = hatchDistance; offset < rect.width() + rect.height(); offset += hatchDistance) {
        const double right = std::min(offset, rect.width());
        const double left = std::max(0.0, offset - rect.height());
        painter.drawLine(QPointF(rect.left() + left, rect.top() + (offset - left)),
                         QPointF(rect.left() + right, rect.top() + (offset - right)));
    }
}

void paintInvalidMarker(QPainter& painter, const QPointF& center, double size, const QColor& color)
{
    painter.setPen(plainPen(color, std::max(1.5, size / 6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(markerPath(MarkerShape::Cross, size).translated(center));
}

/// The score of a strip: an upright line as tall as the strip's row leaves.
void paintScoreMark(QPainter& painter, const QPointF& center, double height, const FigureTheme& theme)
{
    painter.setPen(plainPen(theme.text, 2));
    painter.drawLine(QPointF(std::round(center.x()), center.y() - height / 2),
                     QPointF(std::round(center.x()), center.y() + height / 2));
}

void paintWhisker(QPainter& painter, double low, double high, double y, double cap, const QColor& color)
{
    const double line = sharp(y);
    const double from = sharp(low);
    const double to = sharp(high);
    painter.setPen(plainPen(color));
    painter.drawLine(QPointF(from, line), QPointF(to, line));
    for (const double end : {from, to}) {
        painter.drawLine(QPointF(end, line - cap / 2), QPointF(end, line + cap / 2));
    }
}

/// A whisker with a seam of the ground, so that it can be told from a dark bar.
void paintSeamedWhisker(QPainter& painter, const QLineF& reach, double cap, const FigureTheme& theme)
{
    const double line = sharp(reach.y1());
    const double seam = 1.5;
    for (const double end : {sharp(reach.x1()), sharp(reach.x2())}) {
        painter.fillRect(QRectF(end - seam, line - cap / 2 - seam / 2, 2 * seam, cap + seam), theme.base);
    }
    painter.fillRect(QRectF(sharp(reach.x1()), line - seam, reach.dx(), 2 * seam), theme.base);
    paintWhisker(painter, reach.x1(), reach.x2(), reach.y1(), cap, theme.text);
}

void paintLegendSymbol(QPainter& painter, const PlacedSymbol& symbol, const LaidOutFigure& drawn,
                       const FigureTheme& theme)
{
    const QRectF& rect = symbol.rect;
    const LegendEntry& entry = symbol.entry;
    const QPointF center = rect.center();
    const double size = std::min(rect.width(), rect.height());
    const QColor color = theme.color(entry.family);
    switch (entry.symbol) {
    case LegendSymbol::Guide:
        painter.setPen(dottedPen(theme.secondary, 1.5));
        painter.drawLine(QPointF(rect.left(), center.y()), QPointF(rect.right(), center.y()));
        break;
    case LegendSymbol::Swatch:
        if (entry.shape == SeriesShape::Line) {
            painter.setPen(entry.stroke == SeriesStroke::Dashed ? dashedPen(color, 2) : plainPen(color, 2));
            painter.drawLine(QPointF(rect.left(), center.y()), QPointF(rect.right(), center.y()));
            paintMarker(painter, markerShape(entry.family), center, size, color, theme.base,
                        entry.stroke == SeriesStroke::Hollow);
        } else if (entry.shape == SeriesShape::Points) {
            paintMarker(painter, markerShape(entry.family), center, size, color, theme.base,
                        entry.stroke != SeriesStroke::Solid);
        } else if (entry.stroke == SeriesStroke::Solid) {
            painter.fillRect(rect, color);
            if (hatchedFamilies(drawn.figure, theme).contains(entry.family)) {
                paintHatching(painter, rect, theme.base);
            }
        } else {
            painter.setPen(dashedPen(color));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        break;
    case LegendSymbol::Unverified:
        painter.setPen(plainPen(theme.secondary));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case LegendSymbol::Whisker:
        paintWhisker(painter, rect.left(), rect.right() - 1, center.y(), size, theme.text);
        break;
    case LegendSymbol::CountedRun:
        paintMarker(painter, MarkerShape::Circle, center, size, theme.secondary, theme.base, false);
        break;
    case LegendSymbol::DroppedRun:
        paintMarker(painter, MarkerShape::Circle, center, size, theme.secondary, theme.base, true);
        break;
    case LegendSymbol::InvalidRun:
        paintInvalidMarker(painter, center, size, theme.red);
        break;
    case LegendSymbol::Score:
        paintScoreMark(painter, center, size * 1.4, theme);
        break;
    case LegendSymbol::Link:
        paintArrow(painter, QLineF(rect.left(), sharp(center.y()), rect.right(), sharp(center.y())), size * 0.6,
                   theme.text);
        break;
    case LegendSymbol::Ramp:
        paintRamp(painter, rect, entry.mark, theme);
        break;
    case LegendSymbol::Cell:
        break;
    case LegendSymbol::SlowerCell:
        paintSlowerCellSymbol(painter, rect, theme);
        break;
    case LegendSymbol::ReferenceLine:
        painter.setPen(dashedPen(theme.secondary));
        painter.drawLine(QPointF(rect.left(), sharp(center.y())), QPointF(rect.right(), sharp(center.y())));
        break;
    case LegendSymbol::LeadCurve:
    case LegendSymbol::ThinCurve:
    case LegendSymbol::DroppedCurve:
    case LegendSymbol::InvalidCurve:
    case LegendSymbol::TargetMet:
        paintCurveSymbol(painter, symbol, theme);
        break;
    }
}

void paintStrip(QPainter& painter, const LaidOutFigure& drawn, const Series& series,
                const std::vector<const Mark*>& marks, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    const QColor color = theme.color(series.family);
    std::vector<double> positions;
    for (const Mark* mark : marks) {
        positions.push_back(layout.xOf(mark->value));
    }
    const std::vector<double> offsets = stripOffsets(positions, layout.markerSize, layout.pitch - 2);
    for (std::size_t index = 0; index < marks.size(); ++index) {
        const QPointF center(positions[index], rowOf(drawn, *marks[index]).center + offsets[index]);
        if (marks[index]->kind == MarkKind::InvalidRun) {
            paintInvalidMarker(painter, center, layout.markerSize, theme.red);
        } else {
            paintMarker(painter, MarkerShape::Circle, center, layout.markerSize, color, theme.base,
                        marks[index]->kind == MarkKind::DroppedRun);
        }
    }
}

/// Rows of marks of one series that are strips of runs.
std::vector<std::vector<const Mark*>> stripsOf(const Series& series)
{
    std::vector<std::vector<const Mark*>> strips;
    double row = -1;
    for (const Mark& mark : series.marks) {
        if (mark.kind == MarkKind::Value || mark.kind == MarkKind::Score) {
            continue;
        }
        if (strips.empty() || mark.position != row) {
            strips.emplace_back();
            row = mark.position;
        }
        strips.back().push_back(&mark);
    }
    // Runs that count keep to the centre line, the others make way.
    for (std::vector<const Mark*>& strip : strips) {
        std::stable_sort(strip.begin(), strip.end(), [](const Mark* left, const Mark* right) {
            return std::pair(left->kind, left->value) < std::pair(right->kind, right->value);
        });
    }
    return strips;
}

/// Values, and where there is not enough room labels too, have only the gap beside them.
bool fitsInBold(const PlacedText& text)
{
    const double width = QFontMetricsF(figureFont(text.pixelSize, true)).horizontalAdvance(text.text);
    return text.role != TextRole::Remark && width <= text.rect.width() + text.pixelSize;
}

}  // namespace

std::set<HardwareFamily> hatchedFamilies(const Figure& figure, const FigureTheme& theme)
{
    std::vector<HardwareFamily> present;
    for (const Series& series : figure.series) {
        if (series.shape == SeriesShape::Bars) {
            present.push_back(series.family);
        }
    }
    return theme.hatched(present);
}

bool isSolidBar(const Series& series, const Mark& mark)
{
    return series.shape == SeriesShape::Bars && series.stroke == SeriesStroke::Solid && mark.verified;
}

void paintBands(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis)
{
    for (const PlacedRow& row : drawn.layout.rows) {
        if (row.reference.empty()) {
            continue;
        }
        const bool selected = emphasis.selected.contains(row.reference);
        if (selected || emphasis.hovered == row.reference) {
            painter.fillRect(row.band, selected ? theme.selection : theme.hover);
        }
        if (selected) {
            painter.fillRect(QRectF(row.band.left(), row.band.top(), emphasisEdge, row.band.height()), theme.accent);
        }
    }
}

void paintGrid(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    if (!layout.rows.empty()) {
        const Axis& axis = layout.axis;
        for (const Tick& tick : axis.ticks) {
            const bool zero = tick.value == 0 && (axis.fromZero || axis.marksZero);
            const double x = sharp(layout.xOf(tick.value));
            painter.setPen(plainPen(zero ? theme.axis : theme.grid));
            painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
        }
    }
    painter.setPen(plainPen(theme.hair));
    painter.drawLine(QPointF(layout.content.left(), layout.hairline), QPointF(layout.content.right(), layout.hairline));
}

void paintBarDetails(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const std::set<HardwareFamily> hatched = hatchedFamilies(drawn.figure, theme);
    for (const Series& series : drawn.figure.series) {
        if (series.shape != SeriesShape::Bars) {
            continue;
        }
        const QColor color = theme.color(series.family);
        for (const Mark& mark : series.marks) {
            const QRectF rect = barRect(drawn, mark);
            if (!isSolidBar(series, mark)) {
                painter.setPen(series.stroke == SeriesStroke::Dashed ? dashedPen(color, 1.5) : plainPen(color, 1.5));
                painter.setBrush(Qt::NoBrush);
                const double inset = std::min(0.75, rect.width() / 2);
                painter.drawRect(rect.adjusted(inset, 0.75, -inset, -0.75));
            }
            if (hatched.contains(series.family)) {
                paintHatching(painter, rect, isSolidBar(series, mark) ? theme.base : color);
            }
        }
    }
}

void paintReferenceLines(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    for (const ReferenceLine& line : drawn.figure.referenceLines) {
        const double x = sharp(layout.xOf(line.value));
        // On dark bars it is seen by its seam.
        for (const QPen& pen : {plainPen(theme.base, 3), dashedPen(theme.secondary)}) {
            painter.setPen(pen);
            painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
        }
    }
}

void paintWhiskers(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    const double cap = std::max(6.0, std::round(layout.barThickness * 0.5));
    for (const Series& series : drawn.figure.series) {
        for (const Mark& mark : series.marks) {
            if (!mark.low || !mark.high) {
                continue;
            }
            const double low = layout.xOf(*mark.low);
            const double high = layout.xOf(*mark.high);
            if (high - low >= shortestWhisker) {
                const double center = rowOf(drawn, mark).center;
                paintSeamedWhisker(painter, QLineF(low, center, high, center), cap, theme);
            }
        }
    }
}

void paintMarkers(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    for (const PlacedPoint& dot : layout.dots) {
        const Series& series = drawn.figure.series[dot.series];
        paintMarker(painter, markerShape(series.family), dot.center, layout.markerSize, theme.color(series.family),
                    theme.base, series.stroke != SeriesStroke::Solid || !series.marks[dot.mark].verified);
    }
    for (const Series& series : drawn.figure.series) {
        if (series.shape != SeriesShape::Points) {
            continue;
        }
        for (const Mark& mark : series.marks) {
            if (mark.kind == MarkKind::Score) {
                paintScoreMark(painter, QPointF(layout.xOf(mark.value), rowOf(drawn, mark).center), layout.pitch - 4,
                               theme);
            }
        }
        for (const auto& strip : stripsOf(series)) {
            paintStrip(painter, drawn, series, strip, theme);
        }
    }
}

void paintSymbols(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    for (const PlacedSymbol& symbol : drawn.layout.symbols) {
        if (symbol.triangle) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.color(symbol.ink));
            painter.drawPath(warningPath(symbol.rect));
        } else {
            paintLegendSymbol(painter, symbol, drawn, theme);
        }
    }
}

void paintTexts(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis)
{
    const FigureLayout& layout = drawn.layout;
    // Whatever the process's language: a figure has one language and one direction.
    painter.setLayoutDirection(Qt::LeftToRight);
    for (const PlacedText& text : layout.texts) {
        const std::string_view reference =
            text.row < layout.rows.size() ? layout.rows[text.row].reference : std::string_view();
        const bool selected = !reference.empty() && emphasis.selected.contains(reference);
        const bool hovered = !reference.empty() && emphasis.hovered == reference;
        if (text.onGround) {
            painter.fillRect(text.rect.adjusted(-2, 0, 2, 0), selected  ? theme.selection
                                                              : hovered ? theme.hover
                                                                        : theme.base);
        }
        painter.setFont(figureFont(text.pixelSize, text.bold || (selected && fitsInBold(text))));
        painter.setPen(text.shade ? textOnCividis(*text.shade) : theme.color(text.ink));
        painter.drawText(QPointF(text.rect.left(), text.baseline), text.text);
    }
}

}  // namespace podium::charts
