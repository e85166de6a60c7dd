// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_delegate.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPainter>

#include "app/models/model_roles.h"
#include "db/records/view_limits.h"
#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"

namespace podium::desktop {

namespace {

constexpr int lines = 2;  ///< of a title
constexpr int dot = 6;    ///< of a view that was changed

QRect textRect(const QRect& row)
{
    return row.adjusted(metrics::dockMargin, metrics::space4, -metrics::dockMargin - dot - metrics::space4,
                        -metrics::space4);
}

/// A title in at most two lines, the second one cut where there is more.
QStringList wrapped(const QString& title, const QFontMetrics& font, int width)
{
    int end = static_cast<int>(title.size());
    while (end > 0 && font.horizontalAdvance(title.left(end)) > width) {
        const auto space = static_cast<int>(title.lastIndexOf(QLatin1Char(' '), end - 1));
        if (space <= 0) {
            return {font.elidedText(title, Qt::ElideRight, width)};
        }
        end = space;
    }
    if (end >= title.size()) {
        return {title};
    }
    return {title.left(end), font.elidedText(title.mid(end + 1), Qt::ElideRight, width)};
}

}  // namespace

ViewDelegate::ViewDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

QSize ViewDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (!index.parent().isValid()) {
        return QSize(metrics::leftDock, qMax(metrics::facetSection, option.fontMetrics.height() + metrics::space2));
    }
    const QFontMetrics font(m_look.font(TextSize::Body, true));
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : metrics::leftDock;
    const auto used = wrapped(index.data().toString(), font, textRect(QRect(0, 0, width, 1)).width()).size();
    return QSize(metrics::leftDock, qMin(lines, static_cast<int>(used)) * font.height() + 2 * metrics::space4);
}

void ViewDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (index.parent().isValid()) {
        paintView(*painter, option, index);
    } else {
        paintSection(*painter, option, index);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        paintFocusRing(*painter, option.rect.adjusted(2, 1, -2, -1), m_look.theme(), metrics::radius);
    }
    painter->restore();
}

void ViewDelegate::paintSection(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QRect rect = option.rect;
    if (index.row() > 0) {
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.hair);
    }
    const int side = metrics::smallIcon;
    const bool open = option.state.testFlag(QStyle::State_Open) || !index.model()->hasChildren(index);
    paintIcon(painter,
              QRect(rect.left() + metrics::dockMargin - metrics::space2, rect.center().y() - side / 2 + 1, side, side),
              open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), theme.secondary);
    const QRect text = rect.adjusted(metrics::dockMargin + metrics::space16, 1, -metrics::dockMargin, 0);
    painter.setFont(m_look.font(TextSize::Body, true));
    painter.setPen(theme.text);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    painter.setFont(m_look.font(TextSize::Small));
    painter.setPen(theme.muted);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignRight, index.data(SummaryRole).toString());
}

void ViewDelegate::paintView(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_look.theme();
    const QRect rect = option.rect;
    const bool isOpen = index.data(OpenRole).toBool();
    if (isOpen) {
        painter.fillRect(rect, theme.selection);
        painter.fillRect(QRect(rect.left(), rect.top(), metrics::selectionEdge, rect.height()), theme.accent);
    } else if (option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(rect, theme.hover);
    }
    painter.setFont(m_look.font(TextSize::Body, isOpen));
    painter.setPen(theme.text);
    const QRect text = textRect(rect);
    int top = text.top();
    for (const QString& line : wrapped(index.data().toString(), painter.fontMetrics(), text.width())) {
        painter.drawText(QRect(text.left(), top, text.width(), painter.fontMetrics().height()), Qt::AlignLeft, line);
        top += painter.fontMetrics().height();
    }
    if (index.data(ChangedRole).toBool()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawEllipse(
            QRectF(rect.right() - metrics::dockMargin - dot + 1, rect.center().y() - dot / 2, dot, dot));
    }
}

QWidget* ViewDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* editor = new QLineEdit(parent);
    editor->setObjectName(QStringLiteral("viewTitleEditor"));
    editor->setMaxLength(static_cast<int>(longestViewTitle));
    editor->setAccessibleName(tr("Title of the view"));
    return editor;
}

void ViewDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect place = option.rect.adjusted(metrics::space6, 0, -metrics::space6, 0);
    const int height = qMax(metrics::smallControl, option.fontMetrics.height() + metrics::space8);
    place.setTop(place.center().y() - height / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

}  // namespace podium::desktop
