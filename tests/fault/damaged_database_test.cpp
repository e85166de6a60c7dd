// SPDX-License-Identifier: GPL-3.0-or-later
// RELIABILITY 5: damaged databases.
#include <algorithm>
#include <ctime>
#include <random>

#include "tests/db/store/store_testing.h"
#include "tests/fault/fault_settings.h"
#include "tests/fault/fault_vfs.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::Database;
using store::OpenMode;

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t end) { return static_cast<std::size_t>(random() % end); }

void zeroSome(std::string& bytes, Random& random)
{
    const auto begin = below(random, bytes.size());
    const auto size = std::min(bytes.size() - begin, below(random, 16'384) + 1);
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(begin), size, '\0');
}

void flipSome(std::string& bytes, Random& random, std::size_t within)
{
    for (auto count = below(random, 30) + 1; count > 0; --count) {
        bytes[below(random, within)] = static_cast<char>(random());
    }
}

/// Puts a page in the place of another.
void swapPages(std::string& bytes, Random& random)
{
    constexpr std::size_t page = 4096;
    const auto from = below(random, bytes.size() / page) * page;
    const auto to = below(random, bytes.size() / page) * page;
    bytes.replace(to, page, bytes.substr(from, page));
}

std::string damaged(std::string bytes, Random& random)
{
    switch (below(random, 8)) {
    case 0:
        bytes.resize(below(random, bytes.size()));
        break;
    case 1:
        zeroSome(bytes, random);
        break;
    case 2:
        flipSome(bytes, random, bytes.size());
        break;
    case 3:
        flipSome(bytes, random, 100);  // the header
        break;
    case 4:
        flipSome(bytes, random, 8192);  // the schema
        break;
    case 5:
        swapPages(bytes, random);
        break;
    case 6:
        bytes = std::string(below(random, 5000), "round,score\n"[below(random, 12)]);
        break;
    default:
        bytes.clear();
    }
    return bytes;
}

/// Uses a database in every way for reading; whether anything said that it is damaged.
bool readAll(const Database& database)
{
    bool found = false;
    const auto note = [&found](const auto& result) {
        if (!result) {
            found = found || result.error().code == ErrorCode::DatabaseDamaged;
            CHECK((result.error().code == ErrorCode::NotFound || !result.error().detail.empty()));
        }
        return result.has_value();
    };
    note(database.info());
    if (const auto findings = database.check(); note(findings)) {
        found = found || !findings->empty();
    }
    if (const auto rows = listSubmissions(database); note(rows)) {
        for (const auto& row : *rows) {
            note(loadSubmission(database, row.key));
            note(issuesOf(database, row.key));
        }
    }
    note(listSubmissions(database, {.search = "system notes"}));
    note(listBatches(database));
    note(loadSubmission(database, {"5.0", "no", "such", "one"}));
    return found;
}

/// Tries to import; whether it was told that the database is damaged.
bool tryImport(Database& database)
{
    auto transaction = store::ImportTransaction::begin(database, "/a", "/a");
    if (!transaction) {
        return transaction.error().code == ErrorCode::DatabaseDamaged;
    }
    auto submission = generatedSubmission(3);
    submission.contentHash = "other";
    if (const auto put = transaction->put(submission, {}); !put) {
        return put.error().code == ErrorCode::DatabaseDamaged;
    }
    const auto committed = transaction->commit(1, 1);
    return !committed && committed.error().code == ErrorCode::DatabaseDamaged;
}

}  // namespace

TEST_CASE("Whatever is wrong with a database, nothing crashes, and what is known to be damaged is not written")
{
    const FaultVfs withoutSynchronising;
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    {
        auto database = openDatabase(path);
        importAll(database, generatedSubmissions(30, 40));
    }
    const auto whole = readFile(path);
    Random random(20260601);
    const int count = faultSetting("PODIUM_FAULT_DAMAGED", 200);
    int refused = 0;
    for (int number = 0; number < count; ++number) {
        const auto bytes = damaged(whole, random);
        std::filesystem::remove(path.string() + "-wal");
        std::filesystem::remove(path.string() + "-shm");
        folder.write("data.db", bytes);
        CAPTURE(number, bytes.size());
        const std::clock_t begin = std::clock();
        bool found = false;
        if (const auto database = Database::open(path, OpenMode::ReadOnly)) {
            found = readAll(*database);
        }
        CHECK(readFile(path) == bytes);
        {
            auto database = Database::open(path, OpenMode::ReadWrite);
            if (database) {
                found = readAll(*database) || found;
                found = tryImport(*database) || found;
            }
            found = found || (!database && database.error().code == ErrorCode::DatabaseDamaged);
        }
        refused += found ? 1 : 0;
        if (found) {
            CHECK(readFile(path) == bytes);
        }
        CHECK(std::clock() - begin < CLOCKS_PER_SEC);
    }
    CHECK(refused > count / 2);
}
