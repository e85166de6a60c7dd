// SPDX-License-Identifier: GPL-3.0-or-later
// Where results are found: from wherever the user starts, and whatever lies in the way.
#include "db/mlperf/repository.h"

#include <algorithm>
#include <string>

#include <sys/stat.h>  // mkfifo
#include <unistd.h>    // seteuid

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
    folder.write("system/bert/output.log", ":::MLLOG {}\n");
    folder.write("system/bert/notes.log", "nothing of a run\n");
    CHECK(scanned(folder.path() / "system/bert", "5.0") == Lines{"5.0/unknown/system/bert 3 scaled"});
    CHECK(scanned(folder.path() / "system/bert/result_2.txt", "5.0") == Lines{"5.0/unknown/system/bert 1 scaled"});
    CHECK(scanned(folder.path() / "system/bert/output.log", "5.0") == Lines{"5.0/unknown/system/bert 1 scaled"});
    const auto notes = scan(folder.path() / "system/bert/notes.log", shippedTables(), "5.0");
    REQUIRE_FALSE(notes);
    CHECK(notes.error().code == ErrorCode::NothingToImport);
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
    // A link in a run's place counts as a run, which cannot be read.
    CHECK(scanned(folder.path() / "training_results_v5.0") == Lines{"5.0/NVIDIA/s/bert 4 published s.json"});
    auto issues = issuesOf(folder.path() / "training_results_v5.0");
    std::sort(issues.begin(), issues.end());
    CHECK(issues == Lines{"link-ignored Dell", "link-ignored NVIDIA/results/s/bert/loop"});

    // The path that the user names may be a link.
    fs::create_directory_symlink(folder.path() / "training_results_v5.0", folder.path() / "link");
    CHECK(scanned(folder.path() / "link") == Lines{"5.0/NVIDIA/s/bert 4 published s.json"});
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
    CHECK(scan(folder.path() / "training_results_v5.0/NVIDIA/results/s/bert/result_9.txt", shippedTables())
              .error()
              .detail == "neither a folder nor a regular file");
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
