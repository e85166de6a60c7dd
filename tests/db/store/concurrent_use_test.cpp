// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <thread>

#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::Database;
using store::ImportTransaction;
using store::OpenMode;

namespace {

std::size_t countOf(const Database& database) { return listSubmissions(database).value().size(); }

}  // namespace

TEST_CASE("Readers see the old state until an import is whole")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    auto writer = openDatabase(path);
    importAll(writer, generatedSubmissions(3));
    const auto reader = Database::open(path, OpenMode::ReadOnly).value();

    auto transaction = ImportTransaction::begin(writer, "/a", "/a").value();
    for (const auto& submission : generatedSubmissions(10)) {
        (void)transaction.put(submission, {}).value();
    }
    CHECK(countOf(reader) == 3);
    CHECK(countOf(writer) == 10);
    CHECK(countOf(Database::open(path, OpenMode::ReadOnly).value()) == 3);
    REQUIRE(transaction.commit(1, 1).has_value());
    CHECK(countOf(reader) == 10);
}

TEST_CASE("A database can be opened and read while another program imports into it")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    auto writer = openDatabase(path);
    const auto transaction = ImportTransaction::begin(writer, "/a", "/a").value();
    // Without waiting for the lock: opening writes nothing.
    const auto other = openDatabase(path);
    CHECK(countOf(other) == 0);
}

TEST_CASE("The second writer waits for the first, and nothing of either is lost")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    constexpr int imports = 10;
    std::atomic<int> failures = 0;
    const auto work = [&](int first) {
        auto database = openDatabase(path);
        for (int number = 0; number < imports; ++number) {
            auto transaction = ImportTransaction::begin(database, "/a", "/a");
            const auto reference = "5.0/a/system" + std::to_string(first + number) + "/bert";
            if (!transaction || !transaction->put(submissionOf(reference), {}) || !transaction->commit(1, 1)) {
                ++failures;
            }
        }
    };
    {
        // Both find no database and make one.
        std::jthread one(work, 0);
        std::jthread two(work, 1000);
    }
    CHECK(failures == 0);
    const auto database = openDatabase(path);
    CHECK(countOf(database) == 2 * imports);
    CHECK(listBatches(database).value().size() == 2 * imports);
    CHECK(database.check().value().empty());
}

TEST_CASE("An import into a database that a newer program has changed meanwhile is refused")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    auto database = openDatabase(path);
    execute(path, "PRAGMA user_version = 4711");
    const auto transaction = ImportTransaction::begin(database, "/a", "/a");
    REQUIRE_FALSE(transaction.has_value());
    CHECK(transaction.error().code == ErrorCode::DatabaseNewer);
}
