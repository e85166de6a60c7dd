// SPDX-License-Identifier: GPL-3.0-or-later
// Figures: that of the current page as description, in files, on the clipboard, on paper, in reports; pages opened by
// one.
#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>

#include "app/models/figure_view_state.h"
#include "app/services/ledger_service.h"
#include "ui/desktop/ledger/ledger_dialog.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/reports/report_dialog.h"
#include "ui/desktop/views/side_bar.h"
#include "ui/desktop/views/view_actions.h"
#include "ui/desktop/views/view_banner.h"
#include "ui/desktop/views/view_desk.h"
#include "ui/desktop/views/view_panel.h"
#include "ui/desktop/window/export_dialog.h"
#include "ui/desktop/window/main_window.h"
#include "ui/desktop/window/page_table.h"
#include "ui/desktop/window/status_line.h"

namespace podium::desktop {

namespace {

const QString sideKey = QStringLiteral("docks/side");
const QString exportFolderKey = QStringLiteral("export/folder");
const QString reportDraftKey = QStringLiteral("report/draft");

QString documents() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

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

void MainWindow::exportFigure(const QString& format)
{
    std::vector<Figure> figures = currentPage()->figuresForExport();
    if (figures.empty()) {
        return;
    }
    const QString folder = m_settings.value(exportFolderKey, documents()).toString();
    auto* dialog = new ExportDialog({std::move(figures), format, folder, m_workbench.opened().path}, m_look, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::written, this,
            [this, dialog](const QString& path, const std::vector<ExportRecord>& exports) {
                m_workbench.data().recordExports(exports);
                m_settings.setValue(exportFolderKey, dialog->folder());
                m_status->say(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
            });
    dialog->open();
}

void MainWindow::copyPage()
{
    if (std::unique_ptr<QMimeData> copied = m_workbench.isOpen() ? currentPage()->copied() : nullptr) {
        m_status->say(copied->hasImage() ? tr("The figure is on the clipboard") : tr("Copied"));
        if (const QByteArray picture = copied->data(QStringLiteral("image/png")); !picture.isEmpty()) {
            recordCopy(picture);
        }
        QGuiApplication::clipboard()->setMimeData(copied.release());
    }
}

/// What is on the clipboard may be published as well as a file.
void MainWindow::recordCopy(const QByteArray& picture)
{
    const std::vector<Figure> figures = currentPage()->figuresForExport();
    if (!figures.empty()) {
        FigureStyle style;
        style.language = figures.front().language;
        m_workbench.data().recordExports(
            {services::exportRecord(figures.front(), style, {}, "png", picture.toStdString())});
    }
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

/// What the window shows, and all saved views with their words in every language.
OfferedViews MainWindow::offeredViews() const
{
    OfferedViews offered;
    if (const auto shown = m_views->shownView()) {
        offered.shown.push_back({QString::fromStdString(shown->title), *shown});
    }
    ViewLibrary& library = m_views->library();
    for (const auto section : {ViewListModel::Own, ViewListModel::Shipped}) {
        for (const ViewItem& item : library.model().views(section)) {
            if (auto view = library.wholeView(item.key)) {
                (section == ViewListModel::Own ? offered.own : offered.shipped)
                    .push_back({item.title, std::move(*view)});
            }
        }
    }
    return offered;
}

void MainWindow::makeReport()
{
    ReportOffer offer;
    offer.views = offeredViews();
    offer.folder = m_settings.value(exportFolderKey, documents()).toString();
    offer.database = m_workbench.opened().path;
    offer.draft.language = m_workbench.language();
    if (const auto draft = reportFromJson(m_settings.value(reportDraftKey).toString().toStdString(), "draft")) {
        offer.draft = *draft;
    }
    auto* dialog = new ReportDialog(m_workbench, std::move(offer), m_look, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::written, this,
            [this, dialog](const QString& path, const std::vector<ExportRecord>& exports) {
                m_workbench.data().recordExports(exports);
                m_settings.setValue(exportFolderKey, dialog->folder());
                m_status->say(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
            });
    connect(dialog, &ReportDialog::saved, this,
            [this](const QString& path) { m_status->say(tr("Written: %1").arg(QDir::toNativeSeparators(path))); });
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        m_settings.setValue(reportDraftKey, QString::fromStdString(toJson(dialog->description())));
    });
    dialog->open();
}

void MainWindow::openReport(const QString& path)
{
    const ViewLibrary& library = m_views->library();
    if (!library.isLoaded()) {
        connect(
            &library, &ViewLibrary::changed, this, [this, path] { openReport(path); }, Qt::SingleShotConnection);
        return;
    }
    const auto shown = [this] {
        const auto dialogs = findChildren<ReportDialog*>();  // one that was closed goes later
        const auto found =
            std::find_if(dialogs.begin(), dialogs.end(), [](auto* dialog) { return dialog->isVisible(); });
        return found == dialogs.end() ? nullptr : *found;
    };
    if (shown() == nullptr) {
        makeReport();
    }
    if (ReportDialog* dialog = shown()) {
        dialog->readFile(path);
    }
}

void MainWindow::printPage(void (*print)(std::vector<Figure> figures, QWidget* parent))
{
    if (std::vector<Figure> figures = currentPage()->figuresForExport(); !figures.empty()) {
        print(std::move(figures), this);
    }
}

}  // namespace podium::desktop
