// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_scene.h"

#include <QChart>
#include <QImage>
#include <QPainter>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"

using namespace podium;
using namespace podium::charts;

namespace {

constexpr int width = 1600;
constexpr int height = 900;

LaidOutFigure laidOut(const Figure& figure)
{
    return *layOut(figure, width, height, PageStyle::forPage(width, height));
}

QImage painted(FigureScene& scene)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    scene.paint(painter);
    return image;
}

Figure worked(AxisScale scale = AxisScale::Linear)
{
    FigureSpec spec = test::specOf(FigureKind::TimeToTrain);
    spec.scale = scale;
    return test::figureOf(spec, test::workedRows());
}

const QChart* chartOf(FigureScene& scene)
{
    for (const QGraphicsItem* item : scene.scene().items()) {
        if (const auto* chart = dynamic_cast<const QChart*>(item)) {
            return chart;
        }
    }
    return nullptr;
}

/// Colour in the middle of a row's band, just right of the axis.
QColor barColour(const QImage& image, const LaidOutFigure& drawn, std::size_t row)
{
    return image.pixelColor(static_cast<int>(drawn.layout.plot.left()) + 6,
                            static_cast<int>(drawn.layout.rows[row].center));
}

}  // namespace

TEST_CASE("Qt Charts' plot stands exactly where the layout says", "[scene]")
{
    test::application();
    for (const AxisScale scale : {AxisScale::Linear, AxisScale::Log}) {
        FigureScene scene(laidOut(worked(scale)), FigureTheme::of(FigureTone::Light));
        const QChart* chart = chartOf(scene);
        REQUIRE(chart != nullptr);
        const FigureLayout& layout = scene.drawn().layout;
        CHECK(chart->plotArea() == layout.plot);
        REQUIRE(chart->series().size() == 1);
        for (const double value : {50.0, 121.09, 269.12}) {
            const QPointF place = const_cast<QChart*>(chart)->mapToPosition(QPointF(value, 0), chart->series().front());
            CHECK(place.x() == Approx(layout.xOf(value)).margin(0.01));
        }
    }
}

TEST_CASE("bars have the colour of their generation in the row of their label, and end at their value", "[scene]")
{
    test::application();
    const FigureTheme theme = FigureTheme::of(FigureTone::Light);
    FigureScene scene(laidOut(worked()), theme);
    const QImage image = painted(scene);
    const LaidOutFigure& drawn = scene.drawn();
    CHECK(barColour(image, drawn, 0) == theme.color(HardwareFamily::Hopper));
    CHECK(barColour(image, drawn, 1) == theme.color(HardwareFamily::Blackwell));
    CHECK(barColour(image, drawn, 13) == theme.color(HardwareFamily::Hopper));
    const int y = static_cast<int>(drawn.layout.rows[8].center - drawn.layout.barThickness / 2) + 1;
    const int end = static_cast<int>(drawn.layout.xOf(121.0926));
    CHECK(image.pixelColor(end - 2, y) == theme.color(HardwareFamily::Blackwell));
    CHECK(image.pixelColor(end + 2, y) == theme.base);
}

TEST_CASE("a whisker over a dark bar has a seam of the ground", "[scene]")
{
    test::application();
    store::SubmissionRow row = test::sampleRow("own", 100, 8);
    row.accelerator.architecture = "Blackwell Ultra";
    row.fastestRun = 40;
    row.slowestRun = 140;
    row.score.scalingFactor = 1;
    const FigureTheme theme = FigureTheme::of(FigureTone::Light);
    FigureScene scene(laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), {row})), theme);
    const QImage image = painted(scene);
    const FigureLayout& layout = scene.drawn().layout;
    const int x = static_cast<int>(layout.xOf(70));
    const int y = static_cast<int>(layout.rows[0].center);
    CHECK(barColour(image, scene.drawn(), 0) == theme.color(HardwareFamily::BlackwellUltra));
    std::size_t ground = 0;
    std::size_t ink = 0;
    for (int offset = -3; offset <= 3; ++offset) {
        ground += image.pixelColor(x, y + offset) == theme.base ? 1U : 0U;
        ink += image.pixelColor(x, y + offset) == theme.text ? 1U : 0U;
    }
    CHECK(ground == 2);
    CHECK(ink == 1);
}

TEST_CASE("unverified bars are outlines", "[scene]")
{
    test::application();
    store::SubmissionRow own = test::sampleRow("own");
    own.verified = false;
    const FigureTheme theme = FigureTheme::of(FigureTone::Light);
    FigureScene scene(laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), {own})), theme);
    const QImage image = painted(scene);
    CHECK(barColour(image, scene.drawn(), 0) == theme.base);
    const int top = static_cast<int>(scene.drawn().layout.rows[0].center - scene.drawn().layout.barThickness / 2);
    CHECK(image.pixelColor(static_cast<int>(scene.drawn().layout.plot.left()) + 40, top) ==
          theme.color(HardwareFamily::Hopper));
}

TEST_CASE("the page has the theme's ground to its edges", "[scene]")
{
    test::application();
    for (const FigureTone tone : {FigureTone::Light, FigureTone::Dark}) {
        const FigureTheme theme = FigureTheme::of(tone);
        FigureScene scene(laidOut(worked()), theme);
        const QImage image = painted(scene);
        CHECK(image.pixelColor(0, 0) == theme.base);
        CHECK(image.pixelColor(width - 1, height - 1) == theme.base);
    }
}

TEST_CASE("a selected row has a band with an edge, a hovered one a band", "[scene]")
{
    test::application();
    const FigureTheme theme = FigureTheme::of(FigureTone::Light);
    FigureScene scene(laidOut(worked()), theme);
    const LaidOutFigure& drawn = scene.drawn();
    scene.setEmphasis({{std::string(drawn.layout.rows[2].reference)}, std::string(drawn.layout.rows[4].reference)});
    const QImage image = painted(scene);
    const auto at = [&](int x, std::size_t row) {
        return image.pixelColor(x, static_cast<int>(drawn.layout.rows[row].center));
    };
    CHECK(at(1, 2) == theme.accent);
    CHECK(at(20, 2) == theme.selection);
    CHECK(at(1, 4) == theme.hover);
    CHECK(at(1, 3) == theme.base);
}

TEST_CASE("the row under a place gives its submission", "[scene]")
{
    test::application();
    FigureScene scene(laidOut(worked()), FigureTheme::of(FigureTone::Light));
    const PlacedRow& row = scene.drawn().layout.rows[3];
    CHECK(scene.referenceAt(QPointF(100, row.center)) == row.reference);
    CHECK(scene.referenceAt(QPointF(1000, row.center + 2)) == row.reference);
    CHECK(scene.referenceAt(QPointF(100, 5)).empty());
}

TEST_CASE("a figure without rows is painted with its message", "[scene]")
{
    test::application();
    FigureScene scene(laidOut(test::figureOf(test::specOf(FigureKind::TimeToTrain), {})),
                      FigureTheme::of(FigureTone::Dark));
    CHECK(chartOf(scene) == nullptr);
    CHECK(painted(scene).pixelColor(0, 0) == FigureTheme::of(FigureTone::Dark).base);
}

TEST_CASE("1,000 rows are painted", "[scene]")
{
    test::application();
    std::vector<store::SubmissionRow> rows;
    for (int index = 1; index <= 1000; ++index) {
        rows.push_back(test::sampleRow("s" + std::to_string(index), index, 8));
    }
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), rows);
    auto drawn = layOut(figure, 800, 20'000, PageStyle::forScreen(1), {1000, {}, true});
    REQUIRE(drawn.has_value());
    CHECK(drawn->figure.foldedRows == 0);
    const FigureScene scene(std::move(*drawn), FigureTheme::of(FigureTone::Light));
    CHECK(scene.referenceAt(QPointF(10, scene.drawn().layout.rows[999].center)) == "5.0/NVIDIA/s1000/llama31_405b");
}
