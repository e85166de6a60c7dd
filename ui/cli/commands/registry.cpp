// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/command.h"

#include "ui/cli/commands/commands.h"

namespace podium::cli {

std::vector<std::unique_ptr<Command>> makeCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(makeImportCommand());
    commands.push_back(makeListCommand());
    commands.push_back(makeShowCommand());
    commands.push_back(makeFigureCommand());
    commands.push_back(makeExportsCommand());
    commands.push_back(makeOverviewCommand());
    commands.push_back(makeCompareCommand());
    commands.push_back(makeFootprintCommand());
    commands.push_back(makeViewsListCommand());
    commands.push_back(makeViewsExportCommand());
    commands.push_back(makeViewsImportCommand());
    commands.push_back(makeReportCommand());
    commands.push_back(makeDbInfoCommand());
    commands.push_back(makeDbCheckCommand());
    commands.push_back(makeDbBackupCommand());
    commands.push_back(makeDbExportCommand());
    commands.push_back(makeDbExportCatalogueCommand());
    return commands;
}

}  // namespace podium::cli
