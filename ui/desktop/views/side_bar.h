// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace podium::desktop {

/// What stands in the left dock, one at a time under two tabs: the facets and the saved views. Each has the whole height,
/// which the facets need on a laptop.
class SideBar final : public QWidget {
    Q_OBJECT
public:
    enum Side { Facets, Views };

    SideBar(QWidget* facets, QWidget* views, QWidget* parent = nullptr);

    /// The tabs, for the dock's heading.
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }
    [[nodiscard]] Side side() const;
    void showSide(Side side);

private:
    QTabBar* m_tabs;
    QStackedWidget* m_contents;
};

}  // namespace podium::desktop
