// SPDX-License-Identifier: GPL-3.0-or-later
// What a command is told to write, and must not: what it reads, one file twice, the database, a device; and files that
// find no room.
#include <csignal>
#include <filesystem>
#include <iterator>

#include <sys/stat.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/support/size_limit.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

/// Results, a view of them in a file, and a report that names the view.
struct OutputBench : CliBench {
    OutputBench()
    {
        REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0);
        writeText(path("v.podium-view"),
                  R"({"podium_view": 1, "title": "All", "figure": {"podium_figure": 1, "kind": "time-to-train"}})");
        writeText(path("r.podium-report"), R"({"podium_report": 1, "sections": [{"view": "v.podium-view"}]})");
    }
};

std::size_t filesIn(const fs::path& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

TEST_CASE("One file for two outputs is refused by figure and report, by whatever name")
{
    const OutputBench bench;
    fs::create_symlink("a.html", bench.path("link.html"));
    const auto words = GENERATE(values<Words>({
        {"report", "v.podium-view", "-o", "a.html", "--save", "a.html"},
        {"report", "v.podium-view", "-o", "a.html", "--save", "./a.html"},
        {"report", "v.podium-view", "-o", "a.html", "--save", "link.html"},
        {"figure", "time-to-train", "-o", "a.html", "-o", "link.html"},
        {"figure", "time-to-train", "-o", "a.html", "--footnote", "./a.html"},
    }));
    CAPTURE(words);
    const auto refused = bench.runOnDatabase(words);
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err, words.back() + ": named for two outputs"));
    CHECK_FALSE(fs::exists(bench.path("a.html")));
}

TEST_CASE("What a command reads it does not write over")
{
    const OutputBench bench;
    fs::create_symlink("v.podium-view", bench.path("link.svg"));
    const std::string view = textOf(bench.path("v.podium-view"));
    const std::string report = textOf(bench.path("r.podium-report"));
    const auto words = GENERATE(values<Words>({
        {"figure", "v.podium-view", "--format", "svg", "-o", "v.podium-view"},
        {"figure", "v.podium-view", "-o", "link.svg"},
        {"figure", "v.podium-view", "-o", "f.svg", "--footnote", "v.podium-view"},
        {"report", "v.podium-view", "--format", "html", "-o", "v.podium-view"},
        {"report", "r.podium-report", "--format", "html", "-o", "r.podium-report"},
        {"report", "r.podium-report", "--format", "html", "-o", "v.podium-view"},
        {"report", "v.podium-view", "-o", "r.html", "--save", "v.podium-view"},
        {"report", "r.podium-report", "-o", "r.html", "--save", "v.podium-view"},
    }));
    CAPTURE(words);
    const auto refused = bench.runOnDatabase(words);
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err, "podium-cli: " + words.back() + ": it is what is read here"));
    CHECK(textOf(bench.path("v.podium-view")) == view);
    CHECK(textOf(bench.path("r.podium-report")) == report);
    CHECK(filesIn(bench.path("tmp")) == 0);
}

TEST_CASE("A report's description is written over by --save")
{
    const OutputBench bench;
    const auto updated = bench.runOnDatabase(
        {"report", "r.podium-report", "--title", "New", "-o", "r.html", "--save", "r.podium-report"});
    CHECK(updated.exitCode == 0);
    CHECK(contains(textOf(bench.path("r.podium-report")), R"("title": "New")"));
}

TEST_CASE("Neither the database nor what SQLite keeps beside it is written over, though it is not there")
{
    const OutputBench bench;
    const auto words = GENERATE(values<Words>({
        {"figure", "time-to-train", "--format", "svg", "-o", "test.db-journal"},
        {"figure", "time-to-train", "-o", "f.svg", "--footnote", "test.db-journal"},
        {"report", "v.podium-view", "-o", "r.html", "--save", "test.db-journal"},
        {"db", "backup", "test.db-journal"},
    }));
    CAPTURE(words);
    const auto refused = bench.runOnDatabase(words);
    CHECK(refused.exitCode == 4);
    CHECK(contains(refused.err, "test.db-journal: cannot be written: it is the database itself"));
    CHECK_FALSE(fs::exists(bench.path("test.db-journal")));
}

TEST_CASE("A device or descriptor is no output, also where a file lies behind it")
{
    const OutputBench bench;
    ProcessOptions options;
    options.standardOutput = bench.path("out");
    writeText(options.standardOutput, "");
    const std::string device = GENERATE("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/null");
    const auto [words, exitCode] = GENERATE(table<Words, int>({
        {{"figure", "time-to-train", "--format", "svg", "-o"}, 4},
        {{"report", "v.podium-view", "--format", "html", "-o"}, 4},
        {{"figure", "time-to-train", "-o", "f.svg", "--data"}, 2},  // its ending says no format
    }));
    Words named = words;
    named.push_back(device);
    const auto refused = bench.runOnDatabase(named, options);
    CAPTURE(named, refused.err);
    CHECK(refused.exitCode == exitCode);
    if (exitCode == 4) {
        CHECK(contains(refused.err, device + ": cannot be written: it would be standard output or another device"));
    }
    CHECK(fs::file_size(bench.path("out")) == 0);
}

TEST_CASE("A file that may grow no further ends with 4, the old one stays, and nothing else is left")
{
    const OutputBench bench;
    const Words words{"figure", "time-to-train", "-o", "f.png", "--size", "4000x4000", "--no-ledger"};
    REQUIRE(bench.runOnDatabase(words).exitCode == 0);
    constexpr std::size_t limit = 65'536;  // SQLite's index of the log has half of it
    REQUIRE(fs::file_size(bench.path("f.png")) > limit);
    writeText(bench.path("f.png"), "old");
    const auto before = filesIn(bench.folder());
    Finished cut;
    {
        const SizeLimit limited(limit, SIG_DFL);
        cut = bench.runOnDatabase(words);
    }
    CAPTURE(cut.err);
    CHECK(cut.exitCode == 4);
    CHECK(contains(cut.err, "f.png: the disk is full: File too large, see ulimit -f."));
    CHECK(textOf(bench.path("f.png")) == "old");
    CHECK(filesIn(bench.folder()) == before);
}

TEST_CASE("A PNG that would not fit in memory is refused with its size, and other formats have no such limit")
{
    const OutputBench bench;
    const auto refused = bench.runOnDatabase(
        {"figure", "time-to-train", "-o", "f.svg", "-o", "f.png", "--size", "8000x8000", "--scale", "2"});
    CHECK(refused.exitCode == 2);
    CHECK(
        contains(refused.err, "--size 8000x8000 --scale 2: a PNG of 256 million pixels, and 100 million are the most"));
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
    CHECK(bench.runOnDatabase({"figure", "time-to-train", "-o", "f.svg", "--size", "8000x8000", "--scale", "2"})
              .exitCode == 0);
}

TEST_CASE("Messages show names without the characters that would steer a terminal")
{
    const OutputBench bench;
    const std::string name = "f\x1b[31m\nred.svg";
    const auto words = GENERATE_COPY(values<Words>({
        {"figure", "time-to-train", "-o", name},
        {"report", "v.podium-view", "--format", "html", "-o", name},
        {"overview", "-o", name + ".d"},
        {"figure", name + ".view", "-o", "f.svg"},
        {"figure", "time-to-train", "-o", name + "/f.svg"},
    }));
    const auto done = bench.runOnDatabase(words);
    CAPTURE(done.err);
    CHECK(contains(done.err, "f\uFFFD[31m\uFFFDred.svg"));
    CHECK_FALSE(contains(done.err, "\x1b"));
    CHECK_FALSE(contains(done.err, "\nred.svg"));
}

TEST_CASE("An output's missing folder is named, and the words say to make it")
{
    const OutputBench bench;
    REQUIRE(bench.runOnDatabase({"views", "import", "v.podium-view"}).exitCode == 0);
    const auto words = GENERATE(values<Words>({
        {"figure", "time-to-train", "-o", "no/f.svg"},
        {"report", "v.podium-view", "-o", "no/r.html"},
        {"db", "export", "no/list.csv"},
        {"views", "export", "1", "-o", "no/v.podium-view"},
    }));
    const auto refused = bench.runOnDatabase(words);
    CAPTURE(words, refused.err);
    CHECK(refused.exitCode == 4);
    CHECK(contains(refused.err, words.back() + ": cannot be written: there is no folder "));
    CHECK(contains(refused.err, "/no; make it first."));
}

TEST_CASE("What is there and no regular file is said to be none, and not taken for a kind")
{
    const OutputBench bench;
    REQUIRE(::mkfifo(bench.path("pipe").c_str(), 0600) == 0);
    const std::string name = GENERATE("pipe", "/dev/zero", "tmp");
    const auto refused = bench.runOnDatabase({"figure", name, "-o", "f.svg"});
    CAPTURE(name, refused.err);
    CHECK(refused.exitCode == 3);
    CHECK(contains(refused.err, name + ": cannot be read: it is not a regular file."));
}

TEST_CASE("exports takes days that a calendar has")
{
    const OutputBench bench;
    CHECK(bench.runOnDatabase({"exports", "--since", "2024-02-29"}).exitCode == 0);
    const std::string day = GENERATE("2025-99-99", "2025-02-29", "0000-01-01", "today", "2025-1-1");
    const auto refused = bench.runOnDatabase({"exports", "--since", day});
    CAPTURE(day, refused.err);
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err, "--since " + day + ": expected a day such as 2026-06-30"));
}

}  // namespace podium::test
