// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "db/store/migrations/migration.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::Access;
using store::Connection;
using store::Migration;

namespace {

constexpr const char* makeTable[] = {"CREATE TABLE notes (id INTEGER PRIMARY KEY, note TEXT)",
                                     "INSERT INTO notes (note) VALUES ('first; it''s one statement')"};
constexpr const char* addColumn[] = {"ALTER TABLE notes ADD COLUMN author TEXT NOT NULL DEFAULT 'me'"};
constexpr const char* failing[] = {"INSERT INTO notes (note) VALUES ('half')", "INSERT INTO nowhere VALUES (1)"};

}  // namespace

TEST_CASE("Migrations are numbered from one without gaps")
{
    std::int64_t version = 0;
    for (const Migration& migration : store::allMigrations()) {
        CHECK(migration.version == ++version);
        CHECK_FALSE(migration.statements.empty());
    }
    CHECK(store::Database::knownSchemaVersion() == version);
}

TEST_CASE("Each step that is missing is made, and its rows stay")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "steps.db";
    Connection connection(path, Access::Create);
    const std::array first{Migration{1, makeTable}};
    REQUIRE(store::migrate(connection, first).has_value());
    CHECK(connection.userVersion() == 1);

    const std::array both{Migration{1, makeTable}, Migration{2, addColumn}};
    REQUIRE(store::migrate(connection, both).has_value());
    CHECK(connection.userVersion() == 2);
    CHECK(column(path, "SELECT note || ' by ' || author FROM notes") ==
          std::vector<std::string>{"first; it's one statement by me"});

    SECTION("and made once only")
    {
        const auto bytes = readFile(path);
        REQUIRE(store::migrate(connection, both).has_value());
        CHECK(readFile(path) == bytes);
    }
    SECTION("by an older program not at all")
    {
        const auto status = store::migrate(connection, first);
        REQUIRE_FALSE(status.has_value());
        CHECK(status.error().code == ErrorCode::DatabaseNewer);
        CHECK(connection.userVersion() == 2);
    }
}

TEST_CASE("A step that fails leaves what was before it")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "steps.db";
    Connection connection(path, Access::Create);
    const std::array steps{Migration{1, makeTable}, Migration{2, failing}};
    const auto status = store::migrate(connection, steps);
    REQUIRE_FALSE(status.has_value());
    CHECK(status.error().code == ErrorCode::DatabaseFailed);
    CHECK_FALSE(connection.inTransaction());
    CHECK(connection.userVersion() == 1);
    CHECK(column(path, "SELECT count(*) FROM notes") == std::vector<std::string>{"1"});
}

TEST_CASE("The schema has a place for every kind of record and an index for every filter")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    (void)openDatabase(path);
    CHECK(column(path, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%' AND name NOT "
                       "LIKE 'sqlite_%' ORDER BY name") ==
          std::vector<std::string>{"accelerators", "batches", "benchmarks", "export_results", "exports", "issues",
                                   "own_racks", "result_ids", "rounds", "runs", "score_changes", "search",
                                   "submissions", "submitters", "superseded", "system_fields", "systems", "views"});
    // Whatever a foreign key leads to can be found from there without reading the table.
    for (const std::string table :
         {"runs", "issues", "submissions", "systems", "score_changes", "superseded", "export_results"}) {
        for (const auto& from : column(path, "SELECT \"from\" FROM pragma_foreign_key_list('" + table + "')")) {
            CAPTURE(table, from);
            const auto plan = column(path, "SELECT group_concat(i.name) FROM pragma_index_list('" + table +
                                               "') l JOIN pragma_index_info(l.name) i WHERE i.seqno = 0");
            CHECK_THAT(plan.front(), Catch::Matchers::Contains(from));
        }
    }
}
