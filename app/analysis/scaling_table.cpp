// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/scaling_table.h"

#include <algorithm>

#include "app/analysis/display_text.h"
#include "app/analysis/metrics.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

constexpr std::array bases{MetricBasis::Official, MetricBasis::Raw, MetricBasis::Throughput};

}  // namespace

bool areOfOneSystem(const store::SubmissionRow& one, const store::SubmissionRow& other)
{
    return one.submitter == other.submitter && one.accelerator == other.accelerator;
}

std::string noEfficiencyText(const std::string& name, const store::SubmissionRow& from, const store::SubmissionRow& to,
                             const Phrasebook& phrases, const NumberFormat& numbers)
{
    const auto nameOf = [](const store::SubmissionRow& row) {
        return displayText(row.submitter) + ", " + displayText(shortAcceleratorNames({acceleratorTitle(row)}).front());
    };
    return phrases.say(Phrase::NoteNoEfficiency, {{"name", name},
                                                  {"from", numbers.count(sizeOf(from).value_or(0))},
                                                  {"to", numbers.count(sizeOf(to).value_or(0))},
                                                  {"one", nameOf(from)},
                                                  {"other", nameOf(to)}});
}

EfficiencyStep efficiencyBetween(const store::SubmissionRow& one, const store::SubmissionRow& other)
{
    const bool inOrder = sizeOf(one).value_or(0) <= sizeOf(other).value_or(0);
    const store::SubmissionRow& from = inOrder ? one : other;
    const store::SubmissionRow& to = inOrder ? other : one;
    EfficiencyStep step;
    step.from = reference(from.key);
    step.to = reference(to.key);
    step.fromSize = sizeOf(from).value_or(0);
    step.toSize = sizeOf(to).value_or(0);
    for (const MetricBasis basis : bases) {
        step.efficiency[static_cast<std::size_t>(basis)] = scalingEfficiency(from, to, basis);
    }
    return step;
}

std::vector<EfficiencyLine> efficiencyLines(const SubmissionRows& rows, SeriesGrouping grouping, FigureBasis basis,
                                            const ReferenceTables& tables)
{
    SubmissionRows drawn = rows;
    keepOneUnit(drawn, basis);
    std::vector<EfficiencyLine> lines;
    for (const ScalingGroup& group : scalingGroups(drawn, grouping, basis, tables)) {
        if (group.points.size() < 2) {
            continue;
        }
        EfficiencyLine line{group.name, group.family, {}};
        for (std::size_t point = 1; point < group.points.size(); ++point) {
            line.steps.push_back(efficiencyBetween(drawn[group.points.front()], drawn[group.points[point]]));
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string whyBasesDiffer(const EfficiencyStep& step, const Phrasebook& phrases, const NumberFormat& numbers)
{
    std::vector<std::string> reasons;
    for (const Metric& metric : step.efficiency) {
        if (metric.value) {
            for (MetricNote note : metric.notes) {
                std::reverse(note.numbers.begin(), note.numbers.end());  // "512 to 2,496", where the ratio is of 2,496
                if (note.code == NoteCode::ScalingFactors || note.code == NoteCode::SamplesToConverge ||
                    note.code == NoteCode::EpochsToConverge) {
                    reasons.push_back(noteText(note, phrases, numbers));
                }
            }
        }
    }
    return joined(reasons, "; ");
}

}  // namespace podium
