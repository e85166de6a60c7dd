// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include <QHash>
#include <QString>

#include "app/analysis/hardware_family.h"
#include "app/models/facet.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium {

/// Position of a result in its snapshot, from 0.
using RowIndex = std::uint32_t;
/// Position of a value among the values of its facet, from 0.
using ValueIndex = std::uint32_t;

/// One value that occurs in a facet.
struct FacetValue {
    std::string key;
    QString title;            ///< the same in every language; empty for division, availability and verification
    std::uint32_t total = 0;  ///< results that have it, whatever the filter
    std::optional<HardwareFamily> family{};  ///< of a generation or an accelerator: its colour
};

/// Columns of numbers; NaN where a result has none. Count is that of accelerators, or of processors on a system
/// without; runs are times the factor.
enum class NumberColumn { Count, Minutes, RawMinutes, Factor, FastestRun, SlowestRun, Runs, Nodes };
inline constexpr std::size_t numberColumnCount = 8;

/// Columns of text that is not a facet: for sorting, as places in the alphabet.
enum class TextColumn { System, Framework };
inline constexpr std::size_t textColumnCount = 2;

/// All results at one moment, by value: the rows, and columns of numbers and interned values beside them in which
/// filtering, counting and sorting work. Does not change once built, so it may be built on one thread, read on others.
class ResultSnapshot {
public:
    ResultSnapshot() = default;
    /// `rows` in the order of store::listSubmissions(), which is the order among equals in every sorting.
    ResultSnapshot(std::vector<store::SubmissionRow> rows, const ReferenceTables& tables);

    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    [[nodiscard]] const std::vector<store::SubmissionRow>& rows() const { return m_rows; }
    [[nodiscard]] const store::SubmissionRow& row(RowIndex index) const { return m_rows[index]; }
    /// What all views know the result by: reference() as text.
    [[nodiscard]] const QString& reference(RowIndex index) const { return m_references[index]; }
    [[nodiscard]] std::optional<RowIndex> find(const QString& reference) const;

    /// Values of a facet in the order in which they are listed: rounds newest first, benchmarks by their newest round,
    /// division, availability and verification in the order of their types, the rest by number of results.
    [[nodiscard]] const std::vector<FacetValue>& values(Facet facet) const { return m_values[indexOf(facet)]; }
    [[nodiscard]] std::optional<ValueIndex> valueOf(Facet facet, const std::string& key) const;
    /// One value a row.
    [[nodiscard]] std::span<const ValueIndex> column(Facet facet) const { return m_columns[indexOf(facet)]; }
    [[nodiscard]] const FacetValue& value(Facet facet, RowIndex row) const;

    /// Distinct numbers of accelerators, ascending, and for every row its place among them; unstatedSize where it
    /// states none.
    [[nodiscard]] const std::vector<std::int64_t>& sizes() const { return m_sizes; }
    [[nodiscard]] std::span<const ValueIndex> sizeColumn() const { return m_sizeColumn; }
    static constexpr ValueIndex unstatedSize = 0xFFFFFFFF;

    [[nodiscard]] std::span<const double> numbers(NumberColumn column) const;
    /// For every row the place of its text in the alphabet (compareNatural); noPlace where it is empty.
    [[nodiscard]] std::span<const std::uint32_t> places(TextColumn column) const;
    static constexpr std::uint32_t noPlace = 0xFFFFFFFF;
    /// The system's name as short as its row allows: "Carina".
    [[nodiscard]] const QString& shortSystemName(RowIndex index) const { return m_systemNames[index]; }

    /// 1 for every row whose database id is among `ids`, else 0.
    [[nodiscard]] std::vector<std::uint8_t> rowsWithIds(std::vector<std::int64_t> ids) const;

private:
    friend class SnapshotBuilder;

    std::vector<store::SubmissionRow> m_rows;
    std::vector<QString> m_references;
    QHash<QString, RowIndex> m_rowOfReference;
    std::array<std::vector<FacetValue>, facetCount> m_values;
    std::array<std::vector<ValueIndex>, facetCount> m_columns;
    std::array<std::unordered_map<std::string, ValueIndex>, facetCount> m_valueOfKey;
    std::vector<std::int64_t> m_sizes;
    std::vector<ValueIndex> m_sizeColumn;
    std::array<std::vector<double>, numberColumnCount> m_numbers;
    std::array<std::vector<std::uint32_t>, textColumnCount> m_places;
    std::vector<QString> m_systemNames;
    std::vector<std::pair<std::int64_t, RowIndex>> m_rowOfId;  ///< by id
};

using SharedSnapshot = std::shared_ptr<const ResultSnapshot>;

}  // namespace podium
