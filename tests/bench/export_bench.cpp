// SPDX-License-Identifier: GPL-3.0-or-later
// Export of figures of the whole catalogue in every format: laid out, drawn and encoded, in memory.
#include <string>

#include "app/analysis/phrasebook.h"
#include "app/services/figure_service.h"
#include "tests/bench/catalogue.h"
#include "tests/bench/report.h"
#include "ui/charts/figure_export.h"

namespace podium::bench {

namespace {

constexpr int rounds = 15;

// Milliseconds. The design names the first two. HTML holds an SVG and XLSX a chart of its own; ODT holds SVG and PNG. Text
// without a picture is to be there within the frame in which it was asked for, as a change of the filter is.
constexpr double pixelBudget = 150;
constexpr double vectorBudget = 50;
constexpr double textBudget = 16;

void measureExport(const Figure& figure, const std::string& name, const char* format, const char* title, double scale,
                   double budget)
{
    FigureStyle style;
    style.scale = scale;
    const Sample measured =
        medianOf(rounds, [&] { return valueOf(charts::renderFigure(figure, style, format)).bytes; });
    report("Export, " + name + ", " + title, measured, "ms", budget);
}

void measureFigure(const services::Workspace& workspace, FigureKind kind, const std::string& name)
{
    FigureSpec spec = defaultSpec(kind);
    spec.filter.benchmarks = {"llama31_405b"};
    const BuiltinPhrasebook phrases(Language::English);
    const Figure figure =
        valueOf(services::makeFigure(workspace, spec, services::queryOf(spec.filter), phrases, "2026-12-01"));
    measureExport(figure, name, "png", "PNG at 2x", 2, pixelBudget);
    measureExport(figure, name, "svg", "SVG", 1, vectorBudget);
    measureExport(figure, name, "pdf", "PDF", 1, vectorBudget);
    measureExport(figure, name, "html", "HTML", 1, vectorBudget);
    measureExport(figure, name, "odt", "ODT", 1, vectorBudget + pixelBudget);
    measureExport(figure, name, "xlsx", "XLSX", 1, vectorBudget);
    for (const char* format : {"csv", "tsv", "json", "md"}) {
        measureExport(figure, name, format, format, 1, textBudget);
    }
}

}  // namespace

}  // namespace podium::bench

int main()
{
    using namespace podium::bench;
    return onCatalogue("export_bench", [](const podium::services::Workspace& workspace) {
        measureFigure(workspace, podium::FigureKind::TimeToTrain, "time to train");
        measureFigure(workspace, podium::FigureKind::Spread, "runs");
        measureFigure(workspace, podium::FigureKind::Convergence, "convergence");
    });
}
