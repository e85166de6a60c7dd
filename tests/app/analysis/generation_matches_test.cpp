// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/generation_matches.h"

#include <stdexcept>

#include "app/analysis/generation_notes.h"
#include "app/analysis/hardware_choice.h"
#include "app/analysis/titles.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"

namespace podium::test {

namespace {

using Rows = std::vector<store::SubmissionRow>;

const BuiltinPhrasebook english(Language::English);

FigureContext context(const std::string& today = {}) { return {tables(), legends(), english, "2026-06", today}; }

GenerationQuestion asked(const std::string& subject, const std::string& against)
{
    GenerationQuestion question;
    question.subjects = {subject};
    question.against = against;
    return question;
}

GenerationMatches matched(const Rows& rows, const GenerationQuestion& question)
{
    return matchGenerations(rows, question, context(), Language::English);
}

store::SubmissionRow result(const std::string& architecture, const std::string& system, double minutes,
                            std::int64_t accelerators)
{
    store::SubmissionRow row = sampleRow(system, minutes, accelerators);
    row.accelerator = {architecture + " card", "NVIDIA", architecture, "NVIDIA " + architecture, false};
    return row;
}

store::SubmissionRow of(store::SubmissionRow row, const std::string& benchmark, const std::string& round)
{
    row.benchmark = benchmark;
    row.key.benchmark = benchmark;
    row.key.round = round;
    return row;
}

/// Closed results of the whole catalogue.
Rows catalogue()
{
    Rows rows;
    for (const char* round : {"0.7", "1.0", "3.1", "4.1", "5.0", "5.1"}) {
        for (const store::SubmissionRow& row : shippedRowsOfRound(round)) {
            if (row.division == Division::Closed) {
                rows.push_back(row);
            }
        }
    }
    return rows;
}

/// "512: 2.222", one a match.
std::vector<std::string> ratios(const BenchmarkMatches& one)
{
    const NumberFormat numbers(Language::English);
    std::vector<std::string> texts;
    for (const GenerationMatch& match : one.matches) {
        texts.push_back(std::to_string(*sizeOf(*match.subject)) + ": " + numbers.fixed(*match.ratio.value, 3));
    }
    return texts;
}

const BenchmarkMatches& benchmark(const GenerationMatches& matches, const std::string& key)
{
    for (const BenchmarkMatches& one : matches.benchmarks) {
        if (one.benchmark == key) {
            return one;
        }
    }
    throw std::runtime_error("not matched: " + key);
}

const UnmatchedBenchmark& unmatched(const GenerationMatches& matches, const std::string& key)
{
    for (const UnmatchedBenchmark& one : matches.unmatched) {
        if (one.benchmark == key) {
            return one;
        }
    }
    throw std::runtime_error("not listed: " + key);
}

}  // namespace

TEST_CASE("The best of each is matched at every count that both ran")
{
    const Rows rows{result("Blackwell", "a", 100, 512), result("Blackwell", "b", 90, 512),
                    result("Blackwell", "c", 70, 1024), result("Hopper", "d", 180, 512),
                    result("Hopper", "e", 200, 512),    result("Hopper", "f", 40, 4096)};
    const GenerationMatches matches = matched(rows, asked("Blackwell", "Hopper"));
    REQUIRE(matches.benchmarks.size() == 1);
    const BenchmarkMatches& one = matches.benchmarks.front();
    REQUIRE(one.matches.size() == 1);
    CHECK(one.matches[0].subject->key.system == "b");
    CHECK(one.matches[0].baseline->key.system == "d");
    CHECK(*one.matches[0].ratio.value == Approx(2));
    CHECK(*one.matches[0].perAccelerator.value == Approx(2));
    CHECK(one.matches[0].ratio.operands.size() == 2);
    CHECK(one.rounds == std::vector<std::string>{"5.0"});
    CHECK(matches.subjects == std::vector<std::string>{"NVIDIA Blackwell"});
    CHECK(matches.missing.empty());

    // The fastest of each, whatever its size: 40 min x 4,096 against 70 min x 1,024.
    CHECK(one.fastestSubject->key.system == "c");
    CHECK(one.fastestBaseline->key.system == "f");
    CHECK(*one.asSubmitted.value == Approx(40.0 / 70));
    CHECK(*one.perAccelerator.value == Approx(40.0 * 4096 / (70.0 * 1024)));
}

TEST_CASE("Results without a score or a size are no partners")
{
    Rows rows{result("Blackwell", "a", 100, 512), result("Hopper", "b", 180, 512), result("Hopper", "c", 50, 512)};
    rows[2].score.minutes.reset();
    CHECK(ratios(matched(rows, asked("Blackwell", "Hopper")).benchmarks.front()) ==
          std::vector<std::string>{"512: 1.800"});
    rows[1].accelerators.reset();
    const GenerationMatches none = matched(rows, asked("Blackwell", "Hopper"));
    CHECK(none.benchmarks.empty());
    CHECK(unmatched(none, "llama31_405b").reason == NoMatch::NoValue);
}

TEST_CASE("Within a tolerance of the counts the nearest sizes are matched, each once")
{
    const Rows rows{result("Blackwell", "a", 27.335, 2496), result("Blackwell", "b", 28, 2400),
                    result("Hopper", "c", 57.543, 2560)};
    GenerationQuestion question = asked("Blackwell", "Hopper");
    question.tolerance = 0.02;
    CHECK(matched(rows, question).benchmarks.empty());
    question.tolerance = 0.1;
    const GenerationMatches matches = matched(rows, question);
    REQUIRE(matches.benchmarks.size() == 1);
    CHECK(ratios(matches.benchmarks[0]) == std::vector<std::string>{"2496: 2.105"});
    // (57.543 x 2,560) / (27.335 x 2,496)
    CHECK(*matches.benchmarks[0].matches[0].perAccelerator.value == Approx(2.1591).epsilon(0.0001));
    CHECK(matches.benchmarks[0].matches[0].ratio.notes.front().code == NoteCode::WithinTolerance);
}

TEST_CASE("Results of different compatibility spans or divisions are never matched")
{
    Rows rows{of(result("Ampere", "a", 20, 8), "bert", "1.0"), of(result("Volta", "b", 50, 8), "bert", "0.7")};
    const GenerationMatches spans = matched(rows, asked("Ampere", "Volta"));
    CHECK(spans.benchmarks.empty());
    CHECK(unmatched(spans, "bert").reason == NoMatch::DifferentSpans);
    CHECK(unmatched(spans, "bert").subjectRounds == std::vector<std::string>{"1.0"});

    rows[0].key.round = "0.7";
    CHECK(matched(rows, asked("Ampere", "Volta")).benchmarks.size() == 1);
    rows[0].division = Division::Open;
    CHECK(unmatched(matched(rows, asked("Ampere", "Volta")), "bert").reason == NoMatch::DifferentDivisions);
}

TEST_CASE("Different rounds of one span are amber and named, and one round can be asked for")
{
    const Rows rows{of(result("Blackwell", "a", 100, 512), "llama31_405b", "5.0"),
                    of(result("Blackwell", "b", 85, 512), "llama31_405b", "5.1"),
                    of(result("Hopper", "c", 240, 512), "llama31_405b", "5.0"),
                    of(result("Hopper", "d", 60, 2048), "llama31_405b", "5.1"),
                    of(result("Blackwell", "e", 30, 2048), "llama31_405b", "5.0")};
    const GenerationMatches any = matched(rows, asked("Blackwell", "Hopper"));
    CHECK(ratios(any.benchmarks.front()) == std::vector<std::string>{"512: 2.824", "2048: 2.000"});
    const Comparability judged = judgeMatches(any, context(), NumberFormat(Language::English));
    CHECK(judged.verdict == Verdict::Amber);
    REQUIRE_FALSE(judged.reasons.empty());
    CHECK(judged.reasons.front().text ==
          "Rounds differ in 2 of 2 pairs: v5.0 against v5.1 (1), v5.1 against v5.0 (1); Llama 3.1 405B: From v5.1 on "
          "the model is evaluated more often");

    GenerationQuestion question = asked("Blackwell", "Hopper");
    question.sameRound = true;
    CHECK(ratios(matched(rows, question).benchmarks.front()) == std::vector<std::string>{"512: 2.400"});
    const Rows apart(rows.begin() + 3, rows.end());
    CHECK(unmatched(matched(apart, question), "llama31_405b").reason == NoMatch::DifferentRounds);
}

TEST_CASE("In the geometric mean every benchmark has the same weight")
{
    // Ratios 2 and 8 have the mean 4; with the other benchmark's 1 the mean is 2.
    const Rows rows{
        of(result("Blackwell", "a", 10, 8), "bert", "5.0"),  of(result("Hopper", "b", 20, 8), "bert", "5.0"),
        of(result("Blackwell", "c", 10, 16), "bert", "5.0"), of(result("Hopper", "d", 80, 16), "bert", "5.0"),
        of(result("Blackwell", "e", 10, 8), "rgat", "5.0"),  of(result("Hopper", "f", 10, 8), "rgat", "5.0"),
        of(result("Hopper", "g", 10, 8), "gpt3", "4.1")};
    const GenerationMatches matches = matched(rows, asked("Blackwell", "Hopper"));
    REQUIRE(matches.means.size() == 1);
    CHECK(*matches.means[0].value == Approx(2));
    CHECK(matches.means[0].operands.size() == 6);
    CHECK(matches.means[0].notes.front().code == NoteCode::Unofficial);
    CHECK(matches.matchedBenchmarks(0) == std::vector<std::string>{"bert", "rgat"});
    CHECK(*benchmark(matches, "bert").bestMatch().ratio.value == Approx(8));
    CHECK(unmatched(matches, "gpt3").reason == NoMatch::OnlyBaseline);
}

TEST_CASE("Several subjects are held against the same baseline")
{
    const Rows rows{result("Blackwell", "a", 100, 512), result("Blackwell Ultra", "b", 50, 512),
                    result("Hopper", "c", 200, 512)};
    GenerationQuestion question = asked("Blackwell Ultra", "Hopper");
    question.subjects.emplace_back("Blackwell");
    const GenerationMatches matches = matched(rows, question);
    REQUIRE(matches.benchmarks.size() == 2);
    CHECK(ratios(matches.benchmarks[0]) == std::vector<std::string>{"512: 4.000"});
    CHECK(ratios(matches.benchmarks[1]) == std::vector<std::string>{"512: 2.000"});
    CHECK(matches.means.size() == 2);
}

TEST_CASE("A result is never held against itself")
{
    Rows rows{result("Hopper", "a", 100, 512), result("Hopper", "b", 150, 512)};
    rows[0].accelerator.name = "NVIDIA H200";
    rows[1].accelerator.name = "NVIDIA H100 SXM";
    CHECK(ratios(matched(rows, asked("Hopper", "H100")).benchmarks.front()) == std::vector<std::string>{"512: 1.500"});
    CHECK(ratios(matched(rows, asked("H100", "Hopper")).benchmarks.front()) == std::vector<std::string>{"512: 0.667"});
}

TEST_CASE("Hardware is found by generation, architecture, name, words of the name, or a part")
{
    Rows rows{sampleRow("a"), sampleRow("b")};
    rows[0].accelerator = {"NVIDIA GB200", "NVIDIA", "Blackwell", "NVIDIA Blackwell", false};
    rows[1].accelerator = {"NVIDIA B200", "NVIDIA", "Blackwell", "NVIDIA Blackwell", false};
    const auto found = [&](const char* name) {
        const auto choice = HardwareChoice::find(rows, name);
        std::string systems = choice ? choice->title() + ":" : std::string();
        for (const store::SubmissionRow& row : rows) {
            systems += choice && choice->contains(row) ? row.key.system : std::string();
        }
        return systems;
    };
    CHECK(found("nvidia blackwell") == "NVIDIA Blackwell:ab");
    CHECK(found("BLACKWELL") == "NVIDIA Blackwell:ab");
    CHECK(found("nvidia gb200") == "NVIDIA GB200:a");
    CHECK(found("B200") == "B200:b");
    CHECK(found("200") == "200:ab");
    CHECK(found("Volta").empty());
    CHECK(found("").empty());
}

TEST_CASE("Results of a round that is not public yet are no partners")
{
    const Rows rows{of(result("Blackwell", "a", 100, 512), "llama31_405b", "5.1"),
                    of(result("Hopper", "b", 200, 512), "llama31_405b", "5.1")};
    GenerationQuestion question = asked("Blackwell", "Hopper");
    const GenerationMatches before = matchGenerations(rows, question, context("2025-01-01"), Language::English);
    CHECK(before.benchmarks.empty());
    CHECK(unmatched(before, "llama31_405b").reason == NoMatch::NotPublished);
    question.allowBlocked = true;
    CHECK(matchGenerations(rows, question, context("2025-01-01"), Language::English).benchmarks.size() == 1);
}

TEST_CASE("The worked values of METRICS.md: Blackwell against H100 in Llama 3.1 405B of round 5.0")
{
    const Rows rows = shippedRowsOfRound("5.0");
    CHECK(ratios(benchmark(matched(rows, asked("Blackwell", "H100")), "llama31_405b")) ==
          std::vector<std::string>{"512: 2.222", "2048: 2.151"});
    // Of all Hopper results the H200's are the best at 512 and 1,024.
    CHECK(ratios(benchmark(matched(rows, asked("Blackwell", "Hopper")), "llama31_405b")) ==
          std::vector<std::string>{"512: 2.020", "1024: 2.006", "2048: 2.151"});
}

TEST_CASE("The catalogue: H100 against A100, over the rounds of each span")
{
    const Rows rows = catalogue();
    const GenerationMatches matches = matched(rows, asked("H100", "A100"));
    CHECK(matches.matchedBenchmarks(0) ==
          std::vector<std::string>{"unet3d", "bert", "maskrcnn", "resnet", "retinanet"});
    CHECK(ratios(benchmark(matches, "bert")) == std::vector<std::string>{"8: 3.942", "16: 5.469", "64: 3.803"});
    CHECK(ratios(benchmark(matches, "resnet")) ==
          std::vector<std::string>{"4: 2.086", "8: 2.043", "16: 2.779", "64: 1.960"});
    CHECK(unmatched(matches, "rnnt").reason == NoMatch::DifferentSpans);
    CHECK(unmatched(matches, "gpt3").reason == NoMatch::OnlySubject);
    CHECK(unmatched(matches, "minigo").reason == NoMatch::OnlyBaseline);
}

TEST_CASE("The catalogue: MI355X against MI300X meet in one benchmark, TPU v5p and v4 in none")
{
    const Rows rows = catalogue();
    const GenerationMatches amd = matched(rows, asked("MI355X", "MI300X"));
    CHECK(amd.isOfOneBenchmark());
    CHECK(ratios(benchmark(amd, "llama2_70b_lora")) == std::vector<std::string>{"8: 2.746"});

    const GenerationQuestion question = asked("TPU v5p", "TPU v4");
    const GenerationMatches google = matched(rows, question);
    CHECK(google.benchmarks.empty());
    CHECK_FALSE(google.means.front().value);
    const EmptyComparison why = explainEmpty(rows, google, question, context(), Language::English);
    CHECK(why.message == "Google TPU v5p and Google TPU v4 share no benchmark that may be compared");
    CHECK(why.subject == "TPU v5p");
    CHECK(why.partner == "NVIDIA Hopper");
    REQUIRE(why.notes.size() == 3);
    CHECK(why.notes[0].text == "Only Google TPU v5p ran GPT-3 175B, Stable Diffusion v2");
    CHECK(why.notes[2].text == "Next step: hold TPU v5p against NVIDIA Hopper; benchmarks in common: 2");
}

TEST_CASE("Hardware without results is named, with what there is")
{
    const Rows rows{result("Blackwell", "a", 100, 512)};
    const GenerationQuestion question = asked("Blackwell", "Rubin");
    const GenerationMatches matches = matched(rows, question);
    CHECK(matches.missing == "Rubin");
    const EmptyComparison why = explainEmpty(rows, matches, question, context(), Language::English);
    CHECK(why.message == "No result of Rubin is among those that the filter lets through");
    REQUIRE(why.notes.size() == 1);
    CHECK(why.notes[0].text == "There are results of NVIDIA Blackwell");
}

}  // namespace podium::test
