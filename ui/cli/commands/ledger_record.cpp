// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/ledger_record.h"

#include "app/services/ledger_service.h"
#include "ui/cli/error_words.h"

namespace podium::cli {

ExitCode recordInLedger(const Session& session, services::Workspace& workspace,
                        const std::vector<ExportRecord>& exports)
{
    const Status recorded = services::recordExports(workspace, exports);
    if (recorded) {
        return ExitCode::Done;
    }
    session.complain("podium-cli: written, but not recorded among the exports (--no-ledger does without): " +
                     wordsOf(recorded.error()));
    return ExitCode::DoneWithWarnings;
}

}  // namespace podium::cli
