// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include <QByteArray>

#include "app/models/facet.h"
#include "db/records/result.h"

namespace podium {

/// Chosen values of a facet by key; empty: the facet does not restrict.
using ChosenKeys = std::set<std::string>;

/// Number of accelerators, both ends included; an empty end does not restrict. As on the command line, a system without
/// accelerators has 0, and a result that does not state how many is in no range that restricts.
struct SizeRange {
    std::optional<std::int64_t> minimum{};
    std::optional<std::int64_t> maximum{};

    [[nodiscard]] bool restricts() const { return minimum || maximum; }
    [[nodiscard]] bool contains(std::int64_t size) const
    {
        return (!minimum || size >= *minimum) && (!maximum || size <= *maximum);
    }
    friend bool operator==(const SizeRange&, const SizeRange&) = default;
};

/// The one filter that all pages share. Values of one facet are alternatives, facets restrict together.
struct FilterState {
    std::array<ChosenKeys, facetCount> chosen{};
    SizeRange sizes{};
    std::string search{};  ///< words, all of which must occur; single spaces between them (normalizedSearch)

    [[nodiscard]] const ChosenKeys& of(Facet facet) const { return chosen[indexOf(facet)]; }
    [[nodiscard]] ChosenKeys& of(Facet facet) { return chosen[indexOf(facet)]; }
    [[nodiscard]] bool restricts() const { return *this != FilterState{}; }

    friend bool operator==(const FilterState&, const FilterState&) = default;
};

/// Largest number of accelerators that a range takes, and limits for what is read from files.
inline constexpr std::int64_t maximumSize = 1'000'000'000'000;
inline constexpr std::size_t maximumChosenKeys = 10'000;
inline constexpr std::size_t maximumKeyLength = 1'000;  ///< bytes; of the search words too

/// Words with single spaces between them and none around; control characters count as spaces; at most
/// maximumKeyLength bytes, cut between characters.
[[nodiscard]] std::string normalizedSearch(const std::string& text);

/// One compact JSON object with a schema version; facets that do not restrict are left out. Keys of a facet are sorted.
[[nodiscard]] QByteArray toJson(const FilterState& filter);

/// Reads what toJson() writes. Errors: InvalidInput; context is `name` and the field, detail says what was expected:
/// no JSON, unknown fields, wrong types, a minimum over the maximum, more or longer keys than the limits, a newer
/// schema.
[[nodiscard]] Result<FilterState> filterFromJson(const QByteArray& json, const std::string& name);

}  // namespace podium
