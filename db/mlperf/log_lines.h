// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace podium::mlperf {

/// A log line from behind its token to its end, blanks at both ends cut off.
struct LogLine {
    std::string_view payload;
    std::size_t offset = 0;  ///< of the token in the log
};

/// Walks the lines of a log that hold a token such as ":::MLLOG ". Lines end at LF or CR (universal newlines); of
/// several tokens in one line the last one counts. Never looks at the text before a token: ranks, progress bars and
/// control characters stand there.
class LogLines {
public:
    LogLines(std::string_view text, std::string_view token);

    [[nodiscard]] std::optional<LogLine> next();

private:
    [[nodiscard]] std::size_t find(std::size_t from) const;
    [[nodiscard]] std::size_t lineEnd(std::size_t from);

    std::string_view m_text;
    std::string_view m_token;
    std::size_t m_found;                    ///< next token, npos: none
    std::optional<std::size_t> m_lineFeed;  ///< looked for last, so that a log without any is searched only once
};

/// Turns offsets into 1-based line numbers as editors count them (LF). Offsets must not decrease.
class LineCounter {
public:
    explicit LineCounter(std::string_view text) : m_text(text) {}

    [[nodiscard]] std::int64_t lineOf(std::size_t offset);

private:
    std::string_view m_text;
    std::size_t m_position = 0;
    std::int64_t m_line = 1;
};

/// The text without blanks, tabs and line ends at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace podium::mlperf
