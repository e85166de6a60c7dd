// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/readable_name.h"

#include <utility>

#include "db/mlperf/python_json.h"

namespace podium::mlperf {

std::string readableName(const std::filesystem::path& path)
{
    std::string name = path.generic_string();
    return isUtf8(name) ? std::move(name) : latin1ToUtf8(name);
}

}  // namespace podium::mlperf
