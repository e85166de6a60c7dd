// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/services/submission_query.h"

namespace podium::cli {

/// Everything that is known of one submission as one JSON object: the columns of the result table, but `runs` is the
/// list of the runs (its length is what the column says); names as published; `same_runs_as`; `system_fields`;
/// `provenance`; `issues`; `comparability` (null: no span is known).
[[nodiscard]] std::string showJson(const services::SubmissionDetails& details);

}  // namespace podium::cli
