// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/json_lines.h"

#include "app/analysis/figure_spec.h"
#include "app/analysis/json_walk.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

/// The context of a fault of this field, with its line.
std::string contextOf(const std::string& json, const std::string& field, const std::string& detail = "expected a text")
{
    return withLine({ErrorCode::InvalidInput, "x.podium-view: " + field, detail}, json, "x.podium-view").context;
}

/// "2: expected a value"; empty: it is JSON.
std::string walkFaultOf(const std::string& json)
{
    const auto fault = JsonWalk::through(json, [](const std::string&, std::size_t) { return true; });
    return fault ? std::to_string(fault->line) + ": " + fault->detail : std::string();
}

const std::string nestedReport = R"({
  "podium_report": 1,
  "title": "Racks",
  "sections": [
    {"heading": "One"},
    {
      "view": {
        "podium_view": 1,
        "title": "Inner", "note": 3,
        "figure": {
          "kind": "pie",
          "filter": {
            "rounds": [
              "5.0",
              7
            ],
            "min_accelerators": 9
          }
        }
      },
      "view": "twice"
    }
  ]
}
)";

}  // namespace

TEST_CASE("The line of a fault is that of its field's name, however deep it is", "[json]")
{
    const auto [field, line] = GENERATE(table<std::string, std::string>({
        {"podium_report", "2"},
        {"title", "3"},
        {"sections[0].heading", "5"},
        {"sections[1]", "6"},
        {"sections[1].view", "7"},
        {"sections[1].view.title", "9"},
        {"sections[1].view.note", "9"},
        {"sections[1].view.figure.kind", "11"},
        {"sections[1].view.figure.filter.rounds", "13"},
        {"sections[1].view.figure.filter.rounds[1]", "15"},
    }));
    CAPTURE(field);
    CHECK(contextOf(nestedReport, field) == "x.podium-view:" + line + ": " + field);
}

TEST_CASE("A field that is missing is looked for where it should be, and never further inside", "[json]")
{
    CHECK(contextOf(nestedReport, "author", "is missing: expected a text") == "x.podium-view:1: author");
    CHECK(contextOf(nestedReport, "sections[1].view.figure.title", "is missing: expected a text") ==
          "x.podium-view:10: sections[1].view.figure.title");
    CHECK(contextOf(nestedReport, "kind", "is missing: expected a text") == "x.podium-view:1: kind");
    CHECK(contextOf("\n\n{\n}", "kind", "is missing: expected a text") == "x.podium-view:3: kind");
}

TEST_CASE("A field that is checked with others is found in the object inside of that which the fault names", "[json]")
{
    CHECK(contextOf(nestedReport, "sections[1].view.figure.min_accelerators") ==
          "x.podium-view:17: sections[1].view.figure.min_accelerators");
    CHECK(contextOf(nestedReport, "min_accelerators") == "x.podium-view:17: min_accelerators");
    CHECK(contextOf(nestedReport, "sections[1].view.figure.nowhere") ==
          "x.podium-view:10: sections[1].view.figure.nowhere");
}

TEST_CASE("Of a field that stands twice the second line is named", "[json]")
{
    CHECK(contextOf(nestedReport, "sections[1].view", "stands twice") == "x.podium-view:21: sections[1].view");
}

TEST_CASE("What is no JSON is said with its line and what was expected there", "[json]")
{
    const auto [json, fault] = GENERATE(table<std::string, std::string>({
        {"{\n\"a\": 1\n\"b\": 2}", "3: expected \",\" or \"}\""},
        {"{\n\"a\": 1,\n}", "3: expected a name in quotes"},
        {"{\n\"a\" 1}", "2: expected \":\" after the name \"a\""},
        {"{\"a\": [1\n2]}", "2: expected \",\" or \"]\""},
        {"{\"a\":\n\n}", "3: expected a value"},
        {"{\"a\": \"one\ntwo\"}", "1: a text has no closing quote on its line"},
        {"{\r\n\"a\": \"one", "2: a text has no closing quote"},
        {"{\"a\": \"\t\"}", "1: a text has a control character: write it as \\u and four digits"},
        {"{\"a\": \"C:\\x\"}", "1: a text has a \"\\\" that no escape follows: write it twice"},
        {"{\"a\": \"\xff\"}", "1: a text has bytes that are not UTF-8"},
        {"{\"a\": 01}", "1: a number begins with 0"},
        {"{\"a\": 1.}", "1: expected digits after the decimal point"},
        {"{\"a\": True}", "1: expected a value"},
        {"{}\n{}", "2: expected nothing after the end of the object"},
        {"", "1: it ends where a value is expected"},
        {std::string(2000, '['), "1: it is nested too deeply"},
    }));
    CAPTURE(json);
    CHECK(walkFaultOf(json) == fault);
    const auto read = withLine(figureSpecFromJson(json, "x"), json, "x");
    REQUIRE_FALSE(read);
    CHECK(read.error().context == "x:" + fault.substr(0, fault.find(':')));
    CHECK(read.error().detail == "not JSON" + fault.substr(fault.find(':')));
}

TEST_CASE("JSON of every kind is gone through without a fault", "[json]")
{
    CHECK(walkFaultOf(nestedReport).empty());
    CHECK(walkFaultOf(R"([-0.5e+3, 1E-2, 0, true, false, null, "\u00e4\n\\", {}, [], ""])").empty());
    CHECK(walkFaultOf("\t\"ü\"\r\n").empty());
}

TEST_CASE("A fault without a place in the file stays as it is, and a byte order mark moves no line", "[json]")
{
    const Error large{ErrorCode::InvalidInput, "x", "is larger than 8 bytes"};
    CHECK(withLine(large, "{}", "x") == large);
    const Error other{ErrorCode::FileUnreadable, "y: z", ""};
    CHECK(withLine(other, "{}", "x") == other);
    CHECK(contextOf("\xEF\xBB\xBF" + nestedReport, "title") == "x.podium-view:3: title");
    CHECK(withLine(figureSpecFromJson("\xEF\xBB\xBF{\n", "x"), "\xEF\xBB\xBF{\n", "x").error().context == "x:2");
}
