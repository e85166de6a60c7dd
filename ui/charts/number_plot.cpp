// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/number_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/analysis/figure_axis.h"
#include "ui/charts/curves_plot.h"
#include "ui/charts/dense_lines.h"
#include "ui/charts/point_labels.h"
#include "ui/charts/vector_state.h"

namespace podium::charts {

namespace {

constexpr std::size_t manyPoints = 500;  ///< from here on markers are small
constexpr std::size_t mostBeside = 80;   ///< up to here marks at one position stand side by side
constexpr double hidingShare = 0.75;     ///< of a marker's size: nearer ones hide each other
constexpr double narrowestShare = 0.8;   ///< of its width that a plot keeps beside the labels at the ends of lines

Block legendOf(const Figure& figure, const PagePlan& plan, const QRectF& content)
{
    double widest = 0;
    return legendBlock(figure.legend, plan.labelSize(), plan.measure(), content.left(), content.width(), widest);
}

double legendHeight(const Figure& figure, const PagePlan& plan)
{
    const double height = legendOf(figure, plan, plan.content()).height;
    return height > 0 ? height + plan.gap(6) : 0;
}

/// An axis may have a tick at its very end, which reaches above the plot.
double gapBelowTitle(const PagePlan& plan) { return plan.gap(6) + std::round(plan.tickHeight() / 3); }

double widestTick(const Axis& axis, const PagePlan& plan)
{
    double widest = 0;
    for (const Tick& tick : axis.ticks) {
        widest = std::max(widest, plan.measure().width(QString::fromStdString(tick.label), plan.labelSize()));
    }
    return widest;
}

bool hasPoints(const Series& series) { return series.shape != SeriesShape::Guide && series.shape != SeriesShape::Link; }

std::size_t countPoints(const Figure& figure)
{
    std::size_t count = 0;
    for (const Series& series : figure.series) {
        count += hasPoints(series) ? series.marks.size() : 0;
    }
    return count;
}

class NumberPlot {
public:
    NumberPlot(const Figure& figure, const PagePlan& plan, FigureLayout& layout)
        : m_figure(figure), m_plan(plan), m_layout(layout)
    {
        m_layout.axis = figure.valueAxis;
        m_layout.positionAxis = figure.positionAxis;
        const double scale = plan.labelSize() / 12;
        m_layout.markerSize = std::round((countPoints(figure) > manyPoints ? 4 : 9) * scale);
    }

    void place(double top, double bottom)
    {
        legendOf(m_figure, m_plan, m_plan.content()).placeAt(top, m_layout);
        double y = top + legendHeight(m_figure, m_plan);
        placeLine(m_figure.valueAxis.title, m_plan.content().left(), y + m_plan.axisTitleHeight() / 2);
        y += m_plan.axisTitleHeight() + gapBelowTitle(m_plan);
        const double left = m_plan.content().left() + std::ceil(widestTick(m_figure.valueAxis, m_plan)) + m_plan.gap(8);
        const double half = std::ceil(widestTick(*m_figure.positionAxis, m_plan) / 2);
        m_layout.plot =
            QRectF(QPointF(std::round(std::max(left, m_plan.content().left() + half)), std::round(y)),
                   QPointF(std::floor(m_plan.content().right() - half), std::round(bottom - m_plan.axisHeight())));
        if (m_figure.curves) {
            placeAllCurves();
            return;
        }
        leaveRoomForEnds();
        placeValueTicks();
        placePositionTicks();
        placePoints();
        placePointLabels(m_figure, m_plan, m_layout);
    }

private:
    void placeAllCurves()
    {
        const CurveFlags flags(m_figure, m_plan, m_layout);
        flags.makeRoom(m_layout);
        placeValueTicks();
        placePositionTicks();
        placeCurves(m_figure, m_layout);
        flags.place(m_layout);
        placeTargetNames(m_figure, m_plan, m_layout);
    }

    /// The plot becomes narrower, so that the label at the end of a line stands right of its mark.
    void leaveRoomForEnds()
    {
        const double beside = m_layout.markerSize / 2 + std::round(m_plan.labelSize() / 3) + 2;
        QRectF& plot = m_layout.plot;
        double width = plot.width();
        for (const Series& series : m_figure.series) {
            if (series.shape != SeriesShape::Line || isDense(series) || series.marks.empty()) {
                continue;
            }
            const Mark& end =
                *std::max_element(series.marks.begin(), series.marks.end(),
                                  [](const Mark& one, const Mark& other) { return one.position < other.position; });
            const double across = axisFraction(*m_layout.positionAxis, end.position);
            if (across > 0.5 && !end.label.empty()) {
                const double label = measure().width(QString::fromStdString(end.label), m_plan.labelSize());
                width = std::min(width, (m_plan.content().right() - plot.left() - label - beside) / across);
            }
        }
        plot.setWidth(std::floor(std::max(width, narrowestShare * plot.width())));
    }

    [[nodiscard]] const TextMeasure& measure() const { return m_plan.measure(); }
    [[nodiscard]] TextStyle tickStyle() const { return {TextRole::Tick, m_plan.labelSize(), false, Ink::Muted}; }

    void placeLine(const std::string& words, double left, double center)
    {
        const TextStyle style{TextRole::AxisTitle, m_plan.axisTitleSize(), false, Ink::Secondary};
        const QString text = measure().elided(QString::fromStdString(words), m_plan.axisTitleSize(), false,
                                              m_plan.content().right() - left);
        m_layout.texts.push_back(placeText(text, style, measure(), left, center));
    }

    /// Right-aligned beside the plot; every second or third where they would touch.
    void placeValueTicks()
    {
        const double height = measure().height(m_plan.labelSize());
        const std::vector<Tick>& ticks = m_figure.valueAxis.ticks;
        double last = std::numeric_limits<double>::infinity();
        for (const Tick& tick : ticks) {
            const double y = m_layout.yOf(tick.value);
            if (last - y < height) {
                continue;
            }
            last = y;
            const QString text = QString::fromStdString(tick.label);
            const double left = m_layout.plot.left() - m_plan.gap(8) - measure().width(text, m_plan.labelSize());
            m_layout.texts.push_back(placeText(text, tickStyle(), measure(), left, y));
        }
    }

    void placePositionTicks()
    {
        const double center = m_layout.plot.bottom() + m_plan.gap(6) + m_plan.tickHeight() / 2;
        double right = -std::numeric_limits<double>::infinity();
        for (const Tick& tick : m_figure.positionAxis->ticks) {
            const QString text = QString::fromStdString(tick.label);
            const double width = measure().width(text, m_plan.labelSize());
            const double left = m_layout.xOfPosition(tick.value) - width / 2;
            if (left < right + m_plan.labelSize() / 2) {
                continue;
            }
            right = left + width;
            m_layout.texts.push_back(placeText(text, tickStyle(), measure(), left, center));
        }
        const QString title = QString::fromStdString(m_figure.positionAxis->title);
        const double width = std::min(measure().width(title, m_plan.axisTitleSize()), m_plan.content().width());
        const double left = std::clamp(m_layout.plot.center().x() - width / 2, m_plan.content().left(),
                                       std::floor(m_plan.content().right() - width));
        placeLine(m_figure.positionAxis->title, left,
                  m_layout.plot.bottom() + m_plan.gap(6) + m_plan.tickHeight() + m_plan.gap(2) +
                      m_plan.axisTitleHeight() / 2);
    }

    void placePoints()
    {
        const double reach = m_layout.markerSize / 2 + 5;
        const QRectF& plot = m_layout.plot;
        const AxisMap across(*m_layout.positionAxis);
        const AxisMap up(m_layout.axis);
        releaseUpperHalves();
        m_layout.points.reserve(countPoints(m_figure));
        m_layout.rows.reserve(countPoints(m_figure));
        for (std::size_t series = 0; series < m_figure.series.size(); ++series) {
            if (!hasPoints(m_figure.series[series])) {
                continue;
            }
            const std::vector<Mark>& marks = m_figure.series[series].marks;
            for (std::size_t index = 0; index < marks.size(); ++index) {
                const QPointF center(plot.left() + across.fraction(marks[index].position) * plot.width(),
                                     plot.bottom() - up.fraction(marks[index].value) * plot.height());
                m_layout.points.push_back({center, series, index});
            }
        }
        if (m_layout.points.size() <= mostBeside) {
            setBesideEachOther();
        }
        for (const PlacedPoint& point : m_layout.points) {
            m_layout.rows.push_back({QRectF(point.center.x() - reach, point.center.y() - reach, 2 * reach, 2 * reach),
                                     point.center.y(), m_figure.series[point.series].marks[point.mark].reference});
        }
    }

    /// Marks at one position that would hide each other stand side by side around it, in the order of their series.
    void setBesideEachOther()
    {
        std::vector<PlacedPoint>& points = m_layout.points;
        const double size = m_layout.markerSize;
        std::vector<bool> done(points.size(), false);
        for (std::size_t first = 0; first < points.size(); ++first) {
            std::vector<std::size_t> group;
            for (std::size_t other = first; other < points.size(); ++other) {
                const QPointF apart = points[other].center - points[first].center;
                if (!done[other] && std::abs(apart.x()) < 1 && std::abs(apart.y()) < hidingShare * size) {
                    group.push_back(other);
                    done[other] = true;
                }
            }
            const double middle = static_cast<double>(group.size() - 1) / 2;
            m_layout.sideBySide = m_layout.sideBySide || group.size() > 1;
            for (std::size_t place = 0; place < group.size(); ++place) {
                points[group[place]].center.rx() += (static_cast<double>(place) - middle) * size;
            }
        }
    }

    const Figure& m_figure;
    const PagePlan& m_plan;
    FigureLayout& m_layout;
};

}  // namespace

double numberPlotHeight(const Figure& figure, const PagePlan& plan, double top, double bottom)
{
    return bottom - top - legendHeight(figure, plan) - plan.axisTitleHeight() - gapBelowTitle(plan) - plan.axisHeight();
}

void placeNumberPlot(const Figure& figure, const PagePlan& plan, double top, double bottom, FigureLayout& layout)
{
    NumberPlot(figure, plan, layout).place(top, bottom);
}

}  // namespace podium::charts
