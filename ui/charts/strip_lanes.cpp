// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/strip_lanes.h"

#include <algorithm>
#include <cmath>

namespace podium::charts {

namespace {

/// Offsets to try, nearest to the centre first, half a marker apart.
std::vector<double> lanes(double size, double height)
{
    std::vector<double> offsets{0};
    const double step = size / 2;
    for (double offset = step; step > 0 && offset + size / 2 <= height / 2; offset += step) {
        offsets.push_back(-offset);
        offsets.push_back(offset);
    }
    return offsets;
}

}  // namespace

std::vector<double> stripOffsets(const std::vector<double>& positions, double size, double height)
{
    const std::vector<double> choices = lanes(size, height);
    std::vector<double> offsets(positions.size(), 0);
    for (std::size_t index = 0; index < positions.size(); ++index) {
        const auto isFree = [&](double offset) {
            for (std::size_t other = 0; other < index; ++other) {
                if (std::hypot(positions[index] - positions[other], offset - offsets[other]) < size) {
                    return false;
                }
            }
            return true;
        };
        const auto choice = std::find_if(choices.begin(), choices.end(), isFree);
        offsets[index] = choice == choices.end() ? 0 : *choice;
    }
    return offsets;
}

}  // namespace podium::charts
