// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/selection_state.h"

namespace podium {

SelectionState::SelectionState(QObject* parent) : QObject(parent) {}

void SelectionState::select(const QString& reference)
{
    if (reference != m_selected) {
        m_selected = reference;
        emit selectionChanged(m_selected);
    }
}

void SelectionState::hover(const QString& reference)
{
    if (reference != m_hovered) {
        m_hovered = reference;
        emit hoverChanged(m_hovered);
    }
}

}  // namespace podium
