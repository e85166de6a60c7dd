// SPDX-License-Identifier: GPL-3.0-or-later
#include <system_error>

#include "db/store/connection.h"
#include "db/store/file_system.h"
#include "db/store/query.h"

namespace podium::store {

namespace {

Status copyInto(Connection& connection, const std::filesystem::path& file)
{
    // A connection for reading may write nothing, and SQLite counts the copy as something.
    const bool queryOnly = connection.sqlite().execAndGet("PRAGMA query_only").getInt() != 0;
    connection.sqlite().exec("PRAGMA query_only = OFF");
    const auto copied = connection.guarded([&]() -> Status {
        Query(connection, "VACUUM INTO ?").run(file.string());
        return {};
    });
    if (queryOnly) {
        connection.sqlite().exec("PRAGMA query_only = ON");
    }
    return copied;
}

/// What copying failed at: the database where it is damaged or busy, else the copy.
Error blamed(Error error, const std::filesystem::path& source, const std::filesystem::path& target)
{
    if (error.code == ErrorCode::DatabaseDamaged || error.code == ErrorCode::DatabaseBusy) {
        return error;
    }
    const bool full = error.code == ErrorCode::DiskFull || isDiskFull(target);
    return {full ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, target.string(),
            "copying " + source.string() + ": " + error.detail};
}

/// Who may read the database may read its copy.
void copyPermissions(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code ignored;
    const auto status = std::filesystem::status(from, ignored);
    if (!ignored) {
        std::filesystem::permissions(to, status.permissions(), ignored);
    }
}

void removeQuietly(const std::filesystem::path& file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    std::filesystem::remove(besideFile(file, "-journal"), ignored);
}

}  // namespace

Status Database::backup(const std::filesystem::path& target) const
{
    Connection& connection = m_impl->connection;
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(target, ignored))) {
        return failure(ErrorCode::FileUnwritable, target.string(), "it exists already; name a file that does not");
    }
    const auto temporary = temporaryBeside(target);
    if (!temporary) {
        return tl::unexpected<Error>(temporary.error());
    }
    Status done = connection.guarded([&] { return copyInto(connection, *temporary); });
    if (!done) {
        done = tl::unexpected(blamed(done.error(), connection.path(), target));
    } else {
        copyPermissions(connection.path(), *temporary);
        done = publishFile(*temporary, target);
    }
    if (!done) {
        removeQuietly(*temporary);
    }
    return done;
}

}  // namespace podium::store
