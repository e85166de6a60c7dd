// SPDX-License-Identifier: GPL-3.0-or-later
// How large a saved view may be, the same for files and for the database. In bytes of UTF-8 unless it says otherwise.
#pragma once

#include <cstddef>

namespace podium {

inline constexpr std::size_t longestViewTitle = 200;
inline constexpr std::size_t longestViewNote = 20'000;
/// The description of a figure as JSON; real ones have under 2,000.
inline constexpr std::size_t longestViewSpec = std::size_t{1} << 20;
inline constexpr std::size_t mostShownResults = 20'000;  ///< in results
/// Largest file of one view, and largest list of the results that it showed.
inline constexpr std::size_t largestViewFile = std::size_t{8} * 1024 * 1024;
/// Views that one database holds at most: more nobody finds again in one list.
inline constexpr std::size_t mostViews = 1'000;

}  // namespace podium
