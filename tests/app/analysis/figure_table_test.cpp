// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_table.h"

#include "app/analysis/figure_csv.h"
#include "app/analysis/fold_rows.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

/// One line a row, cells between bars; the header first.
std::string textOf(const FigureTable& table)
{
    std::string text;
    for (const TwinColumn& column : table.columns) {
        text += column.title + (column.isNumber ? "#|" : "|");
    }
    for (const TwinRow& row : table.rows) {
        text += "\n";
        for (const TwinCell& cell : row.cells) {
            text += cell.text + "|";
        }
    }
    return text;
}

}  // namespace

TEST_CASE("the table twin of bars words every row, its numbers unrounded beside the text", "[table]")
{
    store::SubmissionRow fast = sampleRow("a", 27.334655875655876, 2496);
    fast.fastestRun = 26.5;
    fast.slowestRun = 28;
    store::SubmissionRow missing = sampleRow("m");
    missing.score.minutes.reset();
    missing.score.issue = ScoreIssue::Incomplete;
    const FigureTable table = tableOf(figureOf(specOf(FigureKind::TimeToTrain), {fast, missing}));
    CHECK(textOf(table) ==
          "Submitter and system|Accelerators#|Accelerator model|Time to train in minutes#|Fastest run in minutes#|"
          "Slowest run in minutes#|Note|\n"
          "NVIDIA, a|2,496|H100|27.335|26.500|28.000||\n"
          "NVIDIA, m|512|H100||||no score: result files are missing|");
    CHECK(table.rows[0].cells[table.valueColumn].number == 27.334655875655876);
    CHECK(table.rows[0].mark == MarkPlace{0, 0});
    CHECK(table.rows[0].label == "NVIDIA, a · 2,496 × H100");
    CHECK_FALSE(table.rows[1].mark);
    CHECK_FALSE(table.rows[1].cells[table.valueColumn].number);
}

TEST_CASE("the table twin speaks the figure's language", "[table]")
{
    const FigureTable table =
        tableOf(figureOf(specOf(FigureKind::TimeToTrain, Language::German), {sampleRow("a", 1234.5, 2496)}));
    CHECK(textOf(table) == "Einreicher und System|Beschleuniger#|Beschleunigermodell|Trainingszeit in Minuten#|\n"
                           "NVIDIA, a|2.496|H100|1.234,500|");
}

TEST_CASE("folded rows are one row of the table twin", "[table]")
{
    const FigureTable table = tableOf(foldRows(figureOf(specOf(FigureKind::TimeToTrain), workedRows()), 3));
    REQUIRE(table.rows.size() == 3);
    CHECK(table.rows[2].cells.front().text == "and 12 more");
    CHECK(table.rows[2].cells.back().text == "32.6 to 269.1");
}

TEST_CASE("the table twin of a spread has a row a run, and says which counts", "[table]")
{
    FigureSpec spec = specOf(FigureKind::Spread);
    spec.spreadUnit = SpreadUnit::Minutes;
    const FigureTable table = tableOf(spreadOf(spec, {sampleSubmission("a", {10, 11, 12})}));
    CHECK(textOf(table) == "Submitter and system|Accelerators#|Accelerator model|Run|Log file|"
                           "Time of each run in minutes, times the scaling factor#|\n"
                           "NVIDIA, a|512|H100|run dropped by the rule|result_0.txt|10.000|\n"
                           "NVIDIA, a|512|H100|run that counts|result_1.txt|11.000|\n"
                           "NVIDIA, a|512|H100|run dropped by the rule|result_2.txt|12.000|\n"
                           "NVIDIA, a|512|H100|score||11.000|");
}

TEST_CASE("the table twin of lines names the line and leaves guides out", "[table]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    const Figure figure = figureOf(spec, {sampleRow("a", 100, 64), sampleRow("b", 60, 128)});
    CHECK(textOf(tableOf(figure)) == "Line|Submitter and system|Accelerators#|Accelerator model|"
                                     "Time to train in minutes#|\n"
                                     "NVIDIA, H100|NVIDIA, a|64|H100|100.000|\n"
                                     "NVIDIA, H100|NVIDIA, b|128|H100|60.000|");
}

TEST_CASE("signs of a table of text: semicolons and decimal commas for a German spreadsheet", "[table]")
{
    const Figure figure = figureOf(specOf(FigureKind::TimeToTrain), {sampleRow("a;b", 27.5, 8)});
    const std::string csv = figureToCsv(figure, {';', ','});
    CHECK(csv.starts_with("reference;round;division;"));
    CHECK(csv.find("\n\"5.0/NVIDIA/a;b/llama31_405b\";5.0;closed;Available cloud;NVIDIA;\"a;b\";") !=
          std::string::npos);
    CHECK(csv.find(";hopper;value;27,5;;;minutes;;\n") != std::string::npos);
    CHECK(figureToCsv(figure, {'\t', '.'}).find("\thopper\tvalue\t27.5\t\t\tminutes\t\t\n") != std::string::npos);
}

TEST_CASE("signs that do not go together are refused", "[table]")
{
    CHECK(validate(CsvStyle{}));
    CHECK(validate(CsvStyle{';', ','}));
    CHECK(validate(CsvStyle{'\t', ','}));
    for (const CsvStyle style : {CsvStyle{',', ','}, CsvStyle{'|', '.'}, CsvStyle{';', ';'}, CsvStyle{'"', '.'}}) {
        const Status status = validate(style);
        REQUIRE_FALSE(status);
        CHECK(status.error().code == ErrorCode::InvalidInput);
    }
}
