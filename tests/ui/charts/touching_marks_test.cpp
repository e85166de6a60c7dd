// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/figure_layout.h"

using namespace podium;
using namespace podium::charts;

namespace {

using Rows = std::vector<store::SubmissionRow>;

LaidOutFigure laidOut(const Figure& figure) { return *layOut(figure, 1600, 900, PageStyle::forPage(1600, 900)); }

/// Blackwell against Hopper in two benchmarks, at every count nearly as much faster as at the one before.
Figure nearRatios()
{
    Rows rows;
    for (const char* benchmark : {"llama31_405b", "llama2_70b_lora"}) {
        for (const std::int64_t count : {8, 16, 64, 512, 1024}) {
            const double minutes = 9000.0 / static_cast<double>(count);
            const std::string name = std::string(benchmark) + std::to_string(count);
            rows.push_back(
                test::sampleRow("h" + name, (2 + 0.001 * std::log2(static_cast<double>(count))) * minutes, count));
            rows.back().accelerator.generation = "NVIDIA Hopper";
            rows.back().key.benchmark = rows.back().benchmark = benchmark;
            rows.push_back(test::sampleRow("b" + name, minutes, count));
            rows.back().accelerator.generation = "NVIDIA Blackwell";
            rows.back().key.benchmark = rows.back().benchmark = benchmark;
        }
    }
    FigureSpec spec = test::specOf(FigureKind::Generations);
    spec.generations = {{"NVIDIA Blackwell"}, "NVIDIA Hopper"};
    return test::figureOf(spec, rows);
}

Figure scalingOf(double minutes)
{
    Rows rows{test::sampleRow("one", 100, 512), test::sampleRow("one", 50, 1024), test::sampleRow("two", minutes, 512),
              test::sampleRow("two", minutes / 1.9, 1024)};
    for (std::size_t index = 0; index < rows.size(); ++index) {
        rows[index].submitter = rows[index].key.submitter = index < 2 ? "Acme" : "Bolt";
        rows[index].key.system += std::to_string(index);
    }
    return test::figureOf(test::specOf(FigureKind::Scaling), rows);
}

}  // namespace

TEST_CASE("Dots of nearly one ratio stand above and below each other, where their ratio says", "[layout]")
{
    test::application();
    const LaidOutFigure drawn = laidOut(nearRatios());
    const FigureLayout& layout = drawn.layout;
    REQUIRE(layout.dots.size() == 11);  // and the geometric mean
    std::size_t labels = 0;
    for (std::size_t one = 0; one < layout.dots.size(); ++one) {
        const Mark& mark = drawn.figure.series[layout.dots[one].series].marks[layout.dots[one].mark];
        CHECK(layout.dots[one].center.x() == Approx(layout.xOf(mark.value)));
        const PlacedRow& row = layout.rows[static_cast<std::size_t>(mark.position)];
        CHECK(row.band.contains(layout.dots[one].center));
        for (std::size_t other = one + 1; other < layout.dots.size(); ++other) {
            const QPointF apart = layout.dots[other].center - layout.dots[one].center;
            CHECK(std::hypot(apart.x(), apart.y()) >= layout.markerSize - 0.01);
        }
        for (const PlacedText& text : layout.texts) {
            if (text.role == TextRole::Value && text.text == QString::fromStdString(mark.label)) {
                ++labels;
            }
        }
    }
    // Both rows have the same counts: each of the ten dots finds its label in both.
    CHECK(labels == 20);
}

TEST_CASE("Marks at one count that would hide each other stand side by side", "[layout]")
{
    test::application();
    const LaidOutFigure drawn = laidOut(scalingOf(100.5));
    const FigureLayout& layout = drawn.layout;
    REQUIRE(layout.points.size() == 4);
    for (std::size_t one = 0; one < layout.points.size(); ++one) {
        const Mark& mark = drawn.figure.series[layout.points[one].series].marks[layout.points[one].mark];
        CHECK(layout.points[one].center.y() == Approx(layout.yOf(mark.value)));
        CHECK(std::abs(layout.points[one].center.x() - layout.xOfPosition(mark.position)) <= layout.markerSize);
        for (std::size_t other = one + 1; other < layout.points.size(); ++other) {
            const QPointF apart = layout.points[other].center - layout.points[one].center;
            CHECK(std::hypot(apart.x(), apart.y()) >= 0.75 * layout.markerSize);
        }
    }

    const auto isExplained = [](const Figure& figure) {
        return std::any_of(figure.legend.begin(), figure.legend.end(),
                           [](const LegendEntry& entry) { return entry.text == "side by side: at one count"; });
    };
    CHECK(isExplained(drawn.figure));

    const LaidOutFigure apart = laidOut(scalingOf(180));
    CHECK_FALSE(isExplained(apart.figure));
    for (const PlacedPoint& point : apart.layout.points) {
        const Mark& mark = apart.figure.series[point.series].marks[point.mark];
        CHECK(point.center.x() == Approx(apart.layout.xOfPosition(mark.position)));
    }
}

TEST_CASE("The count of a row's only dot has the letters of the others, above its dot", "[layout]")
{
    test::application();
    Rows rows;
    for (const char* benchmark : {"llama31_405b", "llama2_70b_lora"}) {
        for (const std::int64_t count : {8, 64}) {
            if (count == 64 && benchmark == std::string("llama31_405b")) {
                continue;
            }
            for (const char* generation : {"NVIDIA Hopper", "NVIDIA Blackwell"}) {
                const bool before = generation == std::string("NVIDIA Hopper");
                const double minutes = before && count == 64 ? 300 : before ? 200 : 90;
                rows.push_back(
                    test::sampleRow(std::string(generation) + benchmark + std::to_string(count), minutes, count));
                rows.back().accelerator.generation = generation;
                rows.back().key.benchmark = rows.back().benchmark = benchmark;
            }
        }
    }
    FigureSpec spec = test::specOf(FigureKind::Generations);
    spec.generations = {{"NVIDIA Blackwell"}, "NVIDIA Hopper"};
    const LaidOutFigure drawn = laidOut(test::figureOf(spec, rows));
    REQUIRE(drawn.layout.dots.size() == 4);  // and the geometric mean
    std::vector<PlacedText> labels;
    for (const PlacedText& text : drawn.layout.texts) {
        if (text.role == TextRole::Value) {
            labels.push_back(text);
        }
    }
    REQUIRE(labels.size() == 3);
    for (const PlacedText& label : labels) {
        CHECK(label.pixelSize == labels.front().pixelSize);
        REQUIRE(label.row < drawn.layout.rows.size());
        CHECK(label.rect.bottom() <= drawn.layout.rows[label.row].center);
    }
}
