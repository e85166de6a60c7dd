// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "app/analysis/figure.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/views/view_library.h"

class QSettings;

namespace podium::desktop {

class ViewActions;
class ViewBanner;
class ViewPanel;

/// What the views need of the window: the figure of its page as description and as drawn, and how to open another.
struct ViewHooks {
    std::function<std::optional<FigureSpec>()> spec;
    std::function<std::optional<Figure>()> figure;
    std::function<void(const FigureSpec&)> open;
    std::function<void(const QString&)> say;  ///< in the status line
};

/// Saves, opens and updates views, and says above the figure what an open one has to say. It outlives the widgets, which
/// the window makes anew for another theme or language.
class ViewDesk final : public QObject {
    Q_OBJECT
public:
    /// All must outlive it; `window` is the parent of dialogs.
    ViewDesk(Workbench& workbench, const Languages& languages, QSettings& settings, QWidget& window, ViewHooks hooks);

    [[nodiscard]] ViewLibrary& library() { return m_library; }
    /// The widgets, whenever they are made.
    void setWidgets(const ViewActions& actions, ViewPanel& panel, ViewBanner& banner);

    /// The figure of the window as a view that was not saved; empty: it has none.
    [[nodiscard]] std::optional<SavedView> shownView() const;
    /// Key of the open view; empty: none.
    [[nodiscard]] const QString& openedKey() const { return m_key; }
    void open(const QString& key);
    /// Adds the views of these files to the user's own, as soon as these are read, and opens the first.
    void openFiles(const QStringList& paths);
    /// The window's figure is another one, or another page is shown.
    void followFigure();

    [[nodiscard]] static bool isViewFile(const QString& path);

private:
    void connectActions();
    void save();
    void update();
    void importFiles();
    void exportFile(const QString& key);
    void moveBy(int step);
    [[nodiscard]] SavedView captured(const FigureSpec& spec) const;
    [[nodiscard]] QStringList changesSince(const SavedView& view, const Figure& figure) const;
    void findChanges();
    void showBanner();
    void followOpened();
    void followCurrent();
    void close();

    Workbench& m_workbench;
    QSettings& m_settings;
    QWidget& m_window;
    ViewHooks m_hooks;
    ViewLibrary& m_library;  ///< a child
    QPointer<const ViewActions> m_actions;
    QPointer<ViewPanel> m_panel;
    QPointer<ViewBanner> m_banner;
    QStringList m_waiting;               ///< files that came before the views were read
    QString m_key;                       ///< of the open view
    std::optional<SavedView> m_view;     ///< the open view as it was opened
    std::optional<FigureSpec> m_opened;  ///< what its figure was drawn from then; empty: it is not there yet
    QStringList m_changes;               ///< what changed since it was saved
    bool m_isOpening = false;            ///< the page has not yet drawn what it was told
    bool m_opensAdded = false;           ///< the next view that is added is to be opened
    bool m_followsSaved = false;         ///< the next view that is added is what the window shows
};

}  // namespace podium::desktop
