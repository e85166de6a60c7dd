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

/// More epochs than these are a count of something else: of samples, in logs of U-Net3D of v3.1.
inline constexpr double mostEpochs = 10'000;

/// Whether a run's count, in curve.unit, can be what it says: not where it has fewer samples than one step of the run
/// (logs of BERT of v0.7 and v1.0 count evaluations or steps there), nor where it has more than mostEpochs.
[[nodiscard]] bool countsItsUnit(const Run& run, double count);

/// Samples where the global batch size turns steps into them, else curve.unit.
[[nodiscard]] PositionUnit trainedUnit(const Run& run);
/// How much of trainedUnit() one of curve.unit is: the global batch size where steps are turned into samples, else 1.
[[nodiscard]] double trainedPerPosition(const Run& run);

/// The mean over the counted runs; steps are turned into samples by the global batch size. Empty where no run counts,
/// one of them says nothing, they count in different units, or one counts something else (countsItsUnit).
[[nodiscard]] std::optional<SamplesToConverge> samplesToConverge(const std::vector<Run>& runs);

}  // namespace podium
