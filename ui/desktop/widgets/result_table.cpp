// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/result_table.h"

#include <array>
#include <numeric>

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalBlocker>

#include "ui/desktop/widgets/result_delegate.h"
#include "ui/desktop/widgets/result_menu.h"
#include "ui/desktop/widgets/row_table.h"

namespace podium::desktop {

namespace {

/// Rows that are measured for the widths of columns; all of the catalogue of one benchmark.
constexpr int measuredRows = 200;
/// Names are not made narrower to avoid a scroll bar.
constexpr int narrowestName = 84;

}  // namespace

ResultTable::ResultTable(Workbench& workbench, const Look& look, QWidget* parent)
    : QTableView(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("resultTable"));
    setAccessibleName(tr("Results"));
    setModel(&workbench.table());
    setItemDelegate(new ResultDelegate(workbench.selection(), look, this));
    showWholeRows(*this);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    horizontalHeader()->setSortIndicator(ResultTableModel::columnOf(workbench.table().sortColumn()),
                                         workbench.table().sortOrder());
    setSortingEnabled(true);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &ResultTable::showSelection);
    connect(&workbench.selection(), &SelectionState::hoverChanged, this, &ResultTable::showHover);
    connect(model(), &QAbstractItemModel::modelReset, this, [this] {
        fitColumns();
        showSelection(m_workbench.selection().selected());
    });
    // Another view of the same model may have sorted it.
    connect(model(), &QAbstractItemModel::layoutChanged, this, [this] {
        const QSignalBlocker quiet(horizontalHeader());
        horizontalHeader()->setSortIndicator(ResultTableModel::columnOf(m_workbench.table().sortColumn()),
                                             m_workbench.table().sortOrder());
        fitColumns();  // the arrow takes room
    });
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        emit activatedReference(m_workbench.table().referenceAt(index.row()));
    });
    fitColumns();
}

void ResultTable::showColumns(const std::set<ResultColumn>& columns)
{
    m_isTwin = true;
    for (int column = 0; column < resultColumnCount; ++column) {
        setColumnHidden(column, !columns.contains(static_cast<ResultColumn>(column)));
    }
    fitColumns();
}

CopiedTable ResultTable::copiedRows() const { return desktop::copiedRows(*this); }

void ResultTable::fitColumns()
{
    if (isVisible()) {
        resizeColumnsToContents();
        if (m_isTwin) {
            squeezeNames();
        }
    }
}

/// Where the shown columns are a little too wide, names give way; numbers never do.
void ResultTable::squeezeNames()
{
    int excess = horizontalHeader()->length() - viewport()->width();
    constexpr std::array names{ResultColumn::Submitter, ResultColumn::System, ResultColumn::Accelerator};
    const auto spare = [this](ResultColumn column) {
        const int number = static_cast<int>(column);
        return isColumnHidden(number) ? 0 : qMax(0, columnWidth(number) - narrowestName);
    };
    const int spared = std::accumulate(names.begin(), names.end(), 0,
                                       [&](int sum, ResultColumn column) { return sum + spare(column); });
    for (const ResultColumn column : names) {
        const int less = excess > spared ? 0 : qBound(0, excess, spare(column));
        if (less > 0) {
            setColumnWidth(static_cast<int>(column), columnWidth(static_cast<int>(column)) - less);
            excess -= less;
        }
    }
}

void ResultTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (m_isTwin) {
        fitColumns();
    }
}

void ResultTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    fitColumns();
    showSelection(m_workbench.selection().selected());
}

void ResultTable::showSelection(const QString& reference)
{
    const int row = m_workbench.table().rowOf(reference);
    m_following = true;
    if (row < 0) {
        clearSelection();
    } else if (currentIndex().row() != row) {
        const int column = currentIndex().isValid() ? currentIndex().column() : 0;
        setCurrentIndex(model()->index(row, column));
        selectRow(row);
        scrollTo(model()->index(row, 0));
    }
    m_following = false;
    viewport()->update();
}

void ResultTable::showHover() { viewport()->update(); }

void ResultTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_following && current.isValid()) {
        m_workbench.selection().select(m_workbench.table().referenceAt(current.row()));
    }
}

/// By the pointer at its row, by the key at the current one.
void ResultTable::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    const QString reference = m_workbench.table().referenceAt(index.row());
    if (!reference.isEmpty()) {
        const QPoint place = byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos();
        openResultMenu(reference, place, m_workbench, *this, [this, reference] { emit activatedReference(reference); });
    }
}

void ResultTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    m_workbench.selection().hover(m_workbench.table().referenceAt(rowAt(event->pos().y())));
}

void ResultTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    m_workbench.selection().hover(QString());
}

}  // namespace podium::desktop
