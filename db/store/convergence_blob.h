// SPDX-License-Identifier: GPL-3.0-or-later
// The convergence curve of one run as bytes. Every double reads back to the same bits.
//
//   byte 0       version of the layout, 1
//   byte 1       unit of the positions: 0 epochs, 1 samples, 2 steps
//   varint       number of points
//   4 columns    minutes, position, value, second; none where there are no points
//
// A column is one byte that says how its numbers are held, then the numbers:
//
//   0  absent    no bytes; every number is NaN (only `second` is ever held so)
//   1  doubles   8 bytes each, IEEE 754
//   2  floats    4 bytes each, IEEE 754, where that loses nothing
//   3  integers  a byte s, then for each number n the difference to the one before (the first: to 0) as a zigzag varint;
//                s = 0..9: the number is n / 10^s; s = 100: n / 60000, s = 101: n / 60 / 1000 (minutes out of milliseconds,
//                both ways to compute them)
//
// Numbers of several bytes are little-endian; a varint has 7 bits a byte, the lowest first, the top bit on all but
// the last. The writer takes the shortest of the kinds that lose nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "db/records/run.h"

namespace podium::store {

[[nodiscard]] std::vector<std::uint8_t> encodeCurve(const ConvergenceCurve& curve);

/// Empty where the bytes are not what encodeCurve() writes: cut, too long, of another version.
[[nodiscard]] std::optional<ConvergenceCurve> decodeCurve(std::span<const std::uint8_t> bytes);

}  // namespace podium::store
