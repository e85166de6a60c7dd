// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "db/records/export_record.h"
#include "db/records/import_issue.h"

namespace podium::services {

/// What one import is asked to do.
struct ImportRequest {
    std::vector<std::filesystem::path> paths;  ///< folders, archives and logs, or lists of result IDs; one transaction
    std::optional<std::string> round;          ///< given by hand, as a user writes it: "5.0", "v5.0", "hpc-3.0"
    unsigned threads = 0;                      ///< that read files; 0: as many as the machine has
};

enum class ImportPhase { Unpacking, Scanning, Reading, Storing };

struct ImportProgress {
    ImportPhase phase = ImportPhase::Scanning;
    std::int64_t filesDone = 0;
    std::int64_t filesTotal = 0;  ///< 0: not known yet
    std::int64_t bytes = 0;       ///< read so far; in the phase Unpacking: unpacked so far
    std::string current;          ///< reference of the submission read last, or the path that is looked at
};

/// Called on the importing thread, ten times a second at most.
using ImportProgressSink = std::function<void(const ImportProgress&)>;

/// A submission whose time to train is another one than before. Minutes; empty: no score.
struct ScoreChange {
    std::string reference;
    std::optional<double> before;
    std::optional<double> after;
};

/// MLCommons' result IDs that lists of them brought.
struct ResultIdCounts {
    std::int64_t added = 0;
    std::int64_t unchanged = 0;
    std::int64_t changed = 0;

    [[nodiscard]] std::int64_t all() const { return added + unchanged + changed; }
};

struct ImportSummary {
    std::int64_t files = 0;  ///< files read: logs, scaling files, descriptions
    std::int64_t logs = 0;   ///< result files among them
    std::int64_t bytes = 0;
    std::int64_t added = 0;
    std::int64_t unchanged = 0;
    std::int64_t changed = 0;
    std::int64_t unverified = 0;      ///< submissions that were not recognised as published
    std::vector<ImportIssue> issues;  ///< by reference, then those that belong to no submission
    std::vector<ScoreChange> scoreChanges;
    bool ofLists = false;  ///< of result IDs, which bring no submissions
    ResultIdCounts resultIds;
    std::vector<TouchedExport> exportsTouched;  ///< that showed a submission, or cited an ID, which is another one now
    double seconds = 0;

    /// Something was read that the user should look at.
    [[nodiscard]] bool hasWarnings() const
    {
        for (const auto& issue : issues) {
            if (issue.severity != Severity::Info) {
                return true;
            }
        }
        return !exportsTouched.empty();
    }
};

}  // namespace podium::services
