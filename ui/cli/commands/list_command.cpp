// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/services/submission_query.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/filter_options.h"
#include "ui/cli/output/list_page.h"
#include "ui/cli/output/submission_columns.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

constexpr const char* listExamples = R"(Examples:
  podium-cli list --round 5.0 --benchmark llama31_405b
  podium-cli list --benchmark bert --generation Hopper --min-accelerators 64
  podium-cli list --round 4.1,5.0 --submitter Dell --submitter HPE --csv > both.csv
  podium-cli list --vendor AMD --division closed --verified

Options that choose submissions may be given several times: their values are alternatives.
--round and --benchmark take commas between them, too. Texts are compared without regard to
case. --csv and --json have these columns: reference, round,
division, availability, submitter, system, benchmark, accelerator, vendor, generation,
accelerators, nodes, time_to_train_min, raw_time_min, scaling_factor, runs, runs_failed,
runs_dropped, verified, score_issue; last, where one of them has an imported ID, result_id.)";

class ListCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("list", "List submissions, by round, benchmark and time to train");
        declareFilter(*app, m_query);
        auto* csv = app->add_flag("--csv", m_csv, "Write CSV with every column");
        app->add_flag("--json", m_json, "Write JSON with every column")->excludes(csv);
        app->footer(listExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto rows = services::querySubmissions(*workspace, m_query);
        if (!rows) {
            return session.failUsage(rows.error());
        }
        if (m_query.search && services::searchesNothing(*m_query.search)) {
            session.say("The words of --search hold no letter and no digit, so that no submission can match.");
        } else if (rows->empty() && !m_csv && !m_json) {
            session.say(emptyWords(*workspace));
        }
        if (m_csv) {
            session.out().write(submissionsCsv(*rows));
        } else if (m_json) {
            session.out().write(submissionsJson(*rows));
        } else if (!rows->empty()) {
            session.out().write(listPage(*rows, outputWidth()));
        }
        return ExitCode::Done;
    }

private:
    static std::string emptyWords(const services::Workspace& workspace)
    {
        const auto info = workspace.database().info();
        if (!info || info->submissions == 0) {
            return "The database is empty. Fill it with: podium-cli import FOLDER";
        }
        return fmt::format("None of the {} submissions matches. Leave an option out to see more.", info->submissions);
    }

    services::SubmissionQuery m_query;
    bool m_csv = false;
    bool m_json = false;
};

}  // namespace

std::unique_ptr<Command> makeListCommand() { return std::make_unique<ListCommand>(); }

}  // namespace podium::cli
