// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>

#include "app/analysis/first_evaluation.h"
#include "app/analysis/run_curve.h"
#include "db/records/samples_to_converge.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// A successful run of ten minutes with these points: minutes, position, value.
Run runOf(std::vector<ConvergencePoint> points, PositionUnit unit = PositionUnit::Samples)
{
    Run run;
    run.file = "result_0.txt";
    run.minutes = 10;
    run.status = RunStatus::Success;
    run.counted = true;
    run.curve = {unit, std::move(points)};
    return run;
}

CurveTarget falling(double value) { return {false, value, std::nullopt}; }

constexpr CurveAxes overMinutes{ConvergenceOver::Minutes, PositionUnit::Samples};
constexpr CurveAxes overSamples{ConvergenceOver::Samples, PositionUnit::Samples};

RunCurve curveTo(double end, RunRole role = RunRole::Counted)
{
    RunCurve curve;
    curve.role = role;
    curve.points.push_back({end, 1, end, end});
    return curve;
}

}  // namespace

TEST_CASE("time before the first evaluation is the median over the runs, with its range", "[convergence]")
{
    const std::vector<Run> runs{runOf({{4, 1, 9}, {8, 2, 8}}), runOf({{2, 1, 9}}), runOf({{3, 1, 9}}), runOf({})};
    const FirstEvaluation first = firstEvaluation(runs);
    CHECK(first.median == 3);
    CHECK(first.earliest == 2);
    CHECK(first.latest == 4);
    CHECK(first.runs == 3);
    CHECK(first.without == 1);
}

TEST_CASE("the median of an even number of runs lies between the middle two", "[convergence]")
{
    CHECK(firstEvaluation({runOf({{4, 1, 9}}), runOf({{2, 1, 9}})}).median == 3);
}

TEST_CASE("without evaluations there is no time before the first", "[convergence]")
{
    const FirstEvaluation first = firstEvaluation({runOf({}), runOf({{notANumber, 1, 9}})});
    CHECK_FALSE(first.median);
    CHECK_FALSE(first.earliest);
    CHECK(first.without == 2);
    CHECK_FALSE(firstEvaluation({}).median);
}

TEST_CASE("a curve stands over minutes or over samples, and says both of each point", "[convergence]")
{
    const Run run = runOf({{5, 100, 7}, {9, 200, 5.5}});
    const DrawnRun minutes = drawnRun(run, overMinutes, falling(5.6));
    REQUIRE(minutes.curve.points.size() == 2);
    CHECK(minutes.curve.points[0].position == 5);
    CHECK(minutes.curve.points[0].trained == 100);
    CHECK(minutes.curve.met == 1U);
    CHECK(minutes.curve.role == RunRole::Counted);
    const DrawnRun samples = drawnRun(run, overSamples, falling(5.6));
    CHECK(samples.curve.points[1].position == 200);
    CHECK(samples.curve.points[1].minutes == 9);
}

TEST_CASE("steps become samples by the global batch size", "[convergence]")
{
    Run run = runOf({{5, 3, 7}}, PositionUnit::Steps);
    CHECK(trainedUnit(run) == PositionUnit::Steps);
    CHECK(drawnRun(run, overSamples, falling(5)).absence == CurveAbsence::OtherUnit);
    run.globalBatchSize = 32;
    CHECK(trainedUnit(run) == PositionUnit::Samples);
    CHECK(drawnRun(run, overSamples, falling(5)).curve.points.front().position == 96);
}

TEST_CASE("samples that are less than one step are no samples", "[convergence]")
{
    Run run = runOf({{5, 0.5, 7}, {9, 1, 5}});
    run.globalBatchSize = 448;
    CHECK(drawnRun(run, overSamples, falling(5)).absence == CurveAbsence::OtherUnit);
    const DrawnRun timed = drawnRun(run, overMinutes, falling(5));
    CHECK(timed.curve.points.size() == 2);
    CHECK(std::isnan(timed.curve.points.front().trained));
}

TEST_CASE("hundreds of thousands of epochs are no epochs", "[convergence]")
{
    const CurveAxes overEpochs{ConvergenceOver::Samples, PositionUnit::Epochs};
    const Run samples = runOf({{5, 168'000, 7}, {9, 337'155, 5}}, PositionUnit::Epochs);  // U-Net3D of v3.1
    CHECK(drawnRun(samples, overEpochs, falling(5)).absence == CurveAbsence::OtherUnit);
    const Run epochs = runOf({{5, 1000, 7}, {9, 2368, 5}, {9.5, notANumber, 5}}, PositionUnit::Epochs);
    CHECK(drawnRun(epochs, overEpochs, falling(5)).curve.points.size() == 2);
    CHECK(commonUnit({&samples, &epochs}) == PositionUnit::Epochs);
}

TEST_CASE("samples and epochs never stand on one axis", "[convergence]")
{
    const Run samples = runOf({{5, 100, 7}});
    const Run epochs = runOf({{5, 1, 7}}, PositionUnit::Epochs);
    const Run empty = runOf({}, PositionUnit::Epochs);
    CHECK(commonUnit({&samples, &epochs, &epochs}) == PositionUnit::Epochs);
    CHECK(commonUnit({&samples, &epochs, &empty}) == PositionUnit::Samples);
    CHECK(drawnRun(epochs, overSamples, falling(5)).absence == CurveAbsence::OtherUnit);
    const DrawnRun timed = drawnRun(epochs, overMinutes, falling(5));
    REQUIRE(timed.absence == CurveAbsence::None);
    CHECK(std::isnan(timed.curve.points.front().trained));
}

TEST_CASE("no points, one point, and points that are no numbers", "[convergence]")
{
    CHECK(drawnRun(runOf({}), overMinutes, falling(5)).absence == CurveAbsence::NoEvaluations);
    CHECK(drawnRun(runOf({{5, 1, 4}}), overMinutes, falling(5)).curve.met == 0U);
    CHECK(drawnRun(runOf({{5, 1, notANumber}}), overMinutes, falling(5)).absence == CurveAbsence::NoNumbers);
    const DrawnRun mixed = drawnRun(runOf({{5, 1, 9}, {6, 2, notANumber}, {7, 3, 8}}), overMinutes, falling(5));
    CHECK(mixed.curve.points.size() == 2);
    CHECK_FALSE(mixed.curve.met);
}

TEST_CASE("evaluations after the end of the run are drawn over samples only", "[convergence]")
{
    const Run late = runOf({{5, 100, 7}, {10.1, 200, 6}, {40, 300, 5}});
    const DrawnRun minutes = drawnRun(late, overMinutes, falling(5));
    CHECK(minutes.curve.points.size() == 2);  // logs end a little apart
    CHECK(minutes.afterTheEnd == 1);
    CHECK_FALSE(minutes.curve.met);
    CHECK(drawnRun(late, overSamples, falling(5)).curve.points.size() == 3);
    CHECK(drawnRun(runOf({{40, 300, 5}}), overMinutes, falling(5)).absence == CurveAbsence::AfterTheEnd);
}

TEST_CASE("evaluations that came in another order stand by what was trained on", "[convergence]")
{
    const DrawnRun drawn = drawnRun(runOf({{5, 300, 5}, {6, 100, 7}, {7, 200, 6}}), overSamples, falling(5.5));
    CHECK(drawn.curve.points[0].value == 7);
    CHECK(drawn.curve.points[2].value == 5);
    CHECK(drawn.curve.met == 2U);
}

TEST_CASE("a fraction beside a target in percent is drawn in percent", "[convergence]")
{
    const CurveTarget bleu{true, 25, std::nullopt};
    const DrawnRun drawn = drawnRun(runOf({{5, 1, 0.21}, {6, 2, 0.2504}}), overMinutes, bleu);
    CHECK(drawn.rescaled);
    CHECK(drawn.curve.points[1].value == Approx(25.04));
    CHECK(drawn.curve.met == 1U);
    CHECK_FALSE(drawnRun(runOf({{5, 1, 21}}), overMinutes, bleu).rescaled);
    CHECK_FALSE(drawnRun(runOf({{5, 1, 0.5}}), overMinutes, falling(5.6)).rescaled);
}

TEST_CASE("the target is met from above or from below", "[convergence]")
{
    CHECK(targetMet({{1, 0.70, 1, 1}, {2, 0.73, 2, 2}}, {true, 0.72, std::nullopt}) == 1U);
    CHECK(targetMet({{1, 6, 1, 1}, {2, 5.5, 2, 2}}, falling(5.6)) == 1U);
    CHECK_FALSE(targetMet({{1, 5, 1, 1}}, {false, std::nullopt, std::nullopt}));
}

TEST_CASE("a value that rounding made equal to the target meets it as the last one only", "[convergence]")
{
    const CurveTarget target{true, 0.72, std::nullopt};
    CHECK(targetMet({{1, 0.72, 1, 1}, {2, 0.7203, 2, 2}}, target) == 1U);
    CHECK(targetMet({{1, 0.71, 1, 1}, {2, 0.72, 2, 2}}, target) == 1U);
}

TEST_CASE("of two metrics both must be met", "[convergence]")
{
    const CurveTarget images{false, 90, 0.15};
    CHECK(targetMet({{1, 80, 1, 1, 0.14}, {2, 95, 2, 2, 0.16}, {3, 85, 3, 3, 0.16}}, images) == 2U);
    CHECK_FALSE(targetMet({{1, 80, 1, 1}}, images));
    CHECK(metricNames("FID and CLIP score").first == "FID");
    CHECK(metricNames("FID and CLIP score").second == "CLIP score");
    CHECK(metricNames("mAP").second.empty());
}

TEST_CASE("the lead is the middle one of the counted runs", "[convergence]")
{
    std::vector<RunCurve> runs{curveTo(9), curveTo(1), curveTo(5), curveTo(7), curveTo(6, RunRole::Dropped)};
    markLead(runs);
    CHECK(runs[2].lead);
    CHECK(std::count_if(runs.begin(), runs.end(), [](const RunCurve& run) { return run.lead; }) == 1);
    std::vector<RunCurve> none{curveTo(9, RunRole::Invalid), curveTo(1, RunRole::Invalid)};
    markLead(none);
    CHECK(none[1].lead);
}

TEST_CASE("one wild evaluation does not stretch the axis", "[convergence]")
{
    FigureCurves curves;
    curves.higherIsBetter = false;
    RunCurve run;
    for (const double value : {11.4, 1.0, 0.9, 0.5, 0.3, 0.2, 0.1, 0.09, 0.08, 0.07, 0.065, 0.06}) {
        run.points.push_back({0, value, 0, 0});
    }
    curves.submissions.push_back({});
    curves.submissions.back().runs.push_back(run);
    const QualityRange range = qualityRange(curves, {0.058});
    CHECK(range.low == 0.058);
    CHECK(range.high == 1.0);
    CHECK(range.beyond == 1);
    CHECK(range.farthest == 11.4);
    CHECK_FALSE(qualityRange({}, {5}).any);
}
