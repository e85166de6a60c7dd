// SPDX-License-Identifier: GPL-3.0-or-later
// What the reader does with whole submissions, whatever their round.
#include "db/mlperf/submission_reader.h"

#include <string>
#include <utility>

#include <sys/stat.h>  // mkfifo

#include "db/mlperf/file_buffer.h"
#include "tests/db/mlperf/log_text.h"
#include "tests/db/mlperf/submission_text.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

using test::description;
using test::Files;
using test::mllog;
using test::mllogRun;
using test::readAll;
using test::status;

TEST_CASE("The description's division wins over the log's, and the difference is said", "[submission]")
{
    const std::string org = "training_results_v2.1/Intel/";
    const std::string text = readAll({{org + "results/s/resnet/result_0.txt", mllogRun(1)},
                                      {org + "systems/s.json", description(16, 0, "N/A", "Intel", "open")}});
    CHECK(text.find("| resnet | open |") != std::string::npos);
    CHECK(text.find(
              "info division-differs Intel/results/s/resnet:0 the logs say closed, the system description says open; "
              "the description counts\n") != std::string::npos);
}

TEST_CASE("A factor that cannot be used leaves the raw time and no score", "[submission]")
{
    const std::string content =
        GENERATE(as<std::string>{}, "", "{}", "[1.03]", "1.03", R"({"scaling_factor": "1.03"})",
                 R"({"scaling_factor": null})", R"({"scaling_factor": "2"})", R"({"scaling_factor": true})",
                 R"({"scaling_factor": NaN})", R"({"scaling_factor": 1e999})", R"({"scaling_factor": [1.03]})",
                 R"({"scaling_factor": 1.03)", "{\"scaling_factor\": 1.03}" + std::string(70'000, ' '));
    CAPTURE(content.substr(0, 40));
    const std::string folder = "training_results_v5.0/NVIDIA/results/s/resnet/";
    const std::string text = readAll({{folder + "result_0.txt", mllogRun(1)},
                                      {folder + "result_1.txt", mllogRun(2)},
                                      {folder + "result_2.txt", mllogRun(3)},
                                      {folder + "scaling.json", content}});
    CHECK(text.find("  - min = 2 x 1, 3 runs, 0 failed, 0 dropped, scaling-unreadable\n") != std::string::npos);
    CHECK(text.find(
              "error scaling-file-invalid NVIDIA/results/s/resnet/scaling.json:0 expected {\"scaling_factor\": NUMBER} "
              "with a number from 1 to 2; there is no official score without it\n") != std::string::npos);
}

TEST_CASE("A factor that cannot be leaves no official score", "[submission]")
{
    const std::string factor = GENERATE("0", "-1", "5e-324", "0.99", "0.9999999999999999", "2.0000001", "1e300");
    const std::string folder = "training_results_v5.0/NVIDIA/results/s/resnet/";
    const std::string text = readAll({{folder + "result_0.txt", mllogRun(1)},
                                      {folder + "result_1.txt", mllogRun(2)},
                                      {folder + "result_2.txt", mllogRun(3)},
                                      {folder + "scaling.json", R"({"scaling_factor": )" + factor + "}"}});
    CHECK(text.find("  - min = 2 x 1, 3 runs, 0 failed, 0 dropped, scaling-unreadable\n") != std::string::npos);
    CHECK(text.find("scaling.json:0 the factor is ") != std::string::npos);
    CHECK(text.find(", expected {\"scaling_factor\": NUMBER} with a number from 1 to 2; ") != std::string::npos);
}

TEST_CASE("The smallest and the largest factor are used", "[submission]")
{
    const auto [factor, minutes] = GENERATE(std::pair("1", "2"), std::pair("1.0", "2"), std::pair("2", "4"));
    const std::string folder = "training_results_v5.0/NVIDIA/results/s/resnet/";
    const std::string text = readAll({{folder + "result_0.txt", mllogRun(1)},
                                      {folder + "result_1.txt", mllogRun(2)},
                                      {folder + "result_2.txt", mllogRun(3)},
                                      {folder + "scaling.json", fmt::format(R"({{"scaling_factor": {}}})", factor)}});
    CHECK(text.find(fmt::format("  {} min = 2 x ", minutes)) != std::string::npos);
    CHECK(text.find("scaling-file-invalid") == std::string::npos);
}

TEST_CASE("A log that is too large, and a description and a scaling file that are, are named with their limit",
          "[submission]")
{
    const test::TemporaryFolder folder;
    const fs::path org = folder.path() / "training_results_v5.0/NVIDIA";
    for (int index = 0; index < 4; ++index) {
        folder.write(org / fmt::format("results/s/resnet/result_{}.txt", index), mllogRun(index + 1));
    }
    const auto resize = [&](const char* name, std::size_t size) {
        fs::resize_file(folder.write(org / name, "{}"), size);  // a hole: takes no room on the disk
    };
    resize("results/s/resnet/result_9.txt", FileBuffer::largestLog + 1);
    resize("results/s/resnet/scaling.json", FileBuffer::largestDescription + 1);
    resize("systems/s.json", FileBuffer::largestDescription + 1);
    const auto scan = mlperf::scan(folder.path(), test::shippedTables());
    REQUIRE(scan);
    const std::string text = test::print(SubmissionReader(test::shippedTables()).read(scan->directories.at(0)));
    CHECK(text.find("  - min = - x 1, 5 runs, 1 failed, 1 dropped, incomplete\n") != std::string::npos);
    CHECK(
        text.find("error file-unreadable NVIDIA/results/s/resnet/result_9.txt:0 has 256 MiB (268435457 bytes), at most "
                  "256 MiB are read; keep the log lines only (those with \":::ML\") and import it again\n") !=
        std::string::npos);
    CHECK(text.find(
              "error file-unreadable NVIDIA/systems/s.json:0 has 4 MiB (4194305 bytes), at most 4 MiB are read; it is "
              "no description or scaling file of a submission; put the right one there\n") != std::string::npos);
    CHECK(text.find("error file-unreadable NVIDIA/results/s/resnet/scaling.json:0 has 4 MiB") != std::string::npos);
}

TEST_CASE("A result file that is a link leaves no score: what it leads to may count", "[submission]")
{
    const test::TemporaryFolder folder;
    const fs::path place = folder.path() / "training_results_v5.0/NVIDIA/results/s/resnet";
    for (int index = 0; index < 4; ++index) {
        folder.write(place / fmt::format("result_{}.txt", index), mllogRun(index + 1));
    }
    const fs::path target = GENERATE("result_0.txt", "nowhere", "/etc/hostname", ".");
    fs::create_symlink(target, place / "result_4.txt");
    const auto scan = mlperf::scan(folder.path(), test::shippedTables());
    REQUIRE(scan);
    const std::string text = test::print(SubmissionReader(test::shippedTables()).read(scan->directories.at(0)));
    CHECK(text.find("  - min = - x 1, 5 runs, 1 failed, 1 dropped, incomplete\n") != std::string::npos);
    CHECK(text.find("resnet/result_4.txt unreadable -\n") != std::string::npos);
    CHECK(text.find("result_4.txt:0 a symbolic link, which is not followed; put what it leads to in its place\n") !=
          std::string::npos);
}

TEST_CASE("Links and pipes in the place of files", "[submission]")
{
    const test::TemporaryFolder folder;
    const fs::path org = folder.path() / "training_results_v5.0/NVIDIA";
    for (int index = 0; index < 4; ++index) {
        folder.write(org / fmt::format("results/s/resnet/result_{}.txt", index), mllogRun(index + 1));
    }
    const auto factor = folder.write("factor.json", R"({"scaling_factor": 2})");
    fs::create_symlink(factor, org / "results/s/resnet/scaling.json");
    fs::create_directories(org / "systems");
    REQUIRE(::mkfifo((org / "systems/s.json").c_str(), 0600) == 0);
    REQUIRE(::mkfifo((org / "results/s/resnet/result_9.txt").c_str(), 0600) == 0);
    const auto scan = mlperf::scan(folder.path(), test::shippedTables());
    REQUIRE(scan);
    const std::string text = test::print(SubmissionReader(test::shippedTables()).read(scan->directories.at(0)));
    CHECK(text.find("  - min = - x 1, 5 runs, 1 failed, 1 dropped, incomplete\n") != std::string::npos);
    CHECK(text.find("resnet/result_9.txt unreadable -\n") != std::string::npos);
    CHECK(text.find("error file-unreadable NVIDIA/systems/s.json:0 not a regular file\n") != std::string::npos);
    CHECK(text.find("error file-unreadable NVIDIA/results/s/resnet/result_9.txt:0 not a regular file\n") !=
          std::string::npos);
    CHECK(
        text.find(
            "error file-unreadable NVIDIA/results/s/resnet/scaling.json:0 a symbolic link, which is not followed; ") !=
        std::string::npos);
}

TEST_CASE("A round that the tables do not hold is read by the newest rules of its suite", "[submission]")
{
    const std::string folder = "training_results_v17.1/NVIDIA/results/s/llama31_8b/";
    const std::string text = readAll({{folder + "result_0.txt", mllogRun(1)},
                                      {folder + "result_1.txt", mllogRun(2)},
                                      {folder + "result_2.txt", mllogRun(3)}});
    CHECK(text.starts_with("17.1/NVIDIA/s/llama31_8b published\n  2 min = 2 x 1, 3 runs, 0 failed, 0 dropped\n"));
    CHECK(text.find("benchmark-unknown NVIDIA/results/s/llama31_8b:0 'llama31_8b' is no benchmark of round 17.1 that "
                    "the tables "
                    "know; scored by the rule of other rounds\n") != std::string::npos);
    CHECK(readAll({{"training_results_v17.1/N/results/s/newmodel/result_0.txt", ""}})
              .find("'newmodel' is no benchmark of round 17.1 that the tables know; scored with one run to drop\n") !=
          std::string::npos);
    const std::string open = readAll(
        {{"hpc_results_v9.9/N/results/s/deepcam/result_0.txt",
          mllog("submission_division", 0, "\"open\"") + mllog("init_start", 0) + mllog("init_stop", 31 * 60'000) +
              mllog("run_start", 31 * 60'000) + mllog("run_stop", 32 * 60'000, "null", status("success"))}});
    CHECK(open.find("init-too-long") != std::string::npos);  // HPC knows no longer limit for open
}

TEST_CASE("Batch sizes that differ within a submission are said", "[submission]")
{
    const std::string folder = "training_results_v1.0/Supermicro/results/s/dlrm/";
    const std::string text = readAll({{folder + "result_0.txt", mllog("global_batch_size", 0, "55296")},
                                      {folder + "result_1.txt", mllog("global_batch_size", 0, "60000")}});
    CHECK(text.find("info batch-sizes-differ Supermicro/results/s/dlrm:0 global batch sizes from 55296 to 60000 in one "
                    "submission\n") != std::string::npos);
}

TEST_CASE("Hashes: of the content, and of the times alone", "[submission]")
{
    const auto read = [](const Files& files) {
        const test::TemporaryFolder folder;
        for (const auto& [name, content] : files) {
            folder.write("training_results_v5.0/NVIDIA/" + name, content);
        }
        return SubmissionReader(test::shippedTables())
            .read(scan(folder.path(), test::shippedTables())->directories.at(0));
    };
    const std::string place = "results/s/resnet/";
    const auto first = read({{place + "result_0.txt", mllogRun(1)}, {place + "result_1.txt", mllogRun(2)}});
    const auto again = read({{place + "result_0.txt", mllogRun(1)}, {place + "result_1.txt", mllogRun(2)}});
    const auto swapped =
        read({{place + "result_0.txt", mllogRun(2)}, {place + "result_1.txt", "noise\n" + mllogRun(1)}});
    const auto scaled = read({{place + "result_0.txt", mllogRun(1)},
                              {place + "result_1.txt", mllogRun(2)},
                              {place + "scaling.json", R"({"scaling_factor": 1.1})"}});
    const auto described =
        read({{place + "result_0.txt", mllogRun(1)}, {place + "result_1.txt", mllogRun(2)}, {"systems/s.json", "{}"}});
    const auto other = read({{place + "result_0.txt", mllogRun(1)}, {place + "result_1.txt", mllogRun(3)}});
    CHECK(first.submission.contentHash == again.submission.contentHash);
    CHECK(first.submission.contentHash != swapped.submission.contentHash);
    CHECK(first.submission.contentHash != scaled.submission.contentHash);
    CHECK(first.submission.contentHash != described.submission.contentHash);
    CHECK(first.submission.runsHash == swapped.submission.runsHash);
    CHECK(first.submission.runsHash == scaled.submission.runsHash);
    CHECK(first.submission.runsHash != other.submission.runsHash);
    CHECK(first.submission.runs[1].contentHash == swapped.submission.runs[0].contentHash);
    CHECK(first.submission.runs[0].contentHash != swapped.submission.runs[1].contentHash);
    CHECK(read({{place + "result_0.txt", "no times"}}).submission.runsHash == "");
    CHECK(first.files == 2);
    CHECK(first.logs == 2);
    CHECK(described.files == 3);
    CHECK(described.logs == 2);
    CHECK(described.bytes == static_cast<std::int64_t>(mllogRun(1).size() + mllogRun(2).size() + 2));
}

TEST_CASE("A reader goes from one submission to the next without a trace", "[submission]")
{
    const test::TemporaryFolder folder;
    folder.write("training_results_v5.0/A/results/s/resnet/result_0.txt", mllogRun(1));
    folder.write("training_results_v5.0/B/results/s/resnet/result_0.txt", "nothing");
    const auto scan = mlperf::scan(folder.path(), test::shippedTables());
    REQUIRE(scan);
    SubmissionReader reader(test::shippedTables());
    const auto alone = test::print(SubmissionReader(test::shippedTables()).read(scan->directories.at(1)));
    CHECK(reader.read(scan->directories.at(0)).submission.system.division == Division::Closed);
    CHECK(test::print(reader.read(scan->directories.at(1))) == alone);
}

}  // namespace podium::mlperf
