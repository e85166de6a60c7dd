// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/report_style.h"

#include <algorithm>
#include <cmath>

#include <QPageLayout>
#include <QPageSize>

namespace podium::reports {

namespace {

constexpr double unitsPerMillimetre = unitsPerInch / 25.4;
constexpr double side = 20 * unitsPerMillimetre;
constexpr double top = 26 * unitsPerMillimetre;
constexpr double bottom = 22 * unitsPerMillimetre;
constexpr double headerTop = 13 * unitsPerMillimetre;
constexpr double runningHeight = 22;

QPageSize pageSizeOf(const Report& report)
{
    return QPageSize(report.paper == PaperSize::Letter ? QPageSize::Letter : QPageSize::A4);
}

}  // namespace

QPageLayout ReportPaper::layoutOf(const Report& report)
{
    return {pageSizeOf(report),
            report.orientation == PaperOrientation::Landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
            QMarginsF(0, 0, 0, 0)};
}

ReportPaper ReportPaper::of(const Report& report)
{
    const QRectF points = layoutOf(report).fullRect(QPageLayout::Point);
    ReportPaper paper;
    paper.size = points.size() * (unitsPerInch / 72);
    const double width = std::floor(paper.size.width() - 2 * side);
    paper.body = QRectF(side, top, width, std::floor(paper.size.height() - top - bottom));
    paper.header = QRectF(side, headerTop, width, runningHeight);
    paper.footer = QRectF(side, paper.size.height() - headerTop - runningHeight, width, runningHeight);
    return paper;
}

charts::PageStyle figureStyle()
{
    charts::PageStyle style;
    style.title = 23;
    style.subtitle = 17;
    style.axisTitle = 16;
    style.label = 16;
    style.smallestLabel = 13;
    style.note = 16;
    style.footnote = 13;
    style.smallestFootnote = 12;
    style.smallestNote = 13;
    style.margin = 1;
    style.marginTop = 4;
    style.marginBottom = 4;
    style.unit = 0.8;
    style.fillsPage = true;
    return style;
}

int figureHeight(const Figure& figure, std::size_t maxRows, const ReportPaper& paper)
{
    constexpr double aroundRows = 370;  ///< titles, legend, axis, notes and footnote
    constexpr double room = 90;         ///< of a heading above
    const double least = std::min(560.0, paper.body.height() - room);
    const double most = paper.body.height() - room;
    double height = paper.body.width() * 0.66;
    if (!figure.positionAxis && !figure.racks && !figure.curves) {
        const auto rows = static_cast<double>(std::min(figure.categories.size(), maxRows + 1));
        height = aroundRows + rows * (figure.matrix ? 34 : 27);
    }
    height += 20 * static_cast<double>(figure.notes.size());
    return static_cast<int>(std::floor(std::clamp(height, least, most)));
}

}  // namespace podium::reports
