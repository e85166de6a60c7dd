// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/figure.h"
#include "app/analysis/ledger_entry.h"
#include "app/services/workspace.h"
#include "db/store/export_ledger.h"
#include "db/store/result_ids.h"

namespace podium::services {

/// The ledger's entry of a figure that lies in `file` as `bytes` in this format; an empty path is the clipboard. What a
/// report writes has one entry a figure, all of the same file, in the format of reportExportFormat(). To be recorded
/// once the file is there, never before: an entry without its file would be worse than a file without its entry.
[[nodiscard]] ExportRecord exportRecord(const Figure& figure, const FigureStyle& style,
                                        const std::filesystem::path& file, std::string_view format,
                                        std::string_view bytes);

/// The format of an entry whose figure is a part of a report, of which `fileFormat` is the format: "pdf-report" of
/// "pdf".
/// Such an entry's file is more than its figure, and must never be drawn again as if it were not.
[[nodiscard]] std::string reportExportFormat(std::string_view fileFormat);
/// Whether the entry's figure is a part of a report.
[[nodiscard]] bool isReportExport(const ExportRecord& record);

/// The newest entry of this file, whatever name it goes by, if that is a report's and the file is still there: what a
/// figure must not take the place of without a word. Errors: those of the database.
[[nodiscard]] Result<std::optional<ExportRecord>> reportIn(const Workspace& workspace,
                                                           const std::filesystem::path& file);

/// Records exports that were made. An error says why they are not in the ledger; the exports themselves stand.
/// Errors: those of store::recordExports(); DatabaseReadOnly.
[[nodiscard]] Status recordExports(Workspace& workspace, const std::vector<ExportRecord>& records);

/// Entries of the ledger, the newest first, held against the results and the files as they are now.
/// Errors: those of the database.
[[nodiscard]] Result<std::vector<LedgerEntry>> ledgerEntries(const Workspace& workspace,
                                                             const store::ExportQuery& query = {});

/// The exports whose footnotes cite other IDs of these results than those that they have now, the newest first, each
/// with the references of such results. Errors: those of the database.
[[nodiscard]] Result<std::vector<TouchedExport>> exportsCitingOtherIds(const store::Database& database,
                                                                       const std::vector<store::ResultIdRecord>& ids);

/// Those of the numbers that no entry has, in their order, each once.
[[nodiscard]] Result<std::vector<std::int64_t>> missingInLedger(const Workspace& workspace,
                                                                const std::vector<std::int64_t>& numbers);

/// Removes entries; of what they held nothing is left in the database. Returns how many went.
[[nodiscard]] Result<std::int64_t> removeFromLedger(Workspace& workspace, const std::vector<std::int64_t>& numbers);
[[nodiscard]] Result<std::int64_t> clearLedger(Workspace& workspace);

/// The path as the ledger holds it: absolute and without "." and "..".
[[nodiscard]] std::filesystem::path ledgerPath(const std::filesystem::path& file);

}  // namespace podium::services
