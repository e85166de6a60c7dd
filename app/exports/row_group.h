// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace podium {

/// Rows of a table that follow each other under one title, as far as the next group.
struct RowGroup {
    std::size_t first = 0;  ///< row
    std::string title;
};

using RowGroups = std::vector<RowGroup>;

}  // namespace podium
