// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/export_ledger.h"

#include <atomic>
#include <thread>

#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::Database;
using Numbers = std::vector<std::int64_t>;

namespace {

const std::string carina = "5.0/IBM/carina/llama31_405b";
const std::string eos = "5.0/NVIDIA/eos/llama31_405b";

ExportRecord entry(const std::string& file, std::vector<ExportedResult> results)
{
    ExportRecord record;
    record.exportedAt = "2026-06-30T12:00:00Z";
    record.program = "Podium 1.0";
    record.kind = "speedup";
    record.basis = "raw";
    record.title = "Speedup";
    record.spec = R"({"podium_figure": 1, "kind": "speedup"})";
    record.file = file;
    record.format = "png";
    record.contentHash = "abc";
    record.bytes = 1234;
    record.footnote = "Result verified.\nTrademark.\n";
    record.derived = "Derived: speedup.";
    record.results = std::move(results);
    return record;
}

Numbers numbersOf(const std::vector<ExportRecord>& records)
{
    Numbers numbers;
    for (const ExportRecord& record : records) {
        numbers.push_back(record.number);
    }
    return numbers;
}

}  // namespace

TEST_CASE("An entry of the ledger reads back as it was written, the newest first")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    ExportRecord first = entry("/a.png", {{eos, 27.33}, {carina, std::nullopt}});
    ExportRecord second = entry("", {});
    REQUIRE(recordExports(database, {first, second}).value() == Numbers{1, 2});
    first.number = 1;
    second.number = 2;
    CHECK(listExports(database).value() == std::vector<ExportRecord>{second, first});
    CHECK(database.check().value().empty());
}

TEST_CASE("An entry without a time gets the present one")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    ExportRecord record = entry("/a.png", {});
    record.exportedAt.clear();
    REQUIRE(recordExports(database, {record}).has_value());
    const auto time = listExports(database).value().front().exportedAt;
    CHECK(time.size() == 20);
    CHECK(time.back() == 'Z');
    CHECK(time > "2026-");
}

TEST_CASE("Entries are found by number, by result, by file and by time")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    ExportRecord later = entry("/b.png", {{eos, 1}});
    later.exportedAt = "2026-07-01T00:00:00Z";
    REQUIRE(recordExports(database, {entry("/a.png", {{eos, 1}, {carina, 2}}), entry("/a.png", {{carina, 2}}), later})
                .has_value());
    const auto found = [&](const store::ExportQuery& query) { return numbersOf(listExports(database, query).value()); };
    CHECK(found({.number = 2}) == Numbers{2});
    CHECK(found({.reference = eos}) == Numbers{3, 1});
    CHECK(found({.file = "/a.png"}) == Numbers{2, 1});
    CHECK(found({.since = "2026-07"}) == Numbers{3});
    CHECK(found({.reference = eos, .file = "/a.png"}) == Numbers{1});
    CHECK(found({.reference = "5.0/NVIDIA/eos"}).empty());
}

TEST_CASE("Exports that a change of results touches are named with those results")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    CHECK(exportsTouching(database, {eos}).value().empty());
    REQUIRE(recordExports(database, {entry("/a.png", {{eos, 1}, {carina, 2}}), entry("/b.png", {{carina, 2}})})
                .has_value());
    const auto touched = exportsTouching(database, {eos, carina, eos, "5.0/A/b/c"}).value();
    REQUIRE(touched.size() == 2);
    CHECK(touched[0] == TouchedExport{2, "2026-06-30T12:00:00Z", "Speedup", "/b.png", {carina}});
    CHECK(touched[1] == TouchedExport{1, "2026-06-30T12:00:00Z", "Speedup", "/a.png", {carina, eos}});
}

TEST_CASE("What was removed is gone from the file, and its number is not given again")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    auto database = openDatabase(path);
    ExportRecord secret = entry("/home/me/secret-plan.png", {{eos, 1}});
    REQUIRE(recordExports(database, {entry("/a.png", {{eos, 1}}), secret}).has_value());
    REQUIRE((readFile(path) + readFile(folder.path() / "data.db-wal")).find("secret-plan") != std::string::npos);

    SECTION("one")
    {
        CHECK(removeExports(database, {2, 17}).value() == 1);
        CHECK(numbersOf(listExports(database).value()) == Numbers{1});
    }
    SECTION("all")
    {
        CHECK(clearExports(database).value() == 2);
        CHECK(listExports(database).value().empty());
    }
    CHECK((readFile(path) + readFile(folder.path() / "data.db-wal")).find("secret-plan") == std::string::npos);
    CHECK(recordExports(database, {secret}).value() == Numbers{3});
    CHECK(database.check().value().empty());
}

TEST_CASE("Hostile texts are kept as they are")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    ExportRecord record = entry("/tmp/\x1b[31m\n'); DROP TABLE exports; --\xe2\x80\xae\xff.png", {{"a\nb", 1}});
    record.title = std::string(10'000'000, 'x') + std::string("\0<b>", 4);
    REQUIRE(recordExports(database, {record}).has_value());
    record.number = 1;
    CHECK(listExports(database, {.file = record.file}).value() == std::vector<ExportRecord>{record});
}

TEST_CASE("A database that may not be written records nothing and says so")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    {
        auto database = openDatabase(path);
        REQUIRE(recordExports(database, {entry("/a.png", {})}).has_value());
    }
    auto reading = Database::open(path, store::OpenMode::ReadOnly).value();
    const auto refused = recordExports(reading, {entry("/b.png", {})});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::DatabaseReadOnly);
    CHECK(clearExports(reading).error().code == ErrorCode::DatabaseReadOnly);
    CHECK(listExports(reading).value().size() == 1);
}

TEST_CASE("Two programs record at the same time, and nothing of either is lost")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    (void)openDatabase(path);
    constexpr int exports = 20;
    std::atomic<int> failures = 0;
    const auto work = [&] {
        auto database = openDatabase(path);
        for (int number = 0; number < exports; ++number) {
            failures += recordExports(database, {entry("/a.png", {{eos, 1}})}) ? 0 : 1;
        }
    };
    std::thread other(work);
    work();
    other.join();
    CHECK(failures == 0);
    CHECK(listExports(openDatabase(path)).value().size() == 2 * exports);
    CHECK(integrityOf(path) == "ok");
}

TEST_CASE("Over the connection of an import that runs nothing is recorded, and the import goes on")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    auto transaction = store::ImportTransaction::begin(database, "/a", "/a").value();
    REQUIRE(transaction.put(submissionOf(eos), {}).has_value());
    const auto refused = recordExports(database, {entry("/a.png", {})});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::DatabaseBusy);
    REQUIRE(transaction.commit(1, 1).has_value());
    CHECK(listSubmissions(database).value().size() == 1);
    CHECK(recordExports(database, {entry("/a.png", {})}).has_value());
}
