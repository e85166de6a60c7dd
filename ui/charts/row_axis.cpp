// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/row_axis.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace podium::charts {

namespace {

void placeTitle(const Figure& figure, const PagePlan& plan, double center, FigureLayout& layout)
{
    const TextMeasure& measure = plan.measure();
    const QRectF& content = plan.content();
    const TextStyle text{TextRole::AxisTitle, plan.axisTitleSize(), false, Ink::Secondary};
    const QString title =
        measure.elided(QString::fromStdString(figure.valueAxis.title), plan.axisTitleSize(), false, content.width());
    const double width = measure.width(title, plan.axisTitleSize());
    const double left =
        std::clamp(layout.plot.center().x() - width / 2, content.left(), std::floor(content.right() - width));
    layout.texts.push_back(placeText(title, text, measure, left, center));
}

}  // namespace

void placeRowAxis(const Figure& figure, const PagePlan& plan, FigureLayout& layout)
{
    const TextMeasure& measure = plan.measure();
    const QRectF& plot = layout.plot;
    const double center = plot.bottom() + plan.gap(6) + plan.tickHeight() / 2;
    const TextStyle text{TextRole::Tick, plan.labelSize(), false, Ink::Muted};
    const std::vector<Tick>& ticks = figure.valueAxis.ticks;
    std::vector<PlacedText> placed;
    for (std::size_t stride = 1; stride <= ticks.size(); ++stride) {
        placed.clear();
        for (std::size_t index = 0; index < ticks.size(); index += stride) {
            const QString label = QString::fromStdString(ticks[index].label);
            const double left = layout.xOf(ticks[index].value) - measure.width(label, plan.labelSize()) / 2;
            placed.push_back(placeText(label, text, measure, left, center));
        }
        const auto touching = [&](const PlacedText& one, const PlacedText& next) {
            return next.rect.left() < one.rect.right() + plan.labelSize() / 2;
        };
        if (std::adjacent_find(placed.begin(), placed.end(), touching) == placed.end()) {
            break;
        }
    }
    std::move(placed.begin(), placed.end(), std::back_inserter(layout.texts));
    placeTitle(figure, plan, plot.bottom() + plan.gap(6) + plan.tickHeight() + plan.gap(2) + plan.axisTitleHeight() / 2,
               layout);
}

}  // namespace podium::charts
