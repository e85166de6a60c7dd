// SPDX-License-Identifier: GPL-3.0-or-later
// The rules R1 to R4 of the official check, by the limits of the shipped round table.
#include "db/mlperf/run_check.h"

#include <string>

#include "tests/db/mlperf/checked_run.h"

namespace podium::mlperf {

using Setting = test::RunSetting;
using test::check;
using test::mll;
using test::mllog;
using test::mllogRun;
using test::mlp05;
using test::status;

namespace {

/// A run that takes one minute, after an initialisation of so many milliseconds.
std::string initialised(std::int64_t milliseconds, std::string_view division = "closed")
{
    return mllog("submission_division", 0, fmt::format("\"{}\"", division)) + mllog("init_start", 1'000) +
           mllog("init_stop", 1'000 + milliseconds) + mllog("run_start", 1'000 + milliseconds) +
           mllog("run_stop", 61'000 + milliseconds, "null", status("success"));
}

constexpr std::int64_t minute = 60'000;

}  // namespace

TEST_CASE("A good run", "[run-check]")
{
    const auto [run, issues] = check(mllogRun(2.5));
    CHECK(run.file == "NVIDIA/results/s/b/result_0.txt");
    CHECK(run.status == RunStatus::Success);
    CHECK(run.minutes == 2.5);
    CHECK(run.startLine == 5);
    CHECK(run.stopLine == 6);
    CHECK(run.startTime == 1'600'000'000.0);
    CHECK(run.initMinutes == 1.0);
    CHECK(issues.empty());
}

TEST_CASE("Minutes are computed in the order of the official summarizer", "[run-check]")
{
    const double start = 1'600'000'000'001.0;
    const double stop = 1'600'007'654'321.0;
    const auto [run, issues] =
        check(mllog("run_start", 1'600'000'000'001) + mllog("run_stop", 1'600'007'654'321, "null", status("success")));
    CHECK(*run.minutes == (stop - start) / 60 / 1000);
    CHECK(*run.minutes != (stop - start) / 1000 / 60);  // the other order gives another last digit
}

TEST_CASE("R1: one broken line makes a run invalid from v0.7 on", "[run-check]")
{
    const std::string text = mllog("run_start", 0) + ":::MLLOG {\"key\": \n:::MLLOG x\n" +
                             mllog("run_stop", 60'000, "null", status("success"));
    const auto checked = check(text);
    CHECK(checked.run.status == RunStatus::BrokenLog);
    CHECK(checked.run.minutes == 1.0);
    const auto* issue = checked.issue(IssueCode::LogLineBroken);
    REQUIRE(issue != nullptr);
    CHECK(issue->severity == Severity::Warning);
    CHECK(issue->file == "NVIDIA/results/s/b/result_0.txt");
    CHECK(issue->line == 2);
    CHECK(issue->detail == "log line is not one JSON object (and 1 more lines); the run counts as invalid");
}

TEST_CASE("R1: broken lines of v0.5 and v0.6 are left out", "[run-check]")
{
    const auto v06 =
        check(mll("run_start", 0) + ":::MLL 1 x\n" + mll("run_stop", 60, "null", status("success")), {"0.6"});
    CHECK(v06.run.status == RunStatus::Success);
    REQUIRE(v06.issue(IssueCode::LogLineBroken) != nullptr);
    CHECK(v06.issue(IssueCode::LogLineBroken)->detail == "log line is not '<seconds> <key>: {json}'; left out");

    const auto v05 = check(mlp05("run_start", 0) + ":::MLPv0.5.0 x\n" + mlp05("run_stop", 60), {"0.5"});
    CHECK(v05.run.status == RunStatus::Success);
    CHECK(v05.run.minutes == 1.0);
    CHECK(v05.issue(IssueCode::LogLineBroken) != nullptr);
}

TEST_CASE("R1: a run needs run_start and run_stop", "[run-check]")
{
    const auto withoutStop = check(mllog("run_start", 0));
    CHECK(withoutStop.run.status == RunStatus::NoResult);
    CHECK_FALSE(withoutStop.run.minutes);
    CHECK(withoutStop.issue(IssueCode::RunWithoutStop) != nullptr);

    const auto withoutStart = check(mllog("run_stop", 0, "null", status("success")));
    CHECK(withoutStart.run.status == RunStatus::NoResult);
    CHECK(withoutStart.issue(IssueCode::RunWithoutStart) != nullptr);

    const auto sentence = check("Non compliant run allowed under olympic scoring rules\n", {"1.0"});
    CHECK(sentence.run.status == RunStatus::NoResult);
    CHECK(sentence.issue(IssueCode::LogWithoutEvents) != nullptr);
    CHECK(sentence.issues.size() == 1);
}

TEST_CASE("Times that make no run", "[run-check]")
{
    const std::string text = GENERATE(mllog("run_stop", 5'000, "null", status("success")) + mllog("run_start", 6'000),
                                      mllog("run_start", 6'000) + mllog("run_stop", 6'000, "null", status("success")),
                                      mllog("run_start", 6'000) + mllog("run_stop", 5'000, "null", status("success")),
                                      std::string(R"(:::MLLOG {"key": "run_start", "time_ms": -1.7e308}
:::MLLOG {"key": "run_stop", "time_ms": 1.7e308, "metadata": {"status": "success"}})"));
    const auto checked = check(text);
    CHECK(checked.run.status == RunStatus::TimesInvalid);
    CHECK_FALSE(checked.run.minutes);
    CHECK(checked.issue(IssueCode::RunTimesInvalid) != nullptr);
}

TEST_CASE("A time beyond belief makes no run", "[run-check]")
{
    const auto took = [](double milliseconds) {
        return check(fmt::format(R"(:::MLLOG {{"key": "run_start", "time_ms": 0}}
:::MLLOG {{"key": "run_stop", "time_ms": {}, "metadata": {{"status": "success"}}}})",
                                 milliseconds));
    };
    for (const double milliseconds : {1e-300, 5e-324, 599.0, 6'000'000'001.0, 6e304, 1e300}) {
        const auto checked = took(milliseconds);
        CAPTURE(milliseconds);
        CHECK(checked.run.status == RunStatus::TimesInvalid);
        CHECK_FALSE(checked.run.minutes);
        REQUIRE(checked.issue(IssueCode::RunTimesInvalid) != nullptr);
        CHECK(checked.issue(IssueCode::RunTimesInvalid)->severity == Severity::Warning);
    }
    CHECK(took(600).run.minutes == 0.01);
    CHECK(took(6'000'000'000).run.minutes == 100'000.0);
    CHECK(took(599).issue(IssueCode::RunTimesInvalid)->detail ==
          "the run took 0.009983333333333332 min, expected 0.01 to 100000 min; a run with such a time leaves no score");
}

TEST_CASE("A run that the rules drop anyhow may have any time", "[run-check]")
{
    const auto aborted = check(mllog("run_start", 6'000) + mllog("run_stop", 6'000, "null", status("aborted")));
    CHECK(aborted.run.status == RunStatus::NotConverged);
    CHECK_FALSE(aborted.run.minutes);
    CHECK(aborted.issue(IssueCode::RunTimesInvalid) != nullptr);
}

TEST_CASE("R2: the last run_stop must say success", "[run-check]")
{
    const auto aborted = check(mllogRun(3, "aborted"));
    CHECK(aborted.run.status == RunStatus::NotConverged);
    CHECK(aborted.run.minutes == 3.0);
    REQUIRE(aborted.issue(IssueCode::RunNotConverged) != nullptr);
    CHECK(aborted.issue(IssueCode::RunNotConverged)->line == 6);
    CHECK(aborted.issue(IssueCode::RunNotConverged)->detail == "run_stop says 'aborted', not 'success'");

    const auto silent = check(mllog("run_start", 0) + mllog("run_stop", minute));
    CHECK(silent.run.status == RunStatus::NotConverged);
    CHECK(silent.issue(IssueCode::RunNotConverged)->detail == "run_stop holds no status");
}

TEST_CASE("R2 where a log's own word could not be read: the quality target decides", "[run-check]")
{
    const auto log = [](std::string_view accuracy) {
        return mllog("run_start", 0) + mllog("eval_accuracy", minute / 2, "0.9", R"({"epoch_num": 1})") +
               mllog("eval_accuracy", minute, accuracy, R"({"epoch_num": 2})") +
               mllog("run_stop", minute, "null", status("aborted"));
    };
    const Setting decides{"0.7", "resnet", Division::Closed, true};
    CHECK(check(log("0.759"), decides).run.status == RunStatus::Success);
    CHECK(check(log("0.759"), decides).issue(IssueCode::RunNotConverged)->severity == Severity::Info);
    CHECK(check(log("0.758"), decides).run.status == RunStatus::NotConverged);
    CHECK(check(log("null"), decides).run.status == RunStatus::Success);  // the last evaluation that holds a value
    CHECK(check(log("0.759"), {"0.7"}).run.status == RunStatus::NotConverged);
    CHECK(check(mllogRun(1, "aborted"), decides).run.status == RunStatus::NotConverged);
}

TEST_CASE("R3: limits of initialisation", "[run-check]")
{
    struct Case {
        std::string round;
        std::string division;
        std::int64_t limit;  // minutes
    };
    const auto [round, division, limit] = GENERATE(values<Case>({
        {"0.7", "closed", 20},
        {"0.7", "open", 20},
        {"1.0", "closed", 30},
        {"1.0", "open", 30},
        {"1.1", "open", 30},
        {"2.0", "closed", 30},
        {"2.0", "open", 240},
        {"2.1", "open", 240},
        {"3.0", "open", 240},
        {"4.0", "closed", 30},
        {"5.1", "open", 240},
        {"hpc-3.0", "closed", 30},
        {"hpc-3.0", "open", 30},
    }));
    CAPTURE(round, division);
    const Setting setting{round, round.starts_with("hpc") ? "cosmoflow" : "resnet"};
    CHECK(check(initialised(limit * minute - 1, division), setting).run.status == RunStatus::Success);
    const auto late = check(initialised(limit * minute, division), setting);
    CHECK(late.run.status == RunStatus::InitTooLong);
    CHECK(late.run.minutes == 1.0);
    CHECK(late.run.initMinutes == static_cast<double>(limit));
    CHECK(late.issue(IssueCode::RunInitTooLong)->detail ==
          fmt::format("initialisation took {:.2f} min, the limit is {} min; the run counts as invalid",
                      static_cast<double>(limit), limit));
}

TEST_CASE("R3: the log's word for open counts, not the description's", "[run-check]")
{
    CHECK(check(initialised(60 * minute, "open"), {"5.0", "resnet", Division::Closed}).run.status ==
          RunStatus::Success);
    CHECK(check(initialised(60 * minute, "closed"), {"5.0", "resnet", Division::Open}).run.status ==
          RunStatus::InitTooLong);
    CHECK(check(initialised(60 * minute, "Open"), {"5.0", "resnet", Division::Open}).run.status ==
          RunStatus::InitTooLong);
}

TEST_CASE("R3: no limit in v0.5 and v0.6, none without times", "[run-check]")
{
    const auto v06 = check(mll("init_start", 0) + mll("init_stop", 360'000) + mll("run_start", 360'000) +
                               mll("run_stop", 360'060, "null", status("success")),
                           {"0.6"});
    CHECK(v06.run.status == RunStatus::Success);
    CHECK(v06.run.initMinutes == 6000.0);

    const auto unstopped = check(mllog("init_start", 0) + mllog("run_start", 600 * minute) +
                                 mllog("run_stop", 601 * minute, "null", status("success")));
    CHECK(unstopped.run.status == RunStatus::Success);
    CHECK_FALSE(unstopped.run.initMinutes);
}

TEST_CASE("R4: BERT of the closed division needs opt_lamb_epsilon from v3.0 on", "[run-check]")
{
    struct Case {
        std::string round;
        std::string benchmark;
        Division division;
        RunStatus status;
    };
    const auto [round, benchmark, division, expected] = GENERATE(values<Case>({
        {"2.1", "bert", Division::Closed, RunStatus::Success},
        {"3.0", "bert", Division::Closed, RunStatus::KeyMissing},
        {"3.0", "bert", Division::Open, RunStatus::Success},
        {"3.0", "resnet", Division::Closed, RunStatus::Success},
        {"5.0", "bert", Division::Closed, RunStatus::KeyMissing},
        // Without a description the log's division counts: mllogRun() says closed.
        {"5.0", "bert", Division::Unknown, RunStatus::KeyMissing},
    }));
    CAPTURE(round, benchmark, toString(division));
    CHECK(check(mllogRun(1), {round, benchmark, division}).run.status == expected);
    CHECK(check(mllog("opt_lamb_epsilon", 1, "1e-6") + mllogRun(1), {round, benchmark, division}).run.status ==
          RunStatus::Success);
}

TEST_CASE("R4 says which key", "[run-check]")
{
    const auto checked = check(mllogRun(1), {"3.0", "bert"});
    CHECK(checked.issue(IssueCode::RunKeyMissing)->detail ==
          "the rules of v3.0 ask for the key 'opt_lamb_epsilon'; the run counts as invalid");
}

TEST_CASE("The first rule that a run breaks is its status", "[run-check]")
{
    const std::string late = initialised(60 * minute);
    CHECK(check(late + ":::MLLOG x\n").run.status == RunStatus::BrokenLog);
    CHECK(check(late + mllog("run_stop", 90 * minute, "null", status("aborted"))).run.status ==
          RunStatus::NotConverged);
    CHECK(check(late, {"5.0", "bert"}).run.status == RunStatus::InitTooLong);
}

TEST_CASE("Oddities that change nothing are said", "[run-check]")
{
    const auto restarted = check(mllog("run_start", 0) + mllogRun(1));
    CHECK(restarted.run.status == RunStatus::Success);
    REQUIRE(restarted.issue(IssueCode::RunsRestarted) != nullptr);
    CHECK(restarted.issue(IssueCode::RunsRestarted)->severity == Severity::Warning);
    CHECK(restarted.issue(IssueCode::RunsRestarted)->detail ==
          "2 run_start and 1 run_stop in one log; timed from the last run_start before the first run_stop");

    const auto twice = check(mllogRun(1) + mllogRun(7));
    CHECK(twice.run.status == RunStatus::Success);
    CHECK(twice.run.minutes == 1.0);
    REQUIRE(twice.issue(IssueCode::RunsRestarted) != nullptr);
    CHECK(twice.issue(IssueCode::RunsRestarted)->severity == Severity::Warning);

    const auto v05 = check(
        mlp05("run_start", 0) + mlp05("run_stop", 60) + mlp05("run_start", 100) + mlp05("run_stop", 600), {"0.5"});
    CHECK(v05.run.minutes == 10.0);
    CHECK(v05.issue(IssueCode::RunsRestarted)->detail ==
          "2 run_start and 2 run_stop in one log; timed from the first run_start to the last run_stop");

    const auto latin = check(mllog("seed", 0, "\"\xe9\"") + mllogRun(1));
    CHECK(latin.run.status == RunStatus::Success);
    CHECK(latin.issue(IssueCode::LogBytesInvalid)->line == 1);
}

}  // namespace podium::mlperf
