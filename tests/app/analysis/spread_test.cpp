// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/analysis/figure_data.h"
#include "app/analysis/submission_row.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

std::vector<MarkKind> kindsOf(const Figure& figure)
{
    std::vector<MarkKind> kinds;
    for (const Mark& mark : marksOf(figure)) {
        kinds.push_back(mark.kind);
    }
    return kinds;
}

}  // namespace

TEST_CASE("a strip tells counted, dropped and invalid runs apart and marks the score", "[spread]")
{
    Submission submission = sampleSubmission("a", {10, 12, 11, 14}, 1.5);
    submission.runs.push_back({});
    submission.runs.back().minutes = 20;
    submission.runs.back().status = RunStatus::NotConverged;
    const Figure figure = spreadOf(specOf(FigureKind::Spread), {submission});
    CHECK(figure.title == "Run-to-run spread of Llama 3.1 405B");
    CHECK(kindsOf(figure) == std::vector{MarkKind::DroppedRun, MarkKind::CountedRun, MarkKind::CountedRun,
                                         MarkKind::DroppedRun, MarkKind::InvalidRun, MarkKind::Score});
    const std::vector<Mark> marks = marksOf(figure);
    CHECK(marks[0].value == 15);
    CHECK(marks[0].detail == "result_0.txt");
    CHECK(marks[4].value == 30);
    CHECK(marks[5].value == Approx(17.25));
    CHECK(marks[5].label == "17.2");
    CHECK(figure.valueAxis.unit == ValueUnit::Minutes);
    CHECK(figure.legend.size() == 5);
    CHECK(figure.valueHeading == "Minutes");
    const auto explainsDropped = [](const Figure& spread) {
        return figureFootnote(spread).find("Dropped by the rule: the fastest and the slowest runs") !=
               std::string::npos;
    };
    CHECK(explainsDropped(figure));
    for (Run& run : submission.runs) {
        run.counted = run.valid();
    }
    CHECK_FALSE(explainsDropped(spreadOf(specOf(FigureKind::Spread), {submission})));
}

TEST_CASE("scores that are far apart are shown as differences in percent, named as derived", "[spread]")
{
    const std::vector<Submission> submissions{sampleSubmission("fast", {9, 10, 12}),
                                              sampleSubmission("slow", {99, 100, 101})};
    const Figure figure = spreadOf(specOf(FigureKind::Spread), submissions);
    CHECK(figure.valueAxis.unit == ValueUnit::Percent);
    CHECK(figure.valueAxis.marksZero);
    CHECK(marksOf(figure)[0].value == Approx(-10));
    CHECK(marksOf(figure)[2].value == Approx(20));
    CHECK(marksOf(figure)[3].value == 0);
    CHECK(figure.comparability.reasons.back().code == ReasonCode::Derived);
    FigureSpec minutes = specOf(FigureKind::Spread);
    minutes.spreadUnit = SpreadUnit::Minutes;
    CHECK(spreadOf(minutes, submissions).valueAxis.unit == ValueUnit::Minutes);
    FigureSpec logarithmic = specOf(FigureKind::Spread);
    logarithmic.scale = AxisScale::Log;
    CHECK(spreadOf(logarithmic, submissions).valueAxis.unit == ValueUnit::Minutes);
}

TEST_CASE("runs are shown in minutes even where there is no score", "[spread]")
{
    FigureSpec spec = specOf(FigureKind::Spread);
    const Figure figure = spreadOf(spec, {sampleSubmission("two", {10, 11})});
    REQUIRE(marksOf(figure).size() == 2);
    CHECK(marksOf(figure).back().label.empty());
    CHECK(marksOf(figure).back().tag == "no score: no run is left after dropping");
    spec.spreadUnit = SpreadUnit::Percent;
    const Figure percent = spreadOf(spec, {sampleSubmission("two", {10, 11})});
    CHECK(marksOf(percent).empty());
    CHECK(percent.categories.front().state == CategoryState::Missing);
}

TEST_CASE("runs without a time are counted, not drawn", "[spread]")
{
    Submission submission = sampleSubmission("a", {10, 11, 12});
    submission.runs.push_back({});
    const Figure figure = spreadOf(specOf(FigureKind::Spread), {submission});
    CHECK(marksOf(figure).size() == 4);
    CHECK(figure.notes.back().text == "Not shown, since they have no time: 1 of 4 runs");
    Submission none = sampleSubmission("none", {});
    none.runs.resize(3);
    CHECK(spreadOf(specOf(FigureKind::Spread), {none}).categories.front().remark == "no run has a time");
}

TEST_CASE("raw basis leaves the factor out", "[spread]")
{
    FigureSpec spec = specOf(FigureKind::Spread);
    spec.basis = FigureBasis::Raw;
    const Figure figure = spreadOf(spec, {sampleSubmission("a", {10, 11, 12}, 1.5)});
    CHECK(marksOf(figure).front().value == 10);
    CHECK(figure.valueAxis.title == "Time of each run in minutes, before the scaling factor");
}

TEST_CASE("the row of a submission holds fastest and slowest valid run", "[spread]")
{
    Submission submission = sampleSubmission("a", {12, 10, 11});
    submission.runs[1].status = RunStatus::NotConverged;
    const store::SubmissionRow row = rowOf(submission);
    CHECK(row.fastestRun == 11);
    CHECK(row.slowestRun == 12);
    CHECK(row.key == submission.key);
    CHECK(row.accelerators == 512);
}
