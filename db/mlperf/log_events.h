// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "db/records/run.h"

namespace podium::mlperf {

/// A moment of a log: its time stamp (in the log's own unit) and its line (1-based).
struct LogMoment {
    double time = 0;
    std::int64_t line = 0;
};

/// One evaluation as logged. Stable Diffusion logs FID and CLIP apart; `metric` tells them.
struct LoggedEvaluation {
    double time = 0;
    double position = std::numeric_limits<double>::quiet_NaN();
    PositionUnit unit = PositionUnit::Epochs;
    double value = std::numeric_limits<double>::quiet_NaN();
    double second = std::numeric_limits<double>::quiet_NaN();
    std::string metric;
};

/// What one log says that matters to scoring and to the analyst; the result of every log reader.
struct LogEvents {
    bool timesInSeconds = false;     ///< else milliseconds
    std::optional<LogMoment> start;  ///< the run_start that counts
    std::optional<LogMoment> stop;   ///< the run_stop that counts
    std::int64_t starts = 0;
    std::int64_t stops = 0;
    std::int64_t lastStopLine = 0;
    bool success = false;           ///< the last run_stop says so
    std::string statusText;         ///< what it says instead
    std::optional<double> minutes;  ///< set where the log states the time itself
    bool targetMissed = false;      ///< the log states that no checkpoint met the target (v0.6 Mini Go)
    std::optional<double> earliestInitStart;
    std::optional<double> firstInitStop;

    std::int64_t logLines = 0;  ///< lines of the dialect
    std::int64_t brokenLines = 0;
    std::int64_t firstBrokenLine = 0;
    std::string brokenReason;
    std::int64_t firstLatin1Line = 0;  ///< a log line that is not UTF-8; 0: none

    std::string benchmark;  ///< submission_benchmark
    std::string division;   ///< submission_division
    std::vector<std::string> watchedKeysSeen;

    std::optional<double> globalBatchSize;
    std::optional<double> gradientAccumulationSteps;
    std::optional<double> baseLearningRate;
    std::string optimizer;
    std::string seed;
    std::optional<double> trainSamples;
    std::optional<double> evalSamples;
    std::optional<std::int64_t> nodes;                ///< number_of_nodes (HPC)
    std::optional<std::int64_t> acceleratorsPerNode;  ///< accelerators_per_node (HPC)
    std::vector<LoggedEvaluation> evaluations;
    std::vector<double> throughputs;  ///< between run_start and run_stop
};

}  // namespace podium::mlperf
