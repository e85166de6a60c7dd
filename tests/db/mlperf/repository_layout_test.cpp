// SPDX-License-Identifier: GPL-3.0-or-later
// Where results are found, in every layout that was published.
#include "db/mlperf/repository.h"

#include <string>

#include "tests/db/mlperf/scan_text.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

using test::addLogs;
using test::addRegular;
using test::describe;
using test::issuesOf;
using test::Lines;
using test::scanned;
using test::shippedTables;
using test::TemporaryFolder;

TEST_CASE("The regular layout", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path root = "training_results_v5.0";
    addRegular(folder, root / "NVIDIA", "dgx-b200", "bert");
    addRegular(folder, root / "NVIDIA", "dgx-b200", "llama31_405b");
    addRegular(folder, root / "Dell", "XE9680x8H100", "ssd");
    folder.write(root / "NVIDIA/results/dgx-b200/bert/scaling.json", "{}");
    folder.write(root / "README.md", "");
    const auto result = scan(folder.path() / root, shippedTables());
    REQUIRE(result);
    CHECK(describe(*result) == Lines{"5.0/Dell/XE9680x8H100/ssd 2 published XE9680x8H100.json",
                                     "5.0/NVIDIA/dgx-b200/bert 2 published dgx-b200.json scaled",
                                     "5.0/NVIDIA/dgx-b200/llama31_405b 2 published dgx-b200.json"});
    CHECK(result->issues.empty());
    CHECK(result->root == fs::canonical(folder.path() / root));
    CHECK(result->directories[1].folder == result->root / "NVIDIA/results/dgx-b200/bert");
    CHECK(result->directories[1].logs[1] == result->root / "NVIDIA/results/dgx-b200/bert/result_1.txt");
}

TEST_CASE("Only result_*.txt are logs, in natural order", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path place = "training_results_v1.1/Lenovo/results/s/resnet";
    for (const auto* name : {"result_10.txt", "result_2.txt", "result_run1.txt", "result_.txt", "result_0.txt.bak",
                             "result.txt", ".!65506!result_4.txt", "rcp_checker.log", "recommendation_0.txt",
                             "nvlog.json", "Result_1.txt", "result_3.TXT", "result_4.log", "xresult_5.txt"}) {
        folder.write(place / name, "");
    }
    const auto result = scan(folder.path(), shippedTables());
    REQUIRE(result);
    REQUIRE(result->directories.size() == 1);
    Lines names;
    for (const auto& log : result->directories[0].logs) {
        names.push_back(log.filename().string());
    }
    CHECK(names == Lines{"result_.txt", "result_2.txt", "result_10.txt", "result_run1.txt"});
    CHECK(result->issues.empty());
}

TEST_CASE("The name of the root tells the round", "[repository]")
{
    struct Case {
        std::string name;
        std::string expected;
    };
    const auto [name, expected] = GENERATE(values<Case>({
        {"training_results_v5.0", "5.0/NVIDIA/s/bert 2 published s.json"},
        {"training_results_v5.0-main", "5.0/NVIDIA/s/bert 2 published s.json"},
        {"training_results_v0.7-master", "0.7/NVIDIA/s/bert 2 published s.json"},
        {"hpc_results_v3.0", "hpc-3.0/NVIDIA/s/bert 2 published s.json"},
        {"training_results_v17.1", "17.1/NVIDIA/s/bert 2 published s.json"},
        {"training_results_v17.1-main", "17.1/NVIDIA/s/bert 2 published s.json"},
        {"training_results_v5.01", "/NVIDIA/s/bert 2 s.json"},
        {"training_results_v5.0beta", "/NVIDIA/s/bert 2 s.json"},
        {"training_results_v5", "/NVIDIA/s/bert 2 s.json"},
        {"training_results_v", "/NVIDIA/s/bert 2 s.json"},
        {"my results of 5.0", "/NVIDIA/s/bert 2 s.json"},
    }));
    CAPTURE(name);
    const TemporaryFolder folder;
    addRegular(folder, fs::path(name) / "NVIDIA", "s", "bert");
    CHECK(scanned(folder.path() / name) == Lines{expected});
}

TEST_CASE("Several repositories in one folder, whatever else lies beside them", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "training_results_v5.0/NVIDIA", "s", "bert");
    addRegular(folder, "training_results_v5.1/NVIDIA", "s", "flux1");
    addRegular(folder, "hpc_results_v3.0/NVIDIA", "s", "oc20");
    folder.write("results/of/my/own.txt", "");
    const auto result = scan(folder.path(), shippedTables());
    REQUIRE(result);
    CHECK(describe(*result) == Lines{"5.0/NVIDIA/s/bert 2 published s.json", "5.1/NVIDIA/s/flux1 2 published s.json",
                                     "hpc-3.0/NVIDIA/s/oc20 2 published s.json"});
    CHECK(result->root == fs::canonical(folder.path()));
}

TEST_CASE("Code beside results is not searched", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "training_results_v1.0/Intel", "s", "minigo");
    addLogs(folder, "training_results_v1.0/Intel/benchmarks/minigo/results/x/y");
    addLogs(folder, "training_results_v1.0/Intel/systems/results/x/y");
    addLogs(folder, "training_results_v1.0/.git/results/x/y");
    CHECK(scanned(folder.path()) == Lines{"1.0/Intel/s/minigo 2 published s.json"});
    CHECK(issuesOf(folder.path()).empty());
}

TEST_CASE("Folders that are too deep are left out and said", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path root = "training_results_v1.0";
    addRegular(folder, root / "Habana", "s", "resnet");
    addLogs(folder, root / "Habana/results/s/resnet/bert");  // a copy of the folder beside it
    addRegular(folder, root / "Intel", "t", "minigo");
    addLogs(folder, root / "Intel/results/t/minigo/raw_logs");
    addLogs(folder, root / "Intel/results/t/minigo/processed_logs/a/b");
    addLogs(folder, root / "Intel/results/t/minigo/power/result_0");  // measurements, no word about them
    addLogs(folder, root / "Intel/results");
    CHECK(scanned(folder.path()) ==
          Lines{"1.0/Habana/s/resnet 2 published s.json", "1.0/Intel/t/minigo 2 published t.json"});
    CHECK(issuesOf(folder.path() / root) == Lines{"file-ignored Habana/results/s/resnet/bert",
                                                  "file-ignored Intel/results",
                                                  "file-ignored Intel/results/t/minigo/processed_logs/a/b",
                                                  "file-ignored Intel/results/t/minigo/raw_logs"});
}

TEST_CASE("A folder without a level for the benchmark is left out, but for those that the tables name", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path alibaba = "training_results_v0.7/Alibaba";
    addLogs(folder, alibaba / "results/v100-256", 5);
    folder.write(alibaba / "results/a100-8/resnet/1.log", "");
    folder.write(alibaba / "systems/n32_pai_eflops.json", "{}");
    folder.write(alibaba / "systems/n1_A100.json", "{}");
    addLogs(folder, alibaba / "results/v100-4096");
    const auto result = scan(folder.path(), shippedTables());
    REQUIRE(result);
    CHECK(describe(*result) == Lines{"0.7/Alibaba/v100-256/resnet 5 published n32_pai_eflops.json"});
    CHECK(result->directories[0].targetDecides);
    CHECK(issuesOf(folder.path() / alibaba) == Lines{"file-ignored results/v100-4096"});
    fs::rename(folder.path() / "training_results_v0.7", folder.path() / "renamed");
    CHECK(scanned(folder.path() / "renamed", "0.7") == Lines{"0.7/Alibaba/v100-256/resnet 5 n32_pai_eflops.json"});
}

TEST_CASE("v0.6 Alibaba: no systems folder, entry.json beside the benchmarks", "[repository]")
{
    const TemporaryFolder folder;
    addLogs(folder, "training_results_v0.6/Alibaba/results/sinian/resnet", 5);
    folder.write("training_results_v0.6/Alibaba/results/sinian/entry.json", "{}");
    folder.write("training_results_v0.6/Alibaba/code/resnet/full_model.txt", "");
    CHECK(scanned(folder.path()) == Lines{"0.6/Alibaba/sinian/resnet 5 published entry.json"});
}

TEST_CASE("v0.5: folders nested between submitter and results are part of the system", "[repository]")
{
    const TemporaryFolder folder;
    const auto add = [&](const std::string& place) {
        addLogs(folder, place, 3);
        folder.write(fs::path(place).parent_path() / "entry.json", "{}");
    };
    add("training_results_v0.5/v0.5.0/google/cloud_v3.8/gnmt-tpuv3-8/results/tpu/gnmt");
    add("training_results_v0.5/v0.5.0/google/resnet-tpuv2-512/results/tpu/resnet");
    add("training_results_v0.5/v0.5.0/nvidia/submission/results/dgx1_ngc18.11_mxnet/resnet");
    addLogs(folder, "training_results_v0.5/v0.5.0/nvidia/submission/code/resnet/logs");
    const Lines expected{"0.5/google/cloud_v3.8/gnmt-tpuv3-8/tpu/gnmt 3 published entry.json",
                         "0.5/google/resnet-tpuv2-512/tpu/resnet 3 published entry.json",
                         "0.5/nvidia/submission/dgx1_ngc18.11_mxnet/resnet 3 published entry.json"};
    CHECK(scanned(folder.path()) == expected);
    CHECK(issuesOf(folder.path() / "training_results_v0.5") ==
          Lines{"file-ignored v0.5.0/nvidia/submission/code/resnet/logs"});
    CHECK(scanned(folder.path() / "training_results_v0.5/v0.5.0/google/resnet-tpuv2-512/results/tpu") ==
          Lines{expected[1]});

    fs::rename(folder.path() / "training_results_v0.5", folder.path() / "renamed");
    const Lines unpublished{"0.5/google/cloud_v3.8/gnmt-tpuv3-8/tpu/gnmt 3 entry.json",
                            "0.5/google/resnet-tpuv2-512/tpu/resnet 3 entry.json",
                            "0.5/nvidia/submission/dgx1_ngc18.11_mxnet/resnet 3 entry.json"};
    CHECK(scanned(folder.path() / "renamed", "0.5") == unpublished);
    CHECK(scanned(folder.path() / "renamed/v0.5.0", "0.5") == unpublished);
    CHECK(scanned(folder.path() / "renamed/v0.5.0/google", "0.5") == Lines{unpublished[0], unpublished[1]});
    CHECK(scanned(folder.path() / "renamed/v0.5.0/google/cloud_v3.8/gnmt-tpuv3-8/results/tpu/gnmt", "0.5") ==
          Lines{unpublished[0]});

    // The same tree without the folder v0.5.0, as it was published at first.
    fs::rename(folder.path() / "renamed/v0.5.0", folder.path() / "training_results_v0.5");
    CHECK(scanned(folder.path() / "training_results_v0.5") == expected);
}

TEST_CASE("HPC: strong and weak are part of the system, pruned results are left out", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path org = "hpc_results_v3.0/NVIDIA";
    addRegular(folder, org, "eos_n256", "strong/deepcam");
    addRegular(folder, org, "eos_n256", "weak/cosmoflow");
    folder.write(org / "systems/eos_n256.json", "{}");
    addLogs(folder, org / "results/eos_n256/weak/cosmoflow/pruned_results");
    CHECK(scanned(folder.path()) == Lines{"hpc-3.0/NVIDIA/eos_n256/strong/deepcam 2 published eos_n256.json",
                                          "hpc-3.0/NVIDIA/eos_n256/weak/cosmoflow 2 published weak eos_n256.json"});
    CHECK(issuesOf(folder.path() / org) == Lines{"file-ignored results/eos_n256/weak/cosmoflow/pruned_results"});
    CHECK(scanned(folder.path() / org / "results/eos_n256/weak") ==
          Lines{"hpc-3.0/NVIDIA/eos_n256/weak/cosmoflow 2 published weak eos_n256.json"});
}

}  // namespace podium::mlperf
