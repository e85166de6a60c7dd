// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/exports/figure_format.h"
#include "app/exports/xlsx_workbook.h"

namespace podium {

/// A spreadsheet's own chart, and how large it stands.
struct XlsxChart {
    lxw_chart* chart = nullptr;
    int width = 0;  ///< pixels
    int height = 0;
};

/// The names of the sheets that a chart lies on.
struct XlsxSheetNames {
    std::string data;
    std::string plotted;
};

/// Writes what is plotted into its sheet, as links to the values of the data sheet, and makes a chart of the same kind
/// as the figure from it: bars, lines over accelerators or rounds, strips of runs. Axes have the figure's titles, limits
/// and scale, series its colours. Whiskers and lines of a baseline are left out: libxlsxwriter has none
/// that differ from point to point.
[[nodiscard]] XlsxChart addXlsxChart(XlsxWorkbook& book, lxw_worksheet* plotted, const XlsxSheetNames& names,
                                     const FigureDocument& document);

}  // namespace podium
