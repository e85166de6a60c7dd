// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "db/mlperf/repository.h"
#include "db/records/import_issue.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// One submission as read from its folder, scored by the official rule.
struct ReadSubmission {
    Submission submission;
    std::vector<ImportIssue> issues;
    std::int64_t files = 0;  ///< files read: logs, scaling file, description
    std::int64_t logs = 0;   ///< result files
    std::int64_t bytes = 0;
};

/// Reads, checks and scores one benchmark folder. Keeps buffers and parsers between calls: one reader per thread.
/// Needs the round: `directory.key.round` must not be empty (it may be a round that the tables do not hold; then the
/// rules of the newest round of the same suite apply).
class SubmissionReader {
public:
    explicit SubmissionReader(const ReferenceTables& tables);
    ~SubmissionReader();
    SubmissionReader(const SubmissionReader&) = delete;
    SubmissionReader& operator=(const SubmissionReader&) = delete;

    /// Never fails as a whole: what cannot be used becomes an issue, and the rest goes on.
    [[nodiscard]] ReadSubmission read(const ResultDirectory& directory);

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Content hash of one file's bytes, as `Run::contentHash` holds it. Errors: FileUnreadable.
[[nodiscard]] Result<ContentHash> hashFile(const std::filesystem::path& file);

}  // namespace podium::mlperf
