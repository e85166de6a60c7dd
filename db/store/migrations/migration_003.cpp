// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrations/migration.h"

namespace podium::store {

namespace {

constexpr const char* statements[] = {
    R"sql(CREATE TABLE own_racks (
        hardware TEXT PRIMARY KEY,   -- canonical name of an accelerator, or of a generation
        installed INTEGER NOT NULL CHECK (installed >= 1),  -- accelerators in a rack
        active INTEGER NOT NULL CHECK (active BETWEEN 1 AND installed)
    ) STRICT)sql",
};

}  // namespace

Migration migration003() { return {3, statements}; }

}  // namespace podium::store
