// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/result.h"
#include "db/reference/reference_tables.h"
#include "db/store/database.h"
#include "db/store/result_ids.h"

namespace podium::services {

/// Whether a path is that of a list of result IDs: a file that ends in .csv or .tsv, or whose first line names the
/// column result_id.
[[nodiscard]] bool isResultIdList(const std::filesystem::path& path);

struct ResultIdSummary {
    store::PutResultIds ids;
    std::int64_t bytes = 0;               ///< of the lists
    std::vector<std::string> withoutIds;  ///< lists that name no ID at all
};

/// Reads lists of MLCommons' result IDs into the database, all of them or nothing. Columns, in any order, others are
/// ignored: `result_id`, and `reference`, or in its place `round`, `submitter`, `system` and `benchmark`. A line without
/// an ID is left out, so that the output of "podium-cli list --csv" with one more column is such a list.
/// Errors: FileUnreadable; InvalidInput for a list at fault: context is the file as it was named, with its line where
/// there is one, and detail names up to five faults: submissions that are not there, with the nearest references, IDs
/// that are none or of another round, submissions or IDs that are named twice, a reference that the other columns
/// contradict, a column that stands twice; what readCsv() refuses; those of the database.
[[nodiscard]] Result<ResultIdSummary> importResultIds(store::Database& database, const ReferenceTables& tables,
                                                      const std::vector<std::filesystem::path>& lists);

/// Keeps the ID that somebody typed for one submission; blank takes it away.
/// Errors: InvalidInput (no ID, one of another round, one of another system), NotFound, those of the database.
[[nodiscard]] Status keepResultId(store::Database& database, std::string_view reference, std::string_view id);

}  // namespace podium::services
