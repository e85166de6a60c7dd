// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "db/store/convergence_blob.h"
#include "tests/support/catch.h"

using namespace podium;
using store::decodeCurve;
using store::encodeCurve;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

std::vector<std::uint64_t> bitsOf(const ConvergenceCurve& curve)
{
    std::vector<std::uint64_t> bits{static_cast<std::uint64_t>(curve.unit), curve.points.size()};
    for (const auto& point : curve.points) {
        for (const double number : {point.minutes, point.position, point.value, point.second}) {
            bits.push_back(std::bit_cast<std::uint64_t>(number));
        }
    }
    return bits;
}

void checkRoundTrip(const ConvergenceCurve& curve)
{
    const auto read = decodeCurve(encodeCurve(curve));
    REQUIRE(read.has_value());
    CHECK(bitsOf(*read) == bitsOf(curve));
}

ConvergenceCurve typicalCurve(std::size_t points)
{
    ConvergenceCurve curve{PositionUnit::Samples, {}};
    for (std::size_t index = 0; index < points; ++index) {
        const auto step = static_cast<double>(index + 1);
        curve.points.push_back(
            {(12'345 * step + 7) / 60 / 1000, 46'080 * step, std::round(75900 - 50000 / step) / 1e5, notANumber});
    }
    return curve;
}

}  // namespace

TEST_CASE("A curve reads back to the same bits")
{
    SECTION("without points, in each unit")
    {
        for (const auto unit : {PositionUnit::Epochs, PositionUnit::Samples, PositionUnit::Steps}) {
            checkRoundTrip({unit, {}});
        }
    }
    SECTION("as logs give it, up to its greatest length") { checkRoundTrip(typicalCurve(451)); }
    SECTION("with a second metric in some of its points")
    {
        auto curve = typicalCurve(5);
        curve.points[2].second = 0.339;
        checkRoundTrip(curve);
    }
    SECTION("with numbers that are none, infinite, negative, huge or tiny")
    {
        const double otherNaN = std::bit_cast<double>(std::uint64_t{0xfff8'0000'dead'beef});
        const std::vector<double> numbers{
            notANumber, otherNaN, infinity, -infinity,          0.0, -0.0, 1e308, -1e-308, 5e-324, 0.1F, 0.1,
            1e9,        -3,       0.0625,   9007199254740993.0, 1e16};
        for (const double minutes : numbers) {
            for (const double value : numbers) {
                checkRoundTrip(
                    {PositionUnit::Epochs, {{minutes, value, minutes, value}, {value, minutes, value, notANumber}}});
            }
        }
    }
    SECTION("with random bits for numbers")
    {
        std::mt19937_64 random(11);
        for (int repetition = 0; repetition < 200; ++repetition) {
            ConvergenceCurve curve{PositionUnit::Steps, {}};
            for (std::uint64_t count = random() % 20; count > 0; --count) {
                curve.points.push_back({std::bit_cast<double>(random()), std::bit_cast<double>(random()),
                                        std::bit_cast<double>(random()), std::bit_cast<double>(random())});
            }
            checkRoundTrip(curve);
        }
    }
}

TEST_CASE("The layout of a curve is what the header says")
{
    const ConvergenceCurve curve{PositionUnit::Samples, {{1.5, 300, 0.5, notANumber}, {3, 200, 0.25, notANumber}}};
    const std::vector<std::uint8_t> expected{
        1, 1, 2,                  // version, samples, two points
        3, 1, 30,   30,           // minutes: tenths 15, +15 in zigzag
        3, 0, 0xd8, 4,  0xc7, 1,  // position: 300, -100
        3, 2, 100,  49,           // value: hundredths 50, -25
        0,                        // second: absent
    };
    CHECK(encodeCurve(curve) == expected);
}

TEST_CASE("A curve as logs give it takes less than half of its doubles")
{
    CHECK(encodeCurve(typicalCurve(451)).size() * 2 < 451 * 3 * sizeof(double));
}

TEST_CASE("Bytes that are no curve are refused")
{
    const auto good = encodeCurve(typicalCurve(9));
    REQUIRE(decodeCurve(good).has_value());

    SECTION("cut at any place")
    {
        for (std::size_t size = 0; size < good.size(); ++size) {
            CHECK_FALSE(decodeCurve({good.data(), size}).has_value());
        }
    }
    SECTION("with something after the end")
    {
        auto longer = good;
        longer.push_back(0);
        CHECK_FALSE(decodeCurve(longer).has_value());
    }
    SECTION("of another version or unit")
    {
        auto other = good;
        other[0] = 2;
        CHECK_FALSE(decodeCurve(other).has_value());
        other = good;
        other[1] = 3;
        CHECK_FALSE(decodeCurve(other).has_value());
    }
    SECTION("that claim more points than they can hold")
    {
        CHECK_FALSE(decodeCurve(std::vector<std::uint8_t>{1, 0, 0xff, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0}).has_value());
        CHECK_FALSE(decodeCurve(std::vector<std::uint8_t>{1, 0, 2, 0, 0, 0, 0}).has_value());
    }
    SECTION("flipped at random: refused or read, never more")
    {
        std::mt19937 random(5);
        for (int repetition = 0; repetition < 5000; ++repetition) {
            auto bytes = good;
            for (unsigned flips = random() % 4 + 1; flips > 0; --flips) {
                bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
            }
            if (const auto curve = decodeCurve(bytes)) {
                CHECK(curve->points.size() <= bytes.size());
            }
        }
    }
}
