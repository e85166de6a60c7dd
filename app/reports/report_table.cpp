// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_table.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

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

constexpr std::size_t leastRowsOfGroup = 4;  ///< on average

/// Whether the row says something else than the one before in one of these columns.
bool startsGroup(const FigureTable& table, const std::vector<std::size_t>& columns, std::size_t row)
{
    return std::any_of(columns.begin(), columns.end(), [&](std::size_t column) {
        return table.rows[row].cells[column].text != table.rows[row - 1].cells[column].text;
    });
}

/// How many groups these columns make.
std::size_t countGroups(const FigureTable& table, const std::vector<std::size_t>& columns)
{
    std::size_t count = 1;
    for (std::size_t row = 1; row < table.rows.size(); ++row) {
        if (startsGroup(table, columns, row)) {
            ++count;
        }
    }
    return count;
}

/// Columns that make groups of several rows, from left to right. Empty columns do not count.
std::vector<std::size_t> groupingColumns(const FigureTable& table)
{
    const std::size_t most = table.rows.size() / leastRowsOfGroup;
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < table.valueColumn; ++column) {
        columns.push_back(column);
        if (countGroups(table, columns) > most) {
            columns.pop_back();
        }
    }
    // Titles begin with names.
    return !columns.empty() && columns.front() == 0 ? columns : std::vector<std::size_t>();
}

/// "NVIDIA, Eos-dfw · 8,192 × H100 · run that counts": a number stands before its model, else its column is named.
std::string groupTitle(const FigureTable& table, const std::vector<std::size_t>& columns, const TwinRow& row,
                       const std::string& model)
{
    std::string title;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        const TwinColumn& column = table.columns[columns[place]];
        std::string text = row.cells[columns[place]].text;
        if (column.isNumber && place + 1 < columns.size() && table.columns[columns[place + 1]].title == model) {
            text += " × " + row.cells[columns[++place]].text;
        } else if (column.isNumber) {
            text = column.title + " " + text;
        }
        title += (title.empty() || text.empty() ? "" : " · ") + text;
    }
    return title;
}

RowGroups takeGroups(FigureTable& table, const std::string& model)
{
    const std::vector<std::size_t> columns = groupingColumns(table);
    RowGroups groups;
    if (columns.empty()) {
        return groups;
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        if (row == 0 || startsGroup(table, columns, row)) {
            groups.push_back({row, groupTitle(table, columns, table.rows[row], model)});
        }
    }
    for (auto column = columns.rbegin(); column != columns.rend(); ++column) {
        dropColumn(table, *column);
    }
    return groups;
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
    folded.groups = takeGroups(table, phrases.say(Phrase::ExportColumnModel));
    const auto count = [&](std::size_t rows) { return numbers.count(static_cast<std::int64_t>(rows)); };
    const std::size_t shown = std::min(mostRows, table.rows.size());
    const std::string rows =
        shown == table.rows.size()
            ? phrases.say(table.rows.size() == 1 ? Phrase::ReportRowsOne : Phrase::ReportRowsAll,
                          {{"count", count(shown)}})
            : phrases.say(Phrase::ReportRowsSome, {{"shown", count(shown)}, {"count", count(table.rows.size())}});
    folded.caption = title + ": " + rows;
    table.rows.resize(shown);
    std::erase_if(folded.groups, [&](const RowGroup& group) { return group.first >= shown; });
    folded.table = std::move(table);
    return folded;
}

}  // namespace podium
