// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_chips.h"

#include <QCoreApplication>

#include "app/models/model_words.h"

namespace podium {

namespace {

/// The context of these words for translators.
struct FilterChips {
    Q_DECLARE_TR_FUNCTIONS(FilterChips)
};

/// Values that do not say by themselves what they are of.
QString chipText(Facet facet, const QString& title, bool stated)
{
    if (!stated) {
        return FilterChips::tr("%1 not stated").arg(facetTitle(facet));
    }
    return facet == Facet::Round ? FilterChips::tr("Round %1").arg(title) : title;
}

void addValues(std::vector<FilterChip>& chips, Facet facet, const FilterState& filter, const ResultSnapshot& snapshot)
{
    const auto add = [&](const std::string& key, const FacetValue* value) {
        chips.push_back(
            {FilterChip::Kind::Value, facet, key, chipText(facet, valueTitle(facet, key, value), !key.empty())});
    };
    const ChosenKeys& chosen = filter.of(facet);
    if (chosen.empty()) {
        return;
    }
    for (const FacetValue& value : snapshot.values(facet)) {
        if (chosen.contains(value.key)) {
            add(value.key, &value);
        }
    }
    for (const std::string& key : chosen) {
        if (!snapshot.valueOf(facet, key)) {
            add(key, nullptr);
        }
    }
}

QString sizesText(const SizeRange& sizes, const QLocale& locale)
{
    const auto number = [&](std::int64_t size) { return locale.toString(static_cast<qlonglong>(size)); };
    if (!sizes.maximum) {
        return FilterChips::tr("at least %1 accelerators").arg(number(*sizes.minimum));
    }
    if (!sizes.minimum) {
        return FilterChips::tr("at most %1 accelerators").arg(number(*sizes.maximum));
    }
    if (sizes.minimum == sizes.maximum) {
        return FilterChips::tr("%1 accelerators").arg(number(*sizes.minimum));
    }
    return FilterChips::tr("%1 to %2 accelerators").arg(number(*sizes.minimum), number(*sizes.maximum));
}

}  // namespace

std::vector<FilterChip> filterChips(const FilterState& filter, const ResultSnapshot& snapshot, const QLocale& locale)
{
    std::vector<FilterChip> chips;
    for (const Facet facet : allFacets) {
        addValues(chips, facet, filter, snapshot);
    }
    if (filter.sizes.restricts()) {
        chips.push_back({FilterChip::Kind::Sizes, Facet::Round, {}, sizesText(filter.sizes, locale)});
    }
    if (!filter.search.empty()) {
        chips.push_back({FilterChip::Kind::Search,
                         Facet::Round,
                         {},
                         FilterChips::tr("“%1”").arg(QString::fromStdString(filter.search))});
    }
    return chips;
}

FilterState without(FilterState filter, const FilterChip& chip)
{
    switch (chip.kind) {
    case FilterChip::Kind::Value:
        filter.of(chip.facet).erase(chip.key);
        break;
    case FilterChip::Kind::Sizes:
        filter.sizes = {};
        break;
    case FilterChip::Kind::Search:
        filter.search.clear();
        break;
    }
    return filter;
}

}  // namespace podium
