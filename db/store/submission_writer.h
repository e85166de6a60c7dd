// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "db/records/import_issue.h"
#include "db/records/submission.h"
#include "db/store/connection.h"

namespace podium::store {

/// What decides whether a submission is the one that is stored already.
struct StoredSubmission {
    std::int64_t id = 0;
    bool verified = false;
    ContentHash contentHash;
    std::optional<double> minutes;
};

/// All functions here throw SQLite::Exception and need an open transaction.
[[nodiscard]] std::optional<StoredSubmission> storedSubmission(Connection& connection, const SubmissionKey& key);

/// Writes a submission with its system and runs under an id that is new, and returns it.
std::int64_t insertSubmission(Connection& connection, const Submission& submission, std::int64_t batch);

/// Replaces everything of a stored submission but its id; its issues go.
void replaceSubmission(Connection& connection, std::int64_t id, const Submission& submission, std::int64_t batch);

/// What the files of a stored submission are below; '': the root of its batch.
void storeRoot(Connection& connection, std::int64_t id, std::string_view root);

/// Issues of one submission, or of none.
void insertIssues(Connection& connection, std::int64_t batch, std::optional<std::int64_t> submission,
                  const std::vector<ImportIssue>& issues);

}  // namespace podium::store
