// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/text_table.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

constexpr std::string_view gap = "  ";

}  // namespace

TextTable::TextTable(std::vector<TextColumn> columns) : m_columns(std::move(columns)) {}

void TextTable::addRow(std::vector<std::string> cells)
{
    for (auto& cell : cells) {
        cell = displayText(cell);
    }
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

std::size_t TextTable::Layout::total() const
{
    std::size_t sum = 0;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (shown[column]) {
            sum += (sum == 0 ? 0 : gap.size()) + widths[column];
        }
    }
    return sum;
}

TextTable::Layout TextTable::naturalLayout() const
{
    Layout layout;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        std::size_t width = 0;
        for (const auto& row : m_rows) {
            width = std::max(width, displayWidth(row[column]));
        }
        layout.shown.push_back(width > 0 || m_rows.empty());
        layout.widths.push_back(std::max(width, displayWidth(m_columns[column].title)));
    }
    return layout;
}

/// Takes columns off the widest text again and again, as far as the minima allow.
void TextTable::shrink(Layout& layout, std::size_t width) const
{
    while (layout.total() > width) {
        std::size_t widest = m_columns.size();
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const auto minimum = std::max(m_columns[column].minimum, displayWidth(m_columns[column].title));
            const bool canShrink = layout.shown[column] && !m_columns[column].isNumber &&
                                   m_columns[column].minimum > 0 && layout.widths[column] > minimum;
            if (canShrink && (widest == m_columns.size() || layout.widths[column] > layout.widths[widest])) {
                widest = column;
            }
        }
        if (widest == m_columns.size()) {
            return;
        }
        --layout.widths[widest];
    }
}

bool TextTable::leaveOneOut(Layout& layout) const
{
    std::size_t least = m_columns.size();
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const bool canGo = layout.shown[column] && !m_columns[column].isNumber && m_columns[column].importance > 0;
        if (canGo && (least == m_columns.size() || m_columns[column].importance < m_columns[least].importance)) {
            least = column;
        }
    }
    if (least == m_columns.size()) {
        return false;
    }
    layout.shown[least] = false;
    return true;
}

std::string TextTable::line(const std::vector<std::string>& cells, const Layout& layout) const
{
    std::string text;
    bool isFirst = true;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        if (!layout.shown[column]) {
            continue;
        }
        text += isFirst ? "" : gap;
        isFirst = false;
        const auto cell = elided(cells[column], layout.widths[column]);
        const std::string blanks(layout.widths[column] - std::min(layout.widths[column], displayWidth(cell)), ' ');
        text += m_columns[column].isNumber ? blanks + cell : cell + blanks;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text += '\n';
}

std::string TextTable::text(std::optional<std::size_t> width) const
{
    Layout layout = naturalLayout();
    if (width) {
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            if (m_columns[column].minimum > 0) {
                layout.widths[column] = std::min(layout.widths[column], std::max(*width, m_columns[column].minimum));
            }
        }
        auto fitted = layout;
        shrink(fitted, *width);
        while (fitted.total() > *width && leaveOneOut(layout)) {
            fitted = layout;
            shrink(fitted, *width);
        }
        layout = std::move(fitted);
    }
    std::vector<std::string> titles;
    for (const auto& column : m_columns) {
        titles.push_back(column.title);
    }
    std::string all = line(titles, layout);
    for (const auto& row : m_rows) {
        all += line(row, layout);
    }
    return all;
}

}  // namespace podium::cli
