// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/connection.h"

#include <algorithm>
#include <thread>

#include <sqlite3.h>

#include "db/store/file_system.h"

namespace podium::store {

namespace {

constexpr int busyTimeoutMilliseconds = 10'000;
constexpr std::chrono::milliseconds longestPause{50};
/// Between two looks at whether to stop, in instructions of SQLite's machine: well under a millisecond.
constexpr int instructionsBetweenLooks = 20'000;

int flags(Access access)
{
    // Each job has a connection of its own: no mutex is needed.
    switch (access) {
    case Access::Create:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    case Access::Write:
    case Access::Alone:
    case Access::Query:
        return SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    case Access::Look:
        return SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX;
    case Access::Immutable:
        break;
    }
    return SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI;
}

/// The path as SQLite takes it: a URI, so that no character of it can mean something else.
std::string fileName(const std::filesystem::path& path, Access access)
{
    const std::string absolute = std::filesystem::absolute(path).string();
    return access == Access::Immutable ? "file:" + percentEncoded(absolute) + "?immutable=1" : absolute;
}

void configure(SQLite::Database& database, Access access)
{
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    const bool looks = access == Access::Look || access == Access::Immutable;
    // A look at a database never tidies up behind it.
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, looks ? 1 : 0, nullptr);
    if (access == Access::Alone) {
        // Before all that reads the file: with the first look into the log it is settled where its index lies.
        database.exec("PRAGMA locking_mode = EXCLUSIVE");
    }
    // Text that was replaced need not be overwritten with zeros; damaged cells are found before they are used.
    database.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = OFF;"
                  "PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768");
    if (access == Access::Query || looks) {
        database.exec("PRAGMA query_only = ON");
    }
}

}  // namespace

Connection::Connection(std::filesystem::path path, Access access)
    : m_path(std::move(path)), m_sqlite(fileName(m_path, access), flags(access), busyTimeoutMilliseconds)
{
    configure(m_sqlite, access);
    sqlite3_busy_handler(m_sqlite.getHandle(), &Connection::waitForOthers, this);
}

int Connection::waitForOthers(void* connection, int attempts)
{
    auto& self = *static_cast<Connection*>(connection);
    const auto now = std::chrono::steady_clock::now();
    if (attempts == 0) {
        self.m_waitsSince = now;
    }
    if (self.m_stop.stop_requested() || now - self.m_waitsSince >= std::chrono::milliseconds(busyTimeoutMilliseconds)) {
        return 0;
    }
    std::this_thread::sleep_for(std::min(longestPause, std::chrono::milliseconds(1 + attempts)));
    return 1;
}

void Connection::stopOn(std::stop_token stop)
{
    m_stop = std::move(stop);
    const auto isStopped = [](void* connection) {
        return static_cast<const Connection*>(connection)->m_stop.stop_requested() ? 1 : 0;
    };
    sqlite3_progress_handler(m_sqlite.getHandle(), m_stop.stop_possible() ? instructionsBetweenLooks : 0, +isStopped,
                             this);
}

bool Connection::inTransaction() { return sqlite3_get_autocommit(m_sqlite.getHandle()) == 0; }

bool Connection::readOnly() { return sqlite3_db_readonly(m_sqlite.getHandle(), "main") == 1; }

std::int64_t Connection::userVersion() { return m_sqlite.execAndGet("PRAGMA user_version").getInt64(); }

SQLite::Statement& Connection::statement(std::string_view sql)
{
    auto& prepared = m_statements[sql];
    if (!prepared) {
        prepared = std::make_unique<SQLite::Statement>(m_sqlite, std::string(sql));
    }
    return *prepared;
}

void Connection::rollback() noexcept
{
    for (auto& [sql, prepared] : m_statements) {
        if (prepared) {
            (void)prepared->tryReset();
        }
    }
    if (inTransaction()) {
        (void)m_sqlite.tryExec("ROLLBACK");
    }
}

Error Connection::errorOf(const SQLite::Exception& exception)
{
    Error error = toError(exception, m_path, sqlite3_system_errno(m_sqlite.getHandle()));
    if (error.code == ErrorCode::DatabaseBusy && m_stop.stop_requested()) {
        error.code = ErrorCode::Cancelled;  // the wait was broken off
    }
    if (error.code == ErrorCode::DatabaseDamaged && fileSize(besideFile(m_path, "-wal")) > 0) {
        // A damaged database is not written any more, not even with what its log still holds.
        sqlite3_db_config(m_sqlite.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    }
    return error;
}

ReadSnapshot::ReadSnapshot(Connection& connection) : m_connection(connection.inTransaction() ? nullptr : &connection)
{
    if (m_connection != nullptr) {
        m_connection->sqlite().exec("BEGIN");
    }
}

ReadSnapshot::~ReadSnapshot()
{
    if (m_connection != nullptr) {
        m_connection->rollback();
    }
}

}  // namespace podium::store
