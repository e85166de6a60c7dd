// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace podium {

/// 128-bit XXH3 of content, as 32 lower-case hexadecimal digits. Recognises equal content; no proof against forgery.
using ContentHash = std::string;

/// What became of one run; the reasons are the rules R1 to R4 of the official check.
enum class RunStatus {
    Success,
    NotConverged,  ///< R2: the last run_stop does not say success
    NoResult,      ///< R1: no run_start or no run_stop
    BrokenLog,     ///< R1: a log line does not parse
    InitTooLong,   ///< R3
    KeyMissing,    ///< R4
    TimesInvalid,  ///< meets R1 to R4, but the time is negative, zero, not finite, or beyond belief
    Unreadable,    ///< the file could not be read
};

/// What the position of a convergence point counts.
enum class PositionUnit { Epochs, Samples, Steps };

struct ConvergencePoint {
    double minutes = 0;                                        ///< since run_start
    double position = 0;                                       ///< in the curve's unit
    double value = 0;                                          ///< quality in the benchmark's metric
    double second = std::numeric_limits<double>::quiet_NaN();  ///< mask mAP, CLIP; NaN where there is one metric only
};

struct ConvergenceCurve {
    PositionUnit unit = PositionUnit::Epochs;
    std::vector<ConvergencePoint> points;  ///< by time
};

struct Run {
    std::string file;               ///< path below the repository's root, '/' between parts
    std::optional<double> minutes;  ///< run_start to run_stop, unscaled; empty where it cannot be computed
    RunStatus status = RunStatus::NoResult;
    bool counted = false;             ///< is part of the score's mean
    std::int64_t startLine = 0;       ///< 1-based line of run_start; 0: none
    std::int64_t stopLine = 0;        ///< 1-based line of run_stop; 0: none
    std::optional<double> startTime;  ///< run_start in seconds since 1970
    std::optional<double> initMinutes;
    std::optional<double> globalBatchSize;  ///< samples a step over all accelerators
    std::optional<double> gradientAccumulationSteps;
    std::optional<double> baseLearningRate;
    std::string optimizer;
    std::string seed;
    std::optional<double> trainSamples;
    std::optional<double> evalSamples;
    std::optional<double> samplesToConverge;  ///< last evaluation before run_stop, in curve.unit
    std::optional<double> throughput;         ///< median of the logged throughput, samples a second
    ConvergenceCurve curve;
    ContentHash contentHash;  ///< of the file's bytes

    [[nodiscard]] bool valid() const { return status == RunStatus::Success; }
};

[[nodiscard]] std::string_view toString(RunStatus status);
[[nodiscard]] std::string_view toString(PositionUnit unit);
[[nodiscard]] std::optional<RunStatus> runStatusFromString(std::string_view text);
[[nodiscard]] std::optional<PositionUnit> positionUnitFromString(std::string_view text);

}  // namespace podium
