// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/markup.h"

#include "app/analysis/display_text.h"

namespace podium {

namespace {

std::string_view entityOf(char letter)
{
    switch (letter) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    case '\n':
    case '\r':
    case '\t':
        return " ";
    default:
        return {};
    }
}

}  // namespace

std::string markupText(std::string_view text)
{
    std::string markup;
    for (const char letter : xmlCharacters(text)) {
        if (const std::string_view entity = entityOf(letter); !entity.empty()) {
            markup += entity;
        } else {
            markup += letter;
        }
    }
    return markup;
}

}  // namespace podium
