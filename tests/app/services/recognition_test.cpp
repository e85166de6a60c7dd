// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/recognition.h"

#include <algorithm>

#include "app/services/catalogue.h"
#include "app/services/import_service.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

namespace fs = std::filesystem;
using test::ImportBench;
using Texts = std::vector<std::string>;

constexpr const char* rocket = "5.0/Acme/rocket_n2/llama31_405b";

/// Two published rounds and a catalogue of them. Round 5.1 carries one submission of round 5.0 forward, with a factor.
struct Published {
    test::TemporaryFolder folder;
    fs::path round50 = folder.path() / "training_results_v5.0";
    fs::path round51 = folder.path() / "training_results_v5.1";
    fs::path catalogue = folder.path() / "catalogue";

    Published()
    {
        test::writeSubmission(round50, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
        test::writeSubmission(round50, {"Acme", "rocket_n4", "llama31_405b", {13.0, 11.0, 12.0}, {}});
        test::writeSubmission(round50, {"Bolt", "bolt_n2", "llama31_405b", {50.0, 40.0, 45.0}, 1.5});
        test::writeSubmission(round51, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, 1.25});
        ImportBench bench;
        bench.import({round50, round51});
        REQUIRE(writeCatalogue(bench.database(), catalogue, "2026-06").has_value());
    }
};

void copyTree(const fs::path& from, const fs::path& to)
{
    fs::create_directories(to.parent_path());
    fs::copy(from, to, fs::copy_options::recursive);
}

bool has(const ImportSummary& summary, const std::string& code)
{
    const auto codes = test::codesOf(summary.issues);
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

TEST_CASE("A renamed repository is known by its content")
{
    const Published published;
    ImportBench bench(published.catalogue);
    copyTree(published.round50, bench.folder() / "downloads");

    const auto summary = bench.import({bench.folder() / "downloads"});

    CHECK(summary.unverified == 0);
    CHECK(summary.issues.empty());
    CHECK(bench.scores() == Texts{"5.0/Acme/rocket_n2/llama31_405b 25", "5.0/Acme/rocket_n4/llama31_405b 12",
                                  "5.0/Bolt/bolt_n2/llama31_405b 67.5"});
}

TEST_CASE("A system's folder alone takes the facts of its system from the catalogue")
{
    const Published published;
    ImportBench bench(published.catalogue);
    copyTree(published.round50 / "Bolt/results/bolt_n2", bench.folder() / "somewhere/bolt_n2");

    const auto summary = bench.import({bench.folder() / "somewhere/bolt_n2"});

    CHECK(summary.unverified == 0);
    CHECK(test::codesOf(summary.issues) == Texts{"info system-description-missing"});
    CHECK(bench.scores() == Texts{"5.0/Bolt/bolt_n2/llama31_405b 67.5"});
    const auto submission = bench.load("5.0/Bolt/bolt_n2/llama31_405b");
    CHECK(submission.accelerators == 16);
    CHECK(submission.system.division == Division::Closed);
    CHECK(submission.system.fields.size() == 11);
    CHECK(submission.submitter == "Bolt");
}

TEST_CASE("A folder whose name says nothing of its system is known as well")
{
    const Published published;
    ImportBench bench(published.catalogue);
    copyTree(published.round50 / "Bolt/results/bolt_n2/llama31_405b", bench.folder() / "x/y");
    bench.import({bench.folder() / "x/y"});
    CHECK(bench.scores() == Texts{"5.0/Bolt/bolt_n2/llama31_405b 67.5"});
}

TEST_CASE("What the catalogue already filled stays unchanged by a copy")
{
    const Published published;
    ImportBench bench(published.catalogue);
    REQUIRE(ensureCatalogue(bench.database(), published.catalogue) == 4);
    copyTree(published.round50, bench.folder() / "downloads");
    copyTree(published.round50 / "Bolt/results/bolt_n2", bench.folder() / "alone/bolt_n2");

    CHECK(bench.import({bench.folder() / "downloads"}).unchanged == 3);
    CHECK(bench.import({bench.folder() / "alone/bolt_n2"}).unchanged == 1);
}

TEST_CASE("Of two rounds with the same runs the round of the neighbours counts, then the factor, then the older one")
{
    const Published published;
    ImportBench bench(published.catalogue);
    const auto folder = bench.folder() / "copy";
    std::string expected;
    std::optional<std::string> round;
    SECTION("neighbours of 5.0")
    {
        copyTree(published.round50, folder);
        expected = "5.0/Acme/rocket_n2/llama31_405b 25";
    }
    SECTION("alone, with a factor: only 5.1 has one")
    {
        copyTree(published.round51, folder);
        expected = "5.1/Acme/rocket_n2/llama31_405b 31.25";
    }
    SECTION("alone, without a factor")
    {
        copyTree(published.round50 / "Acme/results/rocket_n2", folder);
        expected = "5.0/Acme/rocket_n2/llama31_405b 25";
    }
    SECTION("given by hand")
    {
        copyTree(published.round51, folder);
        round = "5.1";
        expected = "5.1/Acme/rocket_n2/llama31_405b 31.25";
    }
    CHECK(bench.import({folder}, round).unverified == 0);
    CHECK(bench.scores().front() == expected);
}

TEST_CASE("A published name does not make published what the catalogue knows otherwise")
{
    const Published published;
    ImportBench bench(published.catalogue);
    const auto copy = bench.folder() / "training_results_v5.0";
    copyTree(published.round50, copy);
    SECTION("another log in its place")
    {
        test::writeSubmission(copy, {"Acme", "rocket_n2", "llama31_405b", {3.0, 2.0, 2.5}, {}});
    }
    SECTION("another factor")
    {
        test::writeText(copy / "Acme/results/rocket_n2/llama31_405b/scaling.json", "{\"scaling_factor\": 1.01}");
    }
    SECTION("a log is missing") { fs::remove(copy / "Acme/results/rocket_n2/llama31_405b/result_2.txt"); }

    const auto summary = bench.import({copy});

    CHECK(summary.unverified == 1);
    CHECK(has(summary, "warning differs-from-published"));
}

TEST_CASE("Published logs that are not all there are kept as unverified")
{
    const Published published;
    ImportBench bench(published.catalogue);
    const auto folder = bench.folder() / "copy";
    copyTree(published.round50 / "Bolt", folder / "Bolt");
    std::string expected = "5.0/Bolt/bolt_n2/llama31_405b 67.5 unverified";
    SECTION("a log is missing")
    {
        fs::remove(folder / "Bolt/results/bolt_n2/llama31_405b/result_0.txt");
        expected = "5.0/Bolt/bolt_n2/llama31_405b none unverified";
    }
    SECTION("the factor is missing")
    {
        fs::remove(folder / "Bolt/results/bolt_n2/llama31_405b/scaling.json");
        expected = "5.0/Bolt/bolt_n2/llama31_405b 45 unverified";
    }
    SECTION("the description was edited")
    {
        test::writeText(folder / "Bolt/systems/bolt_n2.json", test::systemText("Bolt", "NVIDIA GB200"));
    }
    const auto summary = bench.import({folder});
    CHECK(summary.unverified == 1);
    CHECK(has(summary, "warning differs-from-published"));
    CHECK(bench.scores() == Texts{expected});
}

TEST_CASE("A single published log does not push the whole published submission out")
{
    const Published published;
    ImportBench bench(published.catalogue);
    bench.import({published.round50});
    const auto before = bench.scores();
    copyTree(published.round50 / "Acme/results/rocket_n2/llama31_405b/result_1.txt", bench.folder() / "x/result_1.txt");

    const auto summary = bench.import({bench.folder() / "x/result_1.txt"});

    CHECK(summary.changed == 0);
    CHECK(has(summary, "warning differs-from-published"));
    CHECK(bench.scores() == before);
}

TEST_CASE("Results of one's own beside published ones take their round, and are unverified")
{
    const Published published;
    ImportBench bench(published.catalogue);
    const auto folder = bench.folder() / "copy";
    copyTree(published.round50, folder);
    test::writeSubmission(folder, {"Mine", "box", "llama31_405b", {70.0, 80.0, 90.0}, {}});

    const auto summary = bench.import({folder});

    CHECK(summary.unverified == 1);
    CHECK(bench.scores().back() == "5.0/Mine/box/llama31_405b 80 unverified");
}

TEST_CASE("A few published results among many unknown ones do not decide the round")
{
    const Published published;
    ImportBench bench(published.catalogue);
    const auto folder = bench.folder() / "copy";
    copyTree(published.round50 / "Bolt", folder / "Bolt");
    for (const char* system : {"a", "b", "c"}) {
        test::writeSubmission(folder, {"Mine", system, "llama31_405b", {70.0, 80.0, 90.0}, {}});
    }
    const auto refused = bench.tryImport({{folder}, std::nullopt, 1});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::RoundUnknown);
    CHECK(refused.error().context.find("Mine/results/a") != std::string::npos);
}

TEST_CASE("Results of one's own keep their own name although one log is a published one")
{
    const Published published;
    ImportBench bench(published.catalogue);
    const auto folder = bench.folder() / "copy";
    test::writeSubmission(folder, {"Mine", "box", "llama31_405b", {30.0, 80.0, 90.0}, {}});
    bench.import({folder}, "5.0");
    CHECK(bench.scores() == Texts{"5.0/Mine/box/llama31_405b 80 unverified"});
}

TEST_CASE("Published content under another round is unverified there")
{
    const Published published;
    ImportBench bench(published.catalogue);
    copyTree(published.round50 / "Bolt", bench.folder() / "copy/Bolt");
    const auto summary = bench.import({bench.folder() / "copy"}, "4.1");
    CHECK(summary.unverified == 1);
    CHECK(bench.scores() == Texts{"4.1/Bolt/bolt_n2/llama31_405b 67.5 unverified"});
}

TEST_CASE("The catalogue is only read when it is needed, and a damaged one is an error then")
{
    const Published published;
    test::writeText(published.catalogue / "training-5.0.jsonl", "{\"catalogue\":1,");
    ImportBench bench(published.catalogue);
    CHECK(bench.import({published.round50}).added == 3);
    copyTree(published.round50, bench.folder() / "renamed");
    const auto refused = bench.tryImport({{bench.folder() / "renamed"}, std::nullopt, 1});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::InvalidInput);
    CHECK(refused.error().context.find("training-5.0.jsonl") != std::string::npos);
}

TEST_CASE("A submission that the catalogue knows is found by any of its logs")
{
    const Published published;
    PublishedContent content(published.catalogue);
    const auto log = published.round50 / "Acme/results/rocket_n2/llama31_405b/result_2.txt";
    const auto found = content.withRun(mlperf::hashFile(log).value());
    REQUIRE(found.has_value());
    REQUIRE(found->size() == 2);
    CHECK(reference(found->front()->key) == rocket);
    CHECK(content.withRun("0123")->empty());
}

}  // namespace podium::services
