// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include "ui/desktop/application.h"
#include "ui/desktop/data/data_service.h"
#include "ui/desktop/window/main_window.h"

namespace {

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

QStringList absolutePaths(const QStringList& names)
{
    QStringList paths;
    for (const QString& name : names) {
        paths << QFileInfo(name).absoluteFilePath();
    }
    return paths;
}

}  // namespace

int main(int argc, char** argv)
{
    if (!hasDisplay()) {
        std::fputs("podium: there is no display. podium-cli does without one.\n", stderr);
        return 2;
    }
    QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Podium"));
    QApplication::setApplicationVersion(QStringLiteral(PODIUM_VERSION));
    QApplication::setOrganizationName(QStringLiteral("podium"));
    QApplication::setDesktopFileName(QStringLiteral("podium"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Browses the public MLPerf Training results."));
    const QCommandLineOption database(QStringLiteral("db"), QStringLiteral("Work on this database."), QStringLiteral("FILE"));
    parser.addOption(database);
    parser.addPositionalArgument(QStringLiteral("PATH"), QStringLiteral("Folders, archives or logs to import."), QStringLiteral("[PATH...]"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(qt);

    podium::services::WorkspaceOptions options;
    if (parser.isSet(database)) {
        options.database = parser.value(database).toStdString();
    }
    podium::desktop::Application application(qt, options, std::make_unique<QSettings>());
    application.window().show();
    const QStringList paths = absolutePaths(parser.positionalArguments());
    if (!paths.isEmpty()) {
        QObject::connect(&application.data(), &podium::desktop::DataService::opened, &application.window(),
                         [&application, paths] { application.data().importPaths(paths); },
                         Qt::SingleShotConnection);
    }
    application.open();
    return QApplication::exec();
}
