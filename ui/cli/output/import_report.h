// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/services/import_types.h"

namespace podium::cli {

/// What an import did, for people: counts, and scores that changed. Ends with a line end.
[[nodiscard]] std::string importPage(const services::ImportSummary& summary);

/// The same for scripts (INTERFACE, "Stable outputs"): files, logs, submissions{new,unchanged,changed}, unverified,
/// changed_scores[{reference,old_min,new_min}], result_ids{new,unchanged,changed},
/// exports_touched[{number,exported_at,title,file,references[]}], issues[{severity,code,file,line,detail}], seconds.
[[nodiscard]] std::string importJson(const services::ImportSummary& summary);

/// Issues as "SEVERITY FILE:LINE: DETAIL (CODE)", the worst first; at most `limit`, and a line that says how many more.
[[nodiscard]] std::vector<std::string> issueLines(const std::vector<ImportIssue>& issues, std::size_t limit);

}  // namespace podium::cli
