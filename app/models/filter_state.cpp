// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_state.h"

#include "app/analysis/display_text.h"

namespace podium {

namespace {

/// At most `limit` bytes of valid UTF-8, without a broken character at the end.
std::string cut(std::string text, std::size_t limit)
{
    if (text.size() <= limit) {
        return text;
    }
    std::size_t end = limit;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) {
        --end;
    }
    text.resize(end);
    while (!text.empty() && text.back() == ' ') {
        text.pop_back();
    }
    return text;
}

}  // namespace

std::string normalizedSearch(const std::string& text)
{
    return cut(displayText(text, maximumKeyLength), maximumKeyLength);
}

}  // namespace podium
