// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/ticks.h"

#include <cmath>
#include <limits>
#include <random>

#include "tests/support/catch.h"

using namespace podium;
using Values = std::vector<double>;

TEST_CASE("linear ticks stand on round values and enclose the range", "[ticks]")
{
    CHECK(linearTicks(0, 269.1).values == Values{0, 50, 100, 150, 200, 250, 300});
    CHECK(linearTicks(0, 27.3).values == Values{0, 5, 10, 15, 20, 25, 30});
    CHECK(linearTicks(0, 0.23).values == Values{0, 0.05, 0.1, 0.15, 0.2, 0.25});
    CHECK(linearTicks(0, 13).values == Values{0, 2.5, 5, 7.5, 10, 12.5, 15});
    CHECK(linearTicks(-7.8, 10.4).values == Values{-10, -5, 0, 5, 10, 15});
}

TEST_CASE("linear ticks say how many decimals tell them apart", "[ticks]")
{
    CHECK(linearTicks(0, 300).decimals == 0);
    CHECK(linearTicks(0, 13).decimals == 1);
    CHECK(linearTicks(0, 0.23).decimals == 2);
}

TEST_CASE("any linear range gets two to seven ticks that enclose it", "[ticks]")
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> exponent(-8, 12);
    std::uniform_real_distribution<double> sign(-1, 1);
    for (int round = 0; round < 2000; ++round) {
        const double low = round % 2 == 0 ? 0 : sign(random) * std::pow(10, exponent(random));
        const double high = low + std::pow(10, exponent(random));
        const TickSet ticks = linearTicks(low, high);
        const double slack = 1e-6 * std::max({std::abs(low), std::abs(high), 1e-9});
        CAPTURE(low, high);
        REQUIRE(ticks.values.size() >= 2);
        REQUIRE(ticks.values.size() <= 7);
        REQUIRE(ticks.minimum <= low + slack);
        REQUIRE(ticks.maximum >= high - slack);
    }
}

TEST_CASE("ranges without width or sense still give an axis", "[ticks]")
{
    const double infinity = std::numeric_limits<double>::infinity();
    for (const auto& [low, high] :
         {std::pair(0.0, 0.0), std::pair(5.0, 5.0), std::pair(-3.0, -3.0), std::pair(std::nan(""), 1.0),
          std::pair(0.0, infinity), std::pair(3.0, 1.0), std::pair(-1.7e308, 1.7e308)}) {
        const TickSet ticks = linearTicks(low, high);
        CAPTURE(low, high);
        CHECK(ticks.minimum < ticks.maximum);
        CHECK(ticks.values.size() >= 2);
    }
    CHECK(linearTicks(0, 0).values.front() == 0);
}

TEST_CASE("logarithmic ticks are 1, 2, 3 and 5 times powers of ten, or fewer over wide ranges", "[ticks]")
{
    CHECK(logTicks(20.8, 269.1).values == Values{20, 30, 50, 100, 200, 300});
    CHECK(logTicks(0.2, 1100).values == Values{1, 10, 100, 1000});
    CHECK(logTicks(0.6, 12).values == Values{1, 2, 3, 5, 10});
}

TEST_CASE("a logarithmic axis reaches beyond its marks", "[ticks]")
{
    const TickSet ticks = logTicks(20, 300);
    CHECK(ticks.minimum < 20);
    CHECK(ticks.maximum > 300);
    for (const double value : ticks.values) {
        CHECK(value >= ticks.minimum);
        CHECK(value <= ticks.maximum);
    }
}

TEST_CASE("narrow logarithmic ranges have linear steps within the axis", "[ticks]")
{
    const TickSet ticks = logTicks(100, 130);
    REQUIRE(ticks.values.size() >= 2);
    CHECK(ticks.values.front() >= ticks.minimum);
    CHECK(ticks.values.back() <= ticks.maximum);
}

TEST_CASE("limits without a logarithm give the axis from 1 to 10", "[ticks]")
{
    for (const double bad : {0.0, -5.0, std::nan(""), std::numeric_limits<double>::infinity()}) {
        const TickSet ticks = logTicks(bad, 100);
        CHECK(ticks.minimum > 0);
        CHECK(ticks.maximum < 12);
    }
}

TEST_CASE("values over powers of ten have the decimals that each needs, linear steps those of the step", "[ticks]")
{
    CHECK(logTicks(0.6, 12).powers);
    CHECK_FALSE(logTicks(100, 130).powers);
    CHECK_FALSE(linearTicks(0, 2).powers);
}
