// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sort_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

#include "app/models/natural_text.h"

namespace podium {

namespace {

struct KeyedRow {
    double key = 0;
    RowIndex row = 0;
};

template <class Column>
std::vector<double> asNumbers(const Column& column)
{
    return {column.begin(), column.end()};
}

std::vector<double> textKeys(std::span<const std::uint32_t> places)
{
    std::vector<double> keys = asNumbers(places);
    std::replace(keys.begin(), keys.end(), static_cast<double>(ResultSnapshot::noPlace), std::nan(""));
    return keys;
}

std::vector<ValueIndex> valuesInOrder(std::size_t count)
{
    std::vector<ValueIndex> values(count);
    std::iota(values.begin(), values.end(), ValueIndex{0});
    return values;
}

/// For each value of a facet its place by title, or for rounds in time; values without a name come last.
std::vector<double> placesOfValues(const ResultSnapshot& snapshot, Facet facet)
{
    const std::vector<FacetValue>& values = snapshot.values(facet);
    std::vector<std::string> titles;
    for (const FacetValue& value : values) {
        titles.push_back(value.title.isEmpty() ? value.key : value.title.toStdString());
    }
    std::vector<ValueIndex> order = valuesInOrder(values.size());
    std::stable_sort(order.begin(), order.end(), [&](ValueIndex left, ValueIndex right) {
        return compareNatural(titles[left], titles[right]) < 0;
    });
    std::vector<double> places(values.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        const bool stated = !titles[order[place]].empty();
        places[order[place]] = stated ? static_cast<double>(place) : std::nan("");
    }
    return places;
}

std::vector<double> facetKeys(const ResultSnapshot& snapshot, Facet facet)
{
    const std::vector<double> places = placesOfValues(snapshot, facet);
    std::vector<double> keys;
    keys.reserve(snapshot.size());
    for (const ValueIndex value : snapshot.column(facet)) {
        keys.push_back(places[value]);
    }
    return keys;
}

/// Values of Facet::Round stand newest first.
std::vector<double> roundKeys(const ResultSnapshot& snapshot)
{
    std::vector<double> keys;
    keys.reserve(snapshot.size());
    for (const ValueIndex value : snapshot.column(Facet::Round)) {
        keys.push_back(-static_cast<double>(value));
    }
    return keys;
}

}  // namespace

std::vector<double> sortKeys(const ResultSnapshot& snapshot, ResultColumn column)
{
    switch (column) {
    case ResultColumn::System:
        return textKeys(snapshot.places(TextColumn::System));
    case ResultColumn::Submitter:
        return facetKeys(snapshot, Facet::Submitter);
    case ResultColumn::Accelerator:
        return facetKeys(snapshot, Facet::Accelerator);
    case ResultColumn::Count:
        return asNumbers(snapshot.numbers(NumberColumn::Count));
    case ResultColumn::Minutes:
        return asNumbers(snapshot.numbers(NumberColumn::Minutes));
    case ResultColumn::RawMinutes:
        return asNumbers(snapshot.numbers(NumberColumn::RawMinutes));
    case ResultColumn::Factor:
        return asNumbers(snapshot.numbers(NumberColumn::Factor));
    case ResultColumn::RunRange:
        return asNumbers(snapshot.numbers(NumberColumn::FastestRun));
    case ResultColumn::Runs:
        return asNumbers(snapshot.numbers(NumberColumn::Runs));
    case ResultColumn::Nodes:
        return asNumbers(snapshot.numbers(NumberColumn::Nodes));
    case ResultColumn::Round:
        return roundKeys(snapshot);
    case ResultColumn::Benchmark:
        return facetKeys(snapshot, Facet::Benchmark);
    case ResultColumn::Division:
        return facetKeys(snapshot, Facet::Division);
    case ResultColumn::Availability:
        return facetKeys(snapshot, Facet::Availability);
    case ResultColumn::Framework:
        return textKeys(snapshot.places(TextColumn::Framework));
    case ResultColumn::Verified:
        return asNumbers(snapshot.column(Facet::Verified));
    }
    return std::vector<double>(snapshot.size(), 0);
}

std::vector<RowIndex> sortedRows(const ResultSnapshot& snapshot, ResultColumn column, Qt::SortOrder order)
{
    const std::vector<double> keys = sortKeys(snapshot, column);
    std::vector<KeyedRow> present;
    std::vector<RowIndex> empty;
    present.reserve(keys.size());
    for (RowIndex row = 0; row < keys.size(); ++row) {
        if (std::isnan(keys[row])) {
            empty.push_back(row);
        } else {
            present.push_back({order == Qt::AscendingOrder ? keys[row] : -keys[row], row});
        }
    }
    std::sort(present.begin(), present.end(), [](const KeyedRow& left, const KeyedRow& right) {
        return left.key != right.key ? left.key < right.key : left.row < right.row;
    });
    std::vector<RowIndex> rows;
    rows.reserve(keys.size());
    for (const KeyedRow& keyed : present) {
        rows.push_back(keyed.row);
    }
    rows.insert(rows.end(), empty.begin(), empty.end());
    return rows;
}

}  // namespace podium
