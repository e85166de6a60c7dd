// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/analysis/figure.h"
#include "ui/charts/page_style.h"

namespace podium::charts {

/// One column of row labels in its place.
struct PlacedColumn {
    ColumnRole role = ColumnRole::Name;
    double left = 0;
    double width = 0;
    QString heading;
    double headingLeft = 0;

    /// Of texts that are aligned to the right.
    [[nodiscard]] double right() const { return left + width; }
};

/// The columns of row labels, and behind them that of the marks' labels where there is one, as wide as their longest text where there is room.
struct LabelColumns {
    std::vector<PlacedColumn> columns;
    double right = 0;    ///< where the last one ends
    bool whole = false;  ///< none had to be narrower than its longest text
};

/// Places the columns from `left` on within `width`; where the figure has a heading for the labels of marks, a column
/// for them follows, which may take more, up to `widest` in all. What does not fit is taken from the name first, then from the
/// accelerator and the facts; the count keeps its width. `anyBold`: every row may become bold, and has the room.
/// `twoLines`: a name's system stands below its submitter.
[[nodiscard]] LabelColumns placeColumns(const Figure& figure, const TextMeasure& measure, double pixelSize, double left,
                                        double width, double widest, bool anyBold = false, bool twoLines = false);

/// "submitter, system" in this width: whole, else the submitter shortened, else without the system.
[[nodiscard]] QString nameInWidth(const Cell& cell, const TextMeasure& measure, double pixelSize, bool bold,
                                  double width);

}  // namespace podium::charts
