// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <CLI/CLI.hpp>

#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

class DbBackupCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "db"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("backup", "Copy the database while it may be in use");
        app->add_option("FILE", m_file, "The copy; it must not exist yet")->required()->check(namedFile());
        app->footer("Example:\n  podium-cli db backup podium-2026-06-30.db");
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        if (workspace->holds(m_file)) {
            return session.fail({ErrorCode::FileUnwritable, m_file, "it is the database itself"});
        }
        if (const auto copied = workspace->database().backup(m_file); !copied) {
            return session.fail(copied.error());
        }
        session.say("Copied to " + displayText(m_file) + ".");
        return ExitCode::Done;
    }

private:
    std::string m_file;
};

}  // namespace

std::unique_ptr<Command> makeDbBackupCommand() { return std::make_unique<DbBackupCommand>(); }

}  // namespace podium::cli
