// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/text_table.h"

#include "tests/support/catch.h"

namespace podium::cli {

namespace {

TextTable smallTable()
{
    TextTable table({
        {"System", false, 6, 0},
        {"Minutes", true, 0, 0},
        {"Maker", false, 5, 2},
        {"Remark", false, 0, 1},
    });
    table.addRow({"rocket_n2_with_a_long_name", "27.335", "Acme", "as published"});
    table.addRow({"box", "1234.500", "\u5BCC\u58EB\u901A", ""});
    return table;
}

}  // namespace

TEST_CASE("A table is as wide as its cells where there is no terminal")
{
    CHECK(smallTable().text(std::nullopt) == "System                       Minutes  Maker   Remark\n"
                                             "rocket_n2_with_a_long_name    27.335  Acme    as published\n"
                                             "box                         1234.500  \u5BCC\u58EB\u901A\n");
}

TEST_CASE("On a terminal long texts are cut first")
{
    CHECK(smallTable().text(48) == "System             Minutes  Maker   Remark\n"
                                   "rocket_n2_with_\u2026    27.335  Acme    as published\n"
                                   "box               1234.500  \u5BCC\u58EB\u901A\n");
}

TEST_CASE("Then the least important texts go, but never a number")
{
    CHECK(smallTable().text(24) == "System   Minutes  Maker\n"
                                   "rocke\u2026    27.335  Acme\n"
                                   "box     1234.500  \u5BCC\u58EB\u901A\n");
    CHECK(smallTable().text(23) == "System   Minutes  Maker\n"
                                   "rocke\u2026    27.335  Acme\n"
                                   "box     1234.500  \u5BCC\u58EB\u2026\n");
    CHECK(smallTable().text(5) == "System   Minutes\n"
                                  "rocke\u2026    27.335\n"
                                  "box     1234.500\n");
}

TEST_CASE("A column without any value is left out, a table without rows has its titles")
{
    TextTable table({{"Name", false, 0, 0}, {"Note", false, 0, 0}});
    CHECK(table.text(std::nullopt) == "Name  Note\n");
    table.addRow({"x", ""});
    CHECK(table.text(std::nullopt) == "Name\nx\n");
}

TEST_CASE("A hostile cell breaks no table")
{
    TextTable table({{"Name", false, 4, 0}, {"N", true, 0, 0}});
    table.addRow({"two\nlines\x1b[0m", "1"});
    table.addRow({std::string(1'000'000, 'x'), "2"});
    const auto text = table.text(20);
    CHECK(text == "Name               N\ntwo\uFFFDlines\uFFFD[0m      1\nxxxxxxxxxxxxxxxx\u2026  2\n");
}

}  // namespace podium::cli
