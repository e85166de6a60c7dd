// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/view_desk.h"

#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include "app/views/shown_results.h"
#include "app/views/view_changes.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/data/file_name.h"
#include "ui/desktop/views/view_actions.h"
#include "ui/desktop/views/view_banner.h"
#include "ui/desktop/views/view_dialog.h"
#include "ui/desktop/views/view_panel.h"

namespace podium::desktop {

namespace {

const QString folderKey = QStringLiteral("views/folder");

/// Size, language and colours are the window's and no part of what a view says.
bool isSameFigure(FigureSpec left, const FigureSpec& right)
{
    left.style = right.style;
    return left == right;
}

}  // namespace

ViewDesk::ViewDesk(Workbench& workbench, const Languages& languages, QSettings& settings, QWidget& window,
                   ViewHooks hooks)
    : QObject(&window), m_workbench(workbench), m_settings(settings), m_window(window), m_hooks(std::move(hooks)),
      m_library(*new ViewLibrary(workbench.data(), languages, this))
{
    connect(&m_library, &ViewLibrary::added, this, [this](const QString& key) {
        if (m_panel) {
            m_panel->setCurrent(key);
        }
        if (std::exchange(m_followsSaved, false)) {
            m_key = key;
            m_view = m_library.view(key);
            m_opened = m_hooks.spec();
            m_changes.clear();
            showBanner();
        }
        if (std::exchange(m_opensAdded, false)) {
            open(key);
        }
    });
    connect(&m_library, &ViewLibrary::changed, this, [this] {
        if (m_library.isLoaded() && !m_waiting.isEmpty()) {
            openFiles(std::exchange(m_waiting, {}));
        }
        followOpened();
        followCurrent();
    });
    connect(&workbench.data(), &DataService::reloaded, this, [this] { m_opened.reset(); });
    connect(&m_library, &ViewLibrary::undoChanged, this, &ViewDesk::followCurrent);
    connect(&m_library, &ViewLibrary::failed, this, [this](const Error& error) {
        m_opensAdded = m_followsSaved = false;
        auto* box =
            new QMessageBox(QMessageBox::Warning, tr("Saved views"), errorText(error), QMessageBox::Close, &m_window);
        box->setObjectName(QStringLiteral("viewError"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    });
    connect(&m_library, &ViewLibrary::written, this,
            [this](const QString& path) { m_hooks.say(tr("Written: %1").arg(QDir::toNativeSeparators(path))); });
}

void ViewDesk::setWidgets(const ViewActions& actions, ViewPanel& panel, ViewBanner& banner)
{
    m_actions = &actions;
    m_panel = &panel;
    m_banner = &banner;
    connectActions();
    connect(&panel, &ViewPanel::opened, this, &ViewDesk::open);
    connect(&panel, &ViewPanel::currentChanged, this, &ViewDesk::followCurrent);
    connect(&banner, &ViewBanner::updateWanted, this, &ViewDesk::update);
    connect(&banner, &ViewBanner::saveWanted, this, &ViewDesk::save);
    connect(&banner, &ViewBanner::closed, this, &ViewDesk::close);
    if (m_view && !m_changes.isEmpty()) {  // in the language of today
        m_opened.reset();
    }
    showBanner();
    followCurrent();
}

void ViewDesk::connectActions()
{
    const auto onCurrent = [this](QAction* action, auto function) {
        connect(action, &QAction::triggered, this, [this, function] {
            if (const QString key = m_panel->current(); !key.isEmpty()) {
                function(key);
            }
        });
    };
    connect(m_actions->save, &QAction::triggered, this, &ViewDesk::save);
    connect(m_actions->update, &QAction::triggered, this, &ViewDesk::update);
    connect(m_actions->undo, &QAction::triggered, &m_library, &ViewLibrary::undo);
    connect(m_actions->importFile, &QAction::triggered, this, &ViewDesk::importFiles);
    connect(m_actions->moveUp, &QAction::triggered, this, [this] { moveBy(-1); });
    connect(m_actions->moveDown, &QAction::triggered, this, [this] { moveBy(1); });
    onCurrent(m_actions->open, [this](const QString& key) { open(key); });
    onCurrent(m_actions->rename, [this](const QString& key) { m_panel->edit(key); });
    onCurrent(m_actions->duplicate, [this](const QString& key) { m_library.duplicate(key); });
    onCurrent(m_actions->remove, [this](const QString& key) { m_library.remove(key); });
    onCurrent(m_actions->exportFile, [this](const QString& key) { exportFile(key); });
}

/// The order is Own's; the model asks the library to keep it.
void ViewDesk::moveBy(int step)
{
    ViewListModel& model = m_library.model();
    const QString key = m_panel->current();
    const auto& views = model.views(ViewListModel::Own);
    const int count = static_cast<int>(views.size());
    const int row = m_library.isOwn(key) ? model.viewIndex(key).row() : -1;
    if (row < 0 || row + step < 0 || row + step >= count) {
        return;
    }
    const int next = step < 0 ? row - 1 : row + 2;
    model.move(key, next < count ? views[static_cast<std::size_t>(next)].key : QString());
    followCurrent();
}

void ViewDesk::open(const QString& key)
{
    const auto view = m_library.view(key);
    if (!view || !m_workbench.isOpen()) {
        return;
    }
    m_key = key;
    m_view = view;
    m_opened.reset();
    m_changes.clear();
    m_isOpening = true;
    m_hooks.open(view->spec);
    showBanner();
    // After the page, which draws later, too.
    QTimer::singleShot(0, this, [this] {
        m_isOpening = false;
        followFigure();
    });
}

void ViewDesk::openFiles(const QStringList& paths)
{
    if (!m_library.isLoaded()) {
        m_waiting << paths;
        return;
    }
    m_opensAdded = true;
    m_library.importFiles(paths);
}

bool ViewDesk::isViewFile(const QString& path)
{
    return path.endsWith(QLatin1String(viewFileEnding.data(), static_cast<int>(viewFileEnding.size())),
                         Qt::CaseInsensitive);
}

SavedView ViewDesk::captured(const FigureSpec& spec) const
{
    SavedView view;
    view.spec = spec;
    view.savedAt = services::nowInUtc();
    if (const auto figure = m_hooks.figure()) {
        view.title = fitTitle(figure->title);
        view.shown = shownResults(*figure, m_workbench.store().snapshot()->rows());
    }
    return view;
}

std::optional<SavedView> ViewDesk::shownView() const
{
    const auto spec = m_workbench.isOpen() ? m_hooks.spec() : std::nullopt;
    auto view = spec ? std::optional(captured(*spec)) : std::nullopt;
    return view && !view->title.empty() ? view : std::nullopt;
}

void ViewDesk::save()
{
    const auto spec = m_hooks.spec();
    if (!spec) {
        return;
    }
    const SavedView view = captured(*spec);
    auto* dialog = new ViewDialog(tr("Save view"), {view.title, m_view ? m_view->note : std::string()}, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, view] {
        SavedView named = view;
        const ViewWords words = dialog->words();
        named.title = words.title;
        named.note = words.note;
        m_followsSaved = true;
        m_library.add(named);
        m_hooks.say(tr("Saved: %1").arg(QString::fromStdString(named.title)));
    });
    dialog->open();
}

/// Title and note stay.
void ViewDesk::update()
{
    const auto spec = m_hooks.spec();
    if (!spec || !m_view || !m_library.isOwn(m_key)) {
        return;
    }
    SavedView view = captured(*spec);
    view.title = m_view->title;
    view.note = m_view->note;
    m_view = view;
    m_opened = spec;
    m_changes.clear();
    m_library.replace(m_key, view);
    showBanner();
}

void ViewDesk::importFiles()
{
    const QString folder =
        m_settings.value(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    const QStringList paths = QFileDialog::getOpenFileNames(&m_window, tr("Import view files"), folder,
                                                            tr("Views (*.podium-view);;All files (*)"));
    if (!paths.isEmpty()) {
        m_settings.setValue(folderKey, QFileInfo(paths.front()).absolutePath());
        m_library.importFiles(paths);
    }
}

void ViewDesk::exportFile(const QString& key)
{
    const auto view = m_library.view(key);
    if (!view) {
        return;
    }
    const QString folder =
        m_settings.value(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    auto* dialog = new QFileDialog(&m_window, tr("Export view file"), folder, tr("Views (*.podium-view)"));
    dialog->setObjectName(QStringLiteral("exportViewDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("podium-view"));
    dialog->selectFile(
        fileNameOf(QString::fromStdString(view->title), QStringLiteral("view"), QStringLiteral(".podium-view")));
    connect(dialog, &QFileDialog::fileSelected, this, [this, key](const QString& path) {
        m_settings.setValue(folderKey, QFileInfo(path).absolutePath());
        m_library.exportFile(key, path);
    });
    dialog->open();
}

QStringList ViewDesk::changesSince(const SavedView& view, const Figure& figure) const
{
    const auto& rows = m_workbench.store().snapshot()->rows();
    const ViewChanges changes = viewChanges(view.shown, shownResults(figure, rows), rows);
    QStringList sentences;
    for (const std::string& sentence : viewChangeSentences(changes, rows, *m_workbench.opened().tables,
                                                           m_workbench.phrases(), m_workbench.language())) {
        sentences << QString::fromStdString(sentence);
    }
    return sentences;
}

/// The first figure after opening is the view's own: what it was drawn from is what later ones are held against.
void ViewDesk::followFigure()
{
    if (m_view && !m_opened && !m_isOpening) {
        const auto spec = m_hooks.spec();
        if (spec && spec->kind == m_view->spec.kind && m_hooks.figure()) {
            m_opened = spec;
            findChanges();
        }
    }
    showBanner();
}

void ViewDesk::findChanges()
{
    const auto figure = m_hooks.figure();
    m_changes = figure ? changesSince(*m_view, *figure) : QStringList();
}

void ViewDesk::showBanner()
{
    if (!m_banner) {
        return;
    }
    const auto spec = m_workbench.isOpen() ? m_hooks.spec() : std::nullopt;
    m_actions->save->setEnabled(spec.has_value());
    const bool isThere = m_view && spec && spec->kind == m_view->spec.kind;
    const bool isModified = isThere && m_opened && !isSameFigure(*spec, *m_opened);
    m_actions->update->setEnabled(isModified && m_library.isOwn(m_key));
    m_library.model().setOpened(m_view ? m_key : QString(), isModified);
    m_banner->setVisible(isThere);
    if (!isThere) {
        return;
    }
    m_banner->setView(QString::fromStdString(m_view->title), QString::fromStdString(m_view->note));
    m_banner->setModified(isModified, m_library.isOwn(m_key));
    const QDate day = QDateTime::fromString(QString::fromStdString(m_view->savedAt), Qt::ISODate).date();
    m_banner->setChanges(
        day.isValid() ? tr("Since it was saved on %1:").arg(m_workbench.locale().toString(day, tr("d MMMM yyyy")))
                      : tr("Since it was saved:"),
        m_changes);
}

/// A renamed view has its new title; one that is gone is no longer open, though its figure stays.
void ViewDesk::followOpened()
{
    if (!m_view || m_key.isEmpty()) {
        return;
    }
    if (const auto now = m_library.view(m_key)) {
        if (now->spec != m_view->spec) {  // an update was taken back
            m_opened = now->spec;
        }
        m_view = now;
    } else {
        m_key.clear();
        m_view.reset();
        m_opened.reset();
    }
    showBanner();
}

void ViewDesk::followCurrent()
{
    if (!m_panel) {
        return;
    }
    const QString key = m_panel->current();
    const bool isOwn = m_library.isOwn(key);
    for (QAction* action : {m_actions->open, m_actions->duplicate, m_actions->exportFile}) {
        action->setEnabled(!key.isEmpty());
    }
    for (QAction* action : {m_actions->rename, m_actions->remove, m_actions->moveUp, m_actions->moveDown}) {
        action->setEnabled(isOwn);
    }
    m_actions->undo->setEnabled(!m_library.undoText().isEmpty());
}

void ViewDesk::close()
{
    m_key.clear();
    m_view.reset();
    m_opened.reset();
    showBanner();
}

}  // namespace podium::desktop
