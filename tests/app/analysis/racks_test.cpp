// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks.h"

#include "app/analysis/metrics.h"
#include "app/analysis/scaling_curve.h"
#include "app/analysis/trend.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using store::SubmissionRow;

namespace {

const BuiltinPhrasebook words(Language::English);
const NumberFormat english(Language::English);

SubmissionRow sized(double minutes, std::int64_t accelerators)
{
    return sampleRow("n" + std::to_string(accelerators), minutes, accelerators);
}

SubmissionRow named(const std::string& system, const std::string& accelerator, std::int64_t accelerators)
{
    SubmissionRow row = sampleRow(system, 10, accelerators);
    row.accelerator.name = accelerator;
    return row;
}

/// Halves its time when it doubles, from 8 to 32 accelerators.
std::vector<SubmissionRow> ideal() { return {sized(80, 8), sized(40, 16), sized(20, 32)}; }

Metric at(const std::vector<SubmissionRow>& rows, double minutes)
{
    return ScalingCurve(rows, MetricBasis::Official).acceleratorsForTimeOf(sampleRow("target", minutes, 4));
}

SubmissionRow in(const char* round, double minutes, std::int64_t accelerators, const char* benchmark = "bert")
{
    SubmissionRow row = sized(minutes, accelerators);
    row.key.round = round;
    row.key.benchmark = row.benchmark = benchmark;
    return row;
}

}  // namespace

TEST_CASE("A scaling curve is followed between its submissions", "[racks]")
{
    const Metric metric = at(ideal(), 30);
    CHECK(metric.value == Approx(8 * 80.0 / 30));
    CHECK(metric.notes == std::vector{MetricNote{NoteCode::Interpolated, {16, 32, *metric.value}, {}}});
    CHECK(at(ideal(), 40).value == Approx(16));
    CHECK(at(ideal(), 80).value == Approx(8));
}

TEST_CASE("Beyond its ends the slope goes on, and a note says so", "[racks]")
{
    const Metric above = at(ideal(), 10);
    CHECK(above.value == Approx(64));
    CHECK(noteText(above.notes.front(), words, english) ==
          "64 accelerators, extrapolated beyond the largest submission with 32");
    const Metric below = at(ideal(), 160);
    CHECK(below.value == Approx(4));
    CHECK(noteText(below.notes.front(), words, english) ==
          "4 accelerators, extrapolated below the smallest submission with 8");
}

TEST_CASE("Beyond 16 times the largest submission the slope says nothing", "[racks]")
{
    CHECK(at(ideal(), 1.26).value == Approx(640 / 1.26));
    CHECK(at(ideal(), 1.24).absence == Absence::OutOfReach);
}

TEST_CASE("The fastest of each size makes the curve, what is slower than a smaller one is left out", "[racks]")
{
    auto rows = ideal();
    rows.push_back(sampleRow("slow twin", 45, 16));
    rows.push_back(sized(50, 24));
    const ScalingCurve curve(rows, MetricBasis::Official);
    CHECK(curve.points().size() == 3);
    CHECK(curve.leftOut() == 1);
    const Metric metric = curve.acceleratorsForTimeOf(sampleRow("target", 30, 4));
    CHECK(metric.value == Approx(8 * 80.0 / 30));
    CHECK(metric.notes.back() == MetricNote{NoteCode::PointsLeftOut, {1}, {}});
}

TEST_CASE("A curve that is none gives no number", "[racks]")
{
    CHECK(at({}, 10).absence == Absence::TooFewPoints);
    CHECK(at({sized(80, 8)}, 10).absence == Absence::TooFewPoints);
    CHECK(at({sized(80, 8), sized(90, 16)}, 10).absence == Absence::FlatCurve);
    CHECK(at({sized(80, 8), sized(79.999999, 16)}, 10).absence == Absence::OutOfReach);
    SubmissionRow none = sampleRow("none");
    none.score = {};
    CHECK(ScalingCurve(ideal(), MetricBasis::Official).acceleratorsForTimeOf(none).absence == Absence::NoScore);
    CHECK(ScalingCurve({none, none}, MetricBasis::Official).points().empty());
    CHECK(ScalingCurve(ideal(), MetricBasis::Throughput).points().empty());
}

TEST_CASE("A name that states racks counts, more than fits into them means something else", "[racks]")
{
    const auto density = [](const SubmissionRow& row) { return rackDensity(row, tables()); };
    const SubmissionRow full = named("Kinabalu (8x NVIDIA GB200 NVL72)", "NVIDIA GB200", 576);
    CHECK(density(full)->statedRacks == 8);
    CHECK(density(full)->active == 72);
    CHECK(racksUsed(full, density(full)).value == 8.0);
    const SubmissionRow part = named("Tyche (1x NVIDIA GB200 NVL72)", "NVIDIA GB200", 8);
    CHECK(racksUsed(part, density(part)).value == 1.0);
    CHECK(density(part)->active == 64);
    const SubmissionRow lying = named("Tyche (1x NVIDIA GB200 NVL72)", "NVIDIA GB200", 512);
    CHECK_FALSE(density(lying)->statedRacks);
    CHECK(racksUsed(lying, density(lying)).value == 8.0);
    const SubmissionRow trays = named("SRS-GB200-NVL72-M1 (18x ARS-121GL-NBO)", "NVIDIA GB200", 72);
    CHECK_FALSE(density(trays)->statedRacks);
    CHECK(density(trays)->evidence == RackEvidence::Assumption);
    CHECK(racksUsed(trays, density(trays)).value == 1.0);
}

TEST_CASE("Where no profile fits there are no racks, unless the analyst gives a density", "[racks]")
{
    const SubmissionRow card = named("box", "NVIDIA L40S", 8);
    CHECK_FALSE(rackDensity(card, tables()));
    CHECK(racksUsed(card, std::nullopt).absence == Absence::NoDensity);
    const Metric own = racksUsed(card, ownDensity(16));
    CHECK(own.value == 1.0);
    CHECK(notesText(own, words, english) == "16 accelerators a rack; given by the analyst");
    CHECK(racksForEqualTime(acceleratorsByRatio(card, 2), std::nullopt).absence == Absence::NoDensity);
    CHECK(acceleratorsByRatio(card, -2).absence == Absence::NoRatio);
}

TEST_CASE("Racks are rounded up, but not for a rounding error", "[racks]")
{
    const SubmissionRow row = sized(10, 2496);
    const Metric ratio =
        metricOf(Formula::SpeedupAsSubmitted, MetricBasis::Official, MetricUnit::Ratio, 2.0 * (1 + 1e-15));
    CHECK(racksForEqualTime(acceleratorsByRatio(row, ratio), ownDensity(32)).value == 156.0);
    CHECK(racksForEqualTime(acceleratorsByRatio(row, 2.001), ownDensity(32)).value == 157.0);
}

TEST_CASE("A ratio that is missing leaves its reason", "[racks]")
{
    const Metric apart = speedupAtEqualCount(sized(10, 8), sized(10, 16), MetricBasis::Official);
    const Metric accelerators = acceleratorsByRatio(sized(10, 8), apart);
    CHECK(accelerators.absence == Absence::DifferentSizes);
    const Metric racks = racksForEqualTime(accelerators, ownDensity(32));
    CHECK(racks.absence == Absence::DifferentSizes);
    CHECK(footprintRatio(racks, racksUsed(sized(10, 8), ownDensity(32))).absence == Absence::DifferentSizes);
    CHECK_FALSE(rackSensitivity(accelerators).front().racks);
}

TEST_CASE("A trend is the best result of each round of one span", "[trend]")
{
    const std::vector<SubmissionRow> rows{in("4.0", 12, 8), in("4.1", 10, 16), in("4.1", 11, 8),
                                          in("5.0", 8, 32), in("0.7", 99, 8),  in("5.0", 9, 8)};
    const auto trends = trendsOf(rows, {}, tables());
    REQUIRE(trends.size() == 2);
    CHECK(trends[0].points.size() == 1);
    CHECK(trends[0].spanRounds == std::vector<std::string>{"0.7"});
    REQUIRE(trends[1].points.size() == 3);
    CHECK(trends[1].points[0].improvement.absence == Absence::NoRatio);
    CHECK(trends[1].points[1].round == "4.1");
    CHECK(trends[1].points[1].time.value == 10.0);
    CHECK(trends[1].points[1].improvement.value == Approx(1.2));
    CHECK(trends[1].points[2].improvement.formula == Formula::Improvement);
    CHECK(trends[1].points[2].improvement.value == Approx(1.25));
}

TEST_CASE("A trend at a fixed size takes results of that size only", "[trend]")
{
    const std::vector<SubmissionRow> rows{in("4.1", 10, 16), in("4.1", 11, 8), in("5.0", 8, 32), in("5.0", 9, 8)};
    TrendQuestion question;
    question.accelerators = 8;
    const auto trends = trendsOf(rows, question, tables());
    REQUIRE(trends.size() == 1);
    CHECK(trends[0].points[0].time.value == 11.0);
    CHECK(trends[0].points[1].time.value == 9.0);
    question.accelerators = 64;
    CHECK(trendsOf(rows, question, tables()).empty());
}
