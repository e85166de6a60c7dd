// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace podium {

/// What others are compared with: one result by its reference, or the best results of a generation, each at the count
/// of the one that is held against it. One of the two, or none.
class BaselineState : public QObject {
    Q_OBJECT

public:
    explicit BaselineState(QObject* parent = nullptr);

    [[nodiscard]] const QString& reference() const { return m_reference; }
    [[nodiscard]] bool isEmpty() const { return m_reference.isEmpty() && m_generation.isEmpty(); }
    /// Generation or architecture as the facet of generations has it; empty: none.
    [[nodiscard]] const QString& generation() const { return m_generation; }

public slots:
    /// Empty: none, and no generation either.
    void setReference(const QString& reference);
    void setGeneration(const QString& generation);

signals:
    void changed(const QString& reference);

private:
    void set(const QString& reference, const QString& generation);

    QString m_reference;
    QString m_generation;
};

}  // namespace podium
