// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/result_id_import.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <system_error>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/services/csv_records.h"
#include "app/services/ledger_service.h"
#include "app/services/result_id_matcher.h"
#include "db/records/result_id.h"
#include "db/reference/ascii.h"

namespace podium::services {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestList = 64 << 20;  ///< bytes; every public result has 300 KB
constexpr std::size_t firstBytes = 4096;
constexpr std::size_t faultsNamed = 5;
constexpr std::size_t mostFaults = 100;  ///< then the rest of the list is not read

std::string trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string()
                                           : std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

std::string endingOf(const fs::path& path) { return ascii::lowerCase(path.extension().string()); }

/// Where the columns of a list stand.
struct Columns {
    std::optional<std::size_t> id;
    std::optional<std::size_t> reference;
    std::array<std::optional<std::size_t>, 4> names;  ///< round, submitter, system, benchmark

    [[nodiscard]] bool haveNames() const
    {
        return std::all_of(names.begin(), names.end(), [](const auto& column) { return column.has_value(); });
    }
    [[nodiscard]] bool suffice() const { return id && (reference || haveNames()); }
};

/// `twice`: the first column that is named again; else left as it is.
Columns columnsOf(const CsvRecord& header, std::string& twice)
{
    Columns columns;
    const std::pair<const char*, std::optional<std::size_t>*> known[] = {
        {"result_id", &columns.id},       {"reference", &columns.reference}, {"round", &columns.names[0]},
        {"submitter", &columns.names[1]}, {"system", &columns.names[2]},     {"benchmark", &columns.names[3]},
    };
    for (std::size_t place = 0; place < header.cells.size(); ++place) {
        std::string name = ascii::lowerCase(trimmed(header.cells[place]));
        std::replace(name.begin(), name.end(), ' ', '_');
        for (const auto& [word, column] : known) {
            if (name == word && !*column) {
                *column = place;
            } else if (name == word && twice.empty()) {
                twice = word;
            }
        }
    }
    return columns;
}

std::string cellOf(const CsvRecord& record, const std::optional<std::size_t>& column)
{
    return column && *column < record.cells.size() ? trimmed(record.cells[*column]) : std::string();
}

Result<std::string> readList(const fs::path& path)
{
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (error) {
        return failure(ErrorCode::FileUnreadable, path.string(), error.message());
    }
    if (size > largestList) {
        return failure(ErrorCode::InvalidInput, path.string(), "too large for a list of result IDs");
    }
    std::ifstream stream(path, std::ios::binary);
    std::string text(size, '\0');  // at once, since a text that grows takes twice its room
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream.is_open() || stream.bad()) {
        return failure(ErrorCode::FileUnreadable, path.string());
    }
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return text;
}

/// What is wrong with one list, gathered so that all of it can be mended at once.
class Faults {
public:
    explicit Faults(const fs::path& file) : m_file(file) {}

    void add(std::int64_t line, std::string words)
    {
        if (m_count == 0) {
            m_firstLine = line;
            m_first = words;
        }
        if (++m_count <= faultsNamed) {
            m_words += (m_words.empty() ? "" : "; ") + ("line " + std::to_string(line) + ": " + words);
        }
    }

    [[nodiscard]] bool any() const { return m_count > 0; }
    /// Each costs a search for what may have been meant, and nobody mends more at once.
    [[nodiscard]] bool suffice() const { return m_count == mostFaults; }

    [[nodiscard]] Error error() const
    {
        if (m_count == 1) {
            return {ErrorCode::InvalidInput, m_file.string() + ':' + std::to_string(m_firstLine), m_first};
        }
        const std::string more = m_count > faultsNamed ? "; and " + std::to_string(m_count - faultsNamed) +
                                                             (suffice() ? " more or even more" : " more")
                                                       : std::string();
        return {ErrorCode::InvalidInput, m_file.string(), m_words + more};
    }

private:
    const fs::path& m_file;
    std::size_t m_count = 0;
    std::int64_t m_firstLine = 0;
    std::string m_first;
    std::string m_words;
};

std::string placeOf(const ResultIdUses::Use& use)
{
    return displayText(reference(use.key)) +
           (use.line > 0 ? " (line " + std::to_string(use.line) + ")" : std::string());
}

/// Reads one list after the other and gathers what they say.
class ListReader {
public:
    ListReader(const std::vector<store::SubmissionRow>& rows, const ReferenceTables& tables) : m_names(rows, tables) {}

    Status read(const fs::path& path)
    {
        const auto text = readList(path);
        if (!text) {
            return tl::unexpected(text.error());
        }
        m_bytes += static_cast<std::int64_t>(text->size());
        std::optional<Columns> columns;
        Faults faults(path);
        bool hasIds = false;
        const Status done = readCsv(*text, path.string(), [&](const CsvRecord& record) -> Status {
            if (!columns) {
                auto named = columnsIn(record, path);
                if (!named) {
                    return tl::unexpected(named.error());
                }
                columns = *named;
                return {};
            }
            hasIds = hasIds || !cellOf(record, columns->id).empty();
            take(record, *columns, path, faults);
            return faults.suffice() ? Status(tl::unexpected(faults.error())) : Status();
        });
        if (!done) {
            return done;
        }
        if (!columns) {
            return tl::unexpected(noList(path));
        }
        if (faults.any()) {
            return tl::unexpected(faults.error());
        }
        if (!hasIds) {
            m_withoutIds.push_back(path.string());
        }
        return {};
    }

    /// No ID stands for two systems, here or in the database.
    Status check(const std::vector<store::ResultIdRecord>& stored) const
    {
        ResultIdUses uses;
        uses.addStored(stored, m_lines);
        for (std::size_t index = 0; index < m_records.size(); ++index) {
            const store::ResultIdRecord& record = m_records[index];
            const ResultIdUses::Use use{m_keys[index], m_lines.at(record.reference)};
            if (const auto other = uses.add(record.resultId, use)) {
                return failure(ErrorCode::InvalidInput, m_paths[index].string() + ':' + std::to_string(use.line),
                               record.resultId + " is the ID of " + placeOf(*other) + ", and an entry is one system; " +
                                   displayText(record.reference) + " needs another");
            }
        }
        return {};
    }

    [[nodiscard]] const std::vector<store::ResultIdRecord>& records() const { return m_records; }
    [[nodiscard]] std::int64_t bytes() const { return m_bytes; }
    /// Lists that name no ID at all, as they were named.
    [[nodiscard]] const std::vector<std::string>& withoutIds() const { return m_withoutIds; }

private:
    static Error noList(const fs::path& path)
    {
        return {ErrorCode::InvalidInput, path.string(),
                "expected a list of result IDs, whose first line names the columns reference and result_id, "
                "or round, submitter, system, benchmark and result_id"};
    }

    static Result<Columns> columnsIn(const CsvRecord& header, const fs::path& path)
    {
        std::string twice;
        Columns columns = columnsOf(header, twice);
        if (!columns.suffice()) {
            return tl::unexpected(noList(path));
        }
        if (!twice.empty()) {
            return failure(ErrorCode::InvalidInput, path.string() + ':' + std::to_string(header.line),
                           "the column " + twice + " stands twice");
        }
        return columns;
    }

    void take(const CsvRecord& record, const Columns& columns, const fs::path& path, Faults& faults)
    {
        const std::string id = cellOf(record, columns.id);
        if (id.empty()) {
            return;
        }
        const auto key = m_names.find({cellOf(record, columns.reference), cellOf(record, columns.names[0]),
                                       cellOf(record, columns.names[1]), cellOf(record, columns.names[2]),
                                       cellOf(record, columns.names[3])});
        if (!key) {
            faults.add(record.line, key.error().detail);
            return;
        }
        const auto settled = resultIdFor(id, key->round);
        if (!settled) {
            faults.add(record.line, displayText(id, longestResultId) + ": " + settled.error().detail);
            return;
        }
        const std::string name = reference(*key);
        const auto [before, isNew] = m_lines.try_emplace(name, record.line);
        if (!isNew) {
            faults.add(record.line,
                       displayText(name) + " is named again; the first time in line " + std::to_string(before->second));
            return;
        }
        m_keys.push_back(*key);
        m_paths.push_back(path);
        m_records.push_back({name, *settled, ledgerPath(path).string(), {}});
    }

    SubmissionNames m_names;
    std::vector<store::ResultIdRecord> m_records;
    std::vector<SubmissionKey> m_keys;            ///< of the records
    std::vector<fs::path> m_paths;                ///< of the records' lists, as they were named
    std::map<std::string, std::int64_t> m_lines;  ///< by reference
    std::vector<std::string> m_withoutIds;
    std::int64_t m_bytes = 0;
};

}  // namespace

bool isResultIdList(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        return false;
    }
    if (const std::string ending = endingOf(path); ending == ".csv" || ending == ".tsv") {
        return true;
    }
    std::ifstream stream(path, std::ios::binary);
    std::string begin(firstBytes, '\0');
    stream.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    begin.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    begin.resize(std::min(begin.find_first_of("\r\n"), begin.size()));
    const auto header = parseCsv(begin, {});
    std::string twice;
    return header && header->size() == 1 && columnsOf(header->front(), twice).suffice();
}

Result<ResultIdSummary> importResultIds(store::Database& database, const ReferenceTables& tables,
                                        const std::vector<fs::path>& lists)
{
    const auto rows = store::listSubmissions(database);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    ListReader reader(*rows, tables);
    for (const fs::path& list : lists) {
        if (const Status read = reader.read(list); !read) {
            return tl::unexpected(read.error());
        }
    }
    const auto stored = store::listResultIds(database);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    if (const Status sound = reader.check(*stored); !sound) {
        return tl::unexpected(sound.error());
    }
    const auto put = store::putResultIds(database, reader.records());
    return put ? Result<ResultIdSummary>({*put, reader.bytes(), reader.withoutIds()}) : tl::unexpected(put.error());
}

Status keepResultId(store::Database& database, std::string_view referenceText, std::string_view id)
{
    const auto key = parseReference(referenceText);
    if (!key) {
        return tl::unexpected(key.error());
    }
    if (const auto there = store::loadSubmission(database, *key); !there) {
        return tl::unexpected(there.error());
    }
    const std::string name = reference(*key);
    std::string settled = trimmed(id);
    if (!settled.empty()) {
        const auto checked = resultIdFor(settled, key->round);
        if (!checked) {
            return tl::unexpected(checked.error());
        }
        settled = *checked;
        const auto stored = store::listResultIds(database);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        ResultIdUses uses;
        uses.addStored(*stored, {{name, 0}});
        if (const auto other = uses.add(settled, {*key, 0})) {
            return failure(ErrorCode::InvalidInput, settled,
                           "it is the ID of " + placeOf(*other) + ", and an entry is one system");
        }
    }
    const auto put = store::putResultIds(database, {{name, settled, {}, {}}});
    return put ? Status() : tl::unexpected(put.error());
}

}  // namespace podium::services
