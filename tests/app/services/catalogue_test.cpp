// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/catalogue.h"

#include <fstream>
#include <iterator>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

using test::ImportBench;
using Texts = std::vector<std::string>;

std::string textOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// Two published rounds of two suites.
Texts importPublished(ImportBench& bench)
{
    const auto round = bench.folder() / "training_results_v5.0";
    test::writeSubmission(round, {"Acme", "rocket_n2", "llama31_405b", {30.0, 20.0, 25.0}, {}});
    test::writeSubmission(round, {"Bolt", "bolt_n2", "llama31_405b", {50.0, 40.0, 45.0}, 1.5});
    const auto hpc = bench.folder() / "hpc_results_v3.0";
    test::writeSubmission(hpc, {"Acme", "rocket_n2/strong", "deepcam", {3.0, 2.0, 4.0, 5.0, 6.0}, {}});
    std::filesystem::rename(hpc / "Acme/systems/rocket_n2/strong.json", hpc / "Acme/systems/rocket_n2.json");
    bench.import({round, hpc});
    return bench.scores();
}

}  // namespace

TEST_CASE("A catalogue is written by round, fills an empty database, and gives the same bytes again")
{
    ImportBench first;
    const auto scores = importPublished(first);
    const auto folder = first.folder() / "catalogue";

    const auto files = writeCatalogue(first.database(), folder, "2026-06");

    REQUIRE(files.has_value());
    REQUIRE(files->size() == 2);
    CHECK(textOf(folder / "training-5.0.jsonl").starts_with("{\"catalogue\":1,\"round\":\"5.0\",\"date\":\"2026-06\""));
    CHECK(std::filesystem::exists(folder / "hpc-3.0.jsonl"));

    ImportBench second;
    CHECK(ensureCatalogue(second.database(), folder) == 3);
    CHECK(second.scores() == scores);
    const auto batches = store::listBatches(second.database()).value();
    REQUIRE(batches.size() == 1);
    CHECK(batches.front().source == "catalogue 2026-06");

    const auto again = second.folder() / "again";
    REQUIRE(writeCatalogue(second.database(), again, "2026-06").has_value());
    for (const char* name : {"training-5.0.jsonl", "hpc-3.0.jsonl"}) {
        CHECK(textOf(folder / name) == textOf(again / name));
    }
}

TEST_CASE("A database in use is not filled")
{
    ImportBench published;
    importPublished(published);
    const auto folder = published.folder() / "catalogue";
    REQUIRE(writeCatalogue(published.database(), folder, "2026-06").has_value());

    CHECK(ensureCatalogue(published.database(), folder) == 0);
    ImportBench fresh;
    CHECK(ensureCatalogue(fresh.database(), folder) == 3);
    CHECK(ensureCatalogue(fresh.database(), folder) == 0);
}

TEST_CASE("Without a catalogue a database stays empty")
{
    ImportBench bench;
    CHECK(ensureCatalogue(bench.database(), bench.folder() / "missing") == 0);
    CHECK(bench.scores().empty());
}

TEST_CASE("A damaged catalogue fills nothing")
{
    ImportBench published;
    importPublished(published);
    const auto folder = published.folder() / "catalogue";
    REQUIRE(writeCatalogue(published.database(), folder, "2026-06").has_value());
    const auto text = textOf(folder / "training-5.0.jsonl");
    test::writeText(folder / "training-5.0.jsonl", text.substr(0, text.size() / 2));

    ImportBench bench;
    const auto filled = ensureCatalogue(bench.database(), folder);
    REQUIRE_FALSE(filled.has_value());
    CHECK(filled.error().code == ErrorCode::InvalidInput);
    CHECK(bench.scores().empty());
}

TEST_CASE("Unverified results do not get into a catalogue")
{
    ImportBench bench;
    importPublished(bench);
    const auto mine = bench.folder() / "mine";
    test::writeSubmission(mine, {"Mine", "box", "llama31_405b", {70.0, 80.0, 90.0}, {}});
    bench.import({mine}, "5.0");
    const auto folder = bench.folder() / "catalogue";
    REQUIRE(writeCatalogue(bench.database(), folder, "2026-06").has_value());
    CHECK(textOf(folder / "training-5.0.jsonl").find("Mine") == std::string::npos);
}

TEST_CASE("The date of a catalogue is a year and a month")
{
    ImportBench bench;
    for (const char* date : {"", "2026", "2026-6", "2026-00", "2026-13", "June 2026", "2026-06-01"}) {
        const auto written = writeCatalogue(bench.database(), bench.folder() / "catalogue", date);
        REQUIRE_FALSE(written.has_value());
        CHECK(written.error().code == ErrorCode::InvalidInput);
    }
}

}  // namespace podium::services
