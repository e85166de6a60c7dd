// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/csv.h"

#include <algorithm>
#include <array>

namespace podium::cli {

namespace {

/// Full-width = + - @ (U+FF1D, U+FF0B, U+FF0D, U+FF20), which some spreadsheets read as the plain ones.
constexpr std::array<std::string_view, 4> fullWidth{"\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};

bool beginsFormula(std::string_view text)
{
    return text.find_first_of("=+-@\t\r\n") == 0 ||
           std::any_of(fullWidth.begin(), fullWidth.end(),
                       [text](std::string_view sign) { return text.starts_with(sign); });
}

}  // namespace

std::string csvCell(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == text.npos) {
        return std::string(text);
    }
    std::string cell = "\"";
    for (const char letter : text) {
        cell += letter;
        if (letter == '"') {
            cell += '"';
        }
    }
    return cell += '"';
}

std::string csvTextCell(std::string_view text)
{
    return beginsFormula(text) ? csvCell("'" + std::string(text)) : csvCell(text);
}

}  // namespace podium::cli
