// SPDX-License-Identifier: GPL-3.0-or-later
// How often the fault tests repeat, by environment:
//   PODIUM_FAULT_KILLS    changes that are killed: so many imports, a fifth of that of each other (200)
//   PODIUM_FAULT_EVERY    every how many-th call of an import fails (20); 1: each
//   PODIUM_FAULT_DAMAGED  databases that are damaged (200)
#pragma once

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace podium::test {

/// A positive number from the environment, or else the default.
inline int faultSetting(const char* name, int standard)
{
    const char* text = std::getenv(name);
    if (text == nullptr) {
        return standard;
    }
    const std::string_view digits(text);
    int value = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return failed == std::errc{} && end == digits.data() + digits.size() && value > 0 ? value : standard;
}

}  // namespace podium::test
