// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrations/migration.h"

#include <array>

#include <fmt/format.h>

#include "db/store/database_look.h"

namespace podium::store {

namespace {

/// Inside the transaction that the caller began.
void apply(Connection& connection, const Migration& migration)
{
    for (const char* statement : migration.statements) {
        connection.sqlite().exec(statement);
    }
    connection.sqlite().exec(fmt::format("PRAGMA user_version = {}", migration.version));
}

}  // namespace

std::span<const Migration> allMigrations()
{
    static const std::array migrations{migration001(), migration002(), migration003(),
                                       migration004(), migration005(), migration006()};
    return migrations;
}

Status migrate(Connection& connection, std::span<const Migration> migrations)
{
    const std::int64_t known = migrations.back().version;
    const Status done = connection.guarded([&]() -> Status {
        while (connection.userVersion() != known) {
            connection.sqlite().exec("BEGIN IMMEDIATE");
            const auto version = connection.userVersion();
            if (version > known) {
                return tl::unexpected<Error>(newerDatabase(connection.path(), version, known));
            }
            if (version < 0) {
                return failure(ErrorCode::DatabaseDamaged, connection.path().string(),
                               "its schema version is negative");
            }
            if (version < known) {
                apply(connection, migrations[static_cast<std::size_t>(version)]);
            }
            connection.sqlite().exec("COMMIT");
        }
        return {};
    });
    connection.rollback();
    return done;
}

}  // namespace podium::store
