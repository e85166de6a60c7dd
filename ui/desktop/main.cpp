// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>

#include "ui/desktop/application.h"
#include "ui/desktop/instance/single_instance.h"
#include "ui/desktop/window/main_window.h"

namespace {

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// What the command line can say without a window.
bool asksForWords(int argc, char** argv)
{
    return std::any_of(argv, argv + argc, [](const char* argument) {
        const QByteArray word(argument);
        return word == "-h" || word == "--help" || word == "--help-all" || word == "-v" || word == "--version";
    });
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
    // A file that may grow no further shows as a failed write, so that files in work are still tidied up.
    std::signal(SIGXFSZ, SIG_IGN);
    if (!hasDisplay() && asksForWords(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    } else if (!hasDisplay()) {
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
    const QCommandLineOption database(QStringLiteral("db"), QStringLiteral("Work on this database."),
                                      QStringLiteral("FILE"));
    parser.addOption(database);
    parser.addPositionalArgument(QStringLiteral("PATH"),
                                 QStringLiteral("Folders, archives or logs to import, and views and reports to open."),
                                 QStringLiteral("[PATH...]"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(qt);

    podium::services::WorkspaceOptions options;
    if (parser.isSet(database)) {
        options.database = parser.value(database).toStdString();
    }
    using podium::desktop::SingleInstance;
    const podium::desktop::StartRequest request{absolutePaths(parser.positionalArguments()),
                                                qgetenv("XDG_ACTIVATION_TOKEN")};
    SingleInstance instance(options.database.value_or(std::filesystem::path()));
    const SingleInstance::Role role = instance.begin(request);
    if (role == SingleInstance::Role::Second) {
        return 0;
    }
    podium::desktop::Application application(qt, options, std::make_unique<QSettings>());
    QObject::connect(&instance, &SingleInstance::requested, &application.window(),
                     [&application](const podium::desktop::StartRequest& further) {
                         application.raise(further.activation);
                         application.importPaths(further.paths);
                     });
    application.window().show();
    if (!request.paths.isEmpty()) {
        application.importPaths(request.paths);
    }
    return QApplication::exec();
}
