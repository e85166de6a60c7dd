// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/own_racks.h"

#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::OwnRackRecord;
using Records = std::vector<OwnRackRecord>;

TEST_CASE("Own racks are kept, replaced and removed as a whole")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    CHECK(store::listOwnRacks(database).value().empty());
    const Records two{{"NVIDIA GB200", 72, 64}, {"NVIDIA H100 SXM", 40, 40}};
    REQUIRE(store::replaceOwnRacks(database, {two[1], two[0]}).has_value());
    CHECK(store::listOwnRacks(database).value() == two);
    REQUIRE(store::replaceOwnRacks(database, {two[1]}).has_value());
    CHECK(store::listOwnRacks(database).value() == Records{two[1]});
    REQUIRE(store::replaceOwnRacks(database, {}).has_value());
    CHECK(store::listOwnRacks(database).value().empty());
}

TEST_CASE("Racks that cannot be leave those that were there")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    const Records before{{"NVIDIA GB200", 72, 64}};
    REQUIRE(store::replaceOwnRacks(database, before).has_value());
    CHECK_FALSE(store::replaceOwnRacks(database, {{"NVIDIA H100 SXM", 32, 64}}).has_value());
    CHECK_FALSE(
        store::replaceOwnRacks(database, {{"NVIDIA H100 SXM", 32, 32}, {"NVIDIA H100 SXM", 40, 40}}).has_value());
    CHECK(store::listOwnRacks(database).value() == before);
    CHECK(database.check().value().empty());
}

TEST_CASE("A database that may not be written keeps its racks, and says so")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    {
        auto database = openDatabase(path);
        REQUIRE(store::replaceOwnRacks(database, {{"NVIDIA GB200", 72, 64}}).has_value());
    }
    auto reading = store::Database::open(path, store::OpenMode::ReadOnly);
    REQUIRE(reading.has_value());
    const Status refused = store::replaceOwnRacks(*reading, {});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::DatabaseReadOnly);
    CHECK(store::listOwnRacks(*reading).value().size() == 1);
}
