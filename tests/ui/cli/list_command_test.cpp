// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <simdjson.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

constexpr const char* header =
    "reference,round,division,availability,submitter,system,benchmark,accelerator,vendor,generation,accelerators,nodes,"
    "time_to_train_min,raw_time_min,scaling_factor,runs,runs_failed,runs_dropped,verified,score_issue\n";
constexpr const char* rocketLine =
    "5.0/Acme/rocket_n2/llama31_405b,5.0,closed,Available on-premise,Acme,rocket_n2,llama31_405b,NVIDIA H100 SXM,"
    "NVIDIA,NVIDIA Hopper,16,2,25,25,1,3,0,0,true,\n";
constexpr const char* boltLine =
    "5.0/Bolt/bolt_n2/llama31_405b,5.0,closed,Available on-premise,Bolt,bolt_n2,llama31_405b,NVIDIA H100 SXM,NVIDIA,"
    "NVIDIA Hopper,16,2,67.5,45,1.5,3,0,0,true,\n";

/// A database with the two submissions of the small repository.
struct ListBench : CliBench {
    ListBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }

    [[nodiscard]] std::string csv(std::vector<std::string> filter) const
    {
        filter.insert(filter.begin(), "list");
        filter.push_back("--csv");
        const auto listed = runOnDatabase(filter);
        REQUIRE(listed.exitCode == 0);
        REQUIRE(listed.out.starts_with(header));
        return listed.out.substr(std::string_view(header).size());
    }
};

}  // namespace

TEST_CASE("list --csv has the stable columns, fastest first")
{
    const ListBench bench;
    CHECK(bench.csv({}) == std::string(rocketLine) + boltLine);
}

TEST_CASE("list filters by every option")
{
    const ListBench bench;
    CHECK(bench.csv({"--submitter", "acme"}) == rocketLine);
    CHECK(bench.csv({"--search", "bolt"}) == boltLine);
    CHECK(bench.csv({"--search", "\""}).empty());
    CHECK(bench.runOnDatabase({"list", "--search", "\""}).err ==
          "The words of --search hold no letter and no digit, so that no submission can match.\n");
    for (const std::vector<std::string>& all : std::vector<std::vector<std::string>>{
             {"--round", "5.0"},
             {"--round", "v5.0"},
             {"--round", "4.1,5.0"},
             {"--round", "4.1", "--round", "5.0"},
             {"--benchmark", "llama31_405b"},
             {"--accelerator", "h100"},
             {"--generation", "Hopper"},
             {"--generation", "nvidia hopper"},
             {"--division", "closed"},
             {"--availability", "onprem"},
             {"--min-accelerators", "16", "--max-accelerators", "16"},
             {"--submitter", "acme", "--submitter", "bolt"},
             {"--accelerator", "B200", "--accelerator", "h100"},
             {"--generation", "Blackwell", "--generation", "Hopper"},
             {"--division", "open", "--division", "closed"},
             {"--availability", "cloud", "--availability", "onprem"},
             {"--vendor", "nvidia"},
             {"--verified"},
         }) {
        CHECK(bench.csv(all) == std::string(rocketLine) + boltLine);
    }
    for (const std::vector<std::string>& none : std::vector<std::vector<std::string>>{
             {"--round", "4.1"},
             {"--benchmark", "bert"},
             {"--accelerator", "B200"},
             {"--generation", "Blackwell"},
             {"--division", "open"},
             {"--availability", "cloud"},
             {"--min-accelerators", "17"},
             {"--max-accelerators", "15"},
             {"--submitter", "nobody"},
             {"--unverified"},
         }) {
        CHECK(bench.csv(none).empty());
    }
}

TEST_CASE("list refuses words that name nothing, and says what there is")
{
    const ListBench bench;
    const auto round = bench.runOnDatabase({"list", "--round", "9.9"});
    CHECK(round.exitCode == 2);
    CHECK(round.out.empty());
    CHECK(round.err.find("9.9: not a known round; expected one of 0.5, 0.6, ") != std::string::npos);
    const auto benchmark = bench.runOnDatabase({"list", "--benchmark", "chess"});
    CHECK(benchmark.exitCode == 2);
    CHECK(benchmark.err.find("llama31_405b") != std::string::npos);
    CHECK(bench.runOnDatabase({"list", "--division", "half"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"list", "--vendor", "Acme"}).err.find("expected one of NVIDIA") != std::string::npos);
    CHECK(bench.runOnDatabase({"list", "--verified", "--unverified"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"list", "--min-accelerators", "many"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"list", "--max-accelerators", "-1"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"list", "--csv", "--json"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"list", "surplus"}).exitCode == 2);
}

TEST_CASE("list --json has the same columns")
{
    const ListBench bench;
    const auto listed = bench.runOnDatabase({"list", "--json"});
    CHECK(listed.exitCode == 0);
    simdjson::dom::parser parser;
    const simdjson::dom::array rows = parser.parse(listed.out);
    REQUIRE(rows.size() == 2);
    std::string names;
    for (const auto& [name, value] : rows.at(0).get_object()) {
        names += (names.empty() ? "" : ",") + std::string(name);
    }
    CHECK(names + '\n' == header);
    CHECK(double(rows.at(1).at_key("time_to_train_min")) == 67.5);
    CHECK(bool(rows.at(1).at_key("verified")));
}

TEST_CASE("list is an aligned table for people")
{
    const ListBench bench;
    CHECK(bench.runOnDatabase({"list"}).out ==
          "Round  Benchmark     Submitter  System     Accelerator      Accel.  Nodes  Minutes  Runs  Div.    "
          "Availability          Reference\n"
          "5.0    llama31_405b  Acme       rocket_n2  NVIDIA H100 SXM      16      2   25.000     3  closed  "
          "Available on-premise  5.0/Acme/rocket_n2/llama31_405b\n"
          "5.0    llama31_405b  Bolt       bolt_n2    NVIDIA H100 SXM      16      2   67.500     3  closed  "
          "Available on-premise  5.0/Bolt/bolt_n2/llama31_405b\n");
}

TEST_CASE("list fits into a terminal, with all its numbers")
{
    const ListBench bench;
    ProcessOptions options;
    options.terminalWidth = 80;
    const auto listed = bench.runOnDatabase({"list"}, options);
    CHECK(listed.exitCode == 0);
    std::size_t begin = 0;
    while (begin < listed.out.size()) {
        const auto end = listed.out.find('\n', begin);
        CHECK(end - begin <= 80 + 8);  // an ellipsis has three bytes
        begin = end + 1;
    }
    CHECK(listed.out.find("  16      2   25.000     3  ") != std::string::npos);
    CHECK(listed.out.find("Acme") != std::string::npos);
    CHECK(listed.out.find("Reference") == std::string::npos);
}

TEST_CASE("list marks what is unverified and what has no score")
{
    const CliBench bench;
    writeSubmission(bench.path("mine"), {"Mine", "box", "llama31_405b", {30.0, 20.0}, {}});
    REQUIRE(bench.runOnDatabase({"import", "mine", "--round", "5.0"}).exitCode == 1);
    CHECK(bench.runOnDatabase({"list"}).out.find("unverified, incomplete") != std::string::npos);
    CHECK(bench.runOnDatabase({"list", "--csv"}).out.find(",16,2,,,1,2,0,0,false,incomplete\n") != std::string::npos);
}

TEST_CASE("list says why nothing is shown")
{
    const ListBench bench;
    const auto none = bench.runOnDatabase({"list", "--round", "4.1"});
    CHECK(none.exitCode == 0);
    CHECK(none.out.empty());
    CHECK(none.err == "None of the 2 submissions matches. Leave an option out to see more.\n");
    const auto empty = bench.run({"--db", "empty.db", "list"});
    CHECK(empty.err.find("podium-cli import") != std::string::npos);
}

TEST_CASE("list cannot be turned into a formula or an escape sequence by a name")
{
    const CliBench bench;
    writeSubmission(bench.path("mine"), {"=cmd", "+sys\x1b[31m", "llama31_405b", {30.0, 20.0, 10.0}, {}});
    REQUIRE(bench.runOnDatabase({"import", "mine", "--round", "5.0"}).exitCode <= 1);
    const auto csv = bench.runOnDatabase({"list", "--csv"}).out;
    CHECK(csv.find("\n5.0/=cmd/+sys\x1b[31m/llama31_405b,5.0,") != std::string::npos);
    CHECK(csv.find(",'=cmd,'+sys\x1b[31m,") != std::string::npos);
    CHECK(bench.runOnDatabase({"list"}).out.find('\x1b') == std::string::npos);
}

}  // namespace podium::test
