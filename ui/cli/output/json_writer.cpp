// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/json_writer.h"

#include <cmath>

#include <fmt/format.h>

#include "ui/cli/output/display_text.h"
#include "ui/cli/output/number_text.h"

namespace podium::cli {

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    m_out += ':';
    if (m_hasMembers.size() <= m_brokenLevels) {
        m_out += ' ';
    }
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    separate();
    quote(text);
    return *this;
}

JsonWriter& JsonWriter::value(double number) { return std::isfinite(number) ? put(shortestText(number)) : null(); }
JsonWriter& JsonWriter::value(std::int64_t number) { return put(fmt::format("{}", number)); }
JsonWriter& JsonWriter::value(bool truth) { return put(truth ? "true" : "false"); }
JsonWriter& JsonWriter::null() { return put("null"); }

JsonWriter& JsonWriter::put(std::string_view text)
{
    separate();
    m_out += text;
    return *this;
}

JsonWriter& JsonWriter::begin(char bracket)
{
    separate();
    m_out += bracket;
    m_hasMembers.push_back(false);
    return *this;
}

JsonWriter& JsonWriter::end(char bracket)
{
    const bool breaks = m_hasMembers.back() && m_hasMembers.size() <= m_brokenLevels;
    m_hasMembers.pop_back();
    if (breaks) {
        breakLine();
    }
    m_out += bracket;
    if (m_hasMembers.empty()) {
        m_out += '\n';
    }
    return *this;
}

void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_hasMembers.empty()) {
        return;
    }
    if (m_hasMembers.back()) {
        m_out += ',';
    }
    m_hasMembers.back() = true;
    if (m_hasMembers.size() <= m_brokenLevels) {
        breakLine();
    }
}

void JsonWriter::breakLine()
{
    m_out += '\n';
    m_out.append(2 * m_hasMembers.size(), ' ');
}

void JsonWriter::quote(std::string_view text)
{
    m_out += '"';
    for (const char letter : validUtf8(text)) {
        switch (letter) {
        case '"':
            m_out += "\\\"";
            break;
        case '\\':
            m_out += "\\\\";
            break;
        case '\n':
            m_out += "\\n";
            break;
        case '\r':
            m_out += "\\r";
            break;
        case '\t':
            m_out += "\\t";
            break;
        default:
            if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F) {
                m_out += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
            } else {
                m_out += letter;
            }
        }
    }
    m_out += '"';
}

}  // namespace podium::cli
