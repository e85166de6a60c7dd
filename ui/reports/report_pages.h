// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include <QString>

#include "app/reports/report_table.h"
#include "ui/reports/drawn_report.h"
#include "ui/reports/page_flow.h"
#include "ui/reports/report_style.h"

namespace podium::reports {

/// An entry of the outline, which readers of PDF show beside the pages.
struct OutlineEntry {
    QString title;
    std::size_t page = 0;  ///< from 0 on
    double top = 0;        ///< from the top of the page, in units
};

/// A report on its pages, the same for PDF, printer and preview. Units are 1/144 inch.
class ReportPages {
public:
    /// `drawn` must outlive the pages.
    explicit ReportPages(const DrawnReport& drawn);
    ReportPages(const ReportPages&) = delete;
    ReportPages& operator=(const ReportPages&) = delete;

    [[nodiscard]] std::size_t count() const { return m_flow.pages.size(); }
    [[nodiscard]] QSizeF pageSize() const { return m_paper.size; }
    [[nodiscard]] const Report& report() const { return m_drawn.report(); }

    /// Paints a page from (0, 0) on.
    void paint(QPainter& painter, std::size_t page) const;

    [[nodiscard]] const std::vector<OutlineEntry>& outline() const { return m_outline; }
    /// Links of a page, in its coordinates.
    [[nodiscard]] std::vector<PageLink> links(std::size_t page) const;
    /// Where a link to a mark leads; null: nowhere.
    [[nodiscard]] const MarkPlace* place(int mark) const;

private:
    void addSection(std::size_t index);
    void addSources();
    void addTable(const ReportTable& table, const QString& title);
    void settlePages();
    void paintRunning(QPainter& painter, std::size_t page) const;

    const DrawnReport& m_drawn;
    const ReportPaper m_paper;
    PageBoxes m_boxes;
    bool m_hasSections = false;  ///< that show anything
    std::vector<PageBoxes> m_heads;
    std::shared_ptr<std::vector<std::size_t>> m_markPages;
    PageFlow m_flow;
    std::vector<OutlineEntry> m_outline;
};

}  // namespace podium::reports
