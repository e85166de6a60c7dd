// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/log_lines.h"

#include <algorithm>
#include <cstring>

namespace podium::mlperf {

namespace {

std::size_t lineEnd(std::string_view text, std::size_t from)
{
    const auto* begin = text.data() + from;
    const auto* lineFeed = static_cast<const char*>(std::memchr(begin, '\n', text.size() - from));
    const std::size_t end = lineFeed == nullptr ? text.size() : static_cast<std::size_t>(lineFeed - text.data());
    const auto* carriageReturn = static_cast<const char*>(std::memchr(begin, '\r', end - from));
    return carriageReturn == nullptr ? end : static_cast<std::size_t>(carriageReturn - text.data());
}

}  // namespace

LogLines::LogLines(std::string_view text, std::string_view token) : m_text(text), m_token(token), m_found(find(0)) {}

std::optional<LogLine> LogLines::next()
{
    if (m_found == std::string_view::npos) {
        return std::nullopt;
    }
    std::size_t token = m_found;
    const std::size_t end = lineEnd(m_text, token);
    m_found = find(token + m_token.size());
    while (m_found < end) {
        token = m_found;
        m_found = find(token + m_token.size());
    }
    const std::size_t payload = std::min(token + m_token.size(), end);
    return LogLine{trimmed(m_text.substr(payload, end - payload)), token};
}

std::size_t LogLines::find(std::size_t from) const
{
    if (from >= m_text.size()) {
        return std::string_view::npos;
    }
    const auto* hit = ::memmem(m_text.data() + from, m_text.size() - from, m_token.data(), m_token.size());
    return hit == nullptr ? std::string_view::npos
                          : static_cast<std::size_t>(static_cast<const char*>(hit) - m_text.data());
}

std::int64_t LineCounter::lineOf(std::size_t offset)
{
    const auto begin = m_text.begin() + static_cast<std::ptrdiff_t>(m_position);
    const auto end = m_text.begin() + static_cast<std::ptrdiff_t>(std::max(offset, m_position));
    m_line += std::count(begin, end, '\n');
    m_position = std::max(offset, m_position);
    return m_line;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\f\v";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return text.substr(0, 0);
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace podium::mlperf
