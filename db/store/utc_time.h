// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace podium::store {

/// The present moment in UTC, ISO 8601: "2026-06-30T12:34:56Z".
[[nodiscard]] std::string utcNow();

}  // namespace podium::store
