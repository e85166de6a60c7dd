// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/submission_columns.h"

#include "tests/support/catch.h"

namespace podium::cli {

namespace {

store::SubmissionRow rocket()
{
    store::SubmissionRow row;
    row.key = {"5.0", "Acme+Bolt", "rocket n2", "llama31_405b"};
    row.submitter = "Acme, Bolt";
    row.benchmark = "llama31_405b";
    row.division = Division::Closed;
    row.availability = Availability::Research;
    row.accelerator = {"NVIDIA GB200", "NVIDIA", "Blackwell", "NVIDIA Blackwell", false};
    row.accelerators = 16;
    row.nodes = 4;
    row.score = {27.334959731132525, 26.99, 1.01277, 3, 1, 2, ScoreIssue::None};
    row.verified = true;
    return row;
}

}  // namespace

TEST_CASE("The columns are the stable ones, in their order")
{
    CHECK(submissionsCsv({}) ==
          "reference,round,division,availability,submitter,system,benchmark,accelerator,vendor,generation,accelerators,"
          "nodes,time_to_train_min,raw_time_min,scaling_factor,runs,runs_failed,runs_dropped,verified,score_issue\n");
    CHECK(submissionsJson({}) == "[]\n");
}

TEST_CASE("A submission is one line of CSV")
{
    const auto text = submissionsCsv({rocket()});
    CHECK(text.substr(text.find('\n') + 1) ==
          "5.0/Acme+Bolt/rocket n2/llama31_405b,5.0,closed,\"Research, Development, or Internal (RDI)\",\"Acme, Bolt\","
          "rocket n2,llama31_405b,NVIDIA GB200,NVIDIA,NVIDIA Blackwell,16,4,27.334959731132525,26.99,1.01277,3,1,2,"
          "true,\n");
}

TEST_CASE("A missing value is an empty cell, and the reason stands behind it")
{
    auto row = rocket();
    row.accelerators.reset();
    row.score.minutes.reset();
    row.score.rawMinutes.reset();
    row.score.issue = ScoreIssue::Incomplete;
    row.verified = false;
    const auto text = submissionsCsv({row});
    CHECK(text.find(",NVIDIA Blackwell,,4,,,1.01277,3,1,2,false,incomplete\n") != std::string::npos);
    const auto json = submissionsJson({row});
    CHECK(json.find("\"accelerators\":null,\"nodes\":4,\"time_to_train_min\":null,") != std::string::npos);
    CHECK(json.find("\"verified\":false,\"score_issue\":\"incomplete\"}") != std::string::npos);
}

TEST_CASE("Result IDs stand in a last column, which is there where a submission has one")
{
    auto known = rocket();
    known.resultId = "5.0-0042";
    const auto text = submissionsCsv({known, rocket()});
    CHECK(text.find(",verified,score_issue,result_id\n") != std::string::npos);
    CHECK(text.find(",true,,5.0-0042\n") != std::string::npos);
    CHECK(text.ends_with(",true,,\n"));
    const auto json = submissionsJson({known, rocket()});
    CHECK(json.find("\"score_issue\":\"\",\"result_id\":\"5.0-0042\"}") != std::string::npos);
    CHECK(json.find("\"score_issue\":\"\",\"result_id\":\"\"}") != std::string::npos);
    CHECK(submissionsJson({rocket()}).find("result_id") == std::string::npos);
}

TEST_CASE("Hostile names stay text in CSV and exact in JSON, references stay exact in both")
{
    auto row = rocket();
    row.key.system = "=cmd|' /C calc'!A0";
    row.submitter = "@SUM(1)";
    const auto csv = submissionsCsv({row});
    CHECK(csv.find("\n5.0/Acme+Bolt/=cmd|' /C calc'!A0/llama31_405b,") != std::string::npos);
    CHECK(csv.find(",'@SUM(1),'=cmd|' /C calc'!A0,") != std::string::npos);
    const auto json = submissionsJson({row});
    CHECK(json.find("\"submitter\":\"@SUM(1)\",\"system\":\"=cmd|' /C calc'!A0\"") != std::string::npos);
}

}  // namespace podium::cli
