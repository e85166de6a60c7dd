// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/models/filter_state.h"
#include "app/models/result_snapshot.h"

namespace podium {

/// Smallest and largest size among results.
struct SizeExtent {
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    friend bool operator==(const SizeExtent&, const SizeExtent&) = default;
};

/// What a filter lets through, and what each value would let through.
struct FilterOutcome {
    std::vector<RowIndex> rows;         ///< those that match, ascending
    std::vector<std::uint8_t> matches;  ///< 1 or 0 for every row of the snapshot
    /// For each facet and value: how many results match when it alone is chosen, the rest of the filter as it is.
    std::array<std::vector<std::uint32_t>, facetCount> counts;
    /// For each of ResultSnapshot::sizes(): how many results of this size match without regard to the range.
    std::vector<std::uint32_t> sizeCounts;
    /// The sizes that match without regard to the range; empty: no result states its size.
    std::optional<SizeExtent> sizes;
};

using SharedOutcome = std::shared_ptr<const FilterOutcome>;

/// `searchMatches`: 1 or 0 for every row, or nothing where the search does not restrict. FilterState::search itself is
/// not looked at: its words are found by the database.
[[nodiscard]] FilterOutcome filterRows(const ResultSnapshot& snapshot, const FilterState& filter,
                                       const std::vector<std::uint8_t>* searchMatches = nullptr);

}  // namespace podium
