// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/own_racks.h"

#include "db/store/query.h"
#include "db/store/write_transaction.h"

namespace podium::store {

Result<std::vector<OwnRackRecord>> listOwnRacks(const Database& database)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<OwnRackRecord>> {
        std::vector<OwnRackRecord> records;
        Query query(connection, "SELECT hardware, installed, active FROM own_racks ORDER BY hardware");
        while (query.step()) {
            records.push_back({query.text(0), query.integer(1), query.integer(2)});
        }
        return records;
    });
}

Status replaceOwnRacks(Database& database, const std::vector<OwnRackRecord>& records)
{
    Connection& connection = database.impl().connection;
    return inWriteTransaction(connection, [&]() -> Status {
        connection.sqlite().exec("DELETE FROM own_racks");
        for (const OwnRackRecord& record : records) {
            Query(connection, "INSERT INTO own_racks (hardware, installed, active) VALUES (?, ?, ?)")
                .run(record.hardware, record.installed, record.active);
        }
        return {};
    });
}

}  // namespace podium::store
