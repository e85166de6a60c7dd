// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;

namespace {

using namespace std::string_literals;

/// Names that mean something to SQL, SQLite, shells, HTML, spreadsheets, terminals or file systems.
std::vector<std::string> hostileNames()
{
    return {"'",
            "''",
            "\"",
            "`",
            ";",
            "--",
            "/*",
            "'; DROP TABLE submissions; --",
            "' OR '1'='1",
            "\" OR 1=1 --",
            "1); DELETE FROM runs; --",
            "NULL",
            "null",
            "0",
            "-1",
            "1e999",
            "NaN",
            "%",
            "_",
            "%%%s%n",
            "?",
            "?1",
            ":name",
            "@name",
            "$name",
            "{}",
            "{0}",
            "x'414243'",
            "char(0)",
            "main.submissions",
            "sqlite_schema",
            "NEAR(a b)",
            "a AND b OR NOT c",
            "a*",
            "^a",
            "<script>alert(1)</script>",
            "<b>&amp;</b>",
            "&#x27;",
            "=1+1",
            "=cmd|' /C calc'!A0",
            "+1",
            "@SUM(A1)",
            "..",
            "../../etc/passwd",
            "C:\\windows",
            "$(reboot)",
            "`reboot`",
            "a\nb",
            "a\r\nb",
            "\t",
            "a\0b"s,
            "\0"s,
            "\x1b[31mred",
            "\x7f",
            "\x80\xff\xfe",
            "\xc3",
            "\xed\xa0\x80",
            "\xe2\x80\xae"
            "evil",
            "\xef\xbb\xbf"
            "bom",
            "\xf0\x9f\x8f\x86",
            " leading and trailing ",
            std::string(100'000, 'x'),
            ""};
}

Submission named(const std::string& name, std::size_t number)
{
    auto submission = submissionOf("5.0/a/b/c");
    submission.key = {"5.0" + name, name, std::to_string(number) + name, name};
    submission.submitter = submission.benchmark = name;
    System& system = submission.system;
    system.folder = system.name = system.submitter = system.acceleratorModel = name;
    system.hostProcessorModel = system.framework = system.file = name;
    system.accelerator = {name, name, name, name, false};
    system.fields = {{name, name}, {"sw_notes" + name, name}};
    for (Run& run : submission.runs) {
        run.file = run.optimizer = run.seed = run.contentHash = name;
    }
    submission.contentHash = name + std::to_string(number);
    submission.runsHash = "runs" + std::to_string(number);
    return submission;
}

}  // namespace

TEST_CASE("Whatever a name holds, it is stored, found and given back as it is")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    const auto names = hostileNames();
    REQUIRE(names.size() >= 60);
    {
        auto database = openDatabase(path);
        auto transaction = store::ImportTransaction::begin(database, names[7], names[50]).value();
        for (std::size_t number = 0; number < names.size(); ++number) {
            const ImportIssue issue{Severity::Error, IssueCode::FileIgnored, names[number], 1, names[number]};
            (void)transaction.put(named(names[number], number), {issue}).value();
        }
        REQUIRE(transaction.commit(1, 1).has_value());
    }
    auto database = openDatabase(path);
    CHECK(listSubmissions(database).value().size() == names.size());
    for (std::size_t number = 0; number < names.size(); ++number) {
        const auto expected = named(names[number], number);
        CAPTURE(number, names[number].substr(0, 100));
        CHECK(describe(loadSubmission(database, expected.key).value()) == describe(expected));
        CHECK(issuesOf(database, expected.key).value().at(0).detail == names[number]);
        CHECK(listSubmissions(database, {.rounds = {expected.key.round}}).value().size() >= 1);
        const auto found =
            listSubmissions(database, {.submitterTexts = {names[number]}, .acceleratorTexts = {names[number]}});
        REQUIRE(found.has_value());
        CHECK_FALSE(found->empty());
        const auto exact = listSubmissions(database, {.submitters = {names[number]}, .vendors = {names[number]}});
        REQUIRE(exact.has_value());
        CHECK(exact->size() == 1);
        CHECK(listSubmissions(database, {.search = names[number]}).has_value());
        CHECK_FALSE(referencesWithRun(database, names[number]).value().empty());
    }
    const auto batch = listBatches(database).value().at(0);
    CHECK(batch.source == names[7]);
    CHECK(batch.root == names[50]);

    SECTION("and replaced as it is")
    {
        for (std::size_t number = 0; number < names.size(); ++number) {
            auto other = named(names[number], number);
            other.contentHash += "other";
            auto transaction = store::ImportTransaction::begin(database, "/a", "/a").value();
            CHECK(transaction.put(other, {}).value().outcome == store::PutOutcome::Changed);
            REQUIRE(transaction.commit(1, 1).has_value());
        }
        CHECK(listSubmissions(database).value().size() == names.size());
    }
    CHECK(database.check().value().empty());
    CHECK(filesIn(folder.path()).front() == "data.db");
}
