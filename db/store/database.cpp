// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/database.h"

#include <algorithm>

#include <fmt/format.h>

#include <sqlite3.h>

#include "db/records/round_order.h"
#include "db/store/connection.h"
#include "db/store/database_look.h"
#include "db/store/file_system.h"
#include "db/store/migrations/migration.h"
#include "db/store/query.h"

namespace podium::store {

namespace {

tl::unexpected<Error> readOnlyDatabase(const std::filesystem::path& path, std::string detail)
{
    return failure(ErrorCode::DatabaseReadOnly, path.string(), std::move(detail));
}

/// A new connection, or SQLite's reason.
Result<std::unique_ptr<Database::Impl>> connect(const std::filesystem::path& path, Access access)
{
    try {
        return std::make_unique<Database::Impl>(path, access);
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected<Error>(toError(exception, path));
    }
}

/// Readers go on while one writes. Where another connection keeps the file at this moment it stays as it is: the next
/// one to open it makes the change.
Status useWriteAheadLog(Connection& connection)
{
    return connection.guarded([&]() -> Status {
        try {
            connection.sqlite().exec("PRAGMA journal_mode = WAL");
        } catch (const SQLite::Exception& exception) {
            if ((exception.getErrorCode() & 0xff) != SQLITE_BUSY) {
                throw;
            }
        }
        return {};
    });
}

/// SQLite says of a name that is too long that it cannot open the file, and nothing more. Its journal's name is eight
/// bytes longer; file systems take names of up to 255 bytes, SQLite paths of up to 511.
Status checkLengthOfName(const std::filesystem::path& path)
{
    constexpr std::size_t journal = 8;
    constexpr std::size_t longestName = 255;
    constexpr std::size_t longestPath = 511;
    if (path.filename().string().size() + journal > longestName) {
        return failure(ErrorCode::DatabaseFailed, path.string(),
                       fmt::format("its name is too long: choose one of at most {} bytes", longestName - journal));
    }
    if (const auto full = besideFile(path, ""); full.string().size() + journal > longestPath) {
        return failure(ErrorCode::DatabaseFailed, path.string(),
                       fmt::format("its path from the root has {} bytes and is too long for SQLite: choose one of at "
                                   "most {}",
                                   full.string().size(), longestPath - journal));
    }
    return {};
}

Result<std::unique_ptr<Database::Impl>> openForWriting(const std::filesystem::path& path, const DatabaseLook& look,
                                                       Access access)
{
    const auto folder = std::filesystem::absolute(path).parent_path();
    std::error_code ignored;
    if (!look.exists && !std::filesystem::is_directory(folder, ignored)) {
        return failure(ErrorCode::FileUnwritable, path.string(), "there is no folder " + folder.string());
    }
    auto impl = connect(path, access);
    if (!impl) {
        return impl;
    }
    Connection& connection = (*impl)->connection;
    if (connection.readOnly()) {
        return readOnlyDatabase(path, "the file may not be written");
    }
    if (auto status = migrate(connection, allMigrations()); !status) {
        return tl::unexpected<Error>(status.error());
    }
    if (auto status = useWriteAheadLog(connection); !status) {
        return tl::unexpected<Error>(status.error());
    }
    return impl;
}

Result<std::unique_ptr<Database::Impl>> openForWriting(const std::filesystem::path& path, const DatabaseLook& look,
                                                       OpenMode mode)
{
    auto impl = openForWriting(path, look, look.exists ? Access::Write : Access::Create);
    if (impl || impl.error().code != ErrorCode::DiskFull || !look.exists || mode != OpenMode::Briefly) {
        return impl;
    }
    auto alone = openForWriting(path, look, Access::Alone);
    return alone ? std::move(alone) : std::move(impl);
}

/// Reads something through the log, which shows whether this kind of access works here.
Status tryReading(Connection& connection)
{
    return connection.guarded([&]() -> Status {
        (void)connection.sqlite().execAndGet("SELECT count(*) FROM sqlite_schema").getInt64();
        return {};
    });
}

/// In a folder where nothing can be written SQLite cannot make the index of its log. Without a log there is no writer
/// either, so that the file can be read as it lies.
Result<std::unique_ptr<Database::Impl>> openForReading(const std::filesystem::path& path, const DatabaseLook& look)
{
    const auto known = Database::knownSchemaVersion();
    if (!look.exists || look.schemaVersion < known) {
        return readOnlyDatabase(path, fmt::format("its schema is version {} and must be brought to version {} first: "
                                                  "open it once for writing",
                                                  look.schemaVersion, known));
    }
    auto impl = connect(path, Access::Query);
    const Status reading = impl ? tryReading((*impl)->connection) : Status(tl::unexpected<Error>(impl.error()));
    if (reading) {
        return impl;
    }
    if (reading.error().code == ErrorCode::DatabaseReadOnly && fileSize(besideFile(path, "-wal")) == 0) {
        return connect(path, Access::Immutable);
    }
    return tl::unexpected<Error>(reading.error());
}

std::int64_t count(Connection& connection, std::string_view sql)
{
    Query query(connection, sql);
    return query.step() ? query.integer(0) : 0;
}

std::vector<std::string> roundsOf(Connection& connection)
{
    std::vector<std::string> rounds;
    Query query(connection, "SELECT name FROM rounds");
    while (query.step()) {
        rounds.push_back(query.text(0));
    }
    std::sort(rounds.begin(), rounds.end(), RoundLess{});
    return rounds;
}

Status appendIntegrity(Connection& connection, std::vector<std::string>& findings)
{
    Query query(connection, "PRAGMA integrity_check");
    while (query.step()) {
        auto finding = query.text(0);
        if (finding == "ok") {
            continue;
        }
        if (Error error = errorOfFinding(finding, connection.path()); error.code != ErrorCode::DatabaseDamaged) {
            return tl::unexpected(std::move(error));
        }
        findings.push_back(std::move(finding));
    }
    return {};
}

void appendForeignKeys(Connection& connection, std::vector<std::string>& findings)
{
    Query query(connection, "PRAGMA foreign_key_check");
    while (query.step()) {
        findings.push_back(
            fmt::format("row {} of {} refers to a missing row of {}", query.integer(1), query.text(0), query.text(2)));
    }
}

}  // namespace

Database::Database(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(const std::filesystem::path& path, OpenMode mode)
{
    if (auto status = checkLengthOfName(path); !status) {
        return tl::unexpected<Error>(status.error());
    }
    const auto look = lookAtDatabase(path, knownSchemaVersion());
    if (!look) {
        return tl::unexpected<Error>(look.error());
    }
    std::error_code ignored;
    if (mode == OpenMode::ReadOnly && !std::filesystem::exists(path, ignored)) {
        return failure(ErrorCode::FileUnreadable, path.string(), "there is no such file");
    }
    auto impl = mode == OpenMode::ReadOnly ? openForReading(path, *look) : openForWriting(path, *look, mode);
    if (!impl) {
        return tl::unexpected<Error>(impl.error());
    }
    return Database(std::move(*impl));
}

std::int64_t Database::knownSchemaVersion() { return allMigrations().back().version; }

const std::filesystem::path& Database::path() const { return m_impl->connection.path(); }

Result<DatabaseInfo> Database::info() const
{
    Connection& connection = m_impl->connection;
    return connection.guarded([&]() -> Result<DatabaseInfo> {
        const ReadSnapshot snapshot(connection);
        DatabaseInfo info;
        info.path = connection.path();
        info.schemaVersion = connection.userVersion();
        info.submissions = count(connection, "SELECT count(*) FROM submissions");
        info.runs = count(connection, "SELECT count(*) FROM runs");
        info.convergencePoints = count(connection, "SELECT coalesce(sum(points), 0) FROM runs");
        info.systems = count(connection, "SELECT count(*) FROM systems");
        info.batches = count(connection, "SELECT count(*) FROM batches");
        info.bytes = fileSize(connection.path()) + fileSize(besideFile(connection.path(), "-wal"));
        info.rounds = roundsOf(connection);
        return info;
    });
}

Result<std::vector<std::string>> Database::check() const
{
    Connection& connection = m_impl->connection;
    std::vector<std::string> findings;
    const Status done = connection.guarded([&]() -> Status {
        const ReadSnapshot snapshot(connection);
        if (Status checked = appendIntegrity(connection, findings); !checked) {
            return checked;
        }
        appendForeignKeys(connection, findings);
        return {};
    });
    if (!done && done.error().code != ErrorCode::DatabaseDamaged) {
        return tl::unexpected<Error>(done.error());
    }
    if (!done) {
        // The damage that a check is meant to find may stop it, too.
        findings.push_back(done.error().detail);
    }
    return findings;
}

}  // namespace podium::store
