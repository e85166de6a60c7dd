// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/analysis/footprint.h"

namespace podium {

/// What a figure of racks says, before it is worded.
struct RacksAnswer {
    std::optional<Footprint> footprint;  ///< empty: nothing is shown, or there is nothing to hold the subject against
    std::optional<store::SubmissionRow> subject;  ///< empty: no result that is shown has a score
    std::string against;                          ///< as the spec has it, or as it was chosen
    std::string othersName;                       ///< "H100"; a generation where several accelerators stand for it
    HardwareFamily othersFamily = HardwareFamily::Other;
    std::optional<std::int64_t> othersPerNode;  ///< accelerators in one of their systems, where all have as many
};

/// What a figure of racks rests on, in the terms of the formulas.
[[nodiscard]] MetricBasis racksBasis(FigureBasis basis);

/// Answers spec.racks; rows and errors as for buildRacks().
[[nodiscard]] Result<RacksAnswer> answerRacks(const FigureSpec& spec, const SubmissionRows& shown,
                                              const SubmissionRows& all, const FigureContext& context,
                                              const OwnRacks& ownRacks = {});

/// The figure of an answer to the same spec.
[[nodiscard]] Result<Figure> drawRacks(const FigureSpec& spec, const RacksAnswer& answer, const FigureContext& context);

}  // namespace podium
