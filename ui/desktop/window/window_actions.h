// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

#include "app/models/history.h"
#include "ui/desktop/data/languages.h"
#include "ui/desktop/look/look.h"

class QMenu;
class QMenuBar;

namespace podium::desktop {

class ViewActions;

/// Every command of the window, with its words, keys and symbol; the window says what they do.
class WindowActions final : public QObject {
    Q_OBJECT
public:
    WindowActions(const Look& look, const Languages& languages, QObject* parent);

    /// Says what Undo and Redo would change, and whether they can.
    void followHistory(const History& history);
    void fill(QMenuBar& bar, const ViewActions& views, const QList<QAction*>& pages, const QList<QAction*>& docks);

    QAction* importFolder;
    QAction* importFiles;
    QAction* exportFigure;
    QList<QAction*> exportFormats;  ///< data: "png", "svg", "pdf"
    QAction* exports;
    QAction* report;
    QAction* print;
    QAction* printPreview;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* copy;
    QAction* find;
    QAction* clearFilter;
    QAction* pin;
    QAction* compare;
    QAction* useAsBaseline;
    QAction* noBaseline;
    QAction* unpinAll;
    QAction* reload;
    QAction* fullScreen;
    QList<QAction*> tones;      ///< data: ToneChoice
    QList<QAction*> languages;  ///< data: LanguageChoice
    QAction* about;

private:
    [[nodiscard]] static QString wordOf(ViewChange change);
    QAction* make(const QString& name, const QString& text, const QKeySequence& key = {}, const QString& icon = {});
    QList<QAction*> makeChoice(const QString& name, const QStringList& texts, int chosen);

    const Look& m_look;
};

}  // namespace podium::desktop
