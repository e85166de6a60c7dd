// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include "app/reports/report.h"
#include "ui/charts/page_style.h"

class QPageLayout;

namespace podium::reports {

/// Units of a report's page in an inch: half points, the pixels of a figure on a page of this size.
inline constexpr double unitsPerInch = 144;

/// The type scale, in units: 30 is 15 points.
struct ReportType {
    static constexpr double title = 52;
    static constexpr double subtitle = 26;
    static constexpr double heading = 32;
    static constexpr double subheading = 23;
    static constexpr double body = 19;
    static constexpr double small = 16;  ///< captions, contents' findings, footnotes
    static constexpr double table = 15;
    static constexpr double running = 15;    ///< header and footer
    static constexpr double leading = 1.42;  ///< of a line of text, of its size
    static constexpr double tight = 1.3;     ///< of titles and tables
};

/// Where things stand on a page, in units.
struct ReportPaper {
    QSizeF size;
    QRectF body;  ///< of text and figures
    QRectF header;
    QRectF footer;

    [[nodiscard]] static ReportPaper of(const Report& report);
    [[nodiscard]] static QPageLayout layoutOf(const Report& report);
};

/// Sizes of a figure that stands in a report's text, flush with it.
[[nodiscard]] charts::PageStyle figureStyle();

/// How high a figure stands: rows have room for their labels, plots of numbers a pleasant shape.
[[nodiscard]] int figureHeight(const Figure& figure, std::size_t maxRows, const ReportPaper& paper);

}  // namespace podium::reports
