// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/baseline_state.h"

namespace podium {

BaselineState::BaselineState(QObject* parent) : QObject(parent) {}

void BaselineState::setReference(const QString& reference)
{
    if (reference != m_reference) {
        m_reference = reference;
        emit changed(m_reference);
    }
}

}  // namespace podium
