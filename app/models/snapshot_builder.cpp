// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/snapshot_builder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/titles.h"
#include "app/models/facet_order.h"
#include "app/models/natural_text.h"

namespace podium {

namespace {

using store::SubmissionRow;

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

std::string keyOf(Facet facet, const SubmissionRow& row)
{
    switch (facet) {
    case Facet::Round:
        return validUtf8(row.key.round);
    case Facet::Benchmark:
        return validUtf8(row.benchmark);
    case Facet::Vendor:
        return validUtf8(row.accelerator.vendor);
    case Facet::Generation:
        return validUtf8(row.accelerator.generation);
    case Facet::Accelerator:
        return validUtf8(acceleratorTitle(row));
    case Facet::Submitter:
        return validUtf8(row.submitter);
    case Facet::Division:
        return std::string(toString(row.division));
    case Facet::Availability:
        return std::string(toString(row.availability));
    case Facet::Verified:
        return std::string(row.verified ? verifiedKey : unverifiedKey);
    }
    return {};
}

bool hasFamily(Facet facet) { return facet == Facet::Generation || facet == Facet::Accelerator; }

/// "Hopper" for "NVIDIA Hopper": without the vendor's first word.
std::string shortGeneration(const Accelerator& accelerator)
{
    const std::string prefix = accelerator.vendor.substr(0, accelerator.vendor.find(' ')) + " ";
    const bool repeats = accelerator.generation.size() > prefix.size() && accelerator.generation.starts_with(prefix);
    return displayText(repeats ? accelerator.generation.substr(prefix.size()) : accelerator.generation);
}

/// Short, as long as no other generation is called the same.
std::vector<std::string> generationTitles(const std::vector<UnorderedValue>& values,
                                          const std::vector<SubmissionRow>& rows)
{
    std::vector<std::string> titles;
    std::map<std::string, int> uses;
    for (const UnorderedValue& value : values) {
        titles.push_back(shortGeneration(rows[value.firstRow].accelerator));
        ++uses[titles.back()];
    }
    for (std::size_t index = 0; index < titles.size(); ++index) {
        if (uses[titles[index]] > 1) {
            titles[index] = displayText(values[index].value.key);
        }
    }
    return titles;
}

/// As short as they can be told apart; many names, as only made-up data have, stay as they are.
std::vector<std::string> acceleratorTitles(const std::vector<UnorderedValue>& values)
{
    constexpr std::size_t many = 500;
    std::vector<std::string> keys;
    for (const UnorderedValue& value : values) {
        keys.push_back(value.value.key);
    }
    if (keys.size() > many) {
        std::transform(keys.begin(), keys.end(), keys.begin(), [](const std::string& key) { return displayText(key); });
        return keys;
    }
    return shortAcceleratorNames(keys);
}

double toNumber(const std::optional<std::int64_t>& value) { return value ? static_cast<double>(*value) : missing; }

double finite(double value) { return std::isfinite(value) ? value : missing; }

/// A factor that is there but cannot be read is not 1.
double factorOf(const SubmissionRow& row)
{
    return row.score.issue == ScoreIssue::ScalingUnreadable ? missing : finite(row.score.scalingFactor);
}

double runTime(const std::optional<double>& minutes, const SubmissionRow& row)
{
    return finite(minutes.value_or(missing) * factorOf(row));
}

double numberOf(NumberColumn column, const SubmissionRow& row)
{
    switch (column) {
    case NumberColumn::Count:
        return toNumber(sizeOf(row));
    case NumberColumn::Minutes:
        return valueOf(row, FigureBasis::Official).value_or(missing);
    case NumberColumn::RawMinutes:
        return valueOf(row, FigureBasis::Raw).value_or(missing);
    case NumberColumn::Factor:
        return factorOf(row);
    case NumberColumn::FastestRun:
        return runTime(row.fastestRun, row);
    case NumberColumn::SlowestRun:
        return runTime(row.slowestRun, row);
    case NumberColumn::Runs:
        return static_cast<double>(row.score.runs);
    case NumberColumn::Nodes:
        return toNumber(row.nodes);
    }
    return missing;
}

/// For every text its place in the natural order of all; equal ones share it, empty ones have none.
std::vector<std::uint32_t> placesOf(const std::vector<std::string_view>& texts)
{
    std::vector<std::string_view> distinct = texts;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    std::stable_sort(distinct.begin(), distinct.end(),
                     [](std::string_view left, std::string_view right) { return compareNatural(left, right) < 0; });
    std::unordered_map<std::string_view, std::uint32_t> placeOf{{std::string_view(), ResultSnapshot::noPlace}};
    std::uint32_t place = 0;
    for (std::size_t index = 0; index < distinct.size(); ++index) {
        if (index > 0 && compareNatural(distinct[index - 1], distinct[index]) != 0) {
            ++place;
        }
        placeOf.emplace(distinct[index], place);
    }
    std::vector<std::uint32_t> places;
    places.reserve(texts.size());
    for (const std::string_view text : texts) {
        places.push_back(placeOf.at(text));
    }
    return places;
}

}  // namespace

SnapshotBuilder::SnapshotBuilder(ResultSnapshot& snapshot, const ReferenceTables& tables)
    : m_snapshot(snapshot), m_tables(tables)
{
}

void SnapshotBuilder::build()
{
    addReferences();
    for (const Facet facet : allFacets) {
        addFacet(facet);
    }
    addSizes();
    addNumbers();
    addTexts();
    addIds();
}

void SnapshotBuilder::addReferences()
{
    const auto count = m_snapshot.m_rows.size();
    m_snapshot.m_references.reserve(count);
    m_snapshot.m_rowOfReference.reserve(static_cast<qsizetype>(count));
    for (RowIndex index = 0; index < count; ++index) {
        m_snapshot.m_references.push_back(
            QString::fromStdString(validUtf8(podium::reference(m_snapshot.m_rows[index].key))));
        m_snapshot.m_rowOfReference.insert(m_snapshot.m_references.back(), index);
    }
}

void SnapshotBuilder::addFacet(Facet facet)
{
    std::vector<UnorderedValue> values;
    std::unordered_map<std::string, ValueIndex> numberOfKey;
    std::vector<ValueIndex>& column = m_snapshot.m_columns[indexOf(facet)];
    column.reserve(m_snapshot.m_rows.size());
    for (RowIndex index = 0; index < m_snapshot.m_rows.size(); ++index) {
        const SubmissionRow& row = m_snapshot.m_rows[index];
        const auto number = static_cast<ValueIndex>(values.size());
        const auto [entry, isNew] = numberOfKey.emplace(keyOf(facet, row), number);
        if (isNew) {
            values.push_back({FacetValue{entry->first, {}, 0, {}}, row.key.round, number, index});
            if (hasFamily(facet)) {
                values.back().value.family = hardwareFamily(row.accelerator);
            }
        }
        UnorderedValue& value = values[entry->second];
        ++value.value.total;
        if (value.newestRound != row.key.round && isNewerRound(row.key.round, value.newestRound)) {
            value.newestRound = row.key.round;
        }
        column.push_back(entry->second);
    }
    setTitles(facet, values);
    orderValues(facet, values);

    std::vector<ValueIndex> placeOfNumber(values.size());
    for (ValueIndex place = 0; place < values.size(); ++place) {
        placeOfNumber[values[place].number] = place;
        m_snapshot.m_valueOfKey[indexOf(facet)].emplace(values[place].value.key, place);
        m_snapshot.m_values[indexOf(facet)].push_back(std::move(values[place].value));
    }
    std::transform(column.begin(), column.end(), column.begin(),
                   [&](ValueIndex number) { return placeOfNumber[number]; });
}

void SnapshotBuilder::setTitles(Facet facet, std::vector<UnorderedValue>& values) const
{
    std::vector<std::string> titles;
    switch (facet) {
    case Facet::Generation:
        titles = generationTitles(values, m_snapshot.m_rows);
        break;
    case Facet::Accelerator:
        titles = acceleratorTitles(values);
        break;
    case Facet::Division:
    case Facet::Availability:
    case Facet::Verified:
        return;
    default:
        for (const UnorderedValue& value : values) {
            const std::string& key = value.value.key;
            titles.push_back(facet == Facet::Round       ? roundTitle(key, m_tables)
                             : facet == Facet::Benchmark ? benchmarkTitle(key, m_tables)
                                                         : displayText(key));
        }
    }
    for (std::size_t index = 0; index < values.size(); ++index) {
        values[index].value.title = QString::fromStdString(titles[index]);
    }
}

void SnapshotBuilder::addSizes()
{
    std::vector<std::int64_t>& sizes = m_snapshot.m_sizes;
    for (const SubmissionRow& row : m_snapshot.m_rows) {
        if (row.accelerators) {
            sizes.push_back(*row.accelerators);
        }
    }
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    m_snapshot.m_sizeColumn.reserve(m_snapshot.m_rows.size());
    for (const SubmissionRow& row : m_snapshot.m_rows) {
        m_snapshot.m_sizeColumn.push_back(
            row.accelerators ? static_cast<ValueIndex>(std::lower_bound(sizes.begin(), sizes.end(), *row.accelerators) -
                                                       sizes.begin())
                             : ResultSnapshot::unstatedSize);
    }
}

void SnapshotBuilder::addNumbers()
{
    for (std::size_t column = 0; column < numberColumnCount; ++column) {
        std::vector<double>& numbers = m_snapshot.m_numbers[column];
        numbers.reserve(m_snapshot.m_rows.size());
        for (const SubmissionRow& row : m_snapshot.m_rows) {
            numbers.push_back(numberOf(static_cast<NumberColumn>(column), row));
        }
    }
}

void SnapshotBuilder::addTexts()
{
    std::vector<std::string> systems;
    std::vector<std::string> frameworks;
    systems.reserve(m_snapshot.m_rows.size());
    frameworks.reserve(m_snapshot.m_rows.size());
    m_snapshot.m_systemNames.reserve(m_snapshot.m_rows.size());
    for (const SubmissionRow& row : m_snapshot.m_rows) {
        systems.push_back(podium::shortSystemName(systemTitle(row), row.submitter));
        frameworks.push_back(displayText(row.framework));
        m_snapshot.m_systemNames.push_back(QString::fromStdString(systems.back()));
    }
    m_snapshot.m_places[static_cast<std::size_t>(TextColumn::System)] = placesOf({systems.begin(), systems.end()});
    m_snapshot.m_places[static_cast<std::size_t>(TextColumn::Framework)] =
        placesOf({frameworks.begin(), frameworks.end()});
}

void SnapshotBuilder::addIds()
{
    for (RowIndex index = 0; index < m_snapshot.m_rows.size(); ++index) {
        m_snapshot.m_rowOfId.emplace_back(m_snapshot.m_rows[index].id, index);
    }
    std::sort(m_snapshot.m_rowOfId.begin(), m_snapshot.m_rowOfId.end());
}

}  // namespace podium
