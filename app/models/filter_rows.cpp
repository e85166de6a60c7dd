// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_rows.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace podium {

namespace {

/// Facets, then the sizes, then the search.
constexpr std::size_t sizeCriterion = facetCount;
constexpr std::size_t searchCriterion = facetCount + 1;

/// Looks at every row once for each criterion that restricts: how many of them refuse it, and which one did last. A row
/// that a single criterion refuses counts for the values of that criterion, and for no other.
class RowFilter {
public:
    RowFilter(const ResultSnapshot& snapshot, const FilterState& filter, const std::vector<std::uint8_t>* searchMatches)
        : m_snapshot(snapshot), m_filter(filter), m_refusals(snapshot.size(), 0), m_refusedBy(snapshot.size(), 0)
    {
        for (const Facet facet : allFacets) {
            if (!filter.of(facet).empty()) {
                const std::vector<std::uint8_t> refused = refusedValues(facet);
                refuse(indexOf(facet),
                       [&, column = snapshot.column(facet)](std::size_t row) { return refused[column[row]]; });
            }
        }
        if (filter.sizes.restricts()) {
            refuseSizes();
        }
        if (searchMatches != nullptr) {
            refuse(searchCriterion, [&](std::size_t row) { return std::uint8_t((*searchMatches)[row] == 0); });
        }
    }

    FilterOutcome outcome() const
    {
        FilterOutcome outcome;
        addRows(outcome);
        for (const Facet facet : allFacets) {
            outcome.counts[indexOf(facet)] =
                counts(indexOf(facet), m_snapshot.column(facet), m_snapshot.values(facet).size());
        }
        // One place more, for the results that do not state their size.
        const std::size_t unstated = m_snapshot.sizes().size();
        outcome.sizeCounts = counts(sizeCriterion, m_snapshot.sizeColumn(), unstated + 1);
        outcome.sizeCounts.pop_back();
        addExtent(outcome);
        return outcome;
    }

private:
    std::vector<std::uint8_t> refusedValues(Facet facet) const
    {
        std::vector<std::uint8_t> refused;
        for (const FacetValue& value : m_snapshot.values(facet)) {
            refused.push_back(m_filter.of(facet).contains(value.key) ? 0 : 1);
        }
        return refused;
    }

    void refuseSizes()
    {
        std::vector<std::uint8_t> refused;
        for (const std::int64_t size : m_snapshot.sizes()) {
            refused.push_back(m_filter.sizes.contains(size) ? 0 : 1);
        }
        refused.push_back(1);
        const std::size_t unstated = refused.size() - 1;
        refuse(sizeCriterion, [&, column = m_snapshot.sizeColumn()](std::size_t row) {
            return refused[std::min<std::size_t>(column[row], unstated)];
        });
    }

    template <class Refuses>
    void refuse(std::size_t criterion, Refuses refuses)
    {
        for (std::size_t row = 0; row < m_refusals.size(); ++row) {
            const std::uint8_t refused = refuses(row);
            m_refusals[row] = static_cast<std::uint8_t>(m_refusals[row] + refused);
            m_refusedBy[row] = refused != 0 ? static_cast<std::uint8_t>(criterion) : m_refusedBy[row];
        }
    }

    void addRows(FilterOutcome& outcome) const
    {
        outcome.matches.reserve(m_refusals.size());
        for (RowIndex row = 0; row < m_refusals.size(); ++row) {
            outcome.matches.push_back(m_refusals[row] == 0 ? 1 : 0);
            if (m_refusals[row] == 0) {
                outcome.rows.push_back(row);
            }
        }
    }

    std::vector<std::uint32_t> counts(std::size_t criterion, std::span<const ValueIndex> column,
                                      std::size_t values) const
    {
        std::vector<std::uint32_t> counts(values, 0);
        for (std::size_t row = 0; row < column.size(); ++row) {
            const bool counted = m_refusals[row] == 0 || (m_refusals[row] == 1 && m_refusedBy[row] == criterion);
            if (counted) {
                ++counts[std::min<std::size_t>(column[row], values - 1)];
            }
        }
        return counts;
    }

    void addExtent(FilterOutcome& outcome) const
    {
        const auto isThere = [](std::uint32_t count) { return count > 0; };
        const auto& counts = outcome.sizeCounts;
        const auto first = std::find_if(counts.begin(), counts.end(), isThere);
        if (first == counts.end()) {
            return;
        }
        const auto last = std::find_if(counts.rbegin(), counts.rend(), isThere);
        outcome.sizes = SizeExtent{m_snapshot.sizes()[static_cast<std::size_t>(first - counts.begin())],
                                   m_snapshot.sizes()[static_cast<std::size_t>(counts.rend() - last - 1)]};
    }

    const ResultSnapshot& m_snapshot;
    const FilterState& m_filter;
    std::vector<std::uint8_t> m_refusals;
    std::vector<std::uint8_t> m_refusedBy;
};

}  // namespace

FilterOutcome filterRows(const ResultSnapshot& snapshot, const FilterState& filter,
                         const std::vector<std::uint8_t>* searchMatches)
{
    return RowFilter(snapshot, filter, searchMatches).outcome();
}

}  // namespace podium
