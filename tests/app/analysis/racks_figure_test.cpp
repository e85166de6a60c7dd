// SPDX-License-Identifier: GPL-3.0-or-later
// The figure of racks on the catalogue that ships with the program: METRICS' worked values as they are drawn.
#include "app/analysis/racks_figure.h"

#include <algorithm>

#include "app/analysis/figure_csv.h"
#include "app/analysis/figure_data.h"
#include "app/analysis/footprint_rows.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using store::SubmissionRow;
using Rows = std::vector<SubmissionRow>;

namespace {

std::string carina(int accelerators)
{
    return "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu" + std::to_string(accelerators) + "_ngc25.04_nemo/llama31_405b";
}

/// All of round 5.0's Llama 3.1 405B.
const Rows& all()
{
    static const Rows rows = [] {
        Rows made = shippedRows("5.0", "llama31_405b", "NVIDIA Blackwell");
        for (const SubmissionRow& row : shippedRows("5.0", "llama31_405b", "NVIDIA Hopper")) {
            made.push_back(row);
        }
        return made;
    }();
    return rows;
}

FigureSpec racksSpec(const std::string& subject = carina(2496), const std::string& against = "H100")
{
    FigureSpec spec = defaultSpec(FigureKind::Racks);
    spec.racks.subject = subject;
    spec.racks.against = against;
    return spec;
}

Result<Figure> tryRacks(const FigureSpec& spec, const Rows& shown = all(), const Rows& every = all())
{
    const BuiltinPhrasebook phrases(spec.style.language);
    return buildRacks(spec, shown, every, {tables(), legends(), phrases, "2026-06", {}});
}

Figure racksOf(const FigureSpec& spec, const Rows& shown = all(), const Rows& every = all())
{
    auto figure = tryRacks(spec, shown, every);
    REQUIRE(figure.has_value());
    return std::move(*figure);
}

std::vector<std::string> countsOf(const Figure& figure)
{
    std::vector<std::string> counts;
    for (const RackRow& row : figure.racks.value().rows) {
        counts.push_back(row.key + " " + row.count);
    }
    return counts;
}

bool notes(const Figure& figure, const std::string& text, Verdict verdict)
{
    return std::any_of(figure.notes.begin(), figure.notes.end(),
                       [&](const Note& note) { return note.text == text && note.verdict == verdict; });
}

}  // namespace

TEST_CASE("the racks of the worked values are drawn: 39, 156, 168 and 188", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.racks.ratio = 2;
    const Figure figure = racksOf(spec);
    CHECK(figure.title == "Racks to train Llama 3.1 405B in 27.3 minutes");
    CHECK(figure.subtitle == "MLPerf® Training v5.0 · Llama 3.1 405B · Closed division · official basis, derived · one "
                             "cabinet is one rack, each band in it one system");
    CHECK(countsOf(figure) ==
          std::vector<std::string>{"used 39", "ratio-given 156", "ratio 168", "scaling-curve ≈ 188"});
    const std::vector<RackRow>& rows = figure.racks->rows;
    CHECK(rows[0].name == "GB200, used");
    CHECK(rows[0].lines == std::vector<RackLine>{{"2,496 / 64 active per rack"}, {"stated by the system name"}});
    CHECK(rows[0].trays == 0);
    CHECK(rows[1].name == "H100, given ratio 2");
    CHECK(std::any_of(figure.notes.begin(), figure.notes.end(), [](const Note& note) {
        return note.verdict == Verdict::Amber && note.text == "Ratio 2: given by the analyst, not measured";
    }));
    CHECK(rows[1].lines == std::vector<RackLine>{{"2,496 × 2 / 32 per rack"}, {"4.0 × the racks used"}});
    CHECK(rows[1].trays == 4);
    CHECK(rows[2].lines == std::vector<RackLine>{{"2,496 × 2.151 / 32 per rack"}, {"4.3 × the racks used"}});
    CHECK(rows[3].lines == std::vector<RackLine>{{"about 5,996 / 32 per rack"}, {"about 4.8 × the racks used"}});
    CHECK(figure.racks->aside ==
          "Carina: 72 accelerators per rack, 64 active. With all 72 active it would be 35 racks.");
    CHECK(figure.racks->racksPerMark == 1);
}

TEST_CASE("the table says what each method rests on", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.racks.ratio = 2;
    const FigureRacks racks = *racksOf(spec).racks;
    CHECK(racks.tableAgainst == "Against 39");
    const RackCells& used = racks.rows[0].cells;
    CHECK(used.method == "Used, GB200");
    CHECK(used.against == "1.0 ×");
    CHECK(used.evidence == "stated by the system name");
    CHECK(racks.rows[1].cells.evidence == "r as given; density assumed");
    CHECK(racks.rows[2].cells.method == "Ratio r = 2.151");
    CHECK(racks.rows[2].cells.accelerators == "5,370");
    CHECK(racks.rows[2].cells.evidence == "r at 2,048 each; density assumed");
    CHECK(racks.rows[3].cells.accelerators == "about 5,996");
    CHECK(racks.rows[3].cells.racks == "about 188");
    CHECK(racks.rows[3].cells.against == "about 4.8 ×");
    CHECK(racks.rows[3].cells.evidence == "interpolated; density assumed");
}

TEST_CASE("the strip shows all methods at every usual density and at the one that is drawn", "[racks]")
{
    const auto rangesOf = [](const FigureSpec& spec) {
        std::vector<std::string> ranges;
        const Figure figure = racksOf(spec);
        for (const RackStripRow& row : figure.racks->strip.rows) {
            ranges.push_back(row.label + (row.chosen ? ": *" : ": ") + row.range);
        }
        return ranges;
    };
    FigureSpec spec = racksSpec();
    spec.racks.ratio = 2;
    CHECK(rangesOf(spec) == std::vector<std::string>{"16 per rack: 312 to 375", "32 per rack: *156 to 188",
                                                     "40 per rack: 125 to 150", "64 per rack: 78 to 94"});
    spec.racks.rack = OwnRack{48, 48};
    CHECK(rangesOf(spec).at(3) == "48 per rack: *104 to 125");
}

TEST_CASE("what is assumed stands in the notes with the triangle, what is stated without", "[racks]")
{
    const Figure figure = racksOf(racksSpec());
    CHECK(notes(figure, "GB200: 64 of 72 accelerators a rack active, stated by submissions", Verdict::Green));
    CHECK(notes(figure, "H100: 32 accelerators a rack (four systems of eight accelerators a rack), assumption",
                Verdict::Amber));
    CHECK(notes(figure, "No H100 result has 2,496 accelerators", Verdict::Amber));
    CHECK(figure.footnote.at(1) == "Three-run benchmark: the score is one run’s time, times the scaling factor. "
                                   "Derived, not an official MLPerf metric, on official basis: Racks used, Racks for "
                                   "equal time.");
    CHECK(figure.citation.at(1).find("Racks for equal time (ceil(") != std::string::npos);
    const Figure equal = racksOf(racksSpec(carina(2048)));
    CHECK_FALSE(notes(equal, "No H100 result has 2,048 accelerators", Verdict::Amber));
}

TEST_CASE("an extrapolation is said beside its racks, in the table and in the notes", "[racks]")
{
    const Figure figure = racksOf(racksSpec("5.0/NVIDIA/eos-dfw_n1024_ngc25.01_nemo/llama31_405b", "GB200"));
    const RackRow& curve = figure.racks->rows.back();
    CHECK(curve.extrapolated);
    CHECK(curve.lines.back() == RackLine{"extrapolated beyond 2,496", Verdict::Amber});
    CHECK(curve.cells.evidence == "extrapolated beyond 2,496; density stated by submissions");
    CHECK(figure.racks->rows.front().lines.back() == RackLine{"density assumed", Verdict::Amber});
    CHECK(figure.racks->rows.front().racks == 256);
}

TEST_CASE("the figure speaks German with German numbers", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.style.language = Language::German;
    const Figure figure = racksOf(spec);
    CHECK(figure.title == "Racks, um Llama 3.1 405B in 27,3 Minuten zu trainieren");
    CHECK(figure.racks->rows[1].name == "H100, Verhältnis 2,151");
    CHECK(figure.racks->rows[1].lines.front().text == "2.496 × 2,151 / 32 je Rack");
    CHECK(notes(figure, "H100: 32 Beschleuniger je Rack (vier Systeme mit je acht Beschleunigern im Rack), Annahme",
                Verdict::Amber));
}

TEST_CASE("as bars the figure is one of rows: a bar a method, from zero", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.racks.form = RacksForm::Bars;
    const Figure figure = racksOf(spec);
    const std::vector<Mark> marks = marksOf(figure);
    REQUIRE(marks.size() == 3);
    CHECK(marks[0].value == 39);
    CHECK(marks[1].value == 168);
    CHECK(marks[2].label == "≈ 188");
    CHECK(figure.valueAxis.fromZero);
    CHECK(figure.valueAxis.unit == ValueUnit::Racks);
    CHECK(figure.subtitle.find("cabinet") == std::string::npos);
    CHECK(figure.categories.at(1).cells.at(1).text == "2,496 × 2.151 / 32 per rack");
}

TEST_CASE("who says nothing gets the fastest whose racks a source states, against the accelerator of most sizes",
          "[racks]")
{
    const FigureSpec open = racksSpec({}, {});
    const Figure figure = racksOf(open);
    CHECK(figure.racks->subject == carina(2496));
    CHECK(figure.racks->against == "NVIDIA H100 SXM");
    FigureSpec baseline = open;
    baseline.baseline = "5.0/Nebius/nebius_soperator_8xH200_n64_ngc25.01_nemo/llama31_405b";
    CHECK(racksOf(baseline).racks->against == "NVIDIA H200");
    const Figure hopper = racksOf(open, shippedRows("5.0", "llama31_405b", "NVIDIA Hopper"));
    CHECK(hopper.racks->subject == "5.0/NVIDIA/eos-dfw_n1024_ngc25.01_nemo/llama31_405b");
}

TEST_CASE("another accelerator of the same generation is drawn in outlines", "[racks]")
{
    const Figure figure = racksOf(racksSpec("5.0/NVIDIA/eos-dfw_n256_ngc25.01_nemo/llama31_405b", "H200"));
    CHECK_FALSE(figure.racks->rows[0].hollow);
    CHECK(figure.racks->rows[1].hollow);
    CHECK(figure.series.back().stroke == SeriesStroke::Hollow);
}

TEST_CASE("racks without a profile: the message names the result and the reason, and nothing is drawn", "[racks]")
{
    SubmissionRow unknown = sampleRow("tpu", 30, 512);
    unknown.accelerator = {"Google TPU v6", "Google", "TPU", "TPU v6", false};
    unknown.submitter = "Google";
    Rows rows = all();
    rows.push_back(unknown);
    FigureSpec spec = racksSpec(reference(unknown.key));
    const Figure figure = racksOf(spec, rows, rows);
    CHECK(figure.emptyMessage == "The racks of Google, tpu, 512 × TPU v6 are not known: no rack profile fits, and no "
                                 "density was given. Say how many accelerators stand in one of its racks");
    CHECK(figure.categories.empty());
    spec.racks.rackOfSubject = OwnRack{64, 64};
    const Figure given = racksOf(spec, rows, rows);
    CHECK(given.racks->rows.front().count == "8");
    CHECK(given.racks->rows.front().lines.back().text == "density given by the analyst");
}

TEST_CASE("others without a profile leave the reason in the rows, and the strip its numbers", "[racks]")
{
    SubmissionRow card = sampleRow("l40s", 300, 2048);
    card.accelerator = {"NVIDIA L40S", "NVIDIA", "Ada Lovelace", "NVIDIA Ada Lovelace", false};
    Rows rows = all();
    rows.push_back(card);
    const Figure figure = racksOf(racksSpec(carina(2496), "L40S"), rows, rows);
    CHECK(figure.categories.at(1).state == CategoryState::Missing);
    CHECK(figure.categories.at(1).remark == "no rack profile fits, and no density was given");
    CHECK(figure.racks->rows.at(2).cells.missing == "a scaling curve needs results of two sizes");
    CHECK(figure.racks->strip.rows.size() == usualDensities.size());
}

TEST_CASE("over 1,200 racks a cabinet stands for ten, and the subtitle says so", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.racks.ratio = 16;  // 1,248 racks
    const Figure figure = racksOf(spec);
    CHECK(figure.racks->rows.at(1).racks == 1248);
    CHECK(figure.racks->racksPerMark == 10);
    CHECK(figure.subtitle.ends_with("one cabinet is 10 racks"));
    spec.racks.ratio = 15.38;  // 1,200 racks
    CHECK(racksOf(spec).racks->racksPerMark == 1);
}

TEST_CASE("what may not be compared is not drawn, unless it is asked for", "[racks]")
{
    SubmissionRow other = shippedRow("4.1/NVIDIA/eos_n64_ngc24.09_nemo/gpt3");
    Rows rows = all();
    rows.push_back(other);
    FigureSpec spec = racksSpec(carina(2496), reference(other.key));
    const Figure blocked = racksOf(spec, rows, rows);
    CHECK(blocked.emptyMessage == "These results may not be compared");
    spec.allowBlocked = true;
    CHECK(racksOf(spec, rows, rows).emptyMessage.empty());
}

TEST_CASE("a subject or an opponent that is not there is an error", "[racks]")
{
    CHECK(tryRacks(racksSpec("5.0/Nobody/none/llama31_405b")).error().code == ErrorCode::NotFound);
    CHECK(tryRacks(racksSpec(carina(2496), "Volta")).error().code == ErrorCode::NotFound);
    CHECK(tryRacks(racksSpec("nothing")).error().context == "subject");
    FigureSpec spec = racksSpec();
    spec.kind = FigureKind::Trend;
    spec.racks = {};
    CHECK(tryRacks(spec).error().context == "kind");
}

TEST_CASE("nothing shown, or nothing to hold it against, is said", "[racks]")
{
    CHECK(racksOf(racksSpec({}, {}), {}).emptyMessage.starts_with("No result matches the filter"));
    const Rows alone = shippedRows("5.0", "llama31_405b", "NVIDIA Blackwell");
    CHECK(racksOf(racksSpec(carina(2496), {}), alone, alone).emptyMessage.starts_with("No other accelerator"));
}

TEST_CASE("on throughput basis the title names whose speed it is", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.basis = FigureBasis::Throughput;
    const Figure figure = racksOf(spec);
    CHECK(figure.title ==
          "Racks to train Llama 3.1 405B at the speed of CoreWeave + IBM + NVIDIA, Carina, 2,496 × GB200");
    CHECK(figure.subtitle.find("throughput basis, derived") != std::string::npos);
}

TEST_CASE("the data file holds every rack that is drawn, and the strip", "[racks]")
{
    FigureSpec spec = racksSpec();
    spec.racks.ratio = 2;
    const Figure figure = racksOf(spec);
    const std::string csv = figureToCsv(figure);
    CHECK(csv.find(",run,note,per_rack,accelerators_needed,ratio,extrapolated,evidence\n") != std::string::npos);
    CHECK(csv.find(carina(2496) + ",5.0,closed,") != std::string::npos);
    CHECK(csv.find(",used,value,39,,,racks,,,64,2496,,false,submission\n") != std::string::npos);
    CHECK(csv.find(",ratio-given,value,156,,,racks,,,32,4992,2,false,assumption\n") != std::string::npos);
    CHECK(csv.find(",scaling-curve,sensitivity,94,,,racks,,,64,") != std::string::npos);
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 1 + 4 + 4 * 3);
    const std::string json = figureToJson(figure);
    CHECK(json.find("\"series\": \"scaling-curve\"") != std::string::npos);
    CHECK(json.find("\"mark\": \"sensitivity\"") != std::string::npos);
    CHECK(json.find("\"times_racks_used\": 4,") != std::string::npos);
}

TEST_CASE("choices to hold a result against: accelerators by sizes, then generations of several", "[racks]")
{
    const SubmissionRow subject = shippedRow(carina(2496));
    const auto choices = againstChoices(subject, all(), tables());
    REQUIRE(choices.size() == 3);
    CHECK(choices[0].word == "NVIDIA H100 SXM");
    CHECK(choices[0].sizes == 5);
    CHECK(choices[1].word == "NVIDIA H200");
    CHECK(choices[2].isGeneration);
    CHECK(choices[2].results == 7);
    CHECK(footprintRows(subject, choices[2].word, all(), tables())->others.size() == 7);
}

TEST_CASE("accelerator-hours for equal time, and their cost at a price", "[racks]")
{
    const BuiltinPhrasebook phrases(Language::English);
    const auto answer = answerRacks(racksSpec(), all(), all(), {tables(), legends(), phrases, "2026-06", {}});
    REQUIRE(answer.has_value());
    const Footprint& footprint = answer->footprint.value();
    CHECK(footprint.hoursUsed.value == Approx(2496 * 27.335 / 60).epsilon(1e-4));
    CHECK(footprint.methods.at(0).hours.value == Approx(5369.569 * 27.335 / 60).epsilon(1e-4));
}
