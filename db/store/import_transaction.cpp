// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/import_transaction.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "db/store/batch_writer.h"
#include "db/store/connection.h"
#include "db/store/digest.h"
#include "db/store/query.h"
#include "db/store/repeated_runs.h"
#include "db/store/submission_writer.h"
#include "db/store/utc_time.h"
#include "db/store/write_check.h"

namespace podium::store {

namespace {

std::optional<double> withoutNaN(std::optional<double> number)
{
    return number && std::isnan(*number) ? std::nullopt : number;
}

Status beginWriting(Connection& connection, std::stop_token stop)
{
    if (connection.inTransaction()) {
        return failure(ErrorCode::DatabaseBusy, connection.path().string(),
                       "an import over this connection is not finished yet");
    }
    connection.stopOn(std::move(stop));
    const Status begun = connection.guarded([&]() -> Status {
        connection.sqlite().exec("BEGIN IMMEDIATE");
        return checkBeforeWriting(connection);
    });
    if (!begun) {
        connection.stopOn({});
        connection.rollback();
    }
    return begun;
}

}  // namespace

class ImportTransaction::Impl {
public:
    Impl(Connection& connection, std::string source, std::string root) : m_connection(connection)
    {
        m_batch.startedAt = utcNow();
        m_batch.source = std::move(source);
        m_batch.root = std::move(root);
    }
    ~Impl() { finish(); }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    Result<PutResult> put(const Submission& submission, const std::vector<ImportIssue>& issues, const std::string& root)
    {
        return attempt([&]() -> Result<PutResult> { return store(submission, issues, root); });
    }

    Status putIssues(const std::vector<ImportIssue>& issues)
    {
        return attempt([&]() -> Status {
            m_looseIssues.insert(m_looseIssues.end(), issues.begin(), issues.end());
            return {};
        });
    }

    Result<ImportBatch> commit(std::int64_t files, std::int64_t logs)
    {
        auto committed = attempt([&]() -> Result<ImportBatch> {
            m_batch.files = files;
            m_batch.logs = logs;
            m_batch.contentHash = contentHash();
            storeLooseIssues();
            if (isRecorded()) {
                markRepeatedRuns(m_connection);
                updateBatch(m_connection, m_batch);
                m_connection.sqlite().exec("COMMIT");
            }
            return m_batch;
        });
        finish();
        return committed;
    }

    /// Ends the transaction: what is not committed is taken back. Calls after it fail.
    void finish()
    {
        if (m_open) {
            m_open = false;
            m_connection.stopOn({});
            m_connection.rollback();
        }
        if (!m_failed) {
            m_failed = Error{ErrorCode::DatabaseFailed, m_connection.path().string(), "the import has ended already"};
        }
    }

private:
    /// Runs one step; its error is final.
    template <class Function>
    std::invoke_result_t<Function> attempt(Function&& function)
    {
        if (m_failed) {
            return tl::unexpected<Error>(*m_failed);
        }
        auto result = m_connection.guarded(std::forward<Function>(function));
        if (!result) {
            m_failed = result.error();
            finish();
        }
        return result;
    }

    [[nodiscard]] bool isRecorded() const { return m_batch.id != 0; }

    /// The batch's row is written with the first change, so that a batch without one leaves nothing.
    std::int64_t recordedBatch()
    {
        if (!isRecorded()) {
            insertBatch(m_connection, m_batch);
        }
        return m_batch.id;
    }

    PutResult store(const Submission& submission, const std::vector<ImportIssue>& issues, const std::string& root)
    {
        const std::string name = reference(submission.key);
        m_contents[name] = submission.contentHash;
        PutResult result;
        result.newMinutes = withoutNaN(submission.score.minutes);
        const auto stored = storedSubmission(m_connection, submission.key);
        if (stored && stored->contentHash == submission.contentHash && stored->verified == submission.verified) {
            result.outcome = PutOutcome::Unchanged;
            ++m_batch.unchanged;
            return result;
        }
        const auto batch = recordedBatch();
        const auto id = stored ? stored->id : insertSubmission(m_connection, submission, batch);
        if (stored) {
            replace(submission, name, *stored, result);
        } else {
            ++m_batch.added;
        }
        storeRoot(m_connection, id, root == m_batch.root ? std::string{} : root);
        insertIssues(m_connection, batch, id, issues);
        m_batch.issues += static_cast<std::int64_t>(issues.size());
        return result;
    }

    void replace(const Submission& submission, const std::string& name, const StoredSubmission& stored,
                 PutResult& result)
    {
        keepSuperseded(m_connection, m_batch.id, stored.id, name);
        replaceSubmission(m_connection, stored.id, submission, m_batch.id);
        result.outcome = PutOutcome::Changed;
        ++m_batch.changed;
        if (stored.minutes != result.newMinutes) {
            result.scoreChanged = true;
            result.oldMinutes = stored.minutes;
            insertScoreChange(m_connection, m_batch.id, name, result.oldMinutes, result.newMinutes);
        }
    }

    /// All or none: a batch that is recorded lists everything that it found.
    void storeLooseIssues()
    {
        const auto isNew = [this](const ImportIssue& issue) { return !isKnownIssue(m_connection, issue); };
        if (isRecorded() || std::any_of(m_looseIssues.begin(), m_looseIssues.end(), isNew)) {
            insertIssues(m_connection, recordedBatch(), std::nullopt, m_looseIssues);
            m_batch.issues += static_cast<std::int64_t>(m_looseIssues.size());
        }
    }

    [[nodiscard]] ContentHash contentHash() const
    {
        Digest digest;
        for (const auto& [name, hash] : m_contents) {
            digest.add(hash);
        }
        return digest.hash();
    }

    Connection& m_connection;
    bool m_open = true;
    std::optional<Error> m_failed;
    ImportBatch m_batch;
    std::map<std::string, ContentHash> m_contents;  ///< by reference
    std::vector<ImportIssue> m_looseIssues;
};

Result<ImportTransaction> ImportTransaction::begin(Database& database, std::string source, std::string root,
                                                   std::stop_token stop)
{
    Connection& connection = database.impl().connection;
    if (auto begun = beginWriting(connection, std::move(stop)); !begun) {
        return tl::unexpected<Error>(begun.error());
    }
    return ImportTransaction(std::make_unique<Impl>(connection, std::move(source), std::move(root)));
}

ImportTransaction::ImportTransaction(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
ImportTransaction::ImportTransaction(ImportTransaction&&) noexcept = default;
ImportTransaction& ImportTransaction::operator=(ImportTransaction&&) noexcept = default;
ImportTransaction::~ImportTransaction() = default;

Result<PutResult> ImportTransaction::put(const Submission& submission, const std::vector<ImportIssue>& issues,
                                         const std::string& root)
{
    return m_impl->put(submission, issues, root);
}

Status ImportTransaction::putIssues(const std::vector<ImportIssue>& issues) { return m_impl->putIssues(issues); }

Result<ImportBatch> ImportTransaction::commit(std::int64_t files, std::int64_t logs)
{
    return m_impl->commit(files, logs);
}

void ImportTransaction::rollback() { m_impl->finish(); }

}  // namespace podium::store
