// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/overview.h"

#include <algorithm>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

using Rows = std::vector<store::SubmissionRow>;

Overview overviewOf(const Rows& shown, const Rows& all, Language language = Language::English)
{
    const BuiltinPhrasebook phrases(language);
    const FigureContext context{tables(), legends(), phrases, "2026-06", {}};
    return buildOverview({"llama31_405b", shown, all}, language, context).value();
}

store::SubmissionRow ofRound(store::SubmissionRow row, const std::string& round)
{
    row.key.round = round;
    return row;
}

}  // namespace

TEST_CASE("the overview of the fourteen results of METRICS.md", "[overview]")
{
    const Overview overview = overviewOf(workedRows(), workedRows());
    CHECK(overview.title == "Llama 3.1 405B");
    CHECK(overview.subtitle.starts_with("MLPerf® Training v5.0 · "));
    CHECK(overview.subtitle.ends_with(" · 14 results"));
    REQUIRE(overview.findings.size() == 3);
    CHECK(overview.findings[0].sentence == "8,192 × H100 are the fastest of all, in 20.8 minutes.");
    // 269.122 / 121.093 at 512 and 70.195 / 32.629 at 2,048; at 1,024 it is an H200: 124.496 / 62.066.
    CHECK(overview.findings[1].sentence == "At equal counts, Blackwell trains 2.01 to 2.15 times as fast as Hopper.");
    REQUIRE(overview.findings[1].figure);
    CHECK(overview.findings[1].figure->categories.size() == 6);
    CHECK(overview.findings[2].sentence == "There is no earlier round to compare with.");
    CHECK_FALSE(overview.findings[2].figure);
    CHECK_FALSE(overview.findings[2].subtitle.empty());
    REQUIRE_FALSE(overview.footnote.empty());
    CHECK(overview.footnote.front().starts_with("Results verified by MLCommons Association."));
}

TEST_CASE("the biggest change is that since the round before, at the same count", "[overview]")
{
    const Rows all{sampleRow("old", 100, 512), ofRound(sampleRow("new", 80, 512), "5.1"),
                   ofRound(sampleRow("newer", 10, 1024), "5.1")};
    const Overview overview = overviewOf({all[1], all[2]}, all);
    CHECK(overview.findings[2].sentence == "From v5.0 to v5.1, 512 × H100 became 1.25 times as fast.");
    REQUIRE(overview.findings[2].figure);
    CHECK(overview.findings[2].figure->categories.size() == 2);
    const Figure alone = figureUnderSentence(overview.findings[2]);
    CHECK(alone.title == overview.findings[2].sentence);
    CHECK(alone.subtitle.starts_with("Time to train Llama 3.1 405B: Biggest change at equal counts"));
}

TEST_CASE("a figure that prints ratios says that they are derived, in picture and text", "[overview]")
{
    const auto says = [](const std::vector<std::string>& paragraphs) {
        return std::any_of(paragraphs.begin(), paragraphs.end(), [](const std::string& paragraph) {
            return paragraph.find("Derived, not an official MLPerf metric, on official basis: Speedup at equal "
                                  "accelerator count") != std::string::npos;
        });
    };
    const Overview overview = overviewOf(workedRows(), workedRows());
    REQUIRE(overview.findings[1].figure);
    CHECK(says(overview.findings[1].figure->footnote));
    CHECK(says(overview.findings[1].figure->citation));
    CHECK(says(overview.footnote));
    const auto& reasons = overview.findings[1].figure->comparability.reasons;
    CHECK(std::any_of(reasons.begin(), reasons.end(),
                      [](const Reason& reason) { return reason.code == ReasonCode::Derived; }));
    REQUIRE(overview.findings[0].figure);
    CHECK_FALSE(says(overview.findings[0].figure->footnote));
    CHECK_FALSE(says(overviewOf({sampleRow()}, {sampleRow()}).footnote));
}

TEST_CASE("the overview says nothing across rounds that may not be compared, and names those that it speaks of",
          "[overview]")
{
    Rows rows{ofRound(sampleRow("old", 1, 512), "0.7"), ofRound(sampleRow("middle", 20, 512), "4.1"),
              ofRound(sampleRow("new", 30, 512), "5.0")};
    for (auto& row : rows) {
        row.benchmark = "bert";
    }
    const BuiltinPhrasebook phrases(Language::English);
    const FigureContext context{tables(), legends(), phrases, "2026-06", {}};
    const Overview overview = buildOverview({"bert", rows, rows}, Language::English, context).value();
    CHECK(overview.findings[0].sentence == "512 × H100 are the fastest of all, in 20.0 minutes.");
    CHECK(overview.findings[0].subtitle == "Fastest result at each number of accelerators · v4.1 and v5.0");
    REQUIRE(overview.findings[0].figure);
    CHECK(overview.findings[0].figure->emptyMessage.empty());
}

TEST_CASE("the footnote of the overview cites the round that is held against those shown, too", "[overview]")
{
    const Rows all{sampleRow("old", 100, 512), ofRound(sampleRow("new", 80, 512), "5.1")};
    const Overview overview = overviewOf({all[1]}, all);
    REQUIRE(overview.findings[2].figure);
    CHECK(overview.footnote.front().find("v5.0 and v5.1") != std::string::npos);
}

TEST_CASE("an overview of results without a score says so", "[overview]")
{
    auto row = sampleRow();
    row.score.minutes = std::nullopt;
    const Overview overview = overviewOf({row}, {row});
    CHECK(overview.findings[0].sentence == "No result with a score is shown.");
    CHECK(overview.findings[1].sentence == "Blackwell and Hopper did not meet at equal counts.");
    CHECK_FALSE(overview.findings[0].figure);
    CHECK(overview.subtitle.ends_with(" · 1 result"));
}

TEST_CASE("the overview as text names every finding and the footnote", "[overview]")
{
    const std::string text = overviewText(overviewOf(workedRows(), workedRows(), Language::German));
    CHECK(text.starts_with("Llama 3.1 405B\nMLPerf® Training v5.0"));
    CHECK(text.find("\n8.192 × H100 sind am schnellsten von allen, in 20,8 Minuten.\n") != std::string::npos);
    CHECK(text.find("\nEs gibt keine frühere Runde zum Vergleich.\n") != std::string::npos);
    CHECK(text.find("Results verified by MLCommons Association.") != std::string::npos);
}

TEST_CASE("a newcomer begins with the round that has most verified Closed results", "[overview]")
{
    Rows rows = workedRows();
    for (int index = 0; index < 20; ++index) {
        rows.push_back(ofRound(sampleRow("unverified" + std::to_string(index)), "5.1"));
        rows.back().verified = false;
    }
    rows.push_back(ofRound(sampleRow("one"), "5.1"));
    const auto first = firstSubject(rows);
    REQUIRE(first);
    CHECK(first->benchmark == "llama31_405b");
    CHECK(first->round == "5.0");
    CHECK_FALSE(firstSubject({}));
}

TEST_CASE("without Llama 3.1 405B a newcomer begins with the newest round's largest benchmark", "[overview]")
{
    Rows rows;
    for (const char* const benchmark : {"bert", "ssd", "ssd"}) {
        rows.push_back(sampleRow("system" + std::to_string(rows.size())));
        rows.back().benchmark = benchmark;
    }
    rows.push_back(ofRound(sampleRow("old"), "3.1"));
    rows.back().benchmark = "bert";
    rows.push_back(ofRound(sampleRow("older"), "3.1"));
    rows.back().benchmark = "bert";
    REQUIRE(firstSubject(rows));
    CHECK(firstSubject(rows)->benchmark == "ssd");
}
