// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/result.h"
#include "db/store/connection.h"

namespace podium::store {

/// A damaged database is never written: its pages are checked before the first change, while nobody else may write.
/// (Damage within a text or a number cannot be seen.) Needs the write lock; throws SQLite::Exception.
/// Errors: DatabaseNewer, DatabaseDamaged, DatabaseFailed where the disk does not give a page.
[[nodiscard]] Status checkBeforeWriting(Connection& connection);

/// The part of it that takes no time: another program may have brought the schema to a newer version meanwhile. For
/// rows that are only added, where SQLite itself refuses damaged pages that it comes by. Errors: DatabaseNewer.
[[nodiscard]] Status checkVersionBeforeWriting(Connection& connection);

}  // namespace podium::store
