// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/models/result_snapshot.h"

namespace podium {

/// Holds the results that everything is shown from. There is always a snapshot; at first an empty one.
class ResultStore : public QObject {
    Q_OBJECT

public:
    explicit ResultStore(QObject* parent = nullptr);

    [[nodiscard]] const SharedSnapshot& snapshot() const { return m_snapshot; }

public slots:
    /// A snapshot that was built elsewhere, as a rule on another thread. Null is taken for an empty one.
    void replace(podium::SharedSnapshot snapshot);

signals:
    void replaced(const podium::SharedSnapshot& snapshot);

private:
    SharedSnapshot m_snapshot;
};

}  // namespace podium
