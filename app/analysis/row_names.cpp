// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/row_names.h"

#include <cstddef>
#include <map>
#include <string>

#include "app/analysis/display_text.h"

namespace podium {

namespace {

constexpr std::size_t mostRows = 5000;

std::string wordsOf(const Category& row)
{
    std::string words;
    for (const Cell& cell : row.cells) {
        words += cell.text + '\n' + cell.detail + '\n';
    }
    return words;
}

}  // namespace

void tellApart(std::vector<Category>& rows)
{
    if (rows.size() > mostRows) {
        return;
    }
    std::map<std::string, std::vector<Category*>> byWords;
    for (Category& row : rows) {
        if (row.subject && !row.cells.empty()) {
            byWords[wordsOf(row)].push_back(&row);
        }
    }
    for (const auto& [words, same] : byWords) {
        for (Category* row : same) {
            if (same.size() > 1) {
                std::string& system = row->cells.front().detail;
                const std::string folder = displayText(row->subject->key.system);
                system = system.empty() ? folder : system + " (" + folder + ")";
            }
        }
    }
}

}  // namespace podium
