// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "db/records/submission.h"

// Exact equality of every field. The structured bindings name all members, so that a member that is added to a record
// stops the tests from compiling until it is compared here (and written and read).
namespace podium::test {

inline bool equal(double a, double b)
{
    return std::isnan(a) ? std::isnan(b) : std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

inline bool equal(const std::optional<double>& a, const std::optional<double>& b)
{
    return a.has_value() == b.has_value() && (!a || equal(*a, *b));
}

inline bool equal(const ConvergencePoint& a, const ConvergencePoint& b)
{
    const auto& [minutes, position, value, second] = a;
    return equal(minutes, b.minutes) && equal(position, b.position) && equal(value, b.value) && equal(second, b.second);
}

inline bool equal(const ConvergenceCurve& a, const ConvergenceCurve& b)
{
    const auto& [unit, points] = a;
    return unit == b.unit && std::equal(points.begin(), points.end(), b.points.begin(), b.points.end(),
                                        [](const auto& x, const auto& y) { return equal(x, y); });
}

inline bool equal(const Run& a, const Run& b)
{
    const auto& [file, minutes, status, counted, startLine, stopLine, startTime, initMinutes, batch, accumulation, rate,
                 optimizer, seed, trainSamples, evalSamples, samples, throughput, curve, hash] = a;
    return std::tie(file, status, counted, startLine, stopLine, optimizer, seed, hash) ==
               std::tie(b.file, b.status, b.counted, b.startLine, b.stopLine, b.optimizer, b.seed, b.contentHash) &&
           equal(minutes, b.minutes) && equal(startTime, b.startTime) && equal(initMinutes, b.initMinutes) &&
           equal(batch, b.globalBatchSize) && equal(accumulation, b.gradientAccumulationSteps) &&
           equal(rate, b.baseLearningRate) && equal(trainSamples, b.trainSamples) &&
           equal(evalSamples, b.evalSamples) && equal(samples, b.samplesToConverge) &&
           equal(throughput, b.throughput) && equal(curve, b.curve);
}

inline bool equal(const Score& a, const Score& b)
{
    const auto& [minutes, raw, factor, runs, failed, dropped, issue] = a;
    return equal(minutes, b.minutes) && equal(raw, b.rawMinutes) && equal(factor, b.scalingFactor) &&
           std::tie(runs, failed, dropped, issue) == std::tie(b.runs, b.failed, b.dropped, b.issue);
}

inline bool equal(const std::optional<WeakScaling>& a, const std::optional<WeakScaling>& b)
{
    if (!a || !b) {
        return a.has_value() == b.has_value();
    }
    const auto& [models, scale] = *a;
    return models == b->models && scale == b->instanceScale;
}

inline bool equal(const Submission& a, const Submission& b)
{
    const auto& [key, submitter, benchmark, system, nodes, accelerators, processors, score, weak, runs, verified,
                 sameRunsAs, contentHash, runsHash, resultId] = a;
    return std::tie(key, submitter, benchmark, system, nodes, accelerators, processors, verified, sameRunsAs,
                    contentHash, runsHash, resultId) == std::tie(b.key, b.submitter, b.benchmark, b.system, b.nodes,
                                                                 b.accelerators, b.hostProcessors, b.verified,
                                                                 b.sameRunsAs, b.contentHash, b.runsHash, b.resultId) &&
           equal(score, b.score) && equal(weak, b.weak) &&
           std::equal(runs.begin(), runs.end(), b.runs.begin(), b.runs.end(),
                      [](const auto& x, const auto& y) { return equal(x, y); });
}

}  // namespace podium::test
