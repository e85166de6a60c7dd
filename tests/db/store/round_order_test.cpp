// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "db/records/round_order.h"
#include "tests/support/catch.h"

using podium::compareRounds;
using podium::RoundLess;

namespace {

bool isEarlier(std::string_view left, std::string_view right) { return compareRounds(left, right) < 0; }

}  // namespace

TEST_CASE("Rounds stand in the order of their suites and version numbers")
{
    const std::vector<std::string> inOrder{
        "0.5", "0.6", "0.7",  "1.0",  "1.1",    "2.0",   "2.1",     "3.0",     "3.1",     "4.0",     "4.1",     "5.0",
        "5.1", "6.0", "10.0", "10.1", "10.1.1", "10.10", "hpc-0.7", "hpc-1.0", "hpc-2.0", "hpc-3.0", "hpc-10.0"};
    auto shuffled = inOrder;
    std::shuffle(shuffled.begin(), shuffled.end(), std::mt19937(7));
    std::sort(shuffled.begin(), shuffled.end(), RoundLess{});
    CHECK(shuffled == inOrder);
}

TEST_CASE("The order of rounds is total, whatever the ids hold")
{
    const std::vector<std::string> ids{"",     ".",    "-",    "5.0",    "05.0",  "5",     "5.",
                                       "5..0", "hpc-", "hpc",  "-3.0",   "a-b-3", "a-b-x", "99999999999999999999.1",
                                       "5.0 ", "v5.0", "\xff", "hpc-3.0"};
    for (const auto& left : ids) {
        CHECK_FALSE(isEarlier(left, left));
        for (const auto& right : ids) {
            CAPTURE(left, right);
            CHECK(std::is_eq(compareRounds(left, right)) == (left == right));
            CHECK((isEarlier(left, right) != isEarlier(right, left) || left == right));
            for (const auto& third : ids) {
                if (isEarlier(left, right) && isEarlier(right, third)) {
                    CHECK(isEarlier(left, third));
                }
            }
        }
    }
}

TEST_CASE("Numbers of any length are compared by value")
{
    CHECK(isEarlier("99999999999999999999.0", "100000000000000000000.0"));
    CHECK(isEarlier("5.1", "5.09"));
}
