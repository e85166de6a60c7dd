// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ui/reports/drawn_report.h"

namespace podium::reports {

enum class ReportFormat { Pdf, Html, Odt };

/// "pdf", "html", "odt".
[[nodiscard]] std::string_view toString(ReportFormat format);
/// By name or ending: "pdf", ".PDF", "htm".
[[nodiscard]] std::optional<ReportFormat> reportFormatFromString(std::string_view text);

/// Called before each page of a PDF, and once in a hundred while they are laid out, `pages` being 0 then; false stops.
using PageProgress = std::function<bool(std::size_t page, std::size_t pages)>;

/// The whole file. The same report gives the same bytes in every run and under every locale and time zone; PDF only
/// where a HeadlessApplication has fixed the order of Qt's hashes.
/// Errors: FileUnwritable, context the format; Cancelled; InvalidInput for a PDF of more than mostReportPages.
[[nodiscard]] Result<std::string> encodeReport(const DrawnReport& drawn, ReportFormat format,
                                               const PageProgress& progress = {});

}  // namespace podium::reports
