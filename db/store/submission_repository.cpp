// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/submission_repository.h"

#include "db/store/nearest_references.h"
#include "db/store/submission_reader.h"

namespace podium::store {

namespace {

std::vector<std::string> readReferences(Query& query)
{
    std::vector<std::string> references;
    while (query.step()) {
        references.push_back(reference({query.text(0), query.text(1), query.text(2), query.text(3)}));
    }
    return references;
}

tl::unexpected<Error> notFound(Connection& connection, const SubmissionKey& key)
{
    Query query(connection, "SELECT r.name, s.submitter_folder, s.system_folder, s.benchmark_folder "
                            "FROM submissions s JOIN rounds r ON r.id = s.round_id");
    const auto wanted = reference(key);
    const auto all = readReferences(query);
    auto neighbours = nearestReferences(wanted, all);
    if (neighbours.empty()) {
        neighbours = relatedReferences(wanted, all);
    }
    std::string detail;
    for (const auto& nearest : neighbours) {
        detail += (detail.empty() ? "nearest: " : ", ") + nearest;
    }
    return failure(ErrorCode::NotFound, wanted, std::move(detail));
}

/// Runs `read` with the id of a submission's row, all in one state of the database.
template <class Read>
std::invoke_result_t<Read, Connection&, std::int64_t> withSubmission(const Database& database, const SubmissionKey& key,
                                                                     Read read)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> std::invoke_result_t<Read, Connection&, std::int64_t> {
        const ReadSnapshot snapshot(connection);
        const auto id = findSubmission(connection, key);
        if (!id) {
            return notFound(connection, key);
        }
        return read(connection, *id);
    });
}

std::vector<ImportIssue> readIssues(Query& query)
{
    std::vector<ImportIssue> issues;
    while (query.step()) {
        issues.push_back({enumeration(query, 0, severityFromString), enumeration(query, 1, issueCodeFromString),
                          query.text(2), query.integer(3), query.text(4)});
    }
    return issues;
}

ImportBatch readBatch(const Query& query)
{
    ImportBatch batch;
    batch.id = query.integer(0);
    batch.startedAt = query.text(1);
    batch.source = query.text(2);
    batch.root = query.text(3);
    batch.contentHash = query.text(4);
    batch.files = query.integer(5);
    batch.logs = query.integer(6);
    batch.added = query.integer(7);
    batch.unchanged = query.integer(8);
    batch.changed = query.integer(9);
    batch.issues = query.integer(10);
    return batch;
}

}  // namespace

Result<Submission> loadSubmission(const Database& database, const SubmissionKey& key)
{
    return withSubmission(database, key, [](Connection& connection, std::int64_t id) -> Result<Submission> {
        return readSubmission(connection, id);
    });
}

Result<ImportBatch> batchOf(const Database& database, const SubmissionKey& key)
{
    return withSubmission(database, key, [](Connection& connection, std::int64_t id) -> Result<ImportBatch> {
        Query query(connection, "SELECT b.id, b.started_at, b.source, CASE s.root WHEN '' THEN b.root ELSE s.root END, "
                                "b.content_hash, b.files, b.logs, b.added, b.unchanged, b.changed, b.issues "
                                "FROM submissions s JOIN batches b ON b.id = s.batch_id WHERE s.id = ?");
        if (!query.with(id).step()) {
            throw damagedRecord("a submission has lost its import");
        }
        return readBatch(query);
    });
}

Result<std::vector<ImportIssue>> issuesOf(const Database& database, const SubmissionKey& key)
{
    using Issues = Result<std::vector<ImportIssue>>;
    return withSubmission(database, key, [](Connection& connection, std::int64_t id) -> Issues {
        Query query(connection,
                    "SELECT severity, code, file, line, detail FROM issues WHERE submission_id = ? ORDER BY id");
        return readIssues(query.with(id));
    });
}

Result<std::vector<EarlierScore>> earlierScoresOf(const Database& database, const SubmissionKey& key)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<EarlierScore>> {
        const std::string name = reference(key);
        std::vector<EarlierScore> scores;
        Query query(connection, "SELECT b.started_at, b.source, c.old_minutes, c.new_minutes FROM score_changes c "
                                "JOIN batches b ON b.id = c.batch_id WHERE c.reference = ? ORDER BY c.id");
        query.with(name);
        while (query.step()) {
            scores.push_back({query.text(0), query.text(1), query.optionalReal(2), query.optionalReal(3)});
        }
        return scores;
    });
}

Result<std::vector<ImportBatch>> listBatches(const Database& database)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<ImportBatch>> {
        std::vector<ImportBatch> batches;
        Query query(connection, "SELECT id, started_at, source, root, content_hash, files, logs, added, unchanged, "
                                "changed, issues FROM batches ORDER BY id");
        while (query.step()) {
            batches.push_back(readBatch(query));
        }
        return batches;
    });
}

Result<std::vector<ImportIssue>> issuesOfBatch(const Database& database, std::int64_t batch)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<ImportIssue>> {
        Query query(connection, "SELECT severity, code, file, line, detail FROM issues WHERE batch_id = ? ORDER BY id");
        return readIssues(query.with(batch));
    });
}

Result<std::vector<std::string>> referencesWithRun(const Database& database, const ContentHash& content)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<std::string>> {
        Query query(connection, "SELECT r.name, s.submitter_folder, s.system_folder, s.benchmark_folder "
                                "FROM submissions s JOIN rounds r ON r.id = s.round_id "
                                "WHERE s.id IN (SELECT submission_id FROM runs WHERE content_hash = ?) ORDER BY s.id");
        return readReferences(query.with(content));
    });
}

}  // namespace podium::store
