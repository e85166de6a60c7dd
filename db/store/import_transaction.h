// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "db/store/database.h"

namespace podium::store {

enum class PutOutcome { New, Unchanged, Changed };

/// What storing one submission did. `oldMinutes` is the score that stood before, where it changed.
struct PutResult {
    PutOutcome outcome = PutOutcome::New;
    std::optional<double> oldMinutes;
    std::optional<double> newMinutes;
    bool scoreChanged = false;
};

/// One import or catalogue load, as the database remembers it.
struct ImportBatch {
    std::int64_t id = 0;      ///< 0: the batch changed nothing and is not recorded
    std::string startedAt;    ///< UTC, ISO 8601
    std::string source;       ///< what the user named: absolute path, or "catalogue 2026-06"
    std::string root;         ///< absolute folder that file paths of this batch are below
    std::string contentHash;  ///< over the content hashes of its submissions, in the order of references
    std::int64_t files = 0;
    std::int64_t logs = 0;
    std::int64_t added = 0;
    std::int64_t unchanged = 0;
    std::int64_t changed = 0;
    std::int64_t issues = 0;
};

/// A batch is one SQLite transaction: whole or absent. Destroyed without commit() it rolls back. The first error is
/// final: every later call returns it again (after SQLITE_FULL SQLite has already rolled back by itself).
/// The database must outlive it, and holds one at a time.
class ImportTransaction {
public:
    /// Takes the write lock at once (BEGIN IMMEDIATE), waiting up to ten seconds for another program, and looks through
    /// the pages (integrity_check): DatabaseDamaged, and nothing written, where one is damaged. Once `stop` is requested
    /// the wait and every statement of this batch end with Cancelled, within a tenth of a second.
    [[nodiscard]] static Result<ImportTransaction> begin(Database& database, std::string source, std::string root,
                                                         std::stop_token stop = {});

    ImportTransaction(ImportTransaction&&) noexcept;
    ImportTransaction& operator=(ImportTransaction&&) noexcept;
    ~ImportTransaction();

    /// Stores a submission with its system and runs, and its issues (replacing those of an earlier import of it).
    /// Equal contentHash and equal `verified`: unchanged, nothing is written. Otherwise the old record is kept whole as
    /// superseded, so that nothing is lost. Unverified content never replaces a verified record of the same reference
    /// silently: the outcome is Changed and the caller says so.
    /// `root`: what the submission's file paths are below, where that is not the batch's root (imports of several
    /// repositories at once); empty: the batch's.
    [[nodiscard]] Result<PutResult> put(const Submission& submission, const std::vector<ImportIssue>& issues,
                                        const std::string& root = {});
    /// Issues that belong to no submission.
    [[nodiscard]] Status putIssues(const std::vector<ImportIssue>& issues);

    /// Finds runs that repeat those of a submission in an earlier round (or, in the same round, an earlier reference),
    /// by runsHash, and sets sameRunsAs over the whole database. Called by commit().
    /// A batch that changed nothing (all unchanged, no new issue) is not recorded and leaves the file as it was.
    [[nodiscard]] Result<ImportBatch> commit(std::int64_t files, std::int64_t logs);
    void rollback();

private:
    class Impl;
    explicit ImportTransaction(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace podium::store
