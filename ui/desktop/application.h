// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QSettings>
#include <QStringList>

#include "app/services/workspace.h"

class QApplication;

namespace podium::desktop {

class DataService;
class Languages;
class Look;
class MainWindow;
class Workbench;

/// The program's parts, put together: how it looks and speaks, the data and their views, the window.
class Application {
public:
    /// `settings` is where the session is kept. Theme and language of the session are set at once, so that the first
    /// picture is right. Reading the results begins at once; the window fills when they have come.
    Application(QApplication& qt, const services::WorkspaceOptions& data, std::unique_ptr<QSettings> settings);
    ~Application();
    Application(const Application&) = delete;
    Application& operator=(const Application&) = delete;

    /// Imports these files and folders as soon as the results are there.
    void importPaths(const QStringList& paths);
    /// Brings the window to the front, for a start that found this one at work.
    void raise(const QByteArray& activation);

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] Workbench& workbench() { return *m_workbench; }
    [[nodiscard]] DataService& data() { return *m_data; }
    [[nodiscard]] Look& look() { return *m_look; }
    [[nodiscard]] Languages& languages() { return *m_languages; }

private:
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Languages> m_languages;
    std::unique_ptr<Look> m_look;
    std::unique_ptr<DataService> m_data;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace podium::desktop
