// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/fold_rows.h"

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

Figure workedFigure(const std::string& baseline = {})
{
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    spec.baseline = baseline;
    return figureOf(spec, workedRows());
}

}  // namespace

TEST_CASE("rows that fit stay as they are", "[fold]")
{
    const Figure figure = foldRows(workedFigure(), 14);
    CHECK(figure.categories.size() == 14);
    CHECK(figure.foldedRows == 0);
}

TEST_CASE("rows that do not fit become one with their number and range", "[fold]")
{
    const Figure figure = foldRows(workedFigure(), 4);
    REQUIRE(figure.categories.size() == 4);
    CHECK(figure.categories[3].state == CategoryState::More);
    CHECK(figure.categories[3].cells.front().text == "and 11 more");
    CHECK(figure.categories[3].remark == "42.5 to 269.1");
    CHECK(figure.foldedRows == 11);
    CHECK(marksOf(figure).size() == 3);
    CHECK(figure.valueAxis.maximum == 40);
}

TEST_CASE("rows without a score are told apart", "[fold]")
{
    store::SubmissionRow missing = sampleRow("missing");
    missing.score.minutes.reset();
    const Figure figure =
        foldRows(figureOf(specOf(FigureKind::TimeToTrain), {sampleRow("a"), sampleRow("b"), missing}), 2);
    CHECK(figure.categories[1].remark == "100.0; 1 without a score");
}

TEST_CASE("the baseline and the rows to keep stay, in order", "[fold]")
{
    const std::string slowest = "5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b";
    const std::string baseline = "5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b";
    const Figure figure = foldRows(workedFigure(baseline), 4, {slowest});
    REQUIRE(figure.categories.size() == 4);
    CHECK(figure.categories[0].cells[1].text == "8,192");
    CHECK(figure.categories[1].reference == baseline);
    CHECK(figure.categories[2].reference == slowest);
    CHECK(marksOf(figure)[2].label == "269.1");
    CHECK(marksOf(figure)[2].position == 2);
}

TEST_CASE("what is not shown any more leaves series and legend", "[fold]")
{
    const Figure figure = foldRows(workedFigure(), 2);
    CHECK(figure.series.size() == 1);
    CHECK(figure.legend.front().text == "Hopper");
}

TEST_CASE("one row, or none, is the least", "[fold]")
{
    const Figure figure = foldRows(workedFigure(), 0);
    REQUIRE(figure.categories.size() == 1);
    CHECK(figure.categories.front().remark == "20.8 to 269.1");
    CHECK(marksOf(figure).empty());
}

TEST_CASE("ranges of differences are in percent", "[fold]")
{
    const Figure spread = spreadOf(specOf(FigureKind::Spread),
                                   {sampleSubmission("fast", {9, 10, 12}), sampleSubmission("slow", {99, 100, 101})});
    CHECK(foldRows(spread, 1).categories.front().remark == "\u221210.0\u00A0% to 20.0\u00A0%");
}
