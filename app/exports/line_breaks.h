// SPDX-License-Identifier: GPL-3.0-or-later
// Where long words may be broken: paths and names of systems have no spaces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace podium {

/// Takes no room and lets a line end; U+200B.
extern const std::string_view zeroWidthSpace;

/// The text cut where a line of it may end: before words and, in words of more than 16 characters, after "/", "_", "-"
/// and "+". The pieces together are the text.
[[nodiscard]] std::vector<std::string_view> unbreakablePieces(std::string_view text);

/// The words of at most 16 characters, which are not broken, with the spaces behind them.
[[nodiscard]] std::vector<std::string_view> shortWords(std::string_view text);

/// The text with a mark, which is not markup, wherever a long word may be broken.
[[nodiscard]] std::string withBreaks(std::string_view text);

}  // namespace podium
