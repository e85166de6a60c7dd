// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace podium {

/// The result that others are compared with, by reference; empty: none.
class BaselineState : public QObject {
    Q_OBJECT

public:
    explicit BaselineState(QObject* parent = nullptr);

    [[nodiscard]] const QString& reference() const { return m_reference; }

public slots:
    void setReference(const QString& reference);

signals:
    void changed(const QString& reference);

private:
    QString m_reference;
};

}  // namespace podium
