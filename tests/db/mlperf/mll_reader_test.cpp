// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of v0.6.
#include "db/mlperf/mll_reader.h"

#include "tests/db/mlperf/log_text.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

using test::mll;
using test::status;

namespace {

LogEvents read(std::string_view text) { return test::readLog(LogDialect::Mll, text); }

}  // namespace

TEST_CASE("A whole run of v0.6, in seconds", "[mll]")
{
    const auto events =
        read("noise\n" + mll("submission_benchmark", 1558514300, "\"mask\"") +
             mll("submission_division", 1558514300, "\"closed\"") + mll("init_start", 1558514310) +
             mll("init_stop", 1558514320.5) + mll("run_start", 1558514330.25) +
             mll("global_batch_size", 1558514330.3, "128") + mll("run_stop", 1558514450.25, "null", status("success")));
    CHECK(events.timesInSeconds);
    CHECK(events.logLines == 7);
    CHECK(events.brokenLines == 0);
    CHECK(events.benchmark == "mask");
    CHECK(events.division == "closed");
    CHECK(events.start->time == 1558514330.25);
    CHECK(events.start->line == 6);
    CHECK(events.stop->time == 1558514450.25);
    CHECK(events.stop->line == 8);
    CHECK(events.success);
    CHECK(events.globalBatchSize == 128.0);
    CHECK(events.earliestInitStart == 1558514310.0);
    CHECK_FALSE(events.minutes);
}

TEST_CASE("Forms of a line of v0.6", "[mll]")
{
    const std::string_view line = GENERATE(
        as<std::string_view>{},
        R"(:::MLL 1560828319.5 run_start: {"value": null, "metadata": {"lineno": 61, "file": "a.py"}})",
        R"(:::MLL 1560828319.5 run_start: {"metadata": {"lineno": 61}, "value": null})",
        R"(:::MLL 1560828319.500000000 run_start: {"value": null, "metadata": {'lineno': 61, 'file': 'a.py'}})",
        R"(:::MLL 1560828319.5 run_start: {'value': None, 'metadata': {'lineno': 61}})",
        R"(:::MLL 1560828319.5  run_start :{})", R"(:::MLL 1.5608283195e9 run_start: {"value": NaN})",
        R"([1,0]<stdout>::::MLL 1560828319.5 run_start: {"value": null})",
        "\r:::MLL 1560828319.5 run_start: {\"value\": \"caf\xe9\"}\r");
    CAPTURE(line);
    const auto events = read(std::string(line) + "\n");
    CHECK(events.logLines == 1);
    CHECK(events.brokenLines == 0);
    REQUIRE(events.start);
    CHECK(events.start->time == 1560828319.5);
}

TEST_CASE("A line of v0.6 that cannot be read is left out", "[mll]")
{
    const std::string_view line =
        GENERATE(as<std::string_view>{}, ":::MLL ", ":::MLL 1560828319.5", ":::MLL 1560828319.5 run_start",
                 ":::MLL run_start: {\"value\": null}", ":::MLL soon run_start: {\"value\": null}",
                 ":::MLL nan run_start: {\"value\": null}",
                 ":::MLL 1560828319.5 run_start: ", ":::MLL 1560828319.5 run_start: null",
                 ":::MLL 1560828319.5 run_start: {\"value\": nu",
                 ":::MLL 1560828319.5 run_start: {\"value\": null, \"metadata\": {'lineno': 61, 'fi",
                 ":::MLL 1560828319.5 cache_clear: {value: true, metadata: {lineno: 0, file: manual}}");
    CAPTURE(line);
    const auto events =
        read(mll("run_start", 1) + std::string(line) + "\n" + mll("run_stop", 61, "null", status("success")));
    CHECK(events.logLines == 3);
    CHECK(events.brokenLines == 1);
    CHECK(events.firstBrokenLine == 2);
    CHECK(events.start->time == 1.0);
    CHECK(events.success);
}

TEST_CASE("Mini Go of v0.6: the time stamp of eval_result is the run's time", "[mll]")
{
    const auto withoutStop =
        read(mll("run_start", 1560823593) + mll("eval_accuracy", 1560828319, "0.51", R"({"epoch_num": 19})") +
             mll("eval_result", 1560828319, "null", R"({"iteration": 19, "timestamp": 1725.869})"));
    CHECK(withoutStop.minutes == 1725.869 / 60);
    CHECK(withoutStop.success);
    CHECK_FALSE(withoutStop.stop);
    CHECK(withoutStop.evaluations.size() == 1);

    // The metadata of the other submitter are Python's, also in the lines that matter.
    const auto withStop = read(R"(:::MLL 1560873710.141025 run_start: {"value": null, "metadata": {'lineno': 615}}
:::MLL 1560875622.039693 eval_accuracy: {"value": 0.51, "metadata": {'lineno': 49, 'epoch_num': 14}}
:::MLL 1560875622.040032 eval_result: {"value": null, "metadata": {'lineno': 52, 'iteration': 14, 'timestamp': 746.014}}
:::MLL 1560875622.040346 run_stop: {"value": null, "metadata": {'lineno': 53, 'status': 'success'}}
)");
    CHECK(withStop.brokenLines == 0);
    CHECK(withStop.minutes == 746.014 / 60);
    CHECK(withStop.success);
    REQUIRE(withStop.evaluations.size() == 1);
    CHECK(withStop.evaluations.front().position == 14.0);
}

TEST_CASE("Mini Go of v0.6: no checkpoint met the target", "[mll]")
{
    const auto events = read(mll("run_start", 1560823593) +
                             mll("eval_result", 1560828319, "null", R"({"iteration": 19, "timestamp": 0})"));
    CHECK_FALSE(events.minutes);
    CHECK(events.targetMissed);
    CHECK_FALSE(events.success);

    const auto unclear =
        read(mll("run_start", 1560823593) + mll("eval_result", 1560828319, "null", R"({"timestamp": null})"));
    CHECK_FALSE(unclear.minutes);
    CHECK_FALSE(unclear.targetMissed);
}

TEST_CASE("A log of v0.6 without log lines may state its time in words", "[mll]")
{
    const auto events = read("MLPerf: resnet [06/13/19 00:30:56], run_start\n"
                             "MLPerf: resnet [06/13/19 00:55:21], Total runtime: 24.409763 minutes\n");
    CHECK(events.minutes == 24.409763);
    CHECK(events.success);
    CHECK(events.logLines == 1);
    CHECK_FALSE(events.start);

    CHECK(read("Total runtime: 1 minutes\nTotal runtime: 2 minutes").minutes == 2.0);
    CHECK(read("Total runtime:\t2.5\tminutes\r\n").minutes == 2.5);
}

TEST_CASE("Words that state no time", "[mll]")
{
    const std::string_view text =
        GENERATE(as<std::string_view>{}, "Total runtime:", "Total runtime: ", "Total runtime: 24.4",
                 "Total runtime: 24.4 seconds", "Total runtime: soon minutes", "Total runtime: nan minutes",
                 "total runtime: 24.4 minutes");
    CAPTURE(text);
    const auto events = read(text);
    CHECK_FALSE(events.minutes);
    CHECK_FALSE(events.success);
    CHECK(events.logLines == 0);
    CHECK_FALSE(read("Total runtime: 24.4" + std::string(100, '\n') + "minutes").minutes);
}

TEST_CASE("Words do not count where log lines are", "[mll]")
{
    const auto events = read(mll("run_start", 1) + "Total runtime: 24.4 minutes\n");
    CHECK_FALSE(events.minutes);
    CHECK_FALSE(events.success);
}

}  // namespace podium::mlperf
