// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabBar>
#include <QUrl>

#include "ui/desktop/data/error_text.h"
#include "ui/desktop/data/import_queue.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/reports/report_dialog.h"
#include "ui/desktop/views/view_desk.h"
#include "ui/desktop/window/figure_printing.h"
#include "ui/desktop/window/page_table.h"
#include "ui/desktop/window/source_opener.h"
#include "ui/desktop/window/source_view.h"
#include "ui/desktop/window/status_line.h"
#include "ui/desktop/window/tool_bar.h"
#include "ui/desktop/window/window_actions.h"

namespace podium::desktop {

namespace {

const QString importFolderKey = QStringLiteral("import/folder");

QString documents() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

QStringList localFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

}  // namespace

MainWindow::MainWindow(Workbench& workbench, Look& look, Languages& languages, QSettings& settings)
    : m_workbench(workbench), m_look(look), m_languages(languages), m_settings(settings),
      m_imports(new ImportQueue(workbench.data(), this)), m_views(makeViews())
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Podium"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/podium.svg")));
    setAcceptDrops(true);
    build();
    restoreWindow();
    // Late, since the click that changed them comes from what is built anew.
    connect(&look, &Look::changed, this, &MainWindow::rebuild, Qt::QueuedConnection);
    connect(&workbench, &Workbench::sourcesChanged, this, &MainWindow::rebuild, Qt::QueuedConnection);
    connect(&workbench, &Workbench::dataOpened, this, &MainWindow::adoptData);
    connect(&workbench.data(), &DataService::openFailed, this, &MainWindow::showError);
    connect(&workbench.data(), &DataService::failed, this, [this](const Error& error) {
        m_status->complain(errorText(error).replace(QLatin1Char('\n'), QLatin1Char(' ')));
    });
    connect(&workbench.data(), &DataService::notRecorded, this, [this](const Error& error) {
        m_status->complain(tr("Exported, but not recorded among the exports: %1")
                               .arg(errorText(error).replace(QLatin1Char('\n'), QLatin1Char(' '))));
    });
    connect(&workbench.history(), &History::changed, this, &MainWindow::updateActions);
    connect(&workbench.selection(), &SelectionState::selectionChanged, this, &MainWindow::updateActions);
    connect(&workbench.filter(), &ActiveFilter::changed, this, &MainWindow::updateActions);
}

/// A field that loses the focus says what was typed: while there is still a window to hear it.
MainWindow::~MainWindow() { hide(); }

Page* MainWindow::currentPage() const { return pageAt(m_pages->currentIndex()); }

Page* MainWindow::pageAt(int index) const
{
    return m_pages->widget(index)->findChild<Page*>(QString(), Qt::FindDirectChildrenOnly);
}

void MainWindow::showPage(int index)
{
    if (index >= 0 && index < m_tabs->count()) {
        m_tabs->setTabVisible(index, true);
        m_tabs->setCurrentIndex(index);
    }
}

void MainWindow::showPage(const QString& name) { showPage(pageIndex(name)); }

void MainWindow::importPaths(const QStringList& paths)
{
    QStringList views;
    QStringList reports;
    QStringList others;
    for (const QString& path : paths) {
        (ViewDesk::isViewFile(path) ? views : ReportDialog::isReportFile(path) ? reports : others) << path;
    }
    m_imports->add(others);
    if (!views.isEmpty()) {
        m_views->openFiles(views);
    }
    if (!reports.isEmpty()) {
        openReport(reports.back());  // there is one dialog
    }
}

void MainWindow::connectActions()
{
    const auto folder = [this] { return m_settings.value(importFolderKey, documents()).toString(); };
    const auto import = [this](const QStringList& paths) {
        if (!paths.isEmpty()) {
            m_settings.setValue(importFolderKey, QFileInfo(paths.front()).absolutePath());
            importPaths(paths);
        }
    };
    connect(m_actions->importFolder, &QAction::triggered, this, [this, folder, import] {
        const QString chosen = QFileDialog::getExistingDirectory(this, tr("Import folder"), folder());
        import(chosen.isEmpty() ? QStringList() : QStringList{chosen});
    });
    connect(m_actions->importFiles, &QAction::triggered, this, [this, folder, import] {
        import(QFileDialog::getOpenFileNames(this, tr("Import archives or logs"), folder()));
    });
    connect(m_actions->print, &QAction::triggered, this, [this] { printPage(askAndPrint); });
    connect(m_actions->printPreview, &QAction::triggered, this, [this] { printPage(previewPrint); });
    connect(m_actions->exportFigure, &QAction::triggered, this, [this] { exportFigure(QStringLiteral("png")); });
    for (QAction* action : m_actions->exportFormats) {
        connect(action, &QAction::triggered, this, [this, action] { exportFigure(action->data().toString()); });
    }
    connect(m_actions->report, &QAction::triggered, this, &MainWindow::makeReport);
    connect(m_actions->exports, &QAction::triggered, this, [this] { showExports(false); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->undo, &QAction::triggered, &m_workbench.history(), &History::undo);
    connect(m_actions->redo, &QAction::triggered, &m_workbench.history(), &History::redo);
    connect(m_actions->copy, &QAction::triggered, this, &MainWindow::copyPage);
    connect(m_actions->find, &QAction::triggered, this, [this] { m_toolBar->focusSearch(); });
    connect(m_actions->clearFilter, &QAction::triggered, this, [this] { m_workbench.filter().clear(); });
    connect(m_actions->pin, &QAction::triggered, this,
            [this] { m_workbench.pins().toggle(m_workbench.selection().selected()); });
    connect(m_actions->unpinAll, &QAction::triggered, this, [this] { m_workbench.pins().clear(); });
    connect(m_actions->compare, &QAction::triggered, this, [this] { showPage(QLatin1String(comparePage)); });
    connect(m_actions->useAsBaseline, &QAction::triggered, this,
            [this] { m_workbench.baseline().setReference(m_workbench.selection().selected()); });
    connect(m_actions->noBaseline, &QAction::triggered, this, [this] { m_workbench.baseline().setReference({}); });
    connect(m_actions->reload, &QAction::triggered, this, [this] { m_workbench.data().open(); });
    connect(m_actions->fullScreen, &QAction::toggled, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::about);
    connectChoices();
}

void MainWindow::connectChoices()
{
    for (QAction* action : m_actions->tones) {
        connect(action, &QAction::triggered, this,
                [this, action] { m_look.setChoice(static_cast<ToneChoice>(action->data().toInt())); });
    }
    for (QAction* action : m_actions->languages) {
        connect(action, &QAction::triggered, this,
                [this, action] { m_languages.setChoice(static_cast<LanguageChoice>(action->data().toInt())); });
    }
}

/// The first filter of a first start, else the session's.
void MainWindow::adoptData()
{
    if (!m_restored) {  // reloading keeps the view
        m_restored = true;
        restoreView();
    }
    updateActions();
}

void MainWindow::showError(const Error& error)
{
    m_status->complain(tr("The results could not be opened"));
    QMessageBox box(QMessageBox::Critical, tr("The results could not be opened"), errorText(error), QMessageBox::Close,
                    this);
    box.setObjectName(QStringLiteral("openError"));
    const QAbstractButton* again = box.addButton(tr("Try again"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() == again) {
        m_workbench.data().open();
    }
}

void MainWindow::updateActions()
{
    const History& history = m_workbench.history();
    m_actions->followHistory(history);
    m_actions->clearFilter->setEnabled(m_workbench.filter().state().restricts());
    const bool selected = !m_workbench.selection().selected().isEmpty();
    m_actions->pin->setEnabled(selected);
    m_actions->useAsBaseline->setEnabled(selected);
    m_actions->noBaseline->setEnabled(!m_workbench.baseline().isEmpty());
    m_actions->unpinAll->setEnabled(!m_workbench.pins().references().isEmpty());
    showCompareTab();
    const bool canExport = m_workbench.isOpen() && currentPage() != nullptr && currentPage()->hasFigureForExport();
    m_actions->exportFigure->setToolTip(canExport ? tr("Write the figure into a file (Ctrl+E)")
                                                  : tr("This page has no figure to export"));
    for (QAction* action : QList<QAction*>{m_actions->exportFigure, m_actions->print, m_actions->printPreview} +
                               m_actions->exportFormats) {
        action->setEnabled(canExport);
    }
    m_actions->exports->setEnabled(m_workbench.isOpen());
    m_actions->report->setEnabled(m_workbench.isOpen());
    m_views->followFigure();
}

/// The tab of the comparison is there while there is something to compare, or while it is looked at.
void MainWindow::showCompareTab()
{
    const int index = pageIndex(QLatin1String(comparePage));
    m_tabs->setTabVisible(index, m_workbench.pins().canCompare() || index == m_pages->currentIndex());
}

void MainWindow::openSource(const SharedDetails& details, const QString& file, qint64 line)
{
    const SourcePlace place = sourcePlace(*details, file, line);
    if (place.local.isEmpty()) {
        (new MissingSource(place, line, m_look, this))->open();
    } else {
        (new SourceView(place.local, line, this))->show();
    }
}

void MainWindow::escape()
{
    if (isFullScreen()) {
        m_actions->fullScreen->setChecked(false);
    } else if (!m_toolBar->clearSearch()) {
        m_workbench.selection().select(QString());
    }
}

void MainWindow::showDetails(const QString& reference)
{
    m_workbench.selection().select(reference);
    m_docks.showInspector();
    showSidePanel(nullptr);
    m_inspectorDock->widget()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Podium"),
                       tr("<b>Podium %1</b><br>Browses the public MLPerf® Training results.<br><br>The MLPerf name and "
                          "logo are registered and unregistered trademarks of MLCommons Association in the United "
                          "States and other countries. All rights reserved. Unauthorized use strictly prohibited. See "
                          "www.mlcommons.org for more information.<br><br>Free software under the GNU General Public "
                          "License, version 3 or later.")
                           .arg(QCoreApplication::applicationVersion()));
}

bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonRelease) {  // the end of moving a dock's border
        m_docks.remember();
    }
    return done;
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_docks.follow();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveSession();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    importPaths(localFiles(*event->mimeData()));
    event->acceptProposedAction();
}

}  // namespace podium::desktop
