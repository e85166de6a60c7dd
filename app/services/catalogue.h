// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "db/records/result.h"
#include "db/records/submission.h"
#include "db/store/database.h"

namespace podium::services {

/// Hands every submission of every catalogue file in `folder` to `sink`, in the order of the files' names. A folder
/// that is missing holds none. Errors: FileUnreadable, InvalidInput (file and line), and what `sink` returns.
[[nodiscard]] Status readCatalogue(const std::filesystem::path& folder,
                                   const std::function<Status(Submission&&)>& sink);

/// The same for one round alone; a round without a file holds none.
[[nodiscard]] Status readCatalogueRound(const std::filesystem::path& folder, const std::string& round,
                                        const std::function<Status(Submission&&)>& sink);

/// Fills a database that never held anything with the shipped catalogue, in one transaction. Returns the number of
/// submissions that were stored; 0: the database is in use already, or there is no catalogue.
[[nodiscard]] Result<std::int64_t> ensureCatalogue(store::Database& database, const std::filesystem::path& folder);

/// Writes what the database holds of published results as catalogue files, one a round, into `folder` (created where
/// it is missing): "training-5.0.jsonl", "hpc-3.0.jsonl". Unverified submissions are left out. Equal records and an
/// equal `date` (year and month, "2026-06") give equal bytes. Returns the files written.
/// Errors: InvalidInput (date), FileUnwritable, DiskFull, those of the database.
[[nodiscard]] Result<std::vector<std::filesystem::path>> writeCatalogue(const store::Database& database,
                                                                        const std::filesystem::path& folder,
                                                                        const std::string& date);

}  // namespace podium::services
