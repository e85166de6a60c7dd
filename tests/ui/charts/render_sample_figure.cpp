// SPDX-License-Identifier: GPL-3.0-or-later
// render_sample_figure LANGUAGE FORMAT: writes the figure of METRICS.md's worked values to standard output.
#include <cstdio>
#include <iostream>

#include "tests/app/analysis/figure_samples.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/figure_export.h"

int main(int argc, char** argv)
{
    using namespace podium;
    const auto language = argc == 3 ? languageFromString(argv[1]) : std::nullopt;
    if (!language) {
        std::cerr << "usage: render_sample_figure en|de FORMAT\n";
        return 2;
    }
    test::application();
    const FigureSpec spec = test::specOf(FigureKind::TimeToTrain, *language);
    const auto rendered = charts::renderFigure(test::figureOf(spec, test::workedRows()), spec.style, argv[2]);
    if (!rendered) {
        std::cerr << rendered.error().detail << '\n';
        return 1;
    }
    return std::fwrite(rendered->bytes.data(), 1, rendered->bytes.size(), stdout) == rendered->bytes.size() ? 0 : 1;
}
