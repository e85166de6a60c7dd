// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

#include "db/records/result.h"

namespace podium::store {

/// "Podi" in ASCII: stands in the header of every database of this program.
inline constexpr std::int64_t applicationId = 0x506f6469;

/// What is at the place of a database before it is opened.
struct DatabaseLook {
    bool exists = false;             ///< holds a database of this program
    std::int64_t schemaVersion = 0;  ///< 0: there is none yet
};

/// Looks at a file without changing a byte of it and without making one beside it (where an unfinished write-ahead log
/// lies beside it, SQLite needs the index file of that log). A file that is missing or has no byte is a database to be
/// created: tools that hand out names of new files make such, and there is nothing in them to lose.
/// Errors: DatabaseNewer (schema above `knownVersion`), DatabaseDamaged (damaged, or another program's file),
/// DatabaseFailed (a folder, a device, not to be read), and those of SQLite.
[[nodiscard]] Result<DatabaseLook> lookAtDatabase(const std::filesystem::path& path, std::int64_t knownVersion);

/// DatabaseNewer with both versions in words.
[[nodiscard]] Error newerDatabase(const std::filesystem::path& path, std::int64_t found, std::int64_t known);

}  // namespace podium::store
