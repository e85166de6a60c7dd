// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/fold_rows.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "app/analysis/figure_axis.h"
#include "app/analysis/phrasebook.h"

namespace podium {

namespace {

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
std::string hiddenRange(const Figure& figure, const std::vector<bool>& stays)
{
    const NumberFormat numbers(figure.language);
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            if (!stays[static_cast<std::size_t>(mark.position)]) {
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

Category moreRow(const Figure& figure, const std::vector<bool>& stays)
{
    const NumberFormat numbers(figure.language);
    std::int64_t hidden = 0;
    std::int64_t withoutScore = 0;
    for (std::size_t row = 0; row < figure.categories.size(); ++row) {
        if (!stays[row]) {
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
    more.remark = hiddenRange(figure, stays);
    if (withoutScore > 0) {
        more.remark += more.remark.empty() ? "" : "; ";
        more.remark += fillIn(figure.folding.withoutScore, {{"count", numbers.count(withoutScore)}});
    }
    return more;
}

void keepMarks(Figure& figure, const std::map<std::size_t, std::size_t>& newRows)
{
    for (Series& series : figure.series) {
        std::erase_if(series.marks,
                      [&](const Mark& mark) { return !newRows.contains(static_cast<std::size_t>(mark.position)); });
        for (Mark& mark : series.marks) {
            mark.position = static_cast<double>(newRows.at(static_cast<std::size_t>(mark.position)));
        }
    }
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

Figure foldRows(Figure figure, std::size_t rows, const std::vector<std::string>& keep)
{
    rows = std::max<std::size_t>(rows, 1);
    if (figure.categories.size() <= rows) {
        return figure;
    }
    const std::vector<std::size_t> chosen = chooseRows(figure, rows - 1, keep);
    std::vector<bool> stays(figure.categories.size(), false);
    std::map<std::size_t, std::size_t> newRows;
    std::vector<Category> categories;
    for (const std::size_t row : chosen) {
        stays[row] = true;
        newRows.emplace(row, categories.size());
        categories.push_back(figure.categories[row]);
    }
    categories.push_back(moreRow(figure, stays));
    figure.foldedRows = figure.categories.size() - chosen.size();
    keepMarks(figure, newRows);
    pruneSeries(figure);
    figure.categories = std::move(categories);
    fitValueAxis(figure);
    return figure;
}

}  // namespace podium
