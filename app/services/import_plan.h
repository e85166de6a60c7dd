// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/services/import_types.h"
#include "app/services/published_content.h"
#include "app/services/temporary_folder.h"
#include "db/mlperf/repository.h"
#include "db/records/import_issue.h"
#include "db/records/result.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"

namespace podium::services {

/// One submission that is going to be read.
struct PlannedSubmission {
    mlperf::ResultDirectory directory;      ///< its key is final
    const Submission* published = nullptr;  ///< the published submission that every log here belongs to
    std::string root;                       ///< what file paths are below, as the user knows it: a folder or an archive
};

/// Everything that one import is going to read, by reference.
struct ImportPlan {
    std::vector<PlannedSubmission> submissions;
    std::vector<ImportIssue> issues;        ///< that belong to no submission
    std::string source;                     ///< what the user named, as absolute paths
    std::string root;                       ///< what all file paths are below; empty: each submission has its own
    std::int64_t files = 0;                 ///< logs, scaling files and descriptions
    std::vector<TemporaryFolder> unpacked;  ///< archives; they must live until all is read
};

using PathProgress = std::function<void(ImportPhase, std::int64_t bytes, const std::filesystem::path&)>;

/// Unpacks archives, scans all paths, and finds the round and the key of every submission: by layout, by
/// `request.round`, or by content. Errors: those of the scanner and of the archives, InvalidInput (no path, a round
/// that is none), RoundUnknown (detail says what to do), Cancelled.
[[nodiscard]] Result<ImportPlan> planImport(const ImportRequest& request, const ReferenceTables& tables,
                                            PublishedContent& content, std::stop_token stop,
                                            const PathProgress& progress);

}  // namespace podium::services
