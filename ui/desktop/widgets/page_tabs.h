// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabBar>

namespace podium::desktop {

/// The names of the pages. Where they do not fit they move closer together before any of them has to be scrolled to.
class PageTabs final : public QTabBar {
    Q_OBJECT
public:
    using QTabBar::QTabBar;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
};

}  // namespace podium::desktop
