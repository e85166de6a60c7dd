// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/pages/page.h"

namespace podium::desktop {

std::vector<Figure> Page::figuresForExport()
{
    std::vector<Figure> figures;
    if (auto one = figureForExport()) {
        figures.push_back(std::move(*one));
    }
    return figures;
}

}  // namespace podium::desktop
