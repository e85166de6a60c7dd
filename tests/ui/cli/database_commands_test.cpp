// SPDX-License-Identifier: GPL-3.0-or-later
#include <simdjson.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

struct DbBench : CliBench {
    DbBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }
};

}  // namespace

TEST_CASE("db info says what the database holds")
{
    const DbBench bench;
    const auto shown = bench.runOnDatabase({"db", "info"});
    CHECK(shown.exitCode == 0);
    CHECK(contains(shown.out, "2 submissions of 2 systems, 6 runs, 12 convergence points\n"));
    CHECK(contains(shown.out, "rounds: 5.0\n"));
    CHECK(contains(shown.out, bench.path("training_results_v5.0").string()));

    const auto json = bench.runOnDatabase({"db", "info", "--json"});
    simdjson::dom::parser parser;
    const simdjson::dom::element info = parser.parse(json.out);
    CHECK(std::int64_t(info["submissions"]) == 2);
    CHECK(info["imports"].get_array().size() == 1);
    CHECK(std::int64_t(info["imports"].at(0)["new"]) == 2);
}

TEST_CASE("db check finds a whole database whole, and refuses a damaged one with 5")
{
    const DbBench bench;
    const auto good = bench.runOnDatabase({"db", "check"});
    CHECK(good.exitCode == 0);
    CHECK(good.out == "ok\n");

    writeText(bench.path("test.db"), "this is no database, and it is long enough to be looked at twice");
    const auto before = textOf(bench.path("test.db"));
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"db", "check"}, {"list"}, {"db", "info"}, {"import", "training_results_v5.0"}}) {
        const auto bad = bench.runOnDatabase(words);
        CHECK(bad.exitCode == 5);
        CHECK(bad.out.empty());
        CHECK(contains(bad.err, "test.db"));
    }
    CHECK(textOf(bench.path("test.db")) == before);
}

TEST_CASE("db backup copies, and never over a file")
{
    const DbBench bench;
    const auto copied = bench.runOnDatabase({"db", "backup", "copy.db"});
    CHECK(copied.exitCode == 0);
    CHECK(copied.err == "Copied to copy.db.\n");
    CHECK(bench.run({"--db", "copy.db", "list", "--csv"}).out == bench.runOnDatabase({"list", "--csv"}).out);
    const auto before = textOf(bench.path("copy.db"));
    CHECK(bench.runOnDatabase({"db", "backup", "copy.db"}).exitCode == 4);
    CHECK(textOf(bench.path("copy.db")) == before);
    CHECK(bench.runOnDatabase({"db", "backup", "no/such/folder/copy.db"}).exitCode == 4);
}

TEST_CASE("db export writes the whole table, as list does")
{
    const DbBench bench;
    const auto csv = bench.runOnDatabase({"db", "export", "all.csv"});
    CHECK(csv.exitCode == 0);
    CHECK(csv.out.empty());
    CHECK(csv.err == "Wrote 2 submissions to all.csv.\n");
    CHECK(textOf(bench.path("all.csv")) == bench.runOnDatabase({"list", "--csv"}).out);
    CHECK(bench.runOnDatabase({"db", "export", "all.json"}).exitCode == 0);
    CHECK(textOf(bench.path("all.json")) == bench.runOnDatabase({"list", "--json"}).out);
}

TEST_CASE("db export tells a wrong name from a place that cannot be written")
{
    const DbBench bench;
    const auto wrong = bench.runOnDatabase({"db", "export", "all.xls"});
    CHECK(wrong.exitCode == 2);
    CHECK(contains(wrong.err, ".csv or .json"));
    fs::create_directory(bench.path("folder.csv"));
    for (const char* target : {"missing/all.csv", "folder.csv"}) {
        const auto refused = bench.runOnDatabase({"db", "export", target});
        CHECK(refused.exitCode == 4);
        CHECK(contains(refused.err, target));
    }
    CHECK(bench.runOnDatabase({"db", "export"}).exitCode == 2);
}

TEST_CASE("db export-catalogue gives the same bytes from the catalogue's own database")
{
    const DbBench bench;
    REQUIRE(bench.runOnDatabase({"db", "export-catalogue", "assets/catalog", "--date", "2026-06"}).exitCode == 0);
    const auto first = textOf(bench.path("assets/catalog/training-5.0.jsonl"));
    CHECK_FALSE(first.empty());
    const auto again = bench.run({"db", "export-catalogue", "again", "--date", "2026-06"});
    CHECK(again.exitCode == 0);
    CHECK(textOf(bench.path("again/training-5.0.jsonl")) == first);
}

TEST_CASE("db export-catalogue needs a date and published results")
{
    const DbBench bench;
    CHECK(bench.runOnDatabase({"db", "export-catalogue", "out"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"db", "export-catalogue", "out", "--date", "June"}).exitCode == 2);
    CHECK(bench.run({"--db", "empty.db", "db", "export-catalogue", "out", "--date", "2026-06"}).exitCode == 1);
    CHECK(bench.runOnDatabase({"db"}).exitCode == 2);
}

}  // namespace podium::test
