// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QSettings>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/window/dock_layout.h"

class QDockWidget;
class QStackedWidget;
class QTabBar;
class QVBoxLayout;

namespace podium::desktop {

struct OfferedViews;
class ImportQueue;
class Page;
class SideBar;
class StatusLine;
class ToolBar;
class ViewActions;
class ViewBanner;
class ViewDesk;
class WindowActions;

/// The window: menu, toolbar, facets, pages, inspector, status line. What it shows is held by the workbench, so that a
/// change of theme or language builds its contents anew.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    /// All must outlive it.
    MainWindow(Workbench& workbench, Look& look, Languages& languages, QSettings& settings);
    ~MainWindow() override;

    [[nodiscard]] Page* currentPage() const;
    void showPage(int index);
    /// The page of this object name (PageEntry); unknown ones are ignored.
    void showPage(const QString& name);
    /// The figure of the current page; empty: it has not one, or lacks what it is about (Page::figureSpec()).
    [[nodiscard]] std::optional<FigureSpec> currentSpec() const;
    /// Shows this figure on the page of its kind: filter, baseline, basis and all options as one step of the history.
    void openSpec(const FigureSpec& spec);
    /// The saved views.
    [[nodiscard]] ViewDesk& views() { return *m_views; }
    /// Imports these files and folders as soon as the results are there and no other import runs; files of saved views
    /// (`.podium-view`) are added to the user's own and opened, that of a report (`.podium-report`) goes into its dialog.
    void importPaths(const QStringList& paths);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void rebuild();
    void buildActions();
    void buildToolBar();
    void buildDocks();
    void buildPages();
    void buildStatus();
    /// `heading`: what stands in the place of the title; null: the title.
    [[nodiscard]] QDockWidget* addDock(const QString& name, const QString& title, QWidget* content,
                                       Qt::DockWidgetArea area, QWidget* heading = nullptr);
    [[nodiscard]] ViewDesk* makeViews();
    void buildViews();
    [[nodiscard]] QWidget* makeFacets();
    void addTab(const QString& name, const QString& title);
    void makePage(int index);
    void adoptSidePanel(Page& page);
    /// Null: it has not been made yet.
    [[nodiscard]] Page* pageAt(int index) const;
    void showSidePanel(QWidget* panel);
    void connectActions();
    void connectChoices();

    void adoptData();
    void showError(const Error& error);
    void updateActions();
    void showCompareTab();
    void exportFigure(const QString& format);
    /// The exports that there were; `touchedOnly`: those that are no longer as they were.
    void showExports(bool touchedOnly);
    void makeReport();
    /// As soon as the views are there, which the report may name.
    void openReport(const QString& path);
    [[nodiscard]] OfferedViews offeredViews() const;
    void printPage(void (*print)(std::vector<Figure> figures, QWidget* parent));
    void copyPage();
    void recordCopy(const QByteArray& picture);
    void openSource(const SharedDetails& details, const QString& file, qint64 line);
    void escape();
    void showDetails(const QString& reference);
    void about();

    void saveSession();
    void restoreWindow();
    void restoreView();
    void savePages();
    void restorePage(Page& page);

    Workbench& m_workbench;
    Look& m_look;
    Languages& m_languages;
    QSettings& m_settings;
    WindowActions* m_actions = nullptr;
    QList<QAction*> m_pageActions;
    ToolBar* m_toolBar = nullptr;
    QDockWidget* m_facetDock = nullptr;
    QDockWidget* m_inspectorDock = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_pages = nullptr;
    QStackedWidget* m_sidePanels = nullptr;  ///< the inspector, then those of pages
    StatusLine* m_status = nullptr;
    ImportQueue* m_imports;
    ViewDesk* m_views;
    ViewActions* m_viewActions = nullptr;
    ViewBanner* m_viewBanner = nullptr;
    SideBar* m_sideBar = nullptr;
    DockLayout m_docks{*this};
    bool m_restored = false;
};

}  // namespace podium::desktop
