// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/log_reader.h"

#include <utility>

#include "db/mlperf/mll_reader.h"
#include "db/mlperf/mllog_reader.h"
#include "db/mlperf/mlp05_reader.h"

namespace podium::mlperf {

std::unique_ptr<LogReader> makeLogReader(LogDialect dialect, std::vector<std::string> watchedKeys)
{
    switch (dialect) {
    case LogDialect::Mlp05:
        return std::make_unique<Mlp05Reader>(std::move(watchedKeys));
    case LogDialect::Mll:
        return std::make_unique<MllReader>(std::move(watchedKeys));
    case LogDialect::Mllog:
        break;
    }
    return std::make_unique<MllogReader>(std::move(watchedKeys));
}

}  // namespace podium::mlperf
