// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/reports/report.h"

namespace podium {

/// Inches of a report's page in an office program.
struct OdtPage {
    double width = 8.27;
    double height = 11.69;
    double textWidth = 6.69;
    double textHeight = 9.5;  ///< below the header, above the footer
};

[[nodiscard]] OdtPage odtPageOf(const Report& report);

/// styles.xml and meta.xml of a report.
[[nodiscard]] std::string odtReportStyles(const Report& report);
[[nodiscard]] std::string odtReportMeta(const Report& report);

}  // namespace podium
