// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/log_events.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// Reads the logs of one dialect. Keeps its parser between files: one reader per thread.
class LogReader {
public:
    virtual ~LogReader() = default;

    /// Reads a whole log. Never fails: what is missing or broken is said in the events.
    [[nodiscard]] virtual LogEvents read(const FileBuffer& log) = 0;
};

/// A reader for the dialect. `watchedKeys`: keys whose mere occurrence is wanted (rule R4).
[[nodiscard]] std::unique_ptr<LogReader> makeLogReader(LogDialect dialect, std::vector<std::string> watchedKeys);

}  // namespace podium::mlperf
