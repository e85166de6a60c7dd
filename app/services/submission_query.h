// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/workspace.h"
#include "db/records/result.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium::services {

/// What a user asks for, in the user's words. Empty members do not restrict; several words of one kind are
/// alternatives.
struct SubmissionQuery {
    std::vector<std::string> rounds;          ///< "5.0", "v5.0", "hpc-3.0"
    std::vector<std::string> benchmarks;      ///< canonical keys or names of any round ("ssd", "gnn")
    std::vector<std::string> submitters;      ///< names in whole or in part
    std::vector<std::string> accelerators;    ///< names in whole or in part
    std::vector<std::string> generations;     ///< generations or architectures
    std::vector<std::string> vendors;         ///< whole, whichever case
    std::vector<std::string> divisions;       ///< closed or open
    std::vector<std::string> availabilities;  ///< in any published spelling
    std::optional<bool> verified;
    /// Exact values, as a figure's filter holds them, beside the words: only the keys are looked at.
    store::SubmissionFilter keys;
    std::optional<std::int64_t> minAccelerators;
    std::optional<std::int64_t> maxAccelerators;
    std::optional<std::string> search;
};

/// The query in canonical ids. Errors: InvalidInput (context: the word; detail: what it should be and which values there
/// are) for a round, benchmark, vendor, division or availability that is none, and for more than store::mostFilterTexts
/// words of one kind; those of the database.
[[nodiscard]] Result<store::SubmissionFilter> filterOf(const Workspace& workspace, const SubmissionQuery& query);

/// Rows in the order of store::listSubmissions(). Errors: those of filterOf().
[[nodiscard]] Result<std::vector<store::SubmissionRow>> querySubmissions(const Workspace& workspace,
                                                                         const SubmissionQuery& query);

/// Whether the words of a search are signs alone, which no submission can match.
[[nodiscard]] bool searchesNothing(std::string_view words);

/// Everything that is known of one submission.
struct SubmissionDetails {
    Submission submission;
    store::SubmissionRow row;
    store::ImportBatch batch;  ///< the import that it came with
    std::vector<ImportIssue> issues;
    std::vector<store::EarlierScore> earlierScores;  ///< what imports replaced, the oldest first
    const Round* round = nullptr;                    ///< of the tables; null: they do not hold it
    const Benchmark* benchmark = nullptr;            ///< likewise
    const CompatibilitySpan* span = nullptr;         ///< rounds that it may be compared with
};

/// `referenceText` as reference() writes it; "v5.0/..." is understood too. Errors: InvalidInput (no reference),
/// NotFound (detail: the nearest references), those of the database.
[[nodiscard]] Result<SubmissionDetails> submissionDetails(const Workspace& workspace, std::string_view referenceText);

}  // namespace podium::services
