// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "db/records/result.h"

namespace podium::store {

/// The path with everything but letters, digits and "/-._~" written as %XX, for an SQLite URI.
[[nodiscard]] std::string percentEncoded(std::string_view path);

/// The file that SQLite keeps beside a database, for example "-wal"; beside the real file where `path` is a link.
[[nodiscard]] std::filesystem::path besideFile(const std::filesystem::path& path, std::string_view suffix);

/// Whether the disk that holds `path` (or is to hold it) has less room than the smallest thing that SQLite writes in one
/// go, 32 KiB for the index of its log. False where that cannot be told.
[[nodiscard]] bool isDiskFull(const std::filesystem::path& path);

/// Bytes of a file; 0 where there is none.
[[nodiscard]] std::int64_t fileSize(const std::filesystem::path& path);

/// A new empty file in the folder of `target`, that only its owner can read. Errors: FileUnwritable,
/// DiskFull.
[[nodiscard]] Result<std::filesystem::path> temporaryBeside(const std::filesystem::path& target);

/// Writes `file` through to the disk and gives it the name `target`, which must not exist.
/// Errors: FileUnwritable, DiskFull; `file` is then still there.
[[nodiscard]] Status publishFile(const std::filesystem::path& file, const std::filesystem::path& target);

}  // namespace podium::store
