// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "db/records/result.h"

namespace podium::services {

/// Where the data that ship with the program may lie.
struct AssetPlaces {
    std::string environment;           ///< value of PODIUM_ASSETS; empty: not set
    std::filesystem::path executable;  ///< the running program; empty: not known
    std::filesystem::path sourceTree;  ///< assets of the source tree that the program was built from; empty: none
};

/// The places that this process looks at.
[[nodiscard]] AssetPlaces assetPlaces();

/// The folder that holds `reference` and `catalog`: PODIUM_ASSETS if it is set, else `../share/podium` as seen from
/// the program, else the source tree. Errors: FileUnreadable, with the places that were looked at.
[[nodiscard]] Result<std::filesystem::path> findAssets(const AssetPlaces& places);

/// The user's own database: `$XDG_DATA_HOME/podium/podium.db`, by default `~/.local/share/podium/podium.db`. A relative
/// XDG_DATA_HOME does not count (XDG Base Directory Specification). Errors: FileUnreadable when there is no home.
[[nodiscard]] Result<std::filesystem::path> userDatabase();

}  // namespace podium::services
