// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/look/podium_style.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"

namespace podium::desktop {

namespace {

bool asks(const QWidget* widget, const char* property)
{
    return widget != nullptr && widget->property(property).toBool();
}

LabelPlacing placingOf(const QWidget* widget)
{
    if (asks(widget, shape::chip)) {
        return LabelPlacing::IconRight;
    }
    return asks(widget, shape::link) ? LabelPlacing::Flush : LabelPlacing::IconLeft;
}

/// Outline, text, symbol and the gaps between them.
int widthOfTextAndIcon(const QStyleOptionToolButton& button, const QFont& font, LabelPlacing placing)
{
    const int symbol = button.icon.isNull() || button.toolButtonStyle == Qt::ToolButtonTextOnly
                           ? 0
                           : button.iconSize.width() + metrics::space6;
    const int padding = placing == LabelPlacing::Flush ? 0 : 2 * metrics::space8;
    return QFontMetrics(font).size(Qt::TextShowMnemonic, button.text).width() + symbol + padding + metrics::space2;
}

}  // namespace

PodiumStyle::PodiumStyle(const Look& look) : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_look(look)
{
}

void PodiumStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    const Theme& theme = m_look.theme();
    switch (element) {
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth > 0) {
            paintField(*painter, *option, theme, asks(widget, shape::invalid));
        }
        return;
    case PE_FrameLineEdit:
        return;
    case PE_PanelButtonCommand:
        paintButton(*painter, *option, theme, asks(widget, shape::primary));
        return;
    case PE_PanelButtonTool:
        paintToolButtonPanel(*painter, *option, theme, widget);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        paintCheckBox(*painter, *option, theme);
        return;
    case PE_FrameFocusRect:
        if (option->state.testFlag(State_KeyboardFocusChange)) {
            paintFocusRing(*painter, option->rect, theme, metrics::boxRadius);
        }
        return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.border);
        return;
    case PE_FrameStatusBarItem:
    case PE_PanelItemViewRow:
    case PE_IndicatorHeaderArrow:  // stands in the label
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, theme.side);
        painter->fillRect(QRect(option->rect.center().x(), option->rect.top(), 1, option->rect.height()), theme.border);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, theme.window);
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), theme.border);
        return;
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children)) {
            const int side = metrics::smallIcon;
            paintIcon(*painter, QRect(option->rect.center() - QPoint(side / 2, side / 2), QSize(side, side)),
                      option->state.testFlag(State_Open) ? QStringLiteral("chevron-down")
                                                         : QStringLiteral("chevron-right"),
                      theme.secondary);
        }
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void PodiumStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    const Theme& theme = m_look.theme();
    const QFont strong = m_look.font(TextSize::Body, true);
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        tab != nullptr && element == CE_TabBarTab) {
        paintTab(*painter, *tab, theme, strong);
        return;
    }
    if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option); header != nullptr) {
        // As a whole, since Fusion would keep room for an arrow of its own.
        if (element == CE_Header) {
            paintHeaderSection(*painter, *header, theme);
            paintHeaderLabel(*painter, *header, theme, strong);
            return;
        }
    }
    if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
        bar != nullptr && element == CE_ProgressBar) {
        paintProgress(*painter, *bar, theme);
        return;
    }
    if (element == CE_HeaderEmptyArea) {
        painter->fillRect(option->rect, theme.header);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.border);
        return;
    }
    if (element == CE_Splitter) {
        paintSplitter(*painter, *option, theme);
        return;
    }
    if (element == CE_ToolBar) {
        painter->fillRect(option->rect, theme.window);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), theme.border);
        return;
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        item != nullptr && element == CE_MenuBarItem) {
        painter->fillRect(item->rect, item->state.testFlag(State_Selected) ? theme.selection : theme.window);
        painter->setPen(item->state.testFlag(State_Enabled) ? theme.text : theme.disabled);
        painter->drawText(item->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item->text);
        return;
    }
    if (element == CE_MenuBarEmptyArea) {
        painter->fillRect(option->rect, theme.window);
        return;
    }
    if (element == CE_PushButtonLabel && asks(widget, shape::primary)) {
        QStyleOptionButton button(*qstyleoption_cast<const QStyleOptionButton*>(option));
        button.palette.setColor(QPalette::ButtonText,
                                button.state.testFlag(State_Enabled) ? theme.onAccent : theme.disabled);
        QProxyStyle::drawControl(element, &button, painter, widget);
        return;
    }
    if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        tool != nullptr && element == CE_ToolButtonLabel) {
        QStyleOptionToolButton button(*tool);
        if (asks(widget, shape::primary) && button.state.testFlag(State_Enabled)) {
            button.palette.setColor(QPalette::ButtonText, theme.onAccent);
        }
        if (button.state.testFlag(State_On) || asks(widget, shape::primary)) {
            button.font = strong;
        }
        if (asks(widget, shape::primary) || asks(widget, shape::chip) || asks(widget, shape::link)) {
            paintTextAndIcon(*painter, button, theme, placingOf(widget));
        } else {
            QProxyStyle::drawControl(element, &button, painter, widget);
        }
        return;
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        box != nullptr && element == CE_ComboBoxLabel) {
        const QRect rect = box->rect.adjusted(metrics::space8, 0, -metrics::smallIcon - metrics::space12, 0);
        painter->setPen(box->state.testFlag(State_Enabled) ? theme.text : theme.disabled);
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                          box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, rect.width()));
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void PodiumStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const
{
    const Theme& theme = m_look.theme();
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        box != nullptr && control == CC_ComboBox && !box->editable) {
        paintComboBox(*painter, *box, theme);
        return;
    }
    if (control == CC_SpinBox) {
        paintField(*painter, *option, theme, asks(widget, shape::invalid));
        return;
    }
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        slider != nullptr && control == CC_ScrollBar) {
        paintScrollBar(*painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget), theme);
        return;
    }
    if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        tool != nullptr && control == CC_ToolButton) {
        QStyleOptionToolButton panel(*tool);
        panel.state.setFlag(State_AutoRaise, false);
        drawPrimitive(PE_PanelButtonTool, &panel, painter, widget);
        QStyleOptionToolButton label(*tool);
        label.rect = subControlRect(control, option, SC_ToolButton, widget);
        drawControl(CE_ToolButtonLabel, &label, painter, widget);
        if (tool->subControls.testFlag(SC_ToolButtonMenu)) {
            const QRect menu = subControlRect(control, option, SC_ToolButtonMenu, widget);
            const bool primary = asks(widget, shape::primary) && option->state.testFlag(State_Enabled);
            const QColor ink = primary                                 ? theme.onAccent
                               : option->state.testFlag(State_Enabled) ? theme.secondary
                                                                       : theme.disabled;
            QColor line = ink;
            line.setAlphaF(0.4F);
            painter->fillRect(QRect(menu.left(), menu.top() + 1, 1, menu.height() - 2), line);
            const int side = metrics::smallIcon;
            paintIcon(*painter, QRect(menu.center() - QPoint(side / 2 - 1, side / 2 - 1), QSize(side, side)),
                      QStringLiteral("chevron-down"), ink);
        }
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect PodiumStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                  const QWidget* widget) const
{
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        bar != nullptr && control == CC_ScrollBar) {
        const bool horizontal = bar->orientation == Qt::Horizontal;
        const int length = horizontal ? bar->rect.width() : bar->rect.height();
        const int range = bar->maximum - bar->minimum;
        int thumb = length;
        if (range > 0) {
            const auto steps = static_cast<qint64>(range) + bar->pageStep;
            thumb = qBound(qMin(metrics::shortestThumb, length),
                           static_cast<int>(static_cast<qint64>(bar->pageStep) * length / steps), length);
        }
        const int start =
            sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb, bar->upsideDown);
        const auto piece = [&](int from, int size) {
            const QRect rect =
                horizontal ? QRect(from, 0, size, bar->rect.height()) : QRect(0, from, bar->rect.width(), size);
            return visualRect(bar->direction, bar->rect, rect);
        };
        switch (part) {
        case SC_ScrollBarSlider:
            return piece(start, thumb);
        case SC_ScrollBarSubPage:
            return piece(0, start);
        case SC_ScrollBarAddPage:
            return piece(start + thumb, length - start - thumb);
        case SC_ScrollBarGroove:
            return bar->rect;
        default:
            return {};
        }
    }
    if (control == CC_SpinBox && part == SC_SpinBoxEditField) {
        return option->rect.adjusted(metrics::space4, 1, -metrics::space4, -1);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect PodiumStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_LineEditContents) {
        return option->rect.adjusted(metrics::space4, 1, -metrics::space4, -1);
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize PodiumStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result = QSize(size.width() + 2 * metrics::space12, metrics::control);
        break;
    case CT_ComboBox:
        result = QSize(size.width() + metrics::space20 + metrics::space16, metrics::control);
        break;
    case CT_LineEdit:
    case CT_SpinBox:
        result.setHeight(metrics::control);
        break;
    case CT_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button != nullptr &&
            (asks(widget, shape::primary) || asks(widget, shape::chip) || asks(widget, shape::link))) {
            const bool primary = asks(widget, shape::primary);
            const QFont font = primary ? m_look.font(TextSize::Body, true) : button->font;
            const int menu = primary ? pixelMetric(PM_MenuButtonIndicator, option, widget) : 0;
            const int height = primary                     ? metrics::control
                               : asks(widget, shape::chip) ? metrics::chip
                                                           : button->fontMetrics.height() + metrics::space4;
            result = QSize(widthOfTextAndIcon(*button, font, placingOf(widget)) + menu, height);
        } else {
            result.setWidth(qMax(result.width() + metrics::space8, metrics::control));
            result.setHeight(metrics::control);
        }
        break;
    case CT_TabBarTab:
        result = QSize(size.width() + metrics::space4, metrics::tab);
        break;
    case CT_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option); header != nullptr) {
            const QFontMetrics strong(m_look.font(TextSize::Body, true));
            const int arrow = header->sortIndicator == QStyleOptionHeader::None ? metrics::space2 : metrics::smallIcon;
            result = QSize(strong.horizontalAdvance(header->text) + 2 * metrics::cellMargin + arrow,
                           qMax(metrics::tableHeader, strong.height() + metrics::space4));
        }
        break;
    case CT_MenuBarItem:
        result = QSize(size.width() + 2 * metrics::space8, metrics::menuBar);
        break;
    default:
        break;
    }
    return result;
}

int PodiumStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return metrics::scrollBar;
    case PM_ScrollBarSliderMin:
        return metrics::shortestThumb;
    case PM_SplitterWidth:
        return metrics::splitter;
    case PM_DockWidgetSeparatorExtent:
        return metrics::selectionEdge;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return metrics::checkBox;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_TabBarIconSize:
        return metrics::icon;
    case PM_ToolBarItemSpacing:
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
    case PM_DockWidgetFrameWidth:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuBarItemSpacing:
        return metrics::space2;
    case PM_MenuButtonIndicator:
        return metrics::space20 + metrics::space4;
    case PM_TabBarTabHSpace:
        return metrics::space20;
    case PM_HeaderMargin:
        return metrics::space4;
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return metrics::space2;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int PodiumStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_Widget_Animation_Duration:
    case SH_ScrollBar_Transient:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
        return 0;
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

}  // namespace podium::desktop
