// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/import_queue.h"

namespace podium::desktop {

ImportQueue::ImportQueue(DataService& data, QObject* parent) : QObject(parent), m_data(data)
{
    connect(&data, &DataService::opened, this, [this] {
        m_isOpen = true;
        next();
    });
    // Late, so that what an import came to is shown before the next one begins.
    connect(&data, &DataService::imported, this, &ImportQueue::next, Qt::QueuedConnection);
    connect(&data, &DataService::importFailed, this, &ImportQueue::forgetWhenCancelled, Qt::QueuedConnection);
}

void ImportQueue::add(const QStringList& paths)
{
    if (!paths.isEmpty()) {
        m_waiting << paths;
        next();
    }
}

void ImportQueue::next()
{
    if (m_isOpen && !m_data.isImporting() && !m_waiting.isEmpty()) {
        m_data.importPaths(m_waiting.takeFirst());
    }
}

/// Cancel means all of them.
void ImportQueue::forgetWhenCancelled(const Error& error)
{
    if (error.code == ErrorCode::Cancelled) {
        m_waiting.clear();
    }
    next();
}

}  // namespace podium::desktop
