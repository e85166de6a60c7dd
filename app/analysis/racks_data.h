// SPDX-License-Identifier: GPL-3.0-or-later
// What data files of racks hold beyond those of all figures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/figure_racks.h"

namespace podium {

class IndentedJson;

/// Further columns of a table of text.
inline constexpr std::array<std::string_view, 5> racksColumns{"per_rack", "accelerators_needed", "ratio",
                                                              "extrapolated", "evidence"};

/// Racks of one method at one density of the strip.
struct StripValue {
    std::size_t row = 0;  ///< place in FigureRacks::rows
    std::int64_t perRack = 0;
    double racks = 0;
};

/// Every value of the strip, by density.
[[nodiscard]] std::vector<StripValue> stripValues(const FigureRacks& racks);

/// Cells of racksColumns, numbers in C locale. `perRack` is a density of the strip; empty: the row's own.
[[nodiscard]] std::vector<std::string> racksCells(const RackRow& row, const std::optional<std::int64_t>& perRack);
/// The same as members of the object that is open.
void writeRackMembers(IndentedJson& json, const RackRow& row, const std::optional<std::int64_t>& perRack);

}  // namespace podium
