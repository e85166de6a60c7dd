// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_store.h"

namespace podium {

ResultStore::ResultStore(QObject* parent) : QObject(parent), m_snapshot(std::make_shared<const ResultSnapshot>()) {}

void ResultStore::replace(SharedSnapshot snapshot)
{
    m_snapshot = snapshot ? std::move(snapshot) : std::make_shared<const ResultSnapshot>();
    emit replaced(m_snapshot);
}

}  // namespace podium
