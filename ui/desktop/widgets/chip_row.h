// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QHBoxLayout;

namespace podium::desktop {

/// The active filter in words, each part with a button that removes it.
class ChipRow final : public QWidget {
    Q_OBJECT
public:
    ChipRow(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// Facets that the row's page does not follow have no chips.
    void leaveOut(std::set<Facet> facets);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    void rebuild();
    void fitLink();

    Workbench& m_workbench;
    const Look& m_look;
    QHBoxLayout* m_layout;
    QWidget* m_clear = nullptr;  ///< the link after the last chip; null: there is no chip
    std::set<Facet> m_leftOut;
    bool m_stale = true;  ///< a row that nobody sees is built when it is shown
};

}  // namespace podium::desktop
