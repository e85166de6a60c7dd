// SPDX-License-Identifier: GPL-3.0-or-later
// Where results are found, in every layout that was published, and from wherever the user starts.
#include "db/mlperf/repository.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <sys/stat.h>  // mkfifo
#include <unistd.h>    // seteuid

#include "db/mlperf/repository_layout.h"
#include "tests/db/reference/shipped_tables.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

using test::shippedTables;
using test::TemporaryFolder;

namespace {

using Lines = std::vector<std::string>;

/// Writes `count` empty logs into a folder.
void addLogs(const TemporaryFolder& folder, const fs::path& below, int count = 1)
{
    for (int index = 0; index < count; ++index) {
        folder.write(below / fmt::format("result_{}.txt", index), "");
    }
}

/// A submission of the regular layout, with its description.
void addRegular(const TemporaryFolder& folder, const fs::path& org, const std::string& system, const std::string& benchmark)
{
    addLogs(folder, org / "results" / system / benchmark, 2);
    folder.write(org / "systems" / (system + ".json"), "{}");
}

/// What a scan found, one submission a line: reference, number of logs, and what goes with them.
Lines describe(const Scan& scan)
{
    Lines lines;
    for (const auto& directory : scan.directories) {
        lines.push_back(fmt::format("{} {}{}{}{}{}", reference(directory.key), directory.logs.size(),
                                    directory.published ? " published" : "", directory.weakScaling ? " weak" : "",
                                    directory.systemFile.empty() ? "" : " " + directory.systemFile.filename().string(),
                                    directory.scalingFile.empty() ? "" : " scaled"));
    }
    return lines;
}

Lines scanned(const fs::path& path, const std::optional<std::string>& round = std::nullopt)
{
    const auto result = scan(path, shippedTables(), round);
    if (!result) {
        FAIL(result.error().context << ": " << result.error().detail);
    }
    return describe(*result);
}

/// Issues of a scan, one a line.
Lines issuesOf(const fs::path& path)
{
    Lines lines;
    const auto result = scan(path, shippedTables());
    if (result) {
        for (const auto& issue : result->issues) {
            lines.push_back(fmt::format("{} {}", toString(issue.code), issue.file));
        }
    }
    return lines;
}

}  // namespace

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
    for (const auto* name : {"result_10.txt", "result_2.txt", "result_run1.txt", "result_.txt", "result_0.txt.bak", "result.txt",
                             ".!65506!result_4.txt", "rcp_checker.log", "recommendation_0.txt", "nvlog.json", "Result_1.txt",
                             "result_3.TXT", "result_4.log", "xresult_5.txt"}) {
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

TEST_CASE("A trailing slash, a relative path and dots make no difference", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "training_results_v5.0/NVIDIA", "dgx-b200", "bert");
    const Lines expected{"5.0/NVIDIA/dgx-b200/bert 2 published dgx-b200.json"};
    const std::string root = (folder.path() / "training_results_v5.0").string();
    CHECK(scanned(root) == expected);
    CHECK(scanned(root + "/") == expected);
    CHECK(scanned(root + "//") == expected);
    CHECK(scanned(root + "/./NVIDIA/..") == expected);
    const auto before = fs::current_path();
    fs::current_path(root);
    const auto here = scanned(".");
    const auto up = scanned("NVIDIA/results/../");
    fs::current_path(before);
    CHECK(here == expected);
    CHECK(up == expected);
}

TEST_CASE("A start anywhere in a repository finds what lies below it, under the same names", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "training_results_v5.0/NVIDIA", "dgx-b200", "bert");
    addRegular(folder, "training_results_v5.0/NVIDIA", "dgx-h100", "bert");
    addRegular(folder, "training_results_v5.0/Dell", "XE9680", "bert");
    const fs::path root = folder.path() / "training_results_v5.0";
    const std::string first = "5.0/NVIDIA/dgx-b200/bert 2 published dgx-b200.json";
    CHECK(scanned(root / "NVIDIA") == Lines{first, "5.0/NVIDIA/dgx-h100/bert 2 published dgx-h100.json"});
    CHECK(scanned(root / "NVIDIA/results") == Lines{first, "5.0/NVIDIA/dgx-h100/bert 2 published dgx-h100.json"});
    CHECK(scanned(root / "NVIDIA/results/dgx-b200") == Lines{first});
    CHECK(scanned(root / "NVIDIA/results/dgx-b200/bert") == Lines{first});
    CHECK(scanned(root / "NVIDIA/results/dgx-b200/bert/result_1.txt") ==
          Lines{"5.0/NVIDIA/dgx-b200/bert 1 published dgx-b200.json"});
    CHECK(scan(root / "NVIDIA/results/dgx-b200/bert/result_1.txt", shippedTables())->root == fs::canonical(root));
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
        {"training_results_v5.01", "5.01/NVIDIA/s/bert 2 published s.json"},
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

TEST_CASE("A renamed root: the round given by hand, nothing is taken for published", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "renamed/NVIDIA", "s", "bert");
    addRegular(folder, "training_results_v5.0/NVIDIA", "s", "bert");
    CHECK(scanned(folder.path() / "renamed", "4.1") == Lines{"4.1/NVIDIA/s/bert 2 s.json"});
    CHECK(scanned(folder.path() / "renamed/NVIDIA/results/s/bert", "4.1") == Lines{"4.1/NVIDIA/s/bert 2 s.json"});
    CHECK(scanned(folder.path() / "training_results_v5.0", "4.1") == Lines{"4.1/NVIDIA/s/bert 2 s.json"});
    CHECK(scanned(folder.path() / "training_results_v5.0", "5.0") == Lines{"5.0/NVIDIA/s/bert 2 published s.json"});
    CHECK(scan(folder.path() / "renamed", shippedTables())->root == fs::canonical(folder.path() / "renamed"));
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
    CHECK(issuesOf(folder.path() / root) ==
          Lines{"file-ignored Habana/results/s/resnet/bert", "file-ignored Intel/results",
                "file-ignored Intel/results/t/minigo/processed_logs/a/b", "file-ignored Intel/results/t/minigo/raw_logs"});
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
    CHECK(scanned(folder.path() / "training_results_v0.5/v0.5.0/google/resnet-tpuv2-512/results/tpu") == Lines{expected[1]});

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

TEST_CASE("HPC: strong and weak are part of the system; pruned results are left out", "[repository]")
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

TEST_CASE("A submitter's folder copied out", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "NVIDIA", "s", "bert");
    CHECK(scanned(folder.path() / "NVIDIA") == Lines{"/NVIDIA/s/bert 2 s.json"});
    CHECK(scanned(folder.path() / "NVIDIA", "5.0") == Lines{"5.0/NVIDIA/s/bert 2 s.json"});
}

TEST_CASE("A system's folder copied out", "[repository]")
{
    const TemporaryFolder folder;
    addLogs(folder, "dgx-b200/bert", 2);
    addLogs(folder, "dgx-b200/flux1", 2);
    addLogs(folder, "dgx-b200/bert/old");
    folder.write("dgx-b200/entry.json", "{}");
    CHECK(scanned(folder.path() / "dgx-b200", "5.1") ==
          Lines{"5.1/unknown/dgx-b200/bert 2 entry.json", "5.1/unknown/dgx-b200/flux1 2 entry.json"});
    CHECK(issuesOf(folder.path() / "dgx-b200") == Lines{"file-ignored bert/old"});

    addLogs(folder, "eos_n256/strong/deepcam");
    addLogs(folder, "eos_n256/weak/cosmoflow");
    addLogs(folder, "eos_n256/weak/cosmoflow/pruned_results");
    const Lines hpc{"hpc-3.0/unknown/eos_n256/strong/deepcam 1", "hpc-3.0/unknown/eos_n256/weak/cosmoflow 1 weak"};
    CHECK(scanned(folder.path() / "eos_n256", "hpc-3.0") == hpc);
    CHECK(scanned(folder.path() / "eos_n256/weak", "hpc-3.0") == Lines{hpc[1]});
    CHECK(scanned(folder.path() / "eos_n256/weak/cosmoflow", "hpc-3.0") == Lines{hpc[1]});
}

TEST_CASE("A benchmark's folder or a single log copied out", "[repository]")
{
    const TemporaryFolder folder;
    addLogs(folder, "system/bert", 3);
    folder.write("system/bert/scaling.json", "{}");
    folder.write("system/bert/output.log", "");
    CHECK(scanned(folder.path() / "system/bert", "5.0") == Lines{"5.0/unknown/system/bert 3 scaled"});
    CHECK(scanned(folder.path() / "system/bert/result_2.txt", "5.0") == Lines{"5.0/unknown/system/bert 1 scaled"});
    CHECK(scanned(folder.path() / "system/bert/output.log", "5.0") == Lines{"5.0/unknown/system/bert 1 scaled"});
    CHECK(scan(folder.path() / "system/bert/result_2.txt", shippedTables())->root ==
          fs::canonical(folder.path() / "system/bert"));
}

TEST_CASE("Files called result_*.txt anywhere else are no submissions", "[repository]")
{
    const TemporaryFolder folder;
    addLogs(folder, "home/projects/tests/data");
    addLogs(folder, "training_results_v5.0/NVIDIA/benchmarks/bert/logs");
    const auto result = scan(folder.path() / "home", shippedTables());
    REQUIRE_FALSE(result);
    CHECK(result.error().code == ErrorCode::NothingToImport);
    CHECK(issuesOf(folder.path() / "training_results_v5.0").empty());
    CHECK_FALSE(scan(folder.path() / "training_results_v5.0/NVIDIA/benchmarks/bert/logs", shippedTables()));
}

TEST_CASE("Names with blanks, signs and bytes that are not UTF-8", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path root = "training_results_v2.0";
    addRegular(folder, root / "IBM+CoreWeave", "X660 G45_SXM4-40G_mxnet", "resnet");
    addRegular(folder, root / "IBM+CoreWeave", "as-2124gq-nart+", "resnet");
    addRegular(folder, root / "IBM+CoreWeave", "caf\xe9", "resnet");
    addRegular(folder, root / "IBM+CoreWeave", "line\nfeed;--", "resnet");
    CHECK(scanned(folder.path()) ==
          Lines{"2.0/IBM+CoreWeave/X660 G45_SXM4-40G_mxnet/resnet 2 published X660 G45_SXM4-40G_mxnet.json",
                "2.0/IBM+CoreWeave/as-2124gq-nart+/resnet 2 published as-2124gq-nart+.json",
                "2.0/IBM+CoreWeave/caf\xc3\xa9/resnet 2 published caf\xe9.json",
                "2.0/IBM+CoreWeave/line\nfeed;--/resnet 2 published line\nfeed;--.json"});
}

TEST_CASE("Symbolic links are not followed, and said", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path place = folder.path() / "training_results_v5.0/NVIDIA/results/s/bert";
    addRegular(folder, "training_results_v5.0/NVIDIA", "s", "bert");
    addRegular(folder, "elsewhere/Dell", "t", "bert");
    fs::create_symlink("result_0.txt", place / "result_2.txt");
    fs::create_symlink("nowhere", place / "result_3.txt");
    fs::create_symlink("nowhere", place / "notes.txt");
    fs::create_directory_symlink(folder.path() / "elsewhere/Dell", folder.path() / "training_results_v5.0/Dell");
    fs::create_directory_symlink("..", place / "loop");
    CHECK(scanned(folder.path() / "training_results_v5.0") == Lines{"5.0/NVIDIA/s/bert 2 published s.json"});
    auto issues = issuesOf(folder.path() / "training_results_v5.0");
    std::sort(issues.begin(), issues.end());
    CHECK(issues == Lines{"link-ignored Dell", "link-ignored NVIDIA/results/s/bert/loop",
                          "link-ignored NVIDIA/results/s/bert/result_2.txt", "link-ignored NVIDIA/results/s/bert/result_3.txt"});

    // The path that the user names may be a link.
    fs::create_directory_symlink(folder.path() / "training_results_v5.0", folder.path() / "link");
    CHECK(scanned(folder.path() / "link") == Lines{"5.0/NVIDIA/s/bert 2 published s.json"});
    CHECK(scanned(place / "result_2.txt") == Lines{"5.0/NVIDIA/s/bert 1 published s.json"});
}

TEST_CASE("Companions that cannot be read are not passed over", "[repository]")
{
    const TemporaryFolder folder;
    const fs::path org = "training_results_v5.0/NVIDIA";
    addLogs(folder, org / "results/s/bert");
    const auto real = folder.write("real.json", "{}");
    fs::create_directories(folder.path() / org / "systems");
    fs::create_symlink(real, folder.path() / org / "systems/s.json");
    fs::create_symlink(real, folder.path() / org / "results/s/bert/scaling.json");
    CHECK(scanned(folder.path()) == Lines{"5.0/NVIDIA/s/bert 1 published s.json scaled"});
}

TEST_CASE("A pipe that bears a log's name is listed, and does not stop the scan", "[repository]")
{
    const TemporaryFolder folder;
    addLogs(folder, "training_results_v5.0/NVIDIA/results/s/bert");
    REQUIRE(::mkfifo((folder.path() / "training_results_v5.0/NVIDIA/results/s/bert/result_9.txt").c_str(), 0600) == 0);
    CHECK(scanned(folder.path()) == Lines{"5.0/NVIDIA/s/bert 2 published"});
    CHECK(scan(folder.path() / "training_results_v5.0/NVIDIA/results/s/bert/result_9.txt", shippedTables()).error().detail ==
          "neither a folder nor a regular file");
}

TEST_CASE("A folder that bears a log's name is a folder", "[repository]")
{
    const TemporaryFolder folder;
    addLogs(folder, "training_results_v5.0/NVIDIA/results/s/bert");
    fs::create_directory(folder.path() / "training_results_v5.0/NVIDIA/results/s/bert/result_1.txt");
    CHECK(scanned(folder.path()) == Lines{"5.0/NVIDIA/s/bert 1 published"});
}

TEST_CASE("Nothing to import, and why", "[repository]")
{
    const TemporaryFolder folder;
    const auto missing = scan(folder.path() / "missing", shippedTables());
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == ErrorCode::FileUnreadable);
    CHECK(missing.error().context == (folder.path() / "missing").string());
    CHECK(missing.error().detail == "No such file or directory");

    const auto empty = scan(folder.path(), shippedTables());
    REQUIRE_FALSE(empty);
    CHECK(empty.error().code == ErrorCode::NothingToImport);
    CHECK(empty.error().context == folder.path().string());
    CHECK(empty.error().detail == "no result_*.txt below SUBMITTER/results/SYSTEM/BENCHMARK");

    CHECK(scan("", shippedTables()).error().code == ErrorCode::FileUnreadable);
    CHECK(scan("/dev/null", shippedTables()).error().code == ErrorCode::FileUnreadable);
}

TEST_CASE("A folder that may not be read", "[repository]")
{
    const TemporaryFolder folder;
    addRegular(folder, "training_results_v5.0/NVIDIA", "s", "bert");
    addRegular(folder, "training_results_v5.0/Dell", "t", "bert");
    const fs::path closed = folder.path() / "training_results_v5.0/Dell/results/t";
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(closed, fs::perms::none);
    // Mode bits do not bind root.
    const bool isRoot = ::geteuid() == 0;
    REQUIRE((!isRoot || ::seteuid(65534) == 0));
    const auto whole = scan(folder.path(), shippedTables());
    const auto alone = scan(closed, shippedTables());
    REQUIRE((!isRoot || ::seteuid(0) == 0));
    fs::permissions(closed, fs::perms::all);

    REQUIRE(whole);
    CHECK(describe(*whole) == Lines{"5.0/NVIDIA/s/bert 2 published s.json"});
    REQUIRE(whole->issues.size() == 1);
    CHECK(whole->issues[0].severity == Severity::Error);
    CHECK(whole->issues[0].code == IssueCode::FileUnreadable);
    CHECK(whole->issues[0].file == "training_results_v5.0/Dell/results/t");
    CHECK(whole->issues[0].detail == "Permission denied");
    REQUIRE_FALSE(alone);
    CHECK(alone.error().code == ErrorCode::FileUnreadable);
    CHECK(alone.error().detail.ends_with(": Permission denied"));
}

TEST_CASE("Endless depth ends", "[repository]")
{
    const TemporaryFolder folder;
    fs::path deep = "training_results_v5.0";
    for (int level = 0; level < 40; ++level) {
        deep /= "d";
    }
    addLogs(folder, deep / "results/s/bert");
    CHECK(scan(folder.path(), shippedTables()).error().code == ErrorCode::NothingToImport);
}

}  // namespace podium::mlperf
