// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "db/records/result.h"
#include "db/store/database.h"

namespace podium::store {

/// How many accelerators fill a rack by the analyst's own word; takes the place of a rack profile of the tables.
struct OwnRackRecord {
    std::string hardware;        ///< canonical name of an accelerator, or of a generation
    std::int64_t installed = 0;  ///< accelerators in a rack
    std::int64_t active = 0;     ///< of which take part in a run; 1 to `installed`

    friend bool operator==(const OwnRackRecord&, const OwnRackRecord&) = default;
};

/// By name.
[[nodiscard]] Result<std::vector<OwnRackRecord>> listOwnRacks(const Database& database);

/// All of them at once, in one transaction: those that are not among `records` go.
/// Errors: those of Database, DatabaseDamaged before anything is written.
[[nodiscard]] Status replaceOwnRacks(Database& database, const std::vector<OwnRackRecord>& records);

}  // namespace podium::store
