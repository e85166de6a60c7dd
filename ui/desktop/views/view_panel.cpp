// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/views/view_actions.h"
#include "ui/desktop/views/view_delegate.h"
#include "ui/desktop/views/view_library.h"

namespace podium::desktop {

ViewPanel::ViewPanel(ViewLibrary& library, const ViewActions& actions, const Look& look, QWidget* parent)
    : QWidget(parent), m_library(library), m_actions(actions), m_list(new QTreeView(this)),
      m_undoLine(makeUndoLine(look))
{
    setObjectName(QStringLiteral("viewPanel"));
    m_list->setObjectName(QStringLiteral("viewList"));
    m_list->setAccessibleName(tr("Saved views"));
    m_list->setModel(&library.model());
    m_list->setItemDelegate(new ViewDelegate(look, m_list));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(0);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setUniformRowHeights(false);
    m_list->setExpandsOnDoubleClick(false);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDragEnabled(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->addActions(actions.ofList());
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_list->expandAll();
    connect(m_list, &QTreeView::clicked, this, &ViewPanel::open);
    connect(m_list, &QWidget::customContextMenuRequested, this, &ViewPanel::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ViewPanel::currentChanged);
    connect(&library.model(), &QAbstractItemModel::rowsInserted, m_list, &QTreeView::expand);
    auto* save = new QToolButton(this);
    save->setObjectName(QStringLiteral("saveViewButton"));
    save->setText(tr("Save view …"));
    save->setToolTip(tr("Keep this figure with a title and a note (Ctrl+S)"));
    save->setProperty(shape::outlined, true);
    connect(save, &QToolButton::clicked, actions.save, &QAction::trigger);
    connect(actions.save, &QAction::enabledChanged, save, &QWidget::setEnabled);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_undoLine);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::dockMargin, metrics::space8, metrics::dockMargin, metrics::space8);
    foot->addWidget(save);
    foot->addStretch(1);
    layout->addLayout(foot);
    connect(&library, &ViewLibrary::undoChanged, this, &ViewPanel::showUndo);
    showUndo();
}

QWidget* ViewPanel::makeUndoLine(const Look& look)
{
    auto* line = new QWidget(this);
    line->setObjectName(QStringLiteral("viewUndoLine"));
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(metrics::dockMargin, metrics::space6, metrics::dockMargin, metrics::space6);
    row->setSpacing(metrics::space8);
    m_undoText = new QLabel(line);
    m_undoText->setTextFormat(Qt::PlainText);
    m_undoText->setWordWrap(true);
    m_undoText->setForegroundRole(QPalette::PlaceholderText);
    auto* undo = new QToolButton(line);
    undo->setObjectName(QStringLiteral("undoViewButton"));
    undo->setText(tr("Undo"));
    undo->setProperty(shape::link, true);
    undo->setCursor(Qt::PointingHandCursor);
    auto* close = new QToolButton(line);
    close->setObjectName(QStringLiteral("forgetUndoView"));
    close->setIcon(look.icon(QStringLiteral("close"), IconInk::Secondary));
    close->setIconSize(QSize(metrics::smallIcon, metrics::smallIcon));
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close"));
    row->addWidget(m_undoText, 1);
    row->addWidget(undo);
    row->addWidget(close);
    connect(undo, &QToolButton::clicked, m_actions.undo, &QAction::trigger);
    connect(close, &QToolButton::clicked, &m_library, &ViewLibrary::forgetUndo);
    return line;
}

void ViewPanel::showUndo()
{
    const QString text = m_library.undoText();
    m_undoText->setText(text);
    m_undoLine->setVisible(!text.isEmpty());
}

QString ViewPanel::current() const { return m_list->currentIndex().data(KeyRole).toString(); }

void ViewPanel::setCurrent(const QString& key)
{
    if (const QModelIndex index = m_library.model().viewIndex(key); index.isValid()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    }
}

void ViewPanel::edit(const QString& key)
{
    setCurrent(key);
    m_list->setFocus(Qt::OtherFocusReason);
    m_list->edit(m_library.model().viewIndex(key));
}

void ViewPanel::open(const QModelIndex& index)
{
    if (const QString key = index.data(KeyRole).toString(); !key.isEmpty()) {
        emit opened(key);
    } else if (m_list->model()->hasChildren(index)) {
        m_list->setExpanded(index, !m_list->isExpanded(index));
    }
}

void ViewPanel::showMenu(const QPoint& place)
{
    const QModelIndex index = m_list->indexAt(place);
    if (index.data(KeyRole).toString().isEmpty()) {
        return;
    }
    m_list->setCurrentIndex(index);
    auto* menu = new QMenu(m_list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions.ofOneView());
    menu->addSeparator();
    menu->addAction(m_actions.exportFile);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

/// Enter opens; Ctrl+Z in the list is about the list.
bool ViewPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        QTimer::singleShot(0, m_list, &QTreeView::doItemsLayout);  // titles wrap elsewhere then
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) &&
            !m_list->findChild<QWidget*>(QStringLiteral("viewTitleEditor"))) {
            open(m_list->currentIndex());
            return true;
        }
    }
    const bool asksForUndo = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (asksForUndo && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo) && !m_library.undoText().isEmpty()) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            m_actions.undo->trigger();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace podium::desktop
