// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/log_lines.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

namespace podium::mlperf {

namespace {

/// Counts in lanes of bytes, which compilers turn into vector code; std::count they do not, nor a loop through
/// operator[], which _GLIBCXX_ASSERTIONS checks at every step.
std::int64_t countLineFeeds(std::string_view text)
{
    constexpr std::size_t lanes = 32;
    constexpr std::size_t block = lanes * 255;  // no lane overflows
    std::int64_t total = 0;
    while (text.size() >= lanes) {
        const std::size_t size = std::min(text.size(), block) / lanes * lanes;
        std::array<std::uint8_t, lanes> lineFeeds{};
        std::uint8_t* const counts = lineFeeds.data();
        const char* const end = text.data() + size;
        for (const char* bytes = text.data(); bytes != end; bytes += lanes) {
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                counts[lane] = static_cast<std::uint8_t>(counts[lane] + (bytes[lane] == '\n' ? 1 : 0));
            }
        }
        total += std::accumulate(lineFeeds.begin(), lineFeeds.end(), std::int64_t{0});
        text.remove_prefix(size);
    }
    return total + std::count(text.begin(), text.end(), '\n');
}

}  // namespace

LogLines::LogLines(std::string_view text, std::string_view token) : m_text(text), m_token(token), m_found(find(0)) {}

std::optional<LogLine> LogLines::next()
{
    if (m_found == std::string_view::npos) {
        return std::nullopt;
    }
    std::size_t token = m_found;
    const std::size_t end = lineEnd(token);
    m_found = find(token + m_token.size());
    while (m_found < end) {
        token = m_found;
        m_found = find(token + m_token.size());
    }
    const std::size_t payload = std::min(token + m_token.size(), end);
    return LogLine{trimmed(m_text.substr(payload, end - payload)), token};
}

std::size_t LogLines::lineEnd(std::size_t from)
{
    const char* begin = m_text.data() + from;
    if (!m_lineFeed || *m_lineFeed < from) {
        const auto* hit = static_cast<const char*>(std::memchr(begin, '\n', m_text.size() - from));
        m_lineFeed = hit == nullptr ? m_text.size() : static_cast<std::size_t>(hit - m_text.data());
    }
    const auto* carriageReturn = static_cast<const char*>(std::memchr(begin, '\r', *m_lineFeed - from));
    return carriageReturn == nullptr ? *m_lineFeed : static_cast<std::size_t>(carriageReturn - m_text.data());
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
    if (offset > m_position) {
        m_line += countLineFeeds(m_text.substr(m_position, offset - m_position));
        m_position = offset;
    }
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
