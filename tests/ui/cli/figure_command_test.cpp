// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

/// A database with the two submissions of the small repository.
struct FigureBench : CliBench {
    FigureBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }

    [[nodiscard]] Finished figure(Words words, ProcessOptions options = {}) const
    {
        words.insert(words.begin(), "figure");
        return runOnDatabase(std::move(words), std::move(options));
    }

    [[nodiscard]] std::string file(const std::string& name) const { return textOf(path(name)); }
};

}  // namespace

TEST_CASE("figure draws time to train as SVG, PNG and PDF without a display")
{
    const FigureBench bench;
    const auto drawn = bench.figure({"time-to-train", "-o", "f.svg"});
    CHECK(drawn.exitCode == 0);
    CHECK(drawn.out.empty());
    CHECK(drawn.err == "Drew 2 of 2 results into f.svg.\n");
    CHECK(contains(bench.file("f.svg"), ">Time to train Llama 3.1 405B</text>"));
    CHECK(contains(bench.file("f.svg"), ">Acme, Rocket</text>"));
    CHECK(contains(bench.file("f.svg"), ">25.0</text>"));
    CHECK(contains(bench.file("f.svg"), ">67.5</text>"));
    CHECK(bench.figure({"time-to-train", "-o", "f.PNG"}).exitCode == 0);
    CHECK(bench.file("f.PNG").starts_with("\x89PNG"));
    CHECK(bench.figure({"time-to-train", "--output", "f.pdf"}).exitCode == 0);
    CHECK(bench.file("f.pdf").starts_with("%PDF-"));
}

TEST_CASE("figure writes exactly what is drawn as data, and the footnote as text")
{
    const FigureBench bench;
    CHECK(bench.figure({"time-to-train", "-o", "f.svg", "--data", "f.csv", "--footnote", "f.txt"}).exitCode == 0);
    const std::string csv = bench.file("f.csv");
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 3);
    CHECK(contains(csv, "5.0/Acme/rocket_n2/llama31_405b,5.0,closed,"));
    CHECK(contains(csv, ",hopper,value,67.5,60,75,minutes,,\n"));
    CHECK(bench.file("f.txt").starts_with("Results verified by MLCommons Association. MLPerf® Training v5.0, Closed "
                                          "division, Llama 3.1 405B."));
    CHECK(bench.figure({"time-to-train", "-o", "f.svg", "--data", "f.json"}).exitCode == 0);
    CHECK(contains(bench.file("f.json"), "\"value\": 67.5"));
}

TEST_CASE("figure draws the runs of each submission")
{
    const FigureBench bench;
    CHECK(bench.figure({"spread", "-o", "f.svg", "--data", "f.csv"}).exitCode == 0);
    CHECK(contains(bench.file("f.csv"), ",counted-run,"));
    CHECK(contains(bench.file("f.csv"), ",dropped-run,"));
}

TEST_CASE("figure draws the convergence of each run, over minutes or samples")
{
    const FigureBench bench;
    const auto drawn = bench.figure({"convergence", "-o", "f.svg", "--data", "f.csv", "--footnote", "f.txt"});
    INFO(drawn.err);
    CHECK(drawn.exitCode == 0);
    CHECK(contains(bench.file("f.svg"), ">Convergence of Llama 3.1 405B</text>"));
    CHECK(contains(bench.file("f.svg"), ">Target: log perplexity "));
    CHECK(contains(bench.file("f.csv"), ",status,target_met\n"));
    CHECK(contains(bench.file("f.csv"), ",success,"));
    CHECK(contains(bench.file("f.txt"), "Minutes before the first evaluation"));
    const auto samples =
        bench.figure({"convergence", "--over", "samples", "--lang", "de", "-o", "f.svg", "--data", "f.json"});
    CHECK(samples.exitCode == 0);
    CHECK(contains(bench.file("f.svg"), ">Konvergenz von Llama 3.1 405B</text>"));
    CHECK(contains(bench.file("f.json"), "\"unit\": \"samples\""));
}

TEST_CASE("figure draws the pinned submissions of a convergence and no others")
{
    const FigureBench bench;
    const std::string rocket = "v5.0/Acme/rocket_n2/llama31_405b";
    const auto drawn = bench.figure({"convergence", "--pin", rocket, "-o", "f.svg", "--data", "f.csv"});
    CHECK(drawn.exitCode == 0);
    CHECK(drawn.err.starts_with("Drew 1 of 1 results into f.svg.\n"));
    const std::string csv = bench.file("f.csv");
    CHECK(contains(csv, "rocket_n2"));
    CHECK_FALSE(contains(csv, "Bolt"));
    CHECK(bench.figure({"convergence", "--pin", "5.0/Acme/none/llama31_405b", "-o", "g.svg"}).exitCode == 3);
    const auto word = bench.figure({"convergence", "--over", "miles", "-o", "g.svg"});
    CHECK(word.exitCode == 2);
    CHECK(contains(word.err, "--over"));
    CHECK(bench.figure({"spread", "--over", "samples", "-o", "g.svg"}).exitCode == 2);
    CHECK(bench.figure({"convergence", "--baseline", rocket, "-o", "g.svg"}).exitCode == 2);
}

TEST_CASE("figure follows filter, language, basis and size")
{
    const FigureBench bench;
    CHECK(bench
              .figure({"time-to-train", "--submitter", "bolt", "--basis", "raw", "--lang", "de", "--size", "800x600",
                       "--theme", "dark", "-o", "f.svg"})
              .exitCode == 0);
    const std::string svg = bench.file("f.svg");
    CHECK(contains(svg, ">Trainingszeit von Llama 3.1 405B</text>"));
    CHECK(contains(svg, ">45,0</text>"));
    CHECK_FALSE(contains(svg, "Acme"));
    CHECK(contains(svg, "viewBox=\"0 0 800 600\""));
    CHECK(contains(svg, "#191c21"));
}

TEST_CASE("figure draws speedup over a baseline, and says what is missing without one")
{
    const FigureBench bench;
    const auto drawn =
        bench.figure({"speedup", "--baseline", "5.0/Bolt/bolt_n2/llama31_405b", "-o", "f.svg", "--data", "f.csv"});
    CAPTURE(drawn.err);
    CHECK(drawn.exitCode == 0);
    CHECK(contains(drawn.err, "Derived, not an official MLPerf® metric."));
    CHECK(contains(bench.file("f.svg"), ">Speedup in Llama 3.1 405B</text>"));
    CHECK(contains(bench.file("f.csv"), ",ratio,"));
    const auto refused = bench.figure({"speedup", "-o", "g.svg"});
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err, "baseline"));
    const auto unknown = bench.figure({"speedup", "--baseline", "5.0/No/one/llama31_405b", "-o", "g.svg"});
    CHECK(unknown.exitCode == 3);
    CHECK(contains(unknown.err, "5.0/No/one/llama31_405b"));
    CHECK_FALSE(fs::exists(bench.path("g.svg")));
}

TEST_CASE("figure draws scaling and trends, with positions in their data")
{
    const FigureBench bench;
    CHECK(bench.figure({"scaling", "-o", "f.svg", "--data", "f.csv"}).exitCode == 0);
    CHECK(contains(bench.file("f.svg"), ">Scaling of Llama 3.1 405B</text>"));
    const std::string csv = bench.file("f.csv");
    CHECK(contains(csv.substr(0, csv.find('\n')), "position"));
    CHECK(bench.figure({"trend", "--at", "16", "--lang", "de", "-o", "f.svg"}).exitCode == 0);
    CHECK(contains(bench.file("f.svg"), ">Beste Trainingszeit von Llama 3.1 405B je Runde</text>"));
    const auto none = bench.figure({"trend", "--at", "17", "-o", "g.svg"});
    CHECK(none.exitCode == 3);
    CHECK_FALSE(fs::exists(bench.path("g.svg")));
}

TEST_CASE("figure reads its description from a file, options take the place of what it says")
{
    const FigureBench bench;
    writeText(bench.path("my.podium-view"),
              R"({"podium_figure": 1, "kind": "time-to-train", "filter": {"rounds": ["5.0"], "submitter": "Acme"},
                  "style": {"language": "de"}})");
    CHECK(bench.figure({"my.podium-view", "-o", "f.svg"}).exitCode == 0);
    CHECK(contains(bench.file("f.svg"), "Trainingszeit"));
    CHECK_FALSE(contains(bench.file("f.svg"), "Bolt"));
    CHECK(bench.figure({"my.podium-view", "--submitter", "Bolt", "--lang", "en", "-o", "f.svg"}).exitCode == 0);
    CHECK(contains(bench.file("f.svg"), "Time to train"));
    CHECK(contains(bench.file("f.svg"), "Bolt"));

    writeText(bench.path("saved.podium-view"), R"({"podium_view": 1, "title": "Mine", "figure": {"podium_figure": 1,
        "kind": "time-to-train", "filter": {"submitters": ["Acme"], "vendors": ["NVIDIA"]}}})");
    CHECK(bench.figure({"saved.podium-view", "-o", "s.svg"}).err == "Drew 1 of 1 results into s.svg.\n");
    CHECK(contains(bench.file("s.svg"), ">Acme, Rocket</text>"));
    CHECK(bench.figure({"saved.podium-view", "--submitter", "Bolt", "-o", "s.svg"}).exitCode == 0);
    CHECK(contains(bench.file("s.svg"), ">Bolt, "));
    writeText(bench.path("untitled.podium-view"), R"({"podium_view": 1})");
    CHECK(contains(bench.figure({"untitled.podium-view", "-o", "s.svg"}).err,
                   "untitled.podium-view:1: title: is missing"));
    writeText(bench.path("bad.podium-view"), R"({"podium_figure": 1, "kind": "pie"})");
    const auto bad = bench.figure({"bad.podium-view", "-o", "g.svg"});
    CHECK(bad.exitCode == 3);
    CHECK(contains(bad.err, "bad.podium-view:1: kind: \"pie\": expected time-to-train, spread"));
    CHECK_FALSE(fs::exists(bench.path("g.svg")));
}

TEST_CASE("figure ends with 2 where words are wrong, and writes nothing")
{
    const FigureBench bench;
    for (const Words& words :
         {Words{"time-to-train"}, Words{"pie", "-o", "f.svg"}, Words{"time-to-train", "-o", "f.jpeg"},
          Words{"time-to-train", "-o", "f"}, Words{"time-to-train", "-o", "f.svg", "--basis", "throughput"},
          Words{"trend", "-o", "f.svg", "--basis", "throughput"}, Words{"trend", "-o", "f.svg", "--at", "0"},
          Words{"scaling", "-o", "f.svg", "--at", "8"}, Words{"scaling", "-o", "f.svg", "--series", "vendor"},
          Words{"speedup", "-o", "f.svg", "--speedup", "fast"},
          Words{"scaling", "-o", "f.svg", "--baseline-generation", "Hopper"},
          Words{"time-to-train", "-o", "f.svg", "--size", "10x10"},
          Words{"time-to-train", "-o", "f.svg", "--scale", "100"},
          Words{"time-to-train", "-o", "f.svg", "--lang", "fr"}, Words{"time-to-train", "-o", "f.svg", "--round", "77"},
          Words{"time-to-train", "-o", "f.svg", "--data", "f.xls"},
          Words{"time-to-train", "-o", "f.svg", "--footnote", "./f.svg"},
          Words{"time-to-train", "-o", "f.svg", "--unit", "percent"},
          Words{"time-to-train", "-o", "f.svg", "--max-rows", "0"}}) {
        const auto refused = bench.figure(words);
        CAPTURE(refused.err);
        CHECK(refused.exitCode == 2);
        CHECK_FALSE(refused.err.empty());
    }
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
}

TEST_CASE("figure says why there is nothing to draw, ends with 3 and writes nothing")
{
    const FigureBench bench;
    const auto nothing = bench.figure({"time-to-train", "--division", "open", "-o", "f.svg"});
    CHECK(nothing.exitCode == 3);
    CHECK(contains(nothing.err, "No result matches the filter: Open division."));
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
}

TEST_CASE("figure refuses what may not be compared, and draws it when told to")
{
    const FigureBench bench;
    const auto other = bench.path("training_results_v4.1");
    writeSubmission(other,
                    {"Acme", "rocket_n2", "llama2_70b_lora", {3.0, 2.0, 2.5, 2.6, 2.7, 2.8, 2.9, 3.1, 3.2, 3.3}, {}});
    REQUIRE(bench.runOnDatabase({"import", other.string()}).exitCode <= 1);
    const auto refused = bench.figure({"time-to-train", "-o", "f.svg"});
    CHECK(refused.exitCode == 3);
    CHECK(contains(refused.err, "These results may not be compared; Different benchmarks"));
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
    const auto drawn = bench.figure({"time-to-train", "--allow-blocked", "-o", "f.svg"});
    CHECK(drawn.exitCode == 0);
    CHECK(contains(drawn.err, "although the rules forbid the comparison"));
}

TEST_CASE("figure ends with 4 where a file cannot be written, and leaves an old one whole")
{
    const FigureBench bench;
    CHECK(bench.figure({"time-to-train", "-o", "no/such/folder/f.svg"}).exitCode == 4);
    fs::create_directory(bench.path("folder.svg"));
    const auto refused = bench.figure({"time-to-train", "-o", "folder.svg"});
    CHECK(refused.exitCode == 4);
    CHECK(contains(refused.err, "folder.svg"));
}

TEST_CASE("figure never writes over the database")
{
    const FigureBench bench;
    const auto before = bench.file("test.db");
    CHECK(bench.figure({"time-to-train", "-o", "f.svg", "--footnote", "test.db"}).exitCode == 4);
    CHECK((bench.file("test.db") == before));
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
}

TEST_CASE("figure gives the same bytes in every run and under every locale")
{
    const FigureBench bench;
    for (const std::string ending : {"png", "svg", "pdf", "csv", "txt"}) {
        const auto draw = [&](const std::string& name, const std::string& locale, const std::string& zone) {
            const bool picture = ending != "csv" && ending != "txt";
            Words words{"time-to-train", "-o", name + (picture ? "." + ending : ".svg")};
            if (ending == "csv") {
                words.insert(words.end(), {"--data", name + ".csv"});
            } else if (ending == "txt") {
                words.insert(words.end(), {"--footnote", name + ".txt"});
            }
            ProcessOptions options;
            options.environment = {{"LANG", locale}, {"LC_ALL", locale}, {"TZ", zone}};
            REQUIRE(bench.figure(words, options).exitCode == 0);
            return bench.file(name + "." + ending);
        };
        CAPTURE(ending);
        const std::string plain = draw("a", "C", "UTC");
        CHECK_FALSE(plain.empty());
        CHECK((draw("b", "de_DE.UTF-8", "Europe/Berlin") == plain));
        CHECK((draw("c", "ar_EG.UTF-8", "Africa/Cairo") == plain));
    }
}

}  // namespace podium::test
