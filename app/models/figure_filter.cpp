// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_filter.h"

#include <algorithm>
#include <optional>
#include <string>

namespace podium {

namespace {

char lowerCase(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

bool equalLetters(char left, char right) { return lowerCase(left) == lowerCase(right); }

/// ASCII case ignored, as the database does.
bool holds(const std::string& text, const std::string& part)
{
    return std::search(text.begin(), text.end(), part.begin(), part.end(), equalLetters) != text.end() || part.empty();
}

bool equals(const std::string& left, const std::string& right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), equalLetters);
}

const std::string* onlyOne(const ChosenKeys& chosen)
{
    return chosen.size() == 1 && !chosen.begin()->empty() ? &*chosen.begin() : nullptr;
}

/// Whether `accepts` is true for rows with the key and for no others.
template <class Accepts>
bool selectsKey(const ResultSnapshot& snapshot, Facet facet, const std::string& key, Accepts accepts)
{
    const auto& rows = snapshot.rows();
    for (RowIndex index = 0; index < rows.size(); ++index) {
        if (accepts(rows[index]) != (snapshot.value(facet, index).key == key)) {
            return false;
        }
    }
    return true;
}

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
    return equals(row.accelerator.generation, name) || equals(row.accelerator.architecture, name);
}

/// Writes the facets that a SubmissionFilter knows as one text each.
class Converter {
public:
    Converter(const FilterState& state, const ResultSnapshot& snapshot) : m_state(state), m_snapshot(snapshot) {}

    FigureFilter convert()
    {
        store::SubmissionFilter& filter = m_result.filter;
        filter.rounds = texts(Facet::Round);
        filter.benchmarks = texts(Facet::Benchmark);
        addText(Facet::Generation, filter.generation, acceptsGeneration);
        addText(Facet::Accelerator, filter.accelerator, acceptsAccelerator);
        addText(Facet::Submitter, filter.submitter, acceptsSubmitter);
        addDivision();
        for (const Facet facet : {Facet::Vendor, Facet::Availability, Facet::Verified}) {
            widenIf(restricts(facet), facet);
        }
        filter.minAccelerators = m_state.sizes.minimum;
        filter.maxAccelerators = m_state.sizes.maximum;
        if (!m_state.search.empty()) {
            filter.search = m_state.search;
        }
        std::sort(m_result.widened.begin(), m_result.widened.end());
        return std::move(m_result);
    }

private:
    std::vector<std::string> texts(Facet facet) const { return {m_state.of(facet).begin(), m_state.of(facet).end()}; }

    /// Whether choosing these values leaves any value of the snapshot out.
    bool restricts(Facet facet) const
    {
        const ChosenKeys& chosen = m_state.of(facet);
        const auto& values = m_snapshot.values(facet);
        return !chosen.empty() && !std::all_of(values.begin(), values.end(),
                                               [&](const FacetValue& value) { return chosen.contains(value.key); });
    }

    void widenIf(bool widened, Facet facet)
    {
        if (widened) {
            m_result.widened.push_back(facet);
        }
    }

    template <class Accepts>
    void addText(Facet facet, std::optional<std::string>& text, Accepts accepts)
    {
        if (const std::string* key = onlyOne(m_state.of(facet))) {
            text = *key;
            widenIf(!selectsKey(m_snapshot, facet, *key,
                                [&](const store::SubmissionRow& row) { return accepts(row, *key); }),
                    facet);
        } else {
            widenIf(restricts(facet), facet);
        }
    }

    void addDivision()
    {
        const std::string* key = onlyOne(m_state.of(Facet::Division));
        if (const auto division = key != nullptr ? divisionFromString(*key) : std::nullopt) {
            m_result.filter.division = division;
        } else {
            widenIf(restricts(Facet::Division), Facet::Division);
        }
    }

    const FilterState& m_state;
    const ResultSnapshot& m_snapshot;
    FigureFilter m_result;
};

/// Keys of all values that rows which `accepts` have; the text itself where there are none, so that nothing matches.
template <class Accepts>
ChosenKeys keysOf(const ResultSnapshot& snapshot, Facet facet, const std::string& text, Accepts accepts)
{
    ChosenKeys keys;
    for (RowIndex index = 0; index < snapshot.size(); ++index) {
        if (accepts(snapshot.row(index), text)) {
            keys.insert(snapshot.value(facet, index).key);
        }
    }
    if (keys.empty()) {
        keys.insert(text);
    }
    return keys;
}

/// The snapshot's spelling of each key; those it does not know stay.
ChosenKeys spelled(const ResultSnapshot& snapshot, Facet facet, const std::vector<std::string>& texts)
{
    ChosenKeys keys;
    for (const std::string& text : texts) {
        const auto& values = snapshot.values(facet);
        const auto found = std::find_if(values.begin(), values.end(),
                                        [&](const FacetValue& value) { return equals(value.key, text); });
        keys.insert(found == values.end() ? text : found->key);
    }
    return keys;
}

}  // namespace

FigureFilter figureFilter(const FilterState& filter, const ResultSnapshot& snapshot)
{
    return Converter(filter, snapshot).convert();
}

FilterState filterState(const store::SubmissionFilter& filter, const ResultSnapshot& snapshot)
{
    FilterState state;
    state.of(Facet::Round) = spelled(snapshot, Facet::Round, filter.rounds);
    state.of(Facet::Benchmark) = spelled(snapshot, Facet::Benchmark, filter.benchmarks);
    if (filter.generation) {
        state.of(Facet::Generation) = keysOf(snapshot, Facet::Generation, *filter.generation, acceptsGeneration);
    }
    if (filter.accelerator && !filter.accelerator->empty()) {
        state.of(Facet::Accelerator) = keysOf(snapshot, Facet::Accelerator, *filter.accelerator, acceptsAccelerator);
    }
    if (filter.submitter && !filter.submitter->empty()) {
        state.of(Facet::Submitter) = keysOf(snapshot, Facet::Submitter, *filter.submitter, acceptsSubmitter);
    }
    if (filter.division) {
        state.of(Facet::Division) = {std::string(toString(*filter.division))};
    }
    state.sizes = {filter.minAccelerators, filter.maxAccelerators};
    state.search = normalizedSearch(filter.search.value_or(std::string()));
    return state;
}

}  // namespace podium
