// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <csignal>

#include <fmt/format.h>
#include <simdjson.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

TEST_CASE("import says what was new, unchanged and changed")
{
    const CliBench bench;
    const auto root = bench.writeRepository();

    const auto first = bench.runOnDatabase({"import", root.string()});
    CHECK(first.exitCode == 0);
    CHECK(first.err.empty());
    CHECK(first.out.starts_with("2 submissions: 2 new, 0 unchanged, 0 changed\n6 logs, 9 files, "));

    const auto again = bench.runOnDatabase({"import", root.string() + "/"});
    CHECK(again.exitCode == 0);
    CHECK(again.out.starts_with("2 submissions: 0 new, 2 unchanged, 0 changed\n"));

    writeText(root / "Acme/results/rocket_n2/llama31_405b/result_1.txt", logText(28));
    const auto changed = bench.runOnDatabase({"import", root.string()});
    CHECK(changed.exitCode == 0);
    CHECK(
        contains(changed.out, "score of 5.0/Acme/rocket_n2/llama31_405b changed: 25.000 min before, 28.000 min now\n"));
}

TEST_CASE("import --json is the stable summary")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    writeText(root / "Bolt/results/bolt_n2/llama31_405b/result_0.txt", logText(50, "aborted"));

    const auto done = bench.runOnDatabase({"import", root.string(), "--json"});

    CHECK(done.exitCode == 1);
    CHECK(done.err.empty());
    simdjson::dom::parser parser;
    const simdjson::dom::element summary = parser.parse(done.out);
    CHECK(std::int64_t(summary["files"]) == 9);
    CHECK(std::int64_t(summary["logs"]) == 6);
    CHECK(std::int64_t(summary["submissions"]["new"]) == 2);
    CHECK(std::int64_t(summary["submissions"]["unchanged"]) == 0);
    CHECK(std::int64_t(summary["submissions"]["changed"]) == 0);
    CHECK(double(summary["seconds"]) >= 0);
    CHECK(summary["changed_scores"].get_array().size() == 0);
    const simdjson::dom::element issue = summary["issues"].at(0);
    CHECK(std::string_view(issue["severity"]) == "warning");
    CHECK(std::string_view(issue["code"]) == "run-not-converged");
    CHECK(std::string_view(issue["file"]) == "Bolt/results/bolt_n2/llama31_405b/result_0.txt");
    CHECK(std::int64_t(issue["line"]) == 8);
    CHECK(contains(std::string(std::string_view(issue["detail"])), "aborted"));
}

TEST_CASE("import names file, line and reason of what cannot be used, and ends with 1")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    writeText(root / "Bolt/results/bolt_n2/llama31_405b/result_0.txt", logText(50, "aborted"));

    const auto done = bench.runOnDatabase({"import", root.string()});
    CHECK(done.exitCode == 1);
    CHECK(contains(done.err, "warning: Bolt/results/bolt_n2/llama31_405b/result_0.txt:8: run_stop says 'aborted'"));
    CHECK(contains(done.err, "(run-not-converged)\n"));

    const auto quiet = bench.runOnDatabase({"--quiet", "import", root.string()});
    CHECK(quiet.exitCode == 1);
    CHECK(quiet.err.empty());
}

TEST_CASE("import asks for a round that nobody knows, in words")
{
    const CliBench bench;
    const auto root = bench.writeRepository("downloads");
    const auto asked = bench.runOnDatabase({"import", root.string()});
    CHECK(asked.exitCode == 3);
    CHECK(asked.out.empty());
    CHECK(contains(asked.err, root.string()));
    CHECK(contains(asked.err, "--round 5.0"));

    const auto given = bench.runOnDatabase({"import", root.string(), "--round", "v5.0"});
    CHECK(given.exitCode == 0);
    CHECK(contains(given.out, "2 submissions are not recognised as published"));
}

TEST_CASE("import knows published content without its folder's name")
{
    const CliBench bench;
    bench.publish();
    std::filesystem::rename(bench.path("training_results_v5.0"), bench.path("downloads"));
    const auto done = bench.run({"--no-catalogue", "--db", "other.db", "import", "downloads"});
    CHECK(done.exitCode == 0);
    CHECK(done.out.starts_with("2 submissions: 2 new, 0 unchanged, 0 changed\n"));
    CHECK_FALSE(contains(done.out, "unverified"));
}

TEST_CASE("import refuses what is no input with 3, and what is no usage with 2")
{
    const CliBench bench;
    writeText(bench.path("empty/readme.md"), "nothing");
    writeText(bench.path("broken.zip"), "no archive");
    for (const char* path : {"missing", "empty", "broken.zip"}) {
        const auto refused = bench.runOnDatabase({"import", path});
        CHECK(refused.exitCode == 3);
        CHECK(contains(refused.err, path));
        CHECK(refused.out.empty());
    }
    const auto root = bench.writeRepository().string();
    CHECK(bench.runOnDatabase({"import"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"import", root, "--round", "five"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"import", root, "--threads", "0"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"import", root, "--fast"}).exitCode == 2);
}

TEST_CASE("An empty name is no database and no round")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    CHECK(bench.run({"--db", "", "import", root.string()}).exitCode == 2);
    CHECK(bench.runOnDatabase({"import", root.string(), "--round", ""}).exitCode == 2);
    CHECK(bench.runOnDatabase({"import", root.string(), "--round", "05.0"}).exitCode == 2);
}

TEST_CASE("A file without a log line is no input, whatever round is given")
{
    const CliBench bench;
    const auto file = bench.folder() / "notes.sh";
    writeText(file, "export NODES=64\n");
    const auto refused = bench.runOnDatabase({"import", "--round", "5.0", file.string()});
    CHECK(refused.exitCode == 3);
    CHECK(contains(refused.err, "no log line"));
}

TEST_CASE("An export never writes over the database it reads")
{
    const CliBench bench;
    const auto database = bench.folder() / "results.csv";
    REQUIRE(bench.run({"--db", database.string(), "import", bench.writeRepository().string()}).exitCode == 0);
    const auto refused = bench.run({"--db", database.string(), "db", "export", database.string()});
    CHECK(refused.exitCode == 4);
    CHECK(contains(refused.err, "it is the database itself"));
    CHECK(bench.run({"--db", database.string(), "db", "check"}).exitCode == 0);
}

TEST_CASE("import shows progress where it is asked to, and never on standard output")
{
    const CliBench bench;
    const auto done = bench.runOnDatabase({"import", bench.writeRepository().string(), "--progress", "--json"});
    CHECK(done.exitCode == 0);
    CHECK(contains(done.err, "Looking for results"));
    CHECK_FALSE(contains(done.out, "Looking for results"));
    CHECK_FALSE(contains(done.err, "\x1b"));
}

TEST_CASE("import that waits for another program ends when it is interrupted")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    auto other = store::Database::open(bench.path("test.db"), store::OpenMode::ReadWrite);
    REQUIRE(other.has_value());
    const auto held = store::ImportTransaction::begin(*other, "/a", "/a");
    REQUIRE(held.has_value());
    ProcessOptions options;
    options.interruptAfterError = SIGINT;
    const auto begin = std::chrono::steady_clock::now();
    const auto stopped = bench.runOnDatabase({"import", root.string(), "--progress"}, options);
    CHECK(stopped.exitCode == 130);
    CHECK(contains(stopped.err, "Stopped; nothing was changed."));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));  // of the ten that it would wait
}

TEST_CASE("import that is interrupted leaves the database as it was")
{
    const CliBench bench;
    const auto root = bench.path("training_results_v5.0");
    for (int index = 0; index < 300; ++index) {
        writeSubmission(root, {"Acme", fmt::format("rocket_{}", index), "llama31_405b", {30.0, 20.0, 25.0}, {}});
    }
    ProcessOptions options;
    options.interruptAfterError = SIGINT;
    const auto stopped = bench.runOnDatabase({"import", root.string(), "--progress", "--threads", "1"}, options);
    // The signal may also come too late; then the import is whole.
    const bool wasStopped = stopped.exitCode == 130;
    CHECK((wasStopped || stopped.exitCode == 0));
    CHECK(contains(stopped.err, "Stopped; nothing was changed.") == wasStopped);
    const auto listed = bench.runOnDatabase({"list", "--csv"});
    const auto lines = std::count(listed.out.begin(), listed.out.end(), '\n');
    CHECK(lines == (wasStopped ? 1 : 301));
}

}  // namespace podium::test
