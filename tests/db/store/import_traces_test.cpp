// SPDX-License-Identifier: GPL-3.0-or-later
// What an import leaves behind of what it replaces: nothing.
#include "tests/db/store/import_fixture.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using Fixture = ImportFixture;
using store::ImportTransaction;

namespace {

const std::string bert = "5.0/Dell/one/bert";

}  // namespace

TEST_CASE_METHOD(Fixture, "What is replaced leaves no rows behind")
{
    auto old = submissionOf(bert);
    old.submitter = "Old Name";
    old.benchmark = "old_key";
    old.system.accelerator = {"Old", "Old", "Old", "Old", false};
    old.system.name = "oldsystem";
    old.contentHash = "old";
    importAll(database, {old});
    importAll(database, {submissionOf(bert)});
    CHECK(all("SELECT name FROM submitters") == std::vector<std::string>{"Dell"});
    CHECK(all("SELECT name FROM benchmarks") == std::vector<std::string>{"bert"});
    CHECK(all("SELECT name FROM accelerators") == std::vector<std::string>{"NVIDIA H100 SXM"});
    CHECK(one("SELECT count(*) FROM systems") == "1");
    CHECK(one("SELECT count(*) FROM runs") == "3");
    CHECK(listSubmissions(database, {.search = "oldsystem"}).value().empty());
    CHECK(all("SELECT rowid FROM search") == all("SELECT id FROM systems"));
    CHECK(one("SELECT count(DISTINCT system_id) FROM system_fields") == "1");
}

TEST_CASE_METHOD(Fixture, "What is deleted leaves no rows behind")
{
    importAll(database, {submissionOf(bert), submissionOf("4.1/HPE/two/resnet")});
    execute(path, "PRAGMA foreign_keys = ON; DELETE FROM submissions");
    for (const std::string table :
         {"rounds", "benchmarks", "submitters", "accelerators", "systems", "system_fields", "runs"}) {
        CAPTURE(table);
        CHECK(one("SELECT count(*) FROM " + table) == "0");
    }
    CHECK(integrityOf(path) == "ok");
    CHECK(listSubmissions(database, {.search = "one"}).value().empty());

    // Whoever takes the ids next is not found by what stood there before.
    importAll(database, {submissionOf("5.1/Lenovo/three/bert")});
    CHECK(listSubmissions(database, {.search = "one"}).value().empty());
    CHECK(listSubmissions(database, {.search = "three"}).value().size() == 1);
}

TEST_CASE_METHOD(Fixture, "Issues of a submission go with it and are replaced with it")
{
    const std::vector<ImportIssue> first{{Severity::Warning, IssueCode::RunNotConverged, "a/result_1.txt", 17, "x"},
                                         {Severity::Info, IssueCode::RunsRepeated, "a", 0, ""}};
    const std::vector<ImportIssue> second{{Severity::Error, IssueCode::TooFewRuns, "a", 0, "two"}};
    const auto put = [this](const Submission& submission, const std::vector<ImportIssue>& issues) {
        auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
        (void)transaction.put(submission, issues).value();
        return transaction.commit(1, 1).value();
    };
    const auto batch = put(submissionOf(bert), first);
    CHECK(batch.issues == 2);
    CHECK(issuesOf(database, submissionOf(bert).key).value() == first);
    CHECK(issuesOfBatch(database, batch.id).value() == first);

    CHECK(put(submissionOf(bert), second).id == 0);
    CHECK(issuesOf(database, submissionOf(bert).key).value() == first);

    put(submissionOf(bert, 11), second);
    CHECK(issuesOf(database, submissionOf(bert).key).value() == second);
}
