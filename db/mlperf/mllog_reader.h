// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/mlperf/json_line.h"
#include "db/mlperf/log_reader.h"

namespace podium::mlperf {

/// v0.7 on: ":::MLLOG {json}" with time_ms in milliseconds; one submitter of v0.7 writes time_s in seconds.
class MllogReader final : public LogReader {
public:
    explicit MllogReader(std::vector<std::string> watchedKeys) : m_watchedKeys(std::move(watchedKeys)) {}

    [[nodiscard]] LogEvents read(const FileBuffer& log) override;

private:
    std::vector<std::string> m_watchedKeys;
    JsonLine m_json;
};

}  // namespace podium::mlperf
