// SPDX-License-Identifier: GPL-3.0-or-later
// Catalogues that are damaged or made to do harm: an error that names file and line, never more.
#include <random>

#include "db/catalog/catalog.h"
#include "tests/db/catalog/sample_records.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using Catch::Matchers::Contains;

namespace {

const std::string head = "{\"catalogue\":1,\"round\":\"5.0\",\"date\":\"2026-06\",\"submissions\":1}\n";
const std::string systemLine = "{\"system\":{}}\n";
const std::string submissionLine = "{\"submission\":{\"key\":[\"1\",\"2\",\"3\",\"4\"]}}\n";

Status read(std::string_view text)
{
    return readCatalog(text, "bad.jsonl", [](Submission&&) { return true; });
}

std::string problemOf(std::string_view text)
{
    const auto status = read(text);
    REQUIRE_FALSE(status);
    CHECK(status.error().code == ErrorCode::InvalidInput);
    CHECK(status.error().context == "bad.jsonl");
    return status.error().detail;
}

std::string sampleCatalog()
{
    std::vector<Submission> submissions;
    for (std::uint32_t seed = 0; seed < 4; ++seed) {
        submissions.push_back(SampleRecords(seed).submission());
    }
    return writeCatalog({1, "5.0", "2026-06"}, submissions);
}

}  // namespace

TEST_CASE("the smallest catalogue is read") { CHECK(read(head + systemLine + submissionLine)); }

TEST_CASE("a head that is missing or of another format is named")
{
    CHECK_THAT(problemOf(""), Contains("line 1: expected one JSON object"));
    CHECK_THAT(problemOf(systemLine), Contains("line 1: expected the head of a catalogue"));
    CHECK_THAT(problemOf("{\"catalogue\":2}\n"), Contains("line 1: the catalogue has format 2, this program reads"));
    CHECK_THAT(problemOf("{\"catalogue\":1,\"round\":5.0}\n"), Contains("line 1: field \"round\": expected a text"));
    CHECK_THAT(problemOf("{\"catalogue\":1,\"round\":\"5.0\",\"date\":\"\"}\n"),
               Contains("line 1: field \"submissions\": expected the number"));
    CHECK_THAT(problemOf("[1]\n"), Contains("line 1: expected one JSON object"));
}

TEST_CASE("a line that does not belong there is named")
{
    CHECK_THAT(problemOf(head + "{\"colour\":\"red\"}\n"), Contains("line 2: expected \"texts\", \"system\" or"));
    CHECK_THAT(problemOf(head + "{}\n"), Contains("line 2: expected one JSON object"));
    CHECK_THAT(problemOf(head + "7\n"), Contains("line 2: expected one JSON object"));
    CHECK_THAT(problemOf(head + "{\"system\":{},\"more\":1}\n"), Contains("line 2: expected \"texts\""));
    CHECK_THAT(problemOf(head + submissionLine), Contains("line 2: expected a line with the \"system\" before"));
    CHECK_THAT(problemOf(head + "{\"texts\":[1]}\n"), Contains("line 2: field \"texts\": expected a list of texts"));
    CHECK_THAT(problemOf(head + "{\"texts\":{}}\n"), Contains("line 2: field \"texts\": expected a list of texts"));
    CHECK_THAT(problemOf(head + systemLine + submissionLine + head), Contains("line 4: expected \"texts\""));
}

TEST_CASE("a text that the list does not hold is named")
{
    const std::string texts = "{\"texts\":[\"a\"]}\n";
    CHECK_THAT(problemOf(head + texts + "{\"system\":{\"fields\":[1,\"x\"]}}\n"),
               Contains("line 3: field \"fields\": expected places in the catalogue's list"));
    CHECK_THAT(problemOf(head + texts + "{\"system\":{\"fields\":[-1,\"x\"]}}\n"), Contains("line 3: field"));
    CHECK_THAT(problemOf(head + texts + "{\"system\":{\"fields\":[99999999999999999999,\"x\"]}}\n"),
               Contains("line 3: expected one JSON object"));
}

TEST_CASE("submissions that are missing at the end are noticed")
{
    CHECK_THAT(problemOf(head), Contains("line 1: expected 1 submissions, found 0: the file is not whole"));
    CHECK_THAT(problemOf(head + systemLine + submissionLine + submissionLine),
               Contains("line 4: expected 1 submissions, found 2"));
}

TEST_CASE("nesting without end is refused")
{
    const std::string deep(1000000, '[');
    CHECK_THAT(problemOf(head + "{\"system\":" + deep + "\n"), Contains("line 2: expected one JSON object"));
    CHECK_THAT(problemOf(head + deep), Contains("line 2"));
    const std::string closed = std::string(900, '[') + std::string(900, ']');
    CHECK_THAT(problemOf(head + systemLine + "{\"submission\":{\"key\":" + closed + "}}\n"),
               Contains("line 3: field \"key\""));
}

TEST_CASE("numbers beyond all limits are refused")
{
    const auto withMinutes = [](const std::string& number) {
        return head + systemLine + R"({"submission":{"key":["1","2","3","4"],"score":{"minutes":)" + number + "}}}\n";
    };
    CHECK(read(withMinutes("1e308")));
    CHECK_THAT(problemOf(withMinutes("1e999")), Contains("line 3"));
    CHECK_THAT(problemOf(withMinutes(std::string(5000, '9'))), Contains("line 3"));
    CHECK_THAT(problemOf(withMinutes("NaN")), Contains("line 3"));
    CHECK_THAT(problemOf(withMinutes("0x10")), Contains("line 3"));
}

TEST_CASE("a small file cannot fill the memory")
{
    const auto repeated = [](std::string_view text, std::size_t count) {
        std::string all;
        for (std::size_t i = 0; i < count; ++i) {
            all += text;
        }
        return all;
    };
    const std::string key = R"({"submission":{"key":["1","2","3","4"],"runs":[{"f":"a",)";
    const std::string megabyte(1U << 20U, 'x');

    CHECK_THAT(problemOf(head + systemLine + key + "\"o\":\"" + megabyte + "\"}" + repeated(",{}", 100) + "]}}\n"),
               Contains("line 3: run 65, field \"runs\": expected a record of at most 64 MiB"));
    CHECK_THAT(problemOf(head + systemLine + key + "\"o\":\"\"}" + repeated(",{}", 1000000) + "]}}\n"),
               Contains("field \"runs\": expected a record of at most 64 MiB"));
    CHECK_THAT(problemOf(head + "{\"texts\":[\"" + megabyte + "\"]}\n{\"system\":{\"fields\":[0" + repeated(",0", 99) +
                         "]}}\n"),
               Contains("line 3: field \"fields\": expected a record of at most 64 MiB"));
    const auto zeros = "[0" + repeated(",0", 1000001) + "]";
    CHECK_THAT(problemOf(head + systemLine + key + "\"p\":[" + zeros + ',' + zeros + ',' + zeros + "]}]}}\n"),
               Contains("at most a million points"));
}

TEST_CASE("bytes that are no JSON are refused")
{
    CHECK_THAT(problemOf(head + std::string("{\"sys\0tem\":{}}\n", 15)), Contains("line 2"));
    CHECK_THAT(problemOf(std::string(1000, '\0')), Contains("line 1"));
    CHECK_THAT(problemOf(head + "{\"system\":{\"name\":\"\xFF\"}}\n"), Contains("line 2"));
    CHECK_THAT(problemOf("\xEF\xBB\xBF[]"), Contains("line 1"));
}

TEST_CASE("a catalogue that is cut off anywhere is never taken for whole")
{
    const auto text = sampleCatalog();
    const auto whole = text.size() - 1;  // the last line end may be missing
    for (std::size_t length = 0; length < whole; length += 1 + length / 40) {
        CAPTURE(length);
        CHECK_FALSE(read(std::string_view(text).substr(0, length)));
    }
    CHECK(read(std::string_view(text).substr(0, whole)));
}

TEST_CASE("changed bytes never do harm")
{
    const auto text = sampleCatalog();
    std::mt19937 random(7);
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    constexpr std::string_view replacements = "\"\\{}[],:0-.en\n \xFF\x01";
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        auto changed = text;
        for (auto count = 1 + below(3); count > 0; --count) {
            changed[below(changed.size())] = replacements[below(replacements.size())];
        }
        const auto status = read(changed);
        if (!status) {
            ++refused;
            CHECK(status.error().context == "bad.jsonl");
            CHECK(status.error().detail.substr(0, 5) == "line ");
        }
    }
    CHECK(refused > 100);
}
