// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QTreeView>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// The facets with their values and counts; a click on a value ticks it.
class FacetView final : public QTreeView {
    Q_OBJECT
public:
    FacetView(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// As tall as all that is unfolded, since the dock scrolls, not this.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// Values without results that are folded away below this facet; "N more" in its row unfolds them.
    [[nodiscard]] int foldedBelow(const QModelIndex& facet) const;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void drawBranches(QPainter*, const QRect&, const QModelIndex&) const override {}

private:
    void unfoldChosen();
    void toggle(const QModelIndex& index);
    void foldEmpty();
    void foldEmptyOnce();

    std::set<int> m_whole;  ///< facets whose empty values are all shown
    bool m_scheduled = false;
};

}  // namespace podium::desktop
