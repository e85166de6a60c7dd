// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/catalog.h"
#include "tests/db/catalog/equal_records.h"
#include "tests/db/catalog/sample_records.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using Catch::Matchers::Contains;

namespace {

std::string problemOf(std::string_view json)
{
    const auto submission = submissionFromJson(json);
    REQUIRE_FALSE(submission);
    CHECK(submission.error().code == ErrorCode::InvalidInput);
    return submission.error().detail;
}

Submission smallSubmission()
{
    Submission submission;
    submission.key = {"5.0", "Acme", "box", "bert"};
    submission.system.folder = "box";
    submission.system.division = Division::Closed;
    submission.system.fields = {{"system_name", "Box"}};
    submission.score.minutes = 2.5;
    Run run;
    run.file = "Acme/results/box/bert/result_0.txt";
    run.status = RunStatus::Success;
    run.globalBatchSize = 256;
    run.curve.points = {{0.5, 1, 0.6}, {1, 2, 0.7}};
    submission.runs = {run, run};
    submission.runs[1].file = "Acme/results/box/bert/result_1.txt";
    submission.runs[1].globalBatchSize.reset();
    submission.runs[1].curve.points[1].value = 0.75;
    return submission;
}

}  // namespace

TEST_CASE("a submission is one JSON object without line end")
{
    CHECK(toJson(smallSubmission()) ==
          R"({"key":["5.0","Acme","box","bert"],)"
          R"("system":{"folder":"box","division":"closed","fields":["system_name","Box"]},)"
          R"("score":{"minutes":2.5},"folder":"Acme/results/box/bert/","runs":[)"
          R"({"f":"result_0.txt","s":"success","b":256,"p":[[0.5,1],[1,2],[0.6,0.7]]},)"
          R"({"b":null,"p":[[0.5,1],[],[0.6,0.75]]}]})");
}

TEST_CASE("every field of a submission reads back exactly")
{
    const auto seed = GENERATE(range(0U, 500U));
    const auto submission = SampleRecords(seed).submission();
    const auto json = toJson(submission);
    CAPTURE(seed, json);
    CHECK(json.find('\n') == std::string::npos);
    const auto read = submissionFromJson(json);
    REQUIRE(read);
    CHECK(equal(submission, *read));
    CHECK(toJson(*read) == json);
}

TEST_CASE("an empty submission reads back")
{
    const auto read = submissionFromJson(toJson(Submission()));
    REQUIRE(read);
    CHECK(equal(Submission(), *read));
}

TEST_CASE("the order of the fields does not matter")
{
    const auto read =
        submissionFromJson(R"({"runs":[{"b":256,"s":"success","f":"a"}],"score":{"issue":"incomplete","runs":2},)"
                           R"("key":["1","2","3","4"]})");
    REQUIRE(read);
    CHECK(read->score.runs == 2);
    CHECK(read->score.issue == ScoreIssue::Incomplete);
    CHECK(read->runs.at(0).globalBatchSize == 256.0);
    CHECK(read->key.benchmark == "4");
}

TEST_CASE("files are named where they do not follow one on the other")
{
    Submission submission;
    for (const auto* file : {"r/result_8.txt", "r/result_9.txt", "r/result_10.txt", "r/result_12.txt", "r/last.txt",
                             "r/last.txt", "r/99", "r/100", "r/x/y"}) {
        submission.runs.emplace_back().file = file;
    }
    const auto json = toJson(submission);
    CHECK_THAT(json, Contains(R"("folder":"r/","runs":[{"f":"result_8.txt"},{},{},{"f":"result_12.txt"},)"
                              R"({"f":"last.txt"},{},{"f":"99"},{},{"f":"x/y"}])"));
    const auto read = submissionFromJson(json);
    REQUIRE(read);
    CHECK(equal(submission, *read));
}

TEST_CASE("positions are left out as far as they are those of the run before")
{
    Submission submission;
    for (const auto& positions : std::vector<std::vector<double>>{{1, 2}, {1, 2, 3}, {1}, {7, 2}, {}, {7}}) {
        auto& run = submission.runs.emplace_back();
        for (const auto position : positions) {
            run.curve.points.push_back({0, position, 0});
        }
    }
    const auto json = toJson(submission);
    CHECK_THAT(json, Contains("[[0,0],[1,2],[0,0]]") && Contains("[[0,0,0],[3],[0,0,0]]") && Contains("[[0],[],[0]]") &&
                         Contains("[[0,0],[7,2],[0,0]]") && Contains("[[0],[7],[0]]"));
    const auto read = submissionFromJson(json);
    REQUIRE(read);
    CHECK(equal(submission, *read));
}

TEST_CASE("a second value in some points only keeps its place")
{
    auto submission = smallSubmission();
    submission.runs[0].curve.points[1].second = 0.3;
    const auto read = submissionFromJson(toJson(submission));
    REQUIRE(read);
    CHECK(std::isnan(read->runs[0].curve.points[0].second));
    CHECK(read->runs[0].curve.points[1].second == 0.3);
    CHECK(equal(submission, *read));
}

TEST_CASE("texts that are not UTF-8 become valid")
{
    Submission submission;
    submission.submitter = "Intel\xAE";
    const auto read = submissionFromJson(toJson(submission));
    REQUIRE(read);
    CHECK(read->submitter == "Intel\u00ae");
}

TEST_CASE("what a submission must hold is named")
{
    CHECK_THAT(problemOf("{}"), Contains("field \"key\": expected round, submitter, system and benchmark"));
    CHECK_THAT(problemOf(R"({"key":["5.0","a","b"]})"), Contains("field \"key\""));
    CHECK_THAT(problemOf(R"({"key":["5.0","a","b",4]})"), Contains("field \"key\": expected a text"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"score":{"minutes":"2"}})"),
               Contains("field \"minutes\": expected a number"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"nodes":1.5})"),
               Contains("field \"nodes\": expected a whole number"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"nodes":9223372036854775808})"),
               Contains("field \"nodes\": expected a whole number of at most 64 bits"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"verified":1})"), Contains("\"verified\": expected true or"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"score":[]})"), Contains("field \"score\": expected an object"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"system":null})"), Contains("\"system\": expected an object"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"system":{"division":"ajar"}})"),
               Contains("field \"division\": expected one of its words"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"system":{"fields":["a"]}})"),
               Contains("field \"fields\": expected a list of names and texts in turn"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"system":{"fields":[0,"a"]}})"),
               Contains("field \"fields\": expected places in the catalogue's list"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"runs":{}})"), Contains("\"runs\": expected a list of runs"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"runs":[{"f":"a"},7]})"), Contains("run 2, field \"runs\""));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"runs":[{}]})"), Contains("run 1, field \"f\""));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"runs":[{"f":"a","s":"won"}]})"), Contains("run 1, field \"s\""));
}

TEST_CASE("fields that are unknown or there twice are refused")
{
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"colour":"red"})"), Contains("known fields only"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"key":["1","2","3","4"]})"), Contains("each of them once"));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"score":{"colour":1}})"), Contains("field \"score\""));
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"runs":[{"f":"a","y":1}]})"), Contains("run 1, field \"runs\""));
}

TEST_CASE("columns of points must fit each other")
{
    const auto withPoints = [](const std::string& points) {
        return R"({"key":["1","2","3","4"],"runs":[{"f":"a","p":[[1],[1],[1]]},{"f":"b","p":)" + points + "}]}";
    };
    CHECK(submissionFromJson(withPoints("[[1],[],[1]]")));
    CHECK(submissionFromJson(withPoints("[[1,2],[2],[1,2]]")));
    CHECK(submissionFromJson(withPoints("[[],[],[]]")));
    CHECK_THAT(problemOf(withPoints("[[1,2],[],[1,2]]")), Contains("run 2, field \"p\": expected columns of"));
    CHECK_THAT(problemOf(withPoints("[[1],[1,2],[1]]")), Contains("columns of the same length"));
    CHECK_THAT(problemOf(withPoints("[[1],[1],[]]")), Contains("columns of the same length"));
    CHECK_THAT(problemOf(withPoints("[[],[1],[1]]")), Contains("columns of the same length"));
    CHECK_THAT(problemOf(withPoints("[[1],null,[1]]")), Contains("run 2, field \"p\": expected lists"));
    CHECK_THAT(problemOf(withPoints("[[1],[1],[\"1\"]]")), Contains("run 2, field \"p\": expected a number"));
    CHECK_THAT(problemOf(withPoints("[[1],[1]]")), Contains("run 2, field \"p\": expected lists"));
    CHECK_THAT(problemOf(withPoints("[[1],[1],[1],[1],[1]]")), Contains("run 2, field \"p\": expected lists"));
    CHECK_THAT(problemOf(withPoints("7")), Contains("run 2, field \"p\": expected lists"));
}

TEST_CASE("positions of no run before cannot be repeated")
{
    CHECK_THAT(problemOf(R"({"key":["1","2","3","4"],"runs":[{"f":"a","p":[[1],[],[1]]}]})"),
               Contains("run 1, field \"p\": expected columns of the same length"));
}

TEST_CASE("a text that is cut off anywhere is refused")
{
    const auto json = toJson(smallSubmission());
    for (std::size_t length = 0; length < json.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(submissionFromJson(std::string_view(json).substr(0, length)));
    }
}
