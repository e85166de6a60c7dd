// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace podium {

namespace {

/// Length of the valid UTF-8 sequence at the beginning of `text`, which is not empty; 0: none. Unicode 15, table 3-7.
std::size_t sequenceLength(std::string_view text)
{
    const auto byte = [&](std::size_t index) {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0U;
    };
    const auto isIn = [](unsigned value, unsigned low, unsigned high) { return value >= low && value <= high; };
    const auto continues = [&](std::size_t index) { return isIn(byte(index), 0x80, 0xBF); };
    const unsigned first = byte(0);
    if (first < 0x80) {
        return 1;
    }
    if (isIn(first, 0xC2, 0xDF)) {
        return continues(1) ? 2 : 0;
    }
    if (isIn(first, 0xE0, 0xEF)) {
        const unsigned low = first == 0xE0 ? 0xA0 : 0x80;   // no overlong forms
        const unsigned high = first == 0xED ? 0x9F : 0xBF;  // no surrogates
        return isIn(byte(1), low, high) && continues(2) ? 3 : 0;
    }
    if (isIn(first, 0xF0, 0xF4)) {
        const unsigned low = first == 0xF0 ? 0x90 : 0x80;
        const unsigned high = first == 0xF4 ? 0x8F : 0xBF;  // up to U+10FFFF
        return isIn(byte(1), low, high) && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

void appendLatin1(std::string& out, char byte)
{
    const auto code = static_cast<unsigned char>(byte);
    out += static_cast<char>(0xC0U | (code >> 6U));
    out += static_cast<char>(0x80U | (code & 0x3FU));
}

/// Appends one ASCII character as it stands in a JSON text.
void appendAscii(std::string& out, char c)
{
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\r':
        out += "\\r";
        return;
    case '\t':
        out += "\\t";
        return;
    default:
        break;
    }
    if (static_cast<unsigned char>(c) < 0x20) {
        fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    } else {
        out += c;
    }
}

}  // namespace

void JsonWriter::separate()
{
    if (m_out.size() == m_begin) {
        return;
    }
    const char last = m_out.back();
    if (last != '{' && last != '[' && last != ':') {
        m_out += ',';
    }
}

void JsonWriter::open(char bracket)
{
    separate();
    m_out += bracket;
}

void JsonWriter::key(std::string_view name)
{
    text(name);
    m_out += ':';
}

void JsonWriter::text(std::string_view value)
{
    separate();
    m_out += '"';
    while (!value.empty()) {
        const auto length = sequenceLength(value);
        if (length == 0) {
            appendLatin1(m_out, value.front());
        } else if (length == 1) {
            appendAscii(m_out, value.front());
        } else {
            m_out += value.substr(0, length);
        }
        value.remove_prefix(length == 0 ? 1 : length);
    }
    m_out += '"';
}

void JsonWriter::integer(std::int64_t value)
{
    separate();
    fmt::format_to(std::back_inserter(m_out), "{}", value);
}

void JsonWriter::number(double value)
{
    if (!isNumber(value)) {
        return;
    }
    separate();
    // Readers take a number without point and exponent for an integer, which has no -0 and ends at 64 bits.
    constexpr double integerLimit = 1e15;
    std::array<char, 32> buffer{};
    const auto end = std::abs(value) < integerLimit ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value)
                                                    : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                                                    std::chars_format::scientific);
    m_out.append(buffer.data(), end.ptr);
    if (value == 0 && std::signbit(value)) {
        m_out += ".0";
    }
}

void JsonWriter::roundedNumber(double value)
{
    if (!isNumber(value)) {
        return;
    }
    constexpr int digits = 6;
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    double rounded = 0;
    std::from_chars(buffer.data(), end.ptr, rounded);
    number(rounded);
}

bool JsonWriter::isNumber(double value)
{
    if (std::isfinite(value)) {
        return true;
    }
    text(std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
    return false;
}

void JsonWriter::flag(bool value)
{
    separate();
    m_out += value ? "true" : "false";
}

void JsonWriter::null()
{
    separate();
    m_out += "null";
}

}  // namespace podium
