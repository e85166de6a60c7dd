// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/strip_lanes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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
    std::vector<std::size_t> order(positions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return positions[left] < positions[right]; });
    const std::vector<double> choices = lanes(size, height);
    std::vector<double> offsets(positions.size(), 0);
    std::vector<std::size_t> placed;
    for (const std::size_t index : order) {
        const auto isFree = [&](double offset) {
            return std::none_of(placed.rbegin(), placed.rend(), [&](std::size_t other) {
                return std::hypot(positions[index] - positions[other], offset - offsets[other]) < size;
            });
        };
        const auto choice = std::find_if(choices.begin(), choices.end(), isFree);
        offsets[index] = choice == choices.end() ? 0 : *choice;
        placed.push_back(index);
    }
    return offsets;
}

}  // namespace podium::charts
