// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/csv_records.h"

#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"

namespace podium::services {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Reads one record after the other.
class CsvReader {
public:
    CsvReader(std::string_view text, char separator, const std::string& name)
        : m_text(text), m_separator(separator), m_name(name)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_place >= m_text.size(); }

    Result<CsvRecord> next()
    {
        CsvRecord record;
        record.line = m_line;
        for (;;) {
            if (record.cells.size() == mostCsvColumns) {
                return fail(record.line, "more than " + std::to_string(mostCsvColumns) + " columns");
            }
            auto cell = readCell();
            if (!cell) {
                return tl::unexpected(cell.error());
            }
            record.cells.push_back(std::move(*cell));
            if (atEnd()) {
                return record;
            }
            const char sign = m_text[m_place];
            if (sign == m_separator) {
                ++m_place;
                continue;
            }
            if (sign != '\n' && sign != '\r') {
                return fail(m_line, "text behind a closing quote; a quote within a cell is written twice");
            }
            endLine();
            return record;
        }
    }

private:
    tl::unexpected<Error> fail(std::int64_t line, std::string detail) const
    {
        return failure(ErrorCode::InvalidInput, m_name + ':' + std::to_string(line), std::move(detail));
    }

    tl::unexpected<Error> failLength(std::int64_t line) const
    {
        return fail(line, "a cell of more than " + std::to_string(longestCsvCell) +
                              " bytes; a quote that is not closed makes one");
    }

    Result<std::string> readCell()
    {
        if (!atEnd() && m_text[m_place] == '"') {
            return readQuoted();
        }
        const std::string_view ends = m_separator == ',' ? ",\r\n" : m_separator == ';' ? ";\r\n" : "\t\r\n";
        const auto end = std::min(m_text.find_first_of(ends, m_place), m_text.size());
        if (end - m_place > longestCsvCell) {
            return failLength(m_line);
        }
        std::string cell(m_text.substr(m_place, end - m_place));
        m_place = end;
        return cell;
    }

    Result<std::string> readQuoted()
    {
        const std::int64_t first = m_line;
        std::string cell;
        for (++m_place; !atEnd(); ++m_place) {
            const char sign = m_text[m_place];
            if (sign == '"' && m_place + 1 < m_text.size() && m_text[m_place + 1] == '"') {
                ++m_place;
            } else if (sign == '"') {
                ++m_place;
                return cell;
            }
            if (cell.size() == longestCsvCell) {
                return failLength(first);
            }
            m_line += sign == '\n' ? 1 : 0;
            cell += sign;
        }
        return fail(first, "a quote that opens a cell here is not closed");
    }

    void endLine()
    {
        m_place += m_text.substr(m_place, 2) == "\r\n" ? std::size_t{2} : std::size_t{1};
        ++m_line;
    }

    std::string_view m_text;
    char m_separator;
    const std::string& m_name;
    std::size_t m_place = 0;
    std::int64_t m_line = 1;
};

bool isBlank(const CsvRecord& record)
{
    return std::all_of(record.cells.begin(), record.cells.end(),
                       [](const std::string& cell) { return cell.find_first_not_of(" \t") == std::string::npos; });
}

}  // namespace

char csvSeparator(std::string_view text)
{
    std::size_t commas = 0;
    std::size_t semicolons = 0;
    std::size_t tabs = 0;
    bool quoted = false;
    for (const char sign : text) {
        quoted = sign == '"' ? !quoted : quoted;
        if (quoted) {
            continue;
        }
        if (sign == '\n' || sign == '\r') {
            break;
        }
        commas += sign == ',' ? 1 : 0;
        semicolons += sign == ';' ? 1 : 0;
        tabs += sign == '\t' ? 1 : 0;
    }
    return commas >= semicolons && commas >= tabs ? ',' : semicolons >= tabs ? ';' : '\t';
}

Status readCsv(std::string_view text, const std::string& name, const CsvUse& use)
{
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
        return failure(ErrorCode::InvalidInput, name, "encoded as UTF-16; save it as CSV in UTF-8");
    }
    if (text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    CsvReader reader(text, csvSeparator(text), name);
    for (std::int64_t count = 0; !reader.atEnd(); ++count) {
        if (count == mostCsvRecords) {
            return failure(ErrorCode::InvalidInput, name,
                           "more than " + std::to_string(mostCsvRecords) + " lines; import a list that long in parts");
        }
        auto record = reader.next();
        if (!record) {
            return tl::unexpected(record.error());
        }
        for (const std::string& cell : record->cells) {
            if (validUtf8(cell) != cell) {
                return failure(ErrorCode::InvalidInput, name + ':' + std::to_string(record->line),
                               "a text that is not UTF-8; save it as CSV in UTF-8");
            }
        }
        if (isBlank(*record)) {
            continue;
        }
        if (const Status used = use(std::move(*record)); !used) {
            return used;
        }
    }
    return {};
}

Result<std::vector<CsvRecord>> parseCsv(std::string_view text, const std::string& name)
{
    std::vector<CsvRecord> records;
    const Status read = readCsv(text, name, [&records](CsvRecord record) {
        records.push_back(std::move(record));
        return Status();
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return records;
}

}  // namespace podium::services
