// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/analysis/submission_row.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/curves_plot.h"
#include "ui/charts/figure_export.h"
#include "ui/charts/figure_layout.h"

using namespace podium;
using namespace podium::charts;

namespace {

/// Eight submissions of three runs that end at nearly the same time, where names have least room.
Figure crowded(double apart = 0.01)
{
    std::vector<Submission> submissions;
    std::vector<store::SubmissionRow> rows;
    for (int index = 0; index < 8; ++index) {
        const double end = 20 + apart * index;
        Submission submission =
            test::sampleSubmission("cluster-of-a-long-name-" + std::to_string(index), {end, end + 0.001, end + 0.002});
        for (Run& run : submission.runs) {
            run.curve.unit = PositionUnit::Samples;
            run.curve.points = {{*run.minutes * 0.4, 100, 7.5}, {*run.minutes, 300, 5.55}};
        }
        submissions.push_back(submission);
    }
    for (const Submission& submission : submissions) {
        rows.push_back(rowOf(submission));
    }
    const BuiltinPhrasebook phrases(Language::English);
    auto figure = buildConvergence(test::specOf(FigureKind::Convergence), rows, submissions,
                                   {test::tables(), test::legends(), phrases, "2026-06", {}});
    REQUIRE(figure);
    return std::move(*figure);
}

LaidOutFigure laidOut(const Figure& figure, int width = 1280, int height = 800)
{
    test::application();
    auto made = layOut(figure, width, height, PageStyle::forScreen(1));
    REQUIRE(made);
    return std::move(*made);
}

std::vector<PlacedText> namesOf(const LaidOutFigure& drawn)
{
    std::vector<PlacedText> names;
    for (const PlacedText& text : drawn.layout.texts) {
        if (text.role == TextRole::Remark && text.row != PlacedText::npos) {
            names.push_back(text);
        }
    }
    return names;
}

}  // namespace

TEST_CASE("every submission is named at its curves, and no name covers another", "[charts]")
{
    for (const double apart : {0.0, 0.01, 1.0, 6.0}) {
        const LaidOutFigure drawn = laidOut(crowded(apart));
        const std::vector<PlacedText> names = namesOf(drawn);
        INFO("apart by " << apart);
        CHECK(names.size() == 8);
        for (std::size_t one = 0; one < names.size(); ++one) {
            CHECK(drawn.layout.content.contains(names[one].rect));
            for (std::size_t other = one + 1; other < names.size(); ++other) {
                CHECK_FALSE(names[one].rect.intersects(names[other].rect));
            }
        }
    }
}

TEST_CASE("the words of the target cover no curve and no name", "[charts]")
{
    const LaidOutFigure drawn = laidOut(crowded());
    const auto target = std::find_if(drawn.layout.texts.begin(), drawn.layout.texts.end(), [](const PlacedText& text) {
        return text.role == TextRole::Value && text.text.startsWith(QStringLiteral("Target"));
    });
    REQUIRE(target != drawn.layout.texts.end());
    for (const PlacedText& name : namesOf(drawn)) {
        CHECK_FALSE(name.rect.intersects(target->rect));
    }
}

TEST_CASE("curves stay within the plot, and the pointer finds them between their points", "[charts]")
{
    Figure figure = crowded(2);
    figure.curves->submissions.front().runs.front().points.front().value = 1000;  // beyond the axis
    const LaidOutFigure drawn = laidOut(figure);
    const QRectF plot = drawn.layout.plot.adjusted(-1, -1, 1, 1);
    REQUIRE(drawn.layout.curves.size() == 24);
    for (const PlacedCurve& curve : drawn.layout.curves) {
        for (const QPolygonF& piece : curve.pieces) {
            for (const QPointF& point : piece) {
                CHECK(plot.contains(point));
            }
        }
    }
    const PlacedCurve& last = drawn.layout.curves.back();
    REQUIRE(last.pieces.size() == 1);
    const QPointF middle = (last.pieces.front().front() + last.pieces.front().back()) / 2;
    CHECK(curveAt(drawn, middle, 6) == drawn.figure.curves->submissions.back().reference);
    CHECK(curveAt(drawn, middle + QPointF(0, -200), 6).empty());
}

TEST_CASE("a run of one evaluation is a point", "[charts]")
{
    Figure figure = crowded();
    for (SubmissionCurves& submission : figure.curves->submissions) {
        for (RunCurve& run : submission.runs) {
            run.points.erase(run.points.begin());
            run.met = 0;
        }
    }
    const LaidOutFigure drawn = laidOut(figure);
    CHECK(drawn.layout.curves.front().pieces.size() == 1);
    CHECK(drawn.layout.curves.front().pieces.front().size() == 1);
    const FigureStyle style;
    CHECK(renderFigure(figure, style, "svg", {}));
}
