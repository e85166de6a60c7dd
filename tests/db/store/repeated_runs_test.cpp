// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;

namespace {

Submission withRuns(const std::string& reference, const std::string& runs, const std::string& benchmark = {})
{
    auto submission = submissionOf(reference);
    submission.runsHash = runs;
    submission.contentHash = reference + " with " + runs;
    if (!benchmark.empty()) {
        submission.benchmark = benchmark;
    }
    return submission;
}

struct Fixture {
    TemporaryFolder folder;
    store::Database database = openDatabase(folder.path() / "data.db");

    std::string repeats(const std::string& reference) const
    {
        return loadSubmission(database, parseReference(reference).value()).value().sameRunsAs;
    }
};

}  // namespace

TEST_CASE_METHOD(Fixture,
                 "Runs that came again name the earliest submission that holds them, whatever the order they came in")
{
    importAll(database, {withRuns("4.1/NVIDIA/eos/bert", "r"), withRuns("3.1/NVIDIA/eos/bert", "r"),
                         withRuns("10.0/NVIDIA/eos/bert", "r"), withRuns("4.1/NVIDIA/eos/gpt3", "other")});
    importAll(database, {withRuns("3.0/NVIDIA/dgxh100/bert", "r")});
    CHECK(repeats("3.0/NVIDIA/dgxh100/bert").empty());
    CHECK(repeats("3.1/NVIDIA/eos/bert") == "3.0/NVIDIA/dgxh100/bert");
    CHECK(repeats("4.1/NVIDIA/eos/bert") == "3.0/NVIDIA/dgxh100/bert");
    CHECK(repeats("10.0/NVIDIA/eos/bert") == "3.0/NVIDIA/dgxh100/bert");
    CHECK(repeats("4.1/NVIDIA/eos/gpt3").empty());
}

TEST_CASE_METHOD(Fixture, "Within a round the earlier reference is the first")
{
    // As published: 4.1 Dell, where "-POWER/" comes before "/".
    importAll(database, {withRuns("4.1/Dell/8xXE9680x8H100-SXM-80GB/llama2_70b_lora", "r"),
                         withRuns("4.1/Dell/8xXE9680x8H100-SXM-80GB-POWER/llama2_70b_lora", "r")});
    CHECK(repeats("4.1/Dell/8xXE9680x8H100-SXM-80GB/llama2_70b_lora") ==
          "4.1/Dell/8xXE9680x8H100-SXM-80GB-POWER/llama2_70b_lora");
    CHECK(repeats("4.1/Dell/8xXE9680x8H100-SXM-80GB-POWER/llama2_70b_lora").empty());
}

TEST_CASE_METHOD(Fixture, "The benchmark counts by its canonical key, not by its folder")
{
    importAll(database, {withRuns("3.0/xFusion/g/ssd", "r", "retinanet"), withRuns("5.0/xFusion/g/retinanet", "r"),
                         withRuns("5.0/xFusion/g/ssd", "r", "ssd")});
    CHECK(repeats("5.0/xFusion/g/retinanet") == "3.0/xFusion/g/ssd");
    CHECK(repeats("5.0/xFusion/g/ssd").empty());
}

TEST_CASE_METHOD(Fixture, "Submissions of whose runs nothing is known repeat nothing")
{
    importAll(database, {withRuns("4.0/a/b/bert", ""), withRuns("4.1/a/b/bert", "")});
    CHECK(repeats("4.1/a/b/bert").empty());
}

TEST_CASE_METHOD(Fixture, "Marks follow the runs when content is replaced")
{
    importAll(database, {withRuns("3.0/a/b/bert", "r"), withRuns("3.1/a/b/bert", "r"), withRuns("4.0/a/b/bert", "r")});
    REQUIRE(repeats("4.0/a/b/bert") == "3.0/a/b/bert");

    importAll(database, {withRuns("3.0/a/b/bert", "corrected")});
    CHECK(repeats("3.1/a/b/bert").empty());
    CHECK(repeats("4.0/a/b/bert") == "3.1/a/b/bert");

    importAll(database, {withRuns("4.0/a/b/bert", "corrected, too")});
    CHECK(repeats("4.0/a/b/bert").empty());

    importAll(database, {withRuns("3.1/a/b/bert", "corrected")});
    CHECK(repeats("3.1/a/b/bert") == "3.0/a/b/bert");
}

TEST_CASE_METHOD(Fixture, "What the submission says of itself does not count")
{
    auto submission = withRuns("3.1/a/b/bert", "r");
    submission.sameRunsAs = "3.0/not/here/bert";
    importAll(database, {submission});
    CHECK(repeats("3.1/a/b/bert").empty());
}
