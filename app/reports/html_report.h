// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/reports/report.h"
#include "db/records/result.h"

namespace podium {

/// A report as one file of HTML in XML syntax that needs nothing beside it: contents with anchors, drawings as inline
/// SVG with their summary as alternative text, tables, footnotes and sources as text. It prints on the report's paper.
/// The same report gives the same bytes. Errors: those of the drawings.
[[nodiscard]] Result<std::string> encodeHtmlReport(const ReportDocument& document);

}  // namespace podium
