// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/number_text.h"

#include <cmath>
#include <ctime>

#include <fmt/format.h>

namespace podium::cli {

namespace {

constexpr double year10000 = 253402300800.0;

}  // namespace

std::string shortestText(double value) { return std::isfinite(value) ? fmt::format("{}", value) : std::string{}; }

std::string minutesText(const std::optional<double>& minutes)
{
    return minutes && std::isfinite(*minutes) ? fmt::format("{:.3f}", *minutes) : std::string{};
}

std::string countText(const std::optional<std::int64_t>& count)
{
    return count ? fmt::format("{}", *count) : std::string{};
}

std::string utcText(const std::optional<double>& seconds)
{
    if (!seconds || !(*seconds >= 0 && *seconds < year10000)) {
        return {};
    }
    const auto whole = static_cast<std::time_t>(*seconds);
    std::tm parts = {};
    if (::gmtime_r(&whole, &parts) == nullptr) {
        return {};
    }
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min, parts.tm_sec);
}

}  // namespace podium::cli
