// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/result.h"
#include "db/store/connection.h"

namespace podium::store {

/// A damaged database is never written: its pages are checked before the first change, while nobody else may write.
/// (Damage within a text or a number cannot be seen.) Needs the write lock; throws SQLite::Exception.
/// Errors: DatabaseNewer, DatabaseDamaged.
[[nodiscard]] Status checkBeforeWriting(Connection& connection);

}  // namespace podium::store
