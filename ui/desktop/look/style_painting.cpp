// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/look/style_painting.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <QWidget>

#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

bool has(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

bool isHovered(const QStyleOption& option)
{
    return has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
}

bool hasKeyboardFocus(const QStyleOption& option)
{
    return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

QColor outlineOf(const QStyleOption& option, const Theme& theme)
{
    if (!has(option, QStyle::State_Enabled)) {
        return theme.border;
    }
    return isHovered(option) ? theme.secondary : theme.control;
}

QRect centered(const QRect& rect, int side)
{
    return QRect(rect.center().x() - side / 2 + 1, rect.center().y() - side / 2 + 1, side, side);
}

/// One of a row of segments: only the ends are round, neighbours share their outline.
void paintSegment(QPainter& painter, const QStyleOption& option, const Theme& theme, const QString& place)
{
    const bool checked = has(option, QStyle::State_On) || has(option, QStyle::State_Sunken);
    const QRectF rect = QRectF(option.rect).adjusted(0.5, 0.5, place == QLatin1String("last") ? -0.5 : 0.5, -0.5);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(rect, metrics::radius, metrics::radius);
    if (place != QLatin1String("first")) {
        path.addRect(QRectF(rect.topLeft(), QSizeF(metrics::radius * 2, rect.height())));
    }
    if (place != QLatin1String("last")) {
        path.addRect(QRectF(rect.right() - metrics::radius * 2, rect.top(), metrics::radius * 2, rect.height()));
    }
    painter.setPen(QPen(has(option, QStyle::State_Enabled) ? theme.control : theme.border, 1));
    painter.setBrush(checked ? theme.selection : isHovered(option) ? theme.hover : theme.raised);
    painter.drawPath(path.simplified());
}

}  // namespace

void paintTextAndIcon(QPainter& painter, const QStyleOptionToolButton& option, const Theme& theme, LabelPlacing placing)
{
    const bool flush = placing == LabelPlacing::Flush;
    QRect rect = flush ? option.rect : option.rect.adjusted(metrics::space8, 0, -metrics::space6, 0);
    if (!option.icon.isNull() && option.toolButtonStyle != Qt::ToolButtonTextOnly) {
        const int side = option.iconSize.width();
        const bool right = placing == LabelPlacing::IconRight;
        const QRect symbol(right ? rect.right() - side + 1 : rect.left(), rect.center().y() - side / 2 + 1, side, side);
        option.icon.paint(&painter, symbol, Qt::AlignCenter,
                          has(option, QStyle::State_Enabled) ? QIcon::Normal : QIcon::Disabled);
        rect = right ? rect.adjusted(0, 0, -side - metrics::space6, 0) : rect.adjusted(side + metrics::space6, 0, 0, 0);
    }
    painter.save();
    QFont font = option.font;
    font.setUnderline(flush && isHovered(option));
    painter.setFont(font);
    painter.setPen(!has(option, QStyle::State_Enabled) ? theme.disabled
                   : flush                             ? theme.accent
                                                       : option.palette.color(QPalette::ButtonText));
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, option.text);
    painter.restore();
}

void paintPanel(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& outline, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(QPen(outline, 1));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void paintFocusRing(QPainter& painter, const QRect& rect, const Theme& theme, double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, metrics::focusRing));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
    painter.restore();
}

void paintField(QPainter& painter, const QStyleOption& option, const Theme& theme, bool invalid)
{
    const QColor fill = has(option, QStyle::State_Enabled) ? theme.base : theme.window;
    paintPanel(painter, option.rect, fill, invalid ? theme.red : outlineOf(option, theme), metrics::radius);
    if (has(option, QStyle::State_HasFocus)) {
        paintFocusRing(painter, option.rect, theme, metrics::radius);
    }
}

void paintButton(QPainter& painter, const QStyleOption& option, const Theme& theme, bool primary)
{
    const bool pressed = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    if (primary && has(option, QStyle::State_Enabled)) {
        const QColor fill = pressed || isHovered(option) ? theme.accent.darker(pressed ? 120 : 108) : theme.accent;
        paintPanel(painter, option.rect, fill, fill, metrics::radius);
    } else {
        const QColor fill = pressed ? theme.selection : isHovered(option) ? theme.hover : theme.raised;
        paintPanel(painter, option.rect, fill, outlineOf(option, theme), metrics::radius);
    }
    if (hasKeyboardFocus(option)) {
        paintFocusRing(painter, option.rect, theme, metrics::radius);
    }
}

void paintToolButtonPanel(QPainter& painter, const QStyleOption& option, const Theme& theme, const QWidget* widget)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QString segment = widget != nullptr ? widget->property(shape::segment).toString() : QString();
    const bool chip = widget != nullptr && widget->property(shape::chip).toBool();
    const bool primary = widget != nullptr && widget->property(shape::primary).toBool();
    const bool link = widget != nullptr && widget->property(shape::link).toBool();
    const bool outlined = widget != nullptr && widget->property(shape::outlined).toBool();
    const bool pressed = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    if (!segment.isEmpty()) {
        paintSegment(painter, option, theme, segment);
    } else if (primary || outlined) {
        paintButton(painter, option, theme, primary);
    } else if (chip) {
        const QColor fill = pressed ? theme.selection : isHovered(option) ? theme.hover : theme.window;
        paintPanel(painter, option.rect, fill, isHovered(option) ? theme.secondary : theme.border, metrics::radius);
    } else if (!link && (pressed || isHovered(option))) {
        const QColor fill = pressed ? theme.selection : theme.hover;
        paintPanel(painter, option.rect, fill, fill, metrics::radius);
    }
    if (hasKeyboardFocus(option)) {
        paintFocusRing(painter, option.rect, theme, metrics::radius);
    }
    painter.restore();
}

void paintCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme)
{
    const QRect box = centered(option.rect, metrics::checkBox);
    const bool on = has(option, QStyle::State_On);
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor ink = enabled ? theme.accent : theme.disabled;
    paintPanel(painter, box, on ? ink : theme.base, on ? ink : outlineOf(option, theme), metrics::boxRadius);
    if (on) {
        paintIcon(painter, QRectF(box), QStringLiteral("check"), theme.onAccent);
    } else if (has(option, QStyle::State_NoChange)) {
        painter.fillRect(box.adjusted(3, 6, -3, -6), ink);
    }
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option, const Theme& theme)
{
    const QColor fill = isHovered(option) ? theme.hover : theme.raised;
    paintPanel(painter, option.rect, fill, outlineOf(option, theme), metrics::radius);
    if (hasKeyboardFocus(option)) {
        paintFocusRing(painter, option.rect, theme, metrics::radius);
    }
    const int side = metrics::smallIcon;
    const QRect arrow(option.rect.right() - side - metrics::space8, option.rect.center().y() - side / 2 + 1, side,
                      side);
    paintIcon(painter, arrow, QStringLiteral("chevron-down"),
              has(option, QStyle::State_Enabled) ? theme.secondary : theme.disabled);
}

void paintTab(QPainter& painter, const QStyleOptionTab& option, const Theme& theme, const QFont& strong)
{
    const QRect rect = option.rect;
    const bool selected = has(option, QStyle::State_Selected);
    if (selected) {
        painter.fillRect(rect, theme.base);
        painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), theme.border);
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), theme.border);
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), metrics::focusRing), theme.accent);
    } else {
        painter.fillRect(rect, isHovered(option) ? theme.hover : theme.header);
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.border);
    }
    painter.save();
    if (selected) {
        painter.setFont(strong);
    }
    const bool enabled = has(option, QStyle::State_Enabled);
    painter.setPen(!enabled ? theme.disabled : selected ? theme.text : theme.secondary);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextShowMnemonic, option.text);
    painter.restore();
    if (hasKeyboardFocus(option)) {
        paintFocusRing(painter, rect.adjusted(3, 4, -3, -3), theme, metrics::radius);
    }
}

void paintHeaderSection(QPainter& painter, const QStyleOptionHeader& option, const Theme& theme)
{
    const QRect rect = option.rect;
    painter.fillRect(rect, isHovered(option) ? theme.hover : theme.header);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.border);
    if (option.orientation == Qt::Horizontal) {
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), theme.border);
    }
}

void paintHeaderLabel(QPainter& painter, const QStyleOptionHeader& option, const Theme& theme, const QFont& strong)
{
    QRect rect = option.rect.adjusted(metrics::cellMargin, 0, -metrics::cellMargin, 0);
    painter.save();
    painter.setPen(theme.text);
    painter.setFont(strong);
    if (option.sortIndicator != QStyleOptionHeader::None) {
        const int side = metrics::smallIcon - metrics::space2;
        const bool right = option.textAlignment.testFlag(Qt::AlignRight);
        const int width = QFontMetrics(strong).horizontalAdvance(option.text);
        const int left =
            right ? rect.right() - side + 1 : qMin(rect.left() + width + metrics::space4, rect.right() - side);
        // Ascending is told by an arrow that points up.
        const bool ascending = option.sortIndicator == QStyleOptionHeader::SortDown;
        paintIcon(painter, QRect(left, rect.center().y() - side / 2 + 1, side, side),
                  ascending ? QStringLiteral("chevron-up") : QStringLiteral("chevron-down"), theme.secondary);
        rect.setRight(right ? left - metrics::space2 : rect.right());
    }
    painter.drawText(rect, static_cast<int>(option.textAlignment) | Qt::AlignVCenter,
                     QFontMetrics(strong).elidedText(option.text, Qt::ElideRight, rect.width()));
    painter.restore();
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& thumb, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (option.maximum > option.minimum) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isHovered(option) || has(option, QStyle::State_Sunken) ? theme.control : theme.border);
        const QRectF rect = QRectF(thumb).adjusted(1, 1, -1, -1);
        const double radius = qMin(rect.width(), rect.height()) / 2;
        painter.drawRoundedRect(rect, radius, radius);
    }
    painter.restore();
}

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& option, const Theme& theme)
{
    const int height = metrics::space6;
    const QRect groove(option.rect.left(), option.rect.center().y() - height / 2, option.rect.width(), height);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.border);
    painter.drawRoundedRect(groove, height / 2.0, height / 2.0);
    painter.setBrush(theme.accent);
    const double span = option.maximum - option.minimum;
    const double share = span > 0 ? (option.progress - option.minimum) / span : 1.0 / 3;
    painter.drawRoundedRect(QRectF(groove.left(), groove.top(), groove.width() * qBound(0.0, share, 1.0), height),
                            height / 2.0, height / 2.0);
    painter.restore();
}

void paintSplitter(QPainter& painter, const QStyleOption& option, const Theme& theme)
{
    const QRect rect = option.rect;
    painter.fillRect(rect, isHovered(option) ? theme.hover : theme.window);
    if (rect.width() > rect.height()) {
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), theme.border);
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.border);
    } else {
        painter.fillRect(QRect(rect.center().x(), rect.top(), 1, rect.height()), theme.border);
    }
}

}  // namespace podium::desktop
