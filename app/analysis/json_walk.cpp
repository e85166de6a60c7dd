// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/json_walk.h"

#include <utility>

#include <simdjson.h>

#include "app/analysis/display_text.h"

namespace podium {

namespace {

constexpr int deepest = 1024;  ///< as simdjson reads

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

bool isHexadecimal(char letter)
{
    return isDigit(letter) || (letter >= 'a' && letter <= 'f') || (letter >= 'A' && letter <= 'F');
}

}  // namespace

std::optional<JsonWalk::Fault> JsonWalk::through(std::string_view json, const Visitor& visit)
{
    JsonWalk walk(json, visit);
    walk.skipBlanks();
    if (walk.value({}, walk.m_line, true, 0)) {
        walk.skipBlanks();
        if (!walk.isAtEnd()) {
            walk.refuse("expected nothing after the end of the object");
        }
    }
    return walk.m_fault;
}

bool JsonWalk::value(const std::string& place, std::size_t line, bool wanted, int depth)
{
    if (isAtEnd()) {
        return refuse("it ends where a value is expected");
    }
    if (depth == deepest) {
        return refuse("it is nested too deeply");
    }
    wanted = wanted && m_visit(place, line);
    std::string content;
    switch (m_text[m_at]) {
    case '{':
        return object(place, wanted, depth);
    case '[':
        return array(place, wanted, depth);
    case '"':
        return text(content);
    case 't':
        return word("true");
    case 'f':
        return word("false");
    case 'n':
        return word("null");
    default:
        return number();
    }
}

bool JsonWalk::object(const std::string& place, bool wanted, int depth)
{
    ++m_at;
    skipBlanks();
    if (take('}')) {
        return true;
    }
    while (true) {
        const std::size_t line = m_line;
        std::string name;
        if (isAtEnd() || m_text[m_at] != '"') {
            return refuse("expected a name in quotes");
        }
        if (!text(name)) {
            return false;
        }
        skipBlanks();
        if (!take(':')) {
            return refuse("expected \":\" after the name " + podium::quoted(name));
        }
        skipBlanks();
        const std::string inner = wanted ? place + (place.empty() ? "" : ".") + displayText(name) : std::string();
        if (!value(inner, line, wanted, depth + 1)) {
            return false;
        }
        skipBlanks();
        if (take('}')) {
            return true;
        }
        if (!take(',')) {
            return refuse("expected \",\" or \"}\"");
        }
        skipBlanks();
    }
}

bool JsonWalk::array(const std::string& place, bool wanted, int depth)
{
    ++m_at;
    skipBlanks();
    if (take(']')) {
        return true;
    }
    for (std::size_t index = 0;; ++index) {
        const std::string inner = wanted ? place + "[" + std::to_string(index) + "]" : std::string();
        if (!value(inner, m_line, wanted, depth + 1)) {
            return false;
        }
        skipBlanks();
        if (take(']')) {
            return true;
        }
        if (!take(',')) {
            return refuse("expected \",\" or \"]\"");
        }
        skipBlanks();
    }
}

/// `content` is the text as it stands in the file: an escape in a name, which no field has, is not resolved.
bool JsonWalk::text(std::string& content)
{
    const std::size_t begin = ++m_at;
    while (!isAtEnd() && m_text[m_at] != '"') {
        const auto letter = static_cast<unsigned char>(m_text[m_at]);
        if (letter == '\n' || letter == '\r') {
            return refuse("a text has no closing quote on its line");
        }
        if (letter < 0x20) {
            return refuse("a text has a control character: write it as \\u and four digits");
        }
        ++m_at;
        if (letter == '\\' && !escape()) {
            return refuse("a text has a \"\\\" that no escape follows: write it twice");
        }
    }
    if (isAtEnd()) {
        return refuse("a text has no closing quote");
    }
    const std::string_view bytes = m_text.substr(begin, m_at - begin);
    if (!simdjson::validate_utf8(bytes.data(), bytes.size())) {
        return refuse("a text has bytes that are not UTF-8");
    }
    content = bytes;
    ++m_at;
    return true;
}

/// What follows a backslash.
bool JsonWalk::escape()
{
    if (isAtEnd()) {
        return false;
    }
    const char letter = m_text[m_at++];
    if (letter != 'u') {
        return std::string_view("\"\\/bfnrt").find(letter) != std::string_view::npos;
    }
    for (int digit = 0; digit < 4; ++digit) {
        if (isAtEnd() || !isHexadecimal(m_text[m_at++])) {
            return false;
        }
    }
    return true;
}

bool JsonWalk::number()
{
    const auto digits = [&] {
        const std::size_t begin = m_at;
        while (!isAtEnd() && isDigit(m_text[m_at])) {
            ++m_at;
        }
        return m_at > begin;
    };
    const bool negative = take('-');
    const bool startsWithZero = !isAtEnd() && m_text[m_at] == '0';
    const std::size_t begin = m_at;
    if (!digits()) {
        return refuse(negative ? "expected digits after \"-\"" : "expected a value");
    }
    if (startsWithZero && m_at - begin > 1) {
        return refuse("a number begins with 0");
    }
    if (take('.') && !digits()) {
        return refuse("expected digits after the decimal point");
    }
    if (take('e') || take('E')) {
        if (!take('-')) {
            take('+');
        }
        if (!digits()) {
            return refuse("expected digits after the \"e\" of a number");
        }
    }
    return true;
}

bool JsonWalk::word(std::string_view expected)
{
    if (!m_text.substr(m_at).starts_with(expected)) {
        return refuse("expected a value");
    }
    m_at += expected.size();
    return true;
}

void JsonWalk::skipBlanks()
{
    for (; !isAtEnd() && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos; ++m_at) {
        m_line += m_text[m_at] == '\n' ? 1U : 0U;
    }
}

bool JsonWalk::take(char letter)
{
    if (isAtEnd() || m_text[m_at] != letter) {
        return false;
    }
    ++m_at;
    return true;
}

bool JsonWalk::refuse(std::string detail)
{
    m_fault = Fault{m_line, std::move(detail)};
    return false;
}

}  // namespace podium
