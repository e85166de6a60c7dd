// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/generation_delegate.h"

#include <QPainter>

#include "app/models/generation_table_model.h"
#include "app/models/model_roles.h"
#include "ui/charts/cividis.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

bool isRatio(const QModelIndex& index) { return index.column() == static_cast<int>(GenerationColumn::Ratio); }

/// Names of two submitters may be longer than all the rest.
constexpr int widestText = 340;

}  // namespace

GenerationDelegate::GenerationDelegate(const SelectionState& selection, const Look& look, QObject* parent)
    : QStyledItemDelegate(parent), m_selection(selection), m_look(look)
{
}

QSize GenerationDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const QFontMetrics body(m_look.font(TextSize::Body, isRatio(index)));
    int width = body.horizontalAdvance(index.data().toString());
    if (width == 0) {
        width = QFontMetrics(m_look.font(TextSize::Small)).horizontalAdvance(index.data(MissingReasonRole).toString());
    }
    width = qMin(width, widestText) + 2 * metrics::cellMargin + metrics::space2;
    if (index.data(FamilyRole).isValid()) {
        width += metrics::swatch + metrics::space8;
    }
    return QSize(width, qMax(metrics::tableRow, body.height() + metrics::space2));
}

/// Band and edge of the selection, and the heat.
void GenerationDelegate::paintGround(QPainter& painter, const QRect& rect, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QString reference = index.data(ReferenceRole).toString();
    const bool selected = !reference.isEmpty() && reference == m_selection.selected();
    const bool hovered = !reference.isEmpty() && reference == m_selection.hovered();
    painter.fillRect(rect, selected ? theme.selection : hovered ? theme.hover : theme.base);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.hair);
    if (selected && rect.left() <= 0) {
        painter.fillRect(QRect(rect.left(), rect.top(), metrics::selectionEdge, rect.height()), theme.accent);
    }
    if (const QVariant heat = index.data(HeatRole); heat.isValid()) {
        painter.fillRect(rect.adjusted(metrics::space2, metrics::space2, -metrics::space2, -metrics::space2 - 1),
                         charts::cividis(heat.toDouble()));
    }
}

void GenerationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    painter->save();
    paintGround(*painter, option.rect, index);
    QRect text = option.rect.adjusted(metrics::cellMargin, 0, -metrics::cellMargin, 0);
    if (const QVariant family = index.data(FamilyRole); family.isValid()) {
        painter->fillRect(QRect(text.left(), text.center().y() - metrics::swatch / 2, metrics::swatch, metrics::swatch),
                          theme.color(static_cast<HardwareFamily>(family.toInt())));
        text.setLeft(text.left() + metrics::swatch + metrics::space8);
    }
    QString words = index.data().toString();
    const QVariant heat = index.data(HeatRole);
    painter->setFont(m_look.font(TextSize::Body, isRatio(index)));
    painter->setPen(heat.isValid() ? charts::textOnCividis(heat.toDouble()) : theme.text);
    if (words.isEmpty()) {
        words = index.data(MissingReasonRole).toString();
        painter->setFont(m_look.font(TextSize::Small));
        painter->setPen(theme.muted);
    }
    const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
    painter->drawText(text, Qt::AlignVCenter | static_cast<int>(alignment),
                      painter->fontMetrics().elidedText(words, Qt::ElideRight, text.width()));
    painter->restore();
}

}  // namespace podium::desktop
