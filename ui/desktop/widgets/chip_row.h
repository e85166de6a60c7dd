// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include <QWidget>

#include "app/models/filter_chips.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QHBoxLayout;
class QLabel;

namespace podium::desktop {

/// The active filter in words, each part with a button that removes it. Parts without room, or beyond the fourth, are
/// counted: they are in the facets.
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
    void addChip(const FilterChip& chip);
    void addLink();
    void fit();
    [[nodiscard]] int widthOf(std::size_t chips, bool link) const;
    void sayMore(std::size_t chips) const;

    Workbench& m_workbench;
    const Look& m_look;
    QHBoxLayout* m_layout;
    std::size_t m_all = 0;          ///< parts of the filter
    std::vector<QWidget*> m_chips;  ///< of the first of them
    QLabel* m_more = nullptr;       ///< the number of the others; null: there is no chip
    QWidget* m_clear = nullptr;     ///< the link behind; null: there is no chip
    std::set<Facet> m_leftOut;
    bool m_stale = true;  ///< a row that nobody sees is built when it is shown
};

}  // namespace podium::desktop
