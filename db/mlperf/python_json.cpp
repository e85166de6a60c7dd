// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/python_json.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

#include <simdjson.h>

#include "db/reference/ascii.h"

namespace podium::mlperf {

namespace {

constexpr int deepest = 256;

bool isHex(char character)
{
    return ascii::isDigit(character) || (character >= 'a' && character <= 'f') ||
           (character >= 'A' && character <= 'F');
}

/// How many of eight bytes come before the first quote, backslash or control character; 8: none of them is one.
std::size_t plainBytes(const char* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    if constexpr (std::endian::native == std::endian::big) {
        word = __builtin_bswap64(word);
    }
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t highs = 0x8080808080808080U;
    // The lowest mark of each term is exact; marks above it may be false, which does not matter here.
    const auto zeros = [](std::uint64_t value) { return (value - ones) & ~value & highs; };
    const std::uint64_t controls = (word - ones * 0x20U) & ~word & highs;
    const std::uint64_t marks = zeros(word ^ (ones * '"')) | zeros(word ^ (ones * '\\')) | controls;
    return static_cast<std::size_t>(std::countr_zero(marks)) / 8;
}

/// Recursive descent over Python's grammar of JSON. With Copy it also writes what it reads, made strict.
template <bool Copy>
class PythonJson {
public:
    explicit PythonJson(std::string_view text, std::string* target = nullptr) : m_text(text), m_target(target) {}

    bool object()
    {
        skipBlanks();
        if (peek() != '{' || !value(0)) {
            return false;
        }
        skipBlanks();
        return m_position == m_text.size();
    }

    [[nodiscard]] const ScannedObject& found() const { return m_found; }

private:
    [[nodiscard]] char peek() const { return m_position < m_text.size() ? m_text[m_position] : '\0'; }

    void emit([[maybe_unused]] std::string_view text)
    {
        if constexpr (Copy) {
            m_target->append(text);
        }
    }

    void skipBlanks()
    {
        while (m_position < m_text.size() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')) {
            ++m_position;
        }
    }

    bool take(char wanted)
    {
        if (m_position >= m_text.size() || peek() != wanted) {
            return false;
        }
        emit(m_text.substr(m_position, 1));
        ++m_position;
        return true;
    }

    bool word(std::string_view wanted, std::string_view strict)
    {
        if (m_text.substr(m_position, wanted.size()) != wanted) {
            return false;
        }
        m_position += wanted.size();
        emit(strict);
        return true;
    }

    bool value(int depth)
    {
        if (depth > deepest) {
            return false;
        }
        skipBlanks();
        switch (peek()) {
        case '{':
            return members(depth);
        case '[':
            return elements(depth);
        case '"':
            return string();
        case 't':
            return word("true", "true");
        case 'f':
            return word("false", "false");
        case 'n':
            return word("null", "null");
        case 'N':
            return word("NaN", "null");
        case 'I':
            return word("Infinity", "null");
        case '-':
            return word("-Infinity", "null") || number();
        default:
            return number();
        }
    }

    bool members(int depth)
    {
        take('{');
        skipBlanks();
        if (take('}')) {
            return true;
        }
        while (true) {
            skipBlanks();
            const std::size_t name = m_position;
            if (!string()) {
                return false;
            }
            const auto member = depth == 0 ? m_text.substr(name, m_position - name) : std::string_view{};
            skipBlanks();
            if (!take(':')) {
                return false;
            }
            skipBlanks();
            const std::size_t begin = m_position;
            if (!value(depth + 1)) {
                return false;
            }
            if (member == "\"key\"") {
                const auto text = m_text.substr(begin, m_position - begin);
                m_found.key = text.front() == '"' ? text.substr(1, text.size() - 2) : std::string_view{};
            } else if (member == "\"time_ms\"") {
                m_found.milliseconds = m_text.substr(begin, m_position - begin);
            }
            skipBlanks();
            if (take('}')) {
                return true;
            }
            if (!take(',')) {
                return false;
            }
        }
    }

    bool elements(int depth)
    {
        take('[');
        skipBlanks();
        if (take(']')) {
            return true;
        }
        while (true) {
            if (!value(depth + 1)) {
                return false;
            }
            skipBlanks();
            if (take(']')) {
                return true;
            }
            if (!take(',')) {
                return false;
            }
        }
    }

    bool string()
    {
        const std::size_t begin = m_position;
        if (peek() != '"' || m_position >= m_text.size()) {
            return false;
        }
        ++m_position;
        while (m_position < m_text.size()) {
            while (m_position + 8 <= m_text.size()) {
                const std::size_t plain = plainBytes(m_text.data() + m_position);
                m_position += plain;
                if (plain < 8) {
                    break;
                }
            }
            if (m_position >= m_text.size()) {
                return false;
            }
            const char character = m_text[m_position];
            if (character == '"') {
                ++m_position;
                emitString(m_text.substr(begin, m_position - begin));
                return true;
            }
            if (static_cast<unsigned char>(character) < 0x20) {
                return false;
            }
            if (character == '\\' && !escape()) {
                return false;
            }
            if (character != '\\') {
                ++m_position;
            }
        }
        return false;
    }

    bool escape()
    {
        ++m_position;
        const char kind = peek();
        if (kind == 'u') {
            for (std::size_t digit = 1; digit <= 4; ++digit) {
                if (m_position + digit >= m_text.size() || !isHex(m_text[m_position + digit])) {
                    return false;
                }
            }
            m_position += 5;
            return true;
        }
        if (kind == '\0' || std::string_view("\"\\/bfnrt").find(kind) == std::string_view::npos) {
            return false;
        }
        ++m_position;
        return true;
    }

    void emitString([[maybe_unused]] std::string_view quoted)
    {
        if constexpr (Copy) {
            copyString(quoted);
        }
    }

    void copyString(std::string_view quoted)
    {
        // Python takes half a surrogate pair, strict parsers do not: such escapes become the replacement character.
        const std::string text = isUtf8(quoted) ? std::string(quoted) : latin1ToUtf8(quoted);
        for (std::size_t position = 0; position < text.size(); ++position) {
            const bool surrogate = text.compare(position, 2, "\\u") == 0 && position + 3 < text.size() &&
                                   (text[position + 2] == 'd' || text[position + 2] == 'D') &&
                                   text[position + 3] >= '8';
            if (surrogate) {
                m_target->append("\\ufffd");
                position += 5;
            } else if (text[position] == '\\' && position + 1 < text.size()) {
                m_target->append(text, position, 2);
                ++position;
            } else {
                m_target->push_back(text[position]);
            }
        }
    }

    bool number()
    {
        const std::size_t begin = m_position;
        if (peek() == '-') {
            ++m_position;
        }
        if (!ascii::isDigit(peek())) {
            return false;
        }
        if (peek() == '0') {
            ++m_position;
        } else {
            skipDigits();
        }
        if (peek() == '.') {
            ++m_position;
            if (!ascii::isDigit(peek())) {
                return false;
            }
            skipDigits();
        }
        if (peek() == 'e' || peek() == 'E') {
            ++m_position;
            if (peek() == '+' || peek() == '-') {
                ++m_position;
            }
            if (!ascii::isDigit(peek())) {
                return false;
            }
            skipDigits();
        }
        emitNumber(m_text.substr(begin, m_position - begin));
        return true;
    }

    void skipDigits()
    {
        while (ascii::isDigit(peek())) {
            ++m_position;
        }
    }

    void emitNumber([[maybe_unused]] std::string_view text)
    {
        if constexpr (Copy) {
            copyNumber(text);
        }
    }

    void copyNumber(std::string_view text)
    {
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool integer = text.find_first_of(".eE") == std::string_view::npos;
        if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
            emit("null");
        } else if (integer && text.size() > 18) {
            emit(text);
            emit(".0");
        } else {
            emit(text);
        }
    }

    std::string_view m_text;
    ScannedObject m_found;
    std::string* m_target;
    std::size_t m_position = 0;
};

}  // namespace

ScannedObject scanPythonJson(std::string_view text)
{
    PythonJson<false> json(text);
    const bool valid = json.object();
    ScannedObject found = valid ? json.found() : ScannedObject{};
    found.valid = valid;
    return found;
}

bool isPythonJsonObject(std::string_view text) { return scanPythonJson(text).valid; }

std::string toStrictJson(std::string_view text)
{
    std::string strict;
    strict.reserve(text.size() + 16);
    return PythonJson<true>(text, &strict).object() ? strict : std::string{};
}

bool isUtf8(std::string_view text) { return simdjson::validate_utf8(text.data(), text.size()); }

std::string latin1ToUtf8(std::string_view text)
{
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte < 0x80) {
            result.push_back(character);
        } else {
            result.push_back(static_cast<char>(0xc0U | (byte >> 6U)));
            result.push_back(static_cast<char>(0x80U | (byte & 0x3fU)));
        }
    }
    return result;
}

}  // namespace podium::mlperf
