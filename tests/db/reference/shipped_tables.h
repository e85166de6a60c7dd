// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/reference/reference_tables.h"
#include "tests/support/catch.h"

namespace podium::test {

/// The tables that ship with the program.
inline const ReferenceTables& shippedTables()
{
    static const auto tables = ReferenceTables::load(PODIUM_ASSETS_DIR "/reference");
    if (!tables) {
        FAIL(tables.error().context << ": " << tables.error().detail);
    }
    return *tables;
}

}  // namespace podium::test
