// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>

#include "ui/cli/commands/commands.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

class DbCheckCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "db"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("check", "Check that the database is whole");
        app->footer("Example:\n  podium-cli --db mine.db db check\n\n"
                    "Writes \"ok\"; or a line for each finding, and ends with 5.");
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto findings = workspace->database().check();
        if (!findings) {
            return session.fail(findings.error());
        }
        if (findings->empty()) {
            session.out().write("ok\n");
            return ExitCode::Done;
        }
        for (const auto& finding : *findings) {
            session.out().write(displayText(finding) + '\n');
        }
        return session.fail({ErrorCode::DatabaseDamaged, workspace->database().path().string(), {}});
    }
};

}  // namespace

std::unique_ptr<Command> makeDbCheckCommand() { return std::make_unique<DbCheckCommand>(); }

}  // namespace podium::cli
