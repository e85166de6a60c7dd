// SPDX-License-Identifier: GPL-3.0-or-later
// Every way in which the program changes a database, small enough to be broken at each of its steps.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "db/records/result.h"
#include "db/store/database.h"

namespace podium::test {

struct StoreChange {
    std::string name;
    /// Makes the database as it is before; none: there is no file, and the change makes it.
    std::function<void(store::Database&)> prepare;
    std::function<Status(store::Database&)> apply;
    /// Text that the change takes out of the file for good; empty: none.
    std::string forgotten{};
    /// What prepare() did lies in the log, as a program leaves it that was killed.
    bool afterKill = false;
};

/// An import that adds to a database and changes some of it, and one that makes it.
[[nodiscard]] std::vector<StoreChange> imports();

/// What writes a few rows: entries of the ledger, result IDs, saved views, own racks. On a database at rest.
[[nodiscard]] std::vector<StoreChange> smallChanges();
/// The same on one whose last program was killed.
[[nodiscard]] std::vector<StoreChange> smallChangesAfterKill();

}  // namespace podium::test
