// SPDX-License-Identifier: GPL-3.0-or-later
// Where the labels of marks stand: in a column, beside their point, or not on a line.
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

LaidOutFigure onSlide(const Figure& figure) { return *layOut(figure, 1600, 900, PageStyle::forPage(1600, 900)); }

std::vector<PlacedText> textsOf(const FigureLayout& layout, TextRole role)
{
    std::vector<PlacedText> texts;
    std::copy_if(layout.texts.begin(), layout.texts.end(), std::back_inserter(texts),
                 [=](const PlacedText& text) { return text.role == role; });
    return texts;
}

const PlacedText* find(const FigureLayout& layout, const QString& words)
{
    const auto found = std::find_if(layout.texts.begin(), layout.texts.end(),
                                    [&](const PlacedText& text) { return text.text == words; });
    return found == layout.texts.end() ? nullptr : &*found;
}

double distance(const QRectF& rect, const QPointF& point)
{
    return std::hypot(std::max({rect.left() - point.x(), point.x() - rect.right(), 0.0}),
                      std::max({rect.top() - point.y(), point.y() - rect.bottom(), 0.0}));
}

/// Submissions of one system at these counts.
Rows curve(const std::string& name, double minutesOfOne, double efficiency)
{
    Rows rows;
    for (const std::int64_t count : {64, 128, 256, 512, 1024}) {
        const double steps = std::log2(static_cast<double>(count) / 64);
        rows.push_back(
            test::sampleRow(name + std::to_string(count), minutesOfOne / std::pow(efficiency, steps), count));
        rows.back().submitter = rows.back().key.submitter = name;
    }
    return rows;
}

}  // namespace

TEST_CASE("Times stand in a column of their own, what is to be known beside them behind the marks", "[layout]")
{
    test::application();
    Rows rows{test::sampleRow("one", 10, 8), test::sampleRow("two", 123.4, 8), test::sampleRow("three", 60, 8)};
    rows[1].fastestRun = 120;
    rows[1].slowestRun = 140;
    rows[2].verified = false;
    const LaidOutFigure drawn = onSlide(test::figureOf(test::specOf(FigureKind::TimeToTrain), rows));
    const PlacedText* heading = find(drawn.layout, "Minutes");
    REQUIRE(heading != nullptr);
    CHECK(heading->role == TextRole::Heading);
    for (const char* minutes : {"10.0", "123.4", "60.0"}) {
        const PlacedText* value = find(drawn.layout, minutes);
        INFO(minutes);
        REQUIRE(value != nullptr);
        CHECK(value->role == TextRole::Value);
        CHECK(value->rect.right() == Approx(heading->rect.right()).margin(1));
        CHECK(value->rect.right() < drawn.layout.plot.left());
    }
    std::vector<PlacedText> values = textsOf(drawn.layout, TextRole::Value);
    std::erase_if(values, [&](const PlacedText& text) { return text.rect.right() < drawn.layout.plot.left(); });
    REQUIRE(values.size() == 1);
    CHECK(values.front().text == "unverified");
    CHECK(values.front().rect.left() > drawn.layout.xOf(60));
}

TEST_CASE("A reason in place of a bar may begin where the time would stand", "[layout]")
{
    test::application();
    Rows rows{test::sampleRow("one", 10, 8), test::sampleRow("two", 123.4, 8)};
    rows[1].score.minutes.reset();
    rows[1].score.issue = ScoreIssue::TooManyInvalidRuns;
    for (const int width : {500, 1600}) {
        const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), rows);
        const auto drawn = layOut(figure, width, 900, PageStyle::forPage(width, 900));
        REQUIRE(drawn);
        QString reason;
        for (const PlacedText& text : textsOf(drawn->layout, TextRole::Remark)) {
            reason += (reason.isEmpty() ? "" : " ") + text.text;
            CHECK(text.rect.right() <= drawn->layout.content.right() + 1);
        }
        CHECK(reason == QString::fromStdString(figure.categories.back().remark));
    }
}

TEST_CASE("A label of a point is nearer to it than to any other, and at the end of its line right of it", "[layout]")
{
    test::application();
    Rows rows = curve("Acme", 400, 1.9);
    const Rows others = curve("Bolt", 900, 1.8);
    rows.insert(rows.end(), others.begin(), others.end());
    FigureSpec spec = test::specOf(FigureKind::Scaling);
    spec.scale = AxisScale::Log;
    const LaidOutFigure drawn = onSlide(test::figureOf(spec, rows));
    const FigureLayout& layout = drawn.layout;
    REQUIRE(layout.points.size() == 10);
    std::size_t labels = 0;
    for (const PlacedText& text : textsOf(layout, TextRole::Value)) {
        REQUIRE(text.row < layout.points.size());
        const PlacedPoint& own = layout.points[text.row];
        INFO(text.text.toStdString());
        ++labels;
        const bool led = std::any_of(layout.leaders.begin(), layout.leaders.end(),
                                     [&](const QLineF& leader) { return leader.p1() == own.center; });
        for (const PlacedPoint& point : layout.points) {
            const bool other = point.series != own.series || point.mark != own.mark;
            CHECK((!other || led || distance(text.rect, point.center) > distance(text.rect, own.center)));
        }
        if (drawn.figure.series[own.series].marks[own.mark].position == 1024) {
            CHECK(text.rect.left() > own.center.x());
        }
    }
    CHECK(labels >= layout.points.size());
    CHECK(layout.plot.right() < layout.content.right());
}

TEST_CASE("No label of a trend lies on the line where rules changed, and the legend names that line", "[layout]")
{
    test::application();
    Rows rows;
    for (const char* round : {"0.7", "1.0", "2.0", "3.0"}) {
        const auto step = static_cast<double>(rows.size());
        rows.push_back(test::sampleRow(std::string("system") + round, 20 - 3 * step, 4096));
        rows.back().benchmark = rows.back().key.benchmark = "bert";
        rows.back().key.round = round;
    }
    const Figure figure = test::figureOf(test::specOf(FigureKind::Trend), rows);
    REQUIRE(figure.borders.size() == 1);  // BERT's rules changed after v0.7
    for (const int width : {700, 1600}) {
        const auto drawn = layOut(figure, width, 700, PageStyle::forPage(width, 700));
        REQUIRE(drawn);
        CHECK(find(drawn->layout, "rules changed") != nullptr);
        for (const PlacedText& text : textsOf(drawn->layout, TextRole::Value)) {
            for (const double border : figure.borders) {
                const double x = drawn->layout.xOfPosition(border);
                INFO(text.text.toStdString());
                CHECK((text.rect.right() < x || text.rect.left() > x));
            }
        }
    }
}

TEST_CASE("Two systems of one name are told apart by their folders", "[layout]")
{
    Rows rows{test::sampleRow("first_folder", 10, 8), test::sampleRow("second_folder", 12, 8),
              test::sampleRow("third", 14, 8)};
    for (store::SubmissionRow& row : rows) {
        row.submitter = row.key.submitter = "Acme";
        row.systemName = row.key.system == "third" ? "Another" : "Racer";
    }
    const Figure figure = test::figureOf(test::specOf(FigureKind::TimeToTrain), rows);
    REQUIRE(figure.categories.size() == 3);
    CHECK(figure.categories[0].cells[0].detail == "Racer (first_folder)");
    CHECK(figure.categories[1].cells[0].detail == "Racer (second_folder)");
    CHECK(figure.categories[2].cells[0].detail == "Another");
}
