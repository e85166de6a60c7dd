// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/number_format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace podium {

namespace {

constexpr std::string_view noBreakSpace = "\u00A0";
constexpr std::string_view minusSign = "\u2212";

struct Separators {
    char decimal;
    char thousands;
};

Separators separators(Language language)
{
    return language == Language::German ? Separators{',', '.'} : Separators{'.', ','};
}

/// `digits` is the whole part of a number, without a sign.
std::string grouped(std::string_view digits, char separator)
{
    std::string text;
    for (std::size_t index = 0; index < digits.size(); ++index) {
        if (index > 0 && (digits.size() - index) % 3 == 0) {
            text += separator;
        }
        text += digits[index];
    }
    return text;
}

/// True where the plain text holds a digit other than 0.
bool isNonzero(std::string_view plain) { return plain.find_first_of("123456789") != std::string_view::npos; }

}  // namespace

std::string_view toString(Language language) { return language == Language::German ? "de" : "en"; }

std::optional<Language> languageFromString(std::string_view text)
{
    if (text == "en") {
        return Language::English;
    }
    if (text == "de") {
        return Language::German;
    }
    return std::nullopt;
}

int minuteDecimals(double minutes)
{
    // By what will be read, not by what is stored: 9.996 is written as 10.0, not as 10.00.
    const double size = std::abs(minutes);
    if (size >= 9.995) {
        return 1;
    }
    return size >= 0.9995 ? 2 : 3;
}

std::string NumberFormat::minutes(double minutes) const { return fixed(minutes, minuteDecimals(minutes)); }

std::string NumberFormat::minutesInTable(double minutes) const { return fixed(minutes, 3); }

std::string NumberFormat::count(std::int64_t count) const
{
    const std::string plain = std::to_string(count);
    const bool negative = count < 0;
    return std::string(negative ? minusSign : "") +
           grouped(std::string_view(plain).substr(negative ? 1 : 0), separators(m_language).thousands);
}

std::string NumberFormat::factor(double factor) const { return fixed(factor, 4); }

std::string NumberFormat::ratio(double ratio) const
{
    const std::string number = fixed(ratio, 2);
    return number.empty() ? number : number + std::string(noBreakSpace) + "×";
}

std::string NumberFormat::percent(double fraction) const
{
    const std::string number = fixed(fraction * 100, 1);
    return number.empty() ? number : number + std::string(noBreakSpace) + "%";
}

std::string NumberFormat::fixed(double value, int decimals) const
{
    if (!std::isfinite(value)) {
        return {};
    }
    std::array<char, 512> buffer;
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value),
                                       std::chars_format::fixed, std::clamp(decimals, 0, 12));
    if (written.ec != std::errc{}) {
        return {};
    }
    const std::string_view plain(buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data()));
    const auto point = plain.find('.');
    const auto [decimal, thousands] = separators(m_language);
    std::string text = value < 0 && isNonzero(plain) ? std::string(minusSign) : std::string();
    text += grouped(plain.substr(0, point), thousands);
    if (point != std::string_view::npos) {
        text += decimal;
        text += plain.substr(point + 1);
    }
    return text;
}

std::string exactNumber(double value)
{
    if (!std::isfinite(value)) {
        return {};
    }
    std::array<char, 64> buffer;
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return written.ec == std::errc{} ? std::string(buffer.data(), written.ptr) : std::string();
}

}  // namespace podium
