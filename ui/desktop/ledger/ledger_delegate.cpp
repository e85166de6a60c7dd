// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/ledger/ledger_delegate.h"

#include <QPainter>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

LedgerDelegate::LedgerDelegate(const Look& look, int marked, QObject* parent)
    : QStyledItemDelegate(parent), m_look(look), m_marked(marked)
{
}

QSize LedgerDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics body(m_look.font(TextSize::Body));
    return QSize(body.horizontalAdvance(index.data().toString()) + 2 * metrics::cellMargin + metrics::space2,
                 qMax(metrics::tableRow, body.height() + metrics::space2));
}

void LedgerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QRect& rect = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool marked = index.column() == m_marked && index.data(ChangedRole).toBool();
    painter->save();
    painter->fillRect(rect, selected ? theme.selection : theme.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
    if (selected && rect.left() <= 0) {
        painter->fillRect(QRect(rect.left(), rect.top(), metrics::selectionEdge, rect.height()), theme.accent);
    }
    painter->setFont(m_look.font(TextSize::Body));
    painter->setPen(marked ? theme.amber : theme.text);
    const QRect text = rect.adjusted(metrics::cellMargin, 0, -metrics::cellMargin, 0);
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
    painter->drawText(text, Qt::AlignVCenter | static_cast<int>(alignment),
                      painter->fontMetrics().elidedText(index.data().toString(), option.textElideMode, text.width()));
    painter->restore();
}

}  // namespace podium::desktop
