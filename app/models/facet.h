// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "db/store/submission_repository.h"

namespace podium {

/// What results are filtered by: a facet has values, each with the number of results that have it. The number of
/// accelerators (SizeRange) and the search words (FilterState::search) belong to the filter without a list of values.
enum class Facet {
    Benchmark,
    Round,
    Generation,
    Vendor,
    Accelerator,
    Submitter,
    Division,
    Availability,
    Verified,
};

inline constexpr std::size_t facetCount = 9;
/// All facets in the order in which they are listed.
inline constexpr std::array<Facet, facetCount> allFacets{
    Facet::Benchmark, Facet::Round,    Facet::Generation,   Facet::Vendor,   Facet::Accelerator,
    Facet::Submitter, Facet::Division, Facet::Availability, Facet::Verified,
};

[[nodiscard]] constexpr std::size_t indexOf(Facet facet) { return static_cast<std::size_t>(facet); }

/// "rounds", "benchmarks", ..., "verification": stable, for files.
[[nodiscard]] std::string_view toString(Facet facet);
[[nodiscard]] std::optional<Facet> facetFromString(std::string_view text);

/// Keys of Facet::Verified. Keys of the other facets are the round's id, the benchmark's canonical key, canonical
/// names, and toString() of Division and Availability; the empty key stands for "not stated".
using store::unverifiedKey;
using store::verifiedKey;

}  // namespace podium
