// SPDX-License-Identifier: GPL-3.0-or-later
// Scaling, speedup and trend figures of the catalogue that ships with the program.
#include <algorithm>

#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using store::SubmissionRow;

namespace {

using Rows = std::vector<SubmissionRow>;

const std::string carina512 = "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu512_ngc25.04_nemo/llama31_405b";
const std::string carina2496 = "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496_ngc25.04_nemo/llama31_405b";
const std::string eos2560 = "5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b";

Rows closedRows(const std::vector<std::string>& rounds, const std::string& benchmark)
{
    Rows rows;
    for (const std::string& round : rounds) {
        for (SubmissionRow& row : shippedRows(round, benchmark, "")) {
            if (row.division == Division::Closed) {
                rows.push_back(std::move(row));
            }
        }
    }
    return rows;
}

Rows llama() { return closedRows({"5.0"}, "llama31_405b"); }

const Mark* markOf(const Figure& figure, const std::string& reference)
{
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            if (mark.reference == reference) {
                return &mark;
            }
        }
    }
    return nullptr;
}

const Series* seriesNamed(const Figure& figure, const std::string& name)
{
    const auto found = std::find_if(figure.series.begin(), figure.series.end(),
                                    [&](const Series& series) { return series.name == name; });
    return found == figure.series.end() ? nullptr : &*found;
}

std::size_t guides(const Figure& figure)
{
    return static_cast<std::size_t>(std::count_if(figure.series.begin(), figure.series.end(), [](const Series& series) {
        return series.shape == SeriesShape::Guide;
    }));
}

bool notes(const Figure& figure, const std::string& part)
{
    return std::any_of(figure.notes.begin(), figure.notes.end(),
                       [&](const Note& note) { return note.text.find(part) != std::string::npos; });
}

FigureSpec speedupOver(const std::string& baseline, SpeedupMode mode = SpeedupMode::AsSubmitted)
{
    FigureSpec spec = defaultSpec(FigureKind::Speedup);
    spec.baseline = baseline;
    spec.speedup = mode;
    return spec;
}

}  // namespace

TEST_CASE("A scaling figure tells the efficiency on all three bases and why they differ", "[scaling]")
{
    const Figure figure = figureOf(defaultSpec(FigureKind::Scaling), llama());
    CHECK(figure.title == "Scaling of Llama 3.1 405B");
    CHECK(notes(figure, "512 to 2,496: scaling efficiency 90.9 % official, 79.8 % raw, 92.2 % throughput"));
    CHECK(notes(figure, "scaling factors 1.1538 and 1.0128"));
    CHECK(notes(figure, "samples to converge"));
}

TEST_CASE("The efficiency between two results that were named is drawn as an arrow, on all three bases", "[scaling]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.from = carina512;
    spec.to = eos2560;
    const Figure figure = figureOf(spec, llama());
    const Series* pair = seriesNamed(figure, "efficiency between two results");
    REQUIRE(pair != nullptr);
    CHECK(pair->shape == SeriesShape::Link);
    REQUIRE(pair->marks.size() == 2);
    CHECK(pair->marks.front().reference == carina512);
    CHECK(pair->marks.back().reference == eos2560);
    REQUIRE(figure.pair);
    REQUIRE(figure.pair->official);
    CHECK(*figure.pair->official == Approx(121.093 * 512 / (57.543 * 2560)).epsilon(1e-4));
    CHECK(pair->marks.back().label == "42.1\u00A0%");
    CHECK(std::any_of(figure.legend.begin(), figure.legend.end(), [](const LegendEntry& entry) {
        return entry.symbol == LegendSymbol::Link && entry.text.find("42.1\u00A0% official") != std::string::npos;
    }));
    CHECK(notes(figure, "Scaling efficiency from CoreWeave + IBM + NVIDIA, Carina, 512"));

    std::swap(spec.from, spec.to);  // from the smaller to the larger, in whatever order they are named
    CHECK(seriesNamed(figureOf(spec, llama()), "efficiency between two results")->marks.front().reference == carina512);
    spec.to = "5.0/Nobody/none/llama31_405b";
    const BuiltinPhrasebook phrases(Language::English);
    const auto refused = buildScaling(spec, llama(), {tables(), legends(), phrases, "2026-06", {}});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().context == "to");
}

TEST_CASE("A scaling figure joins a submitter's sizes, fastest first, on logarithmic axes", "[scaling]")
{
    const Figure figure = figureOf(defaultSpec(FigureKind::Scaling), llama());
    const Series* carina = seriesNamed(figure, "CoreWeave + IBM + NVIDIA, GB200");
    REQUIRE(carina != nullptr);
    REQUIRE(carina->marks.size() == 5);
    CHECK(carina->marks.front().position == 512);
    CHECK(carina->marks.back().position == 2496);
    CHECK(carina->marks.back().value == Approx(27.335).epsilon(1e-4));
    CHECK(carina->marks.back().label == "27.3 · 90.9 %");
    CHECK(figure.valueAxis.scale == AxisScale::Log);
    REQUIRE(figure.positionAxis);
    CHECK(figure.positionAxis->scale == AxisScale::Log);
    CHECK(figure.positionAxis->minimum <= 256);
    CHECK(figure.positionAxis->maximum >= 8192);
}

TEST_CASE("An ideal line goes through the baseline, and halves the time for twice the accelerators", "[scaling]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    CHECK(guides(figureOf(spec, llama())) == 2);
    spec.baseline = carina512;
    const Figure figure = figureOf(spec, llama());
    REQUIRE(guides(figure) == 1);
    const auto ideal = std::find_if(figure.series.begin(), figure.series.end(),
                                    [](const Series& series) { return series.shape == SeriesShape::Guide; });
    const Mark& first = ideal->marks.front();
    const Mark& last = ideal->marks.back();
    CHECK(first.position < 512);
    CHECK(first.position * first.value == Approx(512 * 121.093).epsilon(1e-4));
    CHECK(first.position * first.value == Approx(last.position * last.value));
    CHECK(first.value <= figure.valueAxis.maximum * 1.000001);
    CHECK(last.position > 2496);
}

TEST_CASE("A scaling figure by generation has one line a generation, through its fastest results", "[scaling]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.grouping = SeriesGrouping::Generation;
    const Figure figure = figureOf(spec, llama());
    const Series* blackwell = seriesNamed(figure, "Blackwell");
    REQUIRE(blackwell != nullptr);
    CHECK(blackwell->marks.size() == 6);
    CHECK(seriesNamed(figure, "Hopper") != nullptr);
    // Tyche's 512 are slower than Carina's, Nebius' 512 faster than Eos'.
    CHECK(notes(figure, "faster at the same count: 2"));
}

TEST_CASE("On throughput basis a scaling line rises in samples a minute", "[scaling]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.basis = FigureBasis::Throughput;
    const Figure figure = figureOf(spec, llama());
    const Series* carina = seriesNamed(figure, "CoreWeave + IBM + NVIDIA, GB200");
    REQUIRE(carina != nullptr);
    REQUIRE(carina->marks.size() == 5);
    CHECK(carina->marks.front().value == Approx(279552 / 104.9469).epsilon(1e-4));
    CHECK(carina->marks.back().value == Approx(323232 / 26.98997).epsilon(1e-4));
    CHECK(figure.valueAxis.unit == ValueUnit::Samples);
}

TEST_CASE("A speedup figure holds every result against the baseline", "[speedup]")
{
    const Figure figure = figureOf(speedupOver(eos2560), llama());
    const Mark* fastest = markOf(figure, carina2496);
    REQUIRE(fastest != nullptr);
    CHECK(fastest->value == Approx(2.105).epsilon(2e-4));
    CHECK(fastest->label == "2.11 ×");
    CHECK(fastest->detail == eos2560);
    REQUIRE(figure.referenceLines.size() == 1);
    CHECK(figure.referenceLines.front().value == 1);
    CHECK(markOf(figure, eos2560)->value == 1);
    CHECK(figure.valueAxis.fromZero);
}

TEST_CASE("A speedup at equal count lists those of another size with the reason", "[speedup]")
{
    const Figure figure = figureOf(speedupOver(carina512, SpeedupMode::EqualCount), llama());
    CHECK(marksOf(figure).size() == 4);
    const auto missing = std::count_if(figure.categories.begin(), figure.categories.end(), [](const Category& row) {
        return row.state == CategoryState::Missing && row.remark.find("512") != std::string::npos;
    });
    CHECK(missing == 10);
}

TEST_CASE("A speedup over the best of a generation finds a partner of equal count", "[speedup]")
{
    FigureSpec spec = defaultSpec(FigureKind::Speedup);
    spec.speedup = SpeedupMode::EqualCount;
    spec.baselineGeneration = "Hopper";
    const Figure figure = figureOf(spec, llama());
    // H200 at 512 (244.594) is the best Hopper of that size: 244.594 / 121.093.
    CHECK(markOf(figure, carina512)->value == Approx(2.020).epsilon(2e-4));
    const Mark* missing = markOf(figure, carina2496);
    CHECK(missing == nullptr);
    CHECK(std::any_of(figure.categories.begin(), figure.categories.end(), [](const Category& row) {
        return row.reference == carina2496 && row.state == CategoryState::Missing &&
               row.remark.find("2,496") != std::string::npos;
    }));
    // What the rows are held against is cited as well.
    CHECK(std::any_of(figure.citation.begin(), figure.citation.end(),
                      [](const std::string& text) { return text.find("Nebius") != std::string::npos; }));
}

TEST_CASE("Speedups are in the order of their size, ratios on another basis differ", "[speedup]")
{
    FigureSpec spec = speedupOver(carina512);
    const Figure official = figureOf(spec, llama());
    CHECK(official.categories.front().reference.find("eos-dfw_n1024") != std::string::npos);
    spec.basis = FigureBasis::Raw;
    const Figure raw = figureOf(spec, llama());
    CHECK(markOf(raw, carina2496)->value == Approx(104.9469 / 26.98997).epsilon(1e-4));
    spec.speedup = SpeedupMode::PerAccelerator;
    CHECK(markOf(figureOf(spec, llama()), carina2496)->value == Approx(0.798).epsilon(5e-4));
}

TEST_CASE("A trend has a line for each span, and draws the border between two", "[trend]")
{
    const Figure figure =
        figureOf(defaultSpec(FigureKind::Trend), closedRows({"0.7", "1.0", "3.1", "4.1", "5.0", "5.1"}, "bert"));
    CHECK(figure.title == "Best time to train BERT by round");
    CHECK(figure.borders.size() == 1);  // BERT's rules changed after v0.7
    REQUIRE(figure.positionAxis);
    CHECK(figure.positionAxis->ticks.front().label == "v0.7");
    CHECK(notes(figure, "Rules changed between v0.7 and v1.0"));
    CHECK(figure.comparability.verdict != Verdict::Blocked);
    CHECK(guides(figure) == 1);  // v0.7 alone needs no line
}

TEST_CASE("A line between two systems has no efficiency, and a note says which they are", "[scaling]")
{
    Rows rows{sampleRow("small", 100, 8), sampleRow("large", 20, 32)};
    rows[1].submitter = "Another";
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.grouping = SeriesGrouping::Generation;
    const Figure figure = figureOf(spec, rows);
    CHECK(markOf(figure, reference(rows[1].key))->label == "20.0");
    CHECK(notes(figure, "8 to 32: no scaling efficiency, since the ends are NVIDIA, H100 and Another, H100"));
    CHECK_FALSE(notes(figure, "scaling efficiency 1"));
    rows[1].submitter = rows[0].submitter;
    const Figure own = figureOf(spec, rows);
    CHECK(markOf(own, reference(rows[1].key))->label.ends_with("125.0\u00A0%"));
    CHECK_FALSE(notes(own, "no scaling efficiency"));
}

TEST_CASE("The subtitle says what a figure was narrowed to", "[trend][scaling]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.filter.rounds = {"5.0"};
    spec.filter.submitterTexts = {"NVIDIA"};
    spec.filter.minAccelerators = 512;
    CHECK(figureOf(spec, llama()).subtitle.find(" · NVIDIA · Accelerators ≥ 512 · ") != std::string::npos);
    FigureSpec trend = defaultSpec(FigureKind::Trend);
    trend.atAccelerators = 8;
    CHECK(figureOf(trend, closedRows({"3.1", "4.1"}, "bert")).subtitle.find(" · Accelerators = 8 · ") !=
          std::string::npos);
}

TEST_CASE("Rounds without a result are gaps on a trend's axis, and are named", "[trend]")
{
    const Figure figure = figureOf(defaultSpec(FigureKind::Trend), closedRows({"1.0", "3.1"}, "bert"));
    REQUIRE(figure.positionAxis);
    std::vector<std::string> labels;
    for (const Tick& tick : figure.positionAxis->ticks) {
        labels.push_back(tick.label);
    }
    CHECK(labels == std::vector<std::string>{"v1.0", "v1.1", "v2.0", "v2.1", "v3.0", "v3.1"});
    CHECK(figure.positionAxis->maximum == 5.5);
    CHECK(notes(figure, "No matching result in this database: v1.1, v2.0, v2.1 and v3.0"));
    CHECK(std::any_of(figure.legend.begin(), figure.legend.end(), [](const LegendEntry& entry) {
        return entry.text == "1.00 ×: times as fast as the round shown before";
    }));
    CHECK(figure.footnote.front().find("Systems: ") != std::string::npos);
    CHECK_FALSE(notes(figureOf(defaultSpec(FigureKind::Trend), closedRows({"5.0"}, "bert")),
                      "No matching result in this database"));
}

TEST_CASE("Unverified results say so beside their number in every figure over numbers, and as baselines", "[scaling]")
{
    Rows rows{sampleRow("small", 100, 8), sampleRow("large", 30, 32)};
    rows[0].verified = false;
    const std::string small = reference(rows[0].key);
    const std::string large = reference(rows[1].key);
    for (const FigureKind kind : {FigureKind::Scaling, FigureKind::Trend}) {
        FigureSpec spec = defaultSpec(kind);
        spec.atAccelerators = kind == FigureKind::Trend ? std::optional<std::int64_t>(8) : std::nullopt;
        const Figure figure = figureOf(spec, rows);
        REQUIRE(markOf(figure, small) != nullptr);
        CHECK(markOf(figure, small)->label.ends_with(" · unverified"));
        CHECK((markOf(figure, large) == nullptr || !markOf(figure, large)->label.ends_with("unverified")));
    }
    FigureSpec speedup = defaultSpec(FigureKind::Speedup);
    speedup.speedup = SpeedupMode::AsSubmitted;
    speedup.baseline = small;
    CHECK(markOf(figureOf(speedup, rows), large)->tag == "baseline unverified");
    speedup.baseline = large;
    CHECK(markOf(figureOf(speedup, rows), small)->tag == "unverified");
}

TEST_CASE("A trend at a fixed count takes results of that size alone", "[trend]")
{
    FigureSpec spec = defaultSpec(FigureKind::Trend);
    spec.atAccelerators = 8;
    const Figure figure = figureOf(spec, closedRows({"1.0", "3.1", "4.1", "5.0"}, "bert"));
    REQUIRE_FALSE(marksOf(figure).empty());
    for (const Category& row : figure.categories) {
        CHECK(row.subject->accelerators == 8);
    }
    spec.atAccelerators = 7;
    CHECK_FALSE(figureOf(spec, closedRows({"4.1"}, "bert")).emptyMessage.empty());
}

TEST_CASE("Without results number figures say so, in both languages", "[scaling][speedup][trend]")
{
    for (const FigureKind kind : {FigureKind::Scaling, FigureKind::Trend}) {
        for (const Language language : {Language::English, Language::German}) {
            FigureSpec spec = defaultSpec(kind);
            spec.style.language = language;
            CHECK_FALSE(figureOf(spec, {}).emptyMessage.empty());
        }
    }
}

TEST_CASE("Throughput is drawn in one unit, which the axis names, others are told", "[scaling]")
{
    Rows rows;
    for (const std::int64_t size : {8, 16, 32}) {
        rows.push_back(sampleRow("s" + std::to_string(size), 80.0 / static_cast<double>(size), size));
        rows.back().samples = SamplesToConverge{40, PositionUnit::Epochs};
    }
    rows.push_back(sampleRow("other", 50, 64));
    rows.back().samples = SamplesToConverge{1e6, PositionUnit::Samples};
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.basis = FigureBasis::Throughput;
    const Figure figure = figureOf(spec, rows);
    CHECK(figure.valueAxis.title == "Epochs a minute");
    CHECK(markOf(figure, reference(rows.back().key)) == nullptr);
    CHECK(notes(figure, "their logs count in other units: 1"));
    CHECK(notes(figure, "epochs to converge 40 and 40"));
    spec.style.language = Language::German;
    CHECK(figureOf(spec, rows).valueAxis.title == "Epochen je Minute");
}
