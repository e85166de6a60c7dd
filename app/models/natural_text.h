// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string_view>

namespace podium {

/// Order of names as people list them: case of ASCII letters ignored, runs of digits by their value ("n8" before
/// "n64"), other characters by their bytes. Texts that differ only in case or in leading zeros are equivalent.
[[nodiscard]] std::weak_ordering compareNatural(std::string_view left, std::string_view right);

}  // namespace podium
