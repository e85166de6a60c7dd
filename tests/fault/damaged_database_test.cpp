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

/// Uses a database in every way for reading. Whatever fails says why.
void readAll(const Database& database)
{
    const auto isAnswer = [](const auto& result) {
        return result.has_value() || result.error().code == ErrorCode::NotFound || !result.error().detail.empty();
    };
    CHECK(isAnswer(database.info()));
    const auto rows = listSubmissions(database);
    CHECK(isAnswer(rows));
    for (const auto& row : rows.value_or(std::vector<store::SubmissionRow>{})) {
        CHECK(isAnswer(loadSubmission(database, row.key)));
        CHECK(isAnswer(issuesOf(database, row.key)));
    }
    CHECK(isAnswer(listSubmissions(database, {.search = "system notes"})));
    CHECK(isAnswer(listBatches(database)));
    CHECK(isAnswer(loadSubmission(database, {"5.0", "no", "such", "one"})));
}

bool isDamaged(const Database& database)
{
    const auto findings = database.check();
    return findings ? !findings->empty() : findings.error().code == ErrorCode::DatabaseDamaged;
}

Status tryImport(Database& database)
{
    auto transaction = store::ImportTransaction::begin(database, "/a", "/a");
    if (!transaction) {
        return tl::unexpected<Error>(transaction.error());
    }
    auto submission = generatedSubmission(3);
    submission.contentHash = "other";
    if (const auto put = transaction->put(submission, {}); !put) {
        return tl::unexpected<Error>(put.error());
    }
    const auto committed = transaction->commit(1, 1);
    return committed ? Status{} : Status(tl::unexpected<Error>(committed.error()));
}

/// Opens for writing, reads and tries to import; whether the database was seen to be damaged.
bool useAll(const std::filesystem::path& path)
{
    auto database = Database::open(path, OpenMode::ReadWrite);
    if (!database) {
        return database.error().code == ErrorCode::DatabaseDamaged;
    }
    readAll(*database);
    const bool damaged = isDamaged(*database);
    const auto imported = tryImport(*database);
    CHECK_FALSE((damaged && imported));
    return damaged;
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
        if (const auto database = Database::open(path, OpenMode::ReadOnly)) {
            readAll(*database);
        }
        CHECK((readFile(path) == bytes));
        if (useAll(path)) {
            ++refused;
            CHECK((readFile(path) == bytes));
        }
        CHECK(std::clock() - begin < CLOCKS_PER_SEC);
    }
    CHECK(refused > count / 2);
}
