// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/samples_to_converge.h"
#include "db/store/database.h"
#include "db/store/import_transaction.h"

namespace podium::store {

/// One row of the result table: what lists, tables and figures need without runs and system fields.
struct SubmissionRow {
    std::int64_t id = 0;  ///< database id; stable while the submission exists
    SubmissionKey key;
    std::string submitter;  ///< canonical
    std::string systemName;
    std::string benchmark;  ///< canonical
    Division division = Division::Unknown;
    Availability availability = Availability::Unknown;
    Accelerator accelerator;
    std::string acceleratorModel;
    std::string framework;
    std::optional<std::int64_t> accelerators;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> hostProcessors;
    Score score;
    std::optional<double> fastestRun;  ///< minutes, unscaled, over the valid runs
    std::optional<double> slowestRun;
    std::optional<SamplesToConverge> samples;  ///< mean of the counted runs; empty: the logs do not say
    bool verified = false;
    std::string sameRunsAs;
    std::string resultId;  ///< of MLCommons, where the analyst has added it; empty: not known
};

/// Empty members do not restrict; values of one member are alternatives, members restrict together. Texts are what users
/// type and compare without regard to case (ASCII). Keys are exact: all that a row shows of that facet, "" where it
/// states nothing; keys and texts of one facet are alternatives too. Made for designated initialisers.
struct SubmissionFilter {
    std::vector<std::string> rounds{};            ///< whichever case
    std::vector<std::string> benchmarks{};        ///< canonical keys, whichever case
    std::vector<std::string> submitterTexts{};    ///< canonical name, published name or folder; whole or in part
    std::vector<std::string> acceleratorTexts{};  ///< canonical or published name, whole or in part
    std::vector<std::string> generationTexts{};   ///< generation or architecture, whole
    std::vector<std::string> submitters{};        ///< keys: canonical names
    std::vector<std::string> accelerators{};      ///< keys: canonical names, published ones where there is none
    std::vector<std::string> generations{};       ///< keys: canonical names
    std::vector<std::string> vendors{};           ///< keys: vendors of the accelerator
    std::vector<std::string> divisions{};         ///< keys: toString(Division)
    std::vector<std::string> availabilities{};    ///< keys: toString(Availability)
    std::vector<std::string> verification{};      ///< verifiedKey, unverifiedKey
    std::optional<std::int64_t> minAccelerators{};
    std::optional<std::int64_t> maxAccelerators{};
    std::optional<std::string> search{};  ///< words, all of which must occur (full text; prefix match);
                                          ///< blank: does not restrict; signs alone: nothing is found

    friend bool operator==(const SubmissionFilter&, const SubmissionFilter&) = default;
};

/// Most texts of one member of a filter: SQLite does not take conditions of any depth.
inline constexpr std::size_t mostFilterTexts = 100;

/// Values of SubmissionFilter::verification.
inline constexpr std::string_view verifiedKey = "verified";
inline constexpr std::string_view unverifiedKey = "unverified";

/// Rows by value in the order round (numeric), benchmark, time to train, reference; missing times last.
[[nodiscard]] Result<std::vector<SubmissionRow>> listSubmissions(const Database& database,
                                                                 const SubmissionFilter& filter = {});
/// One submission whole, or NotFound with the nearest references in `detail`: those that are written most like it, or
/// else those that share most of its parts.
[[nodiscard]] Result<Submission> loadSubmission(const Database& database, const SubmissionKey& key);
/// Batch that a submission came with; its `root` is the folder that this submission's files are below (for opening the
/// log at its line).
[[nodiscard]] Result<ImportBatch> batchOf(const Database& database, const SubmissionKey& key);
[[nodiscard]] Result<std::vector<ImportIssue>> issuesOf(const Database& database, const SubmissionKey& key);
/// A score that a submission had before: what an import replaced, when (UTC, ISO 8601) and from what source.
struct EarlierScore {
    std::string changedAt;
    std::string source;
    std::optional<double> before;  ///< minutes; empty: there was no score
    std::optional<double> after;
};
/// The changes of a submission's score, the oldest first.
[[nodiscard]] Result<std::vector<EarlierScore>> earlierScoresOf(const Database& database, const SubmissionKey& key);
[[nodiscard]] Result<std::vector<ImportBatch>> listBatches(const Database& database);
[[nodiscard]] Result<std::vector<ImportIssue>> issuesOfBatch(const Database& database, std::int64_t batch);
/// Submissions that hold a run of this content, by reference. For recognising published content.
[[nodiscard]] Result<std::vector<std::string>> referencesWithRun(const Database& database, const ContentHash& content);

}  // namespace podium::store
