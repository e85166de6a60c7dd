// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/records/import_issue.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"

namespace podium::mlperf {

/// Fills a system from the text of its description: names in every published spelling, counts, division,
/// availability, canonical accelerator. What is missing or cannot be understood becomes an issue of `file`.
/// `key` gives the folder names that some rounds need (v0.7 states the division in the folder, TPUs their generation).
[[nodiscard]] System readSystemDescription(std::string_view text, const std::string& file, const SubmissionKey& key,
                                           const ReferenceTables& tables, std::vector<ImportIssue>& issues);

}  // namespace podium::mlperf
