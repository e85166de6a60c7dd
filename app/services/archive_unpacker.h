// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "db/records/import_issue.h"
#include "db/records/result.h"

namespace podium::services {

/// What an archive may cost. A published repository has up to 3,000 result files and 1 GB, and shrinks to a twentieth.
struct ArchiveLimits {
    std::int64_t entries = 1'000'000;                         ///< members of any kind
    std::int64_t files = 200'000;                             ///< files that are unpacked
    std::int64_t bytes = std::int64_t{8} << 30;               ///< of all members together, unpacked or not
    std::int64_t fileBytes = std::int64_t{1} << 30;           ///< of one unpacked file
    std::int64_t ratio = 100;                                 ///< all members together against the archive's size, ...
    std::int64_t bytesWithoutRatio = std::int64_t{64} << 20;  ///< ... once they are more than this
};

struct Unpacked {
    std::int64_t files = 0;
    std::int64_t bytes = 0;
    std::vector<ImportIssue> issues;  ///< members that were left out and why; `file` is the member's name
};

/// A regular file whose name ends like that of a zip, tar, tar.gz, tar.zst or tar.xz archive.
[[nodiscard]] bool isArchive(const std::filesystem::path& path);

/// The archive's file name without those endings: "training_results_v5.0" for "training_results_v5.0.tar.zst".
[[nodiscard]] std::string archiveStem(const std::filesystem::path& path);

/// Unpacks what the importer reads (result_*.txt, *.json) into `folder`, which must exist and be private. Nothing is
/// written outside it: members with absolute names or "..", links and devices are left out, with an issue where the
/// name is one that would have been read; a pipe holds the place of a link or a device, so that the importer sees that a
/// file is missing. Memory stays small whatever the archive says. `progress` gets the number of
/// bytes unpacked so far.
/// Errors: FileUnreadable, InvalidInput (damaged, cut off, encrypted, beyond the limits), FileUnwritable, DiskFull, Cancelled.
/// What was unpacked before an error stays in `folder`.
[[nodiscard]] Result<Unpacked> unpackArchive(const std::filesystem::path& archive, const std::filesystem::path& folder,
                                             std::stop_token stop = {},
                                             const std::function<void(std::int64_t)>& progress = {},
                                             const ArchiveLimits& limits = {});

}  // namespace podium::services
