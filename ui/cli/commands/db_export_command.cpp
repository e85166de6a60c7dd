// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/services/output_file.h"
#include "app/services/submission_query.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/output/display_text.h"
#include "ui/cli/output/submission_columns.h"

namespace podium::cli {

namespace {

constexpr const char* dbExportExamples = R"(Examples:
  podium-cli db export results.csv
  podium-cli --db mine.db db export results.json

The columns are those of "podium-cli list --csv". The file appears whole or not at all.)";

class DbExportCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "db"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("export", "Write the whole result table into a file");
        app->add_option("FILE", m_file, "The file; its name ends with .csv or .json")->required()->check(namedFile());
        app->footer(dbExportExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const bool isCsv = m_file.ends_with(".csv");
        if (!isCsv && !m_file.ends_with(".json")) {
            return session.failUsage({ErrorCode::InvalidInput, m_file, "expected a name that ends with .csv or .json"});
        }
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        if (workspace->holds(m_file)) {
            return session.fail({ErrorCode::FileUnwritable, m_file, "it is the database itself"});
        }
        const auto rows = services::querySubmissions(*workspace, {});
        if (!rows) {
            return session.fail(rows.error());
        }
        const auto text = isCsv ? submissionsCsv(*rows) : submissionsJson(*rows);
        if (const auto written = services::writeFile(m_file, text); !written) {
            return session.fail(written.error());
        }
        session.say(fmt::format("Wrote {} submissions to {}.", rows->size(), displayText(m_file)));
        return ExitCode::Done;
    }

private:
    std::string m_file;
};

}  // namespace

std::unique_ptr<Command> makeDbExportCommand() { return std::make_unique<DbExportCommand>(); }

}  // namespace podium::cli
