// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "app/analysis/generation_matches.h"
#include "app/analysis/generation_matrix.h"

namespace podium {

/// What the rows of a figure of generations are worded by.
struct GenerationRowWords {
    MetricBasis basis = MetricBasis::Official;
    const std::map<std::string, Subject>& subjects;  ///< of every matched result, by reference
    const FigureContext& context;
    const NumberFormat& numbers;
    const GenerationMatrix* matrix = nullptr;  ///< null: dots
};

/// Adds columns, rows and marks: first the geometric means, then a row a benchmark with a dot for every matched count,
/// or a row a count where there is one benchmark; at last the benchmarks that have no match. A matrix always has a row a
/// benchmark. The figure has a series for every subject, in their order; those of the means are added behind.
void addGenerationRows(Figure& figure, const GenerationMatches& matches, const GenerationRowWords& words);

}  // namespace podium
