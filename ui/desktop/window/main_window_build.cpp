// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together; what it does stands in main_window.cpp.
#include <QApplication>
#include <QDockWidget>
#include <QFrame>
#include <QLabel>
#include <QMenuBar>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

#include "ui/desktop/inspector/inspector.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/views/side_bar.h"
#include "ui/desktop/views/view_actions.h"
#include "ui/desktop/views/view_banner.h"
#include "ui/desktop/widgets/facet_view.h"
#include "ui/desktop/widgets/page_tabs.h"
#include "ui/desktop/widgets/size_filter.h"
#include "ui/desktop/window/import_pane.h"
#include "ui/desktop/window/main_window.h"
#include "ui/desktop/window/page_table.h"
#include "ui/desktop/window/status_line.h"
#include "ui/desktop/window/tool_bar.h"
#include "ui/desktop/window/window_actions.h"

namespace podium::desktop {

namespace {

const QString overviewName = QStringLiteral("overviewPage");

void setGround(QWidget& widget, const QColor& color)
{
    QPalette palette = widget.palette();
    palette.setColor(QPalette::Window, color);
    widget.setPalette(palette);
    widget.setAutoFillBackground(true);
}

}  // namespace

void MainWindow::build()
{
    buildActions();
    buildToolBar();
    buildPages();
    buildDocks();
    buildStatus();
    m_actions->fill(*menuBar(), *m_viewActions, m_pageActions,
                    {m_facetDock->toggleViewAction(), m_inspectorDock->toggleViewAction()});
    m_tabs->setFocus();
    m_actions->fullScreen->setChecked(isFullScreen());
    connectActions();
    updateActions();
}

/// Everything is made anew with the present theme and language; what it shows lies in the workbench.
void MainWindow::rebuild()
{
    savePages();
    const int page = m_tabs->currentIndex();
    for (QDockWidget* dock : {m_facetDock, m_inspectorDock}) {
        removeDockWidget(dock);
        delete dock;
    }
    m_sidePanels = nullptr;
    for (QToolBar* bar : findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        removeToolBar(bar);
        delete bar;
    }
    delete takeCentralWidget();
    setStatusBar(nullptr);
    setMenuBar(nullptr);
    qDeleteAll(m_pageActions);
    m_pageActions.clear();
    delete m_viewActions;
    delete m_actions;
    qDeleteAll(findChildren<QShortcut*>(QString(), Qt::FindDirectChildrenOnly));
    build();
    showPage(page);
    // A new central widget is shown by a later event, and until then docks fill the window.
    centralWidget()->show();
    layout()->activate();
    m_docks.follow();
}

void MainWindow::buildActions()
{
    m_actions = new WindowActions(m_look, m_languages, this);
    for (QAction* action : m_actions->findChildren<QAction*>()) {
        addAction(action);
    }
    m_viewActions = new ViewActions(this);
    auto* leave = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(leave, &QShortcut::activated, this, &MainWindow::escape);
}

void MainWindow::buildToolBar()
{
    auto* bar = new QToolBar(tr("Toolbar"), this);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->toggleViewAction()->setVisible(false);
    m_toolBar = new ToolBar(m_workbench, m_look,
                            {m_actions->undo, m_actions->redo, m_actions->exportFigure, m_actions->exportFormats}, bar);
    bar->addWidget(m_toolBar);
    addToolBar(Qt::TopToolBarArea, bar);
}

QWidget* MainWindow::makeFacets()
{
    auto* content = new QWidget;
    setGround(*content, m_look.theme().side);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new FacetView(m_workbench, m_look, content));
    auto* line = new QFrame(content);
    line->setFixedHeight(1);
    setGround(*line, m_look.theme().hair);
    layout->addWidget(line);
    layout->addWidget(new SizeFilter(m_workbench, m_look, content));
    layout->addStretch(1);
    auto* area = new QScrollArea;
    area->setObjectName(QStringLiteral("facetArea"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    return area;
}

QDockWidget* MainWindow::addDock(const QString& name, const QString& title, QWidget* content, Qt::DockWidgetArea area,
                                 QWidget* heading)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    dock->setAllowedAreas(area);
    QWidget* bar = heading;
    if (heading == nullptr) {
        bar = new QLabel(title, dock);
        bar->setFont(m_look.font(TextSize::Body, true));
        bar->setContentsMargins(metrics::dockMargin, 0, metrics::dockMargin, 0);
    }
    bar->setFixedHeight(metrics::dockTitle);
    setGround(*bar, m_look.theme().header);
    auto* frame = new QWidget(dock);
    setGround(*frame, m_look.theme().side);
    auto* line = new QFrame(frame);
    line->setFixedHeight(1);
    setGround(*line, m_look.theme().border);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(line);
    layout->addWidget(content, 1);
    const bool left = area == Qt::LeftDockWidgetArea;
    frame->setMinimumWidth(left ? metrics::leftDock : metrics::rightDock);
    frame->setMaximumWidth(left ? metrics::widestLeftDock : metrics::widestRightDock);
    dock->setTitleBarWidget(new QWidget(dock));
    dock->setWidget(frame);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::buildDocks()
{
    buildViews();
    m_facetDock = addDock(QStringLiteral("facetDock"), tr("Filter and views"), m_sideBar, Qt::LeftDockWidgetArea,
                          m_sideBar->tabs());
    m_facetDock->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F3));
    auto* inspector = new Inspector(m_workbench, m_look);
    connect(inspector, &Inspector::sourceWanted, this, &MainWindow::openSource);
    connect(inspector, &Inspector::compareWanted, m_actions->compare, &QAction::trigger);
    m_sidePanels = new QStackedWidget;
    m_sidePanels->addWidget(inspector);
    m_inspectorDock = addDock(QStringLiteral("inspectorDock"), tr("Inspector"), m_sidePanels, Qt::RightDockWidgetArea);
    m_inspectorDock->toggleViewAction()->setShortcut(QKeySequence(Qt::Key_F4));
    for (int index = 0; index < m_pages->count(); ++index) {
        if (Page* page = pageAt(index)) {
            adoptSidePanel(*page);
        }
    }
    showSidePanel(currentPage()->sidePanel());
    m_docks.setDocks(m_facetDock, m_inspectorDock);
    for (const QDockWidget* dock : {m_facetDock, m_inspectorDock}) {
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this] { m_docks.adoptShown(); });
    }
}

void MainWindow::buildPages()
{
    auto* central = new QWidget(this);
    m_tabs = new PageTabs(central);
    m_tabs->setObjectName(QStringLiteral("pageTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(true);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    auto* tabRow = new QWidget(central);
    setGround(*tabRow, m_look.theme().header);
    auto* tabLayout = new QHBoxLayout(tabRow);
    tabLayout->setContentsMargins(0, 0, 0, 0);
    tabLayout->addWidget(m_tabs, 1);
    m_pages = new QStackedWidget(central);
    for (const PageEntry& entry : pageTable()) {
        addTab(QLatin1String(entry.name), tr(entry.title));
    }
    makePage(m_pages->currentIndex());
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        makePage(index);
        m_pages->setCurrentIndex(index);
        m_docks.setPage(currentPage()->objectName() == overviewName);
        showSidePanel(currentPage()->sidePanel());
        updateActions();
    });
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_viewBanner = new ViewBanner(m_look, central);
    m_viewBanner->hide();
    layout->addWidget(tabRow);
    layout->addWidget(m_viewBanner);
    layout->addWidget(m_pages, 1);
    auto* imports = new ImportPane(m_workbench.data(), m_look, central);
    connect(imports, &ImportPane::exportsWanted, this, [this] { showExports(true); });
    layout->addWidget(imports);
    setCentralWidget(central);
}

/// A page is made when it is first shown; until then an empty place is kept for it.
void MainWindow::addTab(const QString& name, const QString& title)
{
    auto* place = new QWidget;
    auto* layout = new QVBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(place);
    const int index = m_tabs->addTab(title);
    auto* action = new QAction(title, this);
    action->setObjectName(name + QStringLiteral("Action"));
    if (index < 10) {
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(index < 9 ? Qt::Key_1 + index : Qt::Key_0)));
    }
    connect(action, &QAction::triggered, this, [this, index] { showPage(index); });
    m_pageActions << action;
}

void MainWindow::makePage(int index)
{
    if (pageAt(index) != nullptr) {
        return;
    }
    const PageEntry& entry = pageTable()[static_cast<std::size_t>(index)];
    Page* page = entry.make(m_workbench, m_look);
    page->setObjectName(QLatin1String(entry.name));
    connect(page, &Page::detailsWanted, this, &MainWindow::showDetails);
    connect(page, &Page::figureChanged, this, &MainWindow::updateActions);
    connect(page, &Page::pageWanted, this, qOverload<const QString&>(&MainWindow::showPage));
    connect(page, &Page::sidePanelWanted, this, [this, page] {
        if (page == currentPage()) {
            showSidePanel(page->sidePanel());
        }
    });
    m_pages->widget(index)->layout()->addWidget(page);
    adoptSidePanel(*page);
    restorePage(*page);
}

void MainWindow::adoptSidePanel(Page& page)
{
    if (QWidget* panel = m_sidePanels != nullptr ? page.sidePanel() : nullptr) {
        m_sidePanels->addWidget(panel);
    }
}

/// Null: the inspector.
void MainWindow::showSidePanel(QWidget* panel)
{
    if (m_sidePanels != nullptr) {  // while the pages are made it is not there
        m_sidePanels->setCurrentWidget(panel != nullptr ? panel : m_sidePanels->widget(0));
    }
}

void MainWindow::buildStatus()
{
    m_status = new StatusLine(m_workbench, m_look, this);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setFixedHeight(metrics::statusBar);
    statusBar()->addWidget(m_status, 1);
}

}  // namespace podium::desktop
