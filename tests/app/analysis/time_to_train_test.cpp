// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "app/analysis/figure_marks.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

const std::string eos320 = "5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b";

std::vector<std::string> labelsOf(const Figure& figure)
{
    std::vector<std::string> labels;
    for (const Mark& mark : marksOf(figure)) {
        labels.push_back(mark.label);
    }
    return labels;
}

std::vector<std::string> cellsOf(const Category& category)
{
    std::vector<std::string> texts;
    for (const Cell& cell : category.cells) {
        texts.push_back(cell.detail.empty() ? cell.text : cell.text + ", " + cell.detail);
    }
    return texts;
}

std::vector<std::string> legendOf(const Figure& figure)
{
    std::vector<std::string> texts;
    for (const LegendEntry& entry : figure.legend) {
        texts.push_back(entry.text);
    }
    return texts;
}

}  // namespace

TEST_CASE("the fourteen results of METRICS.md, fastest first", "[time-to-train]")
{
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    const Figure figure = figureOf(spec, workedRows());
    CHECK(figure.title == "Time to train Llama 3.1 405B");
    CHECK(figure.subtitle ==
          "MLPerf® Training v5.0 · Llama 3.1 405B · Closed division · official score, lower is better · 14 results");
    CHECK(labelsOf(figure) == std::vector<std::string>{"20.8", "27.3", "32.6", "42.5", "57.5", "60.8", "62.1", "70.2",
                                                       "121.1", "121.8", "124.5", "240.3", "244.6", "269.1"});
    CHECK(cellsOf(figure.categories[0]) == std::vector<std::string>{"NVIDIA, Eos-dfw", "8,192", "× H100"});
    CHECK(cellsOf(figure.categories[1]) ==
          std::vector<std::string>{"CoreWeave + IBM + NVIDIA, Carina", "2,496", "× GB200"});
    CHECK(cellsOf(figure.categories[12]) == std::vector<std::string>{"Nebius, Soperator", "512", "× H200"});
    CHECK(legendOf(figure) ==
          std::vector<std::string>{"Blackwell", "Hopper", "fastest to slowest of all 3 runs, scaled"});
    CHECK(figure.valueAxis.title == "Time to train in minutes");
    CHECK(figure.valueAxis.minimum == 0);
    CHECK(figure.valueAxis.maximum == 300);
    CHECK(figure.valueAxis.ticks.back().label == "300");
    CHECK(figure.comparability.verdict == Verdict::Amber);
    REQUIRE(figure.notes.size() == 2);
    CHECK(figure.notes[0].text == "Availability differs: 12 cloud, 2 on-premise (Tyche)");
    CHECK(figure.notes[1].text == "Accelerator counts differ, 256 to 8,192");
    CHECK(figure.summary.find("Fastest: NVIDIA, Eos-dfw, 8,192 × H100 in 20.8 minutes. Slowest: NVIDIA, Eos-dfw, 512 × "
                              "H100 in 269.1 minutes.") != std::string::npos);
}

TEST_CASE("the same in German", "[time-to-train]")
{
    const Figure figure = figureOf(specOf(FigureKind::TimeToTrain, Language::German), workedRows());
    CHECK(figure.title == "Trainingszeit von Llama 3.1 405B");
    CHECK(figure.subtitle ==
          "MLPerf® Training v5.0 · Llama 3.1 405B · Division Closed · offizielle Wertung, kürzer ist besser · 14 "
          "Ergebnisse");
    CHECK(labelsOf(figure).front() == "20,8");
    CHECK(figure.categories.front().cells[1].text == "8.192");
}

TEST_CASE("marks hold exact values and whiskers from the fastest to the slowest run, scaled", "[time-to-train]")
{
    store::SubmissionRow row = sampleRow("a");
    row.score.rawMinutes = 100;
    row.score.scalingFactor = 1.25;
    row.score.minutes = 125;
    row.fastestRun = 96;
    row.slowestRun = 104;
    const Mark official = marksOf(figureOf(specOf(FigureKind::TimeToTrain), {row})).front();
    CHECK(official.value == 125);
    CHECK(official.low == 120);
    CHECK(official.high == 130);
    CHECK(official.reference == "5.0/NVIDIA/a/llama31_405b");
    FigureSpec raw = specOf(FigureKind::TimeToTrain);
    raw.basis = FigureBasis::Raw;
    const Figure figure = figureOf(raw, {row});
    CHECK(marksOf(figure).front().value == 100);
    CHECK(marksOf(figure).front().low == 96);
    CHECK(figure.series.front().stroke == SeriesStroke::Dashed);
    CHECK(figure.valueAxis.title == "Raw time in minutes");
    CHECK(figure.comparability.reasons.front().code == ReasonCode::Derived);
    CHECK(figure.footnote[1].find("Raw time is derived") != std::string::npos);
}

TEST_CASE("a missing score is listed last with its reason and never drawn", "[time-to-train]")
{
    store::SubmissionRow missing = sampleRow("missing");
    missing.score.minutes.reset();
    missing.score.issue = ScoreIssue::TooManyInvalidRuns;
    store::SubmissionRow broken = sampleRow("nan");
    broken.score.minutes = std::numeric_limits<double>::quiet_NaN();
    const Figure figure = figureOf(specOf(FigureKind::TimeToTrain), {missing, broken, sampleRow("good")});
    REQUIRE(figure.categories.size() == 3);
    CHECK(marksOf(figure).size() == 1);
    CHECK(figure.categories[0].state == CategoryState::Shown);
    CHECK(figure.categories[1].state == CategoryState::Missing);
    CHECK(figure.categories[1].remark == "no score: too many runs are not valid");
    CHECK(figure.categories[2].remark == "no score");
}

TEST_CASE("scores of zero, negative and infinite ones are no scores", "[time-to-train]")
{
    for (const double bad : {0.0, -5.0, std::numeric_limits<double>::infinity()}) {
        const Figure figure = figureOf(specOf(FigureKind::TimeToTrain), {sampleRow("bad", bad, 8), sampleRow("good")});
        CHECK(marksOf(figure).size() == 1);
        CHECK(figure.categories[1].state == CategoryState::Missing);
    }
}

TEST_CASE("unverified results say so beside the value and in the legend", "[time-to-train]")
{
    store::SubmissionRow own = sampleRow("own");
    own.verified = false;
    const Figure figure = figureOf(specOf(FigureKind::TimeToTrain), {own});
    CHECK(marksOf(figure).front().label == "100.0");
    CHECK(marksOf(figure).front().tag == "unverified");
    CHECK(markWords(marksOf(figure).front()) == "100.0 · unverified");
    CHECK_FALSE(marksOf(figure).front().verified);
    CHECK(legendOf(figure) == std::vector<std::string>{"Hopper", "unverified"});
    CHECK(figure.footnote.front().starts_with("Result not verified by MLCommons Association."));
}

TEST_CASE("what differs between the rows gets a column, what does not stands in the subtitle", "[time-to-train]")
{
    store::SubmissionRow later = sampleRow("later", 50, 512);
    later.key.round = "5.1";
    later.division = Division::Open;
    const Figure figure = figureOf(specOf(FigureKind::TimeToTrain), {sampleRow("a"), later});
    CHECK(cellsOf(figure.categories[0]) == std::vector<std::string>{"NVIDIA, later", "v5.1", "Open", "512", "× H100"});
    CHECK(cellsOf(figure.categories[1]) == std::vector<std::string>{"NVIDIA, a", "v5.0", "Closed", "512", "× H100"});
    CHECK(figure.subtitle.find("v5.0 and v5.1") != std::string::npos);
    CHECK(figure.subtitle.find("Closed and Open divisions") != std::string::npos);
}

TEST_CASE("orders", "[time-to-train]")
{
    const std::vector<store::SubmissionRow> rows{sampleRow("slow", 30, 8), sampleRow("fast", 10, 64),
                                                 sampleRow("middle", 20, 32)};
    const auto first = [&](RowOrder order) {
        FigureSpec spec = specOf(FigureKind::TimeToTrain);
        spec.order = order;
        return figureOf(spec, rows).categories.front().cells.front().detail;
    };
    CHECK(first(RowOrder::Time) == "fast");
    CHECK(first(RowOrder::Accelerators) == "slow");
    CHECK(first(RowOrder::Round) == "fast");
}

TEST_CASE("the baseline is a line with a name and must be among the rows", "[time-to-train]")
{
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    spec.baseline = eos320;
    const Figure figure = figureOf(spec, workedRows());
    REQUIRE(figure.referenceLines.size() == 1);
    CHECK(figure.referenceLines.front().value == Approx(57.543).margin(0.001));
    CHECK(figure.referenceLines.front().name == "baseline: NVIDIA, Eos-dfw, 2,560 × H100");
    CHECK(figure.categories[4].baseline);
    spec.baseline = "5.0/NVIDIA/other/llama31_405b";
    const auto refused = tryFigure(spec, workedRows());
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::NotFound);
    CHECK(refused.error().context == spec.baseline);
}

TEST_CASE("on a logarithmic axis marks are points and the axis does not begin at 0", "[time-to-train]")
{
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    spec.scale = AxisScale::Log;
    const Figure figure = figureOf(spec, workedRows());
    CHECK(figure.series.front().shape == SeriesShape::Points);
    CHECK(figure.valueAxis.minimum > 0);
    CHECK(figure.subtitle.find("logarithmic axis") != std::string::npos);
}

TEST_CASE("nothing to draw says why", "[time-to-train]")
{
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    spec.filter.benchmarks = {"llama31_405b"};
    spec.filter.rounds = {"5.0"};
    spec.filter.divisions = {"open"};
    spec.filter.minAccelerators = 1000;
    const Figure figure = figureOf(spec, {});
    CHECK(figure.title == "Time to train Llama 3.1 405B");
    CHECK(figure.emptyMessage ==
          "No result matches the filter: Llama 3.1 405B · v5.0 · Open division · Accelerators ≥ 1,000");
    CHECK(figure.categories.empty());
    CHECK(figure.footnote.empty());
    CHECK(figure.summary.find(figure.emptyMessage) != std::string::npos);
}

TEST_CASE("what may not be compared is not drawn, unless the analyst wants it, which is said", "[time-to-train]")
{
    store::SubmissionRow early = sampleRow("early");
    early.benchmark = "bert";
    early.key.round = "0.7";
    store::SubmissionRow late = early;
    late.key.round = "1.0";
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    const Figure blocked = figureOf(spec, {early, late});
    CHECK(blocked.emptyMessage == "These results may not be compared");
    CHECK(blocked.categories.empty());
    CHECK(blocked.notes.front().verdict == Verdict::Blocked);
    spec.allowBlocked = true;
    const Figure drawn = figureOf(spec, {early, late});
    CHECK(marksOf(drawn).size() == 2);
    CHECK(drawn.notes.front().text ==
          "Results of v0.7 and v1.0 are not comparable for BERT; drawn at the analyst’s own "
          "request although the rules forbid the comparison");
}

TEST_CASE("a spec of another kind or with faults is refused", "[time-to-train]")
{
    CHECK(tryFigure(specOf(FigureKind::Spread), {}).error().context == "kind");
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    spec.maxRows = 0;
    CHECK(tryFigure(spec, {}).error().context == "max_rows");
}

TEST_CASE("unknown sizes and accelerators are no obstacle", "[time-to-train]")
{
    store::SubmissionRow row = sampleRow("unknown");
    row.accelerators.reset();
    row.accelerator = {};
    row.acceleratorModel.clear();
    const Figure figure = figureOf(specOf(FigureKind::TimeToTrain), {row});
    CHECK(cellsOf(figure.categories.front()) == std::vector<std::string>{"NVIDIA, unknown", "?", ""});
    CHECK(figure.legend.front().text == "other");
}

TEST_CASE("architectures of one family share an entry", "[time-to-train]")
{
    const auto withArchitecture = [](const std::string& architecture) {
        store::SubmissionRow row = sampleRow(architecture);
        row.accelerator.architecture = architecture;
        return row;
    };
    const Figure figure =
        figureOf(specOf(FigureKind::TimeToTrain),
                 {withArchitecture("CDNA 3"), withArchitecture("CDNA 4"), withArchitecture("TPU v2"),
                  withArchitecture("TPU v3"), withArchitecture("TPU v4"), withArchitecture("TPU v5p")});
    CHECK(legendOf(figure) == std::vector<std::string>{"TPU", "CDNA 3, CDNA 4"});
}
