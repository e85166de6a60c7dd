// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/records/export_record.h"
#include "db/records/result.h"
#include "db/store/database.h"

namespace podium::store {

/// Which entries of the ledger are meant. Empty members do not restrict. Made for designated initialisers.
struct ExportQuery {
    std::optional<std::int64_t> number{};
    std::optional<std::string> reference{};  ///< a result that was shown
    std::optional<std::string> file{};       ///< absolute path, whole
    std::optional<std::string> since{};      ///< UTC, ISO 8601 or the beginning of it: "2026-06-30"
};

/// Adds entries, all or none, each with the present time where it has none; `number` is given here and returned.
/// An export has to be quick: the pages are not looked through before, SQLite refuses damaged ones that it comes by.
/// Errors: those of Database.
[[nodiscard]] Result<std::vector<std::int64_t>> recordExports(Database& database,
                                                              const std::vector<ExportRecord>& records);

/// Whole entries, the newest first.
[[nodiscard]] Result<std::vector<ExportRecord>> listExports(const Database& database, const ExportQuery& query = {});

/// The exports that showed one of these submissions, the newest first, each with those of the references that it showed.
[[nodiscard]] Result<std::vector<TouchedExport>> exportsTouching(const Database& database,
                                                                 const std::vector<std::string>& references);

/// Removes entries, and overwrites what they held. Numbers that are not there are no error. Returns how many went.
[[nodiscard]] Result<std::int64_t> removeExports(Database& database, const std::vector<std::int64_t>& numbers);
/// Removes all entries in the same way.
[[nodiscard]] Result<std::int64_t> clearExports(Database& database);

}  // namespace podium::store
