// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/generation_table.h"

#include <set>

#include <QHeaderView>
#include <QMouseEvent>
#include <QSortFilterProxyModel>

#include "app/models/model_roles.h"
#include "ui/desktop/widgets/generation_delegate.h"
#include "ui/desktop/widgets/row_table.h"

namespace podium::desktop {

GenerationTable::GenerationTable(Workbench& workbench, const Look& look, QWidget* parent)
    : QTableView(parent), m_workbench(workbench), m_pairs(new GenerationTableModel(this)),
      m_sorted(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("generationTable"));
    setAccessibleName(tr("Matched results"));
    m_sorted->setSourceModel(m_pairs);
    m_sorted->setSortRole(SortRole);
    setModel(m_sorted);
    setItemDelegate(new GenerationDelegate(workbench.selection(), look, this));
    showWholeRows(*this);
    setSelectionMode(ExtendedSelection);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &GenerationTable::showSelection);
    connect(&workbench.selection(), &SelectionState::hoverChanged, viewport(), qOverload<>(&QWidget::update));
    connect(m_pairs, &QAbstractItemModel::modelReset, this, [this] {
        fitColumns();
        showSelection(m_workbench.selection().selected());
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit activatedReference(referenceAt(index.row())); });
}

QString GenerationTable::referenceAt(int row) const { return m_sorted->index(row, 0).data(ReferenceRole).toString(); }

CopiedTable GenerationTable::copiedRows() const
{
    std::set<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows()) {
        rows.insert(index.row());
    }
    for (int row = 0; rows.empty() && row < m_sorted->rowCount(); ++row) {
        rows.insert(rows.end(), row);
    }
    CopiedTable table;
    for (int place = 0; place < generationColumnCount; ++place) {
        const int column = horizontalHeader()->logicalIndex(place);
        const auto alignment =
            Qt::Alignment(m_sorted->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
        table.header << m_sorted->headerData(column, Qt::Horizontal).toString();
        table.isNumber.push_back(alignment.testFlag(Qt::AlignRight));
    }
    for (const int row : rows) {
        QStringList cells;
        for (int place = 0; place < generationColumnCount; ++place) {
            const QModelIndex index = m_sorted->index(row, horizontalHeader()->logicalIndex(place));
            const QString text = index.data().toString();
            cells << (text.isEmpty() ? index.data(MissingReasonRole).toString() : text);
        }
        table.rows << cells;
    }
    return table;
}

void GenerationTable::fitColumns()
{
    if (isVisible()) {
        resizeColumnsToContents();
    }
}

void GenerationTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    fitColumns();
    showSelection(m_workbench.selection().selected());
}

void GenerationTable::showSelection(const QString& reference)
{
    const int source = m_pairs->rowOf(reference);
    m_following = true;
    if (source < 0) {
        clearSelection();
    } else if (referenceAt(currentIndex().row()) != reference) {
        const QModelIndex index = m_sorted->mapFromSource(m_pairs->index(source, 0));
        setCurrentIndex(index);
        selectRow(index.row());
        scrollTo(index);
    }
    m_following = false;
    viewport()->update();
}

void GenerationTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    const QString reference = current.isValid() ? referenceAt(current.row()) : QString();
    if (!m_following && !reference.isEmpty()) {
        m_workbench.selection().select(reference);
    }
}

void GenerationTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    m_workbench.selection().hover(referenceAt(rowAt(event->pos().y())));
}

void GenerationTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    m_workbench.selection().hover(QString());
}

}  // namespace podium::desktop
