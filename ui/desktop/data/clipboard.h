// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QMimeData>
#include <QStringList>

#include "app/analysis/figure.h"

namespace podium::desktop {

/// Rows of a table as they are shown.
struct CopiedTable {
    QStringList header;
    std::vector<bool> isNumber;  ///< one a column: set right-aligned
    QList<QStringList> rows;
};

/// For spreadsheets and documents: text with tabs between columns, and an HTML table. What a spreadsheet would take for
/// a formula is preceded by an apostrophe.
[[nodiscard]] std::unique_ptr<QMimeData> clipboardOf(const CopiedTable& table);

/// For whatever takes it: a picture, an SVG drawing, HTML with the picture, its footnote and the table of its values,
/// and text with the table and the footnote. The same light slide that Export offers first.
[[nodiscard]] std::unique_ptr<QMimeData> clipboardOf(const Figure& figure);

}  // namespace podium::desktop
