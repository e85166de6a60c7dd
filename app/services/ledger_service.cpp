// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/ledger_service.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/analysis/citation.h"
#include "app/analysis/display_text.h"
#include "app/analysis/figure_data.h"
#include "db/mlperf/content_hash.h"

namespace podium::services {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view reportSuffix = "-report";
constexpr std::size_t longestTitle = 500;  ///< characters; longer ones are of no use in a list

ExportedFile stateOf(const fs::path& file, std::int64_t bytes, const ContentHash& hash)
{
    std::error_code error;
    const auto status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) {
        return ExportedFile::Gone;
    }
    if (!fs::is_regular_file(status)) {
        return error ? ExportedFile::Unreadable : ExportedFile::Altered;
    }
    const auto size = fs::file_size(file, error);
    if (!error && size != static_cast<std::uintmax_t>(bytes)) {
        return ExportedFile::Altered;
    }
    std::ifstream stream(file, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad()) {
        return ExportedFile::Unreadable;
    }
    return mlperf::contentHash(content) == hash ? ExportedFile::Same : ExportedFile::Altered;
}

/// Looks at each file once, however many entries it has.
class FileLook {
public:
    ExportedFile of(const ExportRecord& record)
    {
        if (record.file.empty()) {
            return ExportedFile::Clipboard;
        }
        const auto [known, isNew] = m_states.try_emplace({record.file, record.contentHash});
        if (isNew) {
            known->second = stateOf(record.file, record.bytes, record.contentHash);
        }
        return known->second;
    }

private:
    std::map<std::pair<std::string, ContentHash>, ExportedFile> m_states;
};

}  // namespace

ExportRecord exportRecord(const Figure& figure, const FigureStyle& style, const fs::path& file, std::string_view format,
                          std::string_view bytes)
{
    FigureSpec spec = figure.spec;
    spec.style = style;
    ExportRecord record;
    record.program = "Podium " PODIUM_VERSION;
    record.kind = toString(figure.kind);
    record.basis = toString(spec.basis);
    record.title = displayText(figure.title, longestTitle);
    record.spec = toJson(spec);
    record.file = file.empty() ? std::string() : ledgerPath(file).string();
    record.format = format;
    record.contentHash = mlperf::contentHash(bytes);
    record.bytes = static_cast<std::int64_t>(bytes.size());
    record.footnote = figureFootnote(figure);
    record.derived = figure.derived;
    record.results.reserve(figure.sources.size());
    for (const CitedResult& source : figure.sources) {
        record.results.push_back({reference(source.key), minutesShown(source.score, spec.basis)});
    }
    return record;
}

std::string reportExportFormat(std::string_view fileFormat) { return std::string(fileFormat).append(reportSuffix); }

bool isReportExport(const ExportRecord& record) { return record.format.ends_with(reportSuffix); }

Result<std::optional<ExportRecord>> reportIn(const Workspace& workspace, const fs::path& file)
{
    auto records = store::listExports(workspace.database());
    if (!records) {
        return tl::unexpected(records.error());
    }
    // Of what is not there or cannot be looked at, equivalent() says no.
    const auto newest = std::find_if(records->begin(), records->end(), [&file](const ExportRecord& record) {
        std::error_code ignored;
        return !record.file.empty() && fs::equivalent(record.file, file, ignored);
    });
    return newest != records->end() && isReportExport(*newest) ? std::optional(std::move(*newest)) : std::nullopt;
}

Status recordExports(Workspace& workspace, const std::vector<ExportRecord>& records)
{
    if (workspace.isReadOnly()) {
        return failure(ErrorCode::DatabaseReadOnly, workspace.database().path().string());
    }
    const auto recorded = store::recordExports(workspace.database(), records);
    return recorded ? Status() : tl::unexpected(recorded.error());
}

Result<std::vector<LedgerEntry>> ledgerEntries(const Workspace& workspace, const store::ExportQuery& query)
{
    auto records = store::listExports(workspace.database(), query);
    if (!records) {
        return tl::unexpected(records.error());
    }
    std::vector<LedgerEntry> entries;
    if (records->empty()) {
        return entries;
    }
    const auto rows = store::listSubmissions(workspace.database());
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    const ResultsNow now = resultsNow(*rows);
    FileLook files;
    entries.reserve(records->size());
    for (ExportRecord& record : *records) {
        const ExportedFile file = files.of(record);
        entries.push_back(ledgerEntry(std::move(record), now, file));
    }
    return entries;
}

Result<std::vector<TouchedExport>> exportsCitingOtherIds(const store::Database& database,
                                                         const std::vector<store::ResultIdRecord>& ids)
{
    std::map<std::string, std::string> idsNow;
    std::vector<std::string> references;
    for (const store::ResultIdRecord& id : ids) {
        idsNow[id.reference] = displayText(id.resultId);
        references.push_back(id.reference);
    }
    auto showing = store::exportsTouching(database, references);
    if (!showing) {
        return showing;
    }
    std::vector<TouchedExport> citing;
    for (TouchedExport& one : *showing) {
        const auto records = store::listExports(database, {.number = one.number});
        if (!records) {
            return tl::unexpected(records.error());
        }
        const std::string footnote = records->empty() ? std::string() : records->front().footnote;
        std::erase_if(one.references, [&](const std::string& name) {
            const std::string cited = citedResultId(footnote, name);
            return cited.empty() || cited == idsNow[name];
        });
        if (!one.references.empty()) {
            citing.push_back(std::move(one));
        }
    }
    return citing;
}

Result<std::vector<std::int64_t>> missingInLedger(const Workspace& workspace, const std::vector<std::int64_t>& numbers)
{
    std::vector<std::int64_t> missing;
    for (const std::int64_t number : numbers) {
        const auto records = store::listExports(workspace.database(), {.number = number});
        if (!records) {
            return tl::unexpected(records.error());
        }
        if (records->empty() && std::find(missing.begin(), missing.end(), number) == missing.end()) {
            missing.push_back(number);
        }
    }
    return missing;
}

Result<std::int64_t> removeFromLedger(Workspace& workspace, const std::vector<std::int64_t>& numbers)
{
    if (workspace.isReadOnly()) {
        return failure(ErrorCode::DatabaseReadOnly, workspace.database().path().string());
    }
    return store::removeExports(workspace.database(), numbers);
}

Result<std::int64_t> clearLedger(Workspace& workspace)
{
    if (workspace.isReadOnly()) {
        return failure(ErrorCode::DatabaseReadOnly, workspace.database().path().string());
    }
    return store::clearExports(workspace.database());
}

fs::path ledgerPath(const fs::path& file)
{
    std::error_code error;
    const fs::path absolute = fs::absolute(file, error);
    return (error ? file : absolute).lexically_normal();
}

}  // namespace podium::services
