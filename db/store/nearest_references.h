// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace podium::store {

/// The up to three of `references` that differ least from `wanted` (fewest characters to insert, delete or replace,
/// whichever case), nearest first; none where even the nearest has little in common with it.
[[nodiscard]] std::vector<std::string> nearestReferences(std::string_view wanted,
                                                         const std::vector<std::string>& references);

/// The up to three of `references` that have most of the parts between slashes in common with `wanted`, at least two,
/// whichever case; of equals the first.
[[nodiscard]] std::vector<std::string> relatedReferences(std::string_view wanted,
                                                         const std::vector<std::string>& references);

}  // namespace podium::store
