// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plot_chart.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QHorizontalStackedBarSeries>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QScatterSeries>
#include <QValueAxis>

#include "ui/charts/dense_lines.h"
#include "ui/charts/figure_painting.h"
#include "ui/charts/painting_tools.h"

namespace podium::charts {

namespace {

void silence(QAbstractAxis& axis)
{
    axis.setLabelsVisible(false);
    axis.setLineVisible(false);
    axis.setGridLineVisible(false);
    axis.setTitleVisible(false);
    axis.setVisible(false);
}

std::unique_ptr<QAbstractAxis> valueAxis(const Axis& axis)
{
    std::unique_ptr<QAbstractAxis> made;
    if (axis.scale == AxisScale::Log) {
        made = std::make_unique<QLogValueAxis>();
    } else {
        made = std::make_unique<QValueAxis>();
    }
    made->setRange(axis.minimum, axis.maximum);
    return made;
}

/// Rows from bottom to top, as the axis of a horizontal bar series runs; names only have to be distinct.
std::unique_ptr<QBarCategoryAxis> rowAxis(std::size_t rows)
{
    QStringList names;
    for (std::size_t row = 0; row < rows; ++row) {
        names.append(QString::number(row));
    }
    auto axis = std::make_unique<QBarCategoryAxis>();
    axis->append(names);
    return axis;
}

/// Values of one series' solid bars from the bottom row up; 0 draws nothing, a missing value would shift the others.
std::unique_ptr<QBarSet> barSet(const LaidOutFigure& drawn, const Series& series, const FigureTheme& theme)
{
    const std::size_t rows = drawn.figure.categories.size();
    std::vector<double> values(rows, 0);
    for (const Mark& mark : series.marks) {
        if (isSolidBar(series, mark)) {
            values[rows - 1 - static_cast<std::size_t>(mark.position)] = mark.value;
        }
    }
    auto set = std::make_unique<QBarSet>(QString::number(static_cast<int>(series.family)));
    for (const double value : values) {
        set->append(value);
    }
    set->setBrush(theme.color(series.family));
    set->setPen(Qt::NoPen);
    return set;
}

/// Solid bars, or a series without points where there are none: it ties the axes to the plot. A bar series would not
/// do, since a logarithmic axis has no place for its zeros.
std::unique_ptr<QAbstractSeries> makeSeries(const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const std::vector<Series>& all = drawn.figure.series;
    if (std::none_of(all.begin(), all.end(), [](const Series& one) { return one.shape == SeriesShape::Bars; })) {
        return std::make_unique<QScatterSeries>();
    }
    auto bars = std::make_unique<QHorizontalStackedBarSeries>();
    bars->setBarWidth(drawn.layout.barThickness / drawn.layout.pitch);
    for (const Series& series : all) {
        bars->append(barSet(drawn, series, theme).release());
    }
    return bars;
}

/// A line, clipped by its own points: files cannot rely on clipping.
std::unique_ptr<QLineSeries> lineSeries(const Series& series, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    auto line = std::make_unique<QLineSeries>();
    QList<QPointF> points;
    for (const Mark& mark : series.marks) {
        points.append(QPointF(mark.position, mark.value));
    }
    line->replace(points);
    const QColor color = theme.color(series.family);
    const double width = std::max(2.0, std::round(drawn.layout.markerSize / 5));
    line->setPen(series.shape == SeriesShape::Guide      ? dottedPen(color, 1.5)
                 : series.stroke == SeriesStroke::Dashed ? dashedPen(color, width)
                                                         : plainPen(color, width));
    return line;
}

std::unique_ptr<QChart> emptyChart(const FigureLayout& layout)
{
    auto chart = std::make_unique<QChart>();
    // Its empty title leaves a box as tall as a line of its font; the default font depends on the process's locale.
    chart->setTitleFont(figureFont(layout.style.label, false));
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->setPlotAreaBackgroundVisible(false);
    chart->legend()->setVisible(false);
    chart->setMargins({0, 0, 0, 0});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setAcceptedMouseButtons(Qt::NoButton);
    return chart;
}

void placeChart(QChart& chart, const FigureLayout& layout)
{
    chart.resize(layout.page);
    chart.setPlotArea(layout.plot);
    chart.layout()->activate();
}

std::unique_ptr<QGraphicsWidget> makeNumberChart(const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const FigureLayout& layout = drawn.layout;
    auto chart = emptyChart(layout);
    QAbstractAxis* positions = valueAxis(*layout.positionAxis).release();
    QAbstractAxis* values = valueAxis(layout.axis).release();
    for (const auto& [axis, side] : {std::pair(positions, Qt::AlignBottom), std::pair(values, Qt::AlignLeft)}) {
        silence(*axis);
        chart->addAxis(axis, side);
    }
    for (const Series& series : drawn.figure.series) {
        if ((series.shape != SeriesShape::Line && series.shape != SeriesShape::Guide) || series.marks.size() < 2 ||
            isDense(series)) {
            continue;
        }
        QLineSeries* line = lineSeries(series, drawn, theme).release();
        chart->addSeries(line);
        line->attachAxis(positions);
        line->attachAxis(values);
    }
    positions->setRange(layout.positionAxis->minimum, layout.positionAxis->maximum);
    values->setRange(layout.axis.minimum, layout.axis.maximum);
    placeChart(*chart, layout);
    return chart;
}

}  // namespace

std::unique_ptr<QGraphicsWidget> makePlotChart(const LaidOutFigure& drawn, const FigureTheme& theme)
{
    if (drawn.layout.positionAxis) {
        return makeNumberChart(drawn, theme);
    }
    const FigureLayout& layout = drawn.layout;
    auto chart = emptyChart(layout);
    QAbstractSeries* series = makeSeries(drawn, theme).release();
    chart->addSeries(series);
    QAbstractAxis* rows = rowAxis(drawn.figure.categories.size()).release();
    QAbstractAxis* values = valueAxis(layout.axis).release();
    for (const auto& [axis, side] : {std::pair(rows, Qt::AlignLeft), std::pair(values, Qt::AlignBottom)}) {
        silence(*axis);
        chart->addAxis(axis, side);
        series->attachAxis(axis);
    }
    values->setRange(layout.axis.minimum, layout.axis.maximum);
    placeChart(*chart, layout);
    return chart;
}

}  // namespace podium::charts
