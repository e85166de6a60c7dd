// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/result.h"

namespace podium::services {

/// One record of a CSV file.
struct CsvRecord {
    std::int64_t line = 0;  ///< 1-based, on which it begins
    std::vector<std::string> cells;

    friend bool operator==(const CsvRecord&, const CsvRecord&) = default;
};

/// The sign that separates the cells of the first line: the most frequent of comma, semicolon and tab outside quotes.
[[nodiscard]] char csvSeparator(std::string_view text);

/// The records of a CSV file by RFC 4180, with any of the line ends, a byte order mark, blank lines left out, and the
/// separator of csvSeparator(). Errors: InvalidInput; context is `name` with the line ("ids.csv:7"), for text that is
/// not UTF-8, a quote that is not closed, and text behind a closing quote.
[[nodiscard]] Result<std::vector<CsvRecord>> parseCsv(std::string_view text, const std::string& name);

}  // namespace podium::services
