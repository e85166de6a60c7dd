// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/facet_delegate.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include "app/models/model_roles.h"
#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"
#include "ui/desktop/widgets/facet_view.h"

namespace podium::desktop {

FacetDelegate::FacetDelegate(const Look& look, FacetView& view) : QStyledItemDelegate(&view), m_look(look), m_view(view)
{
}

QSize FacetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int height = index.parent().isValid() ? metrics::facetRow : metrics::facetSection;
    return QSize(option.rect.width(), qMax(height, option.fontMetrics.height() + metrics::space2));
}

void FacetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.parent().isValid()) {
        paintValue(*painter, option, index);
    } else {
        paintSection(*painter, option, index);
    }
    painter->restore();
}

bool FacetDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
{
    return event->type() == QEvent::KeyPress && QStyledItemDelegate::editorEvent(event, model, option, index);
}

void FacetDelegate::paintSection(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QRect rect = option.rect;
    if (index.row() > 0) {
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.hair);
    }
    const int left = rect.left() + metrics::dockMargin;
    const int side = metrics::smallIcon;
    const bool open = option.state.testFlag(QStyle::State_Open);
    paintIcon(painter, QRect(left - metrics::space2, rect.center().y() - side / 2 + 1, side, side),
              open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), theme.secondary);
    painter.setFont(m_look.font(TextSize::Body, true));
    painter.setPen(theme.text);
    const QString title = index.data().toString();
    const QRect text = rect.adjusted(metrics::dockMargin + metrics::space16, 1, -metrics::dockMargin, 0);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, title);
    const int used = painter.fontMetrics().horizontalAdvance(title) + metrics::space12;
    painter.setFont(m_look.font(TextSize::Small));
    painter.setPen(theme.muted);
    const int folded = m_view.foldedBelow(index);
    QString summary = folded > 0 ? tr("%n more", nullptr, folded)
                      : open     ? QString()
                                 : index.data(SummaryRole).toString();
    const QRect room = text.adjusted(used, 0, 0, 0);
    summary = painter.fontMetrics().elidedText(summary, Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, summary);
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        paintFocusRing(painter, rect.adjusted(2, 2, -2, -1), theme, metrics::radius);
    }
}

void FacetDelegate::paintValue(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QRect rect = option.rect;
    const bool greyed = index.data(GreyedRole).toBool();
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        painter.fillRect(rect, theme.hover);
    }
    QStyleOptionViewItem box(option);
    box.rect =
        QRect(metrics::dockMargin, rect.center().y() - metrics::checkBox / 2, metrics::checkBox, metrics::checkBox);
    box.state.setFlag(QStyle::State_On, checked);
    box.state.setFlag(QStyle::State_Enabled, checked || !greyed);
    paintCheckBox(painter, box, theme);
    int left = box.rect.right() + metrics::space8;
    if (const QVariant family = index.data(FamilyRole); family.isValid()) {
        QColor color = theme.color(static_cast<HardwareFamily>(family.toInt()));
        color.setAlphaF(greyed ? 0.5F : 1.0F);
        painter.fillRect(QRect(left, rect.center().y() - metrics::swatch / 2 + 1, metrics::swatch, metrics::swatch),
                         color);
        left += metrics::swatch + metrics::space6;
    }
    const QString count = QLocale().toString(index.data(CountRole).toInt());
    painter.setFont(m_look.font(TextSize::Body));
    painter.setPen(greyed ? theme.disabled : theme.text);
    const int right = rect.right() - metrics::dockMargin;
    painter.drawText(QRect(left, rect.top(), right - left + 1, rect.height()), Qt::AlignVCenter | Qt::AlignRight,
                     count);
    const int room = right - left - painter.fontMetrics().horizontalAdvance(count) - metrics::space8;
    painter.drawText(QRect(left, rect.top(), room, rect.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        paintFocusRing(painter, rect.adjusted(2, 0, -2, 0), theme, metrics::radius);
    }
}

}  // namespace podium::desktop
