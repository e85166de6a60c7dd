// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/cli/command.h"

namespace podium::cli {

// One function a command, each in the file of its name.
[[nodiscard]] std::unique_ptr<Command> makeImportCommand();
[[nodiscard]] std::unique_ptr<Command> makeListCommand();
[[nodiscard]] std::unique_ptr<Command> makeShowCommand();
[[nodiscard]] std::unique_ptr<Command> makeFigureCommand();
[[nodiscard]] std::unique_ptr<Command> makeExportsCommand();
[[nodiscard]] std::unique_ptr<Command> makeOverviewCommand();
[[nodiscard]] std::unique_ptr<Command> makeCompareCommand();
[[nodiscard]] std::unique_ptr<Command> makeFootprintCommand();
[[nodiscard]] std::unique_ptr<Command> makeViewsListCommand();
[[nodiscard]] std::unique_ptr<Command> makeViewsExportCommand();
[[nodiscard]] std::unique_ptr<Command> makeViewsImportCommand();
[[nodiscard]] std::unique_ptr<Command> makeReportCommand();
[[nodiscard]] std::unique_ptr<Command> makeDbInfoCommand();
[[nodiscard]] std::unique_ptr<Command> makeDbCheckCommand();
[[nodiscard]] std::unique_ptr<Command> makeDbBackupCommand();
[[nodiscard]] std::unique_ptr<Command> makeDbExportCommand();
[[nodiscard]] std::unique_ptr<Command> makeDbExportCatalogueCommand();

}  // namespace podium::cli
