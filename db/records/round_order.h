// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string_view>

namespace podium {

/// Order of rounds in time: MLPerf Training first ("0.5" < "0.6" < ... < "5.1" < "10.0"), then other suites by their
/// name ("hpc-3.0"), each by version number, part by part. An id without a version number stands where its text as a
/// suite's name would. Ids that differ only in leading zeros are told apart by their text: the order is total.
[[nodiscard]] std::strong_ordering compareRounds(std::string_view left, std::string_view right);

/// compareRounds() for ordered containers and sorting.
struct RoundLess {
    using is_transparent = void;
    [[nodiscard]] bool operator()(std::string_view left, std::string_view right) const
    {
        return compareRounds(left, right) < 0;
    }
};

}  // namespace podium
