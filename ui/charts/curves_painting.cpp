// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curves_painting.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QPainter>

#include "ui/charts/painting_tools.h"

namespace podium::charts {

namespace {

constexpr double thinOpacity = 0.5;      ///< of a counted run among many
constexpr double droppedOpacity = 0.45;  ///< of a run that the rule dropped
constexpr double faintOpacity = 0.28;    ///< of such a run among many
constexpr std::size_t fewPoints = 400;   ///< up to so many, every evaluation is a dot
constexpr double haloWidth = 9;
constexpr double crowd = 40;  ///< with more runs than this the thin ones fade, so that the leading ones stand out

const SubmissionCurves& submissionOf(const LaidOutFigure& drawn, const PlacedCurve& placed)
{
    return drawn.figure.curves->submissions[placed.submission];
}

const RunCurve& runOf(const LaidOutFigure& drawn, const PlacedCurve& placed)
{
    return submissionOf(drawn, placed).runs[placed.run];
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

QPen rounded(QPen pen)
{
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

/// By which thin runs fade.
double fadingOf(const LaidOutFigure& drawn)
{
    const auto runs = static_cast<double>(std::max<std::size_t>(1, drawn.layout.curves.size()));
    return drawn.figure.curves->many ? std::min(1.0, std::sqrt(crowd / runs)) : 1.0;
}

/// The look of one kind of run in one colour.
QPen penOf(RunRole role, bool strong, bool many, const QColor& color, double unit, double fading = 1)
{
    const double full = std::max(2.0, std::round(2 * unit));
    const double thin = many ? std::max(1.0, unit) : std::max(1.5, 1.5 * unit);
    switch (role) {
    case RunRole::Counted:
        return rounded(strong ? plainPen(color, full) : plainPen(faded(color, thinOpacity * fading), thin));
    case RunRole::Dropped:
        return rounded(plainPen(faded(color, fading * (many ? faintOpacity : droppedOpacity)), thin));
    case RunRole::Invalid:
        break;
    }
    return dashedPen(color, thin);
}

/// 0 lies lowest.
int layerOf(const RunCurve& run, bool strong)
{
    return run.role == RunRole::Dropped ? 0 : run.role == RunRole::Invalid ? 2 : strong ? 3 : 1;
}

void paintLine(QPainter& painter, const QPolygonF& piece)
{
    if (piece.size() > 1) {
        painter.drawPolyline(piece);
    }
}

void paintCross(QPainter& painter, const QPointF& center, double size, const FigureTheme& theme)
{
    painter.setPen(plainPen(theme.red, std::max(1.5, size / 6)));
    const double arm = size / 2;
    painter.drawLine(center + QPointF(-arm, -arm), center + QPointF(arm, arm));
    painter.drawLine(center + QPointF(-arm, arm), center + QPointF(arm, -arm));
}

std::size_t countPoints(const FigureCurves& curves)
{
    std::size_t count = 0;
    for (const SubmissionCurves& submission : curves.submissions) {
        for (const RunCurve& run : submission.runs) {
            count += run.points.size();
        }
    }
    return count;
}

}  // namespace

void paintCurveHalos(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis)
{
    if (emphasis.selected.empty() && emphasis.hovered.empty()) {
        return;
    }
    for (const PlacedCurve& placed : drawn.layout.curves) {
        const std::string& reference = submissionOf(drawn, placed).reference;
        const bool selected = emphasis.selected.contains(reference);
        if (!selected && reference != emphasis.hovered) {
            continue;
        }
        QPen pen = rounded(plainPen(selected ? theme.selection : theme.hover, haloWidth));
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        for (const QPolygonF& piece : placed.pieces) {
            paintLine(painter, piece);
        }
    }
}

void paintCurves(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureCurves& curves = *drawn.figure.curves;
    const double unit = drawn.layout.markerSize / 9;
    const bool dots = countPoints(curves) <= fewPoints;
    const double fading = fadingOf(drawn);
    painter.setBrush(Qt::NoBrush);
    for (int layer = 0; layer <= 3; ++layer) {
        for (const PlacedCurve& placed : drawn.layout.curves) {
            const RunCurve& run = runOf(drawn, placed);
            const bool strong = !curves.many || run.lead;
            if (layerOf(run, strong) != layer) {
                continue;
            }
            const QPen pen =
                penOf(run.role, strong, curves.many, theme.color(submissionOf(drawn, placed).family), unit, fading);
            for (const QPolygonF& piece : placed.pieces) {
                painter.setPen(pen);
                paintLine(painter, piece);
                if (!dots && piece.size() > 1) {
                    continue;
                }
                painter.setPen(Qt::NoPen);
                painter.setBrush(pen.color());
                for (const QPointF& point : piece) {
                    painter.drawEllipse(point, 2 * unit, 2 * unit);
                }
                painter.setBrush(Qt::NoBrush);
            }
        }
    }
}

void paintCurveEnds(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    painter.setPen(plainPen(theme.muted));
    painter.drawLines(layout.leaders.data(), static_cast<int>(layout.leaders.size()));
    const bool many = drawn.figure.curves->many;
    const double fading = fadingOf(drawn);
    for (const bool leads : {false, true}) {
        for (const PlacedCurve& placed : layout.curves) {
            const RunCurve& run = runOf(drawn, placed);
            if (run.lead != leads) {
                continue;
            }
            const SubmissionCurves& submission = submissionOf(drawn, placed);
            const double size = layout.markerSize * (run.lead || !many ? 1 : 0.5);
            if (placed.met) {
                const bool faint = run.role == RunRole::Dropped || (many && !run.lead);
                const QColor color = theme.color(submission.family);
                paintMarker(painter, markerShape(submission.family), *placed.met, size,
                            faint ? faded(color, droppedOpacity * fading) : color, theme.base,
                            submission.hollow || !submission.verified);
            } else if (run.role == RunRole::Invalid && layout.plot.adjusted(-1, -1, 1, 1).contains(placed.end)) {
                paintCross(painter, placed.end, std::min(size, 8.0 * layout.markerSize / 9), theme);
            }
        }
    }
}

void paintCurveSymbol(QPainter& painter, const PlacedSymbol& symbol, const FigureTheme& theme)
{
    const QRectF& rect = symbol.rect;
    const QPointF center = rect.center();
    const LegendSymbol kind = symbol.entry.symbol;
    if (kind == LegendSymbol::TargetMet) {
        // Hollow ones tell one submission from another of its colour.
        const double size = rect.height();
        paintMarker(painter, MarkerShape::Circle, QPointF(rect.left() + size / 2, center.y()), size, theme.secondary,
                    theme.base, false);
        paintMarker(painter, MarkerShape::Circle, QPointF(rect.right() - size / 2, center.y()), size, theme.secondary,
                    theme.base, true);
        return;
    }
    const bool many = kind == LegendSymbol::ThinCurve;
    const RunRole role = kind == LegendSymbol::DroppedCurve   ? RunRole::Dropped
                         : kind == LegendSymbol::InvalidCurve ? RunRole::Invalid
                                                              : RunRole::Counted;
    painter.setPen(penOf(role, !many, many, theme.secondary, 1));
    painter.drawLine(QPointF(rect.left(), center.y()), QPointF(rect.right(), center.y()));
    if (role == RunRole::Invalid) {
        const double size = rect.height() * 0.7;
        paintCross(painter, QPointF(rect.right() - size / 2, center.y()), size, theme);
    }
}

}  // namespace podium::charts
