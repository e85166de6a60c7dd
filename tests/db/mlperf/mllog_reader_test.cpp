// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of v0.7 and later.
#include "db/mlperf/mllog_reader.h"

#include "tests/db/mlperf/log_text.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

using test::mllog;
using test::mllogRun;
using test::status;

namespace {

LogEvents read(std::string_view text, std::vector<std::string> watchedKeys = {})
{
    return test::readLog(LogDialect::Mllog, text, std::move(watchedKeys));
}

}  // namespace

TEST_CASE("A whole run", "[mllog]")
{
    const auto events = read(test::mllogRun(2.5));
    CHECK(events.logLines == 6);
    CHECK(events.brokenLines == 0);
    CHECK_FALSE(events.timesInSeconds);
    REQUIRE(events.start);
    CHECK(events.start->time == 1'600'000'000'000);
    CHECK(events.start->line == 5);
    REQUIRE(events.stop);
    CHECK(events.stop->time == 1'600'000'150'000);
    CHECK(events.stop->line == 6);
    CHECK(events.starts == 1);
    CHECK(events.stops == 1);
    CHECK(events.success);
    CHECK(events.statusText == "success");
    CHECK(events.earliestInitStart == 1'599'999'940'000);
    CHECK(events.firstInitStop == 1'600'000'000'000);
    CHECK(events.benchmark == "resnet");
    CHECK(events.division == "closed");
}

TEST_CASE("No log line at all", "[mllog]")
{
    const std::string_view text =
        GENERATE(as<std::string_view>{}, "", "Non compliant run allowed under olympic scoring rules\n",
                 ":::MLL 1560000000.1 run_start: {\"value\": null, \"metadata\": {}}\n",
                 ":::MLPv0.5.0 resnet 1541674462.7 (a.py:49) run_start\n", "Total runtime: 24.4 minutes\n");
    const auto events = read(text);
    CHECK(events.logLines == 0);
    CHECK_FALSE(events.start);
    CHECK_FALSE(events.stop);
    CHECK_FALSE(events.minutes);
    CHECK_FALSE(events.success);
}

TEST_CASE("Form of a line does not matter as long as it is JSON", "[mllog]")
{
    const std::string_view line = GENERATE(
        as<std::string_view>{},
        R"(:::MLLOG {"namespace": "", "time_ms": 1600000000000, "event_type": "INTERVAL_START", "key": "run_start", "value": null, "metadata": {"file": "a.py", "lineno": 1}})",
        R"(:::MLLOG {"namespace":"","time_ms":1600000000000,"event_type":"INTERVAL_START","key":"run_start","value":null,"metadata":{}})",
        R"(:::MLLOG { "key" : "run_start" , "time_ms" : 1600000000000 })",
        R"(:::MLLOG {"metadata": {"key": "run_stop", "time_ms": 5}, "value": null, "key": "run_start", "time_ms": 1600000000000})",
        R"(:::MLLOG {"time_ms": 1600000000000.0, "key": "run_start"})",
        R"(:::MLLOG {"time_ms": 1.6e12, "key": "run_start"})",
        R"(:::MLLOG {"time_ms": 123, "key": "run_stop", "time_ms": 1600000000000, "key": "run_start"})",
        R"(:::MLLOG {"time_ms": 1600000000000, "key": "run\u005fstart"})",
        R"(:::MLLOG {"time_ms": 1600000000000, "k\u0065y": "run_start"})",
        R"(:::MLLOG {"namespace": 4, "time_ms": 1600000000000, "key": "run_start", "metadata": ""})",
        R"(12: :::MLLOG {"time_ms": 1600000000000, "key": "run_start"})",
        R"(I0610 10:00:00.123456 140 logger.py:27] :::MLLOG {"time_ms": 1600000000000, "key": "run_start"})",
        R"(:::MLLOG {"time_ms": 1, "key": "run_stop"} :::MLLOG {"time_ms": 1600000000000, "key": "run_start"})",
        " 50%|#    |\r:::MLLOG {\"time_ms\": 1600000000000, \"key\": \"run_start\"}\r");
    CAPTURE(line);
    const auto events = read(std::string(line) + "\n");
    CHECK(events.logLines == 1);
    CHECK(events.brokenLines == 0);
    REQUIRE(events.start);
    CHECK(events.start->time == 1'600'000'000'000);
    CHECK(events.start->line == 1);
    CHECK(events.stops == 0);
}

TEST_CASE("A broken line is counted, and the first one is named", "[mllog]")
{
    const auto events = read(mllog("run_start", 1'000) + ":::MLLOG {\"key\": \"eval_accuracy\", \"value\": 0.\n" +
                             ":::MLLOG \n:::MLLOG []\n" + mllog("run_stop", 61'000, "null", status("success")));
    CHECK(events.logLines == 5);
    CHECK(events.brokenLines == 3);
    CHECK(events.firstBrokenLine == 2);
    CHECK(events.brokenReason == "not one JSON object");
    CHECK(events.success);
}

TEST_CASE("A line that is too long to be taken apart says so", "[mllog]")
{
    const std::string huge =
        fmt::format(R"(:::MLLOG {{"time_ms": 1, "key": "seed", "value": "{}"}})", std::string(5'000'000, 'x'));
    const auto events = read(huge + '\n' + mllogRun(1));
    CHECK(events.brokenLines == 1);
    CHECK(events.firstBrokenLine == 1);
    CHECK(events.brokenReason == "longer than 1 MiB");
}

TEST_CASE("An event that is timed needs a time", "[mllog]")
{
    const std::string_view key = GENERATE(as<std::string_view>{}, "run_start", "run_stop", "init_start", "init_stop",
                                          "eval_accuracy", "eval_error");
    const std::string_view time = GENERATE(as<std::string_view>{}, "", R"("time_ms": null,)", R"("time_ms": "123",)",
                                           R"("time_ms": NaN,)", R"("time_ms": 1e999,)", R"("time_ms": [1],)");
    CAPTURE(key, time);
    const auto events = read(fmt::format(":::MLLOG {{{} \"key\": \"{}\", \"value\": 1}}\n", time, key));
    CHECK(events.brokenLines == 1);
    CHECK(events.brokenReason == "no time_ms");
    CHECK(events.starts + events.stops == 0);
    CHECK(events.evaluations.empty());

    CHECK(read(R"(:::MLLOG {"key": "seed", "value": 1})").brokenLines == 0);
}

TEST_CASE("time_s holds seconds, as one submitter of v0.7 writes", "[mllog]")
{
    const auto events =
        read(R"(:::MLLOG {"namespace": "main", "time_s": 0.0, "key": "submission_benchmark", "value": "resnet"}
:::MLLOG {"value": null, "metadata": {}, "key": "init_start", "time_s": 1593354412.910, "event_type": "INTERVAL_START" }
:::MLLOG {"value": null, "metadata": {}, "key": "run_start", "time_s": 1593354452.5, "event_type": "INTERVAL_START" }
:::MLLOG {"value": null, "metadata": {"status": "success"}, "key": "run_stop", "time_s": 1593354572.5 }
)");
    CHECK(events.timesInSeconds);
    CHECK(events.brokenLines == 0);
    CHECK(events.earliestInitStart == 1593354412.910);
    CHECK(events.start->time == 1593354452.5);
    CHECK(events.stop->time == 1593354572.5);
    CHECK(events.success);
}

TEST_CASE("Seconds and milliseconds in one log are not mixed", "[mllog]")
{
    const std::string seconds =
        R"(:::MLLOG {"key": "run_stop", "time_s": 1593354572.5, "metadata": {"status": "success"}})";
    for (const auto& first : {mllog("run_start", 1'593'354'452'500), mllog("init_start", 1'593'354'452'500)}) {
        const auto events = read(first + seconds);
        CHECK_FALSE(events.timesInSeconds);
        CHECK(events.brokenLines == 1);
        CHECK(events.brokenReason == "time_s among time_ms");
        CHECK_FALSE(events.stop);
    }
    CHECK(read(seconds + "\n" + mllog("init_start", 5)).brokenLines == 1);
}

TEST_CASE("The last run_start before the first run_stop counts", "[mllog]")
{
    const auto restarted = read(mllog("run_start", 1'000) + mllog("run_start", 2'000) + mllog("run_stop", 5'000) +
                                mllog("run_start", 6'000) + mllog("run_stop", 9'000));
    CHECK(restarted.starts == 3);
    CHECK(restarted.stops == 2);
    CHECK(restarted.start->time == 2'000);
    CHECK(restarted.start->line == 2);
    CHECK(restarted.stop->time == 5'000);
    CHECK(restarted.stop->line == 3);
    CHECK(restarted.lastStopLine == 5);
}

TEST_CASE("A run_stop before any run_start counts too, as in the official loop", "[mllog]")
{
    const auto events = read(mllog("run_stop", 1'000) + mllog("run_stop", 2'000) + mllog("run_start", 3'000) +
                             mllog("run_stop", 4'000) + mllog("run_start", 5'000));
    CHECK(events.start->time == 3'000);
    CHECK(events.stop->time == 2'000);
}

TEST_CASE("The last run_stop alone says whether the run converged", "[mllog]")
{
    const auto statusOf = [](std::string_view value, std::string_view metadata) {
        const auto events = read(mllog("run_start", 1'000) + mllog("run_stop", 2'000, value, metadata));
        return std::pair(events.success, events.statusText);
    };
    using Status = std::pair<bool, std::string>;
    CHECK(statusOf("null", status("success")) == Status{true, "success"});
    CHECK(statusOf("0.71", status("success")) == Status{true, "success"});
    CHECK(statusOf(R"("succuss")", status("success")) == Status{true, "success"});
    CHECK(statusOf("null", R"({"status": "success", "status": "aborted"})") == Status{false, "aborted"});
    CHECK(statusOf("null", status("aborted")) == Status{false, "aborted"});
    CHECK(statusOf("null", status("abort")) == Status{false, "abort"});
    CHECK(statusOf("null", status("fail")) == Status{false, "fail"});
    CHECK(statusOf("null", status("Success")) == Status{false, "Success"});
    CHECK(statusOf("null", status("success ")) == Status{false, "success "});
    CHECK(statusOf("null", R"({"status": true})") == Status{false, "true"});
    CHECK(statusOf("null", R"({"status": null})") == Status{false, ""});
    CHECK(statusOf(R"({"status": "success"})", "{}") == Status{false, ""});
    CHECK(statusOf(R"({"success": true})", "{}") == Status{false, ""});
    CHECK(statusOf("null", "null") == Status{false, ""});
    CHECK(statusOf("null", R"("success")") == Status{false, ""});

    const auto two = read(mllog("run_start", 1'000) + mllog("run_stop", 2'000, "null", status("success")) +
                          mllog("run_stop", 3'000, "null", status("aborted")));
    CHECK_FALSE(two.success);
    CHECK(two.stop->time == 2'000);
}

TEST_CASE("Initialisation lasts from the earliest init_start to the first init_stop", "[mllog]")
{
    const auto events = read(mllog("init_start", 5'000) + mllog("init_start", 2'000) + mllog("init_stop", 9'000) +
                             mllog("init_start", 1'000) + mllog("init_stop", 8'000) + mllog("init_start", 3'000));
    CHECK(events.earliestInitStart == 1'000);
    CHECK(events.firstInitStop == 9'000);
}

TEST_CASE("eval_result does not time a run from v0.7 on", "[mllog]")
{
    const auto events = read(mllog("run_start", 0) + mllog("run_stop", 1'811'885, "null", status("success")) +
                             mllog("eval_result", 2'634'000, "0.54", R"({"epoch_num": 52, "timestamp": 2000.5})"));
    CHECK_FALSE(events.minutes);
    CHECK(events.stop->time == 1'811'885);
    CHECK(events.success);
}

TEST_CASE("Facts of the run: the first value counts", "[mllog]")
{
    const auto events =
        read(mllog("global_batch_size", 1, "2048") + mllog("global_batch_size", 1, "4096") +
             mllog("gradient_accumulation_steps", 1, "\"4\"") + mllog("opt_base_learning_rate", 1, "[0.002, 0.004]") +
             mllog("opt_name", 1, "null") + mllog("opt_name", 1, "\"lamb\"") + mllog("seed", 1, "1234567890123456789") +
             mllog("train_samples", 1, "1281167.0") + mllog("eval_samples", 1, "[50000]") +
             mllog("number_of_nodes", 1, "512") + mllog("accelerators_per_node", 1, "8"));
    CHECK(events.globalBatchSize == 2048.0);
    CHECK(events.gradientAccumulationSteps == 4.0);
    CHECK(events.baseLearningRate == 0.002);
    CHECK(events.optimizer == "lamb");
    CHECK(events.seed == "1234567890123456789");
    CHECK(events.trainSamples == 1281167.0);
    CHECK(events.evalSamples == 50000.0);
    CHECK(events.nodes == 512);
    CHECK(events.acceleratorsPerNode == 8);
}

TEST_CASE("Facts that are none", "[mllog]")
{
    const std::string_view value =
        GENERATE(as<std::string_view>{}, "null", "\"\"", "\"n/a\"", "NaN", "{}", "[]", "true", "1e999", "[[1]]");
    CAPTURE(value);
    const auto events = read(mllog("global_batch_size", 1, value) + mllog("train_samples", 1, value) +
                             mllog("number_of_nodes", 1, value));
    CHECK(events.brokenLines == 0);
    CHECK_FALSE(events.globalBatchSize);
    CHECK_FALSE(events.trainSamples);
    CHECK_FALSE(events.nodes);
    CHECK_FALSE(read(mllog("number_of_nodes", 1, "-1")).nodes);
    CHECK_FALSE(read(mllog("number_of_nodes", 1, "1e308")).nodes);
}

TEST_CASE("Throughput counts between run_start and run_stop", "[mllog]")
{
    const auto events = read(mllog("throughput", 0, "1") + mllog("run_start", 1) + mllog("throughput", 2, "100.5") +
                             mllog("tracked_stats", 3, R"({"throughput": 200, "loss": 0.1})", R"({"step": [1, 20]})") +
                             mllog("tracked_stats", 4, R"({"loss": 0.1})") + mllog("tracked_stats", 5, "7") +
                             mllog("throughput", 6, R"({"throughput": 300})") + mllog("throughput", 7, "0") +
                             mllog("throughput", 8, "-5") + mllog("throughput", 9, "NaN") + mllog("run_stop", 10) +
                             mllog("throughput", 11, "1"));
    CHECK(events.throughputs == std::vector<double>{100.5, 200, 300});
}

TEST_CASE("A watched key is seen wherever it occurs", "[mllog]")
{
    const std::vector<std::string> watched{"opt_lamb_epsilon", "run_start"};
    CHECK(read(mllog("opt_lamb_epsilon", 1, "1e-6"), watched).watchedKeysSeen ==
          std::vector<std::string>{"opt_lamb_epsilon"});
    CHECK(read(mllog("opt_lamb_epsilon", 1) + mllog("opt_lamb_epsilon", 1) + mllog("run_start", 1), watched)
              .watchedKeysSeen == watched);
    CHECK(read(R"(:::MLLOG {"key": "opt_lamb_epsilon"})", watched).watchedKeysSeen.size() == 1);
    CHECK(read(mllog("opt_name", 1, "\"opt_lamb_epsilon\""), watched).watchedKeysSeen.empty());
    CHECK(read("opt_lamb_epsilon\n:::MLLOG opt_lamb_epsilon\n", watched).watchedKeysSeen.empty());
}

TEST_CASE("Bytes that are not UTF-8 are read as Latin-1 and reported", "[mllog]")
{
    const auto events = read("progress \xe2\x96\n" + mllog("opt_name", 1, "\"caf\xe9\"") + mllog("seed", 1, "1"));
    CHECK(events.brokenLines == 0);
    CHECK(events.optimizer == "caf\xc3\xa9");
    CHECK(events.firstLatin1Line == 2);
    CHECK(read("\xff\xfe progress\n" + mllog("seed", 1, "1")).firstLatin1Line == 0);
}

TEST_CASE("A reader can be used again", "[mllog]")
{
    MllogReader reader({});
    FileBuffer buffer;
    buffer.assign(test::mllogRun(1));
    CHECK(reader.read(buffer).success);
    buffer.assign("");
    const auto events = reader.read(buffer);
    CHECK_FALSE(events.success);
    CHECK(events.logLines == 0);
}

}  // namespace podium::mlperf
