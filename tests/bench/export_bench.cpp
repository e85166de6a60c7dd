// SPDX-License-Identifier: GPL-3.0-or-later
// Export of figures of the whole catalogue in every format: laid out, drawn and encoded, in memory.
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

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
    std::vector<Sample> samples;
    for (int round = 0; round <= rounds; ++round) {
        const Sample begin = timeNow();
        const charts::RenderedFigure rendered = valueOf(charts::renderFigure(figure, style, format));
        const Sample end = timeNow();
        if (round > 0 && !rendered.bytes.empty()) {  // the first loads fonts
            samples.push_back({(end.wall - begin.wall) * 1e3, (end.cpu - begin.cpu) * 1e3});
        }
    }
    report("Export, " + name + ", " + title, median(samples), "ms", budget);
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
    try {
        const podium::bench::Catalogue catalogue;
        podium::bench::measureFigure(catalogue.workspace(), podium::FigureKind::TimeToTrain, "time to train");
        podium::bench::measureFigure(catalogue.workspace(), podium::FigureKind::Spread, "runs");
        podium::bench::measureFigure(catalogue.workspace(), podium::FigureKind::Convergence, "convergence");
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "export_bench: %s\n", failure.what());
        return 1;
    }
    return 0;
}
