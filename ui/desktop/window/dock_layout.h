// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

class QDockWidget;
class QMainWindow;
class QSettings;

namespace podium::desktop {

/// Which docks are shown, and how wide they are. The overview has a choice of its own about the inspector, at first
/// without it; narrow windows leave out the inspector, then the facets, until they are asked for (look/LOOK.md, States).
/// A wider window gives what it gained to the page, not to the docks.
class DockLayout {
public:
    /// The window must outlive this.
    explicit DockLayout(QMainWindow& window);

    /// The docks, whenever they are made anew.
    void setDocks(QDockWidget* facets, QDockWidget* inspector);

    void setPage(bool isOverview);
    /// After a change of the window's width.
    void follow();
    /// After the user has moved a border.
    void remember();
    /// After the user has shown or hidden one of them.
    void adoptShown();
    void showInspector();

    void save(QSettings& settings) const;
    void restore(const QSettings& settings);

private:
    void arrange();
    void applyWidths();
    [[nodiscard]] int widthClass() const;

    QMainWindow& m_window;
    QDockWidget* m_facets = nullptr;
    QDockWidget* m_inspector = nullptr;
    bool m_isOverview = true;
    bool m_facetsWanted = true;
    std::array<bool, 2> m_inspectorWanted{true, false};  ///< on other pages, on the overview
    std::array<int, 2> m_widths;
    int m_class = -1;
};

}  // namespace podium::desktop
