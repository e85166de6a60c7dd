// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/models/result_snapshot.h"

namespace podium {

/// A value of a facet while its place in the list is looked for.
struct UnorderedValue {
    FacetValue value;
    std::string newestRound;  ///< in which a result has it
    ValueIndex number = 0;    ///< its place before ordering
    RowIndex firstRow = 0;    ///< the first result that has it
};

/// Newest first, within a suite; MLPerf Training before other suites.
[[nodiscard]] bool isNewerRound(const std::string& left, const std::string& right);

/// Puts values in the order of ResultSnapshot::values().
void orderValues(Facet facet, std::vector<UnorderedValue>& values);

}  // namespace podium
