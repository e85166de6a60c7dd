// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/analysis/figure_spec.h"
#include "app/analysis/hardware_family.h"
#include "app/analysis/submission_rows.h"
#include "db/reference/reference_tables.h"

namespace podium {

/// Results that one line of a scaling figure joins.
struct ScalingGroup {
    std::string key;   ///< stable, for files
    std::string name;  ///< "CoreWeave + IBM + NVIDIA, GB200", "Blackwell"; with the round where rounds differ
    HardwareFamily family = HardwareFamily::Other;
    std::vector<std::size_t> points;  ///< indices of rows: the fastest of each size, smallest first
    std::size_t slower = 0;           ///< results that another of the group beats at the same size
};

/// On throughput basis takes out the rows whose logs count in another unit than most, for one figure has one unit.
/// Returns how many there were.
std::size_t keepOneUnit(SubmissionRows& rows, FigureBasis basis);

/// Groups of the rows that have a value on this basis and a size: those of most sizes first, then the fastest.
[[nodiscard]] std::vector<ScalingGroup> scalingGroups(const SubmissionRows& rows, SeriesGrouping grouping,
                                                      FigureBasis basis, const ReferenceTables& tables);

}  // namespace podium
