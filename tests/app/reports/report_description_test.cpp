// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_description.h"

#include "tests/support/catch.h"

using namespace podium;

namespace {

ReportDescription described()
{
    ReportDescription report;
    report.title = "Quarter \"four\" ü";
    report.subtitle = "below";
    report.author = "Ada & Co";
    report.date = "2026-12-02";
    report.language = Language::German;
    report.paper = PaperSize::Letter;
    report.orientation = PaperOrientation::Landscape;
    SavedView view;
    view.title = "Scaling";
    view.note = "a *note*";
    view.spec = defaultSpec(FigureKind::Scaling);
    view.spec.filter.benchmarks = {"llama31_405b"};
    report.sections = {{"Chapter", "", "", {}},
                       {"", "Words\n\n- only", "", {}},
                       {"", "", "mine.podium-view", {}},
                       {"Own", "text", "", view}};
    return report;
}

Error faultOf(const std::string& members)
{
    const auto report = reportFromJson("{" + members + "}", "my.podium-report");
    REQUIRE_FALSE(report.has_value());
    CHECK(report.error().code == ErrorCode::InvalidInput);
    CHECK_FALSE(report.error().detail.empty());
    return report.error();
}

/// Of a report with one section, to which these members are added.
std::string fieldOf(const std::string& members)
{
    return faultOf(R"("podium_report": 1, "sections": [{"heading": "x"}], )" + members).context;
}

std::string sectionField(const std::string& members)
{
    return faultOf(R"("podium_report": 1, "sections": [{"heading": "x"}, {)" + members + "}]").context;
}

const std::string file = "my.podium-report: ";

}  // namespace

TEST_CASE("a report's description comes back from JSON as it was", "[report]")
{
    const ReportDescription report = described();
    const std::string json = toJson(report);
    CHECK(json.ends_with("}\n"));
    const auto back = reportFromJson(json, "x");
    REQUIRE(back.has_value());
    CHECK(*back == report);
    CHECK(toJson(*back) == json);
}

TEST_CASE("a description written by hand needs its sections only", "[report]")
{
    const auto report = reportFromJson(R"({"podium_report": 1, "sections": [{"view": "a"}]})", "x");
    REQUIRE(report.has_value());
    ReportDescription expected;
    expected.sections = {{"", "", "a", {}}};
    CHECK(*report == expected);
    CHECK(reportFromJson(R"({"podium_report": 1, "page": "A4", "sections": [{"text": "a"}]})", "x").has_value());
}

TEST_CASE("what is wrong with a report's file is named by its field", "[report]")
{
    CHECK(faultOf(R"("sections": [{"heading": "x"}])").context == file + "podium_report");
    CHECK(faultOf(R"("podium_report": 2, "sections": [{"heading": "x"}])").context == file + "podium_report");
    CHECK(faultOf(R"("podium_report": "1", "sections": [{"heading": "x"}])").context == file + "podium_report");
    for (const char* field : {"title", "subtitle", "author", "date", "language", "page", "orientation"}) {
        CAPTURE(field);
        CHECK(fieldOf("\"" + std::string(field) + "\": 3") == file + field);
        CHECK(fieldOf("\"" + std::string(field) + R"(": "a\nb")") == file + field);
        CHECK(fieldOf("\"" + std::string(field) + "\": \"" + std::string(longestReportLine + 1, 'x') + "\"") ==
              file + field);
    }
    CHECK(fieldOf(R"("date": "2026-02-30")") == file + "date");
    CHECK(fieldOf(R"("language": "fr")") == file + "language");
    CHECK(fieldOf(R"("page": "a0")") == file + "page");
    CHECK(fieldOf(R"("orientation": "upright")") == file + "orientation");
    CHECK(fieldOf(R"("colour": "red")") == file + "colour");
}

TEST_CASE("what is wrong with a section is named by its place", "[report]")
{
    CHECK(faultOf(R"("podium_report": 1)").context == file + "sections");
    CHECK(faultOf(R"("podium_report": 1, "sections": [])").context == file + "sections");
    CHECK(faultOf(R"("podium_report": 1, "sections": {})").context == file + "sections");
    CHECK(faultOf(R"("podium_report": 1, "sections": [3])").context == file + "sections[0]");
    CHECK(sectionField("") == file + "sections[1].view");
    CHECK(sectionField(R"("heading": "")") == file + "sections[1].view");
    CHECK(sectionField(R"("heading": "a\tb")") == file + "sections[1].heading");
    CHECK(sectionField(R"("text": 1)") == file + "sections[1].text");
    CHECK(sectionField("\"text\": \"" + std::string(longestReportText + 1, 'x') + "\"") == file + "sections[1].text");
    CHECK(sectionField(R"("view": "")") == file + "sections[1].view");
    CHECK(sectionField(R"("view": "a\nb")") == file + "sections[1].view");
    CHECK(sectionField(R"("view": 1)") == file + "sections[1].view");
    CHECK(sectionField(R"("view": {"podium_view": 1})") == file + "sections[1].view.title");
    CHECK(sectionField(R"("view": {"podium_view": 1, "title": "x", "figure": {"podium_figure": 1, "kind": "pie"}})") ==
          file + "sections[1].view.figure.kind");
    CHECK(sectionField(R"("heading": "a", "size": 1)") == file + "sections[1].size");
}

TEST_CASE("files that hold no report, or too much, are refused", "[report]")
{
    CHECK(reportFromJson("", "x").error().code == ErrorCode::InvalidInput);
    CHECK(reportFromJson("[]", "x").error().code == ErrorCode::InvalidInput);
    CHECK(reportFromJson("{\"podium_report\": 1, \"title\": \"\xff\"}", "x").error().code == ErrorCode::InvalidInput);
    CHECK_FALSE(reportFromJson(std::string(100'000, '['), "x").has_value());
    const auto large = reportFromJson(std::string(largestReportFile + 1, ' '), "x");
    REQUIRE_FALSE(large.has_value());
    CHECK(large.error().context == "x");
    ReportDescription many;
    many.sections.assign(mostReportSections, {"x", "", "", {}});
    CHECK(reportFromJson(toJson(many), "x").has_value());
    many.sections.push_back({"x", "", "", {}});
    CHECK(reportFromJson(toJson(many), "x").error().context == "x: sections");
}

TEST_CASE("a byte order mark before a report is no fault", "[report]")
{
    CHECK(reportFromJson("\xEF\xBB\xBF{\"podium_report\": 1, \"sections\": [{\"heading\": \"x\"}]}", "x").has_value());
}

TEST_CASE("a report and a view are told from each other", "[report]")
{
    const auto report = reportFromJson(R"({"podium_view": 1, "title": "x"})", "x");
    REQUIRE_FALSE(report.has_value());
    CHECK(report.error().detail == "it is a view, not a report");
    const auto view = savedViewFromJson(R"({"podium_report": 1, "sections": []})", "x");
    REQUIRE_FALSE(view.has_value());
    CHECK(view.error().detail == "it is a report, not a view");
}

TEST_CASE("a date is a day of the calendar, today, or none", "[report]")
{
    for (const char* date : {"", "today", "2024-02-29", "0001-01-01", "9999-12-31"}) {
        CAPTURE(date);
        CHECK(isReportDate(date));
    }
    for (const char* date : {"2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-12-1x", "+026-01-01",
                             "-001-01-01", "2026--1-01", "2026/12/01", "Today", "0000-01-01", " 2026-01-01"}) {
        CAPTURE(date);
        CHECK_FALSE(isReportDate(date));
    }
}

TEST_CASE("lines of the front matter have their limits", "[report]")
{
    CHECK(checkReportLine(std::string(longestReportLine, 'x'), "--title").has_value());
    for (const std::string& line :
         {std::string(longestReportLine + 1, 'x'), std::string("a\nb"), std::string("a\x1b")}) {
        const Status checked = checkReportLine(line, "--title");
        REQUIRE_FALSE(checked.has_value());
        CHECK(checked.error().context == "--title");
        CHECK(checked.error().code == ErrorCode::InvalidInput);
        CHECK((checked.error().detail.find("control character") == std::string::npos) ==
              (line.size() > longestReportLine));
    }
}
