// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

/// Case and character classes of ASCII only: independent of the locale, safe for every byte.
namespace podium::ascii {

[[nodiscard]] constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool isLower(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool isAlphanumeric(char c) { return isDigit(c) || isLower(c) || isUpper(c); }
[[nodiscard]] constexpr bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
[[nodiscard]] constexpr char toLower(char c) { return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

[[nodiscard]] constexpr bool equalLetters(char a, char b) { return toLower(a) == toLower(b); }

[[nodiscard]] inline std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), toLower);
    return lower;
}

[[nodiscard]] inline bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), equalLetters);
}

[[nodiscard]] constexpr std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

}  // namespace podium::ascii
