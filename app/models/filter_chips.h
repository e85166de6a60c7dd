// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QLocale>
#include <QString>

#include "app/models/filter_state.h"
#include "app/models/result_snapshot.h"

namespace podium {

/// One restriction of the filter, worded for a chip that removes it.
struct FilterChip {
    enum class Kind { Value, Sizes, Search };
    Kind kind = Kind::Value;
    Facet facet = Facet::Round;  ///< for Value
    std::string key;             ///< for Value
    QString text;                ///< "Round v5.0", "256 to 8,192 accelerators"

    friend bool operator==(const FilterChip&, const FilterChip&) = default;
};

/// In the order of the facets, then the sizes, then the search words.
[[nodiscard]] std::vector<FilterChip> filterChips(const FilterState& filter, const ResultSnapshot& snapshot,
                                                  const QLocale& locale);

/// The filter without what the chip stands for.
[[nodiscard]] FilterState without(FilterState filter, const FilterChip& chip);

}  // namespace podium
