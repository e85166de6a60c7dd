// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/scaling_table.h"

#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

const NumberFormat english(Language::English);
const BuiltinPhrasebook words(Language::English);

std::string carina(int accelerators)
{
    return "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu" + std::to_string(accelerators) + "_ngc25.04_nemo/llama31_405b";
}

/// On official, raw and throughput basis, as they are shown.
std::string printed(const EfficiencyStep& step)
{
    std::string text;
    for (const Metric& metric : step.efficiency) {
        text += (text.empty() ? "" : ", ") +
                (metric.value ? english.fixed(*metric.value * 100, 1) + " %" : std::string("none"));
    }
    return text;
}

/// "512 to 1,024: 97.6 %, ...", one line a step below each line's name.
std::string printed(const std::vector<EfficiencyLine>& lines)
{
    std::string text;
    for (const EfficiencyLine& line : lines) {
        text += line.name + "\n";
        for (const EfficiencyStep& step : line.steps) {
            text += "  " + english.count(step.fromSize) + " to " + english.count(step.toSize) + "\n";
        }
    }
    return text;
}

}  // namespace

TEST_CASE("The efficiency of Carina from 512 to 2,496 on each basis, and why the bases differ", "[worked]")
{
    const auto small = shippedRow(carina(512));
    const auto large = shippedRow(carina(2496));
    const EfficiencyStep step = efficiencyBetween(small, large);
    CHECK(printed(step) == "90.9 %, 79.8 %, 92.2 %");
    CHECK(step.from == carina(512));
    CHECK(step.to == carina(2496));
    CHECK(step.fromSize == 512);
    CHECK(step.toSize == 2496);
    CHECK(whyBasesDiffer(step, words, english) ==
          "scaling factors 1.1538 and 1.0128; samples to converge 279,552 and 323,232");
}

TEST_CASE("Efficiency goes from the smaller to the larger result, in whatever order they are picked", "[worked]")
{
    const auto small = shippedRow(carina(1024));
    const auto large = shippedRow(carina(2048));
    CHECK(efficiencyBetween(large, small).from == carina(1024));
    CHECK(printed(efficiencyBetween(large, small)) == printed(efficiencyBetween(small, large)));
}

TEST_CASE("Results are of one system where submitter and accelerator are the same, whatever the size", "[scaling]")
{
    const auto eight = sampleRow("eight", 10, 8);
    auto other = sampleRow("sixteen", 6, 16);
    CHECK(areOfOneSystem(eight, other));
    other.submitter = "Dell";
    CHECK_FALSE(areOfOneSystem(eight, other));
    CHECK(noEfficiencyText("Hopper", eight, other, words, english) ==
          "Hopper, 8 to 16: no scaling efficiency, since the ends are NVIDIA, H100 and Dell, H100");
    other.submitter = eight.submitter;
    other.accelerator.name = "NVIDIA H200";
    CHECK_FALSE(areOfOneSystem(eight, other));
}

TEST_CASE("Without a score there is no efficiency, and the metric says why", "[worked]")
{
    auto failed = shippedRow(carina(2496));
    failed.score = {};
    failed.score.issue = ScoreIssue::Incomplete;
    failed.samples.reset();
    const EfficiencyStep step = efficiencyBetween(shippedRow(carina(512)), failed);
    CHECK(printed(step) == "none, none, none");
    CHECK(step.on(MetricBasis::Official).absence == Absence::NoScore);
    CHECK(whyBasesDiffer(step, words, english).empty());
}

TEST_CASE("Each line of a scaling figure has its steps from the smallest size", "[worked]")
{
    std::vector<store::SubmissionRow> rows;
    for (const int size : {2496, 512, 1024}) {
        rows.push_back(shippedRow(carina(size)));
    }
    rows.push_back(shippedRow("5.0/NVIDIA/tyche_ngpu512_ngc25.04_nemo/llama31_405b"));
    const auto lines = efficiencyLines(rows, SeriesGrouping::Submitter, FigureBasis::Official, tables());
    CHECK(printed(lines) == "CoreWeave + IBM + NVIDIA, GB200\n"
                            "  512 to 1,024\n"
                            "  512 to 2,496\n");
    CHECK(lines.front().whole().to == carina(2496));
    CHECK(efficiencyLines({}, SeriesGrouping::Submitter, FigureBasis::Official, tables()).empty());
}

TEST_CASE("Logs that count epochs give that reason, and the table has the lines of the figure alone", "[scaling]")
{
    std::vector<store::SubmissionRow> rows;
    for (const std::int64_t size : {8, 16, 32}) {
        rows.push_back(sampleRow("s" + std::to_string(size), 80.0 / static_cast<double>(size), size));
        rows.back().samples = SamplesToConverge{40, PositionUnit::Epochs};
    }
    CHECK(whyBasesDiffer(efficiencyBetween(rows[0], rows[1]), words, english) == "epochs to converge 40 and 40");
    for (const std::int64_t size : {64, 128}) {
        rows.push_back(sampleRow("t" + std::to_string(size), 50, size));
        rows.back().samples = SamplesToConverge{1e6, PositionUnit::Samples};
    }
    const auto stepsOn = [&](FigureBasis basis) {
        return efficiencyLines(rows, SeriesGrouping::Generation, basis, tables()).front().steps.size();
    };
    CHECK(stepsOn(FigureBasis::Official) == 4);
    CHECK(stepsOn(FigureBasis::Throughput) == 2);
}
