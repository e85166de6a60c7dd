// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/number_text.h"

#include <cmath>
#include <cstdlib>
#include <limits>

#include "tests/support/catch.h"

namespace podium::cli {

TEST_CASE("Numbers are the shortest text that reads back to the same double")
{
    CHECK(shortestText(27.335) == "27.335");
    CHECK(shortestText(100) == "100");
    CHECK(shortestText(-0.5) == "-0.5");
    CHECK(shortestText(0.1 + 0.2) == "0.30000000000000004");
    for (const double value : {1.0 / 3, 27.334959731132525, 1e-7, 123456789012.0, 5e-324, 1.7976931348623157e308}) {
        CHECK(std::strtod(shortestText(value).c_str(), nullptr) == value);
    }
    CHECK(shortestText(std::nan("")) == "");
    CHECK(shortestText(std::numeric_limits<double>::infinity()) == "");
}

TEST_CASE("Minutes for people have three decimals")
{
    CHECK(minutesText(27.33496) == "27.335");
    CHECK(minutesText(5.0) == "5.000");
    CHECK(minutesText(std::nullopt) == "");
}

TEST_CASE("Times are written in UTC")
{
    CHECK(utcText(0.0) == "1970-01-01T00:00:00Z");
    CHECK(utcText(1'745'000'000.75) == "2025-04-18T18:13:20Z");
    CHECK(utcText(-1.0) == "");
    CHECK(utcText(1e300) == "");
    CHECK(utcText(std::nan("")) == "");
    CHECK(utcText(std::nullopt) == "");
}

}  // namespace podium::cli
