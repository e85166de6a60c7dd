// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of a figure one by one, as files hold them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/curves_data.h"
#include "app/analysis/figure.h"
#include "app/analysis/racks_data.h"

namespace podium {

/// One line of the data: a mark, or a row of the figure that has none. Points into the figure.
struct DataRow {
    const Category* category = nullptr;
    const Series* series = nullptr;
    const Mark* mark = nullptr;
    std::optional<StripValue> strip{};      ///< racks at one density of the strip, in place of a mark
    std::optional<PlotCurvePoint> point{};  ///< of a curve, in place of a mark
};

/// The mark's label and tag as they stand behind it: "12.3 · unverified".
[[nodiscard]] std::string markWords(const Mark& mark);

/// On the value axis; empty: the row has none.
[[nodiscard]] std::optional<double> valueOf(const DataRow& row);
/// On the position axis, where there is one; empty: the row has no value.
[[nodiscard]] std::optional<double> positionOf(const DataRow& row);

/// The marks in the order of the figure: by row, or by series where both axes are numbers. Rows without a mark follow
/// in their place; of racks the values of the strip come last.
[[nodiscard]] std::vector<DataRow> dataRows(const Figure& figure);

/// The mark's own subject, else its row's; null: it stands for no submission.
[[nodiscard]] const Subject* subjectOf(const DataRow& row);
/// Of the submission; of racks the one whose racks are counted; may be empty.
[[nodiscard]] const std::string& referenceOf(const Figure& figure, const DataRow& row);
/// Of racks: what is known of the row's method.
[[nodiscard]] const RackRow& rackRowOf(const Figure& figure, const DataRow& row);
/// Why there is no value, or which rows it stands for; empty: nothing is to be said.
[[nodiscard]] std::string noteOf(const DataRow& row);

}  // namespace podium
