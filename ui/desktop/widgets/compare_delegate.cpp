// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/compare_delegate.h"

#include <QPainter>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"

namespace podium::desktop {

CompareDelegate::CompareDelegate(const SelectionState& selection, const Look& look, QObject* parent)
    : QStyledItemDelegate(parent), m_selection(selection), m_look(look)
{
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const QFontMetrics body(m_look.font(TextSize::Body));
    return QSize(0, qMax(metrics::tableRow, body.height() + metrics::space2));
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const bool isGroup = !index.parent().isValid();
    const QString reference = index.data(ReferenceRole).toString();
    const bool selected = !isGroup && !reference.isEmpty() && reference == m_selection.selected();
    const QRect rect = option.rect;
    painter->save();
    painter->fillRect(rect, isGroup ? theme.header : selected ? theme.selection : theme.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
    QString words = index.data().toString();
    painter->setFont(m_look.font(TextSize::Body, isGroup));
    painter->setPen(index.column() == 0 && !isGroup ? theme.secondary : theme.text);
    if (words.isEmpty() && !isGroup) {
        words = QStringLiteral("–");
        painter->setPen(theme.muted);
    }
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
    const QRect text = rect.adjusted(metrics::space8, 0, -metrics::space8, 0);
    painter->drawText(text, Qt::AlignVCenter | static_cast<int>(alignment),
                      painter->fontMetrics().elidedText(words.simplified(), Qt::ElideRight, text.width()));
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        paintFocusRing(*painter, rect, theme, 0);
    }
    painter->restore();
}

}  // namespace podium::desktop
