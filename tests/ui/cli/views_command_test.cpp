// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

constexpr const char* mine =
    R"({"podium_view": 1, "title": "Mine <b>", "note": "n", "figure": {"podium_figure": 1, "kind": "scaling"}})";

}  // namespace

TEST_CASE("views list names own views and those that ship with the program")
{
    const CliBench bench;
    bench.write("mine.podium-view", mine);
    const auto imported = bench.runOnDatabase({"views", "import", "mine.podium-view"});
    CHECK(imported.exitCode == 0);
    CHECK(imported.err == "Added \"Mine <b>\" as view 1.\n");
    const auto list = bench.runOnDatabase({"views", "list"});
    CHECK(list.exitCode == 0);
    CHECK(list.out.starts_with("Id "));
    CHECK(contains(list.out, "\n1 "));
    const auto json = bench.runOnDatabase({"views", "list", "--json"});
    CHECK(contains(json.out, "\"id\": \"1\""));
    CHECK(contains(json.out, "\"title\": \"Mine <b>\""));
    CHECK(contains(json.out, "\"saved_at\": null"));
    CHECK(bench.runOnDatabase({"views", "list", "--lang", "xx"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"views"}).exitCode == 2);
}

TEST_CASE("views export writes what views import reads")
{
    const CliBench bench;
    bench.write("mine.podium-view", mine);
    REQUIRE(bench.runOnDatabase({"views", "import", "mine.podium-view"}).exitCode == 0);
    const auto exported = bench.runOnDatabase({"views", "export", "mine <B>", "-o", "out.podium-view"});
    CHECK(exported.exitCode == 0);
    CHECK(exported.out.empty());
    REQUIRE(bench.run({"--db", "other.db", "views", "import", "out.podium-view"}).exitCode == 0);
    REQUIRE(bench.run({"--db", "other.db", "views", "export", "1", "-o", "again.podium-view"}).exitCode == 0);
    CHECK(textOf(bench.path("again.podium-view")) == textOf(bench.path("out.podium-view")));
}

TEST_CASE("figure takes a view by its id or title, as report does")
{
    const CliBench bench;
    bench.write("mine.podium-view", mine);
    REQUIRE(bench.runOnDatabase({"views", "import", "mine.podium-view"}).exitCode == 0);
    const auto file = bench.runOnDatabase({"figure", "mine.podium-view", "-o", "f.svg"});
    for (const char* word : {"1", "Mine <b>"}) {
        const auto drawn = bench.runOnDatabase({"figure", word, "-o", "f.svg"});
        CHECK(drawn.exitCode == file.exitCode);
        CHECK(drawn.err == file.err);  // the database has no results
    }
    const auto none = bench.runOnDatabase({"figure", "nope", "-o", "f.svg"});
    CHECK(none.exitCode == 2);
    CHECK(contains(none.err, "neither a kind of figure, nor a file, nor a view (podium-cli views list)"));
}

TEST_CASE("views that are none are refused in words, and nothing is stored")
{
    const CliBench bench;
    bench.write("mine.podium-view", mine);
    bench.write("bad.podium-view", "{\n  \"podium_view\": 2\n}");
    const auto bad = bench.runOnDatabase({"views", "import", "mine.podium-view", "bad.podium-view"});
    CHECK(bad.exitCode == 3);
    CHECK(contains(bad.err, "bad.podium-view:2: podium_view: schema 2 is newer than 1"));
    const auto unknown = bench.runOnDatabase({"views", "export", "1", "-o", "x.podium-view"});
    CHECK(unknown.exitCode == 3);
    CHECK(contains(unknown.err, "\"podium-cli views list\" shows all"));
    CHECK(bench.runOnDatabase({"views", "import", "missing.podium-view"}).exitCode == 3);
    REQUIRE(bench.runOnDatabase({"views", "import", "mine.podium-view"}).exitCode == 0);
    CHECK(bench.runOnDatabase({"views", "export", "1", "-o", "no/x.podium-view"}).exitCode == 4);
    CHECK(bench.runOnDatabase({"views", "export", "1", "-o", "test.db"}).exitCode == 4);
}

TEST_CASE("a title that several views have is said, and leads to none of them")
{
    const CliBench bench;
    bench.write("mine.podium-view", mine);
    REQUIRE(bench.runOnDatabase({"views", "import", "mine.podium-view"}).exitCode == 0);
    const auto again = bench.runOnDatabase({"views", "import", "mine.podium-view", "mine.podium-view"});
    CHECK(again.exitCode == 0);
    CHECK(contains(again.err, "as view 2. The same title is that of 1: name such views by their ids.\n"));
    CHECK(contains(again.err, "as view 3. The same title is that of 1, 2: "));
    const auto exported = bench.runOnDatabase({"views", "export", "Mine <b>", "-o", "x.podium-view"});
    const auto reported = bench.runOnDatabase({"report", "Mine <b>", "-o", "x.pdf"});
    CHECK(exported.exitCode == 3);
    CHECK(reported.exitCode == 3);
    CHECK(contains(exported.err, "several views have this title; say one of 1, 2, 3"));
    CHECK(exported.err == reported.err);
}

}  // namespace podium::test
