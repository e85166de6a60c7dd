// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

constexpr const char* own = "home/.local/share/podium/podium.db";

}  // namespace

TEST_CASE("The user's own database is filled from the catalogue at first use")
{
    const CliBench bench;
    bench.publish();
    const auto first = bench.run({"list", "--csv"});
    CHECK(first.exitCode == 0);
    CHECK(first.err ==
          "Filled " + bench.path(own).string() + " with the catalogue of public results: 2 submissions.\n");
    CHECK(first.out == bench.runOnDatabase({"list", "--csv"}).out);
    const auto second = bench.run({"list", "--csv"});
    CHECK(second.err.empty());
    CHECK(second.out == first.out);
}

TEST_CASE("With --no-catalogue the user's own database stays empty, so it does with --db")
{
    const CliBench bench;
    bench.publish();
    CHECK(bench.run({"--no-catalogue", "list"}).out.empty());
    CHECK(fs::exists(bench.path(own)));
    CHECK(bench.run({"--db", "new.db", "list"}).out.empty());
    CHECK(fs::exists(bench.path("new.db")));
}

TEST_CASE("XDG_DATA_HOME moves the user's own database")
{
    const CliBench bench;
    ProcessOptions options;
    options.environment["XDG_DATA_HOME"] = bench.path("data").string();
    CHECK(bench.run({"list"}, options).exitCode == 0);
    CHECK(fs::exists(bench.path("data/podium/podium.db")));
    CHECK_FALSE(fs::exists(bench.path(own)));
}

TEST_CASE("Without assets the program says where it looked")
{
    const CliBench bench;
    ProcessOptions options;
    options.environment["PODIUM_ASSETS"] = bench.path("nothing").string();
    const auto refused = bench.run({"list"}, options);
    CHECK(refused.exitCode == 3);
    CHECK(refused.err.find("PODIUM_ASSETS") != std::string::npos);
}

TEST_CASE("A database of a newer version is refused and left as it is")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    auto bytes = textOf(bench.path("test.db"));
    bytes[63] = '\x7f';  // user_version, big endian at 60 to 63
    writeText(bench.path("test.db"), bytes);
    const auto refused = bench.runOnDatabase({"list"});
    CHECK(refused.exitCode == 5);
    CHECK(refused.err.find("newer version") != std::string::npos);
    CHECK(textOf(bench.path("test.db")) == bytes);
}

}  // namespace podium::test
