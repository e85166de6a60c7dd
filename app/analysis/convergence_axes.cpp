// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/convergence_axes.h"

#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/ticks.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

std::string metricName(std::string_view english, const Phrasebook& phrases)
{
    return phrases.remark(displayText(english));
}

/// With a capital letter, unless the name has one within its first word already ("mAP").
std::string atBeginning(std::string words)
{
    const auto isSmall = [&](std::size_t place) { return words[place] >= 'a' && words[place] <= 'z'; };
    if (words.size() > 1 && isSmall(0) && isSmall(1)) {
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    }
    return words;
}

/// As many decimals as the value has: a target is not rounded.
std::string unrounded(double value, const NumberFormat& numbers)
{
    const std::string exact = exactNumber(value);
    const auto point = exact.find('.');
    return numbers.fixed(value, point == std::string::npos ? 0 : static_cast<int>(exact.size() - point - 1));
}

std::string targetText(const CurveTarget& target, const Benchmark& benchmark, const Phrasebook& phrases,
                       const NumberFormat& numbers)
{
    const MetricNames names = metricNames(benchmark.metric);
    const auto part = [&](std::string_view metric, double value, bool rises) {
        return metricName(metric, phrases) + (rises ? " ≥ " : " ≤ ") + unrounded(value, numbers);
    };
    std::string text = part(names.first, *target.value, target.higherIsBetter);
    return target.second ? text + ", " + part(names.second, *target.second, true) : text;
}

void setTicks(Axis& axis, const TickSet& ticks, const NumberFormat& numbers)
{
    axis.minimum = ticks.minimum;
    axis.maximum = ticks.maximum;
    axis.ticks.clear();
    for (const double value : ticks.values) {
        axis.ticks.push_back(
            {value, axis.scale == AxisScale::Log ? unrounded(value, numbers) : numbers.fixed(value, ticks.decimals)});
    }
}

}  // namespace

std::vector<ReferenceLine> targetLines(const SubmissionRows& rows, const Benchmark* benchmark,
                                       const FigureContext& context, const NumberFormat& numbers)
{
    struct Target {
        double value;
        std::string text;
        std::vector<std::string> rounds;
    };
    std::vector<Target> targets;
    for (const std::string& round : roundsOf(rows)) {
        const CurveTarget target = curveTarget(benchmark, round);
        if (!target.value) {
            continue;
        }
        const std::string text = targetText(target, *benchmark, context.phrases, numbers);
        auto found = std::find_if(targets.begin(), targets.end(), [&](const Target& one) { return one.text == text; });
        if (found == targets.end()) {
            found = targets.insert(found, {*target.value, text, {}});
        }
        found->rounds.push_back(roundTitle(round, context.tables));
    }
    std::vector<ReferenceLine> lines;
    for (const Target& target : targets) {
        std::string name = context.phrases.say(Phrase::TargetLine, {{"target", target.text}});
        name += targets.size() > 1 ? " (" + joined(target.rounds, ", ") + ")" : std::string();
        lines.push_back({target.value, name});
    }
    return lines;
}

std::string qualityTitle(const Benchmark* benchmark, const Phrasebook& phrases)
{
    const bool rises = benchmark == nullptr || benchmark->higherIsBetter;
    const std::string metric = benchmark == nullptr || benchmark->metric.empty()
                                   ? phrases.say(Phrase::QualityUnknown)
                                   : atBeginning(metricName(metricNames(benchmark->metric).first, phrases));
    return benchmark == nullptr
               ? metric
               : phrases.say(rises ? Phrase::AxisQualityRises : Phrase::AxisQualityFalls, {{"metric", metric}});
}

std::size_t dropWithoutLogarithm(FigureCurves& curves)
{
    std::size_t dropped = 0;
    for (SubmissionCurves& submission : curves.submissions) {
        for (RunCurve& run : submission.runs) {
            const auto isGone = [](const QualityPoint& point) { return point.value <= 0; };
            if (run.met) {
                const auto met = run.points.begin() + static_cast<std::ptrdiff_t>(*run.met);
                const auto before = static_cast<std::size_t>(std::count_if(run.points.begin(), met, isGone));
                run.met = isGone(*met) ? std::nullopt : std::optional(*run.met - before);
            }
            dropped += std::erase_if(run.points, isGone);
        }
        std::erase_if(submission.runs, [](const RunCurve& run) { return run.points.empty(); });
        markLead(submission.runs);
    }
    std::erase_if(curves.submissions, [](const SubmissionCurves& submission) { return submission.runs.empty(); });
    return dropped;
}

void fitQualityAxis(Axis& axis, const QualityRange& range, const NumberFormat& numbers)
{
    if (!range.any) {
        axis.scale = AxisScale::Linear;
        setTicks(axis, linearTicks(0, 1), numbers);
        return;
    }
    const bool logarithmic = axis.scale == AxisScale::Log;
    setTicks(axis, logarithmic ? logTicks(range.low, range.high) : linearTicks(range.low, range.high), numbers);
}

void fitCurvePositions(Axis& axis, const FigureCurves& curves, const NumberFormat& numbers)
{
    double last = 0;
    for (const SubmissionCurves& submission : curves.submissions) {
        for (const RunCurve& run : submission.runs) {
            last = std::max(last, run.points.back().position);
        }
    }
    setTicks(axis, linearTicks(0, last), numbers);
}

}  // namespace podium
