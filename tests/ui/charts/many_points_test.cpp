// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QChart>
#include <QImage>
#include <QLineSeries>
#include <QPainter>

#include "app/analysis/figure_axis.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/dense_lines.h"
#include "ui/charts/figure_export.h"
#include "ui/charts/figure_layout.h"
#include "ui/charts/figure_scene.h"

using namespace podium;
using namespace podium::charts;

namespace {

constexpr int width = 1280;
constexpr int height = 800;

/// One series of Blackwell, from left to right along a falling line.
Figure falling(SeriesShape shape, int count)
{
    Figure figure;
    figure.kind = FigureKind::Scaling;
    figure.title = "Time to train";
    figure.positionAxis = Axis{};
    figure.positionAxis->unit = ValueUnit::Accelerators;
    figure.series.push_back({"one", "one", shape, SeriesStroke::Solid, HardwareFamily::Blackwell, {}});
    for (int index = 0; index < count; ++index) {
        Mark mark;
        mark.reference = "5.0/a/" + std::to_string(index) + "/b";
        mark.position = index + 1;
        mark.value = 100 + count - index;
        figure.series.front().marks.push_back(std::move(mark));
    }
    fitValueAxis(figure);
    fitPositionAxis(figure);
    return figure;
}

LaidOutFigure laidOut(const Figure& figure)
{
    test::application();
    auto made = layOut(figure, width, height, PageStyle::forScreen(1));
    REQUIRE(made);
    return std::move(*made);
}

QImage painted(const Figure& figure, double scale = 1)
{
    FigureScene scene(laidOut(figure), FigureTheme::of(FigureTone::Light));
    QImage image(QSize(width, height) * scale, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    scene.paint(painter);
    return image;
}

bool isNear(QColor one, QColor other)
{
    return std::abs(one.red() - other.red()) + std::abs(one.green() - other.green()) +
               std::abs(one.blue() - other.blue()) <
           30;
}

}  // namespace

TEST_CASE("Each of many points is drawn where the layout says, at every scale", "[many]")
{
    const Figure figure = falling(SeriesShape::Points, 5'000);
    const FigureTheme theme = FigureTheme::of(FigureTone::Light);
    const LaidOutFigure drawn = laidOut(figure);
    REQUIRE(drawn.layout.points.size() == 5'000);
    for (const double scale : {1.0, 2.0}) {
        const QImage image = painted(figure, scale);
        for (const std::size_t index : {std::size_t{0}, std::size_t{1234}, std::size_t{4999}}) {
            const QPointF center = drawn.layout.points[index].center * scale;
            CAPTURE(scale, index, center.x(), center.y());
            CHECK(isNear(image.pixelColor(center.toPoint()), theme.color(HardwareFamily::Blackwell)));
        }
    }
}

TEST_CASE("Many points make a small drawing", "[many]")
{
    test::application();
    const FigureStyle style;
    const auto drawing = renderFigure(falling(SeriesShape::Points, 20'000), style, "svg");
    REQUIRE(drawing);
    CHECK(drawing->bytes.size() < 1'000'000);
}

TEST_CASE("A line of many points is drawn without Qt Charts, along all of them", "[many]")
{
    const Figure figure = falling(SeriesShape::Line, 50'000);
    CHECK(isDense(figure.series.front()));
    CHECK_FALSE(isDense(falling(SeriesShape::Line, 20).series.front()));
    const LaidOutFigure drawn = laidOut(figure);
    const QImage image = painted(figure);
    const QPointF middle = drawn.layout.points[25'000].center;
    CHECK(isNear(image.pixelColor(middle.toPoint()),
                 FigureTheme::of(FigureTone::Light).color(HardwareFamily::Blackwell)));
    FigureScene scene(laidOut(figure), FigureTheme::of(FigureTone::Light));
    for (const QGraphicsItem* item : scene.scene().items()) {
        if (const auto* chart = dynamic_cast<const QChart*>(item)) {
            CHECK(chart->series().isEmpty());
        }
    }
}

TEST_CASE("Of marks that are close to each other the nearest is found", "[many]")
{
    FigureScene scene(laidOut(falling(SeriesShape::Points, 400)), FigureTheme::of(FigureTone::Light));
    const FigureLayout& layout = scene.drawn().layout;
    for (const std::size_t index : {std::size_t{0}, std::size_t{200}, std::size_t{399}}) {
        CHECK(scene.referenceAt(layout.points[index].center) == layout.rows[index].reference);
    }
    CHECK(scene.referenceAt(QPointF(1, 1)).empty());
}
