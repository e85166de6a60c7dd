// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

#include "db/reference/reference_tables.h"

namespace podium::fuzz {

/// The tables that ship with the program.
inline const ReferenceTables& shippedTables()
{
    static const ReferenceTables tables = [] {
        auto loaded = ReferenceTables::load(PODIUM_ASSETS_DIR "/reference");
        if (!loaded) {
            throw std::runtime_error(loaded.error().context + ": " + loaded.error().detail);
        }
        return std::move(*loaded);
    }();
    return tables;
}

}  // namespace podium::fuzz
