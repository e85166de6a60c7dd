// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/facet_order.h"

#include <algorithm>
#include <string_view>

#include "app/models/natural_text.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

/// "hpc" of "hpc-3.0"; empty for MLPerf Training.
std::string_view suiteOf(std::string_view round)
{
    const auto dash = round.rfind('-');
    return dash == std::string_view::npos ? std::string_view() : round.substr(0, dash);
}

bool hasMoreResults(const UnorderedValue& left, const UnorderedValue& right)
{
    if (left.value.key.empty() != right.value.key.empty()) {
        return right.value.key.empty();  // "not stated" stands last
    }
    if (left.value.total != right.value.total) {
        return left.value.total > right.value.total;
    }
    const auto order = compareNatural(left.value.key, right.value.key);
    return order != 0 ? order < 0 : left.value.key < right.value.key;
}

bool isOnNewerRound(const UnorderedValue& left, const UnorderedValue& right)
{
    return left.newestRound != right.newestRound ? isNewerRound(left.newestRound, right.newestRound)
                                                 : hasMoreResults(left, right);
}

/// Place of a division, availability or verification in the order of its type, what is not stated last.
int placeInType(Facet facet, const std::string& key)
{
    constexpr int last = 100;
    if (facet == Facet::Division) {
        const auto division = divisionFromString(key);
        return division && *division != Division::Unknown ? static_cast<int>(*division) : last;
    }
    if (facet == Facet::Availability) {
        const auto availability = availabilityFromString(key);
        return availability && *availability != Availability::Unknown ? static_cast<int>(*availability) : last;
    }
    return key == verifiedKey ? 0 : 1;
}

}  // namespace

bool isNewerRound(const std::string& left, const std::string& right)
{
    const std::string_view leftSuite = suiteOf(left);
    const std::string_view rightSuite = suiteOf(right);
    return leftSuite != rightSuite ? leftSuite < rightSuite : compareRounds(left, right) > 0;
}

void orderValues(Facet facet, std::vector<UnorderedValue>& values)
{
    std::sort(values.begin(), values.end(), [facet](const UnorderedValue& left, const UnorderedValue& right) {
        switch (facet) {
        case Facet::Round:
            return isNewerRound(left.value.key, right.value.key);
        case Facet::Benchmark:
            return isOnNewerRound(left, right);
        case Facet::Division:
        case Facet::Availability:
        case Facet::Verified:
            return placeInType(facet, left.value.key) < placeInType(facet, right.value.key);
        default:
            return hasMoreResults(left, right);
        }
    });
}

}  // namespace podium
