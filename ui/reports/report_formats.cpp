// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/report_formats.h"

#include <algorithm>
#include <cctype>

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include "app/reports/html_report.h"
#include "app/reports/odt_report.h"
#include "ui/reports/pdf_outline.h"
#include "ui/reports/report_pages.h"

namespace podium::reports {

namespace {

Result<std::string> encodePdf(const DrawnReport& drawn, const PageProgress& progress)
{
    const Status laidOut = drawn.layOut([&progress](std::size_t pages) { return !progress || progress(pages, 0); });
    if (!laidOut) {
        return tl::unexpected(laidOut.error());
    }
    const ReportPages& pages = drawn.pages();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Podium"));
    writer.setTitle(QString::fromStdString(drawn.report().title));
    writer.setResolution(static_cast<int>(unitsPerInch));
    writer.setPageLayout(ReportPaper::layoutOf(drawn.report()));
    QPainter painter;
    if (!painter.begin(&writer)) {
        return failure(ErrorCode::FileUnwritable, "pdf", "the pages cannot be drawn");
    }
    for (std::size_t page = 0; page < pages.count(); ++page) {
        if (progress && !progress(page, pages.count())) {
            return failure(ErrorCode::Cancelled, "report");
        }
        if (page > 0 && !writer.newPage()) {
            return failure(ErrorCode::FileUnwritable, "pdf", "the pages cannot be drawn");
        }
        pages.paint(painter, page);
    }
    painter.end();
    return withOutline(bytes, pages);
}

}  // namespace

std::string_view toString(ReportFormat format)
{
    return format == ReportFormat::Pdf ? "pdf" : format == ReportFormat::Html ? "html" : "odt";
}

std::optional<ReportFormat> reportFormatFromString(std::string_view text)
{
    if (text.starts_with('.')) {
        text.remove_prefix(1);
    }
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (lower == "pdf") {
        return ReportFormat::Pdf;
    }
    if (lower == "html" || lower == "htm") {
        return ReportFormat::Html;
    }
    return lower == "odt" ? std::optional(ReportFormat::Odt) : std::nullopt;
}

Result<std::string> encodeReport(const DrawnReport& drawn, ReportFormat format, const PageProgress& progress)
{
    switch (format) {
    case ReportFormat::Html:
        return encodeHtmlReport(drawn.document());
    case ReportFormat::Odt:
        return encodeOdtReport(drawn.document());
    case ReportFormat::Pdf:
        break;
    }
    return encodePdf(drawn, progress);
}

}  // namespace podium::reports
