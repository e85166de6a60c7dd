// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/desktop/window_fixture.h"

#include <stdexcept>

#include <QAction>
#include <QApplication>
#include <QFile>

namespace podium::desktop {

namespace {

constexpr int patience = 60'000;  // milliseconds

QApplication& qt()
{
    static QApplication* application = [] {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR);
        static int argc = 1;
        static char name[] = "podium";
        static char* argv[] = {name, nullptr};
        auto* made = new QApplication(argc, argv);  // lives as long as the process
        QApplication::setApplicationName(QStringLiteral("Podium"));
        return made;
    }();
    return *application;
}

}  // namespace

WindowFixture::WindowFixture()
{
    qt();
    if (!QFile::copy(QStringLiteral(PODIUM_FILLED_DATABASE), m_folder.filePath(QStringLiteral("podium.db")))) {
        throw std::runtime_error("the catalogue cannot be copied from " PODIUM_FILLED_DATABASE);
    }
    QSettings settings(m_folder.filePath(QStringLiteral("podium.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("look/tone"), static_cast<int>(ToneChoice::Light));
    settings.setValue(QStringLiteral("look/language"), static_cast<int>(LanguageChoice::English));
    settings.sync();
    start();
}

WindowFixture::~WindowFixture() = default;

void WindowFixture::start()
{
    services::WorkspaceOptions options;
    options.database = m_folder.filePath(QStringLiteral("podium.db")).toStdString();
    m_application = std::make_unique<Application>(
        qt(), options,
        std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("podium.ini")), QSettings::IniFormat));
    window().show();
    window().activateWindow();
    if (!becomes([this] { return bench().isOpen() && !bench().results().rows().empty(); })) {
        throw std::runtime_error("the results do not open");
    }
    settle();
}

void WindowFixture::restart()
{
    window().close();
    m_application.reset();
    start();
}

void WindowFixture::trigger(const char* action)
{
    auto* found = window().findChild<QAction*>(QLatin1String(action));
    if (found == nullptr) {
        throw std::runtime_error(std::string("no action of the name ") + action);
    }
    found->trigger();
    settle();
}

bool WindowFixture::becomes(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, patience); }

void WindowFixture::settle()
{
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

}  // namespace podium::desktop
