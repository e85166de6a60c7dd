// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/application.h"

#include <algorithm>

#include "ui/desktop/data/data_service.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/window/main_window.h"

namespace podium::desktop {

Application::Application(QApplication& qt, const services::WorkspaceOptions& data, std::unique_ptr<QSettings> settings)
    : m_settings(std::move(settings)), m_languages(std::make_unique<Languages>()), m_look(std::make_unique<Look>(qt)),
      m_data(std::make_unique<DataService>(data))
{
    m_data->open();  // the results are read while the window is made
    const auto stored = [this](const char* key) {
        return std::clamp(m_settings->value(QLatin1String(key)).toInt(), 0, 2);
    };
    m_languages->setChoice(static_cast<LanguageChoice>(stored("look/language")));
    m_look->setChoice(static_cast<ToneChoice>(stored("look/tone")));
    m_workbench = std::make_unique<Workbench>(*m_data, *m_languages);
    m_window = std::make_unique<MainWindow>(*m_workbench, *m_look, *m_languages, *m_settings);
}

Application::~Application() = default;

void Application::importPaths(const QStringList& paths) { m_window->importPaths(paths); }

void Application::raise(const QByteArray& activation)
{
    if (!activation.isEmpty()) {
        qputenv("XDG_ACTIVATION_TOKEN", activation);  // Qt's Wayland part takes it from there
    }
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

}  // namespace podium::desktop
