// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/dot_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/charts/layout_blocks.h"

namespace podium::charts {

namespace {

/// One point and where it stands.
struct Dot {
    const Mark* mark = nullptr;
    double x = 0;
};

/// The points of one row from left to right.
std::vector<Dot> dotsOf(const Figure& figure, std::size_t row, const FigureLayout& layout)
{
    std::vector<Dot> dots;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            const bool isDot = series.shape == SeriesShape::Points && mark.kind == MarkKind::Value;
            if (isDot && static_cast<std::size_t>(mark.position) == row && !mark.reference.empty()) {
                dots.push_back({&mark, layout.xOf(mark.value)});
            }
        }
    }
    std::stable_sort(dots.begin(), dots.end(), [](const Dot& one, const Dot& other) { return one.x < other.x; });
    return dots;
}

/// What of a row's height and width is taken, and labels that look for the rest.
class DotLabels {
public:
    DotLabels(const TextMeasure& measure, double labelSize, FigureLayout& layout)
        : m_measure(measure), m_labelSize(labelSize), m_layout(layout)
    {
    }

    void take(double left, double right) { m_taken.emplace_back(left, right); }

    /// To the right of the point, else to the left, else not at all: the table has it. `row` is the point's own.
    void place(const Dot& dot, std::size_t row)
    {
        const QString label = QString::fromStdString(dot.mark->label);
        const double width = m_measure.width(label, m_labelSize);
        const double beside = m_layout.markerSize / 2 + std::round(m_labelSize / 4);
        for (const double left : {dot.x + beside, dot.x - beside - width}) {
            if (isFree(left - 1, left + width + 1) && left > m_layout.plot.left()) {
                PlacedText text = placeText(label, {TextRole::Value, m_labelSize, false, Ink::Text}, m_measure, left,
                                            m_layout.rows[row].center);
                text.onGround = true;
                text.row = row;
                m_layout.texts.push_back(std::move(text));
                take(left, left + width);
                return;
            }
        }
    }

private:
    [[nodiscard]] bool isFree(double left, double right) const
    {
        return std::none_of(m_taken.begin(), m_taken.end(),
                            [&](const auto& taken) { return left < taken.second && right > taken.first; });
    }

    const TextMeasure& m_measure;
    double m_labelSize;
    FigureLayout& m_layout;
    std::vector<std::pair<double, double>> m_taken;
};

/// Every point is known by its own place, as wide as its neighbours leave.
void addPlaces(const std::vector<Dot>& dots, const PlacedRow& row, FigureLayout& layout)
{
    const double reach = std::max(layout.markerSize, layout.pitch / 2);
    for (std::size_t index = 0; index < dots.size(); ++index) {
        double left = dots[index].x - reach;
        double right = dots[index].x + reach;
        if (index > 0) {
            left = std::max(left, (dots[index - 1].x + dots[index].x) / 2);
        }
        if (index + 1 < dots.size()) {
            right = std::min(right, (dots[index].x + dots[index + 1].x) / 2);
        }
        const QRectF band(std::floor(left), row.band.top(), std::ceil(right - left), row.band.height());
        layout.rows.push_back({band, row.center, dots[index].mark->reference});
    }
}

void placeDotsOf(std::size_t row, const std::vector<Dot>& dots, const TextMeasure& measure, double labelSize,
                 FigureLayout& layout)
{
    const std::size_t first = layout.rows.size();
    addPlaces(dots, PlacedRow(layout.rows[row]), layout);
    DotLabels labels(measure, labelSize, layout);
    for (const Dot& dot : dots) {
        labels.take(dot.x - layout.markerSize / 2, dot.x + layout.markerSize / 2);
    }
    for (PlacedText& text : layout.texts) {
        if (text.row == row && text.role == TextRole::Value) {
            labels.take(text.rect.left(), text.rect.right());
            text.row = first + dots.size() - 1;
        }
    }
    // From the right: the largest first.
    for (std::size_t index = dots.size() - 1; index > 0; --index) {
        labels.place(dots[index - 1], first + index - 1);
    }
}

}  // namespace

void placeDots(const Figure& figure, const TextMeasure& measure, double labelSize, FigureLayout& layout)
{
    for (std::size_t row = 0; row < figure.categories.size(); ++row) {
        if (figure.categories[row].reference.empty() && figure.categories[row].state == CategoryState::Shown) {
            const std::vector<Dot> dots = dotsOf(figure, row, layout);
            if (!dots.empty()) {
                placeDotsOf(row, dots, measure, labelSize, layout);
            }
        }
    }
}

}  // namespace podium::charts
