// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
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

/// A report of more pages is refused: each takes memory, and nobody reads that many.
inline constexpr std::size_t mostReportPages = 2'000;

/// Called once in a hundred pages while they are laid out, with how many there are about; false stops.
using LayoutProgress = std::function<bool(std::size_t pages)>;

/// A report on its pages, the same for PDF, printer and preview. Units are 1/144 inch.
class ReportPages {
public:
    /// `drawn` must outlive the pages. Where state() says an error, pages are missing.
    explicit ReportPages(const DrawnReport& drawn, const LayoutProgress& progress = {});
    ReportPages(const ReportPages&) = delete;
    ReportPages& operator=(const ReportPages&) = delete;

    /// Errors: InvalidInput for more than mostReportPages, Cancelled.
    [[nodiscard]] const Status& state() const { return m_state; }
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
    /// Whether there is room for more, and nobody has stopped it.
    bool goesOn(const LayoutProgress& progress);
    void refuseLength();
    void paintRunning(QPainter& painter, std::size_t page) const;

    const DrawnReport& m_drawn;
    const ReportPaper m_paper;
    Status m_state;
    PageBoxes m_boxes;
    std::size_t m_measured = 0;  ///< boxes whose height is known
    double m_height = 0;         ///< of these together, in units
    std::size_t m_told = 0;      ///< pages, to `progress`
    bool m_hasSections = false;  ///< that show anything
    std::vector<PageBoxes> m_heads;
    std::shared_ptr<std::vector<std::size_t>> m_markPages;
    PageFlow m_flow;
    std::vector<OutlineEntry> m_outline;
};

}  // namespace podium::reports
