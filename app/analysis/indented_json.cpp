// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/indented_json.h"

#include <cmath>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/number_format.h"

namespace podium {

void IndentedJson::key(std::string_view name)
{
    separate();
    quote(name);
    m_text += ": ";
    m_afterKey = true;
}

void IndentedJson::value(std::string_view text)
{
    separate();
    quote(text);
}

void IndentedJson::value(double number)
{
    separate();
    m_text += std::isfinite(number) ? exactNumber(number) : "null";
}

void IndentedJson::value(std::int64_t number)
{
    separate();
    m_text += std::to_string(number);
}

void IndentedJson::value(bool truth)
{
    separate();
    m_text += truth ? "true" : "false";
}

void IndentedJson::value(const std::vector<std::string>& texts)
{
    beginArray();
    for (const std::string& text : texts) {
        value(text);
    }
    endArray();
}

void IndentedJson::null()
{
    separate();
    m_text += "null";
}

void IndentedJson::nested(std::string_view json)
{
    separate();
    while (json.ends_with('\n')) {
        json.remove_suffix(1);
    }
    for (const char character : json) {
        m_text += character;
        if (character == '\n') {  // never within a text, where it is escaped
            m_text.append(m_filled.size() * 2, ' ');
        }
    }
}

std::string IndentedJson::take()
{
    m_text += '\n';
    return std::exchange(m_text, {});
}

void IndentedJson::begin(char bracket)
{
    separate();
    m_text += bracket;
    m_filled.push_back(false);
}

void IndentedJson::end(char bracket)
{
    const bool filled = m_filled.back();
    m_filled.pop_back();
    if (filled) {
        m_text += '\n';
        m_text.append(m_filled.size() * 2, ' ');
    }
    m_text += bracket;
}

void IndentedJson::separate()
{
    if (std::exchange(m_afterKey, false) || m_filled.empty()) {
        return;
    }
    m_text += m_filled.back() ? ",\n" : "\n";
    m_filled.back() = true;
    m_text.append(m_filled.size() * 2, ' ');
}

void IndentedJson::quote(std::string_view text)
{
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    m_text += '"';
    for (const char character : validUtf8(text)) {
        const auto byte = static_cast<unsigned char>(character);
        if (character == '"' || character == '\\') {
            m_text += '\\';
            m_text += character;
        } else if (character == '\n') {
            m_text += "\\n";
        } else if (byte < 0x20 || byte == 0x7F) {
            m_text += "\\u00";
            m_text += hexadecimal[byte >> 4];
            m_text += hexadecimal[byte & 0x0F];
        } else {
            m_text += character;
        }
    }
    m_text += '"';
}

}  // namespace podium
