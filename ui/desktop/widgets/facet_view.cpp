// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/facet_view.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QTimer>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/facet_delegate.h"

namespace podium::desktop {

namespace {

/// Unfolded from the start; the others show their summary until they are asked for.
constexpr std::array firstUnfolded{Facet::Round, Facet::Generation, Facet::Submitter, Facet::Division};
/// Values without results that stay in sight.
constexpr int shownEmpty = 2;

}  // namespace

FacetView::FacetView(Workbench& workbench, const Look& look, QWidget* parent) : QTreeView(parent)
{
    setObjectName(QStringLiteral("facetView"));
    setAccessibleName(tr("Facets"));
    setModel(&workbench.facets());
    setItemDelegate(new FacetDelegate(look, *this));
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setExpandsOnDoubleClick(false);
    setBackgroundRole(QPalette::NoRole);
    viewport()->setAutoFillBackground(false);
    unfoldChosen();
    connect(this, &QTreeView::clicked, this, &FacetView::toggle);
    connect(model(), &QAbstractItemModel::dataChanged, this, &FacetView::foldEmptyOnce);
    connect(this, &QTreeView::expanded, this, &QWidget::updateGeometry);
    connect(this, &QTreeView::collapsed, this, &QWidget::updateGeometry);
    connect(model(), &QAbstractItemModel::modelReset, this, &FacetView::unfoldChosen);
    connect(model(), &QAbstractItemModel::layoutChanged, this, &QWidget::updateGeometry);
    connect(model(), &QAbstractItemModel::rowsInserted, this, &QWidget::updateGeometry);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, &QWidget::updateGeometry);
}

void FacetView::unfoldChosen()
{
    const auto& facets = *static_cast<FacetModel*>(model());
    for (const Facet facet : firstUnfolded) {
        expand(facets.facetIndex(facet));
    }
    foldEmpty();
}

/// Counts change facet by facet; they are looked at when all have.
void FacetView::foldEmptyOnce()
{
    if (!m_scheduled) {
        m_scheduled = true;
        QTimer::singleShot(0, this, &FacetView::foldEmpty);
    }
}

void FacetView::foldEmpty()
{
    m_scheduled = false;
    for (int facet = 0; facet < model()->rowCount(); ++facet) {
        const QModelIndex parent = model()->index(facet, 0);
        int empty = 0;
        for (int row = 0; row < model()->rowCount(parent); ++row) {
            const QModelIndex value = model()->index(row, 0, parent);
            const bool isEmpty =
                value.data(GreyedRole).toBool() && value.data(Qt::CheckStateRole).toInt() != Qt::Checked;
            empty += isEmpty ? 1 : 0;
            setRowHidden(row, parent, isEmpty && empty > shownEmpty && !m_whole.contains(facet));
        }
    }
    updateGeometry();
}

int FacetView::foldedBelow(const QModelIndex& facet) const
{
    int folded = 0;
    for (int row = 0; isExpanded(facet) && row < model()->rowCount(facet); ++row) {
        folded += isRowHidden(row, facet) ? 1 : 0;
    }
    return folded;
}

/// The right half of a facet's row, where "N more" stands, unfolds its empty values.
void FacetView::mouseReleaseEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && !index.parent().isValid() && event->pos().x() > viewport()->width() / 2 &&
        foldedBelow(index) > 0) {
        m_whole.insert(index.row());
        foldEmpty();
        return;
    }
    QTreeView::mouseReleaseEvent(event);
}

void FacetView::toggle(const QModelIndex& index)
{
    if (!index.parent().isValid()) {
        setExpanded(index, !isExpanded(index));
        return;
    }
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    model()->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

QSize FacetView::sizeHint() const
{
    int height = metrics::space4;
    const int section = qMax(metrics::facetSection, fontMetrics().height() + metrics::space2);
    const int row = qMax(metrics::facetRow, fontMetrics().height() + metrics::space2);
    for (int facet = 0; facet < model()->rowCount(); ++facet) {
        const QModelIndex index = model()->index(facet, 0);
        height += section + (isExpanded(index) ? (model()->rowCount(index) - foldedBelow(index)) * row : 0);
    }
    return QSize(metrics::leftDock, height);
}

}  // namespace podium::desktop
