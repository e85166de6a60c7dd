// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace podium::cli {

/// A cell of a CSV line by RFC 4180: quoted where it holds a comma, a quote or a line end.
[[nodiscard]] std::string csvCell(std::string_view text);

/// The same for foreign text: where a spreadsheet would take the cell for a formula (it begins with = + - @, a tab, a
/// line end, or the full-width form of one of these) an apostrophe stands before it, so that it stays text. For
/// numbers, which may be negative, and for references, which begin with their round, use csvCell().
[[nodiscard]] std::string csvTextCell(std::string_view text);

}  // namespace podium::cli
