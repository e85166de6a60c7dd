// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <SQLiteCpp/Exception.h>

#include "db/records/result.h"

namespace podium::store {

/// What an SQLite error means for the user: its code mapped, `path` as context, SQLite's words as detail.
/// `systemError` is the errno behind it (0: none); its words are added where SQLite's own say too little. Where the
/// disk that holds `path` has no room left, an input/output error means that, whatever SQLite calls it: it does not keep
/// the reason for which the index of its log (-shm) could not grow.
[[nodiscard]] Error toError(const SQLite::Exception& exception, const std::filesystem::path& path, int systemError = 0);

/// What a finding of integrity_check means: DatabaseDamaged; or, where a page could not be read at all, DatabaseFailed:
/// then the disk is at fault, and a backup in the place of the file would help nobody.
[[nodiscard]] Error errorOfFinding(const std::string& finding, const std::filesystem::path& path);

/// What a reader throws for a row that SQLite reads but that this program never wrote.
[[nodiscard]] SQLite::Exception damagedRecord(const std::string& what);

}  // namespace podium::store
