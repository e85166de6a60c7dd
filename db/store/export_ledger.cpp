// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/export_ledger.h"

#include <algorithm>
#include <functional>
#include <map>

#include "db/store/query.h"
#include "db/store/utc_time.h"
#include "db/store/write_transaction.h"

namespace podium::store {

namespace {

std::int64_t insert(Connection& connection, const ExportRecord& record, const std::string& now)
{
    Query(connection, "INSERT INTO exports (exported_at, program, kind, basis, title, spec, file, format, "
                      "content_hash, bytes, footnote, derived) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .run(record.exportedAt.empty() ? now : record.exportedAt, record.program, record.kind, record.basis,
             record.title, record.spec, record.file, record.format, record.contentHash, record.bytes, record.footnote,
             record.derived);
    const std::int64_t number = connection.sqlite().getLastInsertRowid();
    std::int64_t position = 0;
    for (const ExportedResult& result : record.results) {
        Query(connection, "INSERT INTO export_results (export_id, position, reference, minutes) VALUES (?, ?, ?, ?)")
            .run(number, position++, result.reference, result.minutes);
    }
    return number;
}

std::vector<ExportedResult> readResults(Connection& connection, std::int64_t number)
{
    std::vector<ExportedResult> results;
    Query query(connection, "SELECT reference, minutes FROM export_results WHERE export_id = ? ORDER BY position");
    query.with(number);
    while (query.step()) {
        results.push_back({query.text(0), query.optionalReal(1)});
    }
    return results;
}

ExportRecord readExport(const Query& query)
{
    ExportRecord record;
    record.number = query.integer(0);
    record.exportedAt = query.text(1);
    record.program = query.text(2);
    record.kind = query.text(3);
    record.basis = query.text(4);
    record.title = query.text(5);
    record.spec = query.text(6);
    record.file = query.text(7);
    record.format = query.text(8);
    record.contentHash = query.text(9);
    record.bytes = query.integer(10);
    record.footnote = query.text(11);
    record.derived = query.text(12);
    return record;
}

/// What is taken out of the ledger shall not be found in the file any more.
template <class Change>
Result<std::int64_t> forget(Connection& connection, Change change)
{
    (void)connection.sqlite().tryExec("PRAGMA secure_delete = ON");
    auto forgotten = inWriteTransaction(connection, change);
    (void)connection.sqlite().tryExec("PRAGMA secure_delete = OFF");
    if (forgotten) {
        // Its log may still hold it. Where others read at this moment, the next checkpoint empties it.
        (void)connection.sqlite().tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    return forgotten;
}

std::int64_t countExports(Connection& connection)
{
    Query query(connection, "SELECT count(*) FROM exports");
    return query.step() ? query.integer(0) : 0;
}

}  // namespace

Result<std::vector<std::int64_t>> recordExports(Database& database, const std::vector<ExportRecord>& records)
{
    Connection& connection = database.impl().connection;
    const auto insertAll = [&]() -> Result<std::vector<std::int64_t>> {
        const std::string now = utcNow();
        std::vector<std::int64_t> numbers;
        numbers.reserve(records.size());
        for (const ExportRecord& record : records) {
            numbers.push_back(insert(connection, record, now));
        }
        return numbers;
    };
    return inWriteTransaction(connection, insertAll, checkVersionBeforeWriting);
}

Result<std::vector<ExportRecord>> listExports(const Database& database, const ExportQuery& query)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<ExportRecord>> {
        const ReadSnapshot snapshot(connection);
        std::vector<ExportRecord> records;
        {
            Query entries(connection,
                          "SELECT id, exported_at, program, kind, basis, title, spec, file, format, content_hash, "
                          "bytes, footnote, derived FROM exports WHERE (?1 IS NULL OR id = ?1) "
                          "AND (?2 IS NULL OR id IN (SELECT export_id FROM export_results WHERE reference = ?2)) "
                          "AND (?3 IS NULL OR file = ?3) AND (?4 IS NULL OR exported_at >= ?4) ORDER BY id DESC");
            entries.with(query.number, query.reference, query.file, query.since);
            while (entries.step()) {
                records.push_back(readExport(entries));
            }
        }
        for (ExportRecord& record : records) {
            record.results = readResults(connection, record.number);
        }
        return records;
    });
}

Result<std::vector<TouchedExport>> exportsTouching(const Database& database, const std::vector<std::string>& references)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<TouchedExport>> {
        const ReadSnapshot snapshot(connection);
        std::map<std::int64_t, TouchedExport, std::greater<>> touched;
        if (countExports(connection) == 0) {
            return std::vector<TouchedExport>{};
        }
        for (const std::string& reference : references) {
            Query query(connection, "SELECT DISTINCT e.id, e.exported_at, e.title, e.file FROM export_results r "
                                    "JOIN exports e ON e.id = r.export_id WHERE r.reference = ?");
            query.with(reference);
            while (query.step()) {
                TouchedExport& one = touched[query.integer(0)];
                one.number = query.integer(0);
                one.exportedAt = query.text(1);
                one.title = query.text(2);
                one.file = query.text(3);
                one.references.push_back(reference);
            }
        }
        std::vector<TouchedExport> all;
        for (auto& [number, one] : touched) {
            std::sort(one.references.begin(), one.references.end());
            one.references.erase(std::unique(one.references.begin(), one.references.end()), one.references.end());
            all.push_back(std::move(one));
        }
        return all;
    });
}

Result<std::int64_t> removeExports(Database& database, const std::vector<std::int64_t>& numbers)
{
    Connection& connection = database.impl().connection;
    return forget(connection, [&]() -> Result<std::int64_t> {
        const std::int64_t before = countExports(connection);
        for (const std::int64_t number : numbers) {
            Query(connection, "DELETE FROM exports WHERE id = ?").run(number);
        }
        return before - countExports(connection);
    });
}

Result<std::int64_t> clearExports(Database& database)
{
    Connection& connection = database.impl().connection;
    return forget(connection, [&]() -> Result<std::int64_t> {
        const std::int64_t before = countExports(connection);
        Query(connection, "DELETE FROM exports").run();
        return before;
    });
}

}  // namespace podium::store
