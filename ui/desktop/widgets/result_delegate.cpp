// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/result_delegate.h"

#include <QPainter>

#include "app/models/model_roles.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

ResultDelegate::ResultDelegate(const SelectionState& selection, const Look& look, QObject* parent, int strongColumn)
    : QStyledItemDelegate(parent), m_selection(selection), m_look(look), m_strongColumn(strongColumn)
{
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    int width = widthOf(index.data().toString(), isStrong(index)) + 2 * metrics::cellMargin + metrics::space2;
    if (index.data(FamilyRole).isValid()) {
        width += metrics::swatch + metrics::space8;
    }
    const QFontMetrics body(m_look.font(TextSize::Body, isStrong(index)));
    return QSize(width, qMax(metrics::tableRow, body.height() + metrics::space2));
}

int ResultDelegate::widthOf(const QString& text, bool strong) const
{
    constexpr qsizetype mostWidths = 20'000;
    QHash<QString, int>& widths = m_widths[strong ? 1 : 0];
    const auto known = widths.constFind(text);
    if (known != widths.constEnd()) {
        return *known;
    }
    if (widths.size() >= mostWidths) {
        widths.clear();
    }
    return *widths.insert(text, QFontMetrics(m_look.font(TextSize::Body, strong)).horizontalAdvance(text));
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QString reference = index.data(ReferenceRole).toString();
    const bool selected = !reference.isEmpty() && reference == m_selection.selected();
    const bool hovered = !reference.isEmpty() && reference == m_selection.hovered();
    const QRect rect = option.rect;
    painter->save();
    painter->fillRect(rect, selected ? theme.selection : hovered ? theme.hover : theme.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
    if (selected && rect.left() <= 0) {
        painter->fillRect(QRect(rect.left(), rect.top(), metrics::selectionEdge, rect.height()), theme.accent);
    }
    QRect text = rect.adjusted(metrics::cellMargin, 0, -metrics::cellMargin, 0);
    if (const QVariant family = index.data(FamilyRole); family.isValid()) {
        painter->fillRect(QRect(text.left(), rect.center().y() - metrics::swatch / 2, metrics::swatch, metrics::swatch),
                          theme.color(static_cast<HardwareFamily>(family.toInt())));
        text.setLeft(text.left() + metrics::swatch + metrics::space8);
    }
    QString words = index.data().toString();
    painter->setFont(m_look.font(TextSize::Body, isStrong(index)));
    painter->setPen(theme.text);
    if (words.isEmpty()) {
        words = index.data(MissingReasonRole).toString();
        painter->setFont(m_look.font(TextSize::Small));
        painter->setPen(selected ? theme.secondary : theme.muted);
    }
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
    painter->drawText(text, Qt::AlignVCenter | static_cast<int>(alignment),
                      painter->fontMetrics().elidedText(words, Qt::ElideRight, text.width()));
    painter->restore();
}

}  // namespace podium::desktop
