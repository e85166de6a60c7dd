// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/import_issue.h"
#include "db/records/result.h"
#include "db/records/submission.h"

namespace podium::store {

enum class OpenMode {
    ReadWrite,  ///< created, empty, where it is missing; migrated where it is older
    Briefly,    ///< as ReadWrite, for one task: where the disk has no room for the file by which several share the
                ///< database (32 KiB), it is had alone, and others wait
    ReadOnly,   ///< must exist; an older schema is refused in words (it cannot be migrated)
};

struct DatabaseInfo {
    std::filesystem::path path;
    std::int64_t schemaVersion = 0;
    std::int64_t submissions = 0;
    std::int64_t runs = 0;
    std::int64_t convergencePoints = 0;
    std::int64_t systems = 0;
    std::int64_t batches = 0;
    std::int64_t bytes = 0;
    std::vector<std::string> rounds;
};

/// One connection to one SQLite file. Not shared between threads: each job opens its own.
/// A newer or damaged file is never written: opening it fails with DatabaseNewer or DatabaseDamaged and leaves it
/// byte for byte as it was. All functions return DatabaseBusy, DiskFull, DatabaseReadOnly or DatabaseFailed when
/// SQLite says so.
class Database {
public:
    [[nodiscard]] static Result<Database> open(const std::filesystem::path& path, OpenMode mode);

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    /// The schema version this program writes.
    [[nodiscard]] static std::int64_t knownSchemaVersion();

    [[nodiscard]] const std::filesystem::path& path() const;
    [[nodiscard]] Result<DatabaseInfo> info() const;
    /// integrity_check and foreign_key_check; empty: nothing is wrong, else one line a finding. Errors: DatabaseFailed
    /// where the disk does not give a page, so that nothing can be said of it.
    [[nodiscard]] Result<std::vector<std::string>> check() const;
    /// Writes a consistent copy (VACUUM INTO a temporary file beside `target`, then renamed). `target` must not exist.
    [[nodiscard]] Status backup(const std::filesystem::path& target) const;

    class Impl;
    [[nodiscard]] Impl& impl() const { return *m_impl; }

private:
    explicit Database(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace podium::store
