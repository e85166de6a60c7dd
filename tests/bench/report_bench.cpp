// SPDX-License-Identifier: GPL-3.0-or-later
// A report of the views that ship with the program over the whole catalogue, in each format: results read, figures laid
// out, drawn and encoded, in memory.
#include <string>
#include <utility>

#include <fmt/format.h>

#include "app/services/report_service.h"
#include "app/services/shipped_views.h"
#include "tests/bench/catalogue.h"
#include "tests/bench/report.h"
#include "ui/reports/report_formats.h"

namespace podium::bench {

namespace {

constexpr int rounds = 7;

// Milliseconds of the design for one figure. In a report it takes a change of the filter and an export; ODT holds it twice.
constexpr double changeBudget = 16;
constexpr double vectorBudget = 50;
constexpr double pixelBudget = 150;

ReportDescription allViews(const services::Workspace& workspace)
{
    ReportDescription description;
    for (services::ShippedView& shipped : valueOf(services::shippedViews(workspace.viewsFolder()))) {
        SectionDescription section;
        section.view = std::move(shipped.view);
        description.sections.push_back(std::move(section));
    }
    return description;
}

void measureReport(const services::Workspace& workspace, reports::ReportFormat format, double budgetOfFigure)
{
    const ReportDescription description = allViews(workspace);
    const Sample measured = medianOf(rounds, [&] {
        const auto drawn =
            valueOf(reports::DrawnReport::draw(valueOf(services::makeReport(workspace, description, "2026-12-01"))));
        return valueOf(reports::encodeReport(*drawn, format));
    });
    const std::size_t views = description.sections.size();
    report(fmt::format("Report of {} views as {}", views, toString(format)), measured, "ms",
           static_cast<double>(views) * budgetOfFigure);
}

}  // namespace

}  // namespace podium::bench

int main()
{
    using namespace podium::bench;
    using podium::reports::ReportFormat;
    return onCatalogue("report_bench", [](const podium::services::Workspace& workspace) {
        measureReport(workspace, ReportFormat::Pdf, changeBudget + vectorBudget);
        measureReport(workspace, ReportFormat::Html, changeBudget + vectorBudget);
        measureReport(workspace, ReportFormat::Odt, changeBudget + vectorBudget + pixelBudget);
    });
}
