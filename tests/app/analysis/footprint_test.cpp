// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/footprint.h"

#include "app/analysis/comparison.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/analysis/shipped_results.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

using namespace podium;
using namespace podium::test;
using store::SubmissionRow;

namespace {

const BuiltinPhrasebook words(Language::English);
const NumberFormat english(Language::English);

FigureContext context() { return {tables(), legends(), words, "2026-06", "2026-06-30"}; }

SubmissionRow sized(const std::string& accelerator, double minutes, std::int64_t accelerators)
{
    SubmissionRow row = sampleRow(accelerator + " n" + std::to_string(accelerators), minutes, accelerators);
    row.accelerator.name = accelerator;
    return row;
}

Footprint footprintAgainst(std::vector<SubmissionRow> others, const SubmissionRow& a = sized("NVIDIA B200", 10, 64))
{
    FootprintQuestion question;
    question.a = a;
    question.kin = {a};
    question.others = std::move(others);
    return footprintOf(question, context(), Language::English);
}

using podium::test::contains;

std::string joinedFootnote(const std::vector<std::string>& paragraphs)
{
    std::string text;
    for (const std::string& paragraph : paragraphs) {
        text += paragraph + '\n';
    }
    return text;
}

}  // namespace

TEST_CASE("A footprint takes its ratio at equal size, nearest to the size that is asked of", "[footprint]")
{
    const Footprint footprint = footprintAgainst({sized("NVIDIA H100 SXM", 30, 64), sized("NVIDIA H100 SXM", 100, 16)});
    REQUIRE(footprint.methods.size() == 2);
    CHECK(footprint.methods[0].ratio == 3.0);
    CHECK(footprint.methods[0].accelerators.value == 192.0);
    CHECK(footprint.methods[0].racks.value == 6.0);
    CHECK(footprint.racksUsed.value == 2.0);
    CHECK(footprint.methods[0].footprint.value == 3.0);
    CHECK(footprint.methods[1].extrapolated);
}

TEST_CASE("Without a size in common the ratio is that per accelerator", "[footprint]")
{
    const Footprint footprint = footprintAgainst({sized("NVIDIA H100 SXM", 20, 128)});
    CHECK(footprint.methods[0].ratio == 4.0);
    CHECK(footprint.methods[0].accelerators.notes.front() ==
          MetricNote{NoteCode::RatioUsed, {4}, "speedup-per-accelerator"});
    CHECK(footprint.methods[1].racks.absence == Absence::TooFewPoints);
    CHECK_FALSE(footprint.methods[1].extrapolated);
}

TEST_CASE("Where others fill racks differently the emptier racks count, and a note says so", "[footprint]")
{
    const Footprint footprint = footprintAgainst({sized("NVIDIA GB200", 30, 64), sized("NVIDIA H100 SXM", 20, 128)});
    REQUIRE(footprint.othersDensity);
    CHECK(footprint.othersDensity->active == 32);
    CHECK(contains(notesText(footprint.methods[1].racks, words, english),
                   "the accelerators fill racks differently; taken: 32 a rack"));
}

TEST_CASE("Nothing to hold it against, or no profile, leaves reasons and no numbers", "[footprint]")
{
    const Footprint empty = footprintAgainst({});
    CHECK(empty.methods[0].racks.absence == Absence::NoRatio);
    CHECK(empty.methods[1].racks.absence == Absence::TooFewPoints);
    const Footprint cards = footprintAgainst({sized("NVIDIA L40S", 30, 64)});
    CHECK(cards.methods[0].accelerators.value == 192.0);
    CHECK(cards.methods[0].racks.absence == Absence::NoDensity);
    CHECK(cards.methods[0].sensitivity[1].racks == 6);
}

TEST_CASE("What may not be compared is withheld with its reasons, unless asked for all the same", "[footprint]")
{
    SubmissionRow other = sized("NVIDIA H100 SXM", 30, 64);
    other.benchmark = "gpt3";
    const Footprint blocked = footprintAgainst({other});
    CHECK(blocked.blocked);
    CHECK(blocked.comparability.reasons.front().code == ReasonCode::DifferentBenchmarks);
    CHECK(blocked.methods[0].racks.absence == Absence::NotComparable);
    CHECK_FALSE(blocked.methods[0].ratio);
    CHECK(blocked.racksUsed.value == 2.0);

    const Comparison refused = compare(other, sized("NVIDIA H100 SXM", 30, 64), {}, context(), Language::English);
    CHECK(refused.blocked);
    CHECK(refused.asked().speedup.absence == Absence::NotComparable);
    ComparisonQuestion all;
    all.allowBlocked = true;
    const Comparison allowed = compare(other, sized("NVIDIA H100 SXM", 30, 64), all, context(), Language::English);
    CHECK_FALSE(allowed.blocked);
    CHECK(allowed.comparability.verdict == Verdict::Blocked);
    CHECK(allowed.asked().speedup.value == 1.0);
}

TEST_CASE("A comparison's footnote names the derived metrics and their bases", "[footprint]")
{
    const Comparison comparison =
        compare(sized("NVIDIA B200", 10, 64), sized("NVIDIA H100 SXM", 30, 64), {}, context(), Language::English);
    CHECK(contains(joinedFootnote(comparison.footnote),
                   "Derived, not an official MLPerf metric, on official, raw and throughput basis: Speedup as "
                   "submitted (T_b / T_a), Speedup per accelerator ((T_b N_b) / (T_a N_a))."));
    CHECK(comparison.asked().efficiency.absence == Absence::DifferentSystems);
    CHECK(absenceText(Absence::DifferentSystems, context().phrases) == "another submitter or another accelerator");
    CHECK(comparison.equalAccelerators);
    CHECK(comparison.atEqualCount.value == 3.0);
    CHECK(comparison.comparability.verdict == Verdict::Amber);
}

TEST_CASE("A comparison has a scaling efficiency within one system only", "[footprint]")
{
    const auto efficiency = [](const SubmissionRow& a, const SubmissionRow& b) {
        return compare(a, b, {}, context(), Language::English).asked().efficiency;
    };
    const SubmissionRow small = sized("NVIDIA B200", 40, 16);
    const SubmissionRow large = sized("NVIDIA B200", 12.5, 64);
    CHECK(efficiency(large, small).value == 0.8);
    CHECK(contains(joinedFootnote(compare(large, small, {}, context(), Language::English).footnote),
                   "(T_a N_a)), Scaling efficiency ((T_0 N_0) / (T_1 N_1))."));
    SubmissionRow other = large;
    other.submitter = "Dell";
    CHECK(efficiency(other, small).absence == Absence::DifferentSystems);
    other.score.minutes.reset();
    CHECK(efficiency(other, small).absence == Absence::NoScore);
    other = large;
    other.accelerator.name = "NVIDIA B300";
    CHECK_FALSE(efficiency(other, small).value);
}

TEST_CASE("Unverified beside verified brings the sentence that is prescribed for it", "[footprint]")
{
    SubmissionRow own = sized("NVIDIA B200", 10, 64);
    own.verified = false;
    const Comparison comparison = compare(own, sized("NVIDIA H100 SXM", 30, 64), {}, context(), Language::English);
    CHECK(contains(joinedFootnote(comparison.footnote), legends().unverifiedBesideVerified));
}

TEST_CASE("The pairs of rounds and divisions of the catalogue are judged as the rules say", "[footprint]")
{
    const auto verdictOf = [](const char* a, const char* b) {
        return compare(shippedRow(a), shippedRow(b), {}, context(), Language::English).comparability;
    };
    const auto rounds =
        verdictOf("5.0/NVIDIA/tyche_ngpu8_ngc25.04_pytorch/bert", "4.1/Dell/XE9680x8H100-SXM-80GB/bert");
    CHECK(rounds.verdict == Verdict::Amber);
    CHECK(rounds.reasons.front().text == "Rounds differ: v4.1 and v5.0");
    const auto spans =
        verdictOf("1.0/NVIDIA/dgxa100_ngc21.05_pytorch/bert", "0.7/NVIDIA/dgxa100_ngc20.06_pytorch/bert");
    CHECK(spans.verdict == Verdict::Blocked);
    CHECK(spans.reasons.front().code == ReasonCode::DifferentSpans);
    const auto divisions =
        verdictOf("1.0/Graphcore/ipu-pod16-POPART-open/bert", "1.0/NVIDIA/dgxa100_ngc21.05_pytorch/bert");
    CHECK(divisions.verdict == Verdict::Amber);
    CHECK(divisions.reasons.front().code == ReasonCode::DifferentDivisions);
    const auto benchmarks =
        verdictOf("4.1/NVIDIA/eos_n64_ngc24.09_nemo/gpt3", "5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b");
    CHECK(benchmarks.verdict == Verdict::Blocked);
    CHECK(benchmarks.reasons.front().code == ReasonCode::DifferentBenchmarks);
}
