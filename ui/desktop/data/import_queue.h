// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

#include "ui/desktop/data/data_service.h"

namespace podium::desktop {

/// What shall be imported, one after the other: what comes before the results are open or during an import waits.
class ImportQueue final : public QObject {
    Q_OBJECT
public:
    /// `data` must outlive it.
    explicit ImportQueue(DataService& data, QObject* parent = nullptr);

    void add(const QStringList& paths);

private:
    void next();
    void forgetWhenCancelled(const Error& error);

    DataService& m_data;
    QList<QStringList> m_waiting;
    bool m_isOpen = false;
};

}  // namespace podium::desktop
