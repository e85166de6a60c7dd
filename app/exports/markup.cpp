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
    std::string valid = validUtf8(text);
    for (const std::string_view forbidden : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"}) {  // U+FFFE, U+FFFF
        for (auto at = valid.find(forbidden); at != std::string::npos; at = valid.find(forbidden, at)) {
            valid.erase(at, forbidden.size());
        }
    }
    std::string markup;
    for (const char letter : valid) {
        if (const std::string_view entity = entityOf(letter); !entity.empty()) {
            markup += entity;
        } else if (static_cast<unsigned char>(letter) >= ' ') {
            markup += letter;
        }
    }
    return markup;
}

}  // namespace podium
