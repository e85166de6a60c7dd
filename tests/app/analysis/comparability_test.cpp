// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/comparability.h"

#include "app/analysis/titles.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using Rows = std::vector<store::SubmissionRow>;

namespace {

Comparability judge(const Rows& rows, const ComparabilityQuestion& question = {}, Language language = Language::English)
{
    return judgeComparability(rows, question, tables(), BuiltinPhrasebook(language), NumberFormat(language));
}

store::SubmissionRow in(const char* round, const char* benchmark = "llama31_405b")
{
    store::SubmissionRow row = sampleRow(round);
    row.key.round = round;
    row.benchmark = benchmark;
    return row;
}

/// The only reason, as code and text.
Reason onlyReason(const Comparability& comparability)
{
    REQUIRE(comparability.reasons.size() == 1);
    CHECK(comparability.verdict == comparability.reasons.front().verdict);
    return comparability.reasons.front();
}

}  // namespace

TEST_CASE("equal results, one result and none are green", "[comparability]")
{
    CHECK(judge({}) == Comparability{});
    CHECK(judge({sampleRow("a")}) == Comparability{});
    CHECK(judge({sampleRow("a"), sampleRow("b")}) == Comparability{});
}

TEST_CASE("different benchmarks are blocked", "[comparability]")
{
    const Reason reason = onlyReason(judge({in("5.0"), in("5.0", "bert")}));
    CHECK(reason.code == ReasonCode::DifferentBenchmarks);
    CHECK(reason.verdict == Verdict::Blocked);
    CHECK(reason.text == "Different benchmarks: BERT and Llama 3.1 405B");
}

TEST_CASE("rounds of one benchmark compare within a span of the table only", "[comparability]")
{
    struct Case {
        const char* benchmark;
        const char* one;
        const char* other;
        Verdict verdict;
    };
    const Case cases[] = {
        {"bert", "0.7", "1.0", Verdict::Blocked},         {"bert", "1.0", "5.0", Verdict::Amber},
        {"rnnt", "1.0", "1.1", Verdict::Blocked},         {"resnet", "0.5", "0.6", Verdict::Blocked},
        {"resnet", "0.6", "4.0", Verdict::Amber},         {"minigo", "0.6", "0.7", Verdict::Blocked},
        {"gpt3", "3.0", "4.1", Verdict::Amber},           {"llama31_405b", "5.0", "5.1", Verdict::Amber},
        {"transformer", "0.5", "0.6", Verdict::Amber},    {"gnmt", "0.5", "0.6", Verdict::Blocked},
        {"llama31_405b", "5.0", "9.9", Verdict::Blocked}, {"unheard_of", "5.0", "5.1", Verdict::Blocked},
    };
    for (const Case& one : cases) {
        CAPTURE(one.benchmark, one.one, one.other);
        CHECK(judge({in(one.one, one.benchmark), in(one.other, one.benchmark)}).verdict == one.verdict);
        CHECK(judge({in(one.other, one.benchmark), in(one.one, one.benchmark)}).verdict == one.verdict);
    }
}

TEST_CASE("different rounds are named, with the table's remark", "[comparability]")
{
    const Reason plain = onlyReason(judge({in("4.1", "gpt3"), in("3.0", "gpt3"), in("3.1", "gpt3")}));
    CHECK(plain.code == ReasonCode::DifferentRounds);
    CHECK(plain.text == "Rounds differ: v3.0, v3.1 and v4.1");
    const Reason noted = onlyReason(judge({in("5.0"), in("5.1")}));
    CHECK(noted.text == "Rounds differ: v5.0 and v5.1 (From v5.1 on the model is evaluated more often)");
    const char* initialisation =
        "Rounds differ: v0.5 and v0.7 (From v0.6 on the time of initialisation is counted differently)";
    CHECK(onlyReason(judge({in("0.5", "transformer"), in("0.7", "transformer")})).text == initialisation);
    CHECK(onlyReason(judge({in("0.6", "transformer"), in("0.7", "transformer")})).text ==
          "Rounds differ: v0.6 and v0.7");
    CHECK(onlyReason(judge({in("5.1"), in("6.0")})).text == "Rounds differ: v5.1 and v6.0");
    const Reason german = onlyReason(judge({in("5.0"), in("5.1")}, {}, Language::German));
    CHECK(german.text == "Runden verschieden: v5.0 und v5.1 (ab v5.1 wird das Modell öfter bewertet)");
    CHECK(onlyReason(judge({in("0.5", "transformer"), in("0.6", "transformer")}, {}, Language::German)).text ==
          "Runden verschieden: v0.5 und v0.6 (ab v0.6 wird die Zeit der Initialisierung anders gezählt)");
}

TEST_CASE("Open beside Closed is amber", "[comparability]")
{
    store::SubmissionRow open = sampleRow("open");
    open.division = Division::Open;
    CHECK(onlyReason(judge({sampleRow("a"), open})).code == ReasonCode::DifferentDivisions);
    CHECK(judge({open, open}).verdict == Verdict::Green);
}

TEST_CASE("availability is named with the few systems that differ", "[comparability]")
{
    store::SubmissionRow site = sampleRow("Tyche (8x NVIDIA GB200 NVL72)");
    site.availability = Availability::OnPremise;
    const Reason reason = onlyReason(judge({sampleRow("a"), sampleRow("b"), site}));
    CHECK(reason.code == ReasonCode::DifferentAvailability);
    CHECK(reason.verdict == Verdict::Amber);
    CHECK(reason.text == "Availability differs: 2 cloud, 1 on-premise (Tyche)");
}

TEST_CASE("unverified beside verified is amber", "[comparability]")
{
    store::SubmissionRow own = sampleRow("own");
    own.verified = false;
    const Reason reason = onlyReason(judge({sampleRow("a"), own}));
    CHECK(reason.code == ReasonCode::UnverifiedBesideVerified);
    CHECK(reason.text == "Unverified beside verified: 1 of 2");
    CHECK(judge({own, own}).verdict == Verdict::Green);
}

TEST_CASE("different accelerator counts are amber and named", "[comparability]")
{
    const Reason reason = onlyReason(judge({sampleRow("a", 1, 8192), sampleRow("b", 1, 256)}));
    CHECK(reason.code == ReasonCode::DifferentCounts);
    CHECK(reason.text == "Accelerator counts differ, 256 to 8,192");
}

TEST_CASE("systems without accelerators count processors", "[comparability]")
{
    store::SubmissionRow processors = sampleRow("cpu", 1, 0);
    processors.accelerator.isProcessor = true;
    processors.hostProcessors = 512;
    CHECK(judge({sampleRow("a"), processors}).verdict == Verdict::Green);
    CHECK(sizeOf(processors) == 512);
}

TEST_CASE("derived values are said to be derived", "[comparability]")
{
    const Reason reason = onlyReason(judge({sampleRow("a")}, {true, {}}));
    CHECK(reason.code == ReasonCode::Derived);
    CHECK(reason.text == "Derived, not an official MLPerf® metric");
}

TEST_CASE("a round that is not public yet is blocked", "[comparability]")
{
    CHECK(judge({in("5.0")}, {false, "2025-01-01"}).verdict == Verdict::Blocked);
    CHECK(judge({in("5.0")}, {false, "2025-01-01"}).reasons.front().code == ReasonCode::NotPublished);
    CHECK(judge({in("5.0")}, {false, "2026-06-01"}).verdict == Verdict::Green);
    CHECK(judge({in("9.9")}, {false, "2026-06-01"}).verdict == Verdict::Green);
}

TEST_CASE("blocked reasons come first and all are told", "[comparability]")
{
    store::SubmissionRow other = in("1.0", "bert");
    other.division = Division::Open;
    other.verified = false;
    other.accelerators = 8;
    const Comparability all = judge({in("0.7", "bert"), other});
    CHECK(all.verdict == Verdict::Blocked);
    std::vector<ReasonCode> codes;
    for (const Reason& reason : all.reasons) {
        codes.push_back(reason.code);
    }
    CHECK(codes == std::vector{ReasonCode::DifferentSpans, ReasonCode::DifferentRounds, ReasonCode::DifferentDivisions,
                               ReasonCode::UnverifiedBesideVerified, ReasonCode::DifferentCounts});
}

TEST_CASE("titles of rounds", "[comparability]")
{
    CHECK(roundTitle("5.0", tables()) == "v5.0");
    CHECK(roundTitle("9.9", tables()) == "v9.9");
    CHECK(roundTitle("hpc-3.0", tables()) == "HPC v3.0");
    CHECK(suiteTitle("5.0", tables(), "MLPerf®") == "MLPerf® Training");
    CHECK(suiteTitle("hpc-9.0", tables(), "MLPerf®") == "MLPerf® HPC");
}
