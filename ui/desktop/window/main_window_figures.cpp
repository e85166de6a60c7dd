// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as descriptions: that of the current page, and pages opened by one.
#include <utility>

#include <QSettings>
#include <QTabBar>

#include "app/models/figure_view_state.h"
#include "ui/desktop/ledger/ledger_dialog.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/views/side_bar.h"
#include "ui/desktop/views/view_actions.h"
#include "ui/desktop/views/view_banner.h"
#include "ui/desktop/views/view_desk.h"
#include "ui/desktop/views/view_panel.h"
#include "ui/desktop/window/main_window.h"
#include "ui/desktop/window/page_table.h"
#include "ui/desktop/window/status_line.h"

namespace podium::desktop {

namespace {

const QString sideKey = QStringLiteral("docks/side");

}  // namespace

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

ViewDesk* MainWindow::makeViews()
{
    ViewHooks hooks;
    hooks.spec = [this] { return currentSpec(); };
    hooks.figure = [this] {
        Page* page = currentPage();
        return page != nullptr && m_workbench.isOpen() ? page->figureForExport() : std::nullopt;
    };
    hooks.open = [this](const FigureSpec& spec) { openSpec(spec); };
    hooks.say = [this](const QString& words) { m_status->say(words); };
    return new ViewDesk(m_workbench, m_languages, m_settings, *this, std::move(hooks));
}

/// The sidebar, with the side that was shown before where it is made anew.
void MainWindow::buildViews()
{
    auto* panel = new ViewPanel(m_views->library(), *m_viewActions, m_look);
    m_sideBar = new SideBar(makeFacets(), panel);
    m_sideBar->showSide(m_settings.value(sideKey).toInt() == SideBar::Views ? SideBar::Views : SideBar::Facets);
    connect(m_sideBar->tabs(), &QTabBar::currentChanged, this,
            [this](int side) { m_settings.setValue(sideKey, side); });
    m_views->setWidgets(*m_viewActions, *panel, *m_viewBanner);
}

void MainWindow::showExports(bool touchedOnly)
{
    auto* dialog = new LedgerDialog(m_workbench, m_look, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LedgerDialog::figureWanted, this, &MainWindow::openSpec);
    connect(dialog, &LedgerDialog::said, this, [this](const QString& words) { m_status->say(words); });
    if (touchedOnly) {
        dialog->showTouched();
    }
    dialog->open();
}

void MainWindow::printPage(void (*print)(std::vector<Figure> figures, QWidget* parent))
{
    if (std::vector<Figure> figures = currentPage()->figuresForExport(); !figures.empty()) {
        print(std::move(figures), this);
    }
}

}  // namespace podium::desktop
