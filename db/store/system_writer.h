// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "db/records/submission.h"
#include "db/store/connection.h"

namespace podium::store {

/// The id of the system's row; the row, its fields and its entry in the full-text index are written where no submission
/// of the same round, submitter and folders has brought the same description before. Throws SQLite::Exception.
[[nodiscard]] std::int64_t storeSystem(Connection& connection, const Submission& submission);

/// Takes a system whose row has gone with its last submission out of the full-text index. Throws SQLite::Exception.
void forgetSystem(Connection& connection, std::int64_t id);

}  // namespace podium::store
