// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"

#include <algorithm>

#include <fmt/format.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

using test::ImportBench;
using Texts = std::vector<std::string>;

/// A published repository with two submissions: medians of three runs, the second one times a factor.
std::filesystem::path writeRepository(const std::filesystem::path& parent,
                                      const std::string& name = "training_results_v5.0")
{
    const auto root = parent / name;
    test::writeSubmission(root, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
    test::writeSubmission(root, {"Bolt", "bolt_n2", "llama31_405b", {50.0, 40.0, 45.0}, 1.5});
    return root;
}

const Texts bothScores{"5.0/Acme/rocket_n2/llama31_405b 25", "5.0/Bolt/bolt_n2/llama31_405b 67.5"};

}  // namespace

TEST_CASE("A published repository is imported whole and is verified")
{
    ImportBench bench;
    const auto summary = bench.import({writeRepository(bench.folder())});
    CHECK(summary.added == 2);
    CHECK(summary.unchanged == 0);
    CHECK(summary.changed == 0);
    CHECK(summary.unverified == 0);
    CHECK(summary.logs == 6);
    CHECK(summary.files == 9);  // with two descriptions and a scaling file
    CHECK(summary.bytes > 0);
    CHECK(summary.issues.empty());
    CHECK_FALSE(summary.hasWarnings());
    CHECK(bench.scores() == bothScores);
}

TEST_CASE("The same again changes nothing")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder());
    bench.import({root});
    const auto batches = store::listBatches(bench.database())->size();

    const auto again = bench.import({root.string() + "/"});

    CHECK(again.added == 0);
    CHECK(again.unchanged == 2);
    CHECK(again.changed == 0);
    CHECK(store::listBatches(bench.database())->size() == batches);
    CHECK(bench.scores() == bothScores);
}

TEST_CASE("A score that changed is told with the old one")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder());
    bench.import({root});
    test::writeText(root / "Acme/results/rocket_n2/llama31_405b/result_1.txt", test::logText(28));

    const auto summary = bench.import({root});

    CHECK(summary.unchanged == 1);
    CHECK(summary.changed == 1);
    REQUIRE(summary.scoreChanges.size() == 1);
    CHECK(summary.scoreChanges[0].reference == "5.0/Acme/rocket_n2/llama31_405b");
    CHECK(summary.scoreChanges[0].before == 25.0);
    CHECK(summary.scoreChanges[0].after == 28.0);
}

TEST_CASE("Parts of a repository give the same submissions")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder());
    SECTION("a submitter's folder") { bench.import({root / "Acme"}); }
    SECTION("its results") { bench.import({root / "Acme/results"}); }
    SECTION("a system's folder") { bench.import({root / "Acme/results/rocket_n2/"}); }
    SECTION("a benchmark's folder") { bench.import({root / "Acme/results/rocket_n2/llama31_405b"}); }
    SECTION("a path with detours") { bench.import({root / "Bolt/../Acme/./results"}); }
    CHECK(bench.scores() == Texts{bothScores.front()});
    CHECK(bench.load("5.0/Acme/rocket_n2/llama31_405b").system.name == "Rocket");
}

TEST_CASE("A folder with another name needs the round, and stays unverified while nobody knows its content")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder(), "my results");

    const auto refused = bench.tryImport({{root}, std::nullopt, 0});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::RoundUnknown);
    CHECK(refused.error().context.starts_with(root.string()));
    CHECK(refused.error().detail.find("--round") != std::string::npos);
    CHECK(bench.scores().empty());

    const std::string round = GENERATE("5.0", "v5.0");
    const auto summary = bench.import({root}, round);
    CHECK(summary.added == 2);
    CHECK(summary.unverified == 2);
    CHECK(bench.scores() == Texts{bothScores[0] + " unverified", bothScores[1] + " unverified"});
}

TEST_CASE("A word that is no round is refused before anything is read")
{
    ImportBench bench;
    const auto refused = bench.tryImport({{bench.folder()}, "five", 0});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::InvalidInput);
    CHECK(refused.error().context == "five");
}

TEST_CASE("Several paths are one import, whatever their order")
{
    ImportBench bench;
    const auto first = writeRepository(bench.folder() / "a");
    const auto second = bench.folder() / "b" / "training_results_v5.1";
    test::writeSubmission(second, {"Acme", "rocket_n4", "llama31_405b", {10, 11, 12}, {}});
    const bool turned = GENERATE(false, true);

    const auto summary = turned ? bench.import({second, first}) : bench.import({first, second});

    CHECK(summary.added == 3);
    const auto batches = store::listBatches(bench.database()).value();
    REQUIRE(batches.size() == 1);
    CHECK(batches.front().source.find(first.string()) != std::string::npos);
    CHECK(batches.front().source.find(second.string()) != std::string::npos);
    const auto rootOf = [&bench](const char* name) {
        return store::batchOf(bench.database(), parseReference(name).value())->root;
    };
    CHECK(rootOf("5.0/Acme/rocket_n2/llama31_405b") == first.string());
    CHECK(rootOf("5.1/Acme/rocket_n4/llama31_405b") == second.string());
}

TEST_CASE("If one of several paths cannot be used, nothing is imported")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder());
    const auto summary = bench.tryImport({{root, bench.folder() / "missing"}, std::nullopt, 0});
    REQUIRE_FALSE(summary.has_value());
    CHECK(summary.error().code == ErrorCode::FileUnreadable);
    CHECK(bench.scores().empty());
}

TEST_CASE("The same folder named twice is read once, and that is said")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder());
    const auto summary = bench.import({root, root / "Acme"});
    CHECK(summary.added == 2);
    CHECK(summary.logs == 6);
    CHECK(test::codesOf(summary.issues) == Texts{"info file-ignored"});
}

TEST_CASE("Of two folders with one reference the first named counts")
{
    ImportBench bench;
    const auto first = writeRepository(bench.folder() / "a");
    const auto second = writeRepository(bench.folder() / "b");
    test::writeText(second / "Acme/results/rocket_n2/llama31_405b/result_1.txt", test::logText(28));

    const auto summary = bench.import({first, second});

    CHECK(summary.added == 2);
    CHECK(bench.scores() == bothScores);
    CHECK(test::codesOf(summary.issues) == Texts{"warning file-ignored", "info file-ignored"});
}

TEST_CASE("What cannot be used becomes an issue, and the rest goes on")
{
    ImportBench bench;
    const auto root = writeRepository(bench.folder());
    const auto runs = root / "Bolt/results/bolt_n2/llama31_405b";
    test::writeText(runs / "result_0.txt", test::logText(50, "aborted"));
    std::filesystem::remove(root / "Acme/systems/rocket_n2.json");

    const auto summary = bench.import({root});

    CHECK(summary.added == 2);
    CHECK(summary.hasWarnings());
    const auto codes = test::codesOf(summary.issues);
    CHECK(std::count(codes.begin(), codes.end(), "warning run-not-converged") == 1);
    CHECK(std::count(codes.begin(), codes.end(), "warning system-description-missing") == 1);
    const auto stopped = std::find_if(summary.issues.begin(), summary.issues.end(), [](const ImportIssue& issue) {
        return issue.code == IssueCode::RunNotConverged;
    });
    CHECK(stopped->file == "Bolt/results/bolt_n2/llama31_405b/result_0.txt");
    CHECK(stopped->line == 8);
}

TEST_CASE("Unverified results do not replace published ones without a word")
{
    ImportBench bench;
    bench.import({writeRepository(bench.folder())});
    const auto mine = bench.folder() / "mine";
    test::writeSubmission(mine, {"Acme", "rocket_n2", "llama31_405b", {1.0, 2.0, 3.0}, {}});

    const auto summary = bench.import({mine}, "5.0");

    CHECK(summary.changed == 1);
    CHECK(test::codesOf(summary.issues) == Texts{"warning differs-from-published"});
    CHECK(bench.scores() == Texts{"5.0/Acme/rocket_n2/llama31_405b 2 unverified", bothScores[1]});
}

TEST_CASE("An import that is stopped leaves the database as it was")
{
    ImportBench bench;
    const auto root = bench.folder() / "training_results_v5.0";
    for (int index = 0; index < 30; ++index) {
        test::writeSubmission(root, {"Acme", fmt::format("rocket_{}", index), "llama31_405b", {30, 20, 25}, {}});
    }
    std::stop_source stop;
    SECTION("before it begins") { stop.request_stop(); }
    const auto summary =
        bench.tryImport({{root}, std::nullopt, 2}, stop.get_token(), [&stop](const ImportProgress& progress) {
            if (progress.phase != ImportPhase::Scanning) {
                stop.request_stop();
            }
        });
    REQUIRE_FALSE(summary.has_value());
    CHECK(summary.error().code == ErrorCode::Cancelled);
    CHECK(bench.scores().empty());
    CHECK(store::listBatches(bench.database())->empty());
}

TEST_CASE("Progress tells phases and files")
{
    ImportBench bench;
    std::vector<ImportProgress> seen;
    const auto summary = bench.tryImport({{writeRepository(bench.folder())}, std::nullopt, 1}, {},
                                         [&seen](const ImportProgress& progress) { seen.push_back(progress); });
    REQUIRE(summary.has_value());
    REQUIRE(seen.size() >= 3);
    CHECK(seen.front().phase == ImportPhase::Scanning);
    CHECK(seen[1].phase == ImportPhase::Reading);
    CHECK(seen[1].filesTotal == 9);
    CHECK(seen[1].current == "5.0/Acme/rocket_n2/llama31_405b");
    CHECK(seen.back().phase == ImportPhase::Storing);
    CHECK(seen.back().filesDone == 9);
    CHECK(seen.back().bytes == summary->bytes);
}

TEST_CASE("The number of threads makes no difference to what is stored")
{
    const auto contentHash = [](unsigned threads) {
        ImportBench bench;
        const auto root = bench.folder() / "training_results_v5.0";
        for (int index = 0; index < 25; ++index) {
            test::writeSubmission(root, {"Acme", fmt::format("rocket_{}", index), "llama31_405b", {30, 20, 25}, {}});
        }
        REQUIRE(bench.tryImport({{root}, std::nullopt, threads}).has_value());
        return store::listBatches(bench.database())->front().contentHash;
    };
    CHECK(contentHash(1) == contentHash(6));
}

}  // namespace podium::services
