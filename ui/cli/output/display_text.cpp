// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/display_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace podium::cli {

namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::string_view ellipsis = "\xE2\x80\xA6";     // U+2026

struct CodePointRange {
    char32_t first;
    char32_t last;
};

/// Combining marks and invisible characters.
constexpr std::array<CodePointRange, 16> narrow{{
    {0x0300, 0x036F},
    {0x0483, 0x0489},
    {0x0591, 0x05BD},
    {0x0610, 0x061A},
    {0x064B, 0x065F},
    {0x0900, 0x0902},
    {0x093A, 0x093A},
    {0x0E31, 0x0E31},
    {0x0E34, 0x0E3A},
    {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF},
    {0x200B, 0x200D},
    {0x20D0, 0x20FF},
    {0xFE00, 0xFE0F},
    {0xFE20, 0xFE2F},
    {0xE0100, 0xE01EF},
}};

/// East Asian wide and full-width characters, and pictographs.
constexpr std::array<CodePointRange, 15> wide{{
    {0x1100, 0x115F},
    {0x2E80, 0x303E},
    {0x3041, 0x33FF},
    {0x3400, 0x4DBF},
    {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE30, 0xFE6F},
    {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6},
    {0x1F300, 0x1F64F},
    {0x1F680, 0x1F6FF},
    {0x1F900, 0x1F9FF},
    {0x20000, 0x3FFFD},
}};

/// Control characters, and marks that change the direction or the line of what follows.
constexpr std::array<CodePointRange, 11> hostile{{
    {0x0000, 0x001F},
    {0x007F, 0x009F},
    {0x061C, 0x061C},
    {0x200E, 0x200F},
    {0x2028, 0x2029},
    {0x202A, 0x202E},
    {0x2066, 0x2069},
    {0xFEFF, 0xFEFF},
    {0xFDD0, 0xFDEF},
    {0xFFF9, 0xFFFB},
    {0xFFFE, 0xFFFF},
}};

template <std::size_t Size>
bool isIn(const std::array<CodePointRange, Size>& ranges, char32_t point)
{
    return std::any_of(ranges.begin(), ranges.end(),
                       [point](const CodePointRange& range) { return point >= range.first && point <= range.last; });
}

struct CodePoint {
    std::optional<char32_t> value;  ///< empty: one byte that is no part of UTF-8
    std::string_view bytes;
};

/// The first code point of text that is not empty.
CodePoint decode(std::string_view text)
{
    const auto byte = [text](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) {
        return {lead, text.substr(0, 1)};
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) {
        return {std::nullopt, text.substr(0, 1)};
    }
    char32_t point = lead & (0x7FU >> length);
    for (std::size_t index = 1; index < length; ++index) {
        if ((byte(index) & 0xC0U) != 0x80) {
            return {std::nullopt, text.substr(0, 1)};
        }
        point = point << 6U | (byte(index) & 0x3FU);
    }
    const char32_t smallest = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
    if (point < smallest || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF)) {
        return {std::nullopt, text.substr(0, 1)};
    }
    return {point, text.substr(0, length)};
}

template <class Use>
void forEachCodePoint(std::string_view text, Use use)
{
    while (!text.empty()) {
        const auto point = decode(text);
        if (!use(point)) {
            return;
        }
        text.remove_prefix(point.bytes.size());
    }
}

std::size_t widthOf(const CodePoint& point)
{
    if (!point.value) {
        return 1;
    }
    return isIn(narrow, *point.value) ? 0 : isIn(wide, *point.value) ? 2 : 1;
}

}  // namespace

std::string displayText(std::string_view text)
{
    std::string shown;
    shown.reserve(text.size());
    forEachCodePoint(text, [&shown](const CodePoint& point) {
        shown += point.value && !isIn(hostile, *point.value) ? point.bytes : replacement;
        return true;
    });
    return shown;
}

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    forEachCodePoint(text, [&width](const CodePoint& point) {
        width += widthOf(point);
        return true;
    });
    return width;
}

std::string elided(std::string_view text, std::size_t width)
{
    if (displayWidth(text) <= width) {
        return std::string(text);
    }
    if (width == 0) {
        return {};
    }
    std::string cut;
    std::size_t used = 0;
    forEachCodePoint(text, [&](const CodePoint& point) {
        if (used + widthOf(point) > width - 1) {
            return false;
        }
        used += widthOf(point);
        cut += point.bytes;
        return true;
    });
    return cut.append(ellipsis);
}

std::string validUtf8(std::string_view bytes)
{
    std::string valid;
    valid.reserve(bytes.size());
    forEachCodePoint(bytes, [&valid](const CodePoint& point) {
        valid += point.value ? point.bytes : replacement;
        return true;
    });
    return valid;
}

}  // namespace podium::cli
