// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/reports/report.h"
#include "db/records/result.h"

namespace podium {

/// A report as OpenDocument text, version 1.3: title, contents with links and page numbers, sections with their figures
/// as pictures, tables and footnotes, sources; running header and page numbers. Without dates but the report's own: the
/// same report gives the same bytes. Errors: those of the drawings; FileUnwritable where there is no memory.
[[nodiscard]] Result<std::string> encodeOdtReport(const ReportDocument& document);

}  // namespace podium
