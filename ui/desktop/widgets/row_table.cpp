// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/row_table.h"

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

}  // namespace podium::desktop
