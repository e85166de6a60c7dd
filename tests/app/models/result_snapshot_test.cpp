// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_snapshot.h"

#include <cmath>
#include <compare>
#include <limits>

#include "app/models/model_words.h"
#include "app/models/natural_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

using test::sampleResult;
using test::sampleSnapshot;
using test::snapshotOf;

namespace {

/// "KEY (TITLE) TOTAL FAMILY", one line a value.
std::string valuesOf(const ResultSnapshot& snapshot, Facet facet)
{
    std::string text = "\n";
    for (const FacetValue& value : snapshot.values(facet)) {
        text +=
            value.key + " (" + valueTitle(facet, value.key, &value).toStdString() + ") " + std::to_string(value.total);
        text += value.family ? " " + std::string(toString(*value.family)) : "";
        text += "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("Rounds are listed newest first, those of another suite after MLPerf Training")
{
    CHECK(valuesOf(*sampleSnapshot(), Facet::Round) == R"(
5.1 (v5.1) 1
5.0 (v5.0) 5
4.1 (v4.1) 1
hpc-3.0 (HPC v3.0) 1
)");
    std::vector<store::SubmissionRow> rows;
    for (const char* round : {"9.0", "10.0", "2.10", "2.9"}) {
        rows.push_back(sampleResult("system"));
        rows.back().key.round = round;
    }
    CHECK(valuesOf(*snapshotOf(rows), Facet::Round) == R"(
10.0 (v10.0) 1
9.0 (v9.0) 1
2.10 (v2.10) 1
2.9 (v2.9) 1
)");
}

TEST_CASE("Benchmarks are listed by their newest round, then by their number of results")
{
    CHECK(valuesOf(*sampleSnapshot(), Facet::Benchmark) == R"(
llama31_8b (Llama 3.1 8B) 1
llama31_405b (Llama 3.1 405B) 4
bert (BERT) 1
gpt3 (GPT-3 175B) 1
cosmoflow (CosmoFlow) 1
)");
}

TEST_CASE("Names are listed by their number of results, what is not stated last, short where that is clear")
{
    const auto snapshot = sampleSnapshot();
    CHECK(valuesOf(*snapshot, Facet::Vendor) == R"(
NVIDIA (NVIDIA) 5
Google (Google) 1
Intel (Intel) 1
 (Not stated) 1
)");
    CHECK(valuesOf(*snapshot, Facet::Generation) == R"(
NVIDIA Hopper (Hopper) 3 hopper
Google TPU v5p (TPU v5p) 1 tpu
Intel Xeon Sapphire Rapids (Xeon Sapphire Rapids) 1 cpu
NVIDIA Ampere (Ampere) 1 ampere
NVIDIA Blackwell (Blackwell) 1 blackwell
 (Not stated) 1 other
)");
    CHECK(valuesOf(*snapshot, Facet::Accelerator) == R"(
NVIDIA H200 (H200) 2 hopper
Google TPU v5p (TPU v5p) 1 tpu
Intel Xeon 4th Gen (CPU) (Xeon 4th Gen) 1 cpu
NVIDIA A100 SXM 80GB (A100 80GB) 1 ampere
NVIDIA GB200 (GB200) 1 blackwell
NVIDIA H100 SXM (H100) 1 hopper
 (Not stated) 1 other
)");
    CHECK(valuesOf(*snapshot, Facet::Submitter) == R"(
Nebius (Nebius) 2
NVIDIA (NVIDIA) 2
CoreWeave + IBM + NVIDIA (CoreWeave + IBM + NVIDIA) 1
Google (Google) 1
Intel (Intel) 1
me (me) 1
)");
}

TEST_CASE("Division, availability and verification are listed in their own order")
{
    const auto snapshot = sampleSnapshot();
    CHECK(valuesOf(*snapshot, Facet::Division) == R"(
closed (Closed) 6
open (Open) 1
 (Not stated) 1
)");
    CHECK(valuesOf(*snapshot, Facet::Availability) == R"(
Available on-premise (On-premise) 5
Available cloud (Cloud) 1
Preview (Preview) 1
 (Not stated) 1
)");
    CHECK(valuesOf(*snapshot, Facet::Verified) == R"(
verified (Verified) 7
unverified (Unverified) 1
)");
}

TEST_CASE("Generations of one name are told apart by their vendor")
{
    std::vector<store::SubmissionRow> rows{sampleResult("a"), sampleResult("b")};
    rows[1].accelerator = {"AMD X", "AMD", "Hopper", "AMD Hopper", false};
    CHECK(valuesOf(*snapshotOf(rows), Facet::Generation) == R"(
AMD Hopper (AMD Hopper) 1 hopper
NVIDIA Hopper (NVIDIA Hopper) 1 hopper
)");
}

TEST_CASE("A result is found by its reference, and by its id")
{
    const auto snapshot = sampleSnapshot();
    CHECK(snapshot->reference(3) == "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b");
    CHECK(snapshot->find("5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b") == RowIndex{3});
    CHECK_FALSE(snapshot->find("5.0/NVIDIA/carina_ngpu2496/llama31_405b"));
    CHECK_FALSE(snapshot->find(""));

    CHECK(snapshot->rowsWithIds({}) == std::vector<std::uint8_t>{0, 0, 0, 0, 0, 0, 0, 0});
    CHECK(snapshot->rowsWithIds({8, 1, 3, 3, 99, -1}) == std::vector<std::uint8_t>{1, 0, 1, 0, 0, 0, 0, 1});
}

TEST_CASE("Numbers of accelerators are those of the database, counts are those that are shown")
{
    const auto snapshot = sampleSnapshot();
    CHECK(snapshot->sizes() == std::vector<std::int64_t>{0, 512, 1024, 2496, 4096, 8192});
    CHECK(snapshot->sizeColumn()[1] == 0);
    CHECK(snapshot->sizeColumn()[6] == ResultSnapshot::unstatedSize);
    CHECK(snapshot->numbers(NumberColumn::Count)[1] == 32);
    CHECK(std::isnan(snapshot->numbers(NumberColumn::Count)[6]));
    CHECK(snapshot->numbers(NumberColumn::Minutes)[3] == Approx(27.334655).epsilon(1e-6));
    CHECK(snapshot->numbers(NumberColumn::FastestRun)[3] == Approx(26.9262 * 1.0127710127710128));
}

TEST_CASE("What cannot be a time or a factor is no number")
{
    std::vector<store::SubmissionRow> rows{sampleResult("a")};
    rows[0].score.minutes = std::numeric_limits<double>::infinity();
    rows[0].score.rawMinutes = -1;
    rows[0].score.scalingFactor = std::nan("");
    rows[0].fastestRun.reset();
    const auto snapshot = snapshotOf(rows);
    for (const NumberColumn column : {NumberColumn::Minutes, NumberColumn::RawMinutes, NumberColumn::Factor,
                                      NumberColumn::FastestRun, NumberColumn::SlowestRun}) {
        CHECK(std::isnan(snapshot->numbers(column)[0]));
    }
}

TEST_CASE("Text that is not UTF-8 has a reference and keys that stay the same as text")
{
    std::vector<store::SubmissionRow> rows{sampleResult("\xFFname")};
    rows[0].submitter = "Z\xFCrich";
    const auto snapshot = snapshotOf(rows);
    const QString reference = snapshot->reference(0);
    CHECK(reference == QStringLiteral("5.0/NVIDIA/\uFFFDname/llama31_405b"));
    CHECK(snapshot->find(QString::fromStdString(reference.toStdString())) == RowIndex{0});
    CHECK(snapshot->valueOf(Facet::Submitter, "Z\uFFFDrich") == ValueIndex{0});
}

TEST_CASE("Nothing is a snapshot too")
{
    const ResultSnapshot none;
    CHECK(none.size() == 0);
    CHECK_FALSE(none.find("5.0/a/b/c"));
    CHECK_FALSE(none.valueOf(Facet::Round, "5.0"));
    CHECK(none.rowsWithIds({1}).empty());
    CHECK(snapshotOf({})->values(Facet::Verified).empty());
}

TEST_CASE("Names are ordered without case, numbers in them by value")
{
    const auto less = [](std::string_view left, std::string_view right) { return compareNatural(left, right) < 0; };
    CHECK(less("n8", "n64"));
    CHECK(less("a2b", "a10"));
    CHECK(less("A", "b"));
    CHECK(less("a", "B"));
    CHECK(less("", "a"));
    CHECK(less("a", "a1"));
    CHECK(less("v99999999999999999998", "v99999999999999999999"));
    CHECK_FALSE(less("v10", "v9"));
    CHECK(std::is_eq(compareNatural("Node 007", "node 7")));
    CHECK(std::is_eq(compareNatural("0", "00")));
    CHECK(std::is_eq(compareNatural("", "")));
}

}  // namespace podium
