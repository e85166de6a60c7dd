// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_table.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace podium {

namespace {

/// The text that stands in this column of every row; empty cells count as a text of their own.
bool isSameEverywhere(const FigureTable& table, std::size_t column)
{
    const std::string& first = table.rows.front().cells[column].text;
    return std::all_of(table.rows.begin(), table.rows.end(),
                       [&](const TwinRow& row) { return row.cells[column].text == first; });
}

void dropColumn(FigureTable& table, std::size_t column)
{
    const auto at = static_cast<std::ptrdiff_t>(column);
    table.columns.erase(table.columns.begin() + at);
    for (TwinRow& row : table.rows) {
        row.cells.erase(row.cells.begin() + at);
    }
    table.valueColumn -= column < table.valueColumn ? 1 : 0;
}

}  // namespace

ReportTable foldTable(FigureTable table, const std::string& title, std::size_t mostRows, const Phrasebook& phrases,
                      const NumberFormat& numbers)
{
    ReportTable folded;
    folded.allRows = table.rows.size();
    std::string facts;
    for (std::size_t column = table.columns.size(); column-- > 0 && table.rows.size() > 1;) {
        if (column == table.valueColumn || column == 0 || !isSameEverywhere(table, column)) {
            continue;
        }
        if (const std::string& text = table.rows.front().cells[column].text; !text.empty()) {
            facts = table.columns[column].title + " " + text + (facts.empty() ? "" : ", ") + facts;
        }
        dropColumn(table, column);
    }
    if (!facts.empty()) {
        folded.facts = phrases.say(Phrase::ReportRowsSame, {{"facts", facts}});
    }
    const auto count = [&](std::size_t rows) { return numbers.count(static_cast<std::int64_t>(rows)); };
    const std::size_t shown = std::min(mostRows, table.rows.size());
    const std::string rows =
        shown == table.rows.size()
            ? phrases.say(table.rows.size() == 1 ? Phrase::ReportRowsOne : Phrase::ReportRowsAll,
                          {{"count", count(shown)}})
            : phrases.say(Phrase::ReportRowsSome, {{"shown", count(shown)}, {"count", count(table.rows.size())}});
    folded.caption = title + ": " + rows;
    table.rows.resize(shown);
    folded.table = std::move(table);
    return folded;
}

}  // namespace podium
