// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace podium::mlperf {

/// Whether `left` comes before `right` when runs of digits are compared as numbers: result_2 before result_10.
[[nodiscard]] bool naturalLess(std::string_view left, std::string_view right);

}  // namespace podium::mlperf
