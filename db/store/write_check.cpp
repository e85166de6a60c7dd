// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/write_check.h"

#include "db/store/database_look.h"
#include "db/store/query.h"

namespace podium::store {

Status checkVersionBeforeWriting(Connection& connection)
{
    if (const auto version = connection.userVersion(); version != Database::knownSchemaVersion()) {
        return tl::unexpected<Error>(newerDatabase(connection.path(), version, Database::knownSchemaVersion()));
    }
    return {};
}

Status checkBeforeWriting(Connection& connection)
{
    if (const Status known = checkVersionBeforeWriting(connection); !known) {
        return known;
    }
    Query query(connection, "PRAGMA integrity_check(1)");
    if (query.step() && query.text(0) != "ok") {
        return tl::unexpected<Error>(errorOfFinding(query.text(0), connection.path()));
    }
    return {};
}

}  // namespace podium::store
