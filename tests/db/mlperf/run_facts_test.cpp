// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/mlperf/checked_run.h"

namespace podium::mlperf {

using test::check;
using test::mll;
using test::mllog;
using test::status;

namespace {

constexpr std::int64_t minute = 60'000;

}  // namespace

TEST_CASE("Seconds are minutes divided by sixty", "[run-check]")
{
    const auto v06 =
        check(mll("run_start", 1558514330.25) + mll("run_stop", 1558514407.05, "null", status("success")), {"0.6"});
    CHECK(*v06.run.minutes == (1558514407.05 - 1558514330.25) / 60);
    CHECK(v06.run.startTime == 1558514330.25);

    const auto inSeconds = check(R"(:::MLLOG {"key": "init_start", "time_s": 10}
:::MLLOG {"key": "init_stop", "time_s": 70}
:::MLLOG {"key": "run_start", "time_s": 100.5}
:::MLLOG {"key": "run_stop", "time_s": 280.5, "metadata": {"status": "success"}}
)",
                                 {"0.7"});
    CHECK(inSeconds.run.status == RunStatus::Success);
    CHECK(inSeconds.run.minutes == 3.0);
    CHECK(inSeconds.run.initMinutes == 1.0);
    CHECK(inSeconds.run.startTime == 100.5);
}

TEST_CASE("Times that logs state themselves", "[run-check]")
{
    const auto miniGo = check(mll("run_start", 1560823593) +
                                  mll("eval_result", 1560828319, "null", R"({"iteration": 19, "timestamp": 1725.869})"),
                              {"0.6", "minigo"});
    CHECK(miniGo.run.status == RunStatus::Success);
    CHECK(miniGo.run.minutes == 1725.869 / 60);
    CHECK(miniGo.run.stopLine == 0);

    const auto missed = check(
        mll("run_start", 1) + mll("eval_result", 2, "null", R"({"iteration": 19, "timestamp": 0})"), {"0.6", "minigo"});
    CHECK(missed.run.status == RunStatus::NotConverged);
    CHECK_FALSE(missed.run.minutes);

    const auto words = check("Total runtime: 24.409763 minutes\n", {"0.6"});
    CHECK(words.run.status == RunStatus::Success);
    CHECK(words.run.minutes == 24.409763);
    CHECK_FALSE(words.run.startTime);
    CHECK(check("Total runtime: -3 minutes\n", {"0.6"}).run.status == RunStatus::TimesInvalid);
}

TEST_CASE("Facts of a run", "[run-check]")
{
    const auto [run, issues] =
        check(mllog("global_batch_size", 0, "8192") + mllog("opt_name", 0, "\"lars\"") + mllog("seed", 0, "42") +
              mllog("run_start", 0) + mllog("throughput", 1, "300") + mllog("throughput", 2, "100") +
              mllog("throughput", 3, "200") + mllog("throughput", 4, "400") +
              mllog("eval_accuracy", minute / 2, "0.7", R"({"epoch_num": 20})") +
              mllog("eval_accuracy", minute, "0.76", R"({"epoch_num": 40})") +
              mllog("run_stop", minute, "null", status("success")) +
              mllog("eval_accuracy", 2 * minute, "0.77", R"({"epoch_num": 60})"));
    CHECK(issues.empty());
    CHECK(run.globalBatchSize == 8192.0);
    CHECK(run.optimizer == "lars");
    CHECK(run.seed == "42");
    CHECK(run.throughput == 250.0);  // the median
    CHECK(run.curve.points.size() == 3);
    CHECK(run.samplesToConverge == 40.0);
}

TEST_CASE("BERT counts samples under epoch_num", "[run-check]")
{
    const std::string text = mllog("run_start", 0) +
                             mllog("eval_accuracy", minute, "0.72", R"({"epoch_num": 2500000})") +
                             mllog("run_stop", minute, "null", status("success"));
    CHECK(check(text, {"2.1", "bert"}).run.curve.unit == PositionUnit::Samples);
    CHECK(check(text, {"2.1", "resnet"}).run.curve.unit == PositionUnit::Epochs);
}

}  // namespace podium::mlperf
