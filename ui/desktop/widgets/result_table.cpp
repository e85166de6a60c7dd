// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/result_table.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalBlocker>

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/result_delegate.h"

namespace podium::desktop {

namespace {

/// Rows that are measured for the widths of columns; all of the catalogue of one benchmark.
constexpr int measuredRows = 200;

}  // namespace

ResultTable::ResultTable(Workbench& workbench, const Look& look, QWidget* parent)
    : QTableView(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("resultTable"));
    setAccessibleName(tr("Results"));
    setModel(&workbench.table());
    setItemDelegate(new ResultDelegate(workbench.selection(), look, this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setMouseTracking(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(qMax(metrics::tableRow, fontMetrics().height() + metrics::space2));
    verticalHeader()->setMinimumSectionSize(0);
    horizontalHeader()->setHighlightSections(false);
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
    for (int column = 0; column < resultColumnCount; ++column) {
        setColumnHidden(column, !columns.contains(static_cast<ResultColumn>(column)));
    }
    fitColumns();
}

QString ResultTable::selectedText() const
{
    std::set<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows()) {
        rows.insert(index.row());
    }
    for (int row = 0; rows.empty() && row < model()->rowCount(); ++row) {
        rows.insert(rows.end(), row);
    }
    QStringList lines;
    const auto line = [this](const auto& text) {
        QStringList cells;
        for (int column = 0; column < resultColumnCount; ++column) {
            if (!isColumnHidden(column)) {
                cells << text(column);
            }
        }
        return cells.join(QLatin1Char('\t'));
    };
    lines << line([this](int column) { return model()->headerData(column, Qt::Horizontal).toString(); });
    for (const int row : rows) {
        lines << line([this, row](int column) { return model()->index(row, column).data().toString(); });
    }
    return lines.join(QLatin1Char('\n'));
}

void ResultTable::fitColumns()
{
    if (isVisible()) {
        resizeColumnsToContents();
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

void ResultTable::showHover()
{
    viewport()->update();
}

void ResultTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_following && current.isValid()) {
        m_workbench.selection().select(m_workbench.table().referenceAt(current.row()));
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
