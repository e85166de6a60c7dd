// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/ordered_reader.h"

#include <fmt/format.h>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

/// A repository with so many systems, and its folders by reference.
struct Systems {
    test::TemporaryFolder folder;
    mlperf::Scan scan;
    std::vector<const mlperf::ResultDirectory*> directories;

    explicit Systems(int count)
    {
        const auto root = folder.path() / "training_results_v5.0";
        for (int index = 0; index < count; ++index) {
            test::writeSubmission(root, {"Acme",
                                         fmt::format("rocket_{:03}", index),
                                         "llama31_405b",
                                         {20.0 + index, 20.0 + index, 20.0 + index},
                                         {}});
        }
        scan = mlperf::scan(root, test::shippedTables()).value();
        for (const auto& directory : scan.directories) {
            directories.push_back(&directory);
        }
    }
};

}  // namespace

TEST_CASE("Submissions come in the order of their folders, however many threads read")
{
    const unsigned threads = GENERATE(1U, 2U, 7U);
    const Systems systems(40);
    OrderedReader reader(systems.directories, test::shippedTables(), threads, {});
    for (int index = 0; index < 40; ++index) {
        const auto read = reader.next();
        REQUIRE(read.has_value());
        CHECK(read->submission.key.system == fmt::format("rocket_{:03}", index));
        CHECK(read->submission.score.minutes == 20.0 + index);
    }
}

TEST_CASE("A reader that is asked to stop gives no more")
{
    const Systems systems(10);
    std::stop_source stop;
    OrderedReader reader(systems.directories, test::shippedTables(), 2, stop.get_token());
    REQUIRE(reader.next().has_value());
    stop.request_stop();
    const auto next = reader.next();
    REQUIRE_FALSE(next.has_value());
    CHECK(next.error().code == ErrorCode::Cancelled);
}

TEST_CASE("A reader may end before everything is taken")
{
    const Systems systems(30);
    OrderedReader reader(systems.directories, test::shippedTables(), 3, {});
    CHECK(reader.next().has_value());
}

}  // namespace podium::services
