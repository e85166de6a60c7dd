// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "db/mlperf/log_events.h"
#include "db/records/import_issue.h"
#include "db/records/run.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// What the check of one run needs to know of its submission.
struct RunContext {
    const Round& round;
    Division division = Division::Unknown;
    const Benchmark* benchmark = nullptr;   ///< null: not in the tables
    const QualityTarget* target = nullptr;  ///< of the benchmark in this round; null: not known
    bool targetDecides = false;             ///< see LayoutException
};

/// Turns the events of one log into a run: minutes, status by the rules R1 to R4 of the official check (IMPORT.md
/// 3.1), convergence curve. Findings go to `issues` under `file`.
[[nodiscard]] Run makeRun(LogEvents&& events, const std::string& file, const RunContext& context,
                          std::vector<ImportIssue>& issues);

}  // namespace podium::mlperf
