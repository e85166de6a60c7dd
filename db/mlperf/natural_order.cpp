// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/natural_order.h"

#include <algorithm>

#include "db/reference/ascii.h"

namespace podium::mlperf {

namespace {

std::string_view takeDigits(std::string_view& text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), ascii::isDigit);
    const auto digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(digits.size());
    return digits;
}

std::string_view withoutLeadingZeros(std::string_view digits)
{
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits;
}

}  // namespace

bool naturalLess(std::string_view left, std::string_view right)
{
    const auto wholeLeft = left;
    const auto wholeRight = right;
    while (!left.empty() && !right.empty()) {
        if (ascii::isDigit(left.front()) && ascii::isDigit(right.front())) {
            const auto leftNumber = withoutLeadingZeros(takeDigits(left));
            const auto rightNumber = withoutLeadingZeros(takeDigits(right));
            if (leftNumber.size() != rightNumber.size()) {
                return leftNumber.size() < rightNumber.size();
            }
            if (leftNumber != rightNumber) {
                return leftNumber < rightNumber;
            }
            continue;
        }
        if (left.front() != right.front()) {
            return left.substr(0, 1) < right.substr(0, 1);  // as bytes: char has a sign on some machines
        }
        left.remove_prefix(1);
        right.remove_prefix(1);
    }
    if (left.empty() != right.empty()) {
        return left.empty();
    }
    return wholeLeft < wholeRight;  // equal but for leading zeros: a total order all the same
}

}  // namespace podium::mlperf
