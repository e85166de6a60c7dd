// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/figure_builder.h"
#include "app/analysis/scaling_table.h"

namespace podium {

/// "90.9 % official, 79.8 % raw, 92.2 % throughput"; bases without a value are left out.
[[nodiscard]] std::string efficienciesText(const EfficiencyStep& step, const Phrasebook& phrases,
                                           const NumberFormat& numbers);

/// Adds the two results that spec.from and spec.to name: an arrow from the smaller to the larger with the efficiency on
/// the figure's basis, that on all bases in the legend and in a note, and Figure::pair. Nothing where none are named.
/// No arrow where one of them is not among those `drawn`. Comes before the axes are fitted. Errors: InvalidInput, context
/// "from" or "to", where one is not among `rows`.
[[nodiscard]] Status addPair(Figure& figure, const FigureSpec& spec, const SubmissionRows& rows,
                             const SubmissionRows& drawn, const FigureContext& context);

}  // namespace podium
