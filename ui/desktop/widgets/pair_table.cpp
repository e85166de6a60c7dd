// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/pair_table.h"

#include <utility>

#include <QHeaderView>
#include <QMouseEvent>
#include <QSortFilterProxyModel>

#include "app/models/model_roles.h"
#include "ui/desktop/widgets/row_table.h"

namespace podium::desktop {

namespace {

QString textOrReason(const QModelIndex& cell)
{
    const QString text = shownText(cell);
    return text.isEmpty() ? cell.data(MissingReasonRole).toString() : text;
}

}  // namespace

PairTable::PairTable(QAbstractItemModel& pairs, std::vector<Narrowing> narrowings, Workbench& workbench,
                     QWidget* parent)
    : QTableView(parent), m_workbench(workbench), m_narrowings(std::move(narrowings)),
      m_sorted(new QSortFilterProxyModel(this))
{
    m_sorted->setSourceModel(&pairs);
    m_sorted->setSortRole(SortRole);
    setModel(m_sorted);
    showWholeRows(*this);
    setSelectionMode(ExtendedSelection);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &PairTable::showSelection);
    connect(&workbench.selection(), &SelectionState::hoverChanged, viewport(), qOverload<>(&QWidget::update));
    connect(m_sorted, &QAbstractItemModel::modelReset, this, [this] {
        fitColumns();
        showSelection(m_workbench.selection().selected());
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit activatedReference(referenceAt(index.row())); });
}

QString PairTable::referenceAt(int row) const { return m_sorted->index(row, 0).data(ReferenceRole).toString(); }

/// The first row of this result as they are sorted; -1: none.
int PairTable::rowOf(const QString& reference) const
{
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        if (!reference.isEmpty() && referenceAt(row) == reference) {
            return row;
        }
    }
    return -1;
}

CopiedTable PairTable::copiedRows() const { return desktop::copiedRows(*this, textOrReason); }

void PairTable::fitColumns()
{
    if (!isVisible()) {
        return;
    }
    for (const int column : std::exchange(m_hidden, {})) {
        setColumnHidden(column, false);
    }
    resizeColumnsToContents();
    int excess = horizontalHeader()->length() - viewport()->width();
    for (const int column : repeatedColumns()) {
        if (excess > 0) {
            excess -= columnWidth(column);
            setColumnHidden(column, true);
            m_hidden.push_back(column);
        }
    }
    for (const auto& [column, narrowest] : m_narrowings) {
        const int width = columnWidth(column);
        const int less = qBound(0, excess, qMax(0, width - narrowest));
        setColumnWidth(column, width - less);
        excess -= less;
    }
}

void PairTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void PairTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    fitColumns();
    showSelection(m_workbench.selection().selected());
}

void PairTable::showSelection(const QString& reference)
{
    const int row = rowOf(reference);
    m_following = true;
    if (row < 0) {
        clearSelection();
    } else if (referenceAt(currentIndex().row()) != reference) {
        setCurrentIndex(m_sorted->index(row, 0));
        selectRow(row);
        scrollTo(m_sorted->index(row, 0));
    }
    m_following = false;
    viewport()->update();
}

void PairTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    const QString reference = current.isValid() ? referenceAt(current.row()) : QString();
    if (!m_following && !reference.isEmpty()) {
        m_workbench.selection().select(reference);
    }
}

void PairTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    m_workbench.selection().hover(referenceAt(rowAt(event->pos().y())));
}

void PairTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    m_workbench.selection().hover(QString());
}

}  // namespace podium::desktop
