// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/drawn_report.h"

#include <cmath>
#include <utility>

#include "ui/charts/figure_layout.h"
#include "ui/reports/report_pages.h"
#include "ui/reports/report_style.h"

namespace podium::reports {

DrawnReport::DrawnReport(Report report) : m_report(std::move(report)) {}

DrawnReport::~DrawnReport() = default;

Result<std::unique_ptr<DrawnReport>> DrawnReport::draw(Report report)
{
    std::unique_ptr<DrawnReport> drawn(new DrawnReport(std::move(report)));
    const ReportPaper paper = ReportPaper::of(drawn->m_report);
    for (const ReportSection& section : drawn->m_report.sections) {
        drawn->m_drawings.emplace_back();
        drawn->m_sizes.emplace_back();
        if (!section.figure) {
            continue;
        }
        FigureStyle style;
        style.preset = "full";  // its resolution is that of the page's units
        style.width = static_cast<int>(paper.body.width());
        style.height = figureHeight(*section.figure, section.maxRows, paper);
        style.language = drawn->m_report.language;
        charts::LayoutLimits limits;
        limits.maxRows = section.maxRows;
        auto laidOut = charts::layOut(*section.figure, style.width, style.height, figureStyle(), limits);
        if (!laidOut) {
            return failure(laidOut.error().code, section.heading, laidOut.error().detail);
        }
        drawn->m_drawings.back() = std::make_unique<charts::SceneDrawing>(std::move(*laidOut), style);
        drawn->m_sizes.back() = QSizeF(style.width, style.height);
    }
    return drawn;
}

Status DrawnReport::layOut(const std::function<bool(std::size_t pages)>& progress) const
{
    if (!m_pages) {
        m_pages = std::make_unique<ReportPages>(*this, progress);
    }
    Status state = m_pages->state();
    if (!state) {
        m_pages.reset();
    }
    return state;
}

const ReportPages& DrawnReport::pages() const
{
    if (!m_pages) {
        m_pages = std::make_unique<ReportPages>(*this);
    }
    return *m_pages;
}

ReportDocument DrawnReport::document() const
{
    ReportDocument document{m_report, {}};
    for (std::size_t index = 0; index < m_drawings.size(); ++index) {
        charts::SceneDrawing* drawing = m_drawings[index].get();
        document.pictures.push_back({drawing == nullptr ? nullptr : &drawing->figure(), drawing, m_sizes[index].width(),
                                     m_sizes[index].height()});
    }
    return document;
}

}  // namespace podium::reports
