// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "db/records/result.h"
#include "db/reference/reference_tables.h"
#include "db/store/database.h"

namespace podium::services {

struct WorkspaceOptions {
    std::optional<std::filesystem::path> database;  ///< empty: the user's own
    bool withCatalogue = true;                      ///< fill the user's own database at first use
    bool briefly = false;                           ///< for one command: see store::OpenMode
};

/// What every command and every job works on: the reference tables and one open database.
class Workspace {
public:
    /// Creates a database that is missing. A named one stays empty; the user's own gets the shipped catalogue at first
    /// use. What cannot be written is opened for reading, if it is there.
    /// Errors: those of findAssets(), ReferenceTables::load(), Database::open() and ensureCatalogue(); FileUnwritable.
    [[nodiscard]] static Result<Workspace> open(const WorkspaceOptions& options);

    [[nodiscard]] const ReferenceTables& tables() const { return m_tables; }
    [[nodiscard]] store::Database& database() { return m_database; }
    [[nodiscard]] const store::Database& database() const { return m_database; }
    [[nodiscard]] std::filesystem::path catalogueFolder() const { return m_assets / "catalog"; }
    [[nodiscard]] std::filesystem::path referenceFolder() const { return m_assets / "reference"; }
    /// Of the views that ship with the program.
    [[nodiscard]] std::filesystem::path viewsFolder() const { return m_assets / "views"; }
    /// Whether `file` is the open database or one of its companions: what exports must never write over.
    [[nodiscard]] bool holds(const std::filesystem::path& file) const;
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    /// Submissions that opening stored from the catalogue.
    [[nodiscard]] std::int64_t catalogued() const { return m_catalogued; }

private:
    Workspace(std::filesystem::path assets, ReferenceTables tables, store::Database database, bool readOnly);

    std::filesystem::path m_assets;
    ReferenceTables m_tables;
    store::Database m_database;
    bool m_readOnly = false;
    std::int64_t m_catalogued = 0;
};

/// Whether the file is this database, or a companion that SQLite keeps beside it, or would be one if it were there.
[[nodiscard]] bool isOfDatabase(const std::filesystem::path& file, const std::filesystem::path& database);

}  // namespace podium::services
