// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace podium::services {

/// The up to three of `names` that are written most like `wanted`, as for references (store::nearestReferences).
[[nodiscard]] std::vector<std::string> nearestNames(std::string_view wanted, const std::vector<std::string>& names);

}  // namespace podium::services
