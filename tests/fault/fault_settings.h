// SPDX-License-Identifier: GPL-3.0-or-later
// How often the fault tests repeat, by environment, the usual value in brackets; the preset asan, which looks for
// mistakes in our code and not in the order of writes, has smaller ones:
//   PODIUM_FAULT_KILLS    changes that are killed: so many imports, a fifth of that of each other (200)
//   PODIUM_FAULT_EACH     up to so many calls of a change each one fails, and of more the first fifth of that (100)
//   PODIUM_FAULT_EVERY    every how many-th of the other calls fails (20), at least twenty of them; 1: each
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
