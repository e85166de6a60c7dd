// SPDX-License-Identifier: GPL-3.0-or-later
// The worked values of METRICS.md to the printed precision, from the catalogue that ships with the program.
#include <cmath>

#include "app/analysis/metrics.h"
#include "app/analysis/racks.h"
#include "app/analysis/scaling_curve.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using store::SubmissionRow;

namespace {

const NumberFormat english(Language::English);

std::string carina(int accelerators)
{
    return "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu" + std::to_string(accelerators) + "_ngc25.04_nemo/llama31_405b";
}

std::string tyche(int accelerators)
{
    return "5.0/NVIDIA/tyche_ngpu" + std::to_string(accelerators) + "_ngc25.04_nemo/llama31_405b";
}

std::string eos(int nodes) { return "5.0/NVIDIA/eos-dfw_n" + std::to_string(nodes) + "_ngc25.01_nemo/llama31_405b"; }

std::string nebius(int nodes)
{
    return "5.0/Nebius/nebius_soperator_8xH200_n" + std::to_string(nodes) + "_ngc25.01_nemo/llama31_405b";
}

/// A value as METRICS.md prints it.
std::string printed(const Metric& metric, int decimals)
{
    REQUIRE(metric.value);
    return english.fixed(*metric.value, decimals);
}

std::string percent(const Metric& metric)
{
    REQUIRE(metric.value);
    return english.fixed(*metric.value * 100, 1) + " %";
}

std::vector<SubmissionRow> h100() { return shippedRows("5.0", "llama31_405b", "NVIDIA H100 SXM"); }

}  // namespace

TEST_CASE("Times to train are the official means times the factor", "[worked]")
{
    struct Row {
        std::string reference;
        std::int64_t accelerators;
        const char* raw;
        const char* factor;
        const char* minutes;
    };
    const Row rows[] = {
        {carina(2496), 2496, "26.98997", "1.01277", "27.335"},  {carina(2048), 2048, "31.99468", "1.01984", "32.629"},
        {carina(1536), 1536, "36.39675", "1.16667", "42.463"},  {carina(1024), 1024, "53.19965", "1.16667", "62.066"},
        {carina(512), 512, "104.94690", "1.15385", "121.093"},  {tyche(512), 512, "105.52302", "1.15385", "121.757"},
        {tyche(256), 256, "206.28775", "1.16505", "240.335"},   {eos(1024), 8192, "19.63793", "1.05952", "20.807"},
        {eos(320), 2560, "50.35018", "1.14286", "57.543"},      {eos(304), 2432, "60.41370", "1.00712", "60.844"},
        {eos(256), 2048, "60.16702", "1.16667", "70.195"},      {eos(64), 512, "230.67563", "1.16667", "269.122"},
        {nebius(128), 1024, "106.71080", "1.16667", "124.496"}, {nebius(64), 512, "209.65232", "1.16667", "244.594"},
    };
    for (const Row& expected : rows) {
        CAPTURE(expected.reference);
        const SubmissionRow row = shippedRow(expected.reference);
        CHECK(row.accelerators == expected.accelerators);
        CHECK(printed(timeToTrain(row, MetricBasis::Raw), 5) == expected.raw);
        CHECK(english.fixed(row.score.scalingFactor, 5) == expected.factor);
        CHECK(printed(timeToTrain(row, MetricBasis::Official), 3) == expected.minutes);
    }
}

TEST_CASE("Speedups of the worked values", "[worked]")
{
    struct Question {
        std::string a;
        std::string b;
        const char* speedup;
        bool equalCount;
    };
    const Question questions[] = {
        {carina(2496), eos(320), "2.105", false}, {carina(2048), eos(256), "2.151", true},
        {carina(512), eos(64), "2.222", true},    {carina(1024), nebius(128), "2.006", true},
        {carina(512), nebius(64), "2.020", true}, {carina(1536), carina(512), "2.852", false},
    };
    for (const Question& question : questions) {
        CAPTURE(question.a, question.b);
        const SubmissionRow a = shippedRow(question.a);
        const SubmissionRow b = shippedRow(question.b);
        const Metric speedup = speedupAsSubmitted(a, b, MetricBasis::Official);
        CHECK(printed(speedup, 3) == question.speedup);
        CHECK(speedup.operands == std::vector{question.a, question.b});
        const Metric equal = speedupAtEqualCount(a, b, MetricBasis::Official);
        CHECK(equal.value.has_value() == question.equalCount);
        CHECK(equal.absence == (question.equalCount ? Absence::None : Absence::DifferentSizes));
    }
}

TEST_CASE("Samples to converge come from the scoring runs of the catalogue", "[worked]")
{
    CHECK(shippedRow(carina(2496)).samples == SamplesToConverge{323232, PositionUnit::Samples});
    CHECK(shippedRow(carina(512)).samples == SamplesToConverge{279552, PositionUnit::Samples});
}

TEST_CASE("Scaling efficiency of Carina from 512 to 2,496 on each basis", "[worked]")
{
    const SubmissionRow small = shippedRow(carina(512));
    const SubmissionRow large = shippedRow(carina(2496));
    CHECK(percent(scalingEfficiency(small, large, MetricBasis::Official)) == "90.9 %");
    CHECK(percent(scalingEfficiency(small, large, MetricBasis::Raw)) == "79.8 %");
    const Metric throughput = scalingEfficiency(small, large, MetricBasis::Throughput);
    CHECK(percent(throughput) == "92.2 %");
    CHECK(notesText(throughput, BuiltinPhrasebook(Language::English), english) ==
          "2,496 against 512 accelerators; samples to converge 323,232 and 279,552");
}

TEST_CASE("Carina's 2,496 accelerators fill 39 racks, as its name states", "[worked]")
{
    const SubmissionRow row = shippedRow(carina(2496));
    const auto density = rackDensity(row, tables());
    REQUIRE(density);
    CHECK(density->statedRacks == 39);
    CHECK(density->active == 64);
    CHECK(density->installed == 72);
    CHECK(density->evidence == RackEvidence::Submission);
    CHECK(racksUsed(row, density).value == 39.0);
    CHECK(racksUsed(row, ownDensity(64)).value == 39.0);
    CHECK(racksUsed(row, ownDensity(72)).value == 35.0);
}

TEST_CASE("Racks of H100 for the time of Carina's 2,496, by ratio and by scaling curve", "[worked]")
{
    const SubmissionRow row = shippedRow(carina(2496));
    const auto density = rackDensity(shippedRow(eos(256)), tables());
    REQUIRE(density);
    CHECK(density->active == 32);
    CHECK(density->evidence == RackEvidence::Assumption);

    CHECK(racksForEqualTime(acceleratorsByRatio(row, 2), density).value == 156.0);
    const Metric measured = speedupAtEqualCount(shippedRow(carina(2048)), shippedRow(eos(256)), MetricBasis::Official);
    CHECK(racksForEqualTime(acceleratorsByRatio(row, measured), density).value == 168.0);

    const Metric curve = ScalingCurve(h100(), MetricBasis::Official).acceleratorsForTimeOf(row);
    CHECK(printed(curve, 0) == "5,996");
    CHECK(curve.operands == std::vector{carina(2496), eos(320), eos(1024)});
    const Metric racks = racksForEqualTime(curve, density);
    CHECK(racks.value == 188.0);
    CHECK(printed(footprintRatio(racks, racksUsed(row, rackDensity(row, tables()))), 2) == "4.82");
    CHECK(noteText(curve.notes.front(), BuiltinPhrasebook(Language::English), english) ==
          "5,996 accelerators, between submissions of 2,560 and 8,192");
}

TEST_CASE("Racks depend on how densely they are filled", "[worked]")
{
    const Metric curve = ScalingCurve(h100(), MetricBasis::Official).acceleratorsForTimeOf(shippedRow(carina(2496)));
    std::vector<std::int64_t> racks;
    for (const RackSensitivity& at : rackSensitivity(curve)) {
        racks.push_back(at.racks.value());
    }
    CHECK(racks == std::vector<std::int64_t>{375, 188, 150, 94});
}

TEST_CASE("Sizes of the worked values", "[worked]")
{
    const SubmissionRow row = shippedRow(carina(2496));
    CHECK(printed(sizeRatio(row, shippedRow(tyche(512))), 3) == "4.875");
    SubmissionRow rack = row;
    rack.accelerators = rackDensity(row, tables())->installed;
    CHECK(printed(sizeRatio(row, rack), 1) == "34.7");
}

TEST_CASE("There is no H100 submission of Carina's size", "[worked]")
{
    for (const SubmissionRow& row : h100()) {
        CHECK_FALSE(equalCount(shippedRow(carina(2496)), row));
    }
}
