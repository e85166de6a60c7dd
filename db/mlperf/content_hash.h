// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "db/records/run.h"

namespace podium::mlperf {

/// 128-bit XXH3 as 32 hexadecimal digits in canonical (big-endian) order.
[[nodiscard]] ContentHash contentHash(std::string_view bytes);

}  // namespace podium::mlperf
