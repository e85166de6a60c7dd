// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/page.h"

#include <utility>

#include <QTimer>

namespace podium::desktop {

std::vector<Figure> Page::figuresForExport()
{
    std::vector<Figure> figures;
    if (auto one = figureForExport()) {
        figures.push_back(std::move(*one));
    }
    return figures;
}

void Page::scheduleRefresh()
{
    if (!std::exchange(m_scheduled, true)) {
        QTimer::singleShot(0, this, [this] {
            m_scheduled = false;
            refresh();
        });
    }
}

}  // namespace podium::desktop
