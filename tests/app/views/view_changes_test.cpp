// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/view_changes.h"

#include "app/views/shown_results.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using test::sampleRow;
using Rows = std::vector<store::SubmissionRow>;
using Sentences = std::vector<std::string>;

namespace {

std::string referenceOf(const std::string& system) { return "5.0/NVIDIA/" + system + "/llama31_405b"; }

std::vector<ShownResult> shownOf(const Rows& rows)
{
    return shownResults(test::figureOf(defaultSpec(FigureKind::TimeToTrain), rows), rows);
}

Sentences sentencesOf(const ViewChanges& changes, const Rows& rows, Language language = Language::English)
{
    return viewChangeSentences(changes, rows, test::tables(), BuiltinPhrasebook(language), language);
}

}  // namespace

TEST_CASE("what a figure shows is taken down in its order, with today's scores", "[view]")
{
    const Rows rows{sampleRow("slow", 60, 512), sampleRow("fast", 30, 512)};
    CHECK(reference(rows[0].key) == referenceOf("slow"));
    CHECK(shownOf(rows) == std::vector<ShownResult>{{referenceOf("fast"), 30.0}, {referenceOf("slow"), 60.0}});
}

TEST_CASE("a result without a score is among those shown", "[view]")
{
    Rows rows{sampleRow("fast", 30, 512), sampleRow("none", 30, 512)};
    rows[1].score.minutes.reset();
    rows[1].score.issue = ScoreIssue::Incomplete;
    CHECK(shownOf(rows) == std::vector<ShownResult>{{referenceOf("fast"), 30.0}, {referenceOf("none"), std::nullopt}});
}

TEST_CASE("rows that one line stands for are not shown", "[view]")
{
    Rows rows;
    for (int index = 0; index < 5; ++index) {
        rows.push_back(sampleRow("s" + std::to_string(index), 10 + index, 512));
    }
    CHECK(shownOf(rows).size() == 5);
}

TEST_CASE("every kind of figure says which results it shows", "[view]")
{
    const Rows rows = test::workedRows();
    for (const FigureKind kind : {FigureKind::TimeToTrain, FigureKind::Scaling, FigureKind::Trend}) {
        CAPTURE(toString(kind));
        const Figure figure = test::figureOf(defaultSpec(kind), rows);
        const auto shown = shownResults(figure, rows);
        CHECK_FALSE(shown.empty());
        CHECK(shown.size() >= figure.sources.size());
        CHECK(shown.size() <= rows.size());
    }
}

TEST_CASE("an older view says what is gone, changed, new and no longer shown", "[view]")
{
    const std::vector<ShownResult> then = {{referenceOf("gone"), 20.0},
                                           {referenceOf("same"), 30.0},
                                           {referenceOf("changed"), 40.0},
                                           {referenceOf("hidden"), 50.0}};
    const Rows rows{sampleRow("same", 30, 512), sampleRow("changed", 41.5, 512), sampleRow("hidden", 50, 512),
                    sampleRow("new", 25, 512)};
    const std::vector<ShownResult> now = {
        {referenceOf("new"), 25.0}, {referenceOf("same"), 30.0}, {referenceOf("changed"), 41.5}};
    const ViewChanges changes = viewChanges(then, now, rows);
    CHECK(changes.gone == std::vector<ShownResult>{{referenceOf("gone"), 20.0}});
    CHECK(changes.changed == std::vector<ScoreChange>{{referenceOf("changed"), 40.0, 41.5}});
    CHECK(changes.added == std::vector<ShownResult>{{referenceOf("new"), 25.0}});
    CHECK(changes.left == std::vector<ShownResult>{{referenceOf("hidden"), 50.0}});

    CHECK(sentencesOf(changes, rows) ==
          Sentences{"1 score changed: NVIDIA changed, v5.0: 41.500 min, before 40.000 min",
                    "1 result is new in this figure: NVIDIA new, v5.0 (25.0 min)",
                    "1 result is no longer there: 5.0/NVIDIA/gone/llama31_405b (20.0 min)",
                    "1 result is no longer among those shown: NVIDIA hidden, v5.0"});
    CHECK(sentencesOf(changes, rows, Language::German).front() ==
          "1 Ergebnis hat eine andere Zeit: NVIDIA changed, v5.0: 41,500 min, vorher 40,000 min");
}

TEST_CASE("a score that came or went is a change", "[view]")
{
    Rows rows{sampleRow("a", 30, 512), sampleRow("b", 30, 512)};
    rows[0].score.minutes.reset();
    const std::vector<ShownResult> then = {{referenceOf("a"), 30.0}, {referenceOf("b"), std::nullopt}};
    const ViewChanges changes = viewChanges(then, then, rows);
    CHECK(sentencesOf(changes, rows) == Sentences{"2 scores changed: NVIDIA a, v5.0: no score, before 30.000 min; "
                                                  "NVIDIA b, v5.0: 30.000 min, before no score"});
}

TEST_CASE("nothing is said where nothing changed, or where the view does not know", "[view]")
{
    const Rows rows = test::workedRows();
    const auto now = shownOf(rows);
    CHECK(viewChanges(now, now, rows).empty());
    CHECK(viewChanges({}, now, rows).empty());
    auto nearly = now;
    *nearly.front().minutes *= 1 + 1e-15;
    CHECK(viewChanges(nearly, now, rows).empty());
    CHECK(sentencesOf({}, rows).empty());
}

TEST_CASE("many changes are counted, and three are named", "[view]")
{
    Rows rows;
    std::vector<ShownResult> now;
    for (int index = 0; index < 7; ++index) {
        rows.push_back(sampleRow("s" + std::to_string(index), 10 + index, 512));
        now.push_back({reference(rows.back().key), rows.back().score.minutes});
    }
    const std::vector<ShownResult> then = {{referenceOf("s0"), 10.0}};
    CHECK(sentencesOf(viewChanges(then, now, rows), rows) ==
          Sentences{"6 results are new in this figure: NVIDIA s1, v5.0 (11.0 min); NVIDIA s2, v5.0 (12.0 min); "
                    "NVIDIA s3, v5.0 (13.0 min); 3 more"});
    now.resize(5);
    CHECK(sentencesOf(viewChanges(then, now, rows), rows).front().find("more") == std::string::npos);
}

TEST_CASE("hostile references and names stay one line of text", "[view]")
{
    Rows rows{sampleRow("a\nb\u202E", 30, 512)};
    rows[0].submitter = "<b>\x01\xff";
    const ViewChanges changes =
        viewChanges({{"x\n\u202E" + std::string(100'000, 'y'), 1.0}}, {{reference(rows[0].key), 30.0}}, rows);
    for (const std::string& sentence : sentencesOf(changes, rows)) {
        CHECK(sentence.size() < 1'000);
        CHECK(sentence.find('\n') == std::string::npos);
        CHECK(sentence.find("\u202E") == std::string::npos);
    }
}
