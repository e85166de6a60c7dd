// SPDX-License-Identifier: GPL-3.0-or-later
// Floor space of METRICS.md: racks used, and racks that another kind of system needs for the same time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/analysis/metric.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium {

/// How many accelerators fill a rack, and who says so.
struct RackDensity {
    std::string profile;         ///< name of the profile; empty: the analyst's own number
    std::int64_t installed = 0;  ///< accelerators in a rack
    std::int64_t active = 0;     ///< of which take part in a run
    RackEvidence evidence = RackEvidence::Assumption;
    std::string source;
    std::optional<std::int64_t> statedRacks;  ///< racks of this very system, by its name

    friend bool operator==(const RackDensity&, const RackDensity&) = default;
};

/// By the first profile that fits; a system whose name states its racks and that fills them more densely than the
/// profile has a density of its own. Empty: nothing is known.
[[nodiscard]] std::optional<RackDensity> rackDensity(const store::SubmissionRow& row, const ReferenceTables& tables);
/// The analyst's own density, above 0; all of a rack take part.
[[nodiscard]] RackDensity ownDensity(std::int64_t acceleratorsPerRack);
/// The same where `active` of `installed` take part.
[[nodiscard]] RackDensity ownDensity(std::int64_t installed, std::int64_t active);

/// The racks that the system's name states, else ceil(N / active accelerators per rack).
[[nodiscard]] Metric racksUsed(const store::SubmissionRow& row, const std::optional<RackDensity>& density);

/// Method A: N_a x r. `ratio` is a speedup of a's kind over b's at equal size or per accelerator.
[[nodiscard]] Metric acceleratorsByRatio(const store::SubmissionRow& a, const Metric& ratio);
/// Method A with a ratio that the analyst names; none where it is not above 0.
[[nodiscard]] Metric acceleratorsByRatio(const store::SubmissionRow& a, double ratio);

/// ceil(accelerators / active accelerators per rack), for the result of either method.
[[nodiscard]] Metric racksForEqualTime(const Metric& accelerators, const std::optional<RackDensity>& density);

/// Accelerator-hours that the result of either method takes in the time of `a`. Not on throughput basis.
[[nodiscard]] Metric equalTimeHours(const Metric& accelerators, const store::SubmissionRow& a, MetricBasis basis);

/// racks_b / racks_a.
[[nodiscard]] Metric footprintRatio(const Metric& racksB, const Metric& racksA);

/// Racks at one density.
struct RackSensitivity {
    std::int64_t perRack = 0;
    std::optional<std::int64_t> racks;  ///< empty: the accelerators are not known
};

inline constexpr std::array<std::int64_t, 4> usualDensities{16, 32, 40, 64};

/// How racks depend on what fills one.
[[nodiscard]] std::vector<RackSensitivity> rackSensitivity(const Metric& accelerators,
                                                           std::span<const std::int64_t> densities = usualDensities);

}  // namespace podium
