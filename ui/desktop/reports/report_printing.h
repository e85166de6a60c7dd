// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/reports/drawn_report.h"

class QPrinter;
class QWidget;

namespace podium::desktop {

/// Prints the pages of a report at their size, those alone that the printer is asked for. False where the printer takes
/// no page; what came before is printed. The printer is given the report's paper.
[[nodiscard]] bool printReport(QPrinter& printer, const reports::DrawnReport& report);

/// Asks for the printer and prints; says so in words where that fails.
void askAndPrint(const std::shared_ptr<const reports::DrawnReport>& report, QWidget* parent);

}  // namespace podium::desktop
