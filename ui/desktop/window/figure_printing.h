// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/analysis/figure.h"

class QPrinter;
class QWidget;

namespace podium::desktop {

/// Draws one figure a sheet, laid out anew for the sheet's printable area, in the colours of paper. False where a figure
/// has no room on it, or where the printer takes no sheet; what came before is printed.
[[nodiscard]] bool printFigures(QPrinter& printer, const std::vector<Figure>& figures);

/// Asks for the printer and prints; says so in words where that fails.
void askAndPrint(std::vector<Figure> figures, QWidget* parent);

/// Shows the sheets as they would come out; paper, orientation and margins are chosen there.
void previewPrint(std::vector<Figure> figures, QWidget* parent);

}  // namespace podium::desktop
