// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/column_widths.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace podium {

namespace {

double widestOf(const ColumnNeed& column)
{
    const auto widest = std::max_element(column.cells.begin(), column.cells.end());
    return widest == column.cells.end() ? column.least : std::max(column.least, *widest);
}

/// Squares, so that one cell of many lines counts for more than many of two.
double linesOf(const ColumnNeed& column, double width)
{
    double sum = 0;
    for (const double cell : column.cells) {
        const double lines = cell / width;
        sum += lines > 1 ? lines * lines : 1;
    }
    return sum;
}

/// Where the longest pieces have no room: first what must not be broken, then shares of the rest.
std::vector<double> tightWidths(const std::vector<ColumnNeed>& columns, double width)
{
    double firm = 0;
    double loose = 0;
    for (const ColumnNeed& column : columns) {
        firm += std::min(column.firm, column.least);
        loose += column.least - std::min(column.firm, column.least);
    }
    const double firmShare = firm > width ? width / firm : 1;
    const double looseShare = firm >= width || loose <= 0 ? 0 : (width - firm) / loose;
    std::vector<double> widths;
    for (const ColumnNeed& column : columns) {
        const double own = std::min(column.firm, column.least);
        widths.push_back(own * firmShare + (column.least - own) * looseShare);
    }
    return widths;
}

}  // namespace

std::vector<double> lowTableWidths(const std::vector<ColumnNeed>& columns, double width)
{
    std::vector<double> widths;
    std::vector<double> widest;
    for (const ColumnNeed& column : columns) {
        widths.push_back(column.least);
        widest.push_back(widestOf(column));
    }
    if (std::accumulate(widest.begin(), widest.end(), 0.0) <= width) {
        return widest;
    }
    double spare = width - std::accumulate(widths.begin(), widths.end(), 0.0);
    if (spare <= 0) {
        return tightWidths(columns, width);
    }
    constexpr int steps = 100;
    const double step = spare / steps;
    std::vector<double> gains;
    const auto gainOf = [&](std::size_t column) {
        const double room = std::min(step, widest[column] - widths[column]);
        return room <= 0
                   ? 0
                   : (linesOf(columns[column], widths[column]) - linesOf(columns[column], widths[column] + room)) /
                         room;
    };
    for (std::size_t column = 0; column < columns.size(); ++column) {
        gains.push_back(gainOf(column));
    }
    while (spare > step / 2) {
        const auto best = static_cast<std::size_t>(std::max_element(gains.begin(), gains.end()) - gains.begin());
        const double given = std::min({step, spare, widest[best] - widths[best]});
        if (gains[best] <= 0 || given <= 0) {
            break;
        }
        widths[best] += given;
        spare -= given;
        gains[best] = gainOf(best);
    }
    return widths;
}

}  // namespace podium
