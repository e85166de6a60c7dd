// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/window_actions.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "ui/desktop/views/view_actions.h"
#include "ui/desktop/window/export_choices.h"

namespace podium::desktop {

WindowActions::WindowActions(const Look& look, const Languages& chosenLanguage, QObject* parent)
    : QObject(parent), m_look(look)
{
    importFolder = make(QStringLiteral("importFolder"), tr("&Import folder …"), QKeySequence(tr("Ctrl+I")),
                        QStringLiteral("import"));
    importFiles = make(QStringLiteral("importFiles"), tr("Import &archive or log …"), QKeySequence(tr("Ctrl+Shift+I")));
    exportFigure = make(QStringLiteral("exportFigure"), tr("&Export figure …"), QKeySequence(tr("Ctrl+E")),
                        QStringLiteral("export"));
    for (const char* format : {"png", "svg", "pdf", "xlsx", "csv", "tsv", "md", "html", "odt"}) {
        const QString name = QString::fromLatin1(format);
        QAction* action = make(QStringLiteral("export-") + name, ExportChoices::titleOf(format) + QStringLiteral(" …"));
        action->setData(name);
        exportFormats << action;
    }
    exports = make(QStringLiteral("exports"), tr("E&xported figures …"), QKeySequence(tr("Ctrl+Shift+E")));
    report = make(QStringLiteral("report"), tr("&Report …"), QKeySequence(tr("Ctrl+R")));
    print = make(QStringLiteral("print"), tr("&Print …"), QKeySequence::Print);
    printPreview = make(QStringLiteral("printPreview"), tr("Print pre&view …"), QKeySequence(tr("Ctrl+Shift+P")));
    quit = make(QStringLiteral("quit"), tr("&Quit"), QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    undo = make(QStringLiteral("undo"), tr("&Undo"), QKeySequence::Undo, QStringLiteral("undo"));
    redo = make(QStringLiteral("redo"), tr("&Redo"), {}, QStringLiteral("redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    copy = make(QStringLiteral("copy"), tr("&Copy"), QKeySequence::Copy, QStringLiteral("copy"));
    find = make(QStringLiteral("find"), tr("&Search"), {}, QStringLiteral("search"));
    find->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_F), QKeySequence(Qt::Key_Slash)});
    clearFilter = make(QStringLiteral("clearAll"), tr("C&lear filter"));
    pin = make(QStringLiteral("pin"), tr("&Pin or unpin the selected result"), QKeySequence(Qt::CTRL | Qt::Key_D),
               QStringLiteral("pin"));
    compare = make(QStringLiteral("compare"), tr("&Compare side by side"), QKeySequence(Qt::CTRL | Qt::Key_K));
    useAsBaseline = make(QStringLiteral("useAsBaseline"), tr("Use the selected result as &baseline"),
                         QKeySequence(Qt::CTRL | Qt::Key_B));
    noBaseline = make(QStringLiteral("noBaseline"), tr("&No baseline"));
    unpinAll = make(QStringLiteral("unpinAll"), tr("&Unpin all"));
    reload = make(QStringLiteral("reload"), tr("&Reload"), QKeySequence(Qt::Key_F5));
    fullScreen = make(QStringLiteral("fullScreen"), tr("&Full screen"), QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);
    tones = makeChoice(QStringLiteral("tone"), {tr("As the &system"), tr("&Light"), tr("&Dark")},
                       static_cast<int>(look.choice()));
    languages = makeChoice(QStringLiteral("language"),
                           {tr("As the &system"), QStringLiteral("&English"), QStringLiteral("&Deutsch")},
                           static_cast<int>(chosenLanguage.choice()));
    about = make(QStringLiteral("about"), tr("&About Podium"));
    about->setMenuRole(QAction::AboutRole);
}

QAction* WindowActions::make(const QString& name, const QString& text, const QKeySequence& key, const QString& icon)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(key);
    if (!icon.isEmpty()) {
        action->setIcon(m_look.icon(icon));
        action->setIconVisibleInMenu(false);
    }
    return action;
}

QList<QAction*> WindowActions::makeChoice(const QString& name, const QStringList& texts, int chosen)
{
    auto* group = new QActionGroup(this);
    QList<QAction*> actions;
    for (int index = 0; index < texts.size(); ++index) {
        QAction* action = make(name + QString::number(index), texts[index]);
        action->setCheckable(true);
        action->setChecked(index == chosen);
        action->setData(index);
        group->addAction(action);
        actions << action;
    }
    return actions;
}

void WindowActions::followHistory(const History& history)
{
    undo->setEnabled(history.canUndo());
    redo->setEnabled(history.canRedo());
    undo->setText(history.canUndo() ? tr("&Undo: %1").arg(wordOf(history.nextUndo())) : tr("&Undo"));
    redo->setText(history.canRedo() ? tr("&Redo: %1").arg(wordOf(history.nextRedo())) : tr("&Redo"));
}

QString WindowActions::wordOf(ViewChange change)
{
    switch (change) {
    case ViewChange::Facets:
        return tr("filter");
    case ViewChange::Sizes:
        return tr("number of accelerators");
    case ViewChange::Search:
        return tr("search");
    case ViewChange::Pins:
        return tr("pins");
    case ViewChange::Baseline:
        return tr("baseline");
    case ViewChange::Basis:
        return tr("basis");
    case ViewChange::Options:
        return tr("options of the figure");
    case ViewChange::Several:
        return tr("view");
    }
    return {};
}

void WindowActions::fill(QMenuBar& bar, const ViewActions& views, const QList<QAction*>& pages,
                         const QList<QAction*>& docks)
{
    QMenu* file = bar.addMenu(tr("&File"));
    file->addActions({importFolder, importFiles});
    file->addSeparator();
    file->addActions({exportFigure, report, exports});
    file->addSeparator();
    file->addActions({print, printPreview});
    file->addSeparator();
    file->addAction(quit);
    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({copy, find});
    edit->addSeparator();
    edit->addAction(clearFilter);
    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions(pages);
    view->addSeparator();
    view->addActions(docks);
    view->addSeparator();
    view->addMenu(tr("&Theme"))->addActions(tones);
    view->addMenu(tr("&Language"))->addActions(languages);
    view->addSeparator();
    view->addActions({reload, fullScreen});
    views.fill(*bar.addMenu(tr("&Saved views")));
    QMenu* comparison = bar.addMenu(tr("&Compare"));
    comparison->addActions({pin, unpinAll, compare});
    comparison->addSeparator();
    comparison->addActions({useAsBaseline, noBaseline});
    QMenu* help = bar.addMenu(tr("&Help"));
    help->addAction(about);
}

}  // namespace podium::desktop
