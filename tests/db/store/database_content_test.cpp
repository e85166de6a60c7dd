// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::Database;
using store::OpenMode;

TEST_CASE("A backup is a whole database under a new name")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    const auto copy = folder.path() / "copy.db";
    {
        auto made = openDatabase(path);
        importAll(made, {submissionOf("5.0/Dell/one/bert"), submissionOf("5.0/Dell/one/resnet")});
    }
    const auto mode = GENERATE(OpenMode::ReadWrite, OpenMode::ReadOnly);
    const auto database = Database::open(path, mode).value();
    REQUIRE(database.backup(copy).has_value());
    CHECK(contentOf(copy) == contentOf(path));
    CHECK(openDatabase(copy).check().value().empty());
    CHECK(listSubmissions(Database::open(copy, OpenMode::ReadOnly).value()).value().size() == 2);

    SECTION("and never takes the place of another file")
    {
        const auto target = folder.write("precious.txt", "mine");
        const auto status = database.backup(target);
        REQUIRE_FALSE(status.has_value());
        CHECK(status.error().code == ErrorCode::FileUnwritable);
        CHECK(readFile(target) == "mine");
    }
    SECTION("nor of a link that leads nowhere")
    {
        std::filesystem::create_symlink(folder.path() / "nowhere", folder.path() / "link.db");
        CHECK_FALSE(database.backup(folder.path() / "link.db").has_value());
        CHECK_FALSE(std::filesystem::exists(folder.path() / "nowhere"));
    }
    SECTION("and leaves nothing where it fails")
    {
        CHECK_FALSE(database.backup(folder.path() / "none" / "copy.db").has_value());
        CHECK_FALSE(std::filesystem::exists(folder.path() / "none"));
    }
}

TEST_CASE("The facts about a database count what it holds")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    auto submissions = generatedSubmissions(20, 7);
    submissions.push_back(submissionOf("10.0/Dell/one/bert"));
    submissions.push_back(submissionOf("hpc-3.0/Dell/one/bert"));
    submissions.push_back(submissionOf("5.1/Dell/one/bert"));
    importAll(database, submissions);
    const auto info = database.info().value();
    CHECK(info.submissions == 23);
    CHECK(info.runs == 20 * 8 + 9);
    CHECK(info.convergencePoints == 20 * 8 * 7);
    CHECK(info.systems == 6);
    CHECK(info.batches == 1);
    CHECK(info.bytes > 0);
    CHECK(info.rounds == std::vector<std::string>{"0.7", "1.0", "3.1", "5.1", "10.0", "hpc-3.0"});
}
