// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/metrics.h"

#include <cmath>
#include <limits>

#include "app/analysis/operands.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using store::SubmissionRow;

namespace {

const BuiltinPhrasebook words(Language::English);
const NumberFormat english(Language::English);

/// 60 minutes on 8, half of that raw, 1,200 samples.
SubmissionRow small()
{
    SubmissionRow row = sampleRow("small", 60, 8);
    row.score.rawMinutes = 30;
    row.score.scalingFactor = 2;
    row.samples = SamplesToConverge{1200, PositionUnit::Samples};
    return row;
}

/// 20 minutes on 32, raw the same, 1,600 samples.
SubmissionRow large()
{
    SubmissionRow row = sampleRow("large", 20, 32);
    row.samples = SamplesToConverge{1600, PositionUnit::Samples};
    return row;
}

}  // namespace

TEST_CASE("A speedup says how many times as fast, on each basis", "[metrics]")
{
    CHECK(speedupAsSubmitted(large(), small(), MetricBasis::Official).value == 3.0);
    CHECK(speedupAsSubmitted(large(), small(), MetricBasis::Raw).value == 1.5);
    CHECK(speedupAsSubmitted(large(), small(), MetricBasis::Throughput).value == Approx(2));
    const Metric metric = speedupAsSubmitted(large(), small(), MetricBasis::Official);
    CHECK(metric.formula == Formula::SpeedupAsSubmitted);
    CHECK(metric.unit == MetricUnit::Ratio);
    CHECK(metric.operands ==
          std::vector<std::string>{"5.0/NVIDIA/large/llama31_405b", "5.0/NVIDIA/small/llama31_405b"});
    CHECK(notesText(metric, words, english) == "32 against 8 accelerators; scaling factors 1.0000 and 2.0000");
}

TEST_CASE("Per accelerator, time counts times size", "[metrics]")
{
    CHECK(speedupPerAccelerator(large(), small(), MetricBasis::Official).value == 0.75);
    CHECK(scalingEfficiency(small(), large(), MetricBasis::Official).value == 0.75);
    CHECK(scalingEfficiency(small(), large(), MetricBasis::Official).formula == Formula::ScalingEfficiency);
}

TEST_CASE("At equal count there is a speedup only within the tolerance", "[metrics]")
{
    const SubmissionRow other = sampleRow("other", 25, 33);
    const Metric apart = speedupAtEqualCount(large(), other, MetricBasis::Official);
    CHECK_FALSE(apart.value);
    CHECK(apart.absence == Absence::DifferentSizes);
    CHECK(notesText(apart, words, english) == "the accelerator counts differ; 32 against 33 accelerators");
    const Metric near = speedupAtEqualCount(large(), other, MetricBasis::Official, 0.05);
    CHECK(near.value == 1.25);
    CHECK(notesText(near, words, english) == "32 against 33 accelerators, within the tolerance of 5.0\u00a0%");
    CHECK(notesText(speedupAtEqualCount(large(), large(), MetricBasis::Official), words, english) ==
          "both with 32 accelerators");
}

TEST_CASE("What cannot be computed is absent with its reason, never 0", "[metrics]")
{
    SubmissionRow none = small();
    none.score = {};
    none.samples.reset();
    none.accelerators.reset();
    CHECK(speedupAsSubmitted(large(), none, MetricBasis::Official).absence == Absence::NoScore);
    CHECK(speedupAsSubmitted(large(), none, MetricBasis::Raw).absence == Absence::NoRawTime);
    CHECK(timeToTrain(none, MetricBasis::Official).absence == Absence::NoScore);
    CHECK_FALSE(timeToTrain(none, MetricBasis::Official).value);
    none.score.minutes = none.score.rawMinutes = 10;
    CHECK(speedupAsSubmitted(none, large(), MetricBasis::Throughput).absence == Absence::NoSamples);
    CHECK(acceleratorHours(none, MetricBasis::Official).absence == Absence::NoSize);
    CHECK(speedupPerAccelerator(none, large(), MetricBasis::Official).absence == Absence::NoSize);
    CHECK(speedupAtEqualCount(none, large(), MetricBasis::Official).absence == Absence::NoSize);
    CHECK(acceleratorHours(large(), MetricBasis::Throughput).absence == Absence::NotOnThisBasis);
    for (const double bad :
         {0.0, -1.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        none.score.minutes = bad;
        CHECK(speedupAsSubmitted(none, large(), MetricBasis::Official).absence == Absence::NoScore);
    }
}

TEST_CASE("Epochs are not held against samples", "[metrics]")
{
    SubmissionRow epochs = small();
    epochs.samples = SamplesToConverge{3, PositionUnit::Epochs};
    CHECK(speedupAsSubmitted(large(), epochs, MetricBasis::Throughput).absence == Absence::DifferentUnits);
    CHECK(speedupAsSubmitted(large(), epochs, MetricBasis::Raw).value);
    CHECK(throughput(epochs).unit == MetricUnit::EpochsPerMinute);
    CHECK(throughput(epochs).value == Approx(0.1));
    CHECK(timeToTrain(large(), MetricBasis::Throughput).value == Approx(80));
}

TEST_CASE("Accelerator-hours, and their cost at the analyst's own price", "[metrics]")
{
    CHECK(acceleratorHours(small(), MetricBasis::Official).value == 8.0);
    const Metric paid = cost(small(), MetricBasis::Official, 2.5, "EUR");
    CHECK(paid.value == 20.0);
    CHECK(notesText(paid, words, english) == "at 2.50 EUR an accelerator-hour, the analyst’s own price");
    CHECK(cost(small(), MetricBasis::Official, std::nullopt, "EUR").absence == Absence::NoPrice);
    CHECK(cost(small(), MetricBasis::Official, 0.0, "EUR").absence == Absence::NoPrice);
}

TEST_CASE("A processor's system is counted in processors", "[metrics]")
{
    SubmissionRow processors = small();
    processors.accelerators = 0;
    processors.hostProcessors = 4;
    CHECK(acceleratorHours(processors, MetricBasis::Official).value == 4.0);
}

TEST_CASE("The geometric mean is weighted and says that it is unofficial", "[metrics]")
{
    const auto ratio = [](double value) {
        return metricOf(Formula::SpeedupAsSubmitted, MetricBasis::Raw, MetricUnit::Ratio, value);
    };
    const std::vector<Metric> two{ratio(2), ratio(8)};
    CHECK(geometricMean(two).value == Approx(4));
    CHECK(geometricMean(two).basis == MetricBasis::Raw);
    const std::vector<double> weights{3, 1};
    CHECK(geometricMean(two, weights).value == Approx(2 * std::sqrt(2)));
    const std::vector<Metric> part{
        ratio(2), absentMetric(Formula::SpeedupAsSubmitted, MetricBasis::Raw, MetricUnit::Ratio, Absence::NoScore)};
    CHECK(geometricMean(part).value == Approx(2));
    CHECK(notesText(geometricMean(part), words, english) ==
          "unofficial: MLPerf® has no score over several benchmarks; 1 of 2 ratios are known");
    CHECK(geometricMean({}).absence == Absence::NoRatio);
    const std::vector<double> nothing{0, 0};
    CHECK(geometricMean(two, nothing).absence == Absence::NoRatio);
}

TEST_CASE("The spread is the sample standard deviation of the runs that count", "[metrics]")
{
    const Submission five = sampleSubmission("five", {10, 11, 12, 15, 30}, 2);
    const RunSpread raw = runSpread(five, MetricBasis::Raw);
    CHECK(raw.counted == std::vector<double>{11, 12, 15});
    CHECK(raw.dropped == std::vector<double>{10, 30});
    CHECK(raw.fastest == 10.0);
    CHECK(raw.slowest == 30.0);
    CHECK(raw.deviation.value == Approx(2.0816659994661326));
    CHECK_FALSE(raw.scoreOfOneRun);
    CHECK(notesText(raw.deviation, words, english) == "3 of 5 runs count");
    const RunSpread official = runSpread(five, MetricBasis::Official);
    CHECK(official.slowest == 60.0);
    CHECK(official.deviation.value == Approx(2 * 2.0816659994661326));
}

TEST_CASE("One run has no deviation, and its time is the score", "[metrics]")
{
    const RunSpread three = runSpread(sampleSubmission("three", {10, 11, 12}), MetricBasis::Official);
    CHECK(three.scoreOfOneRun);
    CHECK(three.deviation.absence == Absence::TooFewRuns);
    CHECK_FALSE(three.deviation.value);
    CHECK(runSpread(sampleSubmission("three", {10, 11, 12}), MetricBasis::Throughput).deviation.absence ==
          Absence::NotOnThisBasis);
}

TEST_CASE("Every metric, reason and note has words in both languages and a stable name", "[metrics]")
{
    for (const Language language : {Language::English, Language::German}) {
        const BuiltinPhrasebook phrases(language);
        for (int formula = 0; formula <= static_cast<int>(Formula::GeometricMean); ++formula) {
            CHECK_FALSE(metricName(static_cast<Formula>(formula), phrases).empty());
            CHECK_FALSE(toString(static_cast<Formula>(formula)).empty());
            CHECK_FALSE(formulaText(static_cast<Formula>(formula)).empty());
        }
        for (int absence = 1; absence <= static_cast<int>(Absence::NotComparable); ++absence) {
            CHECK_FALSE(absenceText(static_cast<Absence>(absence), phrases).empty());
            CHECK_FALSE(toString(static_cast<Absence>(absence)).empty());
        }
        for (int code = 0; code <= static_cast<int>(NoteCode::MixedDensities); ++code) {
            const MetricNote note{static_cast<NoteCode>(code), {1, 2, 3}, "text"};
            const std::string text = noteText(note, phrases, NumberFormat(language));
            CHECK_FALSE(text.empty());
            CHECK_THAT(text, !Catch::Matchers::Contains("{"));
        }
    }
    CHECK(metricBasisFromString("throughput") == MetricBasis::Throughput);
    CHECK_FALSE(metricBasisFromString("speed"));
}

TEST_CASE("Of equally fast results the first by reference is the faster one, whatever the order of the rows",
          "[metrics]")
{
    const auto first = sampleRow("a", 10, 8);
    const auto second = sampleRow("b", 10, 8);
    const auto slower = sampleRow("0", 11, 8);
    for (const auto& rows : {std::vector{&first, &second, &slower}, std::vector{&slower, &second, &first}}) {
        const store::SubmissionRow* fastest = nullptr;
        for (const store::SubmissionRow* row : rows) {
            operands::keepFaster(fastest, *row, MetricBasis::Official);
        }
        CHECK(fastest == &first);
    }
}
