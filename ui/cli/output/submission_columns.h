// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/services/submission_query.h"
#include "ui/cli/output/json_writer.h"

namespace podium::cli {

/// The result table with the stable columns of INTERFACE, "Stable outputs", as CSV with a header line. Line ends are
/// LF. A missing value is an empty cell. Where one of the rows has a result ID, a last column "result_id" holds them.
[[nodiscard]] std::string submissionsCsv(const std::vector<store::SubmissionRow>& rows);

/// The same as a JSON array of objects, one a line. A missing number is null, a missing text "".
[[nodiscard]] std::string submissionsJson(const std::vector<store::SubmissionRow>& rows);

/// The columns, but the one named `leftOut`, as members of an object that is open in `json`.
void writeColumns(JsonWriter& json, const store::SubmissionRow& row, std::string_view leftOut = {});

}  // namespace podium::cli
