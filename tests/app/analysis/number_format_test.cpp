// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/number_format.h"

#include <cmath>
#include <limits>

#include "tests/support/catch.h"

using namespace podium;

namespace {
const NumberFormat english(Language::English);
const NumberFormat german(Language::German);
}  // namespace

TEST_CASE("minutes have one decimal from 10 on, two from 1, three below", "[numbers]")
{
    CHECK(english.minutes(269.12157) == "269.1");
    CHECK(english.minutes(27.334655875655876) == "27.3");
    CHECK(english.minutes(10) == "10.0");
    CHECK(english.minutes(9.9945) == "9.99");
    CHECK(english.minutes(1) == "1.00");
    CHECK(english.minutes(0.9985) == "0.999");
    CHECK(english.minutes(0.183) == "0.183");
    CHECK(english.minutes(0) == "0.000");
}

TEST_CASE("the number of decimals follows what is read, not what is stored", "[numbers]")
{
    CHECK(english.minutes(9.996) == "10.0");
    CHECK(english.minutes(0.99961) == "1.00");
}

TEST_CASE("large numbers are grouped by language", "[numbers]")
{
    CHECK(english.minutes(1145.81) == "1,145.8");
    CHECK(german.minutes(1145.81) == "1.145,8");
    CHECK(english.count(8192) == "8,192");
    CHECK(german.count(8192) == "8.192");
    CHECK(english.count(999) == "999");
    CHECK(english.count(1234567) == "1,234,567");
    CHECK(english.count(-1234) == "\u22121,234");
    CHECK(english.count(std::numeric_limits<std::int64_t>::min()) == "\u22129,223,372,036,854,775,808");
}

TEST_CASE("factors, ratios and percents", "[numbers]")
{
    CHECK(english.factor(1.0127710127710128) == "1.0128");
    CHECK(german.ratio(2.2224) == "2,22\u00A0×");
    CHECK(english.percent(0.90852) == "90.9\u00A0%");
    CHECK(english.minutesInTable(27.334655875655876) == "27.335");
}

TEST_CASE("negative numbers have a minus sign, zero has none", "[numbers]")
{
    CHECK(english.fixed(-2.5, 1) == "\u22122.5");
    CHECK(english.fixed(-0.01, 1) == "0.0");
    CHECK(english.fixed(-0.0, 0) == "0");
}

TEST_CASE("what is not finite gives no text", "[numbers]")
{
    for (const double value : {std::nan(""), HUGE_VAL, -HUGE_VAL}) {
        CHECK(english.minutes(value).empty());
        CHECK(english.ratio(value).empty());
        CHECK(english.percent(value).empty());
        CHECK(exactNumber(value).empty());
    }
}

TEST_CASE("the largest double is written whole and without a fault", "[numbers]")
{
    CHECK(english.fixed(std::numeric_limits<double>::max(), 12).size() == 309 + 102 + 1 + 12);
}

TEST_CASE("exact numbers read back to the same double in any locale", "[numbers]")
{
    CHECK(exactNumber(27.334655875655876) == "27.334655875655876");
    CHECK(exactNumber(0.1) == "0.1");
    CHECK(exactNumber(-3) == "-3");
}

TEST_CASE("languages have stable names", "[numbers]")
{
    CHECK(toString(Language::German) == "de");
    CHECK(languageFromString("en") == Language::English);
    CHECK_FALSE(languageFromString("fr").has_value());
}
