// SPDX-License-Identifier: GPL-3.0-or-later
// Whole logs in the three dialects, from the bytes to the run.
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>

#include "db/mlperf/log_reader.h"
#include "db/mlperf/plausible.h"
#include "db/mlperf/run_check.h"
#include "db/mlperf/weak_scaling.h"
#include "tests/db/mlperf/log_text.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/shipped.h"

namespace podium::fuzz {

using mlperf::LogEvents;
using test::mll;
using test::mllog;
using test::mlp05;

namespace {

void checkMoment(const std::optional<mlperf::LogMoment>& moment, std::int64_t count)
{
    promise(moment.has_value() == (count > 0), "a moment is there when its event was");
    promise(!moment || (std::isfinite(moment->time) && moment->line >= 1), "moments are finite and have a line");
}

void checkEvents(const LogEvents& events)
{
    promise(events.brokenLines <= events.logLines, "broken lines are log lines");
    promise((events.firstBrokenLine > 0) == (events.brokenLines > 0), "the first broken line is named");
    checkMoment(events.start, events.starts);
    checkMoment(events.stop, events.stops);
    for (const double throughput : events.throughputs) {
        promise(std::isfinite(throughput) && throughput > 0, "throughput is finite and above 0");
    }
    promise(!events.nodes || (*events.nodes >= 0 && *events.nodes <= 1'000'000'000), "nodes are a sane count");
}

void checkRun(const Run& run)
{
    promise(!run.minutes || mlperf::isPlausibleTime(*run.minutes), "minutes are believed");
    promise(!run.valid() || run.minutes, "a valid run has minutes");
    for (std::size_t index = 0; index < run.curve.points.size(); ++index) {
        const auto& point = run.curve.points[index];
        promise(std::isfinite(point.minutes) && point.minutes >= 0, "points come after run_start");
        promise(std::isfinite(point.position), "points have a position");
        promise(std::isfinite(point.value) || std::isfinite(point.second), "points have a value");
        promise(index == 0 || run.curve.points[index - 1].minutes <= point.minutes, "points are in order of time");
    }
}

void readLog(const char* roundId, std::string_view benchmarkKey, std::string_view input)
{
    const Round& round = *shippedTables().round(roundId);
    const Benchmark* benchmark = shippedTables().benchmark(benchmarkKey);
    const std::vector<std::string> watched{"opt_lamb_epsilon"};
    mlperf::FileBuffer buffer;
    buffer.assign(input);
    const auto reader = mlperf::makeLogReader(round.dialect, watched);
    LogEvents events = reader->read(buffer);
    checkEvents(events);

    const LogEvents again = reader->read(buffer);
    promise(again.logLines == events.logLines && again.brokenLines == events.brokenLines &&
                again.starts == events.starts && again.evaluations.size() == events.evaluations.size(),
            "reading again finds the same");

    const auto times = mlperf::runTimesOf(events);
    promise(times.start.has_value() == events.start.has_value(), "times follow the events");
    std::vector<ImportIssue> issues;
    const QualityTarget* target = benchmark->targets.empty() ? nullptr : &benchmark->targets.front();
    checkRun(mlperf::makeRun(std::move(events), "log", {round, Division::Closed, benchmark, target, true}, issues));
    for (const auto& issue : issues) {
        promise(!issue.detail.empty() && issue.line >= 0, "an issue says what it found");
    }
}

std::vector<std::string> mllogSeeds()
{
    const std::string eval = R"({"epoch_num": 3})";
    return {
        test::mllogRun(2.5),
        mllog("opt_lamb_epsilon", 0, "1e-6") + test::mllogRun(1, "aborted"),
        mllog("run_start", 0) + R"(:::MLLOG {"key": "run_stop", "time_ms": 1e300, "metadata": {"status": "success"}})",
        test::mllogRun(1) + test::mllogRun(2),
        mllog("run_start", 0) + mllog("eval_accuracy", 1, "0.7", eval) + mllog("eval_error", 2, "\"0.1\"", eval) +
            mllog("eval_accuracy", 3, R"({"BBOX": 0.37, "SEGM": 0.33})", eval) +
            mllog("eval_accuracy", 4, "[0.3, 0.2]", eval),
        mllog("run_start", 0) + mllog("eval_accuracy", 1, "95", R"({"metric": "FID", "samples_count": 512})") +
            mllog("eval_accuracy", 2, "0.1", R"({"metric": "CLIP", "samples_count": 512})"),
        mllog("tracked_stats", 1, R"({"throughput": 20})", R"({"step": [1, 2]})") + mllog("throughput", 2, "30") +
            mllog("global_batch_size", 1, "2048") + mllog("number_of_nodes", 1, "4") + mllog("seed", 1, "\"\\ud800\""),
        " 50%|#\r:::MLLOG {\"key\": \"run_start\", \"time_s\": 1593354452.5}\r\n:::MLLOG {\"time_ms\": NaN}\n12: "
        ":::MLLOG {}",
    };
}

std::vector<std::string> mllSeeds()
{
    return {
        mll("run_start", 1) + mll("eval_accuracy", 2, "[0.37, 0.33]", R"({"epoch_num": 12})") +
            mll("run_stop", 61, "null", test::status("success")),
        mll("eval_result", 1, "null", R"({"iteration": 19, "timestamp": 1725.869})"),
        ":::MLL 1560875622.04 eval_result: {\"value\": null, \"metadata\": {'lineno': 52, 'timestamp': 746.014, 'ok': "
        "True}}\n",
        "Total runtime: 24.409763 minutes\n",
    };
}

std::vector<std::string> mlp05Seeds()
{
    return {
        mlp05("run_start", 1) + mlp05("eval_accuracy", 2, R"({"epoch": 3, "value": 0.7})") +
            mlp05("run_stop", 61, R"({"success": true})"),
        "DEBUG:mlperf_compliance:" + mlp05("run_stop", 2) + mlp05("train_epoch", 3, "\"deferred\""),
        ":::MLPv0.5.0 gnmt 1541674462.5 (/a (b)/c.py:49) opt_learning_rate : 0.002\n",
    };
}

}  // namespace

std::vector<Target> logTargets()
{
    return {
        {"mllog", [](std::string_view input) { readLog("5.0", "bert", input); }, mllogSeeds()},
        {"mllog_pairs", [](std::string_view input) { readLog("4.0", "stable_diffusion", input); }, mllogSeeds()},
        {"mll", [](std::string_view input) { readLog("0.6", "minigo", input); }, mllSeeds()},
        {"mlp05", [](std::string_view input) { readLog("0.5", "ncf", input); }, mlp05Seeds()},
    };
}

}  // namespace podium::fuzz
