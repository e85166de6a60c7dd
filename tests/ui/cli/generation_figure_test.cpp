// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

/// A database with two Hopper systems and one with Blackwell, of 16 accelerators each: 25, 67.5 and 10 minutes.
struct GenerationBench : CliBench {
    GenerationBench()
    {
        const fs::path root = writeRepository();
        writeSubmission(root, {"Nova", "comet_n2", "llama31_405b", {12.0, 9.0, 10.0}, {}});
        writeText(root / "Nova/systems/comet_n2.json", systemText("Nova", "NVIDIA B200-SXM-180GB"));
        REQUIRE(runOnDatabase({"import", root.string()}).exitCode == 0);
    }

    [[nodiscard]] Finished figure(Words words) const
    {
        words.insert(words.begin(), {"figure", "generations", "-o", "f.svg"});
        return runOnDatabase(std::move(words));
    }

    [[nodiscard]] std::string file(const std::string& name) const { return textOf(path(name)); }
};

}  // namespace

TEST_CASE("figure generations draws the best of each at equal counts, with its data and its footnote")
{
    const GenerationBench bench;
    const auto drawn =
        bench.figure({"--generation", "Blackwell", "--against", "Hopper", "--data", "f.csv", "--footnote", "f.txt"});
    CAPTURE(drawn.err);
    CHECK(drawn.exitCode == 0);
    CHECK(contains(drawn.err, "Drew 1 of 1 matches into f.svg."));
    CHECK(contains(bench.file("f.svg"), ">NVIDIA Blackwell against NVIDIA Hopper at equal accelerator counts</text>"));
    CHECK(contains(bench.file("f.svg"), ">2.50\u00A0× · 10.0 instead of 25.0 min</text>"));
    CHECK(contains(bench.file("f.csv"), "5.0/Nova/comet_n2/llama31_405b,5.0,closed,"));
    CHECK(contains(bench.file("f.csv"), ",16,true,Blackwell,value,2.5,,,ratio,5.0/"));
    CHECK(contains(bench.file("f.txt"), "Derived, not an official MLPerf metric"));
}

TEST_CASE("figure generations draws a matrix, with the same data")
{
    const GenerationBench bench;
    const Words words{"--generation", "Blackwell", "--against", "Hopper", "--data", "f.csv"};
    REQUIRE(bench.figure(words).exitCode == 0);
    const std::string data = bench.file("f.csv");
    Words matrix = words;
    matrix.insert(matrix.end(), {"--form", "matrix"});
    const auto drawn = bench.figure(matrix);
    CAPTURE(drawn.err);
    CHECK(drawn.exitCode == 0);
    CHECK(contains(bench.file("f.svg"), ">2.50</text>"));
    CHECK(contains(bench.file("f.svg"), ">10.0 / 25.0</text>"));
    CHECK(contains(bench.file("f.svg"), ">Accelerators on each side</text>"));
    CHECK(bench.file("f.csv") == data);
    matrix.back() = "cabinets";
    const auto refused = bench.figure(matrix);
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err, "expected dots or matrix"));
}

TEST_CASE("figure generations takes accelerators by words of their names, and a description from a file")
{
    const GenerationBench bench;
    CHECK(bench.figure({"--accelerator", "B200", "--against", "H100"}).exitCode == 0);
    CHECK(contains(bench.file("f.svg"), ">B200 against H100 at equal accelerator counts</text>"));
    writeText(bench.path("my.podium-view"),
              R"({"podium_figure": 1, "kind": "generations",
                  "generations": {"subjects": ["Blackwell"], "against": "Hopper", "tolerance": 0.1}})");
    CHECK(bench.runOnDatabase({"figure", "my.podium-view", "-o", "g.svg", "--lang", "de"}).exitCode == 0);
    CHECK(contains(bench.file("g.svg"), "bei ähnlicher Zahl der Beschleuniger</text>"));
}

TEST_CASE("figure generations says why there is nothing to compare and what to do, and writes nothing")
{
    const GenerationBench bench;
    const auto unknown = bench.figure({"--generation", "Rubin", "--against", "Hopper"});
    CHECK(unknown.exitCode == 3);
    CHECK(contains(unknown.err, "No result of Rubin is among those that the filter lets through. There are results of "
                                "NVIDIA Hopper and NVIDIA Blackwell"));
    const auto none = bench.figure({"--generation", "Blackwell", "--against", "Hopper", "--submitter", "Nova"});
    CHECK(none.exitCode == 3);
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
}

TEST_CASE("figure generations ends with 2 where it is not said what is compared")
{
    const GenerationBench bench;
    for (const auto& [words, named] :
         {std::pair(Words{}, "--generation"), std::pair(Words{"--generation", "Blackwell"}, "--against"),
          std::pair(Words{"--generation", "Blackwell", "--accelerator", "B200", "--against", "Hopper"},
                    "leave all but one"),
          std::pair(Words{"--generation", "Hopper", "--against", "Hopper"}, "against"),
          std::pair(Words{"--generation", "Blackwell", "--against", "Hopper", "--tolerance", "300"}, "--tolerance")}) {
        const auto refused = bench.figure(words);
        CAPTURE(refused.err);
        CHECK(refused.exitCode == 2);
        CHECK(contains(refused.err, named));
    }
    const auto other = bench.runOnDatabase({"figure", "time-to-train", "-o", "f.svg", "--same-round"});
    CHECK(other.exitCode == 2);
    CHECK(contains(other.err, "--same-round: only figures of the kind generations have it"));
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
}

}  // namespace podium::test
