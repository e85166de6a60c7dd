// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/dot_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <QPointF>
#include <QRectF>

#include "ui/charts/layout_blocks.h"
#include "ui/charts/strip_lanes.h"

namespace podium::charts {

namespace {

constexpr double sizeShare = 0.88;  ///< of other labels: those of dots stand in two lines of a row
constexpr double apartShare = 1.2;  ///< of the size of markers: squares need more than their sides

/// A point of a row that stands for several submissions.
struct Dot {
    const Mark* mark = nullptr;
    PlacedPoint* placed = nullptr;
};

/// Every value that is a point, in the middle of its row.
std::vector<PlacedPoint> valuesOf(const Figure& figure, const FigureLayout& layout)
{
    std::vector<PlacedPoint> values;
    for (std::size_t series = 0; series < figure.series.size(); ++series) {
        const std::vector<Mark>& marks = figure.series[series].marks;
        for (std::size_t index = 0; index < marks.size(); ++index) {
            if (figure.series[series].shape == SeriesShape::Points && marks[index].kind == MarkKind::Value) {
                const double center = layout.rows.at(static_cast<std::size_t>(marks[index].position)).center;
                values.push_back({QPointF(layout.xOf(marks[index].value), center), series, index});
            }
        }
    }
    return values;
}

/// The points of one row from left to right; none where its only mark is the row's own.
std::vector<Dot> dotsOf(const Figure& figure, std::size_t row, FigureLayout& layout)
{
    std::vector<Dot> dots;
    for (PlacedPoint& point : layout.dots) {
        const Mark& mark = figure.series[point.series].marks[point.mark];
        const bool isOfRow = static_cast<std::size_t>(mark.position) == row && !mark.reference.empty();
        if (isOfRow && (mark.subject || figure.categories[row].reference.empty())) {
            dots.push_back({&mark, &point});
        }
    }
    std::stable_sort(dots.begin(), dots.end(), [](const Dot& one, const Dot& other) {
        return one.placed->center.x() < other.placed->center.x();
    });
    return dots;
}

/// Points that would touch move above and below each other.
void setApart(const std::vector<Dot>& dots, const FigureLayout& layout)
{
    std::vector<double> positions;
    for (const Dot& dot : dots) {
        positions.push_back(dot.placed->center.x());
    }
    const std::vector<double> offsets =
        stripOffsets(positions, std::ceil(layout.markerSize * apartShare), layout.pitch - 2);
    for (std::size_t index = 0; index < dots.size(); ++index) {
        dots[index].placed->center.ry() += offsets[index];
    }
}

/// What of a row is taken, and labels that look for the rest.
class DotLabels {
public:
    DotLabels(const TextMeasure& measure, double labelSize, const QRectF& band, FigureLayout& layout)
        : m_measure(measure), m_labelSize(std::round(labelSize * sizeShare)), m_band(band), m_layout(layout)
    {
    }

    void take(const QRectF& rect) { m_taken.push_back(rect); }

    /// Above or below the point, else to its right or left where nobody takes it for another's, else not at all: the
    /// table has it. `row` is the point's own.
    void place(const Dot& dot, std::size_t row)
    {
        const QString label = QString::fromStdString(dot.mark->label);
        PlacedText text = placeText(label, {TextRole::Value, m_labelSize, false, Ink::Text}, m_measure, 0, 0);
        // Digits alone, and the comma's tail: rows are too low for the room above and below them.
        const double digits = std::ceil(m_measure.capHeight(m_labelSize));
        const double tail = 1;
        const double width = text.rect.width();
        const double away = std::ceil(m_layout.markerSize / 2) + 2;
        const double beside = m_layout.markerSize / 2 + std::round(m_labelSize / 4);
        const QPointF center = dot.placed->center;
        const double across = std::round(center.x() - width / 2);
        const QSizeF size(width, digits + tail);
        const double middle = std::floor(center.y() - size.height() / 2);
        const double clear = 1.3 * m_layout.markerSize;
        const std::array places{Place{{across, std::round(center.y() - away - digits - tail)}, 3, 3},
                                Place{{across, std::round(center.y() + away)}, 3, 3},
                                Place{{std::round(center.x() + beside), middle}, 3, clear},
                                Place{{std::round(center.x() - beside - width), middle}, clear, 3}};
        for (const Place& place : places) {
            const QRectF rect(place.corner, size);
            const bool inside = rect.left() > m_layout.plot.left() && rect.right() < m_layout.content.right() &&
                                rect.top() >= m_band.top() && rect.bottom() <= m_band.bottom();
            if (inside && isFree(rect.adjusted(-place.left, 0, place.right, 0), center)) {
                text.rect = rect;
                text.baseline = rect.top() + digits;
                text.onGround = true;
                text.row = row;
                m_layout.texts.push_back(std::move(text));
                take(rect);
                return;
            }
        }
    }

private:
    /// Where a label may stand, and what must be free at its sides.
    struct Place {
        QPointF corner;
        double left;
        double right;
    };

    /// From everything but the point at `own`.
    [[nodiscard]] bool isFree(const QRectF& rect, const QPointF& own) const
    {
        return std::none_of(m_taken.begin(), m_taken.end(),
                            [&](const QRectF& taken) { return !(taken.center() == own) && taken.intersects(rect); });
    }

    const TextMeasure& m_measure;
    double m_labelSize;
    QRectF m_band;
    FigureLayout& m_layout;
    std::vector<QRectF> m_taken;
};

/// Every point is known by its own place, as wide as its neighbours leave.
void addPlaces(const std::vector<Dot>& dots, const PlacedRow& row, FigureLayout& layout)
{
    const double reach = std::max(layout.markerSize, layout.pitch / 2);
    const auto xOf = [&](std::size_t index) { return dots[index].placed->center.x(); };
    for (std::size_t index = 0; index < dots.size(); ++index) {
        double left = xOf(index) - reach;
        double right = xOf(index) + reach;
        if (index > 0) {
            left = std::max(left, (xOf(index - 1) + xOf(index)) / 2);
        }
        if (index + 1 < dots.size()) {
            right = std::min(right, (xOf(index) + xOf(index + 1)) / 2);
        }
        const QRectF band(std::floor(left), row.band.top(), std::ceil(right - left), row.band.height());
        layout.rows.push_back({band, dots[index].placed->center.y(), dots[index].mark->reference});
    }
}

void placeDotsOf(std::size_t row, const std::vector<Dot>& dots, const TextMeasure& measure, double labelSize,
                 FigureLayout& layout)
{
    const PlacedRow own = layout.rows[row];
    const bool isOfOne = !own.reference.empty();  // the row itself stands for the submission
    const std::size_t first = isOfOne ? row : layout.rows.size();
    if (!isOfOne) {
        addPlaces(dots, own, layout);
    }
    DotLabels labels(measure, labelSize, own.band, layout);
    for (const Dot& dot : dots) {
        const double half = layout.markerSize / 2;
        labels.take(QRectF(dot.placed->center, dot.placed->center).adjusted(-half, -half, half, half));
    }
    // All alike, also where there is one. From the right: the largest first.
    std::erase_if(layout.texts,
                  [&](const PlacedText& text) { return text.row == row && text.role == TextRole::Value; });
    for (std::size_t index = dots.size(); index > 0; --index) {
        labels.place(dots[index - 1], first + index - 1);
    }
}

}  // namespace

void placeDots(const Figure& figure, const TextMeasure& measure, double labelSize, FigureLayout& layout)
{
    layout.dots = valuesOf(figure, layout);
    for (std::size_t row = 0; row < figure.categories.size(); ++row) {
        if (figure.categories[row].state == CategoryState::Shown) {
            const std::vector<Dot> dots = dotsOf(figure, row, layout);
            if (!dots.empty()) {
                setApart(dots, layout);
                placeDotsOf(row, dots, measure, labelSize, layout);
            }
        }
    }
}

}  // namespace podium::charts
