// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/fold_rows.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/analysis/figure_axis.h"
#include "app/analysis/phrasebook.h"

namespace podium {

namespace {

/// In place of the new row of one that goes.
constexpr auto gone = static_cast<std::size_t>(-1);

/// Indices of the rows that stay, ascending.
std::vector<std::size_t> chooseRows(const Figure& figure, std::size_t room, const std::vector<std::string>& keep)
{
    std::vector<std::size_t> chosen;
    const auto choose = [&](bool wanted) {
        for (std::size_t row = 0; row < figure.categories.size() && chosen.size() < room; ++row) {
            const Category& category = figure.categories[row];
            const bool kept = category.baseline || category.summary ||
                              std::find(keep.begin(), keep.end(), category.reference) != keep.end();
            if (kept == wanted) {
                chosen.push_back(row);
            }
        }
    };
    choose(true);
    choose(false);
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

/// The values of the rows that go: "24.5 to 300.1", in the axis's unit.
std::string hiddenRange(const Figure& figure, const std::vector<std::size_t>& newRows)
{
    const NumberFormat numbers(figure.language);
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            if (newRows[static_cast<std::size_t>(mark.position)] == gone) {
                low = std::min(low, mark.value);
                high = std::max(high, mark.value);
            }
        }
    }
    if (low > high) {
        return {};
    }
    const auto worded = [&](double value) {
        return figure.valueAxis.unit == ValueUnit::Percent ? numbers.percent(value / 100)
               : figure.valueAxis.unit == ValueUnit::Ratio ? numbers.ratio(value)
                                                           : numbers.minutes(value);
    };
    const std::string from = worded(low);
    const std::string to = worded(high);
    return from == to ? from : fillIn(figure.folding.range, {{"low", from}, {"high", to}});
}

Category moreRow(const Figure& figure, const std::vector<std::size_t>& newRows)
{
    const NumberFormat numbers(figure.language);
    std::int64_t hidden = 0;
    std::int64_t withoutScore = 0;
    for (std::size_t row = 0; row < figure.categories.size(); ++row) {
        if (newRows[row] == gone) {
            ++hidden;
            withoutScore += figure.categories[row].state == CategoryState::Missing ? 1 : 0;
        }
    }
    Category more;
    more.state = CategoryState::More;
    more.cells.resize(figure.columns.size());
    if (!more.cells.empty()) {
        more.cells.front().text = fillIn(figure.folding.more, {{"count", numbers.count(hidden)}});
    }
    more.remark = hiddenRange(figure, newRows);
    if (withoutScore > 0) {
        more.remark += more.remark.empty() ? "" : "; ";
        more.remark += fillIn(figure.folding.withoutScore, {{"count", numbers.count(withoutScore)}});
    }
    return more;
}

/// The series with the marks of those rows that have a new place.
std::vector<Series> keptSeries(const Figure& whole, const std::vector<std::size_t>& newRows)
{
    std::vector<Series> kept;
    for (const Series& series : whole.series) {
        Series& target =
            kept.emplace_back(Series{series.key, series.name, series.shape, series.stroke, series.family, {}});
        for (const Mark& mark : series.marks) {
            const std::size_t row = newRows.at(static_cast<std::size_t>(mark.position));
            if (row != gone) {
                target.marks.push_back(mark);
                target.marks.back().position = static_cast<double>(row);
            }
        }
    }
    return kept;
}

/// Series without marks go, and legend entries of hardware that is not shown any more.
void pruneSeries(Figure& figure)
{
    std::erase_if(figure.series, [](const Series& series) { return series.marks.empty(); });
    std::erase_if(figure.legend, [&](const LegendEntry& entry) {
        return entry.symbol == LegendSymbol::Swatch &&
               std::none_of(figure.series.begin(), figure.series.end(),
                            [&](const Series& series) { return series.family == entry.family; });
    });
}

}  // namespace

Figure foldRows(const Figure& whole, std::size_t rows, const std::vector<std::string>& keep)
{
    return foldRows(whole, whole, rows, keep);
}

Figure foldRows(const Figure& whole, const FigureHead& head, std::size_t rows, const std::vector<std::string>& keep)
{
    Figure figure{head, {}, {}};
    rows = std::max<std::size_t>(rows, 1);
    if (whole.categories.size() <= rows) {
        figure.categories = whole.categories;
        figure.series = whole.series;
        return figure;
    }
    const std::vector<std::size_t> chosen = chooseRows(whole, rows - 1, keep);
    std::vector<std::size_t> newRows(whole.categories.size(), gone);
    for (const std::size_t row : chosen) {
        newRows[row] = figure.categories.size();
        figure.categories.push_back(whole.categories[row]);
    }
    figure.categories.push_back(moreRow(whole, newRows));
    figure.foldedRows = whole.categories.size() - chosen.size();
    figure.series = keptSeries(whole, newRows);
    pruneSeries(figure);
    fitValueAxis(figure);
    return figure;
}

}  // namespace podium
