// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/scoring.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

#include "tests/support/catch.h"

namespace podium::mlperf {

namespace {

Run run(double minutes, RunStatus status = RunStatus::Success)
{
    Run run;
    run.minutes = minutes;
    run.status = status;
    return run;
}

Run failed(RunStatus status = RunStatus::NotConverged) { return run(1, status); }

std::vector<Run> runs(const std::vector<double>& minutes, std::size_t failures = 0)
{
    std::vector<Run> list;
    for (const double value : minutes) {
        list.push_back(run(value));
    }
    list.resize(list.size() + failures, failed());
    return list;
}

/// Minutes of the runs that are counted, in the order of the files.
std::vector<double> counted(const std::vector<Run>& list)
{
    std::vector<double> minutes;
    for (const Run& entry : list) {
        if (entry.counted) {
            minutes.push_back(*entry.minutes);
        }
    }
    return minutes;
}

}  // namespace

TEST_CASE("Five runs: the fastest and the slowest are left out", "[scoring]")
{
    auto list = runs({50, 10, 30, 20, 40});
    const auto result = score(list, {});
    CHECK(result.minutes == 30.0);
    CHECK(result.rawMinutes == 30.0);
    CHECK(result.issue == ScoreIssue::None);
    CHECK(result.runs == 5);
    CHECK(result.failed == 0);
    CHECK(result.dropped == 0);
    CHECK(counted(list) == std::vector<double>{30, 20, 40});
}

TEST_CASE("Three runs: the median", "[scoring]")
{
    auto list = runs({121.5, 120.25, 119});
    CHECK(score(list, {}).minutes == 120.25);
    CHECK(counted(list) == std::vector<double>{120.25});
}

TEST_CASE("A failure takes the place of the slowest run", "[scoring]")
{
    auto ten = runs({1, 2, 3, 4, 5, 6, 7, 8, 9}, 1);
    const auto result = score(ten, {});
    CHECK(result.minutes == (2.0 + 3 + 4 + 5 + 6 + 7 + 8 + 9) / 8);
    CHECK(result.dropped == 1);
    CHECK(result.failed == 1);
    CHECK(counted(ten) == std::vector<double>{2, 3, 4, 5, 6, 7, 8, 9});

    auto three = runs({5, 7}, 1);
    CHECK(score(three, {}).minutes == 7.0);
}

TEST_CASE("More failures than may be dropped: no score", "[scoring]")
{
    auto list = runs({1, 2, 3}, 2);
    const auto result = score(list, {});
    CHECK_FALSE(result.minutes);
    CHECK_FALSE(result.rawMinutes);
    CHECK(result.issue == ScoreIssue::TooManyInvalidRuns);
    CHECK(result.dropped == 2);
    CHECK(counted(list).empty());

    auto none = runs({}, 10);
    CHECK(score(none, {}).issue == ScoreIssue::TooManyInvalidRuns);
}

TEST_CASE("Every reason to be invalid drops a run, only those without a result are failures", "[scoring]")
{
    for (const auto status : {RunStatus::NotConverged, RunStatus::NoResult, RunStatus::BrokenLog,
                              RunStatus::InitTooLong, RunStatus::KeyMissing}) {
        auto list = runs({1, 2, 3, 4});
        list.push_back(failed(status));
        const auto result = score(list, {});
        const bool broken = status != RunStatus::InitTooLong && status != RunStatus::KeyMissing;
        CAPTURE(toString(status));
        CHECK(result.dropped == 1);
        CHECK(result.failed == (broken ? 1 : 0));
        CHECK(result.minutes == 3.0);
    }
}

TEST_CASE("A file that cannot be read leaves no score: what is in it may count", "[scoring]")
{
    auto list = runs({1, 2, 3, 4});
    list.push_back(failed(RunStatus::Unreadable));
    const auto result = score(list, {});
    CHECK(result.issue == ScoreIssue::Incomplete);
    CHECK_FALSE(result.minutes);
    CHECK(result.dropped == 1);
}

TEST_CASE("A time that cannot be leaves no score: the official tool would rank it", "[scoring]")
{
    auto list = runs({1, 2, 3, 4});
    list.push_back(failed(RunStatus::TimesInvalid));
    const auto result = score(list, {});
    CHECK(result.issue == ScoreIssue::TimesInvalid);
    CHECK_FALSE(result.minutes);
    CHECK_FALSE(result.rawMinutes);
    CHECK(counted(list).empty());

    auto all = runs({});
    all.resize(5, failed(RunStatus::TimesInvalid));
    CHECK(score(all, {}).issue == ScoreIssue::TimesInvalid);
}

TEST_CASE("3D U-Net: forty runs, four may fail, four and four are left out", "[scoring]")
{
    std::vector<double> minutes(40);
    std::iota(minutes.begin(), minutes.end(), 1);
    const ScoringRule rule{4, 1, 0};

    auto all = runs(minutes);
    CHECK(score(all, rule).minutes == 20.5);  // 5 to 36
    CHECK(counted(all).size() == 32);

    auto two = runs({minutes.begin(), minutes.begin() + 38}, 2);
    CHECK(score(two, rule).minutes == 20.5);  // 5 to 36 of 38

    auto four = runs({minutes.begin(), minutes.begin() + 36}, 4);
    CHECK(score(four, rule).minutes == 20.5);  // 5 to 36, none of the slow ones left out

    auto five = runs({minutes.begin(), minutes.begin() + 35}, 5);
    CHECK(score(five, rule).issue == ScoreIssue::TooManyInvalidRuns);
}

TEST_CASE("Fewer files than required are scored, fewer than three are incomplete", "[scoring]")
{
    auto list = runs({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22});
    CHECK(score(list, {4, 1, 0}).minutes == 11.5);

    for (std::size_t count = 0; count < 3; ++count) {
        auto few = runs(std::vector<double>(count, 5));
        const auto result = score(few, {});
        CHECK(result.issue == ScoreIssue::Incomplete);
        CHECK_FALSE(result.minutes);
        CHECK(result.runs == static_cast<std::int64_t>(count));
    }
}

TEST_CASE("Nothing left after dropping: no score", "[scoring]")
{
    auto eight = runs({1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(score(eight, {4, 1, 0}).issue == ScoreIssue::NoRunCounted);
    auto nine = runs({1, 2, 3, 4, 5, 6, 7, 8, 9});
    CHECK(score(nine, {4, 1, 0}).minutes == 5.0);
}

TEST_CASE("The scaling factor multiplies the mean", "[scoring]")
{
    auto list = runs({10, 20, 30});
    const auto result = score(list, {1, 1.0347, 0});
    CHECK(result.rawMinutes == 20.0);
    CHECK(result.minutes == 20.0 * 1.0347);
    CHECK(result.scalingFactor == 1.0347);
}

TEST_CASE("The mean is summed from left to right in order of time: the last digit depends on it", "[scoring]")
{
    const std::vector<double> sorted{0.1, 0.2, 0.30000000000000004, 0.7, 1.1, 2.3, 3.3, 1e15, 1e15 + 0.5, 1e16};
    double sum = 0;
    for (std::size_t index = 1; index + 1 < sorted.size(); ++index) {
        sum += sorted[index];
    }
    double reversed = 0;
    for (std::size_t index = sorted.size() - 2; index > 0; --index) {
        reversed += sorted[index];
    }
    REQUIRE(sum != reversed);
    auto list = runs({sorted.rbegin(), sorted.rend()});
    CHECK(*score(list, {}).minutes == sum / 8);
}

TEST_CASE("Equal times keep the order of the files", "[scoring]")
{
    auto list = runs({5, 5, 5});
    CHECK(score(list, {}).minutes == 5.0);
    CHECK_FALSE(list[0].counted);
    CHECK(list[1].counted);
    CHECK_FALSE(list[2].counted);
}

TEST_CASE("NCF: the first fifty successes in the order of the files, whatever failed among them", "[scoring]")
{
    std::vector<Run> list;
    for (int index = 0; index < 100; ++index) {
        list.push_back(index % 3 == 2 ? failed() : run(100 - index));
    }
    const auto result = score(list, {1, 1, 50});
    // Successes are 0, 1, 3, 4, ... 73: the fiftieth is file 73. Of them the slowest (0) and the fastest (73) go.
    double sum = 0;
    std::vector<double> expected;
    for (int index = 72; index > 0; --index) {
        if (index % 3 != 2) {
            sum += 100 - index;
            expected.insert(expected.begin(), 100 - index);
        }
    }
    CHECK(expected.size() == 48);
    CHECK(result.minutes == sum / 48);
    CHECK(counted(list) == expected);
    CHECK(result.runs == 100);
    CHECK(result.dropped == 33);
    CHECK(result.failed == 33);
}

TEST_CASE("A run that is valid needs minutes to count", "[scoring]")
{
    auto list = runs({1, 2, 3, 4});
    list[0].minutes.reset();
    CHECK(score(list, {}).minutes == 3.0);
    CHECK_FALSE(list[0].counted);
}

TEST_CASE("A mean that is no number is no score", "[scoring]")
{
    auto list = runs({1e308, 1e308, 1e308, 1e308});
    const auto result = score(list, {1, 10, 0});
    CHECK_FALSE(result.minutes);
    CHECK_FALSE(result.rawMinutes);
    CHECK(result.issue == ScoreIssue::NoRunCounted);
    CHECK(counted(list).empty());
}

TEST_CASE("Scoring again gives the same", "[scoring]")
{
    auto list = runs({10, 20, 30, 40, 50});
    const auto first = score(list, {});
    list[2].status = RunStatus::NotConverged;
    list[1].status = RunStatus::NotConverged;
    CHECK_FALSE(score(list, {}).minutes);
    CHECK(counted(list).empty());
    list[2].status = RunStatus::Success;
    list[1].status = RunStatus::Success;
    CHECK(score(list, {}).minutes == first.minutes);
}

}  // namespace podium::mlperf
