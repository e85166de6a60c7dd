// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/active_filter.h"

#include <utility>

namespace podium {

ActiveFilter::ActiveFilter(QObject* parent) : QObject(parent) {}

void ActiveFilter::setState(FilterState state)
{
    if (state == m_state) {
        return;
    }
    m_state = std::move(state);
    emit changed(m_state);
}

void ActiveFilter::setChosen(Facet facet, const QString& key, bool chosen)
{
    FilterState state = m_state;
    if (chosen) {
        state.of(facet).insert(key.toStdString());
    } else {
        state.of(facet).erase(key.toStdString());
    }
    setState(std::move(state));
}

void ActiveFilter::setChosenKeys(Facet facet, ChosenKeys keys)
{
    FilterState state = m_state;
    state.of(facet) = std::move(keys);
    setState(std::move(state));
}

void ActiveFilter::setSizes(SizeRange sizes)
{
    FilterState state = m_state;
    state.sizes = sizes;
    setState(std::move(state));
}

void ActiveFilter::setSearch(const QString& words)
{
    FilterState state = m_state;
    state.search = normalizedSearch(words.toStdString());
    setState(std::move(state));
}

void ActiveFilter::clear() { setState({}); }

}  // namespace podium
