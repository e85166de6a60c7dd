// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of 100,000 points: a repaint, as hovering and selecting ask for, and a frame of panning or zooming, which lays
// out and paints other axes.
#include <cmath>
#include <cstdio>
#include <stdexcept>
#include <vector>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "app/analysis/figure_axis.h"
#include "tests/bench/report.h"
#include "ui/charts/figure_layout.h"
#include "ui/charts/figure_scene.h"
#include "ui/charts/headless.h"

namespace podium::charts {

namespace {

constexpr int width = 1280;
constexpr int height = 800;
constexpr int points = 100'000;
constexpr int rounds = 15;
constexpr double budget = 33;

/// Times against accelerators, as many systems of four generations would have them.
Figure cloud(SeriesShape shape)
{
    Figure figure;
    figure.kind = FigureKind::Scaling;
    figure.title = "Time to train";
    figure.valueAxis.scale = AxisScale::Log;
    figure.positionAxis = Axis{};
    figure.positionAxis->unit = ValueUnit::Accelerators;
    figure.positionAxis->scale = AxisScale::Log;
    for (const HardwareFamily family :
         {HardwareFamily::Ampere, HardwareFamily::Hopper, HardwareFamily::Blackwell, HardwareFamily::Cdna}) {
        figure.series.push_back({"series", "series", shape, SeriesStroke::Solid, family, {}});
    }
    unsigned random = 1;
    const auto next = [&random] {
        random = random * 1664525U + 1013904223U;
        return static_cast<double>(random >> 8) / (1U << 24);
    };
    for (int index = 0; index < points; ++index) {
        Mark mark;
        mark.reference = "5.0/submitter/system_" + std::to_string(index) + "/llama31_405b";
        mark.position = std::exp2(3 + 11 * (shape == SeriesShape::Line ? index / double(points) : next()));
        mark.value = 100'000 / mark.position * (0.5 + next());
        figure.series[static_cast<std::size_t>(index) % figure.series.size()].marks.push_back(std::move(mark));
    }
    fitValueAxis(figure);
    fitPositionAxis(figure);
    return figure;
}

LaidOutFigure laidOut(const Figure& figure)
{
    auto made = layOut(figure, width, height, PageStyle::forScreen(1));
    if (!made) {
        throw std::runtime_error(made.error().detail);
    }
    return std::move(*made);
}

template <class Frame>
void measure(const std::string& name, Frame frame)
{
    std::vector<bench::Sample> samples;
    for (int round = 0; round <= rounds; ++round) {
        const bench::Sample begin = bench::timeNow();
        frame(round);
        const bench::Sample end = bench::timeNow();
        if (round > 0) {  // the first loads fonts
            samples.push_back({(end.wall - begin.wall) * 1e3, (end.cpu - begin.cpu) * 1e3});
        }
    }
    bench::report(name, bench::median(samples), "ms", budget);
}

void measureShape(SeriesShape shape, const std::string& name)
{
    Figure figure = cloud(shape);
    QImage image(width, height, QImage::Format_RGB32);
    const FigureTheme theme = FigureTheme::of(FigureTone::Light);
    FigureScene scene(laidOut(figure), theme);
    const std::string somewhere = figure.series.front().marks[points / 8].reference;
    measure(name + ", 100,000 points: repaint with a selection", [&](int round) {
        Emphasis emphasis;
        emphasis.selected.insert(round % 2 == 0 ? somewhere : figure.series.back().marks.back().reference);
        scene.setEmphasis(emphasis);
        QPainter painter(&image);
        scene.paint(painter);
    });
    measure(name + ", 100,000 points: mark under the pointer",
            [&](int round) { static_cast<void>(scene.referenceAt(QPointF(width / 2.0 + round, height / 2.0))); });
    measure(name + ", 100,000 points: frame of panning", [&](int round) {
        figure.positionAxis->minimum *= round % 2 == 0 ? 1.1 : 1 / 1.1;
        FigureScene moved(laidOut(figure), theme);
        QPainter painter(&image);
        moved.paint(painter);
    });
}

}  // namespace

}  // namespace podium::charts

int main(int argc, char** argv)
{
    podium::charts::prepareHeadless();
    const QApplication qt(argc, argv);
    try {
        podium::charts::measureShape(podium::SeriesShape::Points, "Scatter");
        podium::charts::measureShape(podium::SeriesShape::Line, "Lines");
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "scatter_bench: %s\n", failure.what());
        return 1;
    }
    return 0;
}
