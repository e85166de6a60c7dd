// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace podium {

/// The one result that is selected and the one under the pointer, by reference; empty: none. All views show both. A
/// selection stays when the filter hides its result.
class SelectionState : public QObject {
    Q_OBJECT

public:
    explicit SelectionState(QObject* parent = nullptr);

    [[nodiscard]] const QString& selected() const { return m_selected; }
    [[nodiscard]] const QString& hovered() const { return m_hovered; }

public slots:
    void select(const QString& reference);
    void hover(const QString& reference);

signals:
    void selectionChanged(const QString& reference);
    void hoverChanged(const QString& reference);

private:
    QString m_selected;
    QString m_hovered;
};

}  // namespace podium
