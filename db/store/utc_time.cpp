// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/utc_time.h"

#include <chrono>
#include <ctime>

#include <fmt/format.h>

namespace podium::store {

std::string utcNow()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min, parts.tm_sec);
}

}  // namespace podium::store
