// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite_error.h"

#include <cerrno>
#include <system_error>

#include <sqlite3.h>

#include "db/store/file_system.h"

namespace podium::store {

namespace {

constexpr int primaryCodeMask = 0xff;

ErrorCode errorCode(int extended)
{
    if (extended == SQLITE_IOERR_CORRUPTFS) {
        return ErrorCode::DatabaseDamaged;
    }
    switch (extended & primaryCodeMask) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::DatabaseBusy;
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_INTERRUPT:
        return ErrorCode::Cancelled;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return ErrorCode::DatabaseReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return ErrorCode::DatabaseDamaged;
    default:
        return ErrorCode::DatabaseFailed;
    }
}

/// Errors that a full disk may stand behind.
bool mayMeanFullDisk(int primary) { return primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN; }

}  // namespace

Error toError(const SQLite::Exception& exception, const std::filesystem::path& path, int systemError)
{
    const int primary = exception.getErrorCode() & primaryCodeMask;
    const int code = exception.getExtendedErrorCode() > 0 ? exception.getExtendedErrorCode() : primary;
    std::string detail = exception.what();
    if (systemError != 0 && mayMeanFullDisk(primary)) {
        detail += " (" + std::system_category().message(systemError) + ')';
    }
    if (mayMeanFullDisk(primary) && (systemError == ENOSPC || systemError == EDQUOT || isDiskFull(path))) {
        return Error{ErrorCode::DiskFull, path.string(), std::move(detail)};
    }
    return Error{errorCode(code), path.string(), std::move(detail)};
}

Error errorOfFinding(const std::string& finding, const std::filesystem::path& path)
{
    // So SQLite (btree.c) words what its pager cannot give. A page that lies beyond the file or makes no sense has
    // other words: pages are counted before they are fetched, and what is missing at the end of the file reads as zeros.
    for (const char* words : {"unable to get the page", "failed to get page"}) {
        if (finding.find(words) != std::string::npos) {
            return Error{ErrorCode::DatabaseFailed, path.string(), "disk I/O error: " + finding};
        }
    }
    return Error{ErrorCode::DatabaseDamaged, path.string(), finding};
}

SQLite::Exception damagedRecord(const std::string& what) { return {what, SQLITE_CORRUPT}; }

}  // namespace podium::store
