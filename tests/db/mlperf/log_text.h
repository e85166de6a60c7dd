// SPDX-License-Identifier: GPL-3.0-or-later
// Small logs in the three dialects, and what the readers make of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/log_reader.h"

namespace podium::test {

inline mlperf::LogEvents readLog(LogDialect dialect, std::string_view text, std::vector<std::string> watchedKeys = {})
{
    mlperf::FileBuffer buffer;
    buffer.assign(text);
    return mlperf::makeLogReader(dialect, std::move(watchedKeys))->read(buffer);
}

/// One line of v0.7 and later, with its line feed.
inline std::string mllog(std::string_view key, std::int64_t milliseconds, std::string_view value = "null",
                         std::string_view metadata = "{}")
{
    return fmt::format(R"(:::MLLOG {{"namespace": "", "time_ms": {}, "event_type": "POINT_IN_TIME", "key": "{}", )"
                       R"("value": {}, "metadata": {}}})"
                       "\n",
                       milliseconds, key, value, metadata);
}

/// The metadata of a run_stop.
inline std::string status(std::string_view word) { return fmt::format(R"({{"status": "{}"}})", word); }

/// A whole run of v0.7 and later: `minutes` long, from a start in milliseconds, initialised in one minute.
inline std::string mllogRun(double minutes, std::string_view stopStatus = "success",
                            std::int64_t start = 1'600'000'000'000)
{
    return mllog("submission_benchmark", start - 60'000, R"("resnet")") +
           mllog("submission_division", start - 60'000, R"("closed")") + mllog("init_start", start - 60'000) +
           mllog("init_stop", start) + mllog("run_start", start) +
           mllog("run_stop", start + static_cast<std::int64_t>(minutes * 60'000), "null", status(stopStatus));
}

/// One line of v0.6, with its line feed.
inline std::string mll(std::string_view key, double seconds, std::string_view value = "null",
                       std::string_view metadata = "{}")
{
    return fmt::format(":::MLL {:.3f} {}: {{\"value\": {}, \"metadata\": {}}}\n", seconds, key, value, metadata);
}

/// One line of v0.5, with its line feed; `value` may be empty.
inline std::string mlp05(std::string_view key, double seconds, std::string_view value = "")
{
    return fmt::format(":::MLPv0.5.0 resnet {:.9f} (train.py:33) {}{}{}\n", seconds, key, value.empty() ? "" : ": ",
                       value);
}

}  // namespace podium::test
