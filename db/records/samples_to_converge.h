// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "db/records/run.h"

namespace podium {

/// How much a submission's scoring runs trained on until they converged (METRICS.md, "Throughput basis").
struct SamplesToConverge {
    double count = 0;  ///< mean of the counted runs, above 0
    PositionUnit unit = PositionUnit::Samples;

    friend bool operator==(const SamplesToConverge&, const SamplesToConverge&) = default;
};

/// The mean over the counted runs; steps are turned into samples by the global batch size. Empty where no run counts,
/// one of them says nothing, or they count in different units.
[[nodiscard]] std::optional<SamplesToConverge> samplesToConverge(const std::vector<Run>& runs);

}  // namespace podium
