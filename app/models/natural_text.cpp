// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/natural_text.h"

#include <cstddef>

namespace podium {

namespace {

bool isDigit(char character) { return character >= '0' && character <= '9'; }

unsigned char folded(char character)
{
    const bool upper = character >= 'A' && character <= 'Z';
    return static_cast<unsigned char>(upper ? character - 'A' + 'a' : character);
}

/// Takes the run of digits that `text` begins with, without leading zeros.
std::string_view takeNumber(std::string_view& text)
{
    std::size_t begin = 0;
    while (begin < text.size() && text[begin] == '0') {
        ++begin;
    }
    std::size_t end = begin;
    while (end < text.size() && isDigit(text[end])) {
        ++end;
    }
    const std::string_view number = text.substr(begin, end - begin);
    text.remove_prefix(end);
    return number;
}

std::weak_ordering compareNumbers(std::string_view left, std::string_view right)
{
    return left.size() != right.size() ? left.size() <=> right.size() : left <=> right;
}

}  // namespace

std::weak_ordering compareNatural(std::string_view left, std::string_view right)
{
    while (!left.empty() && !right.empty()) {
        std::weak_ordering order = std::weak_ordering::equivalent;
        if (isDigit(left.front()) && isDigit(right.front())) {
            order = compareNumbers(takeNumber(left), takeNumber(right));
        } else {
            order = folded(left.front()) <=> folded(right.front());
            left.remove_prefix(1);
            right.remove_prefix(1);
        }
        if (order != 0) {
            return order;
        }
    }
    return left.size() <=> right.size();
}

}  // namespace podium
