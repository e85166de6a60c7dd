// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/phrasebook.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium {

/// The systems of these results by submitter, each once: "Google: Tpu-v4-6912; NVIDIA: Eos, Tyche". Where the results
/// are of several rounds each system has its own: "NVIDIA: Eos (v3.1, v4.1)".
[[nodiscard]] std::string citedSystems(const std::vector<const store::SubmissionRow*>& rows,
                                       const ReferenceTables& tables);

}  // namespace podium
