// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of v0.5.
#include "db/mlperf/mlp05_reader.h"

#include "tests/db/mlperf/log_text.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

using test::mlp05;

namespace {

LogEvents read(std::string_view text) { return test::readLog(LogDialect::Mlp05, text); }

}  // namespace

TEST_CASE("A whole run of v0.5, in seconds", "[mlp05]")
{
    const auto events = read(
        mlp05("run_clear_caches", 1544232170.2) + mlp05("run_start", 1544232693.25) +
        mlp05("run_set_random_seed", 1544232694, "1") + mlp05("opt_name", 1544232697, "\"adam\"") +
        mlp05("opt_learning_rate", 1544232697, "0.002") + mlp05("preproc_num_train_examples", 1544232697, "4068191") +
        mlp05("preproc_num_eval_examples", 1544232697, "3003") + mlp05("input_batch_size", 1544232697, "2048") +
        mlp05("eval_accuracy", 1544233897.5, R"({"value": 18.62, "epoch": 0})") +
        mlp05("eval_accuracy", 1544235123.5, R"({"value": 22.43, "epoch": 1})") +
        mlp05("run_stop", 1544235123.75, R"({"success": true})") + mlp05("run_final", 1544235124));
    CHECK(events.timesInSeconds);
    CHECK(events.logLines == 12);
    CHECK(events.brokenLines == 0);
    CHECK(events.start->time == 1544232693.25);
    CHECK(events.start->line == 2);
    CHECK(events.stop->time == 1544235123.75);
    CHECK(events.stop->line == 11);
    CHECK(events.success);
    CHECK(events.optimizer == "adam");
    CHECK(events.baseLearningRate == 0.002);
    CHECK(events.seed == "1");
    CHECK(events.trainSamples == 4068191.0);
    CHECK(events.evalSamples == 3003.0);
    CHECK_FALSE(events.globalBatchSize);  // input_batch_size is that of one device
    REQUIRE(events.evaluations.size() == 2);
    CHECK(events.evaluations[1].value == 22.43);
    CHECK(events.evaluations[1].position == 1.0);
    CHECK(events.evaluations[1].unit == PositionUnit::Epochs);
}

TEST_CASE("Forms of a line of v0.5", "[mlp05]")
{
    const std::string_view line =
        GENERATE(as<std::string_view>{}, ":::MLPv0.5.0 resnet 1541674462.5 (a.py:49) run_start",
                 ":::MLPv0.5.0 resnet 1541674462.500000000 (<string>:1) run_start",
                 ":::MLPv0.5.0 gnmt 1541674462.5 (/work/models (rough)/nmt.py:49) run_start",
                 ":::MLPv0.5.0 resnet 1541674462.5 (a.py:49) run_start : {\"value\": 1}",
                 ":::MLPv0.5.0 resnet 1541674462.5 (a.py:49) run_start: \"deferred\"",
                 ":::MLPv0.5.0 resnet 1541674462.5 (a.py:49) run_start: (1, 2)",
                 ":::MLPv0.5.0   resnet   1541674462.5   (a.py:49)   run_start",
                 "DEBUG:mlperf_compliance::::MLPv0.5.0 resnet 1541674462.5 (a.py:49) run_start",
                 "3: :::MLPv0.5.0 resnet 1541674462.5 (a.py:49) run_start\r");
    CAPTURE(line);
    const auto events = read(std::string(line) + "\n");
    CHECK(events.logLines == 1);
    CHECK(events.brokenLines == 0);
    REQUIRE(events.start);
    CHECK(events.start->time == 1541674462.5);
}

TEST_CASE("A line of v0.5 that cannot be read is left out", "[mlp05]")
{
    const std::string_view line =
        GENERATE(as<std::string_view>{}, ":::MLPv0.5.0 ", ":::MLPv0.5.0 resnet", ":::MLPv0.5.0 resnet 1541674462.5",
                 ":::MLPv0.5.0 resnet now (a.py:49) run_start", ":::MLPv0.5.0 1541674462.5 (a.py:49) run_start",
                 ":::MLPv0.5.0 resnet 1541674462.5 run_start", ":::MLPv0.5.0 resnet 1541674462.5 (a.py:49",
                 ":::MLPv0.5.0 resnet 1541674462.5 (a.py:49)");
    CAPTURE(line);
    const auto events = read(mlp05("run_start", 1) + std::string(line) + "\n" + mlp05("run_stop", 61));
    CHECK(events.logLines == 3);
    CHECK(events.brokenLines == 1);
    CHECK(events.firstBrokenLine == 2);
    CHECK(events.starts == 1);
    CHECK(events.success);
}

TEST_CASE("The success flag of v0.5, and its absence", "[mlp05]")
{
    const auto successOf = [](std::string_view value) {
        return read(mlp05("run_start", 1) + mlp05("run_stop", 61, value)).success;
    };
    CHECK(successOf(R"({"success": true})"));
    CHECK(successOf(R"({"success": "true"})"));
    CHECK(successOf(R"({"success": "True"})"));
    CHECK(successOf(""));
    CHECK(successOf("null"));
    CHECK(successOf("{}"));
    CHECK_FALSE(successOf(R"({"success": false})"));
    CHECK_FALSE(successOf(R"({"success": "false"})"));
    CHECK_FALSE(successOf(R"({"success": null})"));
    CHECK_FALSE(successOf(R"({"success": 1})"));
}

TEST_CASE("A run_stop of v0.5 that cannot be read is none", "[mlp05]")
{
    const auto events = read(mlp05("run_start", 1) + mlp05("run_stop", 61, R"({'success': False})"));
    CHECK(events.brokenLines == 1);
    CHECK(events.brokenReason == "a run_stop whose value is not JSON");
    CHECK_FALSE(events.stop);
    CHECK_FALSE(events.success);
}

TEST_CASE("In v0.5 the first run_start and the last run_stop count", "[mlp05]")
{
    const auto events = read(mlp05("run_start", 10) + mlp05("run_stop", 20, R"({"success": false})") +
                             mlp05("run_start", 30) + mlp05("run_stop", 40, R"({"success": true})"));
    CHECK(events.starts == 2);
    CHECK(events.stops == 2);
    CHECK(events.start->time == 10);
    CHECK(events.start->line == 1);
    CHECK(events.stop->time == 40);
    CHECK(events.stop->line == 4);
    CHECK(events.success);
    CHECK_FALSE(
        read(mlp05("run_start", 10) + mlp05("run_stop", 20) + mlp05("run_stop", 30, R"({"success": false})")).success);
}

TEST_CASE("Each line twice, as some loggers print it, changes nothing", "[mlp05]")
{
    const std::string line = ":::MLPv0.5.0 resnet 1541674532.457643747 (log.py:49) ";
    const std::string text = line + "run_start\nINFO:mlperf_compliance:" + line + "run_start\n" +
                             mlp05("run_stop", 1541674592.5) +
                             "INFO:mlperf_compliance:" + mlp05("run_stop", 1541674592.5);
    const auto events = read(text);
    CHECK(events.start->time == 1541674532.457643747);
    CHECK(events.start->line == 1);
    CHECK(events.stop->time == 1541674592.5);
    CHECK(events.success);
}

}  // namespace podium::mlperf
