// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/convergence_blob.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "db/store/byte_stream.h"

namespace podium::store {

namespace {

constexpr std::uint8_t layoutVersion = 1;

enum Kind : std::uint8_t { absent = 0, doubles = 1, floats = 2, integers = 3 };

constexpr std::uint8_t largestPower = 9;
constexpr std::uint8_t millisecondsAtOnce = 100;
constexpr std::uint8_t millisecondsInSteps = 101;
constexpr std::array<double, largestPower + 1> powersOfTen{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
constexpr std::array<std::uint8_t, 12> scales{0, millisecondsInSteps, millisecondsAtOnce, 1, 2, 3, 4, 5, 6, 7, 8, 9};
constexpr double largestExactInteger = 9007199254740992.0;  // 2^53

using Column = std::vector<double>;
using Bytes = std::vector<std::uint8_t>;

constexpr std::array<double ConvergencePoint::*, 4> columns{&ConvergencePoint::minutes, &ConvergencePoint::position,
                                                            &ConvergencePoint::value, &ConvergencePoint::second};

std::uint64_t bits(double value) { return std::bit_cast<std::uint64_t>(value); }

bool isPower(std::uint8_t scale) { return scale <= largestPower; }

bool isScale(std::uint8_t scale)
{
    return isPower(scale) || scale == millisecondsAtOnce || scale == millisecondsInSteps;
}

double scaled(double value, std::uint8_t scale) { return value * (isPower(scale) ? powersOfTen.at(scale) : 60000.0); }

double unscaled(std::int64_t integer, std::uint8_t scale)
{
    const auto number = static_cast<double>(integer);
    if (scale == millisecondsInSteps) {
        return number / 60 / 1000;
    }
    return number / (isPower(scale) ? powersOfTen.at(scale) : 60000.0);
}

std::uint64_t zigzag(std::int64_t value)
{
    const auto number = static_cast<std::uint64_t>(value);
    return value < 0 ? ~(number << 1U) : number << 1U;
}

std::int64_t unzigzag(std::uint64_t value)
{
    return static_cast<std::int64_t>((value & 1U) != 0 ? ~(value >> 1U) : value >> 1U);
}

std::optional<std::int64_t> exactInteger(double value, std::uint8_t scale)
{
    const double integer = std::nearbyint(scaled(value, scale));
    if (!(std::fabs(integer) <= largestExactInteger)) {
        return std::nullopt;
    }
    const auto result = static_cast<std::int64_t>(integer);
    return bits(unscaled(result, scale)) == bits(value) ? std::optional(result) : std::nullopt;
}

std::optional<Bytes> asIntegers(const Column& column, std::uint8_t scale)
{
    ByteWriter writer;
    writer.byte(integers);
    writer.byte(scale);
    std::int64_t previous = 0;
    for (const double value : column) {
        const auto integer = exactInteger(value, scale);
        if (!integer) {
            return std::nullopt;
        }
        writer.varint(zigzag(*integer - previous));
        previous = *integer;
    }
    return writer.take();
}

std::optional<Bytes> asFloats(const Column& column)
{
    ByteWriter writer;
    writer.byte(floats);
    for (const double value : column) {
        // A double outside the range of float has no defined conversion.
        if (!(std::fabs(value) <= double{std::numeric_limits<float>::max()})) {
            return std::nullopt;
        }
        const auto narrow = static_cast<float>(value);
        if (bits(double{narrow}) != bits(value)) {
            return std::nullopt;
        }
        writer.fixed(std::bit_cast<std::uint32_t>(narrow));
    }
    return writer.take();
}

Bytes asDoubles(const Column& column)
{
    ByteWriter writer;
    writer.byte(doubles);
    for (const double value : column) {
        writer.fixed(bits(value));
    }
    return writer.take();
}

Bytes encodeColumn(const Column& column, bool mayBeAbsent)
{
    const auto isDefault = [](double value) { return bits(value) == bits(ConvergencePoint{}.second); };
    if (mayBeAbsent && std::all_of(column.begin(), column.end(), isDefault)) {
        return {absent};
    }
    Bytes best = asDoubles(column);
    const auto consider = [&best](std::optional<Bytes> other) {
        if (other && other->size() < best.size()) {
            best = std::move(*other);
        }
    };
    consider(asFloats(column));
    for (const auto scale : scales) {
        consider(asIntegers(column, scale));
    }
    return best;
}

bool readDoubles(ByteReader& reader, Column& column)
{
    return std::all_of(column.begin(), column.end(), [&reader](double& value) {
        const auto read = reader.fixed<std::uint64_t>();
        value = std::bit_cast<double>(read.value_or(0));
        return read.has_value();
    });
}

bool readFloats(ByteReader& reader, Column& column)
{
    return std::all_of(column.begin(), column.end(), [&reader](double& value) {
        const auto read = reader.fixed<std::uint32_t>();
        value = double{std::bit_cast<float>(read.value_or(0))};
        return read.has_value();
    });
}

bool readIntegers(ByteReader& reader, Column& column)
{
    const auto scale = reader.byte();
    if (!scale || !isScale(*scale)) {
        return false;
    }
    std::uint64_t sum = 0;  // unsigned: bytes that nobody wrote may overflow it
    return std::all_of(column.begin(), column.end(), [&](double& value) {
        const auto read = reader.varint();
        sum += static_cast<std::uint64_t>(unzigzag(read.value_or(0)));
        value = unscaled(static_cast<std::int64_t>(sum), *scale);
        return read.has_value();
    });
}

bool readColumn(ByteReader& reader, Column& column, bool mayBeAbsent)
{
    const auto kind = reader.byte();
    if (!kind) {
        return false;
    }
    switch (*kind) {
    case absent:
        std::fill(column.begin(), column.end(), ConvergencePoint{}.second);
        return mayBeAbsent;
    case doubles:
        return readDoubles(reader, column);
    case floats:
        return readFloats(reader, column);
    case integers:
        return readIntegers(reader, column);
    default:
        return false;
    }
}

}  // namespace

std::vector<std::uint8_t> encodeCurve(const ConvergenceCurve& curve)
{
    ByteWriter writer;
    writer.byte(layoutVersion);
    writer.byte(static_cast<std::uint8_t>(curve.unit));
    writer.varint(curve.points.size());
    if (curve.points.empty()) {
        return writer.take();
    }
    Column column(curve.points.size());
    for (const auto member : columns) {
        std::transform(curve.points.begin(), curve.points.end(), column.begin(),
                       [member](const ConvergencePoint& point) { return point.*member; });
        writer.append(encodeColumn(column, member == &ConvergencePoint::second));
    }
    return writer.take();
}

std::optional<ConvergenceCurve> decodeCurve(std::span<const std::uint8_t> bytes)
{
    ByteReader reader(bytes);
    const auto version = reader.byte();
    const auto unit = reader.byte();
    const auto count = reader.varint();
    // A point takes a byte at least, so that a count out of thin air cannot ask for memory.
    if (version != layoutVersion || !unit || *unit > static_cast<std::uint8_t>(PositionUnit::Steps) || !count ||
        *count > reader.left()) {
        return std::nullopt;
    }
    ConvergenceCurve curve{static_cast<PositionUnit>(*unit), std::vector<ConvergencePoint>(*count)};
    Column column(curve.points.size());
    for (const auto member : columns) {
        if (column.empty()) {
            break;
        }
        if (!readColumn(reader, column, member == &ConvergencePoint::second)) {
            return std::nullopt;
        }
        for (std::size_t index = 0; index < column.size(); ++index) {
            curve.points[index].*member = column[index];
        }
    }
    return reader.left() == 0 ? std::optional(std::move(curve)) : std::nullopt;
}

}  // namespace podium::store
