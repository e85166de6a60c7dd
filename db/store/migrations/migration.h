// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "db/records/result.h"
#include "db/store/connection.h"

namespace podium::store {

/// One step of the schema. Once released it is never changed: the next change is the next number.
struct Migration {
    std::int64_t version = 0;  ///< user_version after it; counts from 1 without gaps
    std::span<const char* const> statements;
};

/// All migrations in order, each from a file of its own.
[[nodiscard]] std::span<const Migration> allMigrations();
[[nodiscard]] Migration migration001();
[[nodiscard]] Migration migration002();
[[nodiscard]] Migration migration003();
[[nodiscard]] Migration migration004();
[[nodiscard]] Migration migration005();
[[nodiscard]] Migration migration006();

/// Brings a database to the version of the last of `migrations`: each missing one in a transaction of its own, with its
/// user_version. Another connection may do the same at this moment: the version is read under the write lock.
/// Errors: DatabaseNewer, and those of SQLite; migrations before the failed one stay done.
[[nodiscard]] Status migrate(Connection& connection, std::span<const Migration> migrations);

}  // namespace podium::store
