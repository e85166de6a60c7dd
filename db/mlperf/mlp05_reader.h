// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/mlperf/log_reader.h"

#include <simdjson.h>

namespace podium::mlperf {

/// v0.5: ":::MLPv0.5.0 <model> <seconds> (<file>:<line>) <key>[: <json>]"; some write " : " before the JSON.
class Mlp05Reader final : public LogReader {
public:
    explicit Mlp05Reader(std::vector<std::string> watchedKeys) : m_watchedKeys(std::move(watchedKeys)) {}

    [[nodiscard]] LogEvents read(const FileBuffer& log) override;

private:
    std::vector<std::string> m_watchedKeys;
    simdjson::dom::parser m_parser;
};

}  // namespace podium::mlperf
