// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <CLI/CLI.hpp>

#include "app/services/submission_query.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/output/show_json.h"
#include "ui/cli/output/show_page.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

constexpr const char* showExamples = R"(Examples:
  podium-cli show 5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b
  podium-cli show 5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b --json

"podium-cli list" gives the references.)";

class ShowCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("show", "Show everything that is known of one submission");
        app->add_option("REFERENCE", m_reference, "ROUND/SUBMITTER/SYSTEM/BENCHMARK, as the repository's folders")
            ->required();
        app->add_flag("--json", m_json, "Write JSON");
        app->footer(showExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto details = services::submissionDetails(*workspace, m_reference);
        if (!details) {
            return session.failUsage(details.error());
        }
        session.out().write(m_json ? showJson(*details) : showPage(*details, outputWidth()));
        return ExitCode::Done;
    }

private:
    std::string m_reference;
    bool m_json = false;
};

}  // namespace

std::unique_ptr<Command> makeShowCommand() { return std::make_unique<ShowCommand>(); }

}  // namespace podium::cli
