// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/result_ids.h"

#include <optional>

#include "db/store/query.h"
#include "db/store/utc_time.h"
#include "db/store/write_transaction.h"

namespace podium::store {

namespace {

std::optional<std::string> storedId(Connection& connection, const std::string& reference)
{
    Query query(connection, "SELECT result_id FROM result_ids WHERE reference = ?");
    query.with(reference);
    return query.step() ? std::optional(query.text(0)) : std::nullopt;
}

void put(Connection& connection, const ResultIdRecord& record, const std::string& now, PutResultIds& counts)
{
    const auto before = storedId(connection, record.reference);
    if (before.value_or(std::string()) == record.resultId) {
        ++counts.unchanged;
        return;
    }
    if (record.resultId.empty()) {
        Query(connection, "DELETE FROM result_ids WHERE reference = ?").run(record.reference);
    } else {
        Query(connection, "INSERT INTO result_ids (reference, result_id, source, added_at) VALUES (?, ?, ?, ?) "
                          "ON CONFLICT (reference) DO UPDATE SET result_id = excluded.result_id, "
                          "source = excluded.source, added_at = excluded.added_at")
            .run(record.reference, record.resultId, record.source, now);
    }
    ++(before ? counts.changed : counts.added);
    if (before) {
        counts.replaced.push_back(record);
    }
}

}  // namespace

Result<std::vector<ResultIdRecord>> listResultIds(const Database& database)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<ResultIdRecord>> {
        std::vector<ResultIdRecord> records;
        Query query(connection, "SELECT reference, result_id, source, added_at FROM result_ids ORDER BY reference");
        while (query.step()) {
            records.push_back({query.text(0), query.text(1), query.text(2), query.text(3)});
        }
        return records;
    });
}

Result<PutResultIds> putResultIds(Database& database, const std::vector<ResultIdRecord>& records)
{
    Connection& connection = database.impl().connection;
    return inWriteTransaction(connection, [&]() -> Result<PutResultIds> {
        const std::string now = utcNow();
        PutResultIds counts;
        for (const ResultIdRecord& record : records) {
            put(connection, record, now, counts);
        }
        return counts;
    });
}

}  // namespace podium::store
