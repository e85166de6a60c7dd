// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/batch_writer.h"

#include "db/catalog/catalog.h"
#include "db/store/query.h"
#include "db/store/submission_reader.h"

namespace podium::store {

void insertBatch(Connection& connection, ImportBatch& batch)
{
    Query(connection, "INSERT INTO batches (started_at, source, root, content_hash, files, logs, added, unchanged, "
                      "changed, issues) VALUES (?, ?, ?, '', 0, 0, 0, 0, 0, 0)")
        .run(batch.startedAt, batch.source, batch.root);
    batch.id = connection.sqlite().getLastInsertRowid();
}

void updateBatch(Connection& connection, const ImportBatch& batch)
{
    Query(connection, "UPDATE batches SET content_hash = ?, files = ?, logs = ?, added = ?, unchanged = ?, "
                      "changed = ?, issues = ? WHERE id = ?")
        .run(batch.contentHash, batch.files, batch.logs, batch.added, batch.unchanged, batch.changed, batch.issues,
             batch.id);
}

void keepSuperseded(Connection& connection, std::int64_t batch, std::int64_t id, const std::string& reference)
{
    Query(connection, "INSERT INTO superseded (batch_id, reference, submission) VALUES (?, ?, ?)")
        .run(batch, reference, toJson(readSubmission(connection, id)));
}

void insertScoreChange(Connection& connection, std::int64_t batch, const std::string& reference,
                       std::optional<double> oldMinutes, std::optional<double> newMinutes)
{
    Query(connection, "INSERT INTO score_changes (batch_id, reference, old_minutes, new_minutes) VALUES (?, ?, ?, ?)")
        .run(batch, reference, oldMinutes, newMinutes);
}

bool isKnownIssue(Connection& connection, const ImportIssue& issue)
{
    Query query(connection, "SELECT 1 FROM issues WHERE submission_id IS NULL AND file = ? AND line = ? AND "
                            "severity = ? AND code = ? AND detail = ?");
    query.with(issue.file, issue.line, toString(issue.severity), toString(issue.code), issue.detail);
    return query.step();
}

}  // namespace podium::store
