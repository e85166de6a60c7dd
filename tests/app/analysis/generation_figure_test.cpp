// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>

#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_csv.h"
#include "app/analysis/figure_data.h"
#include "app/analysis/fold_rows.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"

namespace podium::test {

namespace {

using Rows = std::vector<store::SubmissionRow>;

FigureSpec asked(const std::string& subject, const std::string& against, Language language = Language::English)
{
    FigureSpec spec = specOf(FigureKind::Generations, language);
    spec.generations.subjects = {subject};
    spec.generations.against = against;
    return spec;
}

Result<Figure> built(const FigureSpec& spec, const Rows& rows)
{
    const BuiltinPhrasebook phrases(spec.style.language);
    return buildGenerations(spec, rows, {tables(), legends(), phrases, "2026-06", {}});
}

Figure figure(const FigureSpec& spec, const Rows& rows)
{
    auto made = built(spec, rows);
    if (!made) {
        throw std::runtime_error(made.error().context + ": " + made.error().detail);
    }
    return std::move(*made);
}

Rows closed(std::initializer_list<const char*> rounds)
{
    Rows rows;
    for (const char* round : rounds) {
        for (const store::SubmissionRow& row : shippedRowsOfRound(round)) {
            if (row.division == Division::Closed) {
                rows.push_back(row);
            }
        }
    }
    return rows;
}

std::vector<std::string> names(const Figure& figure)
{
    std::vector<std::string> texts;
    for (const Category& category : figure.categories) {
        texts.push_back(category.cells.front().text);
    }
    return texts;
}

}  // namespace

TEST_CASE("As a matrix every match is a cell of its benchmark and count, and the data are those of the dots")
{
    FigureSpec spec = asked("Blackwell", "Hopper");
    const Figure dots = figure(spec, closed({"5.0"}));
    spec.generations.form = GenerationForm::Matrix;
    const Figure drawn = figure(spec, closed({"5.0"}));
    REQUIRE(drawn.matrix);
    CHECK(drawn.matrix->columnTitle == "Accelerators on each side");
    CHECK(std::find(drawn.matrix->columns.begin(), drawn.matrix->columns.end(), "2,048") !=
          drawn.matrix->columns.end());
    CHECK(drawn.title == dots.title);
    CHECK(drawn.citation == dots.citation);
    CHECK(figureToCsv(drawn) == figureToCsv(dots));
    std::size_t cells = 0;
    for (const Mark& mark : drawn.series.front().marks) {
        REQUIRE(mark.cell);
        ++cells;
        CHECK(drawn.matrix->columns.at(mark.cell->column) == mark.label);
        CHECK(mark.cell->shade >= 0);
        CHECK(mark.cell->shade <= 1);
        if (mark.reference == "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2048_ngc25.04_nemo/llama31_405b") {
            CHECK(mark.cell->lines == std::vector<std::string>{"2.15", "32.6 / 70.2", "v5.0"});
        }
    }
    CHECK(cells == dots.series.front().marks.size());
    CHECK(drawn.legend.front().symbol == LegendSymbol::Ramp);
    CHECK(drawn.legend.front().text.find("as fast as NVIDIA Hopper") != std::string::npos);
}

TEST_CASE("The ramp of a matrix has a line at 1 where something is slower, and those cells are marked")
{
    Rows rows;
    const auto add = [&](const char* generation, double minutes, std::int64_t count) {
        rows.push_back(sampleRow(std::string(generation) + std::to_string(count), minutes, count));
        rows.back().accelerator.generation = generation;
    };
    // Twice as fast, as fast to two decimals, and four fifths as fast.
    for (const auto& [count, minutes] : {std::pair(8, 50.0), {64, 100.1}, {512, 125.0}}) {
        add("NVIDIA Hopper", 100, count);
        add("NVIDIA Blackwell", minutes, count);
    }
    FigureSpec spec = asked("NVIDIA Blackwell", "NVIDIA Hopper");
    spec.generations.form = GenerationForm::Matrix;
    const Figure drawn = figure(spec, rows);
    std::map<std::string, bool> slower;
    for (const Mark& mark : drawn.series.front().marks) {
        slower[mark.cell->lines.front()] = mark.cell->slower;
    }
    CHECK(slower == std::map<std::string, bool>{{"2.00", false}, {"1.00", false}, {"0.80", true}});
    REQUIRE(drawn.legend.size() == 3);
    CHECK(drawn.legend[0].text == "0.80\u00a0× to 2.00\u00a0× as fast as NVIDIA Hopper, line at 1.00\u00a0×");
    REQUIRE(drawn.legend[0].mark);
    CHECK(*drawn.legend[0].mark == Approx(std::log(1 / 0.8) / std::log(2 / 0.8)));
    CHECK(drawn.legend[1].symbol == LegendSymbol::SlowerCell);
    CHECK(drawn.legend[1].text == "slower than NVIDIA Hopper");

    std::erase_if(rows, [](const store::SubmissionRow& row) { return row.accelerators != 8; });
    const Figure faster = figure(spec, rows);
    CHECK_FALSE(faster.legend.front().mark);
    CHECK(faster.legend[1].symbol == LegendSymbol::Cell);
}

TEST_CASE("A matrix of one benchmark has one row")
{
    FigureSpec spec = asked("Blackwell", "H100");
    spec.generations.form = GenerationForm::Matrix;
    const Figure drawn = figure(spec, shippedRows("5.0", "llama31_405b", ""));
    REQUIRE(drawn.matrix);
    CHECK(drawn.categories.size() == 1);
    CHECK(drawn.matrix->columns == std::vector<std::string>{"512", "2,048"});
}

TEST_CASE("Several benchmarks: a row each with a dot for every matched count, above them the mean")
{
    const Figure drawn = figure(asked("Blackwell", "Hopper"), closed({"5.0"}));
    CHECK(drawn.title == "NVIDIA Blackwell against NVIDIA Hopper at equal accelerator counts");
    CHECK(drawn.subtitle.find("MLPerf® Training v5.0 · 7 benchmarks · Closed division") == 0);
    CHECK(drawn.valueAxis.title == "Times as fast as NVIDIA Hopper");
    REQUIRE(drawn.categories.size() == 8);
    CHECK(drawn.categories[0].summary);
    CHECK(names(drawn)[0] == "Unofficial geometric mean");
    REQUIRE(drawn.series.size() == 2);
    CHECK(drawn.series[0].family == HardwareFamily::Blackwell);
    CHECK(drawn.series[1].stroke == SeriesStroke::Hollow);
    REQUIRE(drawn.series[1].marks.size() == 1);
    CHECK(drawn.series[1].marks[0].reference.empty());
    REQUIRE(drawn.referenceLines.size() == 1);
    CHECK(drawn.referenceLines[0].value == 1);

    std::vector<std::string> labels;
    for (const Mark& mark : drawn.series[0].marks) {
        if (drawn.categories[static_cast<std::size_t>(mark.position)].cells.front().text == "Llama 3.1 405B") {
            labels.push_back(mark.label);
            REQUIRE(mark.subject);
            CHECK(mark.subject->key.benchmark == "llama31_405b");
            CHECK_FALSE(mark.detail.empty());
        }
    }
    CHECK(labels == std::vector<std::string>{"1,024", "512", "2,048"});  // from left to right
    CHECK(drawn.comparability.verdict == Verdict::Amber);
    CHECK(drawn.comparability.reasons.back().code == ReasonCode::Derived);
    CHECK(drawn.summary.find("Largest ratio: ") != std::string::npos);
    CHECK_FALSE(drawn.citation.empty());
}

TEST_CASE("One benchmark: a row a count, with both times")
{
    const Figure drawn = figure(asked("Blackwell", "H100"), shippedRows("5.0", "llama31_405b", "NVIDIA Blackwell"));
    CHECK_FALSE(drawn.emptyMessage.empty());

    Rows rows = closed({"5.0"});
    std::erase_if(rows, [](const auto& row) { return row.benchmark != "llama31_405b"; });
    const Figure counts = figure(asked("Blackwell", "H100"), rows);
    const std::vector<Mark> marks = marksOf(counts);
    REQUIRE(marks.size() == 2);
    CHECK(marks[0].label == "2.22\u00A0× · 121.1 instead of 269.1 min");
    CHECK(marks[1].label == "2.15\u00A0× · 32.6 instead of 70.2 min");
    CHECK(counts.categories[0].reference == marks[0].reference);
    CHECK(counts.categories[0].cells[2].text == "512");
    CHECK(counts.categories[0].cells[4].text == "512 × H100");
    CHECK(std::none_of(counts.categories.begin(), counts.categories.end(),
                       [](const Category& category) { return category.summary; }));

    FigureSpec german = asked("Blackwell", "H100", Language::German);
    german.basis = FigureBasis::Throughput;
    const Figure throughput = figure(german, rows);
    CHECK(throughput.title == "NVIDIA Blackwell gegen H100 bei gleicher Zahl der Beschleuniger");
    CHECK(marksOf(throughput)[0].label.find("min") == std::string::npos);
}

TEST_CASE("A benchmark that both ran, but never at equal counts, has a row with the reason")
{
    const Figure drawn = figure(asked("Blackwell", "Hopper"), closed({"4.1", "5.0", "5.1"}));
    const Category& gpt3 = drawn.categories.back();
    CHECK(gpt3.cells.front().text == "GPT-3 175B");
    CHECK(gpt3.state == CategoryState::Missing);
    CHECK(gpt3.remark.find("no equal count: NVIDIA Blackwell 64; NVIDIA Hopper 256 to 11,616") == 0);
    CHECK(std::any_of(drawn.notes.begin(), drawn.notes.end(),
                      [](const Note& note) { return note.text == "Only NVIDIA Blackwell ran FLUX.1"; }));
}

TEST_CASE("The data of a figure of generations names every result by itself, and the mean by none")
{
    const Figure drawn = figure(asked("Blackwell", "H100"), closed({"5.0"}));
    const std::string csv = figureToCsv(drawn);
    CHECK(csv.find("5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2048_ngc25.04_nemo/llama31_405b,5.0,closed,") !=
          std::string::npos);
    CHECK(csv.find(",NVIDIA GB200,2048,true,Blackwell,value,2.151") != std::string::npos);
    CHECK(csv.find("5.0/NVIDIA/eos-dfw_n256_ngc25.01_nemo/llama31_405b") != std::string::npos);
    CHECK(csv.find(",,,,,,,,,,Blackwell-geometric-mean,value,") != std::string::npos);
    CHECK(figureFootnote(drawn).find("Speedup at equal accelerator count") != std::string::npos);
}

TEST_CASE("The mean stays when rows are folded")
{
    const Figure folded = foldRows(figure(asked("Blackwell", "Hopper"), closed({"5.0"})), 3);
    REQUIRE(folded.categories.size() == 3);
    CHECK(folded.categories[0].summary);
    CHECK(folded.categories[2].state == CategoryState::More);
}

TEST_CASE("Two generations without a benchmark in common: the figure says why and what to do")
{
    const Figure drawn = figure(asked("TPU v5p", "TPU v4"), closed({"0.7", "1.0", "3.1", "4.1"}));
    CHECK(drawn.emptyMessage == "Google TPU v5p and Google TPU v4 share no benchmark that may be compared");
    CHECK(drawn.series.empty());
    CHECK(drawn.notes.back().text.find("Next step: ") == 0);
    CHECK(drawn.title == "Google TPU v5p against Google TPU v4 at equal accelerator counts");
}

TEST_CASE("Options of generations are kept in a description, and checked")
{
    FigureSpec spec = asked("Blackwell", "Hopper");
    spec.generations.subjects.emplace_back("Blackwell Ultra");
    spec.generations.tolerance = 0.05;
    spec.generations.sameRound = true;
    const auto read = figureSpecFromJson(toJson(spec), "spec");
    REQUIRE(read);
    CHECK(*read == spec);

    const auto refusal = [](FigureSpec wrong) {
        const Status valid = validate(wrong);
        return valid ? std::string() : valid.error().context;
    };
    CHECK(refusal(asked("", "Hopper")) == "generations.subjects");
    CHECK(refusal(asked("Blackwell", "")) == "generations.against");
    CHECK(refusal(asked("Hopper", "Hopper")) == "generations.against");
    spec.generations.tolerance = 2;
    CHECK(refusal(spec) == "generations.tolerance");
    spec = asked("Blackwell", "Hopper");
    spec.kind = FigureKind::TimeToTrain;
    CHECK(refusal(spec) == "generations");
    CHECK_FALSE(built(specOf(FigureKind::Generations), {}));
}

}  // namespace podium::test
