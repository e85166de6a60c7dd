// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/services/workspace.h"
#include "db/records/export_record.h"
#include "ui/cli/session.h"

namespace podium::cli {

/// Records exports that lie whole on the disk. Where that fails they stand all the same: DoneWithWarnings, and words why
/// they are not in the ledger.
[[nodiscard]] ExitCode recordInLedger(const Session& session, services::Workspace& workspace,
                                      const std::vector<ExportRecord>& exports);

}  // namespace podium::cli
