// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrations/migration.h"

namespace podium::store {

namespace {

// Limits are those of db/records/view_limits.h when this step was written.
constexpr const char* statements[] = {
    R"sql(CREATE TABLE views (
        id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice: reports and exports name a view by it
        position INTEGER NOT NULL,             -- order in the list, counted from 0
        title TEXT NOT NULL CHECK (length(CAST(title AS BLOB)) BETWEEN 1 AND 200),
        note TEXT NOT NULL CHECK (length(CAST(note AS BLOB)) <= 20000),
        spec TEXT NOT NULL CHECK (length(CAST(spec AS BLOB)) BETWEEN 1 AND 1048576),  -- JSON of the figure
        saved_at TEXT NOT NULL CHECK (length(saved_at) <= 40),  -- UTC, ISO 8601
        shown TEXT NOT NULL CHECK (length(CAST(shown AS BLOB)) <= 8388608)  -- JSON: results and scores of that day
    ) STRICT)sql",
    "CREATE INDEX views_by_position ON views (position)",
};

}  // namespace

Migration migration005() { return {5, statements}; }

}  // namespace podium::store
