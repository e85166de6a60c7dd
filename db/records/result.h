// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace podium {

/// Why an operation as a whole could not be done. The user interface words it; the code is never shown.
enum class ErrorCode {
    FileUnreadable,    ///< context: path; detail: the system's reason
    FileUnwritable,    ///< context: path; detail: the system's reason
    NothingToImport,   ///< context: path; detail: what was looked for
    RoundUnknown,      ///< context: path; the layout does not say the round and no content is known
    InvalidInput,      ///< context: file or argument; detail: what was expected
    NotFound,          ///< context: what was looked for
    DatabaseNewer,     ///< context: path; detail: schema found and schema known
    DatabaseDamaged,   ///< context: path; detail: SQLite's words
    DatabaseBusy,      ///< context: path; another program holds the database
    DatabaseReadOnly,  ///< context: path
    DiskFull,          ///< context: path
    DatabaseFailed,    ///< context: path or statement; detail: SQLite's words
    ReferenceInvalid,  ///< context: table file; detail: row and field
    Cancelled,         ///< the user stopped it; nothing was kept
};

struct Error {
    ErrorCode code = ErrorCode::InvalidInput;
    std::string context;
    std::string detail;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = tl::expected<T, Error>;

using Status = Result<void>;

[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, std::string context, std::string detail = {})
{
    return tl::unexpected<Error>(Error{code, std::move(context), std::move(detail)});
}

}  // namespace podium
