// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/csv.h"

#include "tests/support/catch.h"

namespace podium::cli {

TEST_CASE("CSV cells are quoted where RFC 4180 asks for it")
{
    CHECK(csvCell("plain text") == "plain text");
    CHECK(csvCell("") == "");
    CHECK(csvCell("a,b") == "\"a,b\"");
    CHECK(csvCell("say \"hi\"") == "\"say \"\"hi\"\"\"");
    CHECK(csvCell("two\nlines") == "\"two\nlines\"");
    CHECK(csvCell("carriage\rreturn") == "\"carriage\rreturn\"");
}

TEST_CASE("Foreign text never begins a formula")
{
    CHECK(csvTextCell("=1+1") == "'=1+1");
    CHECK(csvTextCell("+49 30") == "'+49 30");
    CHECK(csvTextCell("-1") == "'-1");
    CHECK(csvTextCell("@SUM(A1)") == "'@SUM(A1)");
    CHECK(csvTextCell("\t=1") == "'\t=1");
    CHECK(csvTextCell("\r=1") == "\"'\r=1\"");
    CHECK(csvTextCell("\n=1") == "\"'\n=1\"");
    CHECK(csvTextCell("\uFF1D1") == "'\uFF1D1");
    CHECK(csvTextCell("=HYPERLINK(\"http://x\",\"y\")") == "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
    CHECK(csvTextCell("a=b") == "a=b");
    CHECK(csvTextCell("NVIDIA H100-SXM") == "NVIDIA H100-SXM");
}

}  // namespace podium::cli
