// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/weak_scaling.h"

#include <algorithm>

#include "db/mlperf/plausible.h"
#include "db/mlperf/scoring.h"

namespace podium::mlperf {

RunTimes runTimesOf(const LogEvents& events)
{
    const double scale = events.timesInSeconds ? 1000.0 : 1.0;
    RunTimes times;
    if (events.start) {
        times.start = events.start->time * scale;
    }
    if (events.stop) {
        times.stop = events.stop->time * scale;
    }
    times.nodes = events.nodes;
    times.acceleratorsPerNode = events.acceleratorsPerNode;
    return times;
}

Score scoreWeak(std::vector<Run>& runs, const std::vector<RunTimes>& times, const Benchmark* benchmark,
                std::optional<WeakScaling>& weak)
{
    Score score;
    score.runs = static_cast<std::int64_t>(runs.size());
    std::optional<double> first;
    std::optional<double> last;
    WeakScaling scaling;
    for (std::size_t index = 0; index < runs.size(); ++index) {
        Run& run = runs[index];
        const RunTimes& time = times[index];
        run.counted = run.valid() && time.start && time.stop;
        if (!run.counted) {
            score.failed += isFailure(run.status) ? 1 : 0;
            ++score.dropped;
            continue;
        }
        ++scaling.models;
        first = first ? std::min(*first, *time.start) : *time.start;
        last = last ? std::max(*last, *time.stop) : *time.stop;
        if (scaling.instanceScale == 0 && time.nodes) {
            scaling.instanceScale = *time.nodes * std::max<std::int64_t>(time.acceleratorsPerNode.value_or(1), 1);
        }
    }
    weak = scaling;
    const std::int64_t needed = benchmark == nullptr ? 1 : benchmark->runsRequired;
    if (anyHas(runs, RunStatus::TimesInvalid)) {
        score.issue = ScoreIssue::TimesInvalid;
        return score;
    }
    if (scaling.models < needed || !first || anyHas(runs, RunStatus::Unreadable)) {
        score.issue = ScoreIssue::Incomplete;
        return score;
    }
    const double minutes = (*last - *first) / 60000;
    if (!isPlausibleTime(minutes)) {
        score.issue = ScoreIssue::TimesInvalid;
        return score;
    }
    score.rawMinutes = minutes;
    score.minutes = score.rawMinutes;
    return score;
}

}  // namespace podium::mlperf
