// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/records/import_issue.h"
#include "db/records/result.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// One benchmark folder: the runs of one submission and what goes with them. Paths are absolute.
struct ResultDirectory {
    SubmissionKey key;           ///< `round` may be empty: the layout does not say it
    std::filesystem::path root;  ///< the repository's root; reported paths are below it
    std::filesystem::path folder;
    std::vector<std::filesystem::path> logs;  ///< in natural order of their names
    std::filesystem::path scalingFile;        ///< empty: none
    std::filesystem::path systemFile;         ///< empty: none
    bool published = false;                   ///< the folder's name and layout are those of a published repository
    bool weakScaling = false;                 ///< HPC "weak"
    bool targetDecides = false;               ///< see LayoutException
    std::vector<ImportIssue> issues;          ///< links and misplaced files in this folder
};

/// What a path that the user named holds.
struct Scan {
    std::filesystem::path root;                ///< the repository's root, or the nearest folder that plays its part
    std::vector<ResultDirectory> directories;  ///< by reference
    std::vector<ImportIssue> issues;           ///< misplaced files, links
};

/// Finds the submissions below `path`: a whole repository (or a folder of several), one submitter's folder, one
/// system's folder, one benchmark's folder or a single log. Folder names, not contents, decide; symbolic links are not
/// followed. A trailing slash, another name of the root and read-only media make no difference.
///
/// The round comes from `round` (an id, given by hand), or else from the nearest folder whose name is one under which
/// a round was published. Errors: FileUnreadable, NothingToImport.
[[nodiscard]] Result<Scan> scan(const std::filesystem::path& path, const ReferenceTables& tables,
                                const std::optional<std::string>& round = std::nullopt);

}  // namespace podium::mlperf
