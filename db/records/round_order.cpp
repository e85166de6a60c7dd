// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/round_order.h"

#include <algorithm>

namespace podium {

namespace {

struct RoundParts {
    std::string_view suite;    ///< empty: MLPerf Training
    std::string_view version;  ///< digits and dots; empty: the id holds none
};

bool isVersion(std::string_view text)
{
    return !text.empty() && text.front() != '.' && text.find_first_not_of("0123456789.") == text.npos;
}

RoundParts parts(std::string_view id)
{
    if (isVersion(id)) {
        return {{}, id};
    }
    const auto dash = id.rfind('-');
    if (dash != id.npos && isVersion(id.substr(dash + 1))) {
        return {id.substr(0, dash), id.substr(dash + 1)};
    }
    return {id, {}};
}

/// Digits of any length, by value.
std::strong_ordering compareNumbers(std::string_view left, std::string_view right)
{
    left.remove_prefix(std::min(left.find_first_not_of('0'), left.size()));
    right.remove_prefix(std::min(right.find_first_not_of('0'), right.size()));
    if (const auto order = left.size() <=> right.size(); order != 0) {
        return order;
    }
    return left <=> right;
}

std::string_view takePart(std::string_view& version)
{
    const auto dot = std::min(version.find('.'), version.size());
    const auto part = version.substr(0, dot);
    version.remove_prefix(std::min(dot + 1, version.size()));
    return part;
}

std::strong_ordering compareVersions(std::string_view left, std::string_view right)
{
    while (!left.empty() || !right.empty()) {
        if (const auto order = compareNumbers(takePart(left), takePart(right)); order != 0) {
            return order;
        }
    }
    return std::strong_ordering::equal;
}

}  // namespace

std::strong_ordering compareRounds(std::string_view left, std::string_view right)
{
    const auto leftParts = parts(left);
    const auto rightParts = parts(right);
    if (const auto order = leftParts.suite <=> rightParts.suite; order != 0) {
        return order;
    }
    if (const auto order = compareVersions(leftParts.version, rightParts.version); order != 0) {
        return order;
    }
    return left <=> right;
}

}  // namespace podium
