// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/baseline_state.h"

namespace podium {

BaselineState::BaselineState(QObject* parent) : QObject(parent) {}

void BaselineState::setReference(const QString& reference) { set(reference, {}); }

void BaselineState::setGeneration(const QString& generation) { set({}, generation); }

void BaselineState::set(const QString& reference, const QString& generation)
{
    if (reference != m_reference || generation != m_generation) {
        m_reference = reference;
        m_generation = generation;
        emit changed(m_reference);
    }
}

}  // namespace podium
