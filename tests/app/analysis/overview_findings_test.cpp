// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/overview_findings.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

using Rows = std::vector<store::SubmissionRow>;

store::SubmissionRow row(const std::string& round, const std::string& architecture, std::int64_t count,
                         std::optional<double> minutes)
{
    store::SubmissionRow made;
    made.key = {round, "Somebody", architecture + std::to_string(count), "bert"};
    made.benchmark = "bert";
    made.accelerator = {architecture == "Hopper" ? "NVIDIA H100" : "NVIDIA GB200", "NVIDIA", architecture,
                        "NVIDIA " + architecture, false};
    made.accelerators = count;
    made.score.minutes = minutes;
    return made;
}

ReferenceTables shippedTables()
{
    return *ReferenceTables::load(std::filesystem::path(PODIUM_ASSETS_DIR) / "reference");
}

}  // namespace

TEST_CASE("The fastest result stands for each number of accelerators, fewest first")
{
    const Rows found = fastestAtEveryScale(Rows{row("5.0", "Hopper", 512, 9), row("5.0", "Blackwell", 512, 4),
                                                row("5.0", "Hopper", 64, 30), row("5.0", "Hopper", 8, std::nullopt)});
    REQUIRE(found.size() == 2);
    CHECK(found[0].accelerators == 64);
    CHECK(found[1].score.minutes == 4);
}

TEST_CASE("Without a score there is no fastest result")
{
    CHECK(fastestAtEveryScale(Rows{}).empty());
    CHECK(fastestAtEveryScale(Rows{row("5.0", "Hopper", 8, std::nullopt)}).empty());
}

TEST_CASE("Blackwell meets Hopper at equal counts of one round only")
{
    const auto found = blackwellAgainstHopper(Rows{row("5.0", "Hopper", 512, 8), row("5.0", "Hopper", 512, 9),
                                                   row("5.0", "Blackwell", 512, 4), row("5.0", "Blackwell", 64, 20),
                                                   row("4.1", "Hopper", 64, 50)});
    REQUIRE(found.size() == 1);
    CHECK(found[0].ratio == Approx(2));
    CHECK(found[0].faster.accelerator.architecture == "Blackwell");
}

TEST_CASE("Where Blackwell met Hopper in several rounds the newest counts")
{
    const auto found = blackwellAgainstHopper(Rows{row("5.1", "Hopper", 8, 30), row("5.1", "Blackwell", 8, 10),
                                                   row("5.0", "Hopper", 8, 20), row("5.0", "Blackwell", 8, 10),
                                                   row("5.0", "Hopper", 64, 4), row("5.0", "Blackwell", 64, 1)});
    REQUIRE(found.size() == 2);
    CHECK(found[0].ratio == Approx(3));
    CHECK(found[1].ratio == Approx(4));
}

TEST_CASE("The biggest change compares the newest round with the one before, at equal counts")
{
    const auto found =
        biggestChange(Rows{row("3.1", "Hopper", 8, 1), row("4.1", "Hopper", 8, 10), row("5.0", "Hopper", 8, 8),
                           row("4.1", "Hopper", 64, 3), row("5.0", "Hopper", 64, 2), row("5.0", "Blackwell", 8, 1)},
                      shippedTables());
    REQUIRE(found);
    CHECK(found->before == "4.1");
    CHECK(found->after == "5.0");
    REQUIRE(found->change);
    CHECK(found->change->ratio == Approx(1.5));
}

TEST_CASE("One round alone has no change")
{
    CHECK_FALSE(biggestChange(Rows{row("5.0", "Hopper", 8, 8)}, shippedTables()));
    CHECK_FALSE(biggestChange(Rows{}, shippedTables()));
}
