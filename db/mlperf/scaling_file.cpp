// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/scaling_file.h"

#include <string>

#include "db/mlperf/json_value.h"

namespace podium::mlperf {

std::optional<double> scalingFactorOf(std::string_view text)
{
    constexpr std::size_t longest = std::size_t{64} << 10;
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (text.size() > longest || parser.parse(std::string(text)).get(root) != simdjson::SUCCESS) {
        return std::nullopt;
    }
    const auto factor = memberOf(root, "scaling_factor");
    return factor && factor->is_number() ? numberOf(*factor) : std::nullopt;
}

}  // namespace podium::mlperf
