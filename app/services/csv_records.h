// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// More than these no table has that somebody made to be read here.
inline constexpr std::size_t mostCsvColumns = 64;
inline constexpr std::int64_t mostCsvRecords = 1'000'000;  ///< blank ones count
inline constexpr std::size_t longestCsvCell = 65'536;      ///< bytes

/// Takes one record; an error ends the reading.
using CsvUse = std::function<Status(CsvRecord record)>;

/// Gives the records of a CSV file to `use` one after the other, by RFC 4180, with any of the line ends, a byte order
/// mark, blank lines left out, and the separator of csvSeparator(). Errors: those of `use`; InvalidInput, whose context
/// is `name` with the line ("ids.csv:7"), for text that is not UTF-8, a quote that is not closed, text behind a closing
/// quote, and what is beyond the limits above.
[[nodiscard]] Status readCsv(std::string_view text, const std::string& name, const CsvUse& use);

/// All records at once, as readCsv() gives them.
[[nodiscard]] Result<std::vector<CsvRecord>> parseCsv(std::string_view text, const std::string& name);

}  // namespace podium::services
