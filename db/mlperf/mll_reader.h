// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/mlperf/json_line.h"
#include "db/mlperf/log_reader.h"

namespace podium::mlperf {

/// v0.6: ":::MLL <seconds> <key>: {"value": ..., "metadata": {...}}"; one submitter writes the metadata as Python prints
/// them ({'status': 'success'}). A log without such lines may state its time in words ("Total runtime: 12.3 minutes").
class MllReader final : public LogReader {
public:
    explicit MllReader(std::vector<std::string> watchedKeys) : m_watchedKeys(std::move(watchedKeys)) {}

    [[nodiscard]] LogEvents read(const FileBuffer& log) override;

private:
    std::vector<std::string> m_watchedKeys;
    JsonLine m_json;
};

}  // namespace podium::mlperf
