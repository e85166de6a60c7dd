// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/result_ids.h"

#include "db/records/result_id.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::ResultIdRecord;

namespace {

const std::string eos = "5.0/NVIDIA/eos/llama31_405b";

std::string counts(const Result<store::PutResultIds>& put)
{
    return put ? std::to_string(put->added) + " " + std::to_string(put->unchanged) + " " + std::to_string(put->changed)
               : put.error().detail;
}

}  // namespace

TEST_CASE("A result ID is a version, a hyphen and an entry, and may name a benchmark")
{
    CHECK(parseResultId("5.0-0031").value() == ResultId{"5.0", "0031", ""});
    CHECK(parseResultId(" 0.5-12\r").value() == ResultId{"0.5", "12", ""});
    CHECK(parseResultId("5.0-0031.llama31_405b").value() == ResultId{"5.0", "0031", "llama31_405b"});
    CHECK(parseResultId("0.6-8.2").value() == ResultId{"0.6", "8", "2"});
    for (const char* wrong : {"", "5.0", "5-0031", "5.0-", "-0031", "5.0-0031.", "5.0-x", "v5.0-0031", "5.0.0031",
                              "5.0-0031 bert", "=5.0-0031", "5.0-0031.b\nc", "5.0-123456789"}) {
        CAPTURE(wrong);
        const auto id = parseResultId(wrong);
        REQUIRE_FALSE(id.has_value());
        CHECK(id.error().code == ErrorCode::InvalidInput);
        CHECK(id.error().detail.find("5.0-0031") != std::string::npos);
    }
    CHECK_FALSE(parseResultId(std::string(10'000'000, '1')).has_value());
}

TEST_CASE("A result ID is of its round's version")
{
    CHECK(resultIdFor(" 5.0-0031 ", "5.0").value() == "5.0-0031");
    CHECK(resultIdFor("3.0-8005", "hpc-3.0").value() == "3.0-8005");
    CHECK(resultIdFor("5.1-0031", "5.0").error().detail == "it is one of version 5.1, the result is of round 5.0");
}

TEST_CASE("Result IDs are added, changed and taken away, and stand beside their submissions")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    importAll(database, {submissionOf(eos)});
    CHECK(loadSubmission(database, parseReference(eos).value()).value().resultId.empty());

    CHECK(counts(putResultIds(database, {{eos, "5.0-0031", "/ids.csv"}, {"5.0/A/b/c", "5.0-0002", "/ids.csv"}})) ==
          "2 0 0");
    CHECK(counts(putResultIds(database, {{eos, "5.0-0031", "/other.csv"}})) == "0 1 0");
    const auto stored = listResultIds(database).value();
    REQUIRE(stored.size() == 2);
    CHECK(stored[1].source == "/ids.csv");
    CHECK(stored[1].addedAt.size() == 20);
    CHECK(loadSubmission(database, parseReference(eos).value()).value().resultId == "5.0-0031");
    CHECK(listSubmissions(database).value().front().resultId == "5.0-0031");

    CHECK(counts(putResultIds(database, {{eos, "5.0-0032", ""}})) == "0 0 1");
    CHECK(listSubmissions(database).value().front().resultId == "5.0-0032");
    CHECK(counts(putResultIds(database, {{eos, "", ""}, {"5.0/X/y/z", "", ""}})) == "0 1 1");
    CHECK(listSubmissions(database).value().front().resultId.empty());
}

TEST_CASE("An import that replaces a submission keeps its result ID")
{
    const TemporaryFolder folder;
    auto database = openDatabase(folder.path() / "data.db");
    importAll(database, {submissionOf(eos)});
    REQUIRE(putResultIds(database, {{eos, "5.0-0031", ""}}).has_value());
    Submission again = submissionOf(eos, 12);
    again.contentHash += " corrected";
    CHECK(importAll(database, {again}).changed == 1);
    CHECK(loadSubmission(database, again.key).value().resultId == "5.0-0031");
}
