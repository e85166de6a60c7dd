// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/figure_spec.h"
#include "app/analysis/number_format.h"
#include "app/analysis/phrasebook.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium {

/// What a filter asks for besides benchmarks, one part each: "v5.0", "Hopper", "Closed division", "Accelerators ≥ 8". Of
/// a facet with many values the first few are named, "…" stands for the others.
[[nodiscard]] std::vector<std::string> filterInWords(const store::SubmissionFilter& filter,
                                                     const ReferenceTables& tables, const Phrasebook& phrases,
                                                     const NumberFormat& numbers);

/// What a figure's filter asks for beyond suite, benchmark and division, and the size that a trend keeps to.
[[nodiscard]] std::vector<std::string> narrowedInWords(const FigureSpec& spec, const ReferenceTables& tables,
                                                       const Phrasebook& phrases, const NumberFormat& numbers);

}  // namespace podium
