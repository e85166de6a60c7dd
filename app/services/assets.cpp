// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/assets.h"

#include <cstdlib>
#include <string_view>
#include <system_error>

namespace podium::services {

namespace {

std::string environmentValue(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : std::string(value);
}

bool holdsAssets(const std::filesystem::path& folder)
{
    std::error_code ignored;
    return !folder.empty() && std::filesystem::is_directory(folder / "reference", ignored);
}

}  // namespace

AssetPlaces assetPlaces()
{
    std::error_code ignored;
    return {environmentValue("PODIUM_ASSETS"), std::filesystem::read_symlink("/proc/self/exe", ignored),
            PODIUM_SOURCE_ASSETS};
}

Result<std::filesystem::path> findAssets(const AssetPlaces& places)
{
    if (!places.environment.empty()) {
        if (holdsAssets(places.environment)) {
            return places.environment;
        }
        return failure(ErrorCode::FileUnreadable, places.environment,
                       "PODIUM_ASSETS names a folder without the sub-folder \"reference\"");
    }
    std::filesystem::path installed;
    if (!places.executable.empty()) {
        installed = (places.executable.parent_path() / "../share/podium").lexically_normal();
        if (holdsAssets(installed)) {
            return installed;
        }
    }
    if (holdsAssets(places.sourceTree)) {
        return places.sourceTree;
    }
    return failure(ErrorCode::FileUnreadable, installed.empty() ? places.sourceTree.string() : installed.string(),
                   "the reference tables that belong to the program are not there; install it anew or let "
                   "PODIUM_ASSETS name the folder that holds \"reference\" and \"catalog\"");
}

Result<std::filesystem::path> userDatabase()
{
    const std::filesystem::path data = environmentValue("XDG_DATA_HOME");
    if (data.is_absolute()) {
        return data / "podium" / "podium.db";
    }
    const std::filesystem::path home = environmentValue("HOME");
    if (home.is_absolute()) {
        return home / ".local" / "share" / "podium" / "podium.db";
    }
    return failure(ErrorCode::FileUnreadable, "HOME", "neither XDG_DATA_HOME nor HOME names a folder; say --db FILE");
}

}  // namespace podium::services
