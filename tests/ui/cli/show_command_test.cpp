// SPDX-License-Identifier: GPL-3.0-or-later
#include <simdjson.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

constexpr const char* bolt = "5.0/Bolt/bolt_n2/llama31_405b";

struct ShowBench : CliBench {
    ShowBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }
};

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

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
    CHECK(contains(shown.out, "none: fewer than three result files are there"));
    CHECK(contains(shown.out, "Notes of the import\n"));
    CHECK(contains(shown.out, "(too-few-runs)\n"));
}

TEST_CASE("show of what is not there names the nearest and ends with 3; of what is no reference, with 2")
{
    const ShowBench bench;
    const auto missing = bench.runOnDatabase({"show", "5.0/Bolt/bolt_n3/llama31_405b"});
    CHECK(missing.exitCode == 3);
    CHECK(missing.out.empty());
    CHECK(contains(missing.err, "5.0/Bolt/bolt_n3/llama31_405b: not found"));
    CHECK(contains(missing.err, bolt));
    const auto wrong = bench.runOnDatabase({"show", "bolt_n2"});
    CHECK(wrong.exitCode == 2);
    CHECK(contains(wrong.err, "ROUND/SUBMITTER/SYSTEM/BENCHMARK"));
    CHECK(bench.runOnDatabase({"show"}).exitCode == 2);
}

}  // namespace podium::test
