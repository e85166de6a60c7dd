// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "tests/db/store/import_fixture.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using Fixture = ImportFixture;
using store::ImportTransaction;
using store::PutOutcome;

namespace {

const std::string bert = "5.0/Dell/one/bert";
const std::string resnet = "5.0/Dell/one/resnet";

/// Every member set to something of its own.
Submission fullSubmission()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    Submission submission;
    submission.key = {"hpc-3.0", "Submitter + Co", "folder/weak", "deepcam"};
    submission.submitter = "Submitter and Company";
    submission.benchmark = "deepcam_canonical";
    submission.system = {"weak",
                         "System Name",
                         "Submitter, as published",
                         Division::Open,
                         Availability::Research,
                         11,
                         12,
                         13,
                         "accelerator as published",
                         "processor as published",
                         "framework 1.2",
                         {"Canonical", "Vendor", "Architecture", "Generation", true},
                         "Submitter/systems/x.json",
                         {{"b", "2"}, {"a", ""}, {"", "x"}, {"b", "twice, in this order"}, {"c.d", "1.0"}}};
    submission.nodes = 14;
    submission.accelerators = 0;
    submission.hostProcessors = 15;
    submission.score = {0.1 + 0.2, 1.0 / 3, 1.0166666666666666, 16, 17, 18, ScoreIssue::TooManyInvalidRuns};
    submission.weak = WeakScaling{19, 20};
    submission.verified = true;
    submission.contentHash = "0123456789abcdef0123456789abcdef";
    submission.runsHash = "fedcba9876543210fedcba9876543210";
    Run run;
    run.file = "Submitter/results/x/result_0.txt";
    run.minutes = 27.334999999999997;
    run.status = RunStatus::InitTooLong;
    run.counted = true;
    run.startLine = 21;
    run.stopLine = 22;
    run.startTime = 1749081600.1234567;
    run.initMinutes = 23.5;
    run.globalBatchSize = 24.5;
    run.gradientAccumulationSteps = 25.5;
    run.baseLearningRate = 1e-5;
    run.optimizer = "lamb";
    run.seed = "18446744073709551615";
    run.trainSamples = 26.5;
    run.evalSamples = 27.5;
    run.samplesToConverge = 28.5;
    run.throughput = 29.5;
    run.contentHash = "00112233445566778899aabbccddeeff";
    run.curve = {PositionUnit::Steps, {{0.25, 1, 0.5, nan}, {0.5, 2, 0.75, 0.125}, {1.0 / 3, 3, nan, nan}}};
    submission.runs.push_back(run);
    submission.runs.emplace_back();  // of which nothing is known
    return submission;
}

}  // namespace

TEST_CASE_METHOD(Fixture, "Every member of a submission comes back as it went in")
{
    const auto submission = fullSubmission();
    importAll(database, {submission});
    CHECK(describe(load("hpc-3.0/Submitter + Co/folder/weak/deepcam")) == describe(submission));

    SECTION("of the one of which nothing but its name is known, too")
    {
        Submission bare;
        bare.key = {"5.0", "a", "b", "c"};
        importAll(database, {bare});
        CHECK(describe(load("5.0/a/b/c")) == describe(bare));
    }
    SECTION("for every value that an enumeration has")
    {
        std::vector<Submission> submissions;
        for (const auto division : {Division::Unknown, Division::Closed, Division::Open}) {
            for (const auto availability : {Availability::Unknown, Availability::OnPremise, Availability::Cloud,
                                            Availability::Preview, Availability::Research}) {
                submissions.push_back(submissionOf("5.0/a/s" + std::to_string(submissions.size()) + "/b"));
                submissions.back().system.division = division;
                submissions.back().system.availability = availability;
            }
        }
        for (const auto status :
             {RunStatus::Success, RunStatus::NotConverged, RunStatus::NoResult, RunStatus::BrokenLog,
              RunStatus::InitTooLong, RunStatus::KeyMissing, RunStatus::TimesInvalid, RunStatus::Unreadable}) {
            submissions[0].runs.emplace_back().status = status;
        }
        for (std::size_t issue = 0; issue < 4; ++issue) {
            submissions[issue].score.issue = static_cast<ScoreIssue>(issue);
        }
        importAll(database, submissions);
        for (const auto& expected : submissions) {
            CHECK(describe(load(reference(expected.key))) == describe(expected));
        }
    }
}

TEST_CASE_METHOD(Fixture, "A number that is none is a number that is missing")
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    auto submission = submissionOf(bert);
    submission.score.minutes = nan;
    submission.score.scalingFactor = nan;
    submission.runs[0].minutes = nan;
    importAll(database, {submission});
    const auto loaded = load(bert);
    CHECK_FALSE(loaded.score.minutes.has_value());
    CHECK(std::isnan(loaded.score.scalingFactor));
    CHECK_FALSE(loaded.runs[0].minutes.has_value());
    const auto row = listSubmissions(database).value().front();
    CHECK(row.fastestRun == 10);
    CHECK(row.slowestRun == 11);

    SECTION("and is no change of the score when it comes again with other content")
    {
        submission.contentHash = "other";
        auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
        CHECK_FALSE(transaction.put(submission, {}).value().scoreChanged);
    }
}

TEST_CASE_METHOD(Fixture, "The first import is new, the same again changes nothing")
{
    const std::vector<Submission> submissions{submissionOf(resnet), submissionOf(bert)};
    const std::vector<ImportIssue> loose{{Severity::Warning, IssueCode::FileIgnored, "readme", 0, "no result"}};
    const auto first = importAll(database, submissions, loose);
    CHECK(first.id > 0);
    CHECK(first.added == 2);
    CHECK(first.unchanged == 0);
    CHECK(first.changed == 0);
    CHECK(first.files == 100);
    CHECK(first.logs == 50);
    CHECK(first.issues == 1);
    CHECK(first.source == "/results");
    CHECK(first.root == "/results");
    CHECK_FALSE(first.contentHash.empty());
    CHECK(first.startedAt.size() == std::string("2026-06-01T12:00:00Z").size());

    const auto files = [this] { return readFile(path) + readFile(path.string() + "-wal"); };
    const auto before = files();
    const auto second = importAll(database, {submissions[1], submissions[0]}, loose);
    CHECK(second.id == 0);
    CHECK(second.unchanged == 2);
    CHECK(second.added + second.changed == 0);
    CHECK(second.contentHash == first.contentHash);
    CHECK(files() == before);
    CHECK(listBatches(database).value().size() == 1);

    SECTION("but an issue that is new is kept, with all that this import found")
    {
        const ImportIssue added{Severity::Error, IssueCode::FileUnreadable, "results/x", 3, "permission denied"};
        const auto third = importAll(database, submissions, {loose[0], added});
        CHECK(third.id > first.id);
        CHECK(third.issues == 2);
        CHECK(issuesOfBatch(database, third.id).value() == std::vector{loose[0], added});
        CHECK(issuesOfBatch(database, first.id).value() == loose);
    }
}

TEST_CASE_METHOD(Fixture, "A changed score is reported with the old one, and nothing of the old record is lost")
{
    auto submission = submissionOf(bert, 10);
    importAll(database, {submission, submissionOf(resnet)});
    const auto id = listSubmissions(database, {.benchmarks = {"bert"}}).value().at(0).id;

    auto corrected = submissionOf(bert, 12.5);
    corrected.system.name = "renamed";
    corrected.runs.pop_back();
    auto transaction = ImportTransaction::begin(database, "/again", "/again").value();
    const auto result = transaction.put(corrected, {}).value();
    CHECK(result.outcome == PutOutcome::Changed);
    CHECK(result.scoreChanged);
    CHECK(result.oldMinutes == 10);
    CHECK(result.newMinutes == 12.5);
    const auto batch = transaction.commit(3, 2).value();
    CHECK(batch.changed == 1);

    CHECK(describe(load(bert)) == describe(corrected));
    CHECK(listSubmissions(database, {.benchmarks = {"bert"}}).value().at(0).id == id);
    CHECK(batchOf(database, corrected.key).value().id == batch.id);
    CHECK(all("SELECT reference || ' ' || old_minutes || ' ' || new_minutes FROM score_changes") ==
          std::vector<std::string>{"5.0/Dell/one/bert 10.0 12.5"});
    CHECK(one("SELECT batch_id || ' ' || reference FROM superseded") ==
          std::to_string(batch.id) + " 5.0/Dell/one/bert");
    CHECK_THAT(one("SELECT submission FROM superseded"), Catch::Matchers::Contains(submission.contentHash));
    const auto earlier = earlierScoresOf(database, corrected.key).value();
    REQUIRE(earlier.size() == 1);
    CHECK(earlier[0].before == 10);
    CHECK(earlier[0].after == 12.5);
    CHECK(earlier[0].changedAt == batch.startedAt);
    CHECK(earlier[0].source == "/again");
    CHECK(earlierScoresOf(database, parseReference(resnet).value()).value().empty());
}

TEST_CASE_METHOD(Fixture, "Changed content with the same score is a change without a change of score")
{
    importAll(database, {submissionOf(bert)});
    auto other = submissionOf(bert);
    other.contentHash = "description corrected";
    auto transaction = ImportTransaction::begin(database, "/again", "/again").value();
    const auto result = transaction.put(other, {}).value();
    CHECK(result.outcome == PutOutcome::Changed);
    CHECK_FALSE(result.scoreChanged);
    CHECK_FALSE(result.oldMinutes.has_value());
    CHECK(result.newMinutes == 10);
    REQUIRE(transaction.commit(0, 0).has_value());
    CHECK(all("SELECT * FROM score_changes").empty());
    CHECK(all("SELECT * FROM superseded").size() == 1);
}

TEST_CASE_METHOD(Fixture, "A score that comes or goes is a change of score")
{
    auto without = submissionOf(bert);
    without.score.minutes.reset();
    without.contentHash = "without";
    importAll(database, {without});
    {
        auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
        const auto result = transaction.put(submissionOf(bert), {}).value();
        CHECK(result.scoreChanged);
        CHECK_FALSE(result.oldMinutes.has_value());
        CHECK(result.newMinutes == 10);
        REQUIRE(transaction.commit(0, 0).has_value());
    }
    auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
    const auto result = transaction.put(without, {}).value();
    CHECK(result.scoreChanged);
    CHECK(result.oldMinutes == 10);
    CHECK_FALSE(result.newMinutes.has_value());
    REQUIRE(transaction.commit(0, 0).has_value());
    const auto earlier = earlierScoresOf(database, without.key).value();
    REQUIRE(earlier.size() == 2);  // the oldest first
    CHECK_FALSE(earlier[0].before.has_value());
    CHECK(earlier[0].after == 10);
    CHECK(earlier[1].before == 10);
    CHECK_FALSE(earlier[1].after.has_value());
}

TEST_CASE_METHOD(Fixture, "Unverified content in the place of a verified record is a change that is told and kept")
{
    importAll(database, {submissionOf(bert)});
    auto unverified = submissionOf(bert);
    unverified.verified = false;
    auto transaction = ImportTransaction::begin(database, "/mine", "/mine").value();
    CHECK(transaction.put(unverified, {}).value().outcome == PutOutcome::Changed);
    REQUIRE(transaction.commit(0, 0).has_value());
    CHECK_FALSE(load(bert).verified);
    CHECK(all("SELECT * FROM superseded").size() == 1);
}

TEST_CASE_METHOD(Fixture, "A batch is whole or absent")
{
    importAll(database, {submissionOf(bert)});
    const auto before = contentOf(path);
    auto changed = submissionOf(bert, 99);
    SECTION("rolled back")
    {
        auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
        (void)transaction.put(changed, {}).value();
        (void)transaction.put(submissionOf(resnet), {}).value();
        transaction.rollback();
        const auto late = transaction.put(submissionOf(resnet), {});
        REQUIRE_FALSE(late.has_value());
        CHECK(late.error().code == ErrorCode::DatabaseFailed);
        CHECK_FALSE(transaction.commit(0, 0).has_value());
    }
    SECTION("destroyed without commit")
    {
        auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
        (void)transaction.put(changed, {}).value();
    }
    SECTION("replaced by another")
    {
        auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
        (void)transaction.put(changed, {}).value();
        CHECK(ImportTransaction::begin(database, "/b", "/b").error().code == ErrorCode::DatabaseBusy);
    }
    CHECK(contentOf(path) == before);
    CHECK(ImportTransaction::begin(database, "/a", "/a").has_value());
}

TEST_CASE_METHOD(Fixture, "The first error is final: nothing after it is kept")
{
    importAll(database, {submissionOf(bert)});
    const auto before = contentOf(path);
    execute(path, "CREATE TRIGGER refuse BEFORE INSERT ON runs WHEN new.file LIKE '%/resnet/%' BEGIN "
                  "SELECT raise(ROLLBACK, 'no more room'); END");
    auto transaction = ImportTransaction::begin(database, "/a", "/a").value();
    REQUIRE(transaction.put(submissionOf("5.0/Dell/one/gpt3"), {}).has_value());
    const auto failed = transaction.put(submissionOf(resnet), {});
    REQUIRE_FALSE(failed.has_value());
    CHECK_THAT(failed.error().detail, Catch::Matchers::Contains("no more room"));
    CHECK(transaction.put(submissionOf("5.0/Dell/one/unet3d"), {}).error() == failed.error());
    CHECK(transaction.putIssues({}).error() == failed.error());
    CHECK(transaction.commit(0, 0).error() == failed.error());
    execute(path, "DROP TRIGGER refuse");
    CHECK(contentOf(path) == before);
}

TEST_CASE_METHOD(Fixture, "Submissions of one system share its row, and a description that differs has its own")
{
    importAll(database, {submissionOf(bert), submissionOf(resnet), submissionOf("5.1/Dell/one/bert")});
    CHECK(one("SELECT count(*) FROM systems") == "2");
    CHECK(one("SELECT count(DISTINCT system_id) FROM submissions WHERE benchmark_folder = 'bert'") == "2");

    auto other = submissionOf(resnet);
    other.system.fields.emplace_back("cooling", "liquid");
    other.contentHash = "other";
    importAll(database, {other});
    CHECK(one("SELECT count(*) FROM systems") == "3");
    CHECK(describe(load(bert)) == describe(submissionOf(bert)));
    CHECK(describe(load(resnet)) == describe(other));
}

TEST_CASE_METHOD(Fixture, "A submission that comes twice in one import counts as it stands at the end")
{
    const auto batch = importAll(database, {submissionOf(bert, 10), submissionOf(bert, 11), submissionOf(bert, 11)});
    CHECK(batch.added == 1);
    CHECK(batch.changed == 1);
    CHECK(batch.unchanged == 1);
    CHECK(load(bert).score.minutes == 11);
}
