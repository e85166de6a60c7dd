// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrations/migration.h"

namespace podium::store {

namespace {

// Result IDs and the ledger of exports hold references, not ids of submissions: they outlive what an import replaces.
constexpr const char* statements[] = {
    R"sql(CREATE TABLE result_ids (
        reference TEXT NOT NULL UNIQUE,
        result_id TEXT NOT NULL,  -- db/records/result_id.h
        source TEXT NOT NULL,     -- the file that it came from; '': entered by hand
        added_at TEXT NOT NULL    -- UTC, ISO 8601
    ) STRICT)sql",

    // AUTOINCREMENT: the number of an entry that was removed is never given to another one.
    R"sql(CREATE TABLE exports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        exported_at TEXT NOT NULL,  -- UTC, ISO 8601
        program TEXT NOT NULL,
        kind TEXT NOT NULL,
        basis TEXT NOT NULL,
        title TEXT NOT NULL,
        spec TEXT NOT NULL,          -- JSON
        file TEXT NOT NULL,          -- absolute path; '': the clipboard
        format TEXT NOT NULL,
        content_hash TEXT NOT NULL,  -- of the file as it was written
        bytes INTEGER NOT NULL,
        footnote TEXT NOT NULL,
        derived TEXT NOT NULL        -- what was derived and how; '': nothing
    ) STRICT)sql",
    "CREATE INDEX exports_by_file ON exports (file)",

    R"sql(CREATE TABLE export_results (
        export_id INTEGER NOT NULL REFERENCES exports ON DELETE CASCADE,
        position INTEGER NOT NULL,
        reference TEXT NOT NULL,
        minutes REAL,  -- on the basis of the export, as it was shown
        UNIQUE (export_id, position)
    ) STRICT)sql",
    "CREATE INDEX export_results_by_reference ON export_results (reference)",
};

}  // namespace

Migration migration006() { return {6, statements}; }

}  // namespace podium::store
