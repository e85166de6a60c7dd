// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of densities below the cabinets.
#include <algorithm>
#include <cmath>

#include "app/analysis/number_format.h"
#include "app/analysis/ticks.h"
#include "ui/charts/racks_plot.h"

namespace podium::charts {

namespace {

/// Sizes of the strip on one page.
struct StripSizes {
    double text = 11;
    double row = 14;
    double padding = 6;
    double unit = 1;
};

StripSizes sizesOf(const PagePlan& plan)
{
    StripSizes sizes;
    sizes.unit = plan.labelSize() / 12;
    sizes.text = std::max(9.0, std::round(plan.labelSize() * 11 / 12));
    sizes.row = std::ceil(plan.measure().height(sizes.text));
    sizes.padding = std::round(4 * sizes.unit);
    return sizes;
}

double widestLabel(const RackStrip& strip, const PagePlan& plan, const StripSizes& sizes)
{
    double widest = 0;
    for (const RackStripRow& row : strip.rows) {
        widest = std::max(widest, plan.measure().width(QString::fromStdString(row.label), sizes.text, true));
    }
    return std::ceil(widest);
}

double most(const FigureRacks& racks)
{
    double largest = static_cast<double>(racks.rows.front().racks.value_or(0));
    for (const RackStripRow& row : racks.strip.rows) {
        for (const double value : row.racks) {
            largest = std::max(largest, value);
        }
    }
    return largest;
}

/// There is no half of a rack.
TickSet wholeTicks(double largest)
{
    TickSet ticks = linearTicks(0, largest);
    if (ticks.decimals > 0) {
        ticks = {{}, 0, std::max(1.0, std::ceil(largest)), 0};
        for (double value = 0; value <= ticks.maximum; ++value) {
            ticks.values.push_back(value);
        }
    }
    return ticks;
}

class StripPlacer {
public:
    StripPlacer(const Figure& figure, const PagePlan& plan, double top, double left, FigureLayout& layout)
        : m_racks(*figure.racks), m_plan(plan), m_sizes(sizesOf(plan)), m_layout(layout), m_top(std::round(top)),
          m_left(left), m_numbers(figure.language)
    {
        m_ticks = wholeTicks(most(m_racks));
        setPlot();
    }

    void place()
    {
        placeTitle();
        placeUsed();
        for (std::size_t index = 0; index < m_racks.strip.rows.size(); ++index) {
            placeRow(m_racks.strip.rows[index], plotTop() + (static_cast<double>(index) + 0.5) * m_sizes.row);
        }
        placeTicks();
    }

private:
    [[nodiscard]] const TextMeasure& measure() const { return m_plan.measure(); }
    [[nodiscard]] double plotTop() const { return m_top + m_sizes.padding + m_sizes.row; }
    [[nodiscard]] double xOf(double racks) const
    {
        return m_layout.racks->strip.left() + racks / m_ticks.maximum * m_layout.racks->strip.width();
    }

    /// As wide as leaves room for the words at the right of every row.
    void setPlot()
    {
        const double room = m_plan.content().right() - m_left;
        double width = room;
        const auto leave = [&](double value, double words) {
            if (value > 0) {
                width = std::min(width, (room - words) * m_ticks.maximum / value);
            }
        };
        for (const RackStripRow& row : m_racks.strip.rows) {
            const double words = measure().width(QString::fromStdString(row.range), m_sizes.text, row.chosen);
            leave(*std::max_element(row.racks.begin(), row.racks.end()), words + gapToRange() + 2);
        }
        leave(m_ticks.values.back(), measure().width(tickText(m_ticks.values.size() - 1), m_sizes.text) / 2 + 1);
        const auto rows = static_cast<double>(m_racks.strip.rows.size());
        m_layout.racks->strip = QRectF(m_left, plotTop(), std::floor(width), rows * m_sizes.row);
    }

    [[nodiscard]] double gapToRange() const { return std::round(8 * m_sizes.unit); }

    [[nodiscard]] QString tickText(std::size_t index) const
    {
        return QString::fromStdString(m_numbers.fixed(m_ticks.values[index], m_ticks.decimals));
    }

    void placeTitle()
    {
        const double x = m_plan.content().left();
        const double room = m_left - x - widestLabel(m_racks.strip, m_plan, m_sizes) - std::round(20 * m_sizes.unit);
        const QString title =
            measure().elided(QString::fromStdString(m_racks.strip.title), m_plan.labelSize(), true, room);
        m_layout.texts.push_back(placeText(title, {TextRole::Label, m_plan.labelSize(), true, Ink::Text}, measure(), x,
                                           m_top + m_sizes.padding + m_sizes.row / 2));
        const auto lines = static_cast<int>(m_racks.strip.rows.size());
        paragraph(QString::fromStdString(m_racks.strip.subtitle),
                  {TextRole::Remark, m_sizes.text, false, Ink::Secondary}, measure(), x, room, lines)
            .placeAt(plotTop(), m_layout);
    }

    /// The line of the racks used, its words above it.
    void placeUsed()
    {
        m_layout.racks->used = xOf(static_cast<double>(m_racks.rows.front().racks.value_or(0)));
        const QString text = QString::fromStdString(m_racks.strip.used);
        const double width = measure().width(text, m_sizes.text, true);
        const double x = std::clamp(m_layout.racks->used - width / 2, m_left,
                                    std::max(m_left, m_plan.content().right() - width - 1));
        m_layout.texts.push_back(placeText(text, {TextRole::Value, m_sizes.text, true, Ink::Text}, measure(), x,
                                           m_top + m_sizes.padding + m_sizes.row / 2 - 1));
    }

    void placeRow(const RackStripRow& row, double center)
    {
        PlacedStripRow placed{std::round(center), row.chosen, {}};
        for (const double value : row.racks) {
            placed.ticks.push_back(std::round(xOf(value)));
        }
        const double rightmost = *std::max_element(placed.ticks.begin(), placed.ticks.end());
        m_layout.racks->stripRows.push_back(std::move(placed));
        const Ink ink = row.chosen ? Ink::Text : Ink::Secondary;
        const QString label = QString::fromStdString(row.label);
        const double width = measure().width(label, m_sizes.text, row.chosen);
        m_layout.texts.push_back(placeText(label, {TextRole::Label, m_sizes.text, row.chosen, ink}, measure(),
                                           std::floor(m_left - std::round(8 * m_sizes.unit) - width), center));
        PlacedText range =
            placeText(QString::fromStdString(row.range), {TextRole::Value, m_sizes.text, row.chosen, ink}, measure(),
                      rightmost + gapToRange(), center);
        range.onGround = true;
        m_layout.texts.push_back(std::move(range));
    }

    /// Under the densities stands what the numbers count.
    void placeTicks()
    {
        const double center = m_layout.racks->strip.bottom() + std::round(3 * m_sizes.unit) + m_sizes.row / 2;
        const QString unit = QString::fromStdString(m_racks.tableRacks);
        const double unitLeft = m_left - std::round(8 * m_sizes.unit) - measure().width(unit, m_sizes.text);
        m_layout.texts.push_back(placeText(unit, {TextRole::AxisTitle, m_sizes.text, false, Ink::Secondary}, measure(),
                                           std::floor(unitLeft), center));
        double free = 0;
        for (std::size_t index = 0; index < m_ticks.values.size(); ++index) {
            const double x = xOf(m_ticks.values[index]);
            m_layout.racks->grid.push_back(x);
            const QString text = tickText(index);
            PlacedText tick = placeText(text, {TextRole::Tick, m_sizes.text, false, Ink::Muted}, measure(),
                                        x - measure().width(text, m_sizes.text) / 2, center);
            if (tick.rect.left() >= free) {
                free = tick.rect.right() + m_sizes.text / 2;
                m_layout.texts.push_back(std::move(tick));
            }
        }
    }

    const FigureRacks& m_racks;
    const PagePlan& m_plan;
    StripSizes m_sizes;
    FigureLayout& m_layout;
    double m_top;
    double m_left;
    NumberFormat m_numbers;
    TickSet m_ticks;
};

}  // namespace

double racksStripHeight(const Figure& figure, const PagePlan& plan)
{
    const auto& rows = figure.racks->strip.rows;
    if (rows.empty()) {
        return 0;
    }
    const StripSizes sizes = sizesOf(plan);
    // Words of the racks used above, ticks below.
    return 2 * sizes.padding + (static_cast<double>(rows.size()) + 2) * sizes.row + std::round(3 * sizes.unit);
}

void placeRacksStrip(const Figure& figure, const PagePlan& plan, double top, double left, FigureLayout& layout)
{
    StripPlacer(figure, plan, top, left, layout).place();
}

}  // namespace podium::charts
