// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <simdjson.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

constexpr const char* bolt = "5.0/Bolt/bolt_n2/llama31_405b";

struct ShowBench : CliBench {
    ShowBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }
};

}  // namespace

TEST_CASE("show --json holds columns, runs, system, provenance, issues and span")
{
    const ShowBench bench;
    const auto shown = bench.runOnDatabase({"show", bolt, "--json"});
    REQUIRE(shown.exitCode == 0);
    simdjson::dom::parser parser;
    const simdjson::dom::element root = parser.parse(shown.out);
    CHECK(std::string_view(root["reference"]) == bolt);
    CHECK(double(root["time_to_train_min"]) == 67.5);
    CHECK(double(root["scaling_factor"]) == 1.5);
    CHECK(root["runs"].get_array().size() == 3);
    const simdjson::dom::element run = root["runs"].at(2);
    CHECK(std::string_view(run["file"]) == "Bolt/results/bolt_n2/llama31_405b/result_2.txt");
    CHECK(double(run["minutes"]) == 45);
    CHECK(std::string_view(run["status"]) == "success");
    CHECK(bool(run["counted"]));
    CHECK(std::int64_t(run["start_line"]) == 5);
    CHECK(std::int64_t(run["stop_line"]) == 8);
    CHECK(double(run["global_batch_size"]) == 1152);
    CHECK(std::string_view(run["convergence"]["unit"]) == "samples");
    CHECK(run["convergence"]["points"].get_array().size() == 2);
    CHECK(std::string_view(root["system_fields"]["cooling"]) == "liquid");
    CHECK(root["system_fields"].get_object().size() == 11);
    CHECK(std::string_view(root["provenance"]["root"]) == bench.path("training_results_v5.0").string());
    CHECK(std::string_view(root["provenance"]["system_file"]) == "Bolt/systems/bolt_n2.json");
    CHECK(root["issues"].get_array().size() == 0);
    CHECK(std::string_view(root["comparability"]["rounds"].at(0)) == "5.0");
    CHECK(root["same_runs_as"].is_null());
}

TEST_CASE("show is a page for people")
{
    const ShowBench bench;
    const auto shown = bench.runOnDatabase({"show", bolt});
    CHECK(shown.exitCode == 0);
    CHECK(shown.out.starts_with("Llama 3.1 405B, MLPerf Training v5.0, closed division\n"
                                "5.0/Bolt/bolt_n2/llama31_405b\n"));
    CHECK(contains(shown.out, "  time to train     67.500 min\n"));
    CHECK(contains(shown.out, "  before scaling    45.000 min\n"));
    CHECK(contains(shown.out, "  runs              3, of which 1 counted, 0 failed, 0 not valid\n"));
    CHECK(contains(shown.out, "  accelerators     16 x NVIDIA H100 SXM (NVIDIA Hopper)\n"));
    CHECK(contains(shown.out, " 45.000  yes      success"));
    CHECK(contains(shown.out, "Bolt/results/bolt_n2/llama31_405b/result_2.txt\n"));
    CHECK(contains(shown.out, "  comparable rounds  5.0, "));
    CHECK(contains(shown.out, "  below          " + bench.path("training_results_v5.0").string() + "\n"));
    CHECK(contains(shown.out, "  cooling                    liquid\n"));
}

TEST_CASE("show says UNVERIFIED and why there is no score")
{
    const CliBench bench;
    writeSubmission(bench.path("mine"), {"Mine", "box", "llama31_405b", {30.0, 20.0}, {}});
    REQUIRE(bench.runOnDatabase({"import", "mine", "--round", "5.0"}).exitCode == 1);
    const auto shown = bench.runOnDatabase({"show", "5.0/Mine/box/llama31_405b"});
    CHECK(contains(shown.out, ", UNVERIFIED\n"));
    CHECK(contains(shown.out, "none: result files are missing or cannot be read"));
    CHECK(contains(shown.out, "Notes of the import\n"));
    CHECK(contains(shown.out, "(too-few-runs)\n"));
}

TEST_CASE("show tells the scores that a submission had before")
{
    const ShowBench bench;
    CHECK_FALSE(contains(bench.runOnDatabase({"show", bolt}).out, "Earlier scores"));
    writeText(bench.path("training_results_v5.0/Bolt/results/bolt_n2/llama31_405b/scaling.json"),
              R"({"scaling_factor": 1.25})");
    REQUIRE(bench.runOnDatabase({"import", "training_results_v5.0"}).exitCode == 0);

    const auto shown = bench.runOnDatabase({"show", bolt});
    CHECK(contains(shown.out, "\nEarlier scores\n  67.500 min until 20"));
    CHECK(contains(shown.out, ", then 56.250 min from " + bench.path("training_results_v5.0").string() + "\n"));
    const auto json = bench.runOnDatabase({"show", bolt, "--json"});
    simdjson::dom::parser parser;
    const simdjson::dom::element root = parser.parse(json.out);
    const auto earlier = root["earlier_scores"].get_array();
    REQUIRE(earlier.size() == 1);
    CHECK(double(earlier.at(0)["old_min"]) == 67.5);
    CHECK(double(earlier.at(0)["new_min"]) == 56.25);
    CHECK(std::string_view(earlier.at(0)["imported_from"]) == bench.path("training_results_v5.0").string());
    CHECK(std::string_view(earlier.at(0)["changed_at"]).ends_with("Z"));
}

TEST_CASE("show says that a log holds two runs")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    writeText(root / "Bolt/results/bolt_n2/llama31_405b/result_0.txt", logText(45) + logText(50));
    REQUIRE(bench.runOnDatabase({"import", root.string()}).exitCode == 1);
    const auto shown = bench.runOnDatabase({"show", bolt});
    CHECK(contains(shown.out, "  warning: Bolt/results/bolt_n2/llama31_405b/result_0.txt:"));
    CHECK(contains(shown.out, "2 run_start and 2 run_stop in one log; timed from "));
}

TEST_CASE("A time that cannot be leaves no score, and show says so")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    const double minutes = GENERATE(0.0, -5.0, 1e-4, 1e300);
    const auto stop = fmt::format("{}", 1e12 + minutes * 60'000);
    writeText(root / "Bolt/results/bolt_n2/llama31_405b/result_0.txt",
              ":::MLLOG {\"key\": \"run_start\", \"time_ms\": 1e12}\n"
              ":::MLLOG {\"key\": \"run_stop\", \"time_ms\": " +
                  stop + ", \"metadata\": {\"status\": \"success\"}}\n");
    REQUIRE(bench.runOnDatabase({"import", root.string()}).exitCode == 1);
    const auto listed = bench.runOnDatabase({"list", "--submitter", "Bolt", "--csv"}).out;
    CHECK(listed.ends_with(",times-invalid\n"));
    const auto shown = bench.runOnDatabase({"show", bolt});
    CHECK(contains(shown.out, "none: a run has a time that cannot be\n"));
    CHECK(contains(shown.out, "(run-times-invalid)\n"));
}

TEST_CASE("show of what is not there names the nearest and ends with 3, of what is no reference, with 2")
{
    const ShowBench bench;
    const auto missing = bench.runOnDatabase({"show", "5.0/Bolt/bolt_n3/llama31_405b"});
    CHECK(missing.exitCode == 3);
    CHECK(missing.out.empty());
    CHECK(contains(missing.err, "5.0/Bolt/bolt_n3/llama31_405b: not found"));
    CHECK(contains(missing.err, bolt));
    CHECK(contains(missing.err, "\"podium-cli list\" gives the references."));
    const auto wrong = bench.runOnDatabase({"show", "bolt_n2"});
    CHECK(wrong.exitCode == 2);
    CHECK(contains(wrong.err, "ROUND/SUBMITTER/SYSTEM/BENCHMARK"));
    CHECK(bench.runOnDatabase({"show"}).exitCode == 2);
}

}  // namespace podium::test
