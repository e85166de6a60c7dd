// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/reports/report_methods.h"
#include "app/reports/report_sources.h"
#include "app/reports/report_table.h"
#include "app/reports/report_words.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/reports/report_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

const BuiltinPhrasebook english(Language::English);
const NumberFormat numbers(Language::English);

/// A table of three columns, the last one that of the values.
FigureTable threeColumns(const std::vector<std::vector<std::string>>& rows)
{
    FigureTable table;
    table.columns = {{"Who"}, {"Model"}, {"Minutes", true}};
    table.valueColumn = 2;
    for (const auto& row : rows) {
        table.rows.push_back({{{row[0]}, {row[1]}, {row[2]}}, ""});
    }
    return table;
}

std::vector<std::string> titlesOf(const FigureTable& table)
{
    std::vector<std::string> titles;
    for (const TwinColumn& column : table.columns) {
        titles.push_back(column.title);
    }
    return titles;
}

ReportTable folded(FigureTable table, std::size_t most = 10)
{
    return foldTable(std::move(table), "Values", most, english, numbers);
}

Figure bars(std::vector<store::SubmissionRow> rows)
{
    return figureOf(specOf(FigureKind::TimeToTrain), std::move(rows));
}

}  // namespace

TEST_CASE("what every row of a table says stands above it once", "[report]")
{
    const ReportTable table = folded(threeColumns({{"a", "H100", "1"}, {"b", "H100", "2"}}));
    CHECK(titlesOf(table.table) == std::vector<std::string>{"Who", "Minutes"});
    CHECK(table.table.valueColumn == 1);
    CHECK(table.table.rows[1].cells[1].text == "2");
    CHECK(table.facts == "In every row: Model H100.");
    CHECK(table.caption == "Values: 2 rows");
}

TEST_CASE("names and values stay columns even where all rows have the same", "[report]")
{
    const ReportTable table = folded(threeColumns({{"a", "H100", "1"}, {"a", "H200", "1"}}));
    CHECK(titlesOf(table.table) == std::vector<std::string>{"Who", "Model", "Minutes"});
    CHECK(table.facts.empty());
    const ReportTable one = folded(threeColumns({{"a", "H100", "1"}}));
    CHECK(one.table.columns.size() == 3);
    CHECK(one.caption == "Values: 1 row");
}

TEST_CASE("columns that stay the same over many rows become titles of groups", "[report]")
{
    FigureTable runs;
    runs.columns = {{"Who"},  {"Accelerators", true}, {"Accelerator model"},
                    {"File"}, {"Samples", true},      {"Loss", true}};
    runs.valueColumn = 5;
    for (int row = 0; row < 20; ++row) {
        runs.rows.push_back({{{row < 10 ? "a" : "b"},
                              {row < 10 ? "8" : "1,024"},
                              {row < 10 ? "H100" : "H200"},
                              {"result_" + std::to_string(row / 5) + ".txt"},
                              {std::to_string(row)},
                              {std::to_string(row)}},
                             ""});
    }
    const ReportTable table = folded(runs, 12);
    CHECK(titlesOf(table.table) == std::vector<std::string>{"Samples", "Loss"});
    CHECK(table.table.valueColumn == 1);
    CHECK(table.table.rows.size() == 12);
    REQUIRE(table.groups.size() == 3);  // the fourth was cut off
    CHECK(table.groups[0].title == "a · 8 × H100 · result_0.txt");
    CHECK(table.groups[2].first == 10);
    CHECK(table.groups[2].title == "b · 1,024 × H200 · result_2.txt");
    // Three rows each are too few.
    runs.rows.resize(3);
    CHECK(folded(runs).groups.empty());
}

TEST_CASE("a column that is empty in every row is left out without a word", "[report]")
{
    const ReportTable table = folded(threeColumns({{"a", "", "1"}, {"b", "", "2"}}));
    CHECK(titlesOf(table.table) == std::vector<std::string>{"Who", "Minutes"});
    CHECK(table.facts.empty());
}

TEST_CASE("a table that is cut says how many rows there are", "[report]")
{
    std::vector<std::vector<std::string>> rows;
    for (int row = 0; row < 1234; ++row) {
        rows.push_back({std::to_string(row), row % 2 == 0 ? "x" : "y", "1"});
    }
    const ReportTable table = folded(threeColumns(rows), 20);
    CHECK(table.table.rows.size() == 20);
    CHECK(table.allRows == 1234);
    CHECK(table.caption == "Values: the first 20 of 1,234 rows");
    // "H100" in the first rows only is no fact of all of them.
    std::vector<std::vector<std::string>> differing(30, {"a", "H100", "1"});
    differing.push_back({"a", "H200", "1"});
    CHECK(folded(threeColumns(differing), 20).facts.empty());
    CHECK(folded(threeColumns({})).table.rows.empty());
}

TEST_CASE("each result is listed once, with the figures that rest on it", "[report]")
{
    Report report;
    report.sections = {sectionOf(bars({sampleRow("a"), sampleRow("b")}), 1),
                       sectionOf(bars({sampleRow("b"), sampleRow("c")}), 2)};
    const ReportSources sources = sourcesOf(report, english, numbers);
    REQUIRE(sources.groups.size() == 1);
    const SourceGroup& group = sources.groups.front();
    CHECK(group.address == "https://github.com/mlcommons/training_results_v5.0");
    CHECK(group.heading.find("MLPerf® Training v5.0") != std::string::npos);
    CHECK(titlesOf(group.table) ==
          std::vector<std::string>{"System", "Size", "Benchmark", "Division", "Availability", "Reference", "Figures"});
    REQUIRE(group.submitters.size() == 1);
    CHECK(group.submitters[0].first == 0);
    CHECK(group.submitters[0].title == "NVIDIA · 5.0/NVIDIA/");
    REQUIRE(group.table.rows.size() == 3);
    const auto cell = [&](std::size_t row, std::size_t column) { return group.table.rows[row].cells[column].text; };
    CHECK(cell(0, 5) == "a/llama31_405b");
    CHECK(cell(0, 6) == "1");
    CHECK(cell(1, 6) == "1, 2");
    CHECK(cell(2, 6) == "2");
    CHECK(cell(0, 1) == "512 × NVIDIA H100 SXM");
    const ReportTable page = sourceTable(group, english, numbers);
    CHECK(page.facts.find("Division Closed, ") != std::string::npos);
    CHECK(page.groups.size() == 1);
}

TEST_CASE("sources say availability in the report's words", "[report]")
{
    store::SubmissionRow own = sampleRow("a");
    own.availability = Availability::OnPremise;
    store::SubmissionRow cloud = sampleRow("b");
    cloud.availability = Availability::Cloud;
    store::SubmissionRow preview = sampleRow("c");
    preview.availability = Availability::Preview;
    Report report;
    report.language = Language::German;
    report.sections = {sectionOf(bars({own, cloud, preview}), 1)};
    const BuiltinPhrasebook german(Language::German);
    const ReportSources sources = sourcesOf(report, german, NumberFormat(Language::German));
    REQUIRE(sources.groups.size() == 1);
    std::vector<std::string> words;
    for (const TwinRow& row : sources.groups.front().table.rows) {
        words.push_back(row.cells[4].text);
    }
    CHECK(words == std::vector<std::string>{"vor Ort", "Cloud", "Vorschau"});
}

TEST_CASE("results are grouped by round, those that the author imported apart", "[report]")
{
    store::SubmissionRow older = sampleRow("old");
    older.key.round = "4.1";
    older.key.benchmark = older.benchmark = "llama2_70b_lora";
    FigureSpec spec = specOf(FigureKind::TimeToTrain);
    store::SubmissionRow own = sampleRow("own");
    own.verified = false;
    Report report;
    report.sections = {sectionOf(bars({sampleRow("a")}), 1), sectionOf(bars({older}), 2), sectionOf(bars({own}), 3)};
    report.sections[2].figure->sources.front().address.clear();
    const ReportSources sources = sourcesOf(report, english, numbers);
    REQUIRE(sources.groups.size() == 3);
    CHECK(sources.groups[0].heading.find("v4.1") != std::string::npos);
    CHECK(sources.groups[1].heading.find("v5.0") != std::string::npos);
    CHECK(sources.groups[2].heading ==
          "MLPerf® Training v5.0: imported by the author. Results not verified by MLCommons Association.");
    CHECK(sources.groups[2].address.empty());
}

TEST_CASE("what was derived stands in one sentence, whatever the figures", "[report]")
{
    const std::string begin = "Derived, not an official MLPerf metric, on official basis: ";
    const std::string three = english.say(Phrase::CitationThreeRuns);
    Report report;
    report.sections = {sectionOf(bars({sampleRow("a")}), 1), sectionOf(bars({sampleRow("b")}), 2)};
    const std::vector<std::string> metrics{"Speedup (T_b / T_a)",
                                           "Speedup (T_b / T_a), Mean, unofficial (exp(a), (b), c)"};
    for (std::size_t index = 0; index < 2; ++index) {
        Figure& figure = *report.sections[index].figure;
        figure.derived = begin + metrics[index] + ".";
        figure.citation = {three + " " + figure.derived, "The trademark."};
    }
    CHECK(methodsOf(report, english) ==
          std::vector<std::string>{three, begin + "Speedup (T_b / T_a), Mean, unofficial (exp(a), (b), c).",
                                   "The trademark."});
}

TEST_CASE("remarks on methods stand once, the trademark's note last", "[report]")
{
    Report report;
    report.sections = {sectionOf(bars({sampleRow("a")}), 1), sectionOf(bars({sampleRow("b")}), 2)};
    report.sections[1].figure->citation.insert(report.sections[1].figure->citation.begin(), "A remark.");
    const ReportSources sources = sourcesOf(report, english, numbers);
    REQUIRE(sources.methods.size() >= 2);
    CHECK(sources.methods.back() == report.sections[0].figure->citation.back());
    CHECK(std::count(sources.methods.begin(), sources.methods.end(), "A remark.") == 1);
    CHECK(std::count(sources.methods.begin(), sources.methods.end(), sources.methods.back()) == 1);
    for (const std::string& paragraph : sources.methods) {
        CHECK(paragraph.find("[5.0/NVIDIA/") == std::string::npos);
    }
    CHECK(sourcesOf(Report(), english, numbers).groups.empty());
}

TEST_CASE("days are written in words of the language", "[report]")
{
    CHECK(dayInWords("2026-12-02", Language::English) == "2 December 2026");
    CHECK(dayInWords("2026-03-21", Language::German) == "21. März 2026");
    CHECK(dayInWords("2026-02-30", Language::English) == "2026-02-30");
    CHECK(dayInWords("", Language::English).empty());
    Report report;
    CHECK(bylineOf(report).empty());
    report.author = "Ada";
    CHECK(bylineOf(report) == "Ada");
    report.date = "2026-12-02";
    CHECK(bylineOf(report) == "Ada · 2 December 2026");
    report.author.clear();
    CHECK(bylineOf(report) == "2 December 2026");
}

TEST_CASE("the contents say what a section found, unless its heading does", "[report]")
{
    ReportSection section = sectionOf(bars({sampleRow("a")}), 1, "Mine");
    CHECK(findingOf(section, english) == section.figure->title);
    section.heading = section.figure->title;
    CHECK(findingOf(section, english).empty());
    ReportSection absent;
    absent.heading = "Nothing";
    CHECK(findingOf(absent, english).empty());
    absent.absence = "no results match";
    CHECK(findingOf(absent, english) == "No figure: no results match.");
    CHECK(findingOf(absent, BuiltinPhrasebook(Language::German)) == "Keine Abbildung: no results match.");
}
