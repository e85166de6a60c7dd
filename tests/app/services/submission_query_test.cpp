// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/submission_query.h"

#include <cstdlib>

#include "app/analysis/submission_row.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

using test::ImportBench;
using Texts = std::vector<std::string>;

/// A workspace on a database with four submissions.
struct Bench {
    ImportBench filled;
    Workspace workspace;

    Bench() : workspace(make(filled)) {}

    static Workspace make(ImportBench& bench)
    {
        const auto round50 = bench.folder() / "training_results_v5.0";
        const auto round41 = bench.folder() / "training_results_v4.1";
        test::writeSubmission(round50, {"Acme", "rocket_n2", "llama31_405b", {30, 20, 25}, {}});
        test::writeSubmission(round50, {"Bolt", "bolt_n2", "retinanet", {5, 6, 7, 8, 9}, {}});
        test::writeSubmission(round41, {"Bolt", "bolt_n2", "ssd", {15, 16, 17, 18, 19}, {}});
        test::writeSubmission(round41, {"Open", "open_n2", "bert", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {}});
        test::writeText(round41 / "Open/systems/open_n2.json", test::systemText("Open", "AMD Instinct MI300X", "open"));
        bench.import({round50, round41});
        auto opened = Workspace::open({bench.folder() / "test.db", false});
        REQUIRE(opened.has_value());
        return std::move(*opened);
    }

    [[nodiscard]] Texts find(const SubmissionQuery& query) const
    {
        const auto rows = querySubmissions(workspace, query);
        REQUIRE(rows.has_value());
        Texts references;
        for (const auto& row : *rows) {
            references.push_back(reference(row.key));
        }
        return references;
    }

    [[nodiscard]] Error refuse(const SubmissionQuery& query) const
    {
        const auto rows = querySubmissions(workspace, query);
        REQUIRE_FALSE(rows.has_value());
        return rows.error();
    }
};

const std::string rocket = "5.0/Acme/rocket_n2/llama31_405b";
const std::string bolt50 = "5.0/Bolt/bolt_n2/retinanet";
const std::string bolt41 = "4.1/Bolt/bolt_n2/ssd";
const std::string open41 = "4.1/Open/open_n2/bert";

}  // namespace

TEST_CASE("Queries understand the words of users")
{
    const Bench bench;
    CHECK(bench.find({}).size() == 4);
    SubmissionQuery query;
    SECTION("a round with its v")
    {
        query.rounds = {"v5.0"};
        CHECK(bench.find(query) == Texts{rocket, bolt50});
    }
    SECTION("a benchmark by the name of any of its rounds")
    {
        query.benchmarks = {"SSD"};
        CHECK(bench.find(query) == Texts{bolt41, bolt50});
    }
    SECTION("a division in capitals")
    {
        query.divisions = {"OPEN"};
        CHECK(bench.find(query) == Texts{open41});
    }
    SECTION("an availability in any spelling")
    {
        query.availabilities = {"on-premise"};
        CHECK(bench.find(query).size() == 4);
        query.availabilities = {"cloud"};
        CHECK(bench.find(query).empty());
    }
    SECTION("several words of a kind, as alternatives")
    {
        query.submitters = {"acme", "open"};
        CHECK(bench.find(query) == Texts{open41, rocket});
        query.accelerators = {"MI300X", "B200"};
        CHECK(bench.find(query) == Texts{open41});
    }
    SECTION("a vendor in any case, and verified or not")
    {
        query.vendors = {"amd"};
        CHECK(bench.find(query) == Texts{open41});
        query.verified = true;
        CHECK(bench.find(query) == Texts{open41});
        query.verified = false;
        CHECK(bench.find(query).empty());
    }
    SECTION("exact values beside the words")
    {
        query.submitters = {"acme"};
        query.keys.submitters = {"Open"};
        CHECK(bench.find(query) == Texts{open41, rocket});
    }
    SECTION("a generation, and a size")
    {
        query.generations = {"hopper"};
        CHECK(bench.find(query).size() == 3);
        query.minAccelerators = 17;
        CHECK(bench.find(query).empty());
    }
}

TEST_CASE("Words that name nothing are refused with the choices there are")
{
    const Bench bench;
    SubmissionQuery query;
    SECTION("round")
    {
        query.rounds = {"9.9"};
        CHECK(bench.refuse(query).context == "9.9");
        CHECK(bench.refuse(query).detail.find("4.1, ") != std::string::npos);
    }
    SECTION("benchmark")
    {
        query.benchmarks = {"chess"};
        CHECK(bench.refuse(query).detail.find("llama31_405b") != std::string::npos);
    }
    SECTION("division")
    {
        query.divisions = {"half-open"};
        CHECK(bench.refuse(query).detail.find("closed or open") != std::string::npos);
    }
    SECTION("vendor")
    {
        query.vendors = {"Acme"};
        CHECK(bench.refuse(query).detail.find("AMD, NVIDIA") != std::string::npos);
    }
    SECTION("too many words of a kind")
    {
        query.submitters.assign(101, "x");
        CHECK(bench.refuse(query).detail.find("at most 100") != std::string::npos);
    }
    SECTION("availability")
    {
        query.availabilities = {"yesterday"};
        CHECK(bench.refuse(query).detail.find("cloud") != std::string::npos);
    }
    CHECK(bench.refuse(query).code == ErrorCode::InvalidInput);
}

TEST_CASE("A round and a benchmark that only the database knows are no unknown ones")
{
    ImportBench filled;
    test::writeSubmission(filled.folder() / "future", {"Acme", "rocket_n2", "chess", {30, 20, 25}, {}});
    filled.import({filled.folder() / "future"}, "9.9");
    const auto workspace = Workspace::open({filled.folder() / "test.db", false});
    REQUIRE(workspace.has_value());
    SubmissionQuery query;
    query.rounds = {"9.9"};
    CHECK(querySubmissions(*workspace, query)->size() == 1);
    query.benchmarks = {"chess"};
    CHECK(querySubmissions(*workspace, query)->size() == 1);
    query.benchmarks = {"go"};
    CHECK_FALSE(querySubmissions(*workspace, query).has_value());
}

TEST_CASE("Details of a submission hold all there is to say of it")
{
    const Bench bench;
    const auto details = submissionDetails(bench.workspace, "v5.0/Acme/rocket_n2/llama31_405b");
    REQUIRE(details.has_value());
    CHECK(reference(details->submission.key) == rocket);
    CHECK(details->row.score.minutes == 25.0);
    CHECK(details->row.fastestRun == 20.0);
    CHECK(details->row.slowestRun == 30.0);
    CHECK(details->submission.runs.size() == 3);
    CHECK(details->round->version == "v5.0");
    CHECK(details->benchmark->title == "Llama 3.1 405B");
    REQUIRE(details->span != nullptr);
    CHECK(details->span->rounds.front() == "5.0");
    CHECK(details->batch.id > 0);
}

TEST_CASE("A reference that is none is told apart from one that is not there")
{
    const Bench bench;
    CHECK(submissionDetails(bench.workspace, "rocket").error().code == ErrorCode::InvalidInput);
    const auto missing = submissionDetails(bench.workspace, "5.0/Acme/rocket_n3/llama31_405b");
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error().code == ErrorCode::NotFound);
    CHECK(missing.error().detail.find(rocket) != std::string::npos);
}

TEST_CASE("The row made of a submission equals the one that the database lists")
{
    const Bench bench;
    const auto rows = querySubmissions(bench.workspace, {});
    REQUIRE(rows.has_value());
    for (const auto& listed : *rows) {
        const auto made = rowOf(store::loadSubmission(bench.workspace.database(), listed.key).value());
        CHECK(made.key == listed.key);
        CHECK(made.submitter == listed.submitter);
        CHECK(made.systemName == listed.systemName);
        CHECK(made.benchmark == listed.benchmark);
        CHECK(made.division == listed.division);
        CHECK(made.availability == listed.availability);
        CHECK(made.accelerator == listed.accelerator);
        CHECK(made.acceleratorModel == listed.acceleratorModel);
        CHECK(made.framework == listed.framework);
        CHECK(made.accelerators == listed.accelerators);
        CHECK(made.nodes == listed.nodes);
        CHECK(made.hostProcessors == listed.hostProcessors);
        CHECK(made.score.minutes == listed.score.minutes);
        CHECK(made.score.rawMinutes == listed.score.rawMinutes);
        CHECK(made.score.runs == listed.score.runs);
        CHECK(made.fastestRun == listed.fastestRun);
        CHECK(made.slowestRun == listed.slowestRun);
        CHECK(made.verified == listed.verified);
    }
}

}  // namespace podium::services
