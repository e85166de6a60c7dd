// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/racks_table.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/widgets/row_table.h"

namespace podium::desktop {

namespace {

enum Column { Method, Accelerators, PerRack, Racks, Against, Evidence, ColumnCount };

/// Band and edge of the selected method, swatch of the generation, racks in a stronger face.
class MethodDelegate final : public QStyledItemDelegate {
public:
    MethodDelegate(const SelectionState& methods, const Look& look, QObject* parent)
        : QStyledItemDelegate(parent), m_methods(methods), m_look(look)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const QFontMetrics metrics(fontOf(index));
        int width = metrics.horizontalAdvance(index.data().toString()) + 2 * metrics::space8 + metrics::space4;
        width += index.data(FamilyRole).isValid() ? metrics::swatch + metrics::space8 : 0;
        return QSize(width, qMax(metrics::tableRow, metrics.height() + metrics::space2));
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_look.theme();
        const QString key = index.data(ReferenceRole).toString();
        const bool selected = key == m_methods.selected();
        const QRect rect = option.rect;
        painter->save();
        painter->fillRect(rect, selected ? theme.selection : key == m_methods.hovered() ? theme.hover : theme.base);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
        if (selected && rect.left() <= 0) {
            painter->fillRect(QRect(rect.left(), rect.top(), metrics::selectionEdge, rect.height()), theme.accent);
        }
        QRect text = rect.adjusted(metrics::space8, 0, -metrics::space8, 0);
        if (const QVariant family = index.data(FamilyRole); family.isValid()) {
            paintSwatch(*painter,
                        QRect(text.left(), rect.center().y() - metrics::swatch / 2, metrics::swatch, metrics::swatch),
                        theme.color(static_cast<HardwareFamily>(family.toInt())), index.data(RawValueRole).toBool());
            text.setLeft(text.left() + metrics::swatch + metrics::space8);
        }
        painter->setFont(fontOf(index));
        painter->setPen(index.data(MissingReasonRole).toBool() ? (selected ? theme.secondary : theme.muted)
                                                               : theme.text);
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
        painter->drawText(text, Qt::AlignVCenter | static_cast<int>(alignment),
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        painter->restore();
    }

private:
    [[nodiscard]] QFont fontOf(const QModelIndex& index) const
    {
        return m_look.font(TextSize::Body, index.column() == Racks);
    }

    static void paintSwatch(QPainter& painter, const QRect& rect, const QColor& color, bool hollow)
    {
        if (hollow) {
            painter.setPen(color);
            painter.drawRect(rect.adjusted(0, 0, -1, -1));
        } else {
            painter.fillRect(rect, color);
        }
    }

    const SelectionState& m_methods;
    const Look& m_look;
};

}  // namespace

RacksTable::RacksTable(SelectionState& methods, const Look& look, QWidget* parent)
    : QTableView(parent), m_methods(methods), m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("racksTable"));
    setAccessibleName(tr("Methods"));
    setModel(m_model);
    setItemDelegate(new MethodDelegate(methods, look, this));
    showWholeRows(*this);
    setSelectionMode(SingleSelection);
    horizontalHeader()->setStretchLastSection(true);
    connect(&methods, &SelectionState::selectionChanged, this, &RacksTable::follow);
    connect(&methods, &SelectionState::hoverChanged, this, [this] { viewport()->update(); });
}

void RacksTable::showFigure(const Figure& figure)
{
    m_following = true;
    m_model->clear();
    if (figure.racks && !figure.racks->rows.empty()) {
        const FigureRacks& racks = *figure.racks;
        m_model->setHorizontalHeaderLabels(
            {QString::fromStdString(racks.tableMethod), QString::fromStdString(racks.tableAccelerators),
             QString::fromStdString(racks.tablePerRack), QString::fromStdString(racks.tableRacks),
             QString::fromStdString(racks.tableAgainst), QString::fromStdString(racks.tableEvidence)});
        for (int column = 0; column < ColumnCount; ++column) {
            const bool number = column != Method && column != Evidence;
            m_model->horizontalHeaderItem(column)->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) |
                                                                    Qt::AlignVCenter);
        }
        for (const RackRow& row : racks.rows) {
            addRow(row);
        }
    }
    m_following = false;
    fitColumns();
    follow(m_methods.selected());
}

void RacksTable::addRow(const RackRow& row)
{
    const RackCells& cells = row.cells;
    const std::string evidence = cells.missing.empty()    ? cells.evidence
                                 : cells.evidence.empty() ? cells.missing
                                                          : cells.missing + "; " + cells.evidence;
    const QStringList words{QString::fromStdString(cells.method),  QString::fromStdString(cells.accelerators),
                            QString::fromStdString(cells.perRack), QString::fromStdString(cells.racks),
                            QString::fromStdString(cells.against), QString::fromStdString(evidence)};
    QList<QStandardItem*> items;
    for (int column = 0; column < ColumnCount; ++column) {
        auto* item = new QStandardItem(words[column]);
        item->setData(QString::fromStdString(row.key), ReferenceRole);
        item->setData(column == Evidence && !cells.missing.empty(), MissingReasonRole);
        const bool number = column != Method && column != Evidence;
        item->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        if (column == Method) {
            item->setData(static_cast<int>(row.family), FamilyRole);
            item->setData(row.hollow, RawValueRole);
        }
        if (column == Evidence) {
            item->setToolTip(words[column]);
        }
        items << item;
    }
    m_model->appendRow(items);
}

QString RacksTable::keyAt(int row) const
{
    return row < 0 ? QString() : m_model->index(row, Method).data(ReferenceRole).toString();
}

CopiedTable RacksTable::copiedRows() const
{
    CopiedTable table;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        table.header << m_model->horizontalHeaderItem(column)->text();
        table.isNumber.push_back(column != Method && column != Evidence);
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            cells << m_model->index(row, column).data().toString();
        }
        table.rows << cells;
    }
    return table;
}

/// The last column takes what the others leave.
void RacksTable::fitColumns()
{
    for (int column = 0; column < m_model->columnCount() - 1; ++column) {
        resizeColumnToContents(column);
    }
}

void RacksTable::follow(const QString& key)
{
    m_following = true;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (keyAt(row) == key) {
            setCurrentIndex(m_model->index(row, qMax(0, currentIndex().column())));
        }
    }
    m_following = false;
    viewport()->update();
}

void RacksTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!m_following && current.isValid()) {
        m_methods.select(keyAt(current.row()));
    }
}

void RacksTable::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    m_methods.hover(keyAt(rowAt(event->pos().y())));
}

void RacksTable::leaveEvent(QEvent* event)
{
    QTableView::leaveEvent(event);
    m_methods.hover(QString());
}

void RacksTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

}  // namespace podium::desktop
