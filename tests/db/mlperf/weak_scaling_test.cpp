// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/weak_scaling.h"

#include <vector>

#include "tests/db/mlperf/log_text.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

namespace {

constexpr double minute = 60'000;

Run run(RunStatus status = RunStatus::Success)
{
    Run run;
    run.minutes = 1;
    run.status = status;
    return run;
}

Benchmark asksFor(std::int64_t runs)
{
    Benchmark benchmark;
    benchmark.runsRequired = runs;
    return benchmark;
}

}  // namespace

TEST_CASE("Weak scaling: from the first run_start to the last run_stop of the valid runs", "[weak-scaling]")
{
    std::vector<Run> runs{run(), run(RunStatus::NotConverged), run(), run(RunStatus::InitTooLong)};
    const std::vector<RunTimes> times{{5 * minute, 30 * minute, 4, 8},
                                      {0, 99 * minute, 4, 8},
                                      {3 * minute, 28 * minute, 4, 8},
                                      {1, 98 * minute, 4, 8}};
    std::optional<WeakScaling> weak;
    const Benchmark benchmark = asksFor(2);
    const auto score = scoreWeak(runs, times, &benchmark, weak);
    CHECK(score.minutes == 27.0);
    CHECK(score.rawMinutes == 27.0);
    CHECK(score.scalingFactor == 1.0);
    CHECK(score.runs == 4);
    CHECK(score.dropped == 2);
    CHECK(score.failed == 1);
    CHECK(score.issue == ScoreIssue::None);
    REQUIRE(weak);
    CHECK(weak->models == 2);
    CHECK(weak->instanceScale == 32);
    CHECK(runs[0].counted);
    CHECK_FALSE(runs[1].counted);
    CHECK(runs[2].counted);
    CHECK_FALSE(runs[3].counted);
}

TEST_CASE("Weak scaling with fewer valid runs than asked for has no score", "[weak-scaling]")
{
    std::vector<Run> runs{run(), run(), run(RunStatus::NotConverged)};
    const std::vector<RunTimes> times(3, RunTimes{0, minute, 1, 1});
    std::optional<WeakScaling> weak;
    const Benchmark benchmark = asksFor(3);
    const auto score = scoreWeak(runs, times, &benchmark, weak);
    CHECK_FALSE(score.minutes);
    CHECK(score.issue == ScoreIssue::Incomplete);
    CHECK(weak->models == 2);
}

TEST_CASE("Weak scaling from a time that cannot be, or beside a file that cannot be read, has no score",
          "[weak-scaling]")
{
    std::optional<WeakScaling> weak;
    const Benchmark benchmark = asksFor(2);
    std::vector<Run> damaged{run(), run(), run(RunStatus::TimesInvalid)};
    const std::vector<RunTimes> times(3, RunTimes{0, minute, 1, 1});
    CHECK(scoreWeak(damaged, times, &benchmark, weak).issue == ScoreIssue::TimesInvalid);

    std::vector<Run> unread{run(), run(), run(RunStatus::Unreadable)};
    CHECK(scoreWeak(unread, times, &benchmark, weak).issue == ScoreIssue::Incomplete);

    std::vector<Run> jump{run(), run()};
    const auto score = scoreWeak(jump, {{0, minute, 1, 1}, {1e15, 1e15 + minute, 1, 1}}, &benchmark, weak);
    CHECK(score.issue == ScoreIssue::TimesInvalid);
    CHECK_FALSE(score.minutes);
    CHECK_FALSE(score.rawMinutes);
}

TEST_CASE("A processor-only instance counts nodes, an unstated size is 0", "[weak-scaling]")
{
    std::vector<Run> runs{run()};
    std::optional<WeakScaling> weak;
    CHECK(scoreWeak(runs, {{0, minute, 128, 0}}, nullptr, weak).minutes == 1.0);
    CHECK(weak->instanceScale == 128);
    CHECK(scoreWeak(runs, {{0, minute, 128, std::nullopt}}, nullptr, weak).minutes == 1.0);
    CHECK(weak->instanceScale == 128);
    CHECK(scoreWeak(runs, {{0, minute, std::nullopt, 8}}, nullptr, weak).minutes == 1.0);
    CHECK(weak->instanceScale == 0);
}

TEST_CASE("No valid run: no score", "[weak-scaling]")
{
    std::vector<Run> none;
    std::optional<WeakScaling> weak;
    CHECK(scoreWeak(none, {}, nullptr, weak).issue == ScoreIssue::Incomplete);
    std::vector<Run> invalid{run(RunStatus::NoResult)};
    CHECK(scoreWeak(invalid, {{}}, nullptr, weak).issue == ScoreIssue::Incomplete);
    CHECK_FALSE(scoreWeak(invalid, {{}}, nullptr, weak).minutes);
}

TEST_CASE("Times of a log are milliseconds, whatever its unit", "[weak-scaling]")
{
    const auto milliseconds = runTimesOf(test::readLog(
        LogDialect::Mllog, test::mllog("number_of_nodes", 1, "16") + test::mllog("accelerators_per_node", 1, "4") +
                               test::mllog("run_start", 60'000) + test::mllog("run_stop", 120'000)));
    CHECK(milliseconds.start == 60'000.0);
    CHECK(milliseconds.stop == 120'000.0);
    CHECK(milliseconds.nodes == 16);
    CHECK(milliseconds.acceleratorsPerNode == 4);

    const auto seconds = runTimesOf(test::readLog(LogDialect::Mll, test::mll("run_start", 60)));
    CHECK(seconds.start == 60'000.0);
    CHECK_FALSE(seconds.stop);
}

}  // namespace podium::mlperf
