// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::listSubmissions;
using store::SubmissionFilter;

namespace {

using References = std::vector<std::string>;

Submission with(const std::string& reference, double minutes, std::int64_t accelerators, const Accelerator& accelerator)
{
    auto submission = submissionOf(reference, minutes);
    submission.accelerators = accelerators;
    submission.system.accelerator = accelerator;
    submission.system.acceleratorModel = accelerator.name + " as published";
    return submission;
}

const Accelerator h100{"NVIDIA H100 SXM", "NVIDIA", "Hopper", "NVIDIA Hopper", false};
const Accelerator h200{"NVIDIA H200 SXM", "NVIDIA", "Hopper", "NVIDIA Hopper", false};
const Accelerator gb200{"NVIDIA GB200", "NVIDIA", "Blackwell", "NVIDIA Blackwell", false};
const Accelerator mi325{"AMD Instinct MI325X", "AMD", "CDNA3", "AMD CDNA3", false};

struct Fixture {
    TemporaryFolder folder;
    store::Database database = openDatabase(folder.path() / "data.db");

    References found(const SubmissionFilter& filter) const
    {
        return references(listSubmissions(database, filter).value());
    }
};

/// Six submissions that the filters tell apart.
struct Filled : Fixture {
    Filled()
    {
        auto coreWeave = with("5.0/IBM+CoreWeave/carina_n39/llama31_405b", 27.335, 2496, gb200);
        coreWeave.submitter = "CoreWeave";
        coreWeave.system.submitter = "IBM, CoreWeave and NVIDIA";
        auto amd = with("5.0/AMD/mi325x_n1/llama2_70b_lora", 21.8, 8, mi325);
        amd.system.division = Division::Open;
        auto unscored = with("5.0/Dell/xe9680/llama2_70b_lora", 1, 8, h200);
        unscored.score.minutes.reset();
        unscored.accelerators.reset();
        importAll(database,
                  {coreWeave, amd, unscored, with("5.0/NVIDIA/eos_n64/llama31_405b", 269.122, 512, h100),
                   with("4.1/NVIDIA/eos_n64/gpt3", 3.4, 512, h100), with("10.0/NVIDIA/eos_n64/gpt3", 3.4, 512, h100)});
    }
};

const std::string carina = "5.0/IBM+CoreWeave/carina_n39/llama31_405b";
const std::string amdLora = "5.0/AMD/mi325x_n1/llama2_70b_lora";
const std::string dellLora = "5.0/Dell/xe9680/llama2_70b_lora";
const std::string eosLlama = "5.0/NVIDIA/eos_n64/llama31_405b";
const std::string eos41 = "4.1/NVIDIA/eos_n64/gpt3";
const std::string eos100 = "10.0/NVIDIA/eos_n64/gpt3";

}  // namespace

TEST_CASE_METHOD(Filled, "Rows stand by round, benchmark and time, those without a time last")
{
    CHECK(found({}) == References{eos41, amdLora, dellLora, carina, eosLlama, eos100});
}

TEST_CASE_METHOD(Filled, "A filter restricts by each of its members, whichever case")
{
    CHECK(found({.rounds = {"4.1", "10.0", "no such"}}) == References{eos41, eos100});
    CHECK(found({.rounds = {"no such"}}).empty());
    CHECK(found({.benchmarks = {"GPT3"}}) == References{eos41, eos100});
    CHECK(found({.submitterTexts = {"nvidia"}}) == References{eos41, carina, eosLlama, eos100});  // published field
    CHECK(found({.submitterTexts = {"CoreWeave"}}) == References{carina});                        // canonical
    CHECK(found({.submitterTexts = {"ibm+core"}}) == References{carina});                         // folder
    CHECK(found({.submitterTexts = {"%"}}).empty());
    CHECK(found({.submitterTexts = {"_"}}).empty());
    CHECK(found({.acceleratorTexts = {"h100"}}) == References{eos41, eosLlama, eos100});
    CHECK(found({.acceleratorTexts = {"NVIDIA GB200 as PUBLISHED"}}) == References{carina});
    CHECK(found({.generationTexts = {"hopper"}}) == References{eos41, dellLora, eosLlama, eos100});
    CHECK(found({.generationTexts = {"NVIDIA Blackwell"}}) == References{carina});
    CHECK(found({.generationTexts = {"Black"}}).empty());
    CHECK(found({.divisions = {"open"}}) == References{amdLora});
    CHECK(found({.minAccelerators = 512}) == References{eos41, carina, eosLlama, eos100});
    CHECK(found({.maxAccelerators = 8}) == References{amdLora});
    CHECK(found({.minAccelerators = 9, .maxAccelerators = 600}) == References{eos41, eosLlama, eos100});
    CHECK(found({.minAccelerators = 600, .maxAccelerators = 9}).empty());
    CHECK(found({.search = "carina"}) == References{carina});
}

TEST_CASE_METHOD(Filled, "Values of one member are alternatives, keys are exact")
{
    CHECK(found({.submitterTexts = {"amd", "coreweave"}}) == References{amdLora, carina});
    CHECK(found({.submitterTexts = {"amd"}, .submitters = {"CoreWeave"}}) == References{amdLora, carina});
    CHECK(found({.submitters = {"CoreWeave"}}) == References{carina});
    CHECK(found({.submitters = {"coreweave"}}).empty());
    CHECK(found({.submitters = {"Core"}}).empty());
    CHECK(found({.acceleratorTexts = {"mi325", "h200"}}) == References{amdLora, dellLora});
    CHECK(found({.accelerators = {"NVIDIA H200 SXM", "NVIDIA GB200"}}) == References{dellLora, carina});
    CHECK(found({.accelerators = {"NVIDIA GB200 as published"}}).empty());  // it goes by its canonical name
    CHECK(found({.generationTexts = {"CDNA3", "blackwell"}}) == References{amdLora, carina});
    CHECK(found({.generations = {"NVIDIA Blackwell", "AMD CDNA3"}}) == References{amdLora, carina});
    CHECK(found({.generations = {"Blackwell"}}).empty());  // an architecture
    CHECK(found({.vendors = {"AMD"}}) == References{amdLora});
    CHECK(found({.vendors = {"AMD", "NVIDIA"}}).size() == 6);
    CHECK(found({.vendors = {""}}).empty());
    CHECK(found({.divisions = {"open", "closed"}}).size() == 6);
    CHECK(found({.divisions = {""}}).empty());
    CHECK(found({.availabilities = {"Preview"}}).empty());
    CHECK(found({.availabilities = {"Preview", "Available on-premise"}}).size() == 6);
    CHECK(found({.verification = {"verified"}}).size() == 6);
    CHECK(found({.verification = {"unverified"}}).empty());
    CHECK(found({.verification = {"unverified", "verified"}}).size() == 6);
    CHECK(found({.verification = {"perhaps"}}).empty());
}

TEST_CASE_METHOD(Fixture, "Hardware that no rule knows goes by its published name")
{
    const auto unknown = [](const std::string& reference, const std::string& model) {
        auto submission = with(reference, 10, 8, Accelerator{});
        submission.system.acceleratorModel = model;
        return submission;
    };
    importAll(database, {unknown("5.0/Acme/a/bert", "Rocket 1"), unknown("5.0/Acme/b/bert", "Rocket 2"),
                         unknown("5.0/Acme/c/bert", ""), with("5.0/Acme/d/bert", 10, 8, h100)});
    CHECK(found({.accelerators = {"Rocket 1"}}) == References{"5.0/Acme/a/bert"});
    CHECK(found({.accelerators = {"", "Rocket 2", "NVIDIA H100 SXM"}}) ==
          References{"5.0/Acme/b/bert", "5.0/Acme/c/bert", "5.0/Acme/d/bert"});
    CHECK(found({.vendors = {""}}).size() == 3);
}

TEST_CASE_METHOD(Filled, "All members of a filter hold together, empty ones do not restrict")
{
    CHECK(found({.rounds = {"5.0"},
                 .benchmarks = {"llama31_405b"},
                 .submitterTexts = {"NVIDIA"},
                 .acceleratorTexts = {"H100"},
                 .generationTexts = {"Hopper"},
                 .divisions = {"closed"},
                 .minAccelerators = 512,
                 .maxAccelerators = 512,
                 .search = "eos"}) == References{eosLlama});
    CHECK(found({.submitterTexts = {""}, .acceleratorTexts = {""}, .search = ""}).size() == 6);
}

TEST_CASE_METHOD(Fixture, "A row holds what lists and figures need")
{
    auto submission = submissionOf("5.0/Dell/one/bert", 20);
    submission.score = {20.5, 20.25, 1.0125, 5, 1, 2, ScoreIssue::None};
    submission.hostProcessors = 4;
    submission.system.accelerator.isProcessor = true;
    submission.runs[1].status = RunStatus::NotConverged;
    submission.runs[1].minutes = 1;
    importAll(database, {submission});
    const auto row = listSubmissions(database).value().at(0);
    CHECK(row.id > 0);
    CHECK(row.key == submission.key);
    CHECK(row.submitter == submission.submitter);
    CHECK(row.systemName == submission.system.name);
    CHECK(row.benchmark == submission.benchmark);
    CHECK(row.division == Division::Closed);
    CHECK(row.availability == Availability::OnPremise);
    CHECK(row.accelerator == submission.system.accelerator);
    CHECK(row.acceleratorModel == submission.system.acceleratorModel);
    CHECK(row.framework == submission.system.framework);
    CHECK(row.accelerators == submission.accelerators);
    CHECK(row.nodes == submission.nodes);
    CHECK(row.hostProcessors == 4);
    CHECK(row.score.minutes == 20.5);
    CHECK(row.score.rawMinutes == 20.25);
    CHECK(row.score.scalingFactor == 1.0125);
    CHECK(row.score.runs == 5);
    CHECK(row.score.failed == 1);
    CHECK(row.score.dropped == 2);
    CHECK(row.fastestRun == 19);  // of the valid runs
    CHECK(row.slowestRun == 21);
    CHECK(row.verified);
    CHECK(row.sameRunsAs.empty());
}

TEST_CASE_METHOD(Fixture, "A row says how many samples the counted runs took to converge, on average")
{
    auto samples = submissionOf("5.0/Dell/a/bert", 20);
    for (Run& run : samples.runs) {
        run.counted = false;
        run.curve.unit = PositionUnit::Samples;
        run.globalBatchSize = 2;
        run.samplesToConverge = 1;
    }
    samples.runs[0].counted = samples.runs[1].counted = true;
    samples.runs[0].samplesToConverge = 100;
    samples.runs[1].samplesToConverge = 300;
    auto steps = samples;
    steps.key.system = "b";
    for (Run& run : steps.runs) {
        run.curve.unit = PositionUnit::Steps;
    }
    auto mixed = samples;
    mixed.key.system = "c";
    mixed.runs[1].curve.unit = PositionUnit::Epochs;
    auto silent = samples;
    silent.key.system = "d";
    silent.runs[1].samplesToConverge.reset();
    auto unplaced = steps;
    unplaced.key.system = "e";
    unplaced.runs[0].globalBatchSize.reset();
    auto none = samples;
    none.key.system = "f";
    none.runs[0].counted = none.runs[1].counted = false;
    auto evaluations = samples;  // BERT of v0.7: the log counts evaluations as samples
    evaluations.key.system = "g";
    evaluations.runs[1].samplesToConverge = 1;
    auto tooMany = samples;  // U-Net3D of v3.1: samples as epochs
    tooMany.key.system = "h";
    for (Run& run : tooMany.runs) {
        run.curve.unit = PositionUnit::Epochs;
    }
    auto epochs = tooMany;
    epochs.key.system = "i";
    tooMany.runs[0].samplesToConverge = 337'155;
    importAll(database, {samples, steps, mixed, silent, unplaced, none, evaluations, tooMany, epochs});
    const auto rows = listSubmissions(database).value();
    REQUIRE(rows.size() == 9);
    CHECK(rows[0].samples == SamplesToConverge{200, PositionUnit::Samples});
    CHECK(rows[1].samples == SamplesToConverge{400, PositionUnit::Samples});
    CHECK(rows[8].samples == SamplesToConverge{200, PositionUnit::Epochs});
    for (const std::size_t without : {2U, 3U, 4U, 5U, 6U, 7U}) {
        CAPTURE(without);
        CHECK_FALSE(rows[without].samples);
    }

    SECTION("in a database of the first schema, too, once it is opened")
    {
        std::vector<std::string> before;
        for (const auto& row : rows) {
            before.push_back(describe(row));
        }
        execute(folder.path() / "data.db", "DROP TABLE own_racks; DROP TABLE views; DROP TABLE result_ids; "
                                           "DROP TABLE export_results; DROP TABLE exports; "
                                           "ALTER TABLE submissions DROP COLUMN samples_to_converge; "
                                           "ALTER TABLE submissions DROP COLUMN samples_unit; PRAGMA user_version = 1");
        const auto migrated = openDatabase(folder.path() / "data.db");
        std::vector<std::string> after;
        const auto listed = listSubmissions(migrated).value();
        for (const auto& row : listed) {
            after.push_back(describe(row));
        }
        CHECK(after == before);
    }
}

TEST_CASE_METHOD(Fixture, "Rows that are equal in all else stand by their reference")
{
    // As text, not part by part: "-" comes before "/", "0" after it.
    const References inOrder{"5.0/a/b-/x", "5.0/a/b/c/x", "5.0/a/b/x", "5.0/a/b0/x", "5.0/a0/b/x", "5.0/b/a/x"};
    std::vector<Submission> submissions;
    for (auto reference = inOrder.rbegin(); reference != inOrder.rend(); ++reference) {
        submissions.push_back(submissionOf(*reference, 10));
    }
    importAll(database, submissions);
    CHECK(found({}) == inOrder);
}

TEST_CASE_METHOD(Fixture, "The order of many rows is that of their rounds, benchmarks and times")
{
    importAll(database, generatedSubmissions(500, 1));
    const auto rows = listSubmissions(database).value();
    REQUIRE(rows.size() == 500);
    const auto rank = [](const store::SubmissionRow& row) {
        return std::make_tuple(row.key.round, row.benchmark, *row.score.minutes, reference(row.key));
    };
    CHECK(std::is_sorted(rows.begin(), rows.end(),
                         [&](const auto& left, const auto& right) { return rank(left) < rank(right); }));
    for (const auto& row : rows) {
        const auto submission = loadSubmission(database, row.key).value();
        REQUIRE(submission.score.minutes == row.score.minutes);
        REQUIRE(submission.system.name == row.systemName);
    }
}
