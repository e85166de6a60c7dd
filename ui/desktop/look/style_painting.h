// SPDX-License-Identifier: GPL-3.0-or-later
// How single controls are painted; PodiumStyle says when.
#pragma once

#include "ui/desktop/look/theme.h"

class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionHeader;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionTab;
class QStyleOptionToolButton;
class QStyleOptionViewItem;
class QWidget;

namespace podium::desktop {

/// Where text and symbol of a tool button stand.
enum class LabelPlacing {
    IconLeft,
    IconRight,
    Flush,  ///< symbol, then text, from the left edge on, in the accent
};
void paintTextAndIcon(QPainter& painter, const QStyleOptionToolButton& option, const Theme& theme,
                      LabelPlacing placing);

/// A rounded rectangle inside `rect`, its outline on whole pixels.
void paintPanel(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& outline, double radius);
/// Two pixels of accent around `rect`.
void paintFocusRing(QPainter& painter, const QRect& rect, const Theme& theme, double radius);

void paintField(QPainter& painter, const QStyleOption& option, const Theme& theme, bool invalid);
void paintButton(QPainter& painter, const QStyleOption& option, const Theme& theme, bool primary);
void paintToolButtonPanel(QPainter& painter, const QStyleOption& option, const Theme& theme, const QWidget* widget);
void paintCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme);
void paintComboBox(QPainter& painter, const QStyleOptionComboBox& option, const Theme& theme);
void paintTab(QPainter& painter, const QStyleOptionTab& option, const Theme& theme, const QFont& strong);
void paintHeaderSection(QPainter& painter, const QStyleOptionHeader& option, const Theme& theme);
void paintHeaderLabel(QPainter& painter, const QStyleOptionHeader& option, const Theme& theme, const QFont& strong);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRect& thumb, const Theme& theme);
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& option, const Theme& theme);
void paintSplitter(QPainter& painter, const QStyleOption& option, const Theme& theme);

}  // namespace podium::desktop
