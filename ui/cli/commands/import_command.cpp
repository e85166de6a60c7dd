// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/services/import_service.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/interrupt_watcher.h"
#include "ui/cli/output/import_report.h"
#include "ui/cli/progress_line.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

constexpr std::size_t issuesShown = 20;

constexpr const char* importExamples = R"(Examples:
  podium-cli import training_results_v5.0
  podium-cli --db mine.db import results.tar.zst --round 5.0
  podium-cli import training_results_v5.0/NVIDIA --json
  podium-cli list --round 5.0 --csv > ids.csv    # fill in or add the column result_id, then
  podium-cli import ids.csv

Ends with 1 if something was read that should be looked at, with 3 if there is nothing
that can be imported. An import is whole or absent; the same again changes nothing.
A list of MLCommons' result IDs is a CSV file with the columns reference and result_id (or
round, submitter, system, benchmark and result_id); it is imported by itself.)";

class ImportCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("import", "Read results into the database");
        app->add_option("PATH", m_paths,
                        "Repositories of results, parts of them, archives (zip, tar, tar.gz, tar.zst, tar.xz), "
                        "logs; or lists of result IDs (CSV)")
            ->required();
        m_roundOption = app->add_option("--round", m_round,
                                        "Round of results whose folders do not say it, for example 5.0 or hpc-3.0")
                            ->type_name("ROUND");
        app->add_option("--threads", m_threads, "Threads that read files (default: as many as the machine has)")
            ->check(CLI::Range(1, 256).description(""))
            ->type_name("N");
        app->add_flag("--json", m_json, "Write the summary and every issue as JSON");
        app->add_flag("--progress", m_progress, "Show progress even where standard error is no terminal");
        app->footer(importExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        services::ImportRequest request;
        request.paths.assign(m_paths.begin(), m_paths.end());
        request.threads = m_threads;
        if (m_roundOption->count() > 0) {
            if (!ReferenceTables::roundIdFromText(m_round)) {
                return session.failUsage(
                    {ErrorCode::InvalidInput, "--round " + m_round, "expected a round such as 5.0, v4.1 or hpc-3.0"});
            }
            request.round = m_round;
        }
        auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto summary = import(session, *workspace, request);
        if (!summary) {
            return session.fail(summary.error());
        }
        report(session, *summary);
        return summary->hasWarnings() ? ExitCode::DoneWithWarnings : ExitCode::Done;
    }

private:
    Result<services::ImportSummary> import(Session& session, services::Workspace& workspace,
                                           const services::ImportRequest& request) const
    {
        const InterruptWatcher interrupt;
        const auto width = messageWidth();
        ProgressLine line(session, width);
        services::ImportProgressSink sink;
        if (m_progress || (width && !session.isQuiet())) {
            sink = [&line](const services::ImportProgress& progress) { line.show(progress); };
        }
        services::ImportService service(workspace.database(), workspace.tables(), workspace.catalogueFolder());
        return service.importPaths(request, interrupt.token(), sink);
    }

    void report(Session& session, const services::ImportSummary& summary) const
    {
        if (m_json) {
            session.out().write(importJson(summary));
            return;
        }
        for (const auto& line : issueLines(summary.issues, issuesShown)) {
            session.say(line);
        }
        session.out().write(importPage(summary));
    }

    std::vector<std::string> m_paths;
    CLI::Option* m_roundOption = nullptr;
    std::string m_round;
    unsigned m_threads = 0;
    bool m_json = false;
    bool m_progress = false;
};

}  // namespace

std::unique_ptr<Command> makeImportCommand() { return std::make_unique<ImportCommand>(); }

}  // namespace podium::cli
