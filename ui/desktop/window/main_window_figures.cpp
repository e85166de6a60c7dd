// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as descriptions: that of the current page, and pages opened by one.
#include "app/models/figure_view_state.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/window/main_window.h"
#include "ui/desktop/window/page_table.h"

namespace podium::desktop {

std::optional<FigureSpec> MainWindow::currentSpec() const
{
    const Page* page = currentPage();
    return page != nullptr && m_workbench.isOpen() ? page->figureSpec() : std::nullopt;
}

void MainWindow::openSpec(const FigureSpec& spec)
{
    if (!m_workbench.isOpen()) {
        return;
    }
    showPage(QLatin1String(pageOf(spec.kind)));
    if (Page* page = currentPage(); page != nullptr && page->applySpec(spec)) {
        History& history = m_workbench.history();
        history.apply(viewOfFigure(spec, history.state(), *m_workbench.store().snapshot()));
    }
}

}  // namespace podium::desktop
