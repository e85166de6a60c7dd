// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/size_scale.h"

#include <cmath>
#include <limits>

#include "tests/support/catch.h"

namespace podium {

TEST_CASE("A logarithmic scale gives every doubling the same way")
{
    const SizeScale scale({8, 8192});
    CHECK(scale.positionOf(16) == Approx(0.1));
    CHECK(scale.positionOf(256) == Approx(0.5));
    CHECK(scale.positionOf(4096) == Approx(0.9));
    CHECK(scale.sizeAt(0.5) == 256);
}

TEST_CASE("The ends of a scale are met exactly, and nothing goes beyond them")
{
    const SizeScale scale({8, 11616});
    CHECK(scale.positionOf(8) == 0);
    CHECK(scale.positionOf(11616) == 1);
    CHECK(scale.positionOf(-5) == 0);
    CHECK(scale.positionOf(maximumSize) == 1);
    CHECK(scale.sizeAt(0) == 8);
    CHECK(scale.sizeAt(1) == 11616);
    CHECK(scale.sizeAt(-3) == 8);
    CHECK(scale.sizeAt(7) == 11616);
    CHECK(scale.sizeAt(std::nan("")) == 8);
    CHECK(scale.sizeAt(std::numeric_limits<double>::infinity()) == 11616);
}

TEST_CASE("Every whole number has a position that gives it back")
{
    const SizeScale scale({1, 20'000});
    for (std::int64_t size = 1; size <= 20'000; ++size) {
        REQUIRE(scale.sizeAt(scale.positionOf(size)) == size);
    }
}

TEST_CASE("Systems without accelerators stand where one accelerator would")
{
    const SizeScale scale({0, 8});
    CHECK(scale.positionOf(0) == 0);
    CHECK(scale.positionOf(1) == 0);
    CHECK(scale.positionOf(2) == Approx(1.0 / 3));
    CHECK(scale.sizeAt(0) == 0);
    CHECK(scale.sizeAt(1e-9) == 1);
}

TEST_CASE("A scale of a single size has one position")
{
    const SizeScale scale({8, 8});
    CHECK(scale.positionOf(8) == 0);
    CHECK(scale.sizeAt(0) == 8);
    CHECK(scale.sizeAt(0.5) == 8);
    CHECK(scale.sizeAt(1) == 8);
    CHECK(SizeScale({0, 1}).sizeAt(0.5) == 1);
}

}  // namespace podium
