// SPDX-License-Identifier: GPL-3.0-or-later
// Export of the figures that the window shows first: laid out, drawn and encoded, in memory.
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/bench/report.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/pages/page.h"

namespace podium::desktop {

namespace {

constexpr int rounds = 15;

void measureExport(const Figure& figure, const std::string& name, const char* format, const char* title, double scale,
                   double budget)
{
    FigureStyle style;
    style.scale = scale;
    std::vector<bench::Sample> samples;
    for (int round = 0; round <= rounds; ++round) {
        const bench::Sample begin = bench::timeNow();
        const auto rendered = charts::renderFigure(figure, style, format);
        const bench::Sample end = bench::timeNow();
        if (!rendered) {
            throw std::runtime_error(rendered.error().detail);
        }
        if (round > 0) {  // the first loads fonts
            samples.push_back({(end.wall - begin.wall) * 1e3, (end.cpu - begin.cpu) * 1e3});
        }
    }
    bench::report("Export, " + name + ", " + title, bench::median(samples), "ms", budget);
}

void measurePage(WindowFixture& program, const char* page, const std::string& name)
{
    program.window().showPage(QLatin1String(page));
    if (!WindowFixture::becomes([&] { return program.window().currentPage()->figureForExport().has_value(); })) {
        throw std::runtime_error("the page has no figure");
    }
    const Figure figure = *program.window().currentPage()->figureForExport();
    measureExport(figure, name, "png", "PNG at 2x", 2, 150);
    measureExport(figure, name, "svg", "SVG", 1, 50);
    measureExport(figure, name, "pdf", "PDF", 1, 50);
}

}  // namespace

}  // namespace podium::desktop

int main()
{
    try {
        podium::desktop::WindowFixture program;
        podium::desktop::measurePage(program, "timeToTrainPage", "time to train");
        podium::desktop::measurePage(program, "runsPage", "runs");
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "export_bench: %s\n", failure.what());
        return 1;
    }
    return 0;
}
