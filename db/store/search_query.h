// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace podium::store {

/// What a user typed as an FTS5 query: every word between blanks must occur as the beginning of a word, one that holds
/// other characters than letters and digits ("ngc25.04") as its parts in a row. Nothing in it is an operator.
/// Empty: the text holds no word.
[[nodiscard]] std::string searchQuery(std::string_view text);

/// Nothing but blanks and control characters: no search at all. A text of other signs alone is one that finds nothing.
[[nodiscard]] bool isBlankSearch(std::string_view text);

}  // namespace podium::store
