// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/scaling_groups.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

std::string generationOf(const SubmissionRow& row)
{
    const Accelerator& accelerator = row.accelerator;
    return !accelerator.generation.empty() ? accelerator.generation : acceleratorTitle(row);
}

std::string generationName(const SubmissionRow& row)
{
    return displayText(row.accelerator.architecture.empty() ? generationOf(row) : row.accelerator.architecture, 40);
}

void addRow(ScalingGroup& group, std::size_t index, const SubmissionRows& rows, FigureBasis basis)
{
    const auto sameSize = std::find_if(group.points.begin(), group.points.end(),
                                       [&](std::size_t other) { return *sizeOf(rows[other]) == *sizeOf(rows[index]); });
    if (sameSize == group.points.end()) {
        group.points.push_back(index);
        return;
    }
    ++group.slower;
    if (operands::isFaster(rows[index], rows[*sameSize], metricBasis(basis))) {
        *sameSize = index;
    }
}

}  // namespace

std::size_t keepOneUnit(SubmissionRows& rows, FigureBasis basis)
{
    if (basis != FigureBasis::Throughput) {
        return 0;
    }
    const auto countedIn = [](PositionUnit unit) {
        return [unit](const SubmissionRow& row) { return row.samples && row.samples->unit == unit; };
    };
    const bool epochs = std::count_if(rows.begin(), rows.end(), countedIn(PositionUnit::Epochs)) >
                        std::count_if(rows.begin(), rows.end(), countedIn(PositionUnit::Samples));
    const auto isOther = countedIn(epochs ? PositionUnit::Samples : PositionUnit::Epochs);
    return std::erase_if(rows.pointers(), [&](const SubmissionRow* row) { return isOther(*row); });
}

std::vector<ScalingGroup> scalingGroups(const SubmissionRows& rows, SeriesGrouping grouping, FigureBasis basis,
                                        const ReferenceTables& tables)
{
    const std::vector<std::string> accelerators = acceleratorNames(rows);
    const bool severalRounds = roundsOf(rows).size() > 1;
    std::map<std::string, ScalingGroup> byKey;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const SubmissionRow& row = rows[index];
        if (!valueOf(row, basis) || sizeOf(row).value_or(0) <= 0) {
            continue;
        }
        const bool bySubmitter = grouping == SeriesGrouping::Submitter;
        std::string key = bySubmitter ? row.submitter + " / " + acceleratorTitle(row) : generationOf(row);
        std::string name = bySubmitter ? displayText(row.submitter) + ", " + accelerators[index] : generationName(row);
        if (severalRounds) {
            key += " / " + row.key.round;
            name += ", " + roundTitle(row.key.round, tables);
        }
        ScalingGroup& group = byKey[key];
        group.key = key;
        group.name = name;
        group.family = hardwareFamily(row.accelerator);
        addRow(group, index, rows, basis);
    }
    std::vector<ScalingGroup> groups;
    for (auto& [key, group] : byKey) {
        std::sort(group.points.begin(), group.points.end(),
                  [&](std::size_t one, std::size_t other) { return *sizeOf(rows[one]) < *sizeOf(rows[other]); });
        groups.push_back(std::move(group));
    }
    std::stable_sort(groups.begin(), groups.end(), [&](const ScalingGroup& one, const ScalingGroup& other) {
        if (one.points.size() != other.points.size()) {
            return one.points.size() > other.points.size();
        }
        return operands::isFaster(rows[one.points.back()], rows[other.points.back()], metricBasis(basis));
    });
    return groups;
}

}  // namespace podium
