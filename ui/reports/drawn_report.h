// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "app/reports/report.h"
#include "ui/charts/scene_drawing.h"

namespace podium::reports {

class ReportPages;

/// A report with its figures laid out for its paper: what every format shows. Needs a QApplication.
class DrawnReport {
public:
    /// Errors: InvalidInput, context the section's heading, where the paper has no room for its figure.
    [[nodiscard]] static Result<std::unique_ptr<DrawnReport>> draw(Report report);

    DrawnReport(const DrawnReport&) = delete;
    DrawnReport& operator=(const DrawnReport&) = delete;
    ~DrawnReport();

    [[nodiscard]] const Report& report() const { return m_report; }
    /// Null: the section has no figure.
    [[nodiscard]] charts::SceneDrawing* drawing(std::size_t section) const { return m_drawings.at(section).get(); }
    /// Of that drawing, in units of the page.
    [[nodiscard]] QSizeF drawingSize(std::size_t section) const { return m_sizes.at(section); }
    [[nodiscard]] ReportDocument document() const;
    /// Puts it on its pages, which pages() gives then. `progress` as for ReportPages. Errors: InvalidInput for more
    /// pages than a report may have, Cancelled.
    [[nodiscard]] Status layOut(const std::function<bool(std::size_t pages)>& progress = {}) const;
    /// Put on its pages at the first call, where layOut() has not done it; preview, printer and PDF share them. Of one thread only.
    [[nodiscard]] const ReportPages& pages() const;

private:
    explicit DrawnReport(Report report);

    Report m_report;
    std::vector<std::unique_ptr<charts::SceneDrawing>> m_drawings;
    std::vector<QSizeF> m_sizes;
    mutable std::unique_ptr<ReportPages> m_pages;
};

}  // namespace podium::reports
