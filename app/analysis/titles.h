// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/phrasebook.h"
#include "app/analysis/submission_rows.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium {

/// "v5.0", by the round table or from the id.
[[nodiscard]] std::string roundVersion(const std::string& round, const ReferenceTables& tables);
/// "v5.0"; "HPC v3.0" for rounds of another suite.
[[nodiscard]] std::string roundTitle(const std::string& round, const ReferenceTables& tables);
/// "MLPerf® Training", with the mark as the citation legends spell it.
[[nodiscard]] std::string suiteTitle(const std::string& round, const ReferenceTables& tables, const std::string& mark);
/// "Llama 3.1 405B", or the key itself where the table does not know it.
[[nodiscard]] std::string benchmarkTitle(const std::string& benchmark, const ReferenceTables& tables);
/// "Closed division".
[[nodiscard]] Phrase divisionPhrase(Division division);

/// Distinct rounds of rows in the order of time, Training before other suites.
[[nodiscard]] std::vector<std::string> roundsOf(const SubmissionRows& rows);
/// What a result counts its size in: accelerators, or processors on a system without; empty: not stated.
[[nodiscard]] std::optional<std::int64_t> sizeOf(const store::SubmissionRow& row);
/// The accelerator's canonical name, or the published one where no rule matched.
[[nodiscard]] std::string acceleratorTitle(const store::SubmissionRow& row);
/// The system's name, or its folder where the description gives none.
[[nodiscard]] std::string systemTitle(const store::SubmissionRow& row);

}  // namespace podium
