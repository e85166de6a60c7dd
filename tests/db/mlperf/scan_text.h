// SPDX-License-Identifier: GPL-3.0-or-later
// Small repositories of empty logs, and scans printed to lines.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "db/mlperf/repository.h"
#include "tests/db/reference/shipped_tables.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::test {

namespace fs = std::filesystem;

using Lines = std::vector<std::string>;

/// Writes `count` empty logs into a folder.
inline void addLogs(const TemporaryFolder& folder, const fs::path& below, int count = 1)
{
    for (int index = 0; index < count; ++index) {
        folder.write(below / fmt::format("result_{}.txt", index), "");
    }
}

/// A submission of the regular layout, with its description.
inline void addRegular(const TemporaryFolder& folder, const fs::path& org, const std::string& system,
                       const std::string& benchmark)
{
    addLogs(folder, org / "results" / system / benchmark, 2);
    folder.write(org / "systems" / (system + ".json"), "{}");
}

/// What a scan found, one submission a line: reference, number of logs, and what goes with them.
inline Lines describe(const mlperf::Scan& scan)
{
    Lines lines;
    for (const auto& directory : scan.directories) {
        lines.push_back(fmt::format("{} {}{}{}{}{}", reference(directory.key), directory.logs.size(),
                                    directory.published ? " published" : "", directory.weakScaling ? " weak" : "",
                                    directory.systemFile.empty() ? "" : " " + directory.systemFile.filename().string(),
                                    directory.scalingFile.empty() ? "" : " scaled"));
    }
    return lines;
}

inline Lines scanned(const fs::path& path, const std::optional<std::string>& round = std::nullopt)
{
    const auto result = mlperf::scan(path, shippedTables(), round);
    if (!result) {
        FAIL(result.error().context << ": " << result.error().detail);
    }
    return describe(*result);
}

/// Issues of a scan, one a line.
inline Lines issuesOf(const fs::path& path)
{
    Lines lines;
    const auto result = mlperf::scan(path, shippedTables());
    if (result) {
        for (const auto& issue : result->issues) {
            lines.push_back(fmt::format("{} {}", toString(issue.code), issue.file));
        }
    }
    return lines;
}

}  // namespace podium::test
