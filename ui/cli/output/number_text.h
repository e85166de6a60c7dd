// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace podium::cli {

/// The shortest text that reads back to the same double, with a point; empty for what is no finite number. Independent
/// of the locale.
[[nodiscard]] std::string shortestText(double value);

/// Minutes for people: three decimals; empty where there is none.
[[nodiscard]] std::string minutesText(const std::optional<double>& minutes);

/// A count; empty where it is not known.
[[nodiscard]] std::string countText(const std::optional<std::int64_t>& count);

/// Seconds since 1970 as ISO 8601 in UTC, to the second; empty for times outside the years 1970 to 9999.
[[nodiscard]] std::string utcText(const std::optional<double>& seconds);

}  // namespace podium::cli
