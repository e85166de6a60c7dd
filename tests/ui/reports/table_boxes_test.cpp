// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/table_boxes.h"

#include <numeric>

#include "tests/support/catch.h"
#include "tests/ui/charts/charts_application.h"
#include "ui/charts/page_style.h"
#include "ui/reports/report_style.h"

using namespace podium;
using namespace podium::reports;

namespace {

FigureTable tableOf(const std::vector<std::vector<std::string>>& rows)
{
    FigureTable table;
    for (std::size_t column = 0; column < rows.front().size(); ++column) {
        table.columns.push_back({rows.front()[column], column + 1 == rows.front().size()});
    }
    for (std::size_t index = 1; index < rows.size(); ++index) {
        table.rows.emplace_back();
        for (const std::string& cell : rows[index]) {
            table.rows.back().cells.push_back({cell});
        }
    }
    return table;
}

double sumOf(const std::vector<double>& widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

ReportTable reportTable(FigureTable table, const std::string& facts = "")
{
    ReportTable one;
    one.allRows = table.rows.size();
    one.table = std::move(table);
    one.caption = "Values";
    one.facts = facts;
    return one;
}

/// A table of so many rows of two columns.
FigureTable rowsOf(std::size_t count)
{
    std::vector<std::vector<std::string>> rows{{"Who", "Minutes"}};
    for (std::size_t index = 0; index < count; ++index) {
        rows.push_back({"Somebody", std::to_string(index)});
    }
    return tableOf(rows);
}

}  // namespace

TEST_CASE("columns of a small table are as wide as their texts, not as the page", "[report]")
{
    test::application();
    const std::vector<double> widths = columnWidths(tableOf({{"Who", "Minutes"}, {"NVIDIA, Eos", "12.5"}}), 1000);
    REQUIRE(widths.size() == 2);
    CHECK(sumOf(widths) < 300);
    const charts::TextMeasure measure;
    CHECK(widths[0] > measure.width("NVIDIA, Eos", ReportType::table));
    CHECK(widths[1] > measure.width("Minutes", ReportType::table, true));
}

TEST_CASE("columns that want more than there is share it, and whole words have room", "[report]")
{
    test::application();
    const std::string text = "many words that would run over the whole of the page and further than that";
    const FigureTable table = tableOf({{"Who", "What", "Minutes"}, {text, text, "269.1"}, {"a", text, "1"}});
    const std::vector<double> widths = columnWidths(table, 400);
    CHECK(sumOf(widths) <= 400.001);
    CHECK(sumOf(widths) > 399);
    const charts::TextMeasure measure;
    CHECK(widths[2] >= measure.width("Minutes", ReportType::table, true));
    CHECK(widths[0] >= measure.width("further", ReportType::table));
}

TEST_CASE("columns never run over the page, whatever they hold", "[report]")
{
    test::application();
    std::vector<std::string> wide(20, std::string(500, 'm'));
    for (const auto& table : {tableOf({wide, wide}), tableOf({{"", ""}, {"", ""}}), tableOf({{"x"}})}) {
        const std::vector<double> widths = columnWidths(table, 600);
        CHECK(widths.size() == table.columns.size());
        CHECK(sumOf(widths) <= 600.001);
        for (const double one : widths) {
            CHECK(one > 0);
        }
    }
    CHECK(columnWidths(FigureTable(), 600).empty());
}

TEST_CASE("a table is caption, facts, head and rows, kept together at both ends", "[report]")
{
    test::application();
    const TableBoxes boxes = tableBoxes(reportTable(rowsOf(4), "In every row: x."), "Values (continued)", 800, 3, 1500);
    REQUIRE(boxes.rows.size() == 3 + 4);
    CHECK(boxes.rows[0].keepsNext);
    CHECK(boxes.rows[1].keepsNext);
    CHECK(boxes.rows[2].keepsNext);
    CHECK(boxes.rows[2].table == -1);
    for (std::size_t index = 3; index < 7; ++index) {
        CHECK(boxes.rows[index].table == 3);
    }
    CHECK(boxes.rows[3].keepsNext);  // no row alone under the head
    CHECK_FALSE(boxes.rows[4].keepsNext);
    CHECK(boxes.rows[5].keepsNext);  // none alone at the end
    CHECK_FALSE(boxes.rows[6].keepsNext);
    CHECK(boxes.head.size() == 2);
    CHECK(tableBoxes(reportTable(rowsOf(1)), "", 800, 0, 1500).rows.back().keepsNext == false);
}

TEST_CASE("a table without rows is its caption and head, and holds nothing that follows", "[report]")
{
    test::application();
    const TableBoxes boxes = tableBoxes(reportTable(rowsOf(0)), "", 800, 0, 1500);
    CHECK(boxes.rows.size() == 2);
    CHECK_FALSE(boxes.rows.back().keepsNext);
}

TEST_CASE("rows are as high as their highest cell", "[report]")
{
    test::application();
    const std::string text = "many words that would run over the whole of the page and further than that";
    const TableBoxes boxes =
        tableBoxes(reportTable(tableOf({{"Who", "Minutes"}, {"a", "1"}, {text + text + text, "2"}})), "", 300, 0, 1500);
    REQUIRE(boxes.rows.size() == 4);
    CHECK(boxes.rows[3].height > 3 * boxes.rows[2].height);
}

TEST_CASE("a row that no page can hold is parted, and no line of it is lost", "[report]")
{
    test::application();
    std::string text;
    for (int word = 0; word < 2000; ++word) {
        text += "word ";
    }
    const FigureTable table = tableOf({{"Who", "Minutes"}, {text, "1"}});
    const TableBoxes whole = tableBoxes(reportTable(table), "", 300, 0, 1e9);
    REQUIRE(whole.rows.size() == 3);
    const TableBoxes boxes = tableBoxes(reportTable(table), "", 300, 0, 600);
    REQUIRE(boxes.rows.size() > 4);
    double height = 0;
    for (std::size_t index = 2; index < boxes.rows.size(); ++index) {
        CHECK(boxes.rows[index].height <= 600 - heightOf(boxes.head));
        CHECK(boxes.rows[index].table == 0);
        height += boxes.rows[index].height;
    }
    CHECK(height >= whole.rows[2].height);
    CHECK_FALSE(boxes.rows.back().keepsNext);
}

TEST_CASE("a group has its title above it, which its rows take along to the next page", "[report]")
{
    test::application();
    ReportTable table = reportTable(rowsOf(4));
    table.groups = {{0, "First"}, {2, "Second"}};
    const TableBoxes boxes = tableBoxes(table, "", 800, 0, 1500);
    REQUIRE(boxes.rows.size() == 2 + 4 + 2);
    CHECK(boxes.rows[2].keepsNext);
    CHECK(boxes.rows[2].title == nullptr);
    CHECK(boxes.rows[2].table == 0);
    REQUIRE(boxes.rows[3].title != nullptr);
    CHECK(boxes.rows[3].title == boxes.rows[4].title);
    CHECK(boxes.rows[6].title != boxes.rows[4].title);
    CHECK(boxes.rows[6].title->height == boxes.rows[5].height);
}
