// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/run_check.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "db/mlperf/convergence.h"
#include "db/mlperf/plausible.h"

namespace podium::mlperf {

namespace {

class RunCheck {
public:
    RunCheck(const LogEvents& events, const std::string& file, const RunContext& context,
             std::vector<ImportIssue>& issues)
        : m_events(events), m_file(file), m_context(context), m_issues(issues)
    {
    }

    /// The first rule that the run breaks, in the order of the official check.
    RunStatus status(const std::optional<double>& minutes, const ConvergenceCurve& curve)
    {
        reportOddities();
        if (m_events.logLines == 0) {
            add(Severity::Warning, IssueCode::LogWithoutEvents, 0,
                "no log line in the form of this round; the run counts as invalid");
            return RunStatus::NoResult;
        }
        if (m_context.round.strictLines && m_events.brokenLines > 0) {
            return RunStatus::BrokenLog;
        }
        if (m_events.targetMissed) {
            add(Severity::Warning, IssueCode::RunNotConverged, 0, "eval_result says that no checkpoint met the target");
            return RunStatus::NotConverged;
        }
        if (!m_events.minutes && !hasTimes()) {
            return RunStatus::NoResult;
        }
        if (!m_events.success && !(m_context.targetDecides && meetsTarget(curve))) {
            add(Severity::Warning, IssueCode::RunNotConverged, m_events.lastStopLine,
                m_events.statusText.empty() ? std::string("run_stop holds no status")
                                            : fmt::format("run_stop says '{}', not 'success'", m_events.statusText));
            return RunStatus::NotConverged;
        }
        if (initTooLong()) {
            return RunStatus::InitTooLong;
        }
        if (keyMissing()) {
            return RunStatus::KeyMissing;
        }
        // Last: a run that the rules drop anyhow may have any time.
        return minutes ? RunStatus::Success : RunStatus::TimesInvalid;
    }

    [[nodiscard]] std::optional<double> minutes()
    {
        const double scale = m_events.timesInSeconds ? 1.0 : 1000.0;
        std::optional<double> minutes = m_events.minutes;
        if (!minutes && m_events.start && m_events.stop) {
            // In this order, as the official summarizer does: the last digit depends on it.
            minutes = (m_events.stop->time - m_events.start->time) / 60 / scale;
        }
        if (minutes && !isPlausibleTime(*minutes)) {
            add(Severity::Warning, IssueCode::RunTimesInvalid, m_events.stop ? m_events.stop->line : 0,
                fmt::format("the run took {} min, expected {} to {} min; a run with such a time leaves no score",
                            *minutes, shortestMinutes, longestMinutes));
            minutes.reset();
        }
        return minutes;
    }

private:
    void add(Severity severity, IssueCode code, std::int64_t line, std::string detail)
    {
        m_issues.push_back({severity, code, m_file, line, std::move(detail)});
    }

    void reportOddities()
    {
        if (m_events.brokenLines > 0) {
            const std::string more =
                m_events.brokenLines > 1 ? fmt::format(" (and {} more lines)", m_events.brokenLines - 1) : "";
            add(Severity::Warning, IssueCode::LogLineBroken, m_events.firstBrokenLine,
                fmt::format("log line is {}{}; {}", m_events.brokenReason, more,
                            m_context.round.strictLines ? "the run counts as invalid" : "left out"));
        }
        if (m_events.firstLatin1Line > 0) {
            add(Severity::Info, IssueCode::LogBytesInvalid, m_events.firstLatin1Line,
                "log line is not UTF-8; read as Latin-1");
        }
        if (m_events.starts > 1 || m_events.stops > 1) {
            // No log from v0.6 on holds two; the official loop takes one pair without a word.
            const bool spans = m_context.round.dialect == LogDialect::Mlp05;
            add(Severity::Warning, IssueCode::RunsRestarted, m_events.lastStopLine,
                fmt::format("{} run_start and {} run_stop in one log; timed from {}", m_events.starts, m_events.stops,
                            spans ? "the first run_start to the last run_stop"
                                  : "the last run_start before the first run_stop"));
        }
    }

    /// Also reports which of the two is missing.
    bool hasTimes()
    {
        if (!m_events.start) {
            add(Severity::Warning, IssueCode::RunWithoutStart, 0, "no run_start; the run counts as invalid");
        } else if (!m_events.stop) {
            add(Severity::Warning, IssueCode::RunWithoutStop, 0, "no run_stop; the run counts as invalid");
        }
        return m_events.start && m_events.stop;
    }

    /// Whether the last evaluation meets the target of the round.
    bool meetsTarget(const ConvergenceCurve& curve)
    {
        if (m_context.benchmark == nullptr || m_context.target == nullptr || !m_context.target->value ||
            curve.points.empty()) {
            return false;
        }
        const double quality = curve.points.back().value;
        const bool meets = m_context.benchmark->higherIsBetter ? quality >= *m_context.target->value
                                                               : quality <= *m_context.target->value;
        if (meets) {
            add(Severity::Info, IssueCode::RunNotConverged, m_events.lastStopLine,
                fmt::format("run_stop says '{}', but the last evaluation meets the target; counted as published",
                            m_events.statusText));
        }
        return meets;
    }

    bool initTooLong()
    {
        const bool open = m_events.division == "open";
        const auto& round = m_context.round;
        const auto limit = open && round.initLimitOpenMinutes ? round.initLimitOpenMinutes : round.initLimitMinutes;
        if (!limit || !m_events.earliestInitStart || !m_events.firstInitStop) {
            return false;
        }
        const double init = *m_events.firstInitStop - *m_events.earliestInitStart;
        const double scale = m_events.timesInSeconds ? 60.0 : 60000.0;
        if (init < *limit * scale) {
            return false;
        }
        add(Severity::Warning, IssueCode::RunInitTooLong, 0,
            fmt::format("initialisation took {:.2f} min, the limit is {} min; the run counts as invalid", init / scale,
                        *limit));
        return true;
    }

    bool keyMissing()
    {
        const auto logged = divisionFromString(m_events.division).value_or(Division::Unknown);
        const Division division = m_context.division == Division::Unknown ? logged : m_context.division;
        for (const auto& required : m_context.round.requiredKeys) {
            const auto& seen = m_events.watchedKeysSeen;
            if (m_context.benchmark != nullptr && required.benchmark == m_context.benchmark->key &&
                required.division == division && std::find(seen.begin(), seen.end(), required.key) == seen.end()) {
                add(Severity::Warning, IssueCode::RunKeyMissing, 0,
                    fmt::format("the rules of {} ask for the key '{}'; the run counts as invalid",
                                m_context.round.version, required.key));
                return true;
            }
        }
        return false;
    }

    const LogEvents& m_events;
    const std::string& m_file;
    const RunContext& m_context;
    std::vector<ImportIssue>& m_issues;
};

std::optional<double> median(std::vector<double>& values)
{
    if (values.empty()) {
        return std::nullopt;
    }
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    const bool odd = values.size() % 2 == 1;
    return odd ? *middle : (*std::max_element(values.begin(), middle) + *middle) / 2;
}

}  // namespace

Run makeRun(LogEvents&& events, const std::string& file, const RunContext& context, std::vector<ImportIssue>& issues)
{
    RunCheck check(events, file, context, issues);
    Run run;
    run.file = file;
    run.minutes = check.minutes();
    run.curve = makeCurve(events, context.benchmark != nullptr && context.benchmark->epochsAreSamples);
    run.status = check.status(run.minutes, run.curve);
    const double scale = events.timesInSeconds ? 1.0 : 1000.0;
    if (events.start) {
        run.startLine = events.start->line;
        run.startTime = events.start->time / scale;
    }
    if (events.stop) {
        run.stopLine = events.stop->line;
    }
    if (events.earliestInitStart && events.firstInitStop) {
        run.initMinutes = (*events.firstInitStop - *events.earliestInitStart) / 60 / scale;
    }
    run.globalBatchSize = events.globalBatchSize;
    run.gradientAccumulationSteps = events.gradientAccumulationSteps;
    run.baseLearningRate = events.baseLearningRate;
    run.optimizer = std::move(events.optimizer);
    run.seed = std::move(events.seed);
    run.trainSamples = events.trainSamples;
    run.evalSamples = events.evalSamples;
    run.throughput = median(events.throughputs);
    run.samplesToConverge = positionOfConvergence(run.curve, run.minutes, context.target);
    return run;
}

}  // namespace podium::mlperf
