// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_actions.h"

#include <QMenu>

namespace podium::desktop {

ViewActions::ViewActions(QObject* parent) : QObject(parent)
{
    save = make(QStringLiteral("saveView"), tr("&Save view …"), QKeySequence::Save);
    update =
        make(QStringLiteral("updateView"), tr("&Update the open view"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    open = make(QStringLiteral("openView"), tr("&Open"));
    rename = make(QStringLiteral("renameView"), tr("&Rename"), QKeySequence(Qt::Key_F2), true);
    duplicate = make(QStringLiteral("duplicateView"), tr("Du&plicate"));
    remove = make(QStringLiteral("deleteView"), tr("&Delete"), QKeySequence(Qt::Key_Delete), true);
    undo = make(QStringLiteral("undoView"), tr("U&ndo deletion or update"));
    moveUp = make(QStringLiteral("moveViewUp"), tr("Move u&p"), QKeySequence(Qt::ALT | Qt::Key_Up), true);
    moveDown = make(QStringLiteral("moveViewDown"), tr("Move do&wn"), QKeySequence(Qt::ALT | Qt::Key_Down), true);
    importFile = make(QStringLiteral("importView"), tr("&Import view file …"));
    exportFile = make(QStringLiteral("exportView"), tr("&Export view file …"));
}

QAction* ViewActions::make(const QString& name, const QString& text, const QKeySequence& key, bool inList)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(key);
    if (inList) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    return action;
}

void ViewActions::fill(QMenu& menu) const
{
    menu.addActions({save, update});
    menu.addSeparator();
    menu.addActions(ofOneView());
    menu.addSeparator();
    menu.addAction(undo);
    menu.addSeparator();
    menu.addActions({importFile, exportFile});
}

QList<QAction*> ViewActions::ofOneView() const { return {open, rename, duplicate, remove, moveUp, moveDown}; }

}  // namespace podium::desktop
