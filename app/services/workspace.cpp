// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/workspace.h"

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

#include "app/services/assets.h"
#include "app/services/catalogue.h"
#include "app/services/output_place.h"

namespace podium::services {

namespace {

/// Of the database itself and of what SQLite keeps beside it.
constexpr std::array endings{"", "-wal", "-shm", "-journal"};

/// The user's own database, its folder made.
Result<std::filesystem::path> ownDatabase()
{
    auto path = userDatabase();
    if (path) {
        std::error_code error;
        std::filesystem::create_directories(path->parent_path(), error);
        if (error) {
            return failure(ErrorCode::FileUnwritable, path->parent_path().string(), error.message());
        }
    }
    return path;
}

/// A database that is there but may only be read is opened for reading; `readOnly` says whether it is one.
Result<store::Database> openDatabase(const std::filesystem::path& path, store::OpenMode mode, bool& readOnly)
{
    auto database = store::Database::open(path, mode);
    std::error_code ignored;
    readOnly =
        !database && database.error().code == ErrorCode::DatabaseReadOnly && std::filesystem::exists(path, ignored);
    return readOnly ? store::Database::open(path, store::OpenMode::ReadOnly) : std::move(database);
}

}  // namespace

Result<Workspace> Workspace::open(const WorkspaceOptions& options)
{
    const auto assets = findAssets(assetPlaces());
    if (!assets) {
        return tl::unexpected(assets.error());
    }
    auto tables = ReferenceTables::load(*assets / "reference");
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    const auto path = options.database ? Result<std::filesystem::path>(*options.database) : ownDatabase();
    if (!path) {
        return tl::unexpected(path.error());
    }
    bool readOnly = false;
    auto database =
        openDatabase(*path, options.briefly ? store::OpenMode::Briefly : store::OpenMode::ReadWrite, readOnly);
    if (!database) {
        return tl::unexpected(database.error());
    }
    Workspace workspace(*assets, std::move(*tables), std::move(*database), readOnly);
    if (!options.database && options.withCatalogue && !readOnly) {
        const auto stored = ensureCatalogue(workspace.database(), workspace.catalogueFolder());
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        workspace.m_catalogued = *stored;
    }
    return workspace;
}

Workspace::Workspace(std::filesystem::path assets, ReferenceTables tables, store::Database database, bool readOnly)
    : m_assets(std::move(assets)), m_tables(std::move(tables)), m_database(std::move(database)), m_readOnly(readOnly)
{
}

bool Workspace::holds(const std::filesystem::path& file) const { return isOfDatabase(file, m_database.path()); }

bool isOfDatabase(const std::filesystem::path& file, const std::filesystem::path& database)
{
    for (const char* ending : endings) {
        std::error_code error;
        if (std::filesystem::equivalent(database.string() + ending, file, error)) {
            return true;
        }
    }
    // SQLite makes some of them only when it needs them.
    const auto place = outputPlace(file);
    const auto own = outputPlace(database);
    return place && own && std::any_of(endings.begin(), endings.end(), [&](const char* ending) {
               return *place == own->string() + ending;
           });
}

}  // namespace podium::services
