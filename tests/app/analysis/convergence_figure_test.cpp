// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "app/analysis/convergence_choice.h"
#include "app/analysis/figure_csv.h"
#include "app/analysis/figure_data.h"
#include "app/analysis/figure_table.h"
#include "app/analysis/submission_row.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

using namespace podium;
using namespace podium::test;

namespace {

/// Llama 3.1 405B: falls to 5.6.
void addCurve(Run& run, double first = 0.5)
{
    const double end = *run.minutes;
    run.curve.unit = PositionUnit::Samples;
    run.curve.points = {{end * first, 100, 6.2}, {end * 0.8, 200, 5.8}, {end, 300, 5.55}};
}

Submission curvedSubmission(const std::string& system, const std::vector<double>& minutes)
{
    Submission submission = sampleSubmission(system, minutes);
    for (Run& run : submission.runs) {
        addCurve(run);
    }
    return submission;
}

Result<Figure> tryConvergence(const FigureSpec& spec, const std::vector<Submission>& submissions)
{
    std::vector<store::SubmissionRow> rows;
    for (const Submission& submission : submissions) {
        rows.push_back(rowOf(submission));
    }
    const BuiltinPhrasebook phrases(spec.style.language);
    return buildConvergence(spec, rows, submissions, {tables(), legends(), phrases, "2026-06", {}});
}

Figure convergenceOf(const FigureSpec& spec, const std::vector<Submission>& submissions)
{
    auto figure = tryConvergence(spec, submissions);
    REQUIRE(figure);
    return std::move(*figure);
}

std::string notesOf(const Figure& figure)
{
    std::string notes;
    for (const Note& note : figure.notes) {
        notes += note.text + "\n";
    }
    return notes;
}

/// Curves of 3D U-Net, whose quality rises to 0.91, with one evaluation far below; in the words of the notes.
std::string notesWithLow(double quality)
{
    Submission submission = sampleSubmission("a", {10, 11, 12});
    submission.benchmark = submission.key.benchmark = "unet3d";
    for (Run& run : submission.runs) {
        run.curve.unit = PositionUnit::Epochs;
        for (int epoch = 1; epoch <= 20; ++epoch) {
            run.curve.points.push_back({*run.minutes * epoch / 20, epoch * 100.0, 0.89 + epoch * 0.001});
        }
    }
    submission.runs.front().curve.points.front().value = quality;
    return notesOf(convergenceOf(defaultSpec(FigureKind::Convergence), {submission}));
}

using podium::test::contains;

const FigureSpec plainSpec = specOf(FigureKind::Convergence);

}  // namespace

TEST_CASE("convergence is a line a run, with the target and where it is met", "[convergence]")
{
    Submission submission = curvedSubmission("a", {10, 12, 11});
    submission.runs[2].status = RunStatus::NotConverged;
    const Figure figure = convergenceOf(plainSpec, {submission});
    CHECK(figure.title == "Convergence of Llama 3.1 405B");
    CHECK(contains(figure.subtitle, "3 runs of 1 result"));
    CHECK(figure.valueAxis.title == "Log perplexity, lower is better");
    CHECK(figure.positionAxis->title == "Minutes since the start of the run");
    REQUIRE(figure.referenceLines.size() == 1);
    CHECK(figure.referenceLines.front().value == 5.6);
    CHECK(figure.referenceLines.front().name == "Target: log perplexity ≤ 5.6");
    REQUIRE(figure.curves);
    REQUIRE(figure.curves->submissions.size() == 1);
    const SubmissionCurves& curves = figure.curves->submissions.front();
    CHECK(curves.name == "NVIDIA, a, 512 × H100");
    REQUIRE(curves.runs.size() == 3);
    CHECK(curves.runs[0].role == RunRole::Dropped);
    CHECK(curves.runs[2].role == RunRole::Invalid);
    CHECK(curves.runs[0].points.size() == 3);
    CHECK(curves.runs[0].met == 2U);
    CHECK(contains(notesOf(figure),
                   "Minutes before the first evaluation, median (and range) of the runs: NVIDIA, a, 512 "
                   "× H100: 5.50 (5.00 to 6.00)"));
    CHECK(figure.comparability.verdict == Verdict::Green);
    CHECK(contains(figureFootnote(figure), "Curves show the evaluations that the runs logged"));
    CHECK(contains(figureFootnote(figure), "Dropped by the rule: the fastest and the slowest runs of a result"));
    CHECK(contains(figure.summary, "met first by NVIDIA, a"));
}

TEST_CASE("convergence in German, over samples", "[convergence]")
{
    FigureSpec spec = specOf(FigureKind::Convergence, Language::German);
    spec.over = ConvergenceOver::Samples;
    const Figure figure = convergenceOf(spec, {curvedSubmission("a", {10, 12, 11})});
    CHECK(figure.valueAxis.title == "Log-Perplexität, niedriger ist besser");
    CHECK(figure.referenceLines.front().name == "Ziel: Log-Perplexität ≤ 5,6");
    CHECK(figure.positionAxis->unit == ValueUnit::Samples);
    CHECK(figure.curves->submissions.front().runs.front().points.front().position == 100);
}

TEST_CASE("logs that count epochs are drawn over epochs, which the figure says", "[convergence]")
{
    FigureSpec spec = plainSpec;
    spec.over = ConvergenceOver::Samples;
    Submission submission = curvedSubmission("a", {10, 12, 11});
    for (Run& run : submission.runs) {
        run.curve.unit = PositionUnit::Epochs;
    }
    Submission other = curvedSubmission("b", {10, 12});
    const Figure figure = convergenceOf(spec, {submission, other});
    CHECK(figure.positionAxis->title == "Epochs since the start of the run");
    CHECK(contains(notesOf(figure), "The logs count epochs, not samples"));
    CHECK(contains(notesOf(figure), "Runs that are not drawn, since the log counts in another unit: 2"));
    REQUIRE(figure.categories.size() == 2);
    CHECK(figure.curves->submissions.size() == 1);
    const Category& missing =
        figure.categories[0].state == CategoryState::Missing ? figure.categories[0] : figure.categories[1];
    CHECK(missing.remark == "the log counts in another unit");
}

TEST_CASE("forty runs are thin, and the middle one stands out", "[convergence]")
{
    std::vector<double> minutes;
    for (int run = 0; run < 40; ++run) {
        minutes.push_back(20 + run * 0.1);
    }
    const Figure figure = convergenceOf(plainSpec, {curvedSubmission("a", minutes)});
    REQUIRE(figure.curves);
    CHECK(figure.curves->many);
    CHECK(figure.curves->submissions.front().runs.size() == 40);
    CHECK(std::any_of(figure.legend.begin(), figure.legend.end(),
                      [](const LegendEntry& entry) { return entry.symbol == LegendSymbol::ThinCurve; }));
}

TEST_CASE("at most eight submissions are drawn, the others are named", "[convergence]")
{
    std::vector<Submission> submissions;
    for (int index = 0; index < 13; ++index) {
        submissions.push_back(curvedSubmission("s" + std::to_string(10 + index), {30.0 - index, 31.0 - index, 40}));
    }
    const Figure figure = convergenceOf(plainSpec, submissions);
    CHECK(figure.curves->submissions.size() == 8);
    CHECK(figure.curves->submissions.front().name == "NVIDIA, s22, 512 × H100");  // the fastest
    CHECK(contains(figure.subtitle, "24 runs of 8 of 13 results"));
    CHECK(figure.foldedRows == 5);
    CHECK(contains(notesOf(figure), "Not drawn, since 8 submissions are drawn at most: NVIDIA, s14, 512 × H100; "));
    CHECK(contains(notesOf(figure), "and 2 more"));
    CHECK(contains(figureToCsv(figure), "NVIDIA, s10, 512 × H100"));
    FigureSpec few = plainSpec;
    few.maxRows = 2;
    CHECK(convergenceOf(few, submissions).curves->submissions.size() == 2);
}

TEST_CASE("pinned submissions are drawn and no others", "[convergence]")
{
    const std::vector<Submission> submissions{curvedSubmission("a", {10, 11, 12}), curvedSubmission("b", {20, 21, 22})};
    FigureSpec spec = plainSpec;
    spec.pins = {reference(submissions[1].key)};
    const Figure figure = convergenceOf(spec, submissions);
    REQUIRE(figure.curves->submissions.size() == 1);
    CHECK(figure.curves->submissions.front().reference == spec.pins.front());
    CHECK(figure.foldedRows == 0);
    spec.pins = {"5.0/NVIDIA/none/llama31_405b"};
    const auto missing = tryConvergence(spec, submissions);
    REQUIRE_FALSE(missing);
    CHECK(missing.error().code == ErrorCode::NotFound);
}

TEST_CASE("different benchmarks are blocked, and different metrics never share an axis", "[convergence]")
{
    Submission bert = curvedSubmission("b", {10, 11, 12});
    bert.benchmark = "bert";
    bert.key.benchmark = "bert";
    const std::vector<Submission> both{curvedSubmission("a", {10, 11, 12}), bert};
    const Figure blocked = convergenceOf(plainSpec, both);
    CHECK(blocked.emptyMessage == "These results may not be compared");
    CHECK_FALSE(blocked.curves);
    FigureSpec spec = plainSpec;
    spec.allowBlocked = true;
    CHECK(convergenceOf(spec, both).emptyMessage ==
          "One axis cannot hold different metrics: log perplexity and masked-LM accuracy");
}

TEST_CASE("runs without evaluations are counted with the reason", "[convergence]")
{
    Submission some = curvedSubmission("a", {10, 11, 12});
    some.runs[1].curve.points.clear();
    some.runs[2].curve.points = {{5, 1, std::numeric_limits<double>::quiet_NaN()}};
    const Figure figure = convergenceOf(plainSpec, {some});
    CHECK(figure.curves->submissions.front().runs.size() == 1);
    CHECK(contains(notesOf(figure), "since no evaluation in the log: 1"));
    CHECK(contains(notesOf(figure), "since no evaluation is a number: 1"));
    const Figure none = convergenceOf(plainSpec, {sampleSubmission("none", {10, 11, 12})});
    CHECK(none.emptyMessage == "No run has a curve to draw: no evaluation in the log");
    CHECK_FALSE(none.curves);
}

TEST_CASE("what the catalogue may have left out is said", "[convergence]")
{
    Submission submission = curvedSubmission("a", {10, 11, 12});
    submission.runs[0].curve.points.clear();
    for (int point = 0; point < 16; ++point) {
        submission.runs[0].curve.points.push_back({0.5 * point, 10.0 * point, 6});
    }
    CHECK(contains(notesOf(convergenceOf(plainSpec, {submission})),
                   "The catalogue keeps at most 16 evaluations of a run, and 1 of 3 curves have that many"));
}

TEST_CASE("a logarithmic axis has no place for zero", "[convergence]")
{
    FigureSpec spec = plainSpec;
    spec.scale = AxisScale::Log;
    Submission submission = curvedSubmission("a", {10, 11, 12});
    submission.runs[0].curve.points.front().value = 0;
    const Figure figure = convergenceOf(spec, {submission});
    CHECK(figure.curves->submissions.front().runs.front().points.size() == 2);
    CHECK_FALSE(figure.curves->submissions.front().runs.front().met);  // the point that met it is gone
    CHECK(contains(notesOf(figure), "which a logarithmic axis cannot show: 1"));
    CHECK(figure.valueAxis.minimum > 0);
}

TEST_CASE("the data of curves hold every point with minutes, samples and status", "[convergence]")
{
    const Figure figure = convergenceOf(plainSpec, {curvedSubmission("a", {10, 12, 11})});
    const std::string csv = figureToCsv(figure);
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 10);
    CHECK(contains(csv, ",note,position,position_unit,minutes,trained,trained_unit,second_value,status,target_met\n"));
    CHECK(contains(csv, ",hopper,dropped-run,5.55,,,quality,result_0.txt,,10,minutes,10,300,samples,,success,true\n"));
    const std::string json = figureToJson(figure);
    CHECK(contains(json, "\"trained\": 300"));
    CHECK(contains(json, "\"target_met\": true"));
    CHECK(contains(json, "\"kind\": \"convergence\""));
}

TEST_CASE("the table twin of curves has a row a point with run, position and quality", "[convergence]")
{
    const Figure figure = convergenceOf(plainSpec, {curvedSubmission("a", {10, 12, 11})});
    const FigureTable table = tableOf(figure);
    REQUIRE(table.rows.size() == 9);
    const TwinRow& last = table.rows[2];  // of the first run, which is dropped as the fastest
    REQUIRE(last.cells.size() == table.columns.size());
    CHECK(table.columns[table.valueColumn].title == figure.valueAxis.title);
    CHECK(last.cells[table.valueColumn].number == 5.55);
    CHECK(last.cells[table.valueColumn - 1].number == 10.0);
    CHECK(table.columns[table.valueColumn - 1].title == figure.positionAxis->title);
    CHECK(last.cells[table.valueColumn - 2].text == "result_0.txt");
}

TEST_CASE("a spec of convergence comes back from JSON, and foreign options are refused", "[convergence]")
{
    FigureSpec spec = defaultSpec(FigureKind::Convergence);
    spec.over = ConvergenceOver::Samples;
    spec.pins = {"5.0/NVIDIA/a/llama31_405b", "5.0/NVIDIA/b/llama31_405b"};
    const auto read = figureSpecFromJson(toJson(spec), "spec");
    REQUIRE(read);
    CHECK(*read == spec);
    spec.pins.assign(9, "5.0/NVIDIA/a/llama31_405b");
    CHECK(validate(spec).error().context == "pins");
    spec.pins = {"nonsense"};
    CHECK(validate(spec).error().context == "pins");
    spec.pins.clear();
    spec.baseline = "5.0/NVIDIA/a/llama31_405b";
    CHECK(validate(spec).error().context == "baseline");
    FigureSpec spread = defaultSpec(FigureKind::Spread);
    spread.over = ConvergenceOver::Samples;
    CHECK(validate(spread).error().context == "over");
    CHECK_FALSE(figureSpecFromJson(R"({"podium_figure":1,"kind":"convergence","over":"miles"})", "spec"));
}

TEST_CASE("an evaluation beyond the axis is named with digits that say something")
{
    CHECK(contains(notesWithLow(0.000021), "beyond the axis: 1, the farthest at 0.000021"));
    CHECK(contains(notesWithLow(0.25), "the farthest at 0.2500"));
    CHECK(contains(notesWithLow(0), "the farthest at 0"));
    CHECK(contains(notesWithLow(0.000000000064), "the farthest at < 0.000001"));
}
