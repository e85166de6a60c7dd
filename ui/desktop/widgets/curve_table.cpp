// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/curve_table.h"

#include <QHeaderView>

#include "app/models/model_roles.h"
#include "ui/desktop/widgets/result_delegate.h"
#include "ui/desktop/widgets/row_table.h"

namespace podium::desktop {

namespace {

constexpr int measuredRows = 200;   ///< for the widths of columns
constexpr int narrowestName = 120;  ///< pixels

}  // namespace

CurveTable::CurveTable(Workbench& workbench, const Look& look, QWidget* parent)
    : QTableView(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("curveTable"));
    setAccessibleName(tr("Evaluations"));
    setModel(&m_model);
    setItemDelegate(new ResultDelegate(workbench.selection(), look, this, CurveTableModel::Quality));
    showWholeRows(*this);
    setSelectionMode(ExtendedSelection);
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &CurveTable::showSelection);
    connect(&workbench.selection(), &SelectionState::hoverChanged, viewport(), qOverload<>(&QWidget::update));
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!m_following && current.isValid()) {
            m_workbench.selection().select(current.data(ReferenceRole).toString());
        }
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit activatedReference(index.data(ReferenceRole).toString()); });
}

void CurveTable::setFigure(const Figure& figure)
{
    m_following = true;
    m_model.setFigure(figure);
    setColumnHidden(CurveTableModel::Second, !m_model.hasSecondMetric());
    fitColumns();
    m_following = false;
    showSelection();
}

/// Names give way where the columns are a little too wide; numbers never do.
void CurveTable::fitColumns()
{
    resizeColumnsToContents();
    const int excess = horizontalHeader()->length() - viewport()->width();
    if (excess > 0) {
        const int name = columnWidth(CurveTableModel::System);
        setColumnWidth(CurveTableModel::System, qMax(narrowestName, name - excess));
    }
}

void CurveTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void CurveTable::showSelection()
{
    const QString wanted = m_workbench.selection().selected();
    m_following = true;
    if (const int row = m_model.firstRowOf(wanted); row < 0) {
        clearSelection();
    } else if (currentIndex().data(ReferenceRole).toString() != wanted) {
        selectRow(row);
        scrollTo(m_model.index(row, 0));
    }
    m_following = false;
    viewport()->update();
}

CopiedTable CurveTable::copiedRows() const { return desktop::copiedRows(*this); }

}  // namespace podium::desktop
