// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_snapshot.h"

#include <algorithm>
#include <utility>

#include "app/models/snapshot_builder.h"

namespace podium {

ResultSnapshot::ResultSnapshot(std::vector<store::SubmissionRow> rows, const ReferenceTables& tables)
    : m_rows(std::move(rows))
{
    SnapshotBuilder(*this, tables).build();
}

std::optional<RowIndex> ResultSnapshot::find(const QString& reference) const
{
    const auto found = m_rowOfReference.constFind(reference);
    return found == m_rowOfReference.constEnd() ? std::nullopt : std::optional(found.value());
}

std::optional<ValueIndex> ResultSnapshot::valueOf(Facet facet, const std::string& key) const
{
    const auto& values = m_valueOfKey[indexOf(facet)];
    const auto found = values.find(key);
    return found == values.end() ? std::nullopt : std::optional(found->second);
}

const FacetValue& ResultSnapshot::value(Facet facet, RowIndex row) const { return values(facet)[column(facet)[row]]; }

std::span<const double> ResultSnapshot::numbers(NumberColumn column) const
{
    return m_numbers[static_cast<std::size_t>(column)];
}

std::span<const std::uint32_t> ResultSnapshot::places(TextColumn column) const
{
    return m_places[static_cast<std::size_t>(column)];
}

std::vector<std::uint8_t> ResultSnapshot::rowsWithIds(std::vector<std::int64_t> ids) const
{
    std::sort(ids.begin(), ids.end());
    std::vector<std::uint8_t> found(m_rows.size(), 0);
    auto id = ids.begin();
    for (const auto& [rowId, row] : m_rowOfId) {
        while (id != ids.end() && *id < rowId) {
            ++id;
        }
        found[row] = id != ids.end() && *id == rowId ? 1 : 0;
    }
    return found;
}

}  // namespace podium
