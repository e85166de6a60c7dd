// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace podium {

/// Results that are pinned to compare them, by reference, in the order of the sheet; at most eight, no one twice.
class PinState : public QObject {
    Q_OBJECT

public:
    static constexpr int maximum = 8;
    static constexpr int minimumToCompare = 2;

    explicit PinState(QObject* parent = nullptr);

    [[nodiscard]] const QStringList& references() const { return m_references; }
    [[nodiscard]] bool contains(const QString& reference) const { return m_references.contains(reference); }
    [[nodiscard]] bool isFull() const { return m_references.size() >= maximum; }
    [[nodiscard]] bool canCompare() const { return m_references.size() >= minimumToCompare; }

    /// Replaces all; empty and repeated references and those beyond the maximum are left out.
    void setReferences(const QStringList& references);
    /// False where it is full or the reference is empty; true too where it was pinned already.
    bool pin(const QString& reference);
    void unpin(const QString& reference);
    /// Pins or unpins; false where it is full.
    bool toggle(const QString& reference);
    /// Moves a pin to another place of the order; places outside are moved to the nearer end.
    void move(const QString& reference, int place);
    void clear();

signals:
    void changed(const QStringList& references);
    /// Nothing was pinned, since there are `maximum` already.
    void refused(const QString& reference);

private:
    QStringList m_references;
};

}  // namespace podium
