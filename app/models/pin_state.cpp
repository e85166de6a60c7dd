// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/pin_state.h"

#include <algorithm>

namespace podium {

PinState::PinState(QObject* parent) : QObject(parent) {}

void PinState::setReferences(const QStringList& references)
{
    QStringList kept;
    for (const QString& reference : references) {
        if (!reference.isEmpty() && !kept.contains(reference) && kept.size() < maximum) {
            kept.append(reference);
        }
    }
    if (kept != m_references) {
        m_references = kept;
        emit changed(m_references);
    }
}

bool PinState::pin(const QString& reference)
{
    if (contains(reference)) {
        return true;
    }
    if (reference.isEmpty()) {
        return false;
    }
    if (isFull()) {
        emit refused(reference);
        return false;
    }
    m_references.append(reference);
    emit changed(m_references);
    return true;
}

void PinState::unpin(const QString& reference)
{
    if (m_references.removeOne(reference)) {
        emit changed(m_references);
    }
}

bool PinState::toggle(const QString& reference)
{
    if (contains(reference)) {
        unpin(reference);
        return true;
    }
    return pin(reference);
}

void PinState::move(const QString& reference, int place)
{
    const auto from = m_references.indexOf(reference);
    if (from < 0) {
        return;
    }
    const auto to = std::clamp<qsizetype>(place, 0, m_references.size() - 1);
    if (from != to) {
        m_references.move(from, to);
        emit changed(m_references);
    }
}

void PinState::clear() { setReferences({}); }

}  // namespace podium
