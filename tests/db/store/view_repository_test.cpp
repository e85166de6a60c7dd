// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/view_repository.h"

#include "db/records/view_limits.h"
#include "db/store/migrations/migration.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::ViewRecord;

namespace {

ViewRecord viewOf(const std::string& title)
{
    return {0, title, "a note on " + title, R"({"podium_figure": 1, "kind": "scaling"})", "2026-06-30T12:00:00Z", "[]"};
}

std::vector<std::string> titles(const store::Database& database)
{
    std::vector<std::string> found;
    const auto list = store::listViews(database).value();
    for (const ViewRecord& view : list.views) {
        found.push_back(view.title);
    }
    return found;
}

using Titles = std::vector<std::string>;

/// A database with the views a, b and c, whose ids are 1, 2 and 3.
struct ThreeViews {
    TemporaryFolder folder;
    std::filesystem::path path = folder.path() / "data.db";
    store::Database database = openDatabase(path);

    ThreeViews()
    {
        for (const char* title : {"a", "b", "c"}) {
            REQUIRE(store::insertView(database, viewOf(title)).has_value());
        }
    }
};

}  // namespace

TEST_CASE("Views come back as they were stored, in their order")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    CHECK(store::listViews(database).value().views.empty());
    ViewRecord first = viewOf("Blackwell \"beside\" Hopper ü");
    first.id = store::insertView(database, first).value();
    ViewRecord second = viewOf("'; DROP TABLE views; --");
    second.shown.clear();
    second.id = store::insertView(database, second).value();
    CHECK(second.id == first.id + 1);
    CHECK(store::listViews(database).value().views == std::vector<ViewRecord>{first, second});
}

TEST_CASE("A view is put before another one, or at the end")
{
    ThreeViews three;
    const auto id = store::insertView(three.database, viewOf("d"), 2);
    CHECK(titles(three.database) == Titles{"a", "d", "b", "c"});
    REQUIRE(store::moveView(three.database, *id, std::nullopt).has_value());
    CHECK(titles(three.database) == Titles{"a", "b", "c", "d"});
    REQUIRE(store::moveView(three.database, 3, 1).has_value());
    CHECK(titles(three.database) == Titles{"c", "a", "b", "d"});
    REQUIRE(store::moveView(three.database, 1, 1).has_value());
    CHECK(titles(three.database) == Titles{"c", "a", "b", "d"});
    REQUIRE(store::moveView(three.database, 3, 99).has_value());
    CHECK(titles(three.database) == Titles{"a", "b", "d", "c"});
    CHECK(column(three.path, "SELECT position FROM views ORDER BY position") == Titles{"0", "1", "2", "3"});
}

TEST_CASE("A view that is replaced keeps its id and its place")
{
    ThreeViews three;
    ViewRecord view = viewOf("renamed");
    view.id = 2;
    view.savedAt = "2026-12-01T08:00:00Z";
    REQUIRE(store::replaceView(three.database, view).has_value());
    CHECK(store::listViews(three.database).value().views.at(1) == view);
    CHECK(titles(three.database) == Titles{"a", "renamed", "c"});
}

TEST_CASE("A deleted view comes back as itself where it was, and its id is never given to another")
{
    ThreeViews three;
    const ViewRecord deleted = store::listViews(three.database).value().views.at(2);
    REQUIRE(store::deleteView(three.database, 3).has_value());
    CHECK(titles(three.database) == Titles{"a", "b"});
    const auto next = store::insertView(three.database, viewOf("d"));
    CHECK(next.value() == 4);
    REQUIRE(store::insertView(three.database, deleted, 2).has_value());
    CHECK(titles(three.database) == Titles{"a", "c", "b", "d"});
    CHECK(store::listViews(three.database).value().views.at(1) == deleted);

    const auto again = store::insertView(three.database, deleted);
    REQUIRE_FALSE(again.has_value());
    CHECK(again.error().context == "view 3");
    CHECK(titles(three.database) == Titles{"a", "c", "b", "d"});
}

TEST_CASE("What is done to a view that is not there changes nothing")
{
    ThreeViews three;
    ViewRecord view = viewOf("x");
    view.id = 9;
    for (const Status& status : {store::replaceView(three.database, view), store::deleteView(three.database, 9),
                                 store::moveView(three.database, 9, 1)}) {
        REQUIRE_FALSE(status.has_value());
        CHECK(status.error().code == ErrorCode::NotFound);
        CHECK(status.error().context == "view 9");
    }
    CHECK(titles(three.database) == Titles{"a", "b", "c"});
}

TEST_CASE("Views beyond the limits are refused by field and leave nothing")
{
    ThreeViews three;
    const auto fieldOf = [&](const ViewRecord& view) {
        const auto inserted = store::insertView(three.database, view);
        REQUIRE_FALSE(inserted.has_value());
        CHECK(inserted.error().code == ErrorCode::InvalidInput);
        ViewRecord second = view;
        second.id = 2;
        const auto replaced = store::replaceView(three.database, second);
        REQUIRE_FALSE(replaced.has_value());
        CHECK(replaced.error() == inserted.error());
        return inserted.error().context;
    };
    ViewRecord view = viewOf("");
    CHECK(fieldOf(view) == "title");
    view = viewOf(std::string(10'000'000, 'x'));
    CHECK(fieldOf(view) == "title");
    view = viewOf(std::string("a\0b", 3));
    CHECK(fieldOf(view) == "title");
    view = viewOf("x");
    view.note = std::string(longestViewNote + 1, 'x');
    CHECK(fieldOf(view) == "note");
    view = viewOf("x");
    view.spec.clear();
    CHECK(fieldOf(view) == "figure");
    view.spec = std::string(longestViewSpec + 1, ' ');
    CHECK(fieldOf(view) == "figure");
    view = viewOf("x");
    view.savedAt = std::string(41, '0');
    CHECK(fieldOf(view) == "saved_at");
    view = viewOf("x");
    view.shown = std::string(largestViewFile + 1, ' ');
    CHECK(fieldOf(view) == "shown");
    CHECK(titles(three.database) == Titles{"a", "b", "c"});
}

TEST_CASE("A row that no view can be is reported, and the others are read")
{
    ThreeViews three;
    execute(three.path, "PRAGMA ignore_check_constraints = 1; UPDATE views SET title = '' WHERE id = 1; "
                        "UPDATE views SET spec = zeroblob(2000000) || '' WHERE id = 2");
    const auto list = store::listViews(three.database);
    REQUIRE(list.has_value());
    CHECK(titles(three.database) == Titles{"c"});
    REQUIRE(list->unreadable.size() == 2);
    CHECK(list->unreadable[0].id == 1);
    CHECK_FALSE(list->unreadable[0].reason.empty());
    CHECK(list->unreadable[1].id == 2);
    // Rows against the table's own rules are damage, which is never written over.
    CHECK(store::moveView(three.database, 3, 1).error().code == ErrorCode::DatabaseDamaged);
    CHECK(titles(three.database) == Titles{"c"});
}

TEST_CASE("More views than a list can hold are refused")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    auto database = openDatabase(path);
    execute(path, "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999) INSERT INTO views "
                  "(position, title, note, spec, saved_at, shown) SELECT i, 'v' || i, '', '{}', '', '' FROM n");
    REQUIRE(titles(database).size() == mostViews);
    CHECK_FALSE(store::insertView(database, viewOf("one more")).has_value());
    CHECK(titles(database).size() == mostViews);
}

TEST_CASE("A database that may not be written keeps its views and says so")
{
    ThreeViews three;
    auto reading = store::Database::open(three.path, store::OpenMode::ReadOnly);
    REQUIRE(reading.has_value());
    const auto inserted = store::insertView(*reading, viewOf("d"));
    REQUIRE_FALSE(inserted.has_value());
    CHECK(inserted.error().code == ErrorCode::DatabaseReadOnly);
    CHECK(store::deleteView(*reading, 1).error().code == ErrorCode::DatabaseReadOnly);
    CHECK(titles(*reading) == Titles{"a", "b", "c"});
}

TEST_CASE("A database of each earlier version gets the place for views and keeps its rows")
{
    for (std::size_t version = 1; version < store::allMigrations().size(); ++version) {
        CAPTURE(version);
        const TemporaryFolder folder;
        const auto path = folder.path() / "old.db";
        {
            store::Connection connection(path, store::Access::Create);
            REQUIRE(store::migrate(connection, store::allMigrations().first(version)).has_value());
            connection.sqlite().exec("INSERT INTO rounds (name) VALUES ('5.0')");
        }
        auto database = openDatabase(path);
        CHECK(column(path, "SELECT name FROM rounds") == Titles{"5.0"});
        CHECK(store::insertView(database, viewOf("a")).value() == 1);
        CHECK(titles(database) == Titles{"a"});
        CHECK(database.check().value().empty());
    }
}
