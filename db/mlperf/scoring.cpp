// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/scoring.h"

#include <algorithm>
#include <cmath>

namespace podium::mlperf {

namespace {

constexpr std::int64_t fewestRuns = 3;

/// Valid runs by time; equal times keep the order of the files.
std::vector<Run*> validRuns(std::vector<Run>& runs, std::int64_t firstSuccesses)
{
    std::vector<Run*> valid;
    for (Run& run : runs) {
        if (run.valid() && run.minutes) {
            valid.push_back(&run);
        }
    }
    if (firstSuccesses > 0 && static_cast<std::int64_t>(valid.size()) > firstSuccesses) {
        valid.resize(static_cast<std::size_t>(firstSuccesses));
    }
    std::stable_sort(valid.begin(), valid.end(),
                     [](const Run* left, const Run* right) { return *left->minutes < *right->minutes; });
    return valid;
}

}  // namespace

bool anyHas(const std::vector<Run>& runs, RunStatus status)
{
    return std::any_of(runs.begin(), runs.end(), [status](const Run& run) { return run.status == status; });
}

bool isFailure(RunStatus status)
{
    return status != RunStatus::Success && status != RunStatus::InitTooLong && status != RunStatus::KeyMissing;
}

Score score(std::vector<Run>& runs, const ScoringRule& rule)
{
    Score result;
    result.scalingFactor = rule.scalingFactor;
    result.runs = static_cast<std::int64_t>(runs.size());
    for (Run& run : runs) {
        run.counted = false;
        result.failed += isFailure(run.status) ? 1 : 0;
        result.dropped += run.valid() ? 0 : 1;
    }
    if (result.runs < fewestRuns || anyHas(runs, RunStatus::Unreadable)) {
        result.issue = ScoreIssue::Incomplete;
        return result;
    }
    if (anyHas(runs, RunStatus::TimesInvalid)) {
        result.issue = ScoreIssue::TimesInvalid;
        return result;
    }
    const bool choosesSuccesses = rule.firstSuccesses > 0;
    const std::int64_t invalid = choosesSuccesses ? 0 : result.dropped;
    if (invalid > rule.maxDropped) {
        result.issue = ScoreIssue::TooManyInvalidRuns;
        return result;
    }
    const auto valid = validRuns(runs, rule.firstSuccesses);
    const std::int64_t first = rule.maxDropped;
    const std::int64_t last = static_cast<std::int64_t>(valid.size()) - (rule.maxDropped - invalid);
    if (last <= first) {
        result.issue = ScoreIssue::NoRunCounted;
        return result;
    }
    // Summed from left to right in double, as the official summarizer does: the last digit depends on it.
    double sum = 0;
    for (std::int64_t index = first; index < last; ++index) {
        Run& run = *valid[static_cast<std::size_t>(index)];
        run.counted = true;
        sum += *run.minutes;
    }
    result.rawMinutes = sum / static_cast<double>(last - first);
    result.minutes = *result.rawMinutes * rule.scalingFactor;
    if (!std::isfinite(*result.minutes) || *result.minutes <= 0) {
        result.minutes.reset();
        result.rawMinutes.reset();
        result.issue = ScoreIssue::NoRunCounted;
        for (Run& run : runs) {
            run.counted = false;
        }
    }
    return result;
}

}  // namespace podium::mlperf
