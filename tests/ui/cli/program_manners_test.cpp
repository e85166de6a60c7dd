// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("Every command explains itself with an example")
{
    const CliBench bench;
    for (const Words& words : std::vector<Words>{{},
                                                 {"import"},
                                                 {"list"},
                                                 {"show"},
                                                 {"db", "info"},
                                                 {"db", "check"},
                                                 {"db", "backup"},
                                                 {"db", "export"},
                                                 {"db", "export-catalogue"},
                                                 {"exports"},
                                                 {"exports", "show"},
                                                 {"exports", "redo"},
                                                 {"exports", "remove"},
                                                 {"exports", "clear"}}) {
        Words asked = words;
        asked.push_back("--help");
        const auto help = bench.run(asked);
        CHECK(help.exitCode == 0);
        CHECK(help.err.empty());
        CHECK(contains(help.out, "Example"));
        CHECK(contains(help.out, "podium-cli"));
        asked.pop_back();
        asked.insert(asked.begin(), "help");
        CHECK(bench.run(asked).out == help.out);
    }
    CHECK(bench.run({"--version"}).out.starts_with("podium-cli "));
}

TEST_CASE("The help of exports explains what may follow, each with its options and an example of its own")
{
    const CliBench bench;
    const auto [command, words] = GENERATE(table<std::string, Words>({
        {"show", {"--json", "podium-cli exports show 3 --json"}},
        {"redo", {"-o,--output FILE", "--yes", "podium-cli exports redo 3 -o corrected.svg"}},
        {"remove", {"N INT ... REQUIRED", "podium-cli exports remove 3 5 8"}},
        {"clear", {"--yes", "podium-cli exports clear --yes"}},
    }));
    const auto all = bench.run({"help", "exports"});
    CHECK(all.exitCode == 0);
    CHECK(contains(all.out, "\n  " + command + " "));
    const auto one = bench.run({"exports", command, "--help"});
    CHECK(one.exitCode == 0);
    for (const std::string& word : words) {
        CAPTURE(command, word);
        CHECK(contains(one.out, word));
    }
}

TEST_CASE("help is a word like --help at the beginning only")
{
    const CliBench bench;
    CHECK(bench.run({"help"}).out == bench.run({"--help"}).out);
    const auto unknown = bench.run({"help", "fly"});
    CHECK(unknown.exitCode == 2);
    CHECK(contains(unknown.err, "fly: no such command"));
    CHECK(bench.run({"show", "help"}).exitCode == 2);  // a reference that is none
}

TEST_CASE("What is no usage ends with 2 and points at the help")
{
    const CliBench bench;
    const auto nothing = bench.run({});
    CHECK(nothing.exitCode == 2);
    CHECK(nothing.out.empty());
    CHECK(contains(nothing.err, "podium-cli --help"));
    CHECK(bench.run({"fly"}).exitCode == 2);
    CHECK(bench.run({"--db"}).exitCode == 2);
    const auto option = bench.run({"list", "--rounds", "5.0"});
    CHECK(option.exitCode == 2);
    CHECK(contains(option.err, "podium-cli list --help"));
    CHECK(contains(bench.run({"db", "fly"}).err, "podium-cli db --help"));
}

TEST_CASE("A command that is none is named, with the nearest or with all of them")
{
    const CliBench bench;
    for (const Words& words : std::vector<Words>{{"foo"}, {"foo", "--help"}, {"--db", "x.db", "-q", "foo", "--json"}}) {
        const auto unknown = bench.run(words);
        CHECK(unknown.exitCode == 2);
        CHECK(unknown.out.empty());
        CHECK(contains(unknown.err, "podium-cli: foo: no such command; there are import, list, show, figure, "));
        CHECK(contains(unknown.err, "Try \"podium-cli --help\"."));
    }
    const auto typo = bench.run({"lsit"});
    CHECK(contains(typo.err, "lsit: no such command; the nearest: list"));
    CHECK_FALSE(contains(typo.err, "figure"));
    const auto nested = bench.run({"db", "bakcup", "--help"});
    CHECK(nested.exitCode == 2);
    CHECK(contains(nested.err, "bakcup: no such command; the nearest: backup"));
    CHECK(contains(nested.err, "Try \"podium-cli db --help\"."));
    CHECK(contains(bench.run({"f\x1b[31mly"}).err, "f\uFFFD[31mly: no such command"));
}

TEST_CASE("The codes that the program ends with stand in its help")
{
    const auto help = CliBench().run({"--help"}).out;
    for (const char* code : {"0 done", "1 done with warnings", "2 usage", "3 input not usable", "4 output not",
                             "5 database refused", "130 stopped"}) {
        CHECK(contains(help, code));
    }
}

TEST_CASE("A database that cannot be one is refused with 5")
{
    const CliBench bench;
    for (const char* database : {".", "/dev/null", "/dev/zero"}) {
        for (const Words& words :
             std::vector<Words>{{"list"}, {"db", "info"}, {"import", bench.writeRepository().string()}}) {
            Words all{"--db", database};
            all.insert(all.end(), words.begin(), words.end());
            const auto refused = bench.run(all);
            CHECK(refused.exitCode == 5);
            CHECK(refused.out.empty());
            CHECK(contains(refused.err, "the database cannot be used: it is a "));
        }
    }
}

TEST_CASE("Global options may also stand behind the command")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    const auto before = bench.runOnDatabase({"list", "--csv"});
    CHECK(bench.run({"list", "--csv", "--db", "test.db"}).out == before.out);
    CHECK(bench.run({"db", "info", "--db", "test.db"}).out == bench.runOnDatabase({"db", "info"}).out);
}

TEST_CASE("A reader that goes away ends the program without a word")
{
    const CliBench bench;
    const auto root = bench.path("training_results_v5.0");
    for (int index = 0; index < 600; ++index) {
        writeSubmission(root, {"Acme", fmt::format("rocket_{:0150}", index), "llama31_405b", {30.0, 20.0, 25.0}, {}});
    }
    REQUIRE(bench.runOnDatabase({"import", root.string()}).exitCode == 0);
    ProcessOptions options;
    options.readAtMost = 1;
    const auto cut = bench.runOnDatabase({"list", "--csv"}, options);
    CHECK(cut.exitCode == 0);
    CHECK(cut.err.empty());
    CHECK(cut.out.size() < 200'000);
}

TEST_CASE("Standard output is no file: nothing is written, and the words say to name one")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    REQUIRE(bench.runOnDatabase({"figure", "time-to-train", "-o", "a.svg"}).exitCode == 0);
    for (const Words& words : std::vector<Words>{
             {"figure", "time-to-train", "-o", "-", "--format", "svg"},
             {"figure", "time-to-train", "-o", "b.svg", "-o", "-"},
             {"figure", "time-to-train", "-o", "b.svg", "--data", "-"},
             {"figure", "time-to-train", "-o", "b.svg", "--footnote", "-"},
             {"report", "a.podium-view", "-o", "-", "--format", "pdf"},
             {"report", "a.podium-view", "-o", "b.pdf", "--save", "-"},
             {"views", "export", "1", "-o", "-"},
             {"exports", "redo", "1", "-o", "-"},
             {"overview", "-o", "-"},
             {"db", "export", "-"},
             {"db", "backup", "-"},
             {"db", "export-catalogue", "-", "--date", "2026-06"},
         }) {
        CAPTURE(words);
        const auto refused = bench.runOnDatabase(words);
        CHECK(refused.exitCode == 2);
        CHECK(contains(refused.err, "standard output, which is not supported; name a file"));
        CHECK(refused.out.empty());
    }
    CHECK_FALSE(std::filesystem::exists(bench.path("-")));
    CHECK_FALSE(std::filesystem::exists(bench.path("b.svg")));
    CHECK(bench.runOnDatabase({"figure", "time-to-train", "-o", "./-", "--format", "svg"}).exitCode == 0);
    CHECK((textOf(bench.path("-")) == textOf(bench.path("a.svg"))));
    CHECK(bench.runOnDatabase({"db", "backup", "./--"}).exitCode == 0);
}

TEST_CASE("Output that cannot be written is reported with 4")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    ProcessOptions options;
    options.standardOutput = "/dev/full";
    for (const Words& words : std::vector<Words>{{"list"}, {"list", "--csv"}, {"db", "info"}, {"--help"}}) {
        const auto refused = bench.runOnDatabase(words, options);
        CHECK(refused.exitCode == 4);
        CHECK(contains(refused.err, "standard output"));
    }
}

TEST_CASE("Output is the same in every locale and time zone")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    const auto outputs = [&](const std::string& locale, const std::string& zone) {
        ProcessOptions options;
        options.environment = {{"LANG", locale}, {"LC_ALL", locale}, {"LC_NUMERIC", locale}, {"TZ", zone}};
        const auto database = fmt::format("{}-{}.db", locale, zone.substr(0, zone.find('/')));
        CHECK(bench.run({"--db", database, "import", root.string()}, options).exitCode == 0);
        return bench.run({"--db", database, "list", "--csv"}, options).out +
               bench.run({"--db", database, "list", "--json"}, options).out +
               bench.run({"--db", database, "list"}, options).out;
    };
    const auto plain = outputs("C", "UTC");
    CHECK(contains(plain, ",67.5,45,1.5,"));
    CHECK(outputs("de_DE.UTF-8", "Europe/Berlin") == plain);
    CHECK(outputs("tr_TR.UTF-8", "Asia/Kathmandu") == plain);
    CHECK(outputs("ar_EG.UTF-8", "America/St_Johns") == plain);
}

}  // namespace podium::test
