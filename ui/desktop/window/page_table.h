// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/analysis/figure_spec.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

class Page;

/// One page of the window.
struct PageEntry {
    const char* name;   ///< object name: what showPage() takes, and the key of its session
    const char* title;  ///< of its tab, to be translated in the context of the window
    Page* (*make)(Workbench& workbench, const Look& look);
};

/// The page of the results side by side, whose tab comes with the pins.
inline constexpr const char* comparePage = "comparePage";

/// All pages in the order of their tabs. The first nine have the keys Ctrl+1 to Ctrl+9, the tenth Ctrl+0.
[[nodiscard]] const std::vector<PageEntry>& pageTable();

/// Name of the page that shows figures of this kind.
[[nodiscard]] const char* pageOf(FigureKind kind);

/// Place of the page of this name in the table; -1: there is none.
[[nodiscard]] int pageIndex(const QString& name);

}  // namespace podium::desktop
