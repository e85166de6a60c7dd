// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/reference_tables.h"

#include "tests/db/reference/shipped_tables.h"

using namespace podium;
using namespace podium::test;
using Words = std::vector<std::string>;

TEST_CASE("a round's id is understood as people write it")
{
    CHECK(ReferenceTables::roundIdFromText("5.0") == "5.0");
    CHECK(ReferenceTables::roundIdFromText("v5.0") == "5.0");
    CHECK(ReferenceTables::roundIdFromText(" V5.0\n") == "5.0");
    CHECK(ReferenceTables::roundIdFromText("5.0.0") == "5.0");
    CHECK(ReferenceTables::roundIdFromText("v0.5.0") == "0.5");
    CHECK(ReferenceTables::roundIdFromText("hpc-3.0") == "hpc-3.0");
    CHECK(ReferenceTables::roundIdFromText("HPC-v3.0") == "hpc-3.0");
    CHECK(ReferenceTables::roundIdFromText("12.34") == "12.34");
}

TEST_CASE("what is no round's id is refused")
{
    const auto text = GENERATE("", "5", "v", ".", "5.", ".0", "5.0.1", "5.0.0.0", "5.0x", "vv5.0", "-5.0", "5,0",
                               "5..0", "hpc", "hpc-", "hpc3.0", "1234.0", "5.0 6.0", "training_results_v5.0");
    CAPTURE(text);
    CHECK_FALSE(ReferenceTables::roundIdFromText(text));
}

TEST_CASE("a round is known by the folder that it is published under")
{
    const auto id = [](std::string_view folder) {
        const auto* round = shippedTables().roundOfRepository(folder);
        return round == nullptr ? std::string() : round->id;
    };
    CHECK(id("training_results_v5.0") == "5.0");
    CHECK(id("training_results_v0.5") == "0.5");
    CHECK(id("hpc_results_v3.0") == "hpc-3.0");
    CHECK(id("Training_Results_V5.1-main") == "5.1");
    CHECK(id("training_results_v5.0.tar.zst") == "5.0");
    CHECK(id("training_results_v5.0 (1)") == "5.0");
    CHECK(id("training_results_v5.0.1") == "");
    CHECK(id("training_results_v5.01") == "");
    CHECK(id("training_results_v5") == "");
    CHECK(id("my_training_results_v5.0") == "");
    CHECK(id("") == "");
}

TEST_CASE("every round says how its runs are read")
{
    const auto& tables = shippedTables();
    CHECK(tables.rounds().size() == 15);
    CHECK(tables.version() == "2026-06");
    CHECK(tables.round("9.9") == nullptr);

    const auto* first = tables.round("0.5");
    CHECK(first->dialect == LogDialect::Mlp05);
    CHECK(tables.round("0.6")->dialect == LogDialect::Mll);
    CHECK_FALSE(tables.round("0.6")->strictLines);
    CHECK_FALSE(tables.round("0.6")->initLimitMinutes);

    CHECK(tables.round("0.7")->dialect == LogDialect::Mllog);
    CHECK(tables.round("0.7")->strictLines);
    CHECK(tables.round("0.7")->initLimitMinutes == 20.0);
    CHECK(tables.round("1.1")->initLimitMinutes == 30.0);
    CHECK_FALSE(tables.round("1.1")->initLimitOpenMinutes);
    CHECK(tables.round("2.0")->initLimitOpenMinutes == 240.0);
    CHECK(tables.round("2.1")->requiredKeys.empty());
    CHECK(tables.round("hpc-3.0")->initLimitMinutes == 30.0);
    CHECK_FALSE(tables.round("hpc-3.0")->initLimitOpenMinutes);
    CHECK(tables.round("hpc-3.0")->suite == "MLPerf HPC");

    const auto& keys = tables.round("3.0")->requiredKeys;
    REQUIRE(keys.size() == 1);
    CHECK(keys[0].benchmark == "bert");
    CHECK(keys[0].division == Division::Closed);
    CHECK(keys[0].key == "opt_lamb_epsilon");

    CHECK(tables.round("5.0")->published == "2025-06-04");
    CHECK(tables.round("5.0")->url == "https://github.com/mlcommons/training_results_v5.0");
    CHECK(tables.round("6.0")->published == "");
}

TEST_CASE("a folder's benchmark depends on the round")
{
    const auto& tables = shippedTables();
    CHECK(tables.canonicalBenchmark("1.1", "ssd") == "ssd");
    CHECK(tables.canonicalBenchmark("2.0", "ssd") == "retinanet");
    CHECK(tables.canonicalBenchmark("4.1", "ssd") == "retinanet");
    CHECK_FALSE(tables.canonicalBenchmark("5.0", "ssd"));
    CHECK(tables.canonicalBenchmark("5.0", "retinanet") == "retinanet");
    CHECK(tables.canonicalBenchmark("4.0", "gnn") == "rgat");
    CHECK(tables.canonicalBenchmark("5.0", "rgat") == "rgat");
    CHECK(tables.canonicalBenchmark("0.6", "mask") == "maskrcnn");
    CHECK_FALSE(tables.canonicalBenchmark("0.7", "mask"));
    CHECK(tables.canonicalBenchmark("2.1", "dlrm") == "dlrm");
    CHECK_FALSE(tables.canonicalBenchmark("3.0", "dlrm"));
    CHECK(tables.canonicalBenchmark("5.0", "BERT") == "bert");
    CHECK_FALSE(tables.canonicalBenchmark("5.0", "unknown"));
    CHECK_FALSE(tables.canonicalBenchmark("7.0", "bert"));
    CHECK_FALSE(tables.canonicalBenchmark("", ""));
}

TEST_CASE("a user's word may mean several benchmarks")
{
    const auto& tables = shippedTables();
    CHECK(tables.benchmarksNamed("SSD") == Words{"ssd", "retinanet"});
    CHECK(tables.benchmarksNamed("gnn") == Words{"rgat"});
    CHECK(tables.benchmarksNamed("llama31_405b") == Words{"llama31_405b"});
    CHECK(tables.benchmarksNamed("llama").empty());
    CHECK(tables.benchmarksNamed("").empty());
}

TEST_CASE("benchmarks have titles, metrics and targets")
{
    const auto& tables = shippedTables();
    CHECK(tables.benchmark("llama31_405b")->title == "Llama 3.1 405B");
    CHECK(tables.benchmark("retinanet")->title == "RetinaNet");
    CHECK(tables.benchmark("resnet")->title == "ResNet-50");
    CHECK(tables.benchmark("gnn") == nullptr);
    CHECK(tables.benchmark("resnet")->higherIsBetter);
    CHECK_FALSE(tables.benchmark("llama31_405b")->higherIsBetter);

    const auto& targets = tables.benchmark("resnet")->targets;
    REQUIRE(targets.size() == 2);
    CHECK(targets[0].rounds == Words{"0.5"});
    CHECK(targets[0].value == 0.749);
    CHECK(targets[1].value == 0.759);
    CHECK_FALSE(targets[1].second);
    CHECK(tables.benchmark("maskrcnn")->targets.at(0).second == 0.339);

    for (const auto& benchmark : tables.benchmarks()) {
        CAPTURE(benchmark.key);
        CHECK(benchmark.maxDropped == (benchmark.key == "unet3d" ? 4 : 1));
    }
}

TEST_CASE("spans say which rounds compare")
{
    const auto& tables = shippedTables();
    CHECK(tables.span("resnet", "0.5") != tables.span("resnet", "0.6"));
    CHECK(tables.span("resnet", "0.6") == tables.span("resnet", "4.0"));
    CHECK(tables.span("bert", "0.7") != tables.span("bert", "1.0"));
    CHECK(tables.span("bert", "1.0") == tables.span("bert", "5.0"));
    CHECK(tables.span("bert", "5.1") == nullptr);
    CHECK(tables.span("gnmt", "0.5") != tables.span("gnmt", "0.6"));
    CHECK(tables.span("minigo", "0.6") != tables.span("minigo", "0.7"));
    CHECK(tables.span("rnnt", "1.0") != tables.span("rnnt", "1.1"));
    CHECK(tables.span("nothing", "5.0") == nullptr);

    const auto* llama = tables.span("llama31_405b", "5.1");
    REQUIRE(llama != nullptr);
    CHECK(llama->rounds == Words{"5.0", "5.1", "6.0"});
    CHECK(llama->noteAfter == "5.0");
    CHECK_FALSE(llama->note.empty());
    CHECK(tables.span("transformer", "0.5")->noteAfter == "0.5");
    CHECK(tables.span("bert", "5.0")->note == "");
}

TEST_CASE("every benchmark of a round has a span there")
{
    const auto& tables = shippedTables();
    for (const auto& round : tables.rounds()) {
        for (const auto& benchmark : tables.benchmarks()) {
            CAPTURE(round.id, benchmark.key);
            const bool known = tables.canonicalBenchmark(round.id, benchmark.key) == benchmark.key;
            CHECK(known == (tables.span(benchmark.key, round.id) != nullptr));
        }
    }
}

TEST_CASE("a submitter's name comes from the description, or else from the folder")
{
    const auto& tables = shippedTables();
    CHECK(tables.canonicalSubmitter("DellEMC", "Dell EMC") == "Dell");
    CHECK(tables.canonicalSubmitter("NVIDIA", "NVIDIA+CoreWeave") == "NVIDIA + CoreWeave");
    CHECK(tables.canonicalSubmitter("Supermicro", "SUPERMICRO") == "Supermicro");
    CHECK(tables.canonicalSubmitter("smc-ac-power", "") == "Sustainable Metal Cloud");
    CHECK(tables.canonicalSubmitter("nvidia", "") == "NVIDIA");
    CHECK(tables.canonicalSubmitter("NewOrg", " New Organisation ") == "New Organisation");
    CHECK(tables.canonicalSubmitter("NewOrg", "") == "NewOrg");
    CHECK(tables.canonicalSubmitter("", "") == "");
}

TEST_CASE("division and availability are understood in every published spelling")
{
    const auto& tables = shippedTables();
    for (const auto* text : {"closed", "close", "Closed", " closed "}) {
        CHECK(tables.division(text) == Division::Closed);
    }
    CHECK(tables.division("Open") == Division::Open);
    CHECK(tables.division("") == Division::Unknown);
    CHECK(tables.division("opened") == Division::Unknown);
    for (const auto* text : {"onprem", "on-prem", "on-premise", "available", "available on premise",
                             "Available on premise", "Available on-premise"}) {
        CHECK(tables.availability(text) == Availability::OnPremise);
    }
    for (const auto* text : {"cloud", "Cloud", "Available cloud", "Available Cloud", "Available in cloud"}) {
        CHECK(tables.availability(text) == Availability::Cloud);
    }
    CHECK(tables.availability("Preview") == Availability::Preview);
    CHECK(tables.availability("research") == Availability::Research);
    CHECK(tables.availability("Research, Development, or Internal (RDI)") == Availability::Research);
    CHECK(tables.availability("soon") == Availability::Unknown);
}

TEST_CASE("exceptions of single folders are known")
{
    const auto& exceptions = shippedTables().layoutExceptions();
    REQUIRE(exceptions.size() == 3);
    CHECK(exceptions[2].systemFolder == "v100-1280");
    CHECK(exceptions[2].description == "n160_pai_eflops");
    CHECK(exceptions[2].benchmark == "resnet");

    const auto& sizes = shippedTables().sizeOverrides();
    REQUIRE(sizes.size() == 4);
    CHECK(sizes[0].nodes * sizes[0].acceleratorsPerNode == 640);
    CHECK(sizes[1].nodes * sizes[1].acceleratorsPerNode == 512);
}

TEST_CASE("without tables nothing is known")
{
    const ReferenceTables none;
    CHECK(none.round("5.0") == nullptr);
    CHECK(none.roundOfRepository("training_results_v5.0") == nullptr);
    CHECK_FALSE(none.canonicalBenchmark("5.0", "bert"));
    CHECK(none.matchAccelerator({"NVIDIA H100", {}, {}, {}, 8}).name == "");
    CHECK(none.canonicalSubmitter("Folder", "Field") == "Field");
    CHECK(none.division("closed") == Division::Unknown);
}
