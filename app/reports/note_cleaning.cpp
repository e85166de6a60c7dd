// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/note_cleaning.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <utility>

#include "app/analysis/display_text.h"

namespace podium {

namespace {

constexpr std::size_t longestLink = 2000;

/// U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069, U+061C.
bool turnsDirection(std::uint32_t point)
{
    return point == 0x200E || point == 0x200F || (point >= 0x202A && point <= 0x202E) ||
           (point >= 0x2066 && point <= 0x2069) || point == 0x061C;
}

bool isAllowed(std::uint32_t point)
{
    const bool control = (point < 0x20 && point != '\n' && point != '\t') || (point >= 0x7F && point < 0xA0);
    return !control && !turnsDirection(point) && !isNoncharacter(point);
}

/// The code point that valid UTF-8 begins with, and its length.
std::pair<std::uint32_t, std::size_t> firstPoint(std::string_view text)
{
    const auto byte = [&](std::size_t at) { return std::uint32_t{static_cast<unsigned char>(text[at])}; };
    const std::uint32_t lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (length == 1 || length > text.size()) {
        return {lead, 1};
    }
    std::uint32_t point = lead & (0x7FU >> length);
    for (std::size_t at = 1; at < length; ++at) {
        point = (point << 6) | (byte(at) & 0x3FU);
    }
    return {point, length};
}

std::string utf8Of(std::uint32_t point)
{
    const auto byte = [](std::uint32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    const auto rest = [&](int shift) { return byte(0x80U | ((point >> shift) & 0x3FU)); };
    if (point < 0x80) {
        return {byte(point)};
    }
    if (point < 0x800) {
        return {byte(0xC0U | (point >> 6)), rest(0)};
    }
    if (point < 0x10000) {
        return {byte(0xE0U | (point >> 12)), rest(6), rest(0)};
    }
    return {byte(0xF0U | (point >> 18)), rest(12), rest(6), rest(0)};
}

bool startsWithIgnoringCase(std::string_view text, std::string_view lowerCase)
{
    return text.size() >= lowerCase.size() &&
           std::equal(lowerCase.begin(), lowerCase.end(), text.begin(), [](char wanted, char letter) {
               return std::tolower(static_cast<unsigned char>(letter)) == wanted;
           });
}

}  // namespace

std::string cleanMarkdown(std::string_view text)
{
    const std::string valid = validUtf8(text);
    std::string clean;
    std::string_view left = valid;
    while (!left.empty()) {
        if (left.front() == '\r') {
            clean += '\n';
            left.remove_prefix(left.starts_with("\r\n") ? 2 : 1);
            continue;
        }
        const auto [point, length] = firstPoint(left);
        if (isAllowed(point)) {
            clean += left.substr(0, length);
        }
        left.remove_prefix(length);
    }
    return clean;
}

std::string entityText(std::string_view entity)
{
    constexpr auto named = std::to_array<std::pair<std::string_view, std::string_view>>({{"&amp;", "&"},
                                                                                         {"&lt;", "<"},
                                                                                         {"&gt;", ">"},
                                                                                         {"&quot;", "\""},
                                                                                         {"&apos;", "'"},
                                                                                         {"&nbsp;", "\xC2\xA0"},
                                                                                         {"&ndash;", "–"},
                                                                                         {"&mdash;", "—"},
                                                                                         {"&hellip;", "…"},
                                                                                         {"&times;", "×"}});
    for (const auto& [name, text] : named) {
        if (entity == name) {
            return std::string(text);
        }
    }
    if (entity.size() < 4 || !entity.starts_with("&#") || !entity.ends_with(';')) {
        return std::string(entity);
    }
    const bool hexadecimal = entity[2] == 'x' || entity[2] == 'X';
    const std::string_view digits = entity.substr(hexadecimal ? 3 : 2, entity.size() - (hexadecimal ? 4 : 3));
    std::uint32_t point = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), point, hexadecimal ? 16 : 10);
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (read.ec != std::errc() || read.ptr != digits.data() + digits.size() || point == 0 || point > 0x10FFFF ||
        surrogate) {
        return "\xEF\xBF\xBD";
    }
    return isAllowed(point) && point != '\n' && point != '\t' ? utf8Of(point) : std::string();
}

std::string safeLink(std::string_view address)
{
    const bool known = startsWithIgnoringCase(address, "http://") || startsWithIgnoringCase(address, "https://") ||
                       startsWithIgnoringCase(address, "mailto:");
    const bool plain = std::all_of(address.begin(), address.end(), [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte > 0x20 && byte != 0x7F && letter != '"' && letter != '<' && letter != '>' && letter != '\\';
    });
    return known && plain && address.size() <= longestLink ? std::string(address) : std::string();
}

}  // namespace podium
