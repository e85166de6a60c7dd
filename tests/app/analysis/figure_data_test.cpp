// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_csv.h"
#include "app/analysis/figure_data.h"

#include <algorithm>

#include "app/analysis/fold_rows.h"
#include "app/analysis/indented_json.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

const std::string header = "reference,round,division,availability,submitter,system,benchmark,accelerator,accelerators,"
                           "verified,series,mark,value,low,high,unit,run,note\n";

Figure bars(std::vector<store::SubmissionRow> rows)
{
    return figureOf(specOf(FigureKind::TimeToTrain), std::move(rows));
}

}  // namespace

TEST_CASE("the data file holds exactly the drawn marks, unrounded", "[data]")
{
    store::SubmissionRow row = sampleRow("a", 27.334655875655876, 2496);
    row.fastestRun = 26.5;
    row.slowestRun = 28;
    CHECK(figureToCsv(bars({row})) ==
          header +
              "5.0/NVIDIA/a/llama31_405b,5.0,closed,Available cloud,NVIDIA,a,llama31_405b,NVIDIA H100 SXM,2496,true,"
              "hopper,value,27.334655875655876,26.5,28,minutes,,\n");
}

TEST_CASE("a missing score is an empty value with its reason", "[data]")
{
    store::SubmissionRow missing = sampleRow("m");
    missing.score.minutes.reset();
    missing.score.issue = ScoreIssue::Incomplete;
    CHECK(figureToCsv(bars({missing})) ==
          header +
              "5.0/NVIDIA/m/llama31_405b,5.0,closed,Available cloud,NVIDIA,m,llama31_405b,NVIDIA H100 SXM,512,true,"
              ",,,,,,,no score: result files are missing\n");
}

TEST_CASE("rows that were folded are one line", "[data]")
{
    const std::string csv = figureToCsv(foldRows(bars(workedRows()), 3));
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 4);
    CHECK(csv.ends_with("\n,,,,,,,,,,,,,,,,,and 12 more: 32.6 to 269.1\n"));
}

TEST_CASE("language changes words, not numbers", "[data]")
{
    const std::vector<store::SubmissionRow> rows{sampleRow("a", 1234.5, 8)};
    const std::string english = figureToCsv(figureOf(specOf(FigureKind::TimeToTrain), rows));
    CHECK(english == figureToCsv(figureOf(specOf(FigureKind::TimeToTrain, Language::German), rows)));
    CHECK(english.find(",1234.5,") != std::string::npos);
}

TEST_CASE("names stay text: quotes, line ends, formulas, broken bytes", "[data]")
{
    store::SubmissionRow row = sampleRow("x");
    row.submitter = "=cmd|' /C calc'!A0";
    row.systemName = "a,\"b\"\nc\xff";
    const std::string csv = figureToCsv(bars({row}));
    CHECK(csv.find(",\"'=cmd|' /C calc'!A0\",") != std::string::npos);
    CHECK(csv.find(",\"a,\"\"b\"\"\nc\uFFFD\",") != std::string::npos);
}

TEST_CASE("JSON holds the same with title, comparability and footnote", "[data]")
{
    store::SubmissionRow missing = sampleRow("m");
    missing.score.minutes.reset();
    const std::string json = figureToJson(bars({sampleRow("a", 12.5, 8), missing}));
    for (const char* part :
         {"\"podium_figure_data\": 1", "\"kind\": \"time-to-train\"", "\"title\": \"Time to train Llama 3.1 405B\"",
          "\"value\": 12.5", "\"value\": null", "\"note\": \"no score\"", "\"code\": \"different-counts\"",
          "\"unit\": \"minutes\"", "\"verdict\": \"amber\"", "Result"}) {
        CAPTURE(part);
        CHECK(json.find(part) != std::string::npos);
    }
}

TEST_CASE("runs of a spread are one line each", "[data]")
{
    const std::string csv = figureToCsv(spreadOf(specOf(FigureKind::Spread), {sampleSubmission("a", {10, 11, 12})}));
    CHECK(csv.find(",hopper,dropped-run,10,,,minutes,result_0.txt,\n") != std::string::npos);
    CHECK(csv.find(",hopper,counted-run,11,,,minutes,result_1.txt,\n") != std::string::npos);
    CHECK(csv.find(",hopper,score,11,,,minutes,,\n") != std::string::npos);
}

TEST_CASE("the footnote is text: citation, then notes", "[data]")
{
    const std::string text = figureFootnote(bars({sampleRow("a", 1, 8), sampleRow("b", 2, 16)}));
    CHECK(text.starts_with("Results verified by MLCommons Association. MLPerf® Training v5.0"));
    CHECK(text.ends_with("\nAccelerator counts differ, 8 to 16.\n"));
}

TEST_CASE("JSON text is escaped and valid", "[data]")
{
    IndentedJson json;
    json.beginObject();
    json.member("quote \"", std::string_view("\\ \n \x01 \xff", 7));
    json.member(
        "nan", 0.0 / [] { return 0.0; }());
    json.key("list");
    json.beginArray();
    json.value(std::int64_t{-1});
    json.value(true);
    json.endArray();
    json.key("empty");
    json.beginArray();
    json.endArray();
    json.endObject();
    CHECK(json.take() ==
          "{\n  \"quote \\\"\": \"\\\\ \\n \\u0001 \uFFFD\",\n  \"nan\": null,\n  \"list\": [\n    -1,\n    "
          "true\n  ],\n  \"empty\": []\n}\n");
}
