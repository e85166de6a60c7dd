// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "app/analysis/metric.h"
#include "app/analysis/scaling_groups.h"

namespace podium {

/// How well a result scales from a smaller one, on every basis (METRICS.md, "Scaling efficiency").
struct EfficiencyStep {
    std::string from;           ///< reference of the smaller result
    std::string to;             ///< of the larger
    std::int64_t fromSize = 0;  ///< accelerators; 0: not stated
    std::int64_t toSize = 0;
    std::array<Metric, 3> efficiency;  ///< by MetricBasis; a ratio, 1 is ideal

    [[nodiscard]] const Metric& on(MetricBasis basis) const { return efficiency[static_cast<std::size_t>(basis)]; }
};

/// Whether an efficiency between the two says how one system scales: they are of one submitter and one accelerator.
/// Between others it would hold systems against each other under the name of scaling. The lines of figures and
/// comparisons ask this; two results that are picked in a figure are the analyst's own choice.
[[nodiscard]] bool areOfOneSystem(const store::SubmissionRow& one, const store::SubmissionRow& other);

/// What stands in place of an efficiency where they are not: "{name}, 512 to 1,024: no scaling efficiency, since ...".
[[nodiscard]] std::string noEfficiencyText(const std::string& name, const store::SubmissionRow& from,
                                           const store::SubmissionRow& to, const Phrasebook& phrases,
                                           const NumberFormat& numbers);

/// From the smaller of two results to the larger, in whatever order they come and of whatever systems they are.
[[nodiscard]] EfficiencyStep efficiencyBetween(const store::SubmissionRow& one, const store::SubmissionRow& other);

/// One line of a scaling figure: from its smallest size to each larger one.
struct EfficiencyLine {
    std::string name;
    HardwareFamily family = HardwareFamily::Other;
    std::vector<EfficiencyStep> steps;  ///< by size; the last is the whole line's

    [[nodiscard]] const EfficiencyStep& whole() const { return steps.back(); }
};

/// The lines of at least two sizes that a scaling figure of these options draws, in its order.
[[nodiscard]] std::vector<EfficiencyLine> efficiencyLines(const SubmissionRows& rows, SeriesGrouping grouping,
                                                          FigureBasis basis, const ReferenceTables& tables);

/// Why the bases give different values: scaling factors, samples to converge. Empty: nothing sets them apart.
[[nodiscard]] std::string whyBasesDiffer(const EfficiencyStep& step, const Phrasebook& phrases,
                                         const NumberFormat& numbers);

}  // namespace podium
