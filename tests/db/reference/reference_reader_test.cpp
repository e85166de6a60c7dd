// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of the shipped tables with one fault each: the error names the file, the row, the field and what is expected.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "db/reference/reference_tables.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using Catch::Matchers::Contains;
using podium::test::TemporaryFolder;

namespace {

const std::filesystem::path shipped = PODIUM_ASSETS_DIR "/reference";

std::string contentOf(const std::filesystem::path& path)
{
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    return content.str();
}

/// The shipped tables, free to be spoilt.
class Tables {
public:
    Tables() { std::filesystem::copy(shipped, m_folder.path(), std::filesystem::copy_options::recursive); }

    void replace(const std::string& table, const std::string& text, const std::string& by)
    {
        auto content = contentOf(m_folder.path() / (table + ".json"));
        const auto position = content.find(text);
        REQUIRE(position != std::string::npos);
        m_folder.write(table + ".json", content.replace(position, text.size(), by));
    }

    void write(const std::string& table, const std::string& content) { m_folder.write(table + ".json", content); }
    void remove(const std::string& table) { std::filesystem::remove(m_folder.path() / (table + ".json")); }

    /// The detail of the error that must name `table`'s file.
    [[nodiscard]] std::string problemOf(const std::string& table, ErrorCode code = ErrorCode::ReferenceInvalid) const
    {
        const auto tables = ReferenceTables::load(m_folder.path());
        REQUIRE_FALSE(tables);
        CHECK(tables.error().code == code);
        CHECK(tables.error().context == (m_folder.path() / (table + ".json")).string());
        return tables.error().detail;
    }

private:
    TemporaryFolder m_folder;
};

}  // namespace

TEST_CASE("the shipped tables are read")
{
    const auto loaded = ReferenceTables::load(shipped);
    REQUIRE(loaded);
    CHECK(loaded->benchmarks().size() == 26);
}

TEST_CASE("a table that is missing is unreadable")
{
    Tables tables;
    tables.remove("submitters");
    CHECK(tables.problemOf("submitters", ErrorCode::FileUnreadable) == "No such file or directory");
}

TEST_CASE("a folder that is missing is unreadable")
{
    const auto loaded = ReferenceTables::load("/nowhere/at/all");
    REQUIRE_FALSE(loaded);
    CHECK(loaded.error().code == ErrorCode::FileUnreadable);
}

TEST_CASE("an unknown field is named")
{
    Tables tables;
    tables.replace("rounds", "\"id\": \"0.6\"", "\"id\": \"0.6\", \"colour\": \"red\"");
    CHECK(tables.problemOf("rounds") == "row 2, field \"colour\": expected no field of this name, found \"red\"");
}

TEST_CASE("a missing field is named")
{
    Tables tables;
    tables.replace("submitters", "{\"field\": \"AMD\", \"canonical\": \"AMD\"}", "{\"field\": \"AMD\"}");
    CHECK(tables.problemOf("submitters") == "row 3, field \"canonical\": expected a text, found nothing");
}

TEST_CASE("a wrong type is named")
{
    Tables tables;
    SECTION("number for a text")
    {
        tables.replace("rounds", "\"id\": \"0.5\"", "\"id\": 0.5");
        CHECK(tables.problemOf("rounds") == "row 1, field \"id\": expected a text that is not empty, found 0.5");
    }
    SECTION("text for a number")
    {
        tables.replace("rounds", "\"initLimitMinutes\": 20", "\"initLimitMinutes\": \"20\"");
        CHECK(tables.problemOf("rounds") == "row 3, field \"initLimitMinutes\": expected a number, found \"20\"");
    }
    SECTION("text for a flag")
    {
        tables.replace("rounds", "\"strictLines\": false", "\"strictLines\": \"no\"");
        CHECK(tables.problemOf("rounds") == "row 1, field \"strictLines\": expected true or false, found \"no\"");
    }
    SECTION("fraction for a count")
    {
        tables.replace("benchmarks", "\"maxDropped\": 4", "\"maxDropped\": 4.5");
        CHECK(tables.problemOf("benchmarks") ==
              "row 5, field \"maxDropped\": expected a whole number from 0 on, found 4.5");
    }
    SECTION("count below zero")
    {
        tables.replace("benchmarks", "\"maxDropped\": 4", "\"maxDropped\": -4");
        CHECK_THAT(tables.problemOf("benchmarks"), Contains("from 0 on, found -4"));
    }
    SECTION("text for a list")
    {
        tables.replace("rounds", "[\"training_results_v0.5\"]", "\"training_results_v0.5\"");
        CHECK_THAT(tables.problemOf("rounds"), Contains("row 1, field \"repositories\": expected a list of texts"));
    }
    SECTION("empty list")
    {
        tables.replace("rounds", "[\"training_results_v0.5\"]", "[]");
        CHECK_THAT(tables.problemOf("rounds"), Contains("row 1, field \"repositories\": expected a list of texts"));
    }
    SECTION("row that is no object")
    {
        tables.replace("spellings", "{\"field\": \"division\", \"published\": \"closed\", \"means\": \"closed\"}", "7");
        CHECK_THAT(tables.problemOf("spellings"), Contains("field \"rows\": expected a list of objects"));
    }
    SECTION("object in a list")
    {
        tables.replace("benchmarks", "\"value\": 0.749", "\"value\": null");
        CHECK(tables.problemOf("benchmarks") == "row 1, target 1, field \"value\": expected a number, found null");
    }
}

TEST_CASE("a value outside its choices or limits is named")
{
    Tables tables;
    SECTION("dialect")
    {
        tables.replace("rounds", "\"dialect\": \"mll\"", "\"dialect\": \"xml\"");
        CHECK(tables.problemOf("rounds") ==
              "row 2, field \"dialect\": expected one of \"mllog\", \"mll\", \"mlp05\", found \"xml\"");
    }
    SECTION("date")
    {
        tables.replace("rounds", "2018-12-12", "12.12.2018");
        CHECK_THAT(tables.problemOf("rounds"), Contains("row 1, field \"published\": expected a date such as"));
    }
    SECTION("limit")
    {
        tables.replace("rounds", "\"initLimitMinutes\": 20", "\"initLimitMinutes\": 0");
        CHECK_THAT(tables.problemOf("rounds"), Contains("expected minutes above 0, found 0"));
    }
    SECTION("availability")
    {
        tables.replace("spellings", "\"means\": \"Preview\"", "\"means\": \"soon\"");
        CHECK_THAT(tables.problemOf("spellings"), Contains("\"means\": expected one of \"Available on-premise\""));
    }
    SECTION("pattern")
    {
        tables.replace("accelerators", "[\"gb300\"]", "[\"GB300\"]");
        CHECK_THAT(tables.problemOf("accelerators"), Contains("row 1, field \"all\": expected patterns"));
    }
    SECTION("rule without condition")
    {
        tables.replace("accelerators", "\"all\": [\"gb300\"]", "\"none\": [\"gb300\"]");
        CHECK_THAT(tables.problemOf("accelerators"), Contains("row 1, field \"all\": expected patterns in"));
    }
    SECTION("size")
    {
        tables.replace("size_overrides", "\"nodes\": 80", "\"nodes\": 0");
        CHECK_THAT(tables.problemOf("size_overrides"), Contains("row 1, field \"nodes\": expected a number above 0"));
    }
    SECTION("submitter without folder and field")
    {
        tables.replace("submitters", "{\"field\": \"AMD\"", "{\"field\": \"\"");
        CHECK_THAT(tables.problemOf("submitters"), Contains("row 3, field \"field\""));
    }
    SECTION("note without the round after which it holds")
    {
        tables.replace("compatibility", "\"noteAfter\": \"5.0\", ", "");
        CHECK_THAT(tables.problemOf("compatibility"), Contains("field \"noteAfter\": expected both"));
    }
    SECTION("note after the last round")
    {
        tables.replace("compatibility", "\"noteAfter\": \"5.0\"", "\"noteAfter\": \"6.0\"");
        CHECK_THAT(tables.problemOf("compatibility"), Contains("a round of the span that is not its last one"));
    }
    SECTION("version")
    {
        tables.replace("rounds", "\"version\": \"2026-06\"", "\"version\": \"June 2026\"");
        CHECK_THAT(tables.problemOf("rounds"), Contains("field \"version\": expected year and month"));
    }
    SECTION("other table")
    {
        tables.replace("rounds", "\"table\": \"rounds\"", "\"table\": \"benchmarks\"");
        CHECK(tables.problemOf("rounds") == "field \"table\": expected \"rounds\", found \"benchmarks\"");
    }
}

TEST_CASE("what is there twice is named")
{
    Tables tables;
    SECTION("round")
    {
        tables.replace("rounds", "\"id\": \"0.6\"", "\"id\": \"0.5\"");
        CHECK(tables.problemOf("rounds") ==
              "row 2, field \"id\": expected a value that no row before it has, found \"0.5\"");
    }
    SECTION("field")
    {
        tables.replace("rounds", "\"id\": \"0.6\"", "\"id\": \"0.6\", \"id\": \"0.6\"");
        CHECK_THAT(tables.problemOf("rounds"), Contains("row 2, field \"id\": expected to be there once only"));
    }
    SECTION("repository, in another case")
    {
        tables.replace("rounds", "[\"training_results_v0.6\"]", "[\"Training_results_v0.5\"]");
        CHECK_THAT(tables.problemOf("rounds"), Contains("row 2, field \"repositories\""));
    }
    SECTION("benchmark")
    {
        tables.replace("benchmarks", "\"key\": \"ssd\"", "\"key\": \"resnet\"");
        CHECK_THAT(tables.problemOf("benchmarks"), Contains("row 2, field \"key\""));
    }
    SECTION("target of a round")
    {
        tables.replace("benchmarks", "[\"0.6\", \"0.7\", \"1.0\"", "[\"0.5\", \"0.6\", \"0.7\", \"1.0\"");
        CHECK_THAT(tables.problemOf("benchmarks"), Contains("row 1, target 2, field \"rounds\": expected each round"));
    }
    SECTION("folder of a round")
    {
        tables.replace("benchmark_names", "\"folder\": \"mask\"", "\"folder\": \"ssd\"");
        CHECK_THAT(tables.problemOf("benchmark_names"), Contains("field \"rounds\": expected a value that no row"));
    }
    SECTION("round in two spans")
    {
        tables.replace("compatibility", "\"rounds\": [\"0.6\"", "\"rounds\": [\"0.5\", \"0.6\"");
        CHECK_THAT(tables.problemOf("compatibility"), Contains("row 2, field \"rounds\": expected a value that no"));
    }
    SECTION("submitter, in another case")
    {
        tables.replace("submitters", "{\"field\": \"AMD\"", "{\"field\": \"alibaba\"");
        CHECK_THAT(tables.problemOf("submitters"), Contains("row 3, field \"field\""));
    }
    SECTION("spelling, in another case")
    {
        tables.replace("spellings", "\"published\": \"close\"", "\"published\": \"CLOSED\"");
        CHECK_THAT(tables.problemOf("spellings"), Contains("row 2, field \"published\""));
    }
}

TEST_CASE("a name that no other table holds is named")
{
    Tables tables;
    SECTION("round of a span")
    {
        tables.replace("compatibility", "\"rounds\": [\"0.5\"]", "\"rounds\": [\"0.4\"]");
        CHECK_THAT(tables.problemOf("compatibility"), Contains("row 1, field \"rounds\"") && Contains("\"0.4\" is"));
    }
    SECTION("rounds in another order")
    {
        tables.replace("compatibility", "[\"0.6\", \"0.7\"", "[\"0.7\", \"0.6\"");
        CHECK_THAT(tables.problemOf("compatibility"), Contains("\"0.6\" is not"));
    }
    SECTION("benchmark of a folder")
    {
        tables.replace("benchmark_names", "\"benchmark\": \"ssd\"", "\"benchmark\": \"sdd\"");
        CHECK_THAT(tables.problemOf("benchmark_names"), Contains("field \"benchmark\": expected a key of"));
    }
    SECTION("benchmark of a required key")
    {
        tables.replace("rounds", "\"benchmark\": \"bert\"", "\"benchmark\": \"ernie\"");
        CHECK_THAT(tables.problemOf("rounds"), Contains("row 8, field \"requiredKeys\"") && Contains("ernie"));
    }
    SECTION("round of an exception")
    {
        tables.replace("layout_exceptions", "\"round\": \"0.7\"", "\"round\": \"0.8\"");
        CHECK_THAT(tables.problemOf("layout_exceptions"), Contains("row 1, field \"round\""));
    }
}

TEST_CASE("content that is no table is refused")
{
    Tables tables;
    SECTION("broken row, with its line")
    {
        tables.replace("rounds", "\"id\": \"0.6\"", "\"id\": \"0.6");
        CHECK_THAT(tables.problemOf("rounds"), Contains("line 5: expected one JSON object"));
    }
    SECTION("nothing")
    {
        tables.write("rounds", "");
        CHECK_THAT(tables.problemOf("rounds"), Contains("expected one JSON object"));
    }
    SECTION("a list")
    {
        tables.write("rounds", "[]");
        CHECK_THAT(tables.problemOf("rounds"), Contains("expected one JSON object"));
    }
    SECTION("deep nesting")
    {
        tables.write("rounds", std::string(100000, '['));
        CHECK_THAT(tables.problemOf("rounds"), Contains("expected one JSON object"));
    }
    SECTION("bytes that are no text")
    {
        tables.write("rounds", std::string("{\"table\": \"\0\xFF\"}", 16));
        CHECK_THAT(tables.problemOf("rounds"), Contains("expected one JSON object"));
    }
    SECTION("a field of the head that is missing")
    {
        tables.write("rounds", R"({"table": "rounds", "version": "2026-06", "rows": []})");
        CHECK(tables.problemOf("rounds") == "field \"source\": expected a text, found nothing");
    }
    SECTION("no rows")
    {
        tables.write("rounds", R"({"table": "rounds", "version": "2026-06", "source": "test"})");
        CHECK(tables.problemOf("rounds") == "field \"rows\": expected a list of objects, found nothing");
    }
}

TEST_CASE("a rack profile that cannot be is refused")
{
    Tables tables;
    SECTION("more active than installed")
    {
        tables.replace("rack_profiles", "\"active\": 64", "\"active\": 73");
        CHECK_THAT(tables.problemOf("rack_profiles"),
                   Contains("row 1, field \"active\": expected a number from 1 to \"installed\""));
    }
    SECTION("none active")
    {
        tables.replace("rack_profiles", "\"active\": 64", "\"active\": 0");
        CHECK_THAT(tables.problemOf("rack_profiles"), Contains("field \"active\""));
    }
    SECTION("no kind of evidence")
    {
        tables.replace("rack_profiles", "\"evidence\": \"submission\"", "\"evidence\": \"hearsay\"");
        CHECK_THAT(tables.problemOf("rack_profiles"), Contains("\"assumption\", \"submission\", \"public\""));
    }
    SECTION("a source that is missing")
    {
        tables.replace("rack_profiles", "\"source\": \"A full NVL72 rack; the system's name states no racks\"",
                       "\"source\": \"\"");
        CHECK_THAT(tables.problemOf("rack_profiles"), Contains("row 3, field \"source\""));
    }
    SECTION("no pattern of accelerators")
    {
        tables.replace("rack_profiles", "\"accelerators\": [\"amd instinct\"], ", "");
        CHECK_THAT(tables.problemOf("rack_profiles"), Contains("field \"accelerators\": expected one pattern or more"));
    }
    SECTION("words that no comparable name holds")
    {
        tables.replace("rack_profiles", "\"statedAs\": \"nvidia gb200 nvl72\"", "\"statedAs\": \"GB200\"");
        CHECK_THAT(tables.problemOf("rack_profiles"), Contains("field \"statedAs\""));
    }
    SECTION("a name that two have")
    {
        tables.replace("rack_profiles", "\"name\": \"NVIDIA GB300 NVL72\"", "\"name\": \"NVIDIA GB200 NVL72\"");
        CHECK_THAT(tables.problemOf("rack_profiles"), Contains("row 2, field \"name\""));
    }
}

TEST_CASE("a newer table makes the version newer")
{
    TemporaryFolder folder;
    std::filesystem::copy(shipped, folder.path(), std::filesystem::copy_options::recursive);
    auto content = contentOf(folder.path() / "rounds.json");
    folder.write("rounds.json", content.replace(content.find("2026-06"), 7, "2026-12"));
    const auto loaded = ReferenceTables::load(folder.path());
    REQUIRE(loaded);
    CHECK(loaded->version() == "2026-12");
}
