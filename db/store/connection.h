// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "db/records/result.h"
#include "db/store/database.h"
#include "db/store/sqlite_error.h"

namespace podium::store {

/// How a file is opened with SQLite.
enum class Access {
    Create,     ///< read and write; created where it is missing
    Write,      ///< read and write
    Alone,      ///< as Write, while no other connection can use it: the index of the log is in memory, not on the disk
    Query,      ///< as Write where the system lets us (so that SQLite can tidy up), but no statement may write
    Look,       ///< strictly read-only
    Immutable,  ///< read-only, as a file that nobody writes: takes no lock, makes no file beside it
};

/// One SQLite connection with its prepared statements. Functions that use it throw SQLite::Exception; guarded() turns
/// that into an Error, and is where every public function of the store begins.
class Connection {
public:
    /// Throws SQLite::Exception.
    Connection(std::filesystem::path path, Access access);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] SQLite::Database& sqlite() { return m_sqlite; }
    [[nodiscard]] bool inTransaction();
    /// The file or its file system does not let this connection write.
    [[nodiscard]] bool readOnly();
    [[nodiscard]] std::int64_t userVersion();

    /// A prepared statement for `sql`, a literal that lives as long as the program; prepared at its first use.
    [[nodiscard]] SQLite::Statement& statement(std::string_view sql);

    /// Runs `function`, which returns a Result, and turns what SQLite throws into its Error.
    template <class Function>
    [[nodiscard]] std::invoke_result_t<Function> guarded(Function&& function)
    {
        try {
            return std::forward<Function>(function)();
        } catch (const SQLite::Exception& exception) {
            return tl::unexpected<Error>(errorOf(exception));
        }
    }

    /// From now on waiting for another program and long statements end, with Cancelled, as soon as `stop` is requested.
    void stopOn(std::stop_token stop);

    /// Rolls back what is open; never fails (SQLite may have done it by itself).
    void rollback() noexcept;

private:
    [[nodiscard]] Error errorOf(const SQLite::Exception& exception);
    /// Called by SQLite where another connection is in the way; 0: give up.
    static int waitForOthers(void* connection, int attempts);

    std::filesystem::path m_path;
    SQLite::Database m_sqlite;
    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_waitsSince;
    std::unordered_map<std::string_view, std::unique_ptr<SQLite::Statement>> m_statements;
};

/// One state of the database for several statements. Nothing where a transaction is already open.
class ReadSnapshot {
public:
    explicit ReadSnapshot(Connection& connection);
    ~ReadSnapshot();
    ReadSnapshot(const ReadSnapshot&) = delete;
    ReadSnapshot& operator=(const ReadSnapshot&) = delete;

private:
    Connection* m_connection;  ///< null: not ours to end
};

class Database::Impl {
public:
    Impl(const std::filesystem::path& path, Access access) : connection(path, access) {}

    Connection connection;
};

}  // namespace podium::store
