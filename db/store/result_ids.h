// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/records/result.h"
#include "db/store/database.h"

namespace podium::store {

/// MLCommons' ID of a submission's result, as somebody added it (db/records/result_id.h).
struct ResultIdRecord {
    std::string reference;
    std::string resultId;   ///< empty: take it away
    std::string source;     ///< the file that it came from; empty: entered by hand
    std::string addedAt{};  ///< UTC, ISO 8601; set by putResultIds()

    friend bool operator==(const ResultIdRecord&, const ResultIdRecord&) = default;
};

/// By reference. IDs of submissions that are not there any more are among them: they wait for the next import.
[[nodiscard]] Result<std::vector<ResultIdRecord>> listResultIds(const Database& database);

/// How many of the records were not there, were there as they are, and took the place of another ID.
struct PutResultIds {
    std::int64_t added = 0;
    std::int64_t unchanged = 0;
    std::int64_t changed = 0;
    std::vector<ResultIdRecord> replaced{};  ///< those that took the place of another ID
};

/// All of them or none. What is there already is left as it is, with its time and source.
/// Errors: those of Database; DatabaseDamaged before anything is written.
[[nodiscard]] Result<PutResultIds> putResultIds(Database& database, const std::vector<ResultIdRecord>& records);

}  // namespace podium::store
