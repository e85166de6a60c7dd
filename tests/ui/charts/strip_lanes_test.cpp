// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/strip_lanes.h"

#include <cmath>

#include "tests/support/catch.h"

using namespace podium::charts;
using Offsets = std::vector<double>;

TEST_CASE("markers that do not touch stay on the centre line", "[strip]")
{
    CHECK(stripOffsets({0, 10, 20}, 8, 30) == Offsets{0, 0, 0});
    CHECK(stripOffsets({}, 8, 30).empty());
}

TEST_CASE("markers that would cover each other move up and down within the row", "[strip]")
{
    const Offsets offsets = stripOffsets({5, 5, 5}, 8, 30);
    for (std::size_t one = 0; one < offsets.size(); ++one) {
        CHECK(std::abs(offsets[one]) + 4 <= 15);
        for (std::size_t other = one + 1; other < offsets.size(); ++other) {
            CHECK(std::abs(offsets[one] - offsets[other]) >= 8);
        }
    }
}

TEST_CASE("where there is no room they share a place", "[strip]")
{
    CHECK(stripOffsets({5, 5}, 8, 8) == Offsets{0, 0});
}

TEST_CASE("offsets belong to the markers in the order given", "[strip]")
{
    const Offsets offsets = stripOffsets({50, 0, 1}, 8, 30);
    CHECK(offsets[0] == 0);
    CHECK(offsets[1] == 0);
    CHECK(offsets[2] != 0);
}
