// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace podium::mlperf {

/// Rewrites a Python literal (dict, list, tuple, strings in either quotes, True, False, None, numbers) as JSON.
/// Empty where `text` is none. Nesting deeper than 64 is refused.
[[nodiscard]] std::optional<std::string> pythonLiteralToJson(std::string_view text);

/// The JSON text without commas that stand before a closing brace or bracket, and without a byte order mark.
[[nodiscard]] std::string withoutTrailingCommas(std::string_view json);

}  // namespace podium::mlperf
