// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace podium {

/// Round values along an axis.
struct TickSet {
    std::vector<double> values;  ///< ascending, all within the axis
    double minimum = 0;          ///< where the axis begins
    double maximum = 1;          ///< where it ends
    int decimals = 0;            ///< that the labels need to tell the values apart
    bool powers = false;         ///< each value has as many decimals as it needs: 0.5, 2, 300
};

/// Four to six steps of 1, 2, 2.5 or 5 times a power of ten, from a round value at or below `low` to one at or above
/// `high`. Give low = 0 for bars. Where low is not below high, or not finite, the range is widened or taken as 0 to 1.
[[nodiscard]] TickSet linearTicks(double low, double high);

/// Round values for a logarithmic axis over positive `low` and `high`; the axis itself reaches a little beyond both,
/// so that no mark lies on its edge. Ranges of less than a factor of three get linear steps. Where the limits are not
/// positive and finite the axis is 1 to 10.
[[nodiscard]] TickSet logTicks(double low, double high);

/// The same with at most nine powers of two, or of four, eight, ... where that would be more. For counts: from 1 on.
[[nodiscard]] TickSet binaryLogTicks(double low, double high);

}  // namespace podium
