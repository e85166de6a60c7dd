// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

class QMenu;

namespace podium::desktop {

/// The commands of saved views, with their words and keys; ViewDesk says what they do.
class ViewActions final : public QObject {
    Q_OBJECT
public:
    explicit ViewActions(QObject* parent);

    void fill(QMenu& menu) const;
    /// For the list's own menu.
    [[nodiscard]] QList<QAction*> ofOneView() const;
    /// Those whose keys work in the list only.
    [[nodiscard]] QList<QAction*> ofList() const { return {rename, remove, moveUp, moveDown}; }

    QAction* save;
    QAction* update;
    QAction* open;
    QAction* rename;
    QAction* duplicate;
    QAction* remove;
    QAction* undo;
    QAction* moveUp;
    QAction* moveDown;
    QAction* importFile;
    QAction* exportFile;

private:
    QAction* make(const QString& name, const QString& text, const QKeySequence& key = {}, bool inList = false);
};

}  // namespace podium::desktop
