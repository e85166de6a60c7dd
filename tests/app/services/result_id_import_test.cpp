// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/result_id_import.h"

#include "app/services/csv_records.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

namespace podium::services {

namespace {

using test::ImportBench;

const std::string acme = "5.0/Acme/rocket_n2/llama31_405b";
const std::string bolt = "5.0/Bolt/bolt_n2/llama31_405b";

using podium::test::contains;

/// Two submissions of round 5.0, and lists of IDs for them.
class Bench {
public:
    Bench()
    {
        const auto root = m_bench.folder() / "training_results_v5.0";
        test::writeSubmission(root, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
        test::writeSubmission(root, {"Bolt", "bolt_n2", "llama31_405b", {50.0, 40.0, 45.0}, 1.5});
        (void)m_bench.import({root});
    }

    Result<ImportSummary> tryImport(const std::string& text, const std::string& name = "ids.csv")
    {
        test::writeText(m_bench.folder() / name, text);
        ImportRequest request;
        request.paths = {m_bench.folder() / name};
        return m_bench.tryImport(request);
    }

    /// "new unchanged changed", or the error.
    std::string import(const std::string& text, const std::string& name = "ids.csv")
    {
        const auto summary = tryImport(text, name);
        if (!summary) {
            return summary.error().context.substr(m_bench.folder().string().size() + 1) + ": " + summary.error().detail;
        }
        return std::to_string(summary->resultIds.added) + " " + std::to_string(summary->resultIds.unchanged) + " " +
               std::to_string(summary->resultIds.changed);
    }

    std::string idOf(const std::string& reference) { return m_bench.load(reference).resultId; }
    ImportBench& bench() { return m_bench; }

private:
    ImportBench m_bench;
};

}  // namespace

TEST_CASE("A CSV record has quotes, separators and line ends of any kind")
{
    using Records = std::vector<CsvRecord>;
    CHECK(parseCsv("\xEF\xBB\xBF"
                   "a,b\r\n\"1,\"\"2\"\"\n3\",4\r\n\r\n5,\n",
                   "f")
              .value() == Records{{1, {"a", "b"}}, {2, {"1,\"2\"\n3", "4"}}, {5, {"5", ""}}});
    CHECK(parseCsv("a;b,c\n", "f").value() == Records{{1, {"a;b", "c"}}});
    CHECK(parseCsv("a;b;c\n1,5;2;3", "f").value() == Records{{1, {"a", "b", "c"}}, {2, {"1,5", "2", "3"}}});
    CHECK(parseCsv("a\tb\r1\t2\r", "f").value() == Records{{1, {"a", "b"}}, {2, {"1", "2"}}});
    CHECK(parseCsv("", "f").value().empty());
    CHECK(parseCsv("a,b\n\"1,2\n", "f").error().context == "f:2");
    CHECK(parseCsv("a,b\n\"1\"x,2\n", "f").error().context == "f:2");
    CHECK(contains(parseCsv("a,b\n\xff,2\n", "f").error().detail, "UTF-8"));
    CHECK(contains(parseCsv("\xFF\xFE"
                            "a",
                            "f")
                       .error()
                       .detail,
                   "UTF-16"));
}

TEST_CASE("A list of result IDs names submissions by reference or by four names")
{
    Bench bench;
    CHECK(bench.import("reference,result_id\n" + acme + ",5.0-0001\n") == "1 0 0");
    CHECK(bench.idOf(acme) == "5.0-0001");
    CHECK(bench.import("Round;Submitter;System;Benchmark;Result ID\r\nv5.0;acme;rocket_n2;llama31_405b;5.0-0001\r\n"
                       "5.0;Bolt;bolt_n2;llama31_405b;5.0-0002\r\n") == "1 1 0");
    CHECK(bench.idOf(bolt) == "5.0-0002");
    CHECK(bench.import("result_id\treference\textra\n5.0-0003.llama31_405b\tv5.0/Bolt/bolt_n2/llama31_405b\tx\n\t" +
                           acme + "\n",
                       "ids.tsv") == "0 0 1");
    CHECK(bench.idOf(bolt) == "5.0-0003.llama31_405b");
    CHECK(bench.idOf(acme) == "5.0-0001");
}

TEST_CASE("A list with a fault changes nothing and says where it is")
{
    Bench bench;
    const std::string head = "reference,result_id\n";
    CHECK(bench.import(head + acme + ",5.0-0001\n5.0/Acme/rocket_n4/llama31_405b,5.0-0002\n") ==
          "ids.csv:3: 5.0/Acme/rocket_n4/llama31_405b is not in the database; nearest: " + acme + ", " + bolt);
    CHECK(contains(bench.import(head + acme + ",5.1-0001\n"), "ids.csv:2: 5.1-0001: it is one of version 5.1"));
    CHECK(contains(bench.import(head + acme + ",seven\n"), "ids.csv:2: seven: expected MLCommons' ID"));
    CHECK(contains(bench.import(head + acme + ",5.0-0001\n" + acme + ",5.0-0002\n"),
                   "ids.csv:3: " + acme + " is named again; the first time in line 2"));
    CHECK(contains(bench.import(head + acme + ",5.0-0001\n" + bolt + ",5.0-0001\n"),
                   "ids.csv:3: 5.0-0001 is the ID of " + acme + " (line 2)"));
    CHECK(contains(bench.import("a,b\n1,2\n"), "ids.csv: expected a list of result IDs"));
    CHECK(contains(bench.import(""), "ids.csv: expected a list of result IDs"));
    CHECK(contains(bench.import(head + "x,1\ny,2\n"), "ids.csv: line 2: "));
    CHECK(bench.idOf(acme).empty());
    CHECK(bench.idOf(bolt).empty());
}

TEST_CASE("A list whose columns contradict each other is at fault in its line")
{
    Bench bench;
    CHECK(bench.import("reference,result_id,Result ID\n" + acme + ",5.0-0001,5.0-0002\n") ==
          "ids.csv:1: the column result_id stands twice");
    const std::string head = "reference,result_id,round,submitter,system,benchmark\n";
    CHECK(bench.import(head + acme + ",5.0-0001,5.0,Bolt,,\n") ==
          "ids.csv:2: " + acme + " is contradicted by the column submitter, which says Bolt");
    CHECK(bench.import(head + acme + ",5.0-0001,5.1,Acme,,\n") ==
          "ids.csv:2: " + acme + " is contradicted by the column round, which says 5.1");
    CHECK(contains(bench.import(head + acme + ",5.0-0001,,,bolt_n2,\n"), "column system, which says bolt_n2"));
    CHECK(contains(bench.import(head + acme + ",5.0-0001,,,,bert\n"), "column benchmark, which says bert"));
    CHECK(bench.idOf(acme).empty());
    CHECK(bench.import(head + acme + ",5.0-0001,v5.0,ACME,rocket_n2,llama31_405b\n") == "1 0 0");
}

TEST_CASE("A list without any ID is imported with a warning")
{
    Bench bench;
    for (const std::string& text :
         {std::string("reference,result_id\n"), "reference,result_id\n" + acme + ",\n" + bolt + ", \n"}) {
        const auto summary = bench.tryImport(text);
        REQUIRE(summary.has_value());
        REQUIRE(summary->issues.size() == 1);
        CHECK(summary->issues[0].code == IssueCode::ListWithoutIds);
        CHECK(summary->issues[0].file.ends_with("ids.csv"));
        CHECK(summary->hasWarnings());
        CHECK(summary->ofLists);
    }
    CHECK_FALSE(bench.tryImport("reference,result_id\n" + acme + ",5.0-0001\n")->hasWarnings());
}

TEST_CASE("A list beyond all measure is refused before it takes memory")
{
    Bench bench;
    CHECK(bench.import("reference,result_id\n" + std::string(100'000, ',') + "\n") ==
          "ids.csv:2: more than 64 columns");
    CHECK(bench.import(std::string(100'000, ',') + "\n") == "ids.csv:1: more than 64 columns");
    CHECK(contains(bench.import("reference,result_id\n" + std::string(100'000, 'x') + "\n"),
                   "ids.csv:2: a cell of more than 65536 bytes"));
    CHECK(contains(bench.import("reference,result_id\n\"" + std::string(100'000, 'x') + "\"\n"),
                   "ids.csv:2: a cell of more than 65536 bytes"));
    std::string lines;
    for (std::int64_t line = 0; line <= mostCsvRecords; ++line) {
        lines += "a\n";
    }
    // The first line is no header of such a list, which is said before the others are read.
    CHECK(contains(bench.import(lines), "ids.csv: expected a list of result IDs"));
    CHECK(contains(bench.import("reference,result_id\n" + lines), "ids.csv: more than 1000000 lines"));
    std::string wrong;
    for (int line = 0; line < 300; ++line) {
        wrong += "x,1\n";
    }
    CHECK(contains(bench.import("reference,result_id\n" + wrong), "; and 95 more or even more"));
}

TEST_CASE("An ID that is in the database stands for its system there, unless the list moves it")
{
    Bench bench;
    REQUIRE(bench.import("reference,result_id\n" + acme + ",5.0-0001\n") == "1 0 0");
    CHECK(contains(bench.import("reference,result_id\n" + bolt + ",5.0-0001\n"), "5.0-0001 is the ID of " + acme));
    CHECK(bench.import("reference,result_id\n" + bolt + ",5.0-0001\n" + acme + ",5.0-0002\n") == "1 0 1");
    CHECK(bench.idOf(bolt) == "5.0-0001");
}

TEST_CASE("A list of result IDs beside something else is refused, and nothing is imported")
{
    Bench bench;
    test::writeText(bench.bench().folder() / "ids.csv", "reference,result_id\n" + acme + ",5.0-0001\n");
    ImportRequest request;
    request.paths = {bench.bench().folder() / "training_results_v5.0", bench.bench().folder() / "ids.csv"};
    const auto refused = bench.bench().tryImport(request);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::InvalidInput);
    CHECK(bench.idOf(acme).empty());
}

TEST_CASE("An ID that is typed is checked as one of a list, and blank takes it away")
{
    Bench bench;
    auto& database = bench.bench().database();
    REQUIRE(keepResultId(database, acme, " 5.0-0001 ").has_value());
    CHECK(bench.idOf(acme) == "5.0-0001");
    CHECK(contains(keepResultId(database, bolt, "5.0-0001").error().detail, acme));
    CHECK(keepResultId(database, bolt, "4.1-0001").error().code == ErrorCode::InvalidInput);
    CHECK(keepResultId(database, "5.0/X/y/z", "5.0-0009").error().code == ErrorCode::NotFound);
    REQUIRE(keepResultId(database, acme, "5.0-0001").has_value());
    REQUIRE(keepResultId(database, acme, " ").has_value());
    CHECK(bench.idOf(acme).empty());
}

TEST_CASE("Logs are not taken for lists of result IDs")
{
    const test::TemporaryFolder folder;
    test::writeText(folder.path() / "result_0.txt", test::logText(20));
    test::writeText(folder.path() / "ids.txt", "reference;result_id\n");
    CHECK_FALSE(isResultIdList(folder.path() / "result_0.txt"));
    CHECK(isResultIdList(folder.path() / "ids.txt"));
    CHECK_FALSE(isResultIdList(folder.path()));
    CHECK_FALSE(isResultIdList(folder.path() / "missing.csv"));
}

}  // namespace podium::services
