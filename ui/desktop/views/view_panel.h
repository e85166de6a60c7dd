// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/look/look.h"

class QLabel;
class QToolButton;
class QTreeView;

namespace podium::desktop {

class ViewActions;
class ViewLibrary;

/// The list of saved views in the sidebar. A click or Enter opens a view; F2 edits its title; dragging orders. The last
/// deletion can be taken back in the line below the list, and by Ctrl+Z in it.
class ViewPanel final : public QWidget {
    Q_OBJECT
public:
    /// All must outlive it.
    ViewPanel(ViewLibrary& library, const ViewActions& actions, const Look& look, QWidget* parent = nullptr);

    /// Key of the current row; empty: none.
    [[nodiscard]] QString current() const;
    void setCurrent(const QString& key);
    void edit(const QString& key);
    [[nodiscard]] QTreeView& list() { return *m_list; }

signals:
    void opened(const QString& key);
    void currentChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const QModelIndex& index);
    void showMenu(const QPoint& place);
    [[nodiscard]] QWidget* makeUndoLine(const Look& look);
    void showUndo();

    ViewLibrary& m_library;
    const ViewActions& m_actions;
    QTreeView* m_list;
    QLabel* m_undoText = nullptr;  ///< within m_undoLine, and so before it
    QWidget* m_undoLine;
};

}  // namespace podium::desktop
