// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/row_table.h"

#include <set>
#include <vector>

#include <QHeaderView>
#include <QTableView>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

void showWholeRows(QTableView& table)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setMouseTracking(true);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setCornerButtonEnabled(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(0);  // the style's is larger than a row
    table.verticalHeader()->setDefaultSectionSize(
        qMax(metrics::tableRow, table.fontMetrics().height() + metrics::space2));
    table.horizontalHeader()->setHighlightSections(false);
}

QString shownText(const QModelIndex& cell) { return cell.data().toString(); }

CopiedTable copiedRows(const QTableView& table, QString (*textOf)(const QModelIndex& cell))
{
    const QAbstractItemModel& model = *table.model();
    std::set<int> rows;
    for (const QModelIndex& index : table.selectionModel()->selectedRows()) {
        rows.insert(index.row());
    }
    for (int row = 0; rows.empty() && row < model.rowCount(); ++row) {
        rows.insert(rows.end(), row);
    }
    CopiedTable copied;
    std::vector<int> columns;
    for (int place = 0; place < model.columnCount(); ++place) {
        const int column = table.horizontalHeader()->logicalIndex(place);
        if (!table.isColumnHidden(column)) {
            columns.push_back(column);
            copied.header << model.headerData(column, Qt::Horizontal).toString();
            const int alignment = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
            copied.isNumber.push_back(Qt::Alignment(alignment).testFlag(Qt::AlignRight));
        }
    }
    for (const int row : rows) {
        QStringList cells;
        for (const int column : columns) {
            cells << textOf(model.index(row, column));
        }
        copied.rows << cells;
    }
    return copied;
}

}  // namespace podium::desktop
