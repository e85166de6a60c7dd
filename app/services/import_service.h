// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <stop_token>

#include "app/services/import_types.h"
#include "app/services/published_content.h"
#include "db/records/result.h"
#include "db/reference/reference_tables.h"
#include "db/store/database.h"

namespace podium::services {

/// Imports what MLCommons publishes, and results in the same layout, into one database. Runs where it is called; a
/// job thread of its own gives it its own database connection.
class ImportService {
public:
    /// `catalogueFolder` recognises published content; it is read only where the layout does not say enough. The
    /// database and the tables must live as long as the service.
    ImportService(store::Database& database, const ReferenceTables& tables, std::filesystem::path catalogueFolder);

    /// All paths in one transaction: whole or absent. What cannot be used becomes an issue, and the rest goes on. The
    /// same content again changes nothing. Of several submissions with one reference the first is kept.
    ///
    /// Errors: those of planImport() (import_plan.h) and of the database; Cancelled when `stop` was requested before
    /// the commit. After an error the database is as it was.
    /// Lists of result IDs are imported by themselves (result_id_import.h); InvalidInput where something else is beside.
    [[nodiscard]] Result<ImportSummary> importPaths(const ImportRequest& request, std::stop_token stop = {},
                                                    const ImportProgressSink& progress = {});

private:
    [[nodiscard]] Result<ImportSummary> importLists(const ImportRequest& request);

    store::Database& m_database;
    const ReferenceTables& m_tables;
    PublishedContent m_content;
};

}  // namespace podium::services
