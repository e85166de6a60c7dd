// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reports/report_table.h"
#include "ui/reports/page_flow.h"

namespace podium::reports {

/// A table as boxes.
struct TableBoxes {
    PageBoxes rows;  ///< caption, facts, head and rows
    PageBoxes head;  ///< what stands above the rows on the pages that follow: the caption, continued, and the head
};

/// `number` is the table's place among the heads of the flow; `continued` its caption on later pages. Rows that a page of
/// this height cannot hold below the head are parted.
[[nodiscard]] TableBoxes tableBoxes(const ReportTable& table, const QString& continued, double width, int number,
                                    double pageHeight);

/// Widths of columns that add up to `width` at most, as lowTableWidths() has them.
[[nodiscard]] std::vector<double> columnWidths(const FigureTable& table, double width);

}  // namespace podium::reports
