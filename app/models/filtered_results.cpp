// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filtered_results.h"

#include <memory>
#include <utility>

namespace podium {

namespace {

/// Whether two states let the same through, but for the search.
bool equalButForSearch(FilterState left, const FilterState& right)
{
    left.search = right.search;
    return left == right;
}

}  // namespace

FilteredResults::FilteredResults(ResultStore& store, ActiveFilter& filter, QObject* parent)
    : QObject(parent), m_snapshot(store.snapshot()), m_state(filter.state())
{
    connect(&store, &ResultStore::replaced, this, &FilteredResults::followStore);
    connect(&filter, &ActiveFilter::changed, this, &FilteredResults::followFilter);
    m_searchPending = !m_state.search.empty();
    m_outcome = std::make_shared<const FilterOutcome>(filterRows(*m_snapshot, m_state));
}

bool FilteredResults::contains(const QString& reference) const
{
    const auto row = m_snapshot->find(reference);
    return row && m_outcome->matches[*row] != 0;
}

void FilteredResults::setSearchMatches(quint64 request, const std::vector<std::int64_t>& ids)
{
    if (!m_searchPending || request != m_searchRequest) {
        return;
    }
    m_searchPending = false;
    m_searchRestricts = true;
    m_searchMatches = m_snapshot->rowsWithIds(ids);
    refresh();
}

void FilteredResults::followStore(const SharedSnapshot& snapshot)
{
    m_snapshot = snapshot;
    m_searchRestricts = false;
    m_searchMatches.clear();
    refresh();
    requestSearch();
}

void FilteredResults::followFilter(const FilterState& state)
{
    const FilterState before = std::exchange(m_state, state);
    const bool newSearch = before.search != m_state.search;
    if (newSearch && m_state.search.empty()) {
        m_searchRestricts = false;
        m_searchPending = false;
        m_searchMatches.clear();
        refresh();
        return;
    }
    if (!equalButForSearch(before, m_state)) {
        refresh();
    }
    if (newSearch) {
        requestSearch();
    }
}

void FilteredResults::requestSearch()
{
    if (m_state.search.empty()) {
        return;
    }
    m_searchPending = true;
    ++m_searchRequest;
    emit searchRequested(m_searchRequest, QString::fromStdString(m_state.search));
}

void FilteredResults::refresh()
{
    ++m_generation;
    m_outcome = std::make_shared<const FilterOutcome>(
        filterRows(*m_snapshot, m_state, m_searchRestricts ? &m_searchMatches : nullptr));
    emit changed(m_generation);
}

}  // namespace podium
