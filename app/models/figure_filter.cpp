// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_filter.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "db/reference/ascii.h"

namespace podium {

namespace {

/// ASCII case ignored, as the database does.
bool holds(const std::string& text, const std::string& part)
{
    return std::search(text.begin(), text.end(), part.begin(), part.end(), ascii::equalLetters) != text.end() ||
           part.empty();
}

using FilterKeys = std::vector<std::string> store::SubmissionFilter::*;

/// Where a figure's filter keeps the keys of each facet.
constexpr std::array<std::pair<Facet, FilterKeys>, facetCount> keyMembers{{
    {Facet::Benchmark, &store::SubmissionFilter::benchmarks},
    {Facet::Round, &store::SubmissionFilter::rounds},
    {Facet::Generation, &store::SubmissionFilter::generations},
    {Facet::Vendor, &store::SubmissionFilter::vendors},
    {Facet::Accelerator, &store::SubmissionFilter::accelerators},
    {Facet::Submitter, &store::SubmissionFilter::submitters},
    {Facet::Division, &store::SubmissionFilter::divisions},
    {Facet::Availability, &store::SubmissionFilter::availabilities},
    {Facet::Verified, &store::SubmissionFilter::verification},
}};

bool acceptsSubmitter(const store::SubmissionRow& row, const std::string& part)
{
    return holds(row.submitter, part) || holds(row.key.submitter, part);
}

bool acceptsAccelerator(const store::SubmissionRow& row, const std::string& part)
{
    return holds(row.accelerator.name, part) || holds(row.acceleratorModel, part);
}

bool acceptsGeneration(const store::SubmissionRow& row, const std::string& name)
{
    return ascii::equalIgnoringCase(row.accelerator.generation, name) ||
           ascii::equalIgnoringCase(row.accelerator.architecture, name);
}

/// Adds the keys of all values that rows which `accepts` have; the text itself where there are none, so that nothing
/// matches.
template <class Accepts>
void addKeysOf(const ResultSnapshot& snapshot, Facet facet, const std::vector<std::string>& texts, Accepts accepts,
               FilterState& state)
{
    for (const std::string& text : texts) {
        bool found = false;
        for (RowIndex index = 0; index < snapshot.size(); ++index) {
            if (accepts(snapshot.row(index), text)) {
                state.of(facet).insert(snapshot.value(facet, index).key);
                found = true;
            }
        }
        if (!found) {
            state.of(facet).insert(text);
        }
    }
}

/// Whether one of the texts is part of every name.
bool holdsAll(const std::vector<std::string>& texts)
{
    return std::find(texts.begin(), texts.end(), std::string()) != texts.end();
}

/// The snapshot's spelling of a key that is known in another one; others stay.
std::string spelled(const ResultSnapshot& snapshot, Facet facet, const std::string& key)
{
    if (snapshot.valueOf(facet, key)) {
        return key;
    }
    const auto& values = snapshot.values(facet);
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const FacetValue& value) { return ascii::equalIgnoringCase(value.key, key); });
    return found == values.end() ? key : found->key;
}

}  // namespace

store::SubmissionFilter figureFilter(const FilterState& state)
{
    store::SubmissionFilter filter;
    for (const auto& [facet, member] : keyMembers) {
        (filter.*member).assign(state.of(facet).begin(), state.of(facet).end());
    }
    filter.minAccelerators = state.sizes.minimum;
    filter.maxAccelerators = state.sizes.maximum;
    if (!state.search.empty()) {
        filter.search = state.search;
    }
    return filter;
}

FilterState filterState(const store::SubmissionFilter& filter, const ResultSnapshot& snapshot)
{
    FilterState state;
    for (const auto& [facet, member] : keyMembers) {
        const bool anyCase = facet == Facet::Round || facet == Facet::Benchmark;
        for (const std::string& key : filter.*member) {
            state.of(facet).insert(anyCase ? spelled(snapshot, facet, key) : key);
        }
    }
    addKeysOf(snapshot, Facet::Generation, filter.generationTexts, acceptsGeneration, state);
    if (holdsAll(filter.acceleratorTexts)) {
        state.of(Facet::Accelerator).clear();
    } else {
        addKeysOf(snapshot, Facet::Accelerator, filter.acceleratorTexts, acceptsAccelerator, state);
    }
    if (holdsAll(filter.submitterTexts)) {
        state.of(Facet::Submitter).clear();
    } else {
        addKeysOf(snapshot, Facet::Submitter, filter.submitterTexts, acceptsSubmitter, state);
    }
    state.sizes = {filter.minAccelerators, filter.maxAccelerators};
    state.search = normalizedSearch(filter.search.value_or(std::string()));
    return state;
}

}  // namespace podium
