// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/python_literal.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace podium::mlperf {

namespace {

constexpr int deepestLiteral = 64;

class PythonLiteral {
public:
    explicit PythonLiteral(std::string_view text) : m_text(text) {}

    std::optional<std::string> convert()
    {
        if (!value(0)) {
            return std::nullopt;
        }
        skipBlanks();
        return m_position == m_text.size() ? std::optional(std::move(m_json)) : std::nullopt;
    }

private:
    [[nodiscard]] char peek() const { return m_position < m_text.size() ? m_text[m_position] : '\0'; }

    void skipBlanks()
    {
        while (std::isspace(static_cast<unsigned char>(peek())) != 0) {
            ++m_position;
        }
    }

    bool take(char wanted)
    {
        skipBlanks();
        if (peek() != wanted) {
            return false;
        }
        ++m_position;
        return true;
    }

    bool value(int depth)
    {
        skipBlanks();
        if (depth > deepestLiteral) {
            return false;
        }
        switch (peek()) {
        case '{':
            return items('}', depth, true);
        case '[':
            return items(']', depth, false);
        case '(':
            return items(')', depth, false);
        case '\'':
        case '"':
            return string();
        default:
            return word();
        }
    }

    bool items(char closing, int depth, bool named)
    {
        ++m_position;
        m_json += named ? '{' : '[';
        bool first = true;
        while (!take(closing)) {
            if (!first && !take(',')) {
                return false;
            }
            if (!first && take(closing)) {
                break;
            }
            if (!first) {
                m_json += ',';
            }
            first = false;
            if (named) {
                skipBlanks();
                if ((peek() != '\'' && peek() != '"') || !string() || !take(':')) {
                    return false;
                }
                m_json += ':';
            }
            if (!value(depth + 1)) {
                return false;
            }
        }
        m_json += named ? '}' : ']';
        return true;
    }

    bool string()
    {
        const char quote = peek();
        ++m_position;
        m_json += '"';
        while (m_position < m_text.size() && peek() != quote) {
            const char character = peek();
            ++m_position;
            if (character == '\\' && m_position < m_text.size()) {
                escape();
            } else {
                append(character);
            }
        }
        if (m_position >= m_text.size()) {
            return false;
        }
        ++m_position;
        m_json += '"';
        return true;
    }

    /// What stands behind a backslash; an escape that Python does not know keeps its backslash.
    void escape()
    {
        const char kind = peek();
        ++m_position;
        switch (kind) {
        case 'n':
            append('\n');
            break;
        case 't':
            append('\t');
            break;
        case 'r':
            append('\r');
            break;
        case '\\':
        case '\'':
        case '"':
            append(kind);
            break;
        case 'x':
            character(2, "00");
            break;
        case 'u':
            character(4, "");
            break;
        default:
            append('\\');
            append(kind);
        }
    }

    /// A character given by hexadecimal digits.
    void character(std::size_t count, std::string_view zeros)
    {
        const auto digits = m_text.substr(m_position, count);
        const bool valid = digits.size() == count && std::all_of(digits.begin(), digits.end(), [](char digit) {
                               return std::isxdigit(static_cast<unsigned char>(digit)) != 0;
                           });
        if (valid) {
            m_json.append("\\u").append(zeros).append(digits);
            m_position += count;
        }
    }

    void append(char character)
    {
        if (character == '"' || character == '\\') {
            m_json += '\\';
            m_json += character;
        } else if (static_cast<unsigned char>(character) < 0x20) {
            m_json += fmt::format("\\u{:04x}", static_cast<unsigned>(character));
        } else {
            m_json += character;
        }
    }

    bool word()
    {
        const std::size_t begin = m_position;
        while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '.' || peek() == '+' ||
               peek() == '-') {
            ++m_position;
        }
        const auto text = m_text.substr(begin, m_position - begin);
        if (text == "True" || text == "true") {
            m_json += "true";
        } else if (text == "False" || text == "false") {
            m_json += "false";
        } else if (text == "None" || text == "null") {
            m_json += "null";
        } else if (!text.empty() && text.find_first_not_of("0123456789.+-eE") == std::string_view::npos) {
            m_json += text;  // the JSON parser judges the number
        } else {
            return false;
        }
        return true;
    }

    std::string_view m_text;
    std::string m_json;
    std::size_t m_position = 0;
};

}  // namespace

std::optional<std::string> pythonLiteralToJson(std::string_view text) { return PythonLiteral(text).convert(); }

std::string withoutTrailingCommas(std::string_view json)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (json.starts_with(byteOrderMark)) {
        json.remove_prefix(byteOrderMark.size());
    }
    std::string result;
    result.reserve(json.size());
    bool inString = false;
    for (std::size_t position = 0; position < json.size(); ++position) {
        const char character = json[position];
        if (inString && character == '\\' && position + 1 < json.size()) {
            result.append(json.substr(position, 2));
            ++position;
            continue;
        }
        if (character == '"') {
            inString = !inString;
        }
        if (!inString && character == ',') {
            const auto next = json.find_first_not_of(" \t\r\n", position + 1);
            if (next != std::string_view::npos && (json[next] == '}' || json[next] == ']')) {
                continue;
            }
        }
        result += character;
    }
    return result;
}

}  // namespace podium::mlperf
