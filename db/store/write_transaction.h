// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "db/store/connection.h"
#include "db/store/write_check.h"

namespace podium::store {

/// Runs `change`, which returns a Result, in a transaction of its own with the write lock, where `check` finds nothing
/// against it. What does not succeed leaves the database as it was. Errors: those of both; DatabaseBusy while an import
/// over this connection is not finished, which must not be ended from here.
template <class Change>
std::invoke_result_t<Change> inWriteTransaction(Connection& connection, Change change,
                                                Status (*check)(Connection&) = checkBeforeWriting)
{
    if (connection.inTransaction()) {
        return failure(ErrorCode::DatabaseBusy, connection.path().string(),
                       "an import over this connection is not finished yet");
    }
    auto changed = connection.guarded([&]() -> std::invoke_result_t<Change> {
        connection.sqlite().exec("BEGIN IMMEDIATE");
        if (const Status sound = check(connection); !sound) {
            return tl::unexpected<Error>(sound.error());
        }
        auto result = change();
        if (result) {
            connection.sqlite().exec("COMMIT");
        }
        return result;
    });
    connection.rollback();
    return changed;
}

}  // namespace podium::store
