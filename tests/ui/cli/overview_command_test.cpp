// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

/// A database with the two submissions of the small repository.
struct OverviewBench : CliBench {
    OverviewBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }

    [[nodiscard]] std::string file(const std::string& name) const { return textOf(path(name)); }
};

}  // namespace

TEST_CASE("overview writes figures, footnotes, table and findings into a folder that it makes")
{
    const OverviewBench bench;
    const auto made = bench.runOnDatabase({"overview", "-o", "new/start"});
    CHECK(made.exitCode == 0);
    CHECK(made.out.empty());
    CHECK(contains(made.err, "Wrote new/start/fastest.svg\n"));
    CHECK(contains(made.err, "Wrote new/start/results.csv\n"));
    CHECK(contains(bench.file("new/start/fastest.svg"), "in 25.0 minutes.</text>"));
    CHECK(contains(bench.file("new/start/fastest.txt"), "MLPerf"));
    CHECK(bench.file("new/start/results.csv").starts_with("reference,round,"));
    CHECK(contains(bench.file("new/start/overview.txt"), "There is no earlier round to compare with."));
    CHECK_FALSE(fs::exists(bench.path("new/start/change.svg")));
}

TEST_CASE("overview takes language and format")
{
    const OverviewBench bench;
    REQUIRE(bench.runOnDatabase({"overview", "-o", "o", "--lang", "de", "--format", "png"}).exitCode == 0);
    CHECK(bench.file("o/fastest.png").starts_with("\x89PNG"));
    CHECK(contains(bench.file("o/overview.txt"), "in 25,0 Minuten."));
    CHECK(bench.runOnDatabase({"overview", "-o", "o", "--format", "gif"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"overview", "-o", "o", "--lang", "xx"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"overview"}).exitCode == 2);
}

TEST_CASE("overview says what it cannot be about")
{
    const OverviewBench bench;
    const auto none = bench.runOnDatabase({"overview", "-o", "o", "--submitter", "nobody"});
    CHECK(none.exitCode == 3);
    CHECK(contains(none.err, "no submission matches"));
    CHECK_FALSE(fs::exists(bench.path("o")));
    const auto empty = bench.run({"--db", "empty.db", "overview", "-o", "o"});
    CHECK(empty.exitCode == 3);
    CHECK(contains(empty.err, "podium-cli import"));
}

TEST_CASE("overview ends with 4 where the folder cannot be made")
{
    const OverviewBench bench;
    const auto refused = bench.runOnDatabase({"overview", "-o", "test.db/sub"});
    CHECK(refused.exitCode == 4);
    CHECK(contains(refused.err, "test.db/sub"));
}

}  // namespace podium::test
