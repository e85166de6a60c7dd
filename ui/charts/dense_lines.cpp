// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/dense_lines.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QPainter>
#include <QPolygonF>

#include "ui/charts/painting_tools.h"

namespace podium::charts {

namespace {

constexpr std::size_t mostChartPoints = 2'000;

/// Takes points one after the other and keeps at most four of each column of pixels.
class ColumnThinner {
public:
    void add(const QPointF& point)
    {
        const double column = std::floor(point.x());
        if (m_any && column != m_column) {
            close();
        }
        if (!m_any) {
            m_any = true;
            m_column = column;
            m_first = m_lowest = m_highest = point;
        }
        m_lowest = point.y() < m_lowest.y() ? point : m_lowest;
        m_highest = point.y() > m_highest.y() ? point : m_highest;
        m_last = point;
    }

    QPolygonF finish()
    {
        if (m_any) {
            close();
        }
        return std::move(m_line);
    }

private:
    void close()
    {
        for (const QPointF& point : {m_first, m_lowest, m_highest, m_last}) {
            if (m_line.isEmpty() || m_line.back() != point) {
                m_line << point;
            }
        }
        m_any = false;
    }

    bool m_any = false;
    double m_column = 0;
    QPointF m_first;
    QPointF m_lowest;
    QPointF m_highest;
    QPointF m_last;
    QPolygonF m_line;
};

}  // namespace

bool isDense(const Series& series)
{
    return series.shape == SeriesShape::Line && series.marks.size() > mostChartPoints;
}

void paintDenseLines(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const std::vector<Series>& series = drawn.figure.series;
    if (std::none_of(series.begin(), series.end(), isDense)) {
        return;
    }
    std::vector<ColumnThinner> lines(series.size());
    for (const PlacedPoint& point : drawn.layout.points) {
        if (isDense(series[point.series])) {
            lines[point.series].add(point.center);
        }
    }
    for (std::size_t index = 0; index < series.size(); ++index) {
        if (isDense(series[index])) {
            painter.setPen(plainPen(theme.color(series[index].family), 1));
            painter.drawPolyline(lines[index].finish());
        }
    }
}

}  // namespace podium::charts
