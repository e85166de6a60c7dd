// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/headless.h"

#include <cstdio>

#include <QApplication>
#include <QByteArray>
#include <QHashFunctions>

namespace podium::charts {

namespace {

constexpr const char* platform = "QT_QPA_PLATFORM";

/// Only what ends the program is worth a user's eyes.
void keepQuiet(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg) {
        std::fprintf(stderr, "%s\n", message.toLocal8Bit().constData());
    }
}

}  // namespace

void prepareHeadless()
{
    const bool display = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (qEnvironmentVariableIsEmpty(platform) && !display) {
        qputenv(platform, QByteArray("offscreen"));
    }
}

HeadlessApplication::HeadlessApplication()
{
    static int count = 1;
    static char name[] = "podium";
    static char* arguments[] = {name, nullptr};
    qputenv(platform, QByteArray("offscreen"));
    // QPdfWriter embeds fonts in the order of a hash, which is another one in each process.
    QHashSeed::setDeterministicGlobalSeed();
    qInstallMessageHandler(keepQuiet);
    m_application = std::make_unique<QApplication>(count, arguments);
}

HeadlessApplication::~HeadlessApplication()
{
    m_application.reset();
    qInstallMessageHandler(nullptr);
}

}  // namespace podium::charts
