// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of absurd size: no crash, little more memory than the input has bytes, and no long wait. Each is read in a
// process of its own, so that its memory and its time can be told.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/db/mlperf/log_text.h"
#include "tests/db/mlperf/submission_text.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define PODIUM_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PODIUM_SANITIZED 1
#endif
#endif

namespace podium::mlperf {

namespace fs = std::filesystem;

namespace {

#ifdef PODIUM_SANITIZED
// A sanitizer looks at the whole rest of a log at every search for a token, so that many lines take its time squared.
constexpr std::size_t mebibyte = std::size_t{1} << 17;
constexpr std::size_t manyLines = std::size_t{1} << 12;
#else
constexpr std::size_t mebibyte = std::size_t{1} << 20;
constexpr std::size_t manyLines = mebibyte;
#endif

struct Cost {
    bool ended = false;  ///< normally
    double seconds = 0;  ///< of processor time
    std::size_t mebibytes = 0;
};

/// What `work` costs in a child of this process.
Cost costOf(const std::function<void()>& work)
{
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        try {
            work();
        } catch (...) {
            ::_exit(1);
        }
        ::_exit(0);
    }
    int status = 0;
    struct rusage usage {};
    REQUIRE(::wait4(child, &status, 0, &usage) == child);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {WIFEXITED(status) && WEXITSTATUS(status) == 0, seconds(usage.ru_utime) + seconds(usage.ru_stime),
            static_cast<std::size_t>(usage.ru_maxrss) / 1024};
}

/// A published repository with one submission, whose files are written piece by piece.
class Repository {
public:
    Repository()
    {
        (void)test::shippedTables();  // before the process is forked
        m_folder.write(m_system, test::description(1, 8, "NVIDIA B200"));
        for (int index = 1; index < 4; ++index) {
            m_folder.write(log(index), test::mllogRun(index));
        }
    }

    [[nodiscard]] static fs::path log(int index)
    {
        return fmt::format("training_results_v5.0/NVIDIA/results/s/resnet/result_{}.txt", index);
    }
    [[nodiscard]] const fs::path& system() const { return m_system; }
    [[nodiscard]] const fs::path& scaling() const { return m_scaling; }

    /// `piece` until `size` bytes are there, between `head` and `tail`.
    void fill(const fs::path& file, std::string_view head, const std::string& piece, std::size_t size,
              std::string_view tail = "")
    {
        std::ofstream stream(m_folder.write(file, head), std::ios::binary | std::ios::app);
        std::string block;
        while (block.size() < std::min(size, mebibyte)) {
            block += piece;
        }
        for (std::size_t written = 0; written < size; written += block.size()) {
            stream << block;
        }
        stream << tail;
        REQUIRE(stream.good());
    }

    /// Reads the submission; `isRight` looks at what is found. The input may cost as much memory as it has bytes, a
    /// quarter more for the buffer to grow, and what any reading costs.
    void check(const std::function<bool(const ReadSubmission&)>& isRight, std::size_t inputMebibytes) const
    {
        const auto read = [&] {
            const auto found = scan(m_folder.path(), test::shippedTables());
            if (!found || found->directories.size() != 1) {
                std::abort();
            }
            SubmissionReader reader(test::shippedTables());
            if (!isRight(reader.read(found->directories.front()))) {
                std::abort();
            }
        };
        const Cost cost = costOf(read);
        CHECK(cost.ended);
#ifndef PODIUM_SANITIZED
        CHECK(cost.seconds < 2);
        CHECK(cost.mebibytes <= inputMebibytes * 5 / 4 + 64);
#else
        (void)inputMebibytes;
#endif
    }

private:
    test::TemporaryFolder m_folder;
    fs::path m_system = "training_results_v5.0/NVIDIA/systems/s.json";
    fs::path m_scaling = "training_results_v5.0/NVIDIA/results/s/resnet/scaling.json";
};

RunStatus firstStatus(const ReadSubmission& read) { return read.submission.runs.at(0).status; }

}  // namespace

TEST_CASE("A log of one line of 200 MB", "[large]")
{
    Repository repository;
    SECTION("without a token")
    {
        repository.fill(repository.log(0), "", "x", 200 * mebibyte);
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::NoResult; }, 200);
    }
    SECTION("one log line")
    {
        repository.fill(repository.log(0), ":::MLLOG {\"key\": \"run_start\", \"value\": \"", "x", 200 * mebibyte,
                        "\"}\n");
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::BrokenLog; }, 200);
    }
    SECTION("tokens all along")
    {
        repository.fill(repository.log(0), "", ":::MLLOG ", 200 * manyLines);
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::BrokenLog; }, 200);
    }
}

TEST_CASE("A log of many lines", "[large]")
{
    Repository repository;
    SECTION("a million broken ones")
    {
        repository.fill(repository.log(0), "", ":::MLLOG {\"key\": \"run_start\", \"value\": \n", 40 * manyLines);
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::BrokenLog; }, 40);
    }
    SECTION("that end in carriage returns alone")
    {
        repository.fill(repository.log(0), "", ":::MLLOG {\"key\": \"other\", \"time_ms\": 1}\r", 50 * manyLines);
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::NoResult; }, 50);
    }
    SECTION("empty ones")
    {
        repository.fill(repository.log(0), "", "\n", 100 * manyLines, test::mllogRun(1));
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::Success; }, 100);
    }
    SECTION("half a million starts")
    {
        repository.fill(repository.log(0), "", test::mllog("run_start", 1), 60 * manyLines);
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::NoResult; }, 60);
    }
}

TEST_CASE("Deep nesting and long keys", "[large]")
{
    Repository repository;
    SECTION("a hundred thousand lists in a log line")
    {
        repository.fill(repository.log(0), ":::MLLOG {\"key\": ", "[", mebibyte, "\n");
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::BrokenLog; }, 1);
    }
    SECTION("closed ones")
    {
        const std::string line =
            ":::MLLOG {\"key\": \"seed\", \"value\": " + std::string(100'000, '[') + std::string(100'000, ']') + "}";
        repository.fill(repository.log(0), line, "\n", 1);
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::BrokenLog; }, 1);
    }
    SECTION("a key of 10 MB")
    {
        repository.fill(repository.log(0), ":::MLLOG {\"time_ms\": 1, \"key\": \"", "k", 10 * mebibyte, "\"}\n");
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::NoResult; }, 10);
    }
    SECTION("a field's name of 10 MB")
    {
        repository.fill(repository.log(0), ":::MLLOG {\"", "k", 10 * mebibyte,
                        "\": 1, \"key\": \"run_start\", \"time_ms\": 1}\n");
        repository.check([](const auto& read) { return firstStatus(read) == RunStatus::BrokenLog; }, 10);
    }
    SECTION("a description of lists in lists")
    {
        repository.fill(repository.system(), "{\"a\": ", "[", mebibyte / 2);
        repository.check([](const auto& read) { return read.submission.system.fields.empty(); }, 1);
    }
    SECTION("a description of objects in objects with long names")
    {
        std::string text = "1";
        const std::string name(1000, 'n');
        for (int level = 0; level < 500; ++level) {
            text = "{\"" + name + "\": " + text + "}";
        }
        repository.fill(repository.system(), text, "\n", 1);
        repository.check(
            [](const auto& read) {
                return std::any_of(read.issues.begin(), read.issues.end(), [](const ImportIssue& issue) {
                    return issue.code == IssueCode::SystemFieldMissing;
                });
            },
            1);
    }
}

TEST_CASE("Large companions", "[large]")
{
    Repository repository;
    SECTION("a scaling.json of 50 MB")
    {
        repository.fill(repository.scaling(), "{\"scaling_factor\": 1.5, \"more\": \"", "x", 50 * mebibyte, "\"}");
        repository.check([](const auto& read) { return read.submission.score.issue == ScoreIssue::ScalingUnreadable; },
                         50);
    }
    SECTION("a description of 50 MB")
    {
        repository.fill(repository.system(), "{\"submitter\": \"NVIDIA\", \"more\": [", "{\"a\": 1},", 50 * mebibyte,
                        "1]}");
        repository.check(
            [](const auto& read) { return read.submission.system.fields.empty() && read.submission.score.minutes; },
            50);
    }
    SECTION("counts without end")
    {
        repository.fill(repository.system(), R"({"number_of_nodes": 1e308, "accelerators_per_node": "1e308",
            "host_processors_per_node": 1e999})",
                        "\n", 1);
        repository.check(
            [](const auto& read) {
                return read.submission.system.fields.size() == 3 && !read.submission.accelerators &&
                       !read.submission.hostProcessors;
            },
            1);
    }
}

TEST_CASE("A million evaluations", "[large]")
{
    Repository repository;
    repository.fill(repository.log(0), test::mllog("run_start", 1),
                    test::mllog("eval_accuracy", 60'000, "0.5", R"({"epoch_num": 1})"), 140 * manyLines);
    // Every evaluation is kept until the log ends: that is what may cost more than the text.
    repository.check([](const auto& read) { return read.submission.runs.at(0).curve.points.size() == 1; }, 280);
}

}  // namespace podium::mlperf
