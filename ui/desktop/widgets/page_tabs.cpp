// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/page_tabs.h"

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

QSize PageTabs::tabSizeHint(int index) const
{
    constexpr int closest =
        metrics::space12;  // that a tab gives away; the name of the chosen one, which is bold, still fits
    int wanted = 0;
    int shown = 0;
    for (int tab = 0; tab < count(); ++tab) {
        if (isTabVisible(tab)) {
            wanted += QTabBar::tabSizeHint(tab).width();
            ++shown;
        }
    }
    const int missing = qMax(0, wanted - width());
    const QSize size = QTabBar::tabSizeHint(index);
    return {size.width() - qMin(closest, shown > 0 ? (missing + shown - 1) / shown : 0), size.height()};
}

}  // namespace podium::desktop
