// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <CLI/CLI.hpp>

#include "app/services/catalogue.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

constexpr const char* dbExportCatalogueExamples = R"(Example, how the catalogue that ships with Podium is made:
  podium-cli --db x.db import training_results_v4.1 training_results_v5.0
  podium-cli --db x.db db export-catalogue assets/catalog --date 2026-06

Only results that are verified as published go into it. The same results and the same
date give the same bytes.)";

class DbExportCatalogueCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "db"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("export-catalogue", "Write a catalogue of the published results");
        app->add_option("FOLDER", m_folder, "The folder for its files, one a round")->required()->check(namedFile());
        app->add_option("--date", m_date, "Year and month that the catalogue says it is of")
            ->required()
            ->type_name("YYYY-MM");
        app->footer(dbExportCatalogueExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto files = services::writeCatalogue(workspace->database(), m_folder, m_date);
        if (!files) {
            return session.failUsage(files.error());
        }
        for (const auto& file : *files) {
            session.say("Wrote " + displayText(file.string()) + ".");
        }
        if (files->empty()) {
            session.complain("podium-cli: the database holds no published results, so no catalogue was written.");
            return ExitCode::DoneWithWarnings;
        }
        return ExitCode::Done;
    }

private:
    std::string m_folder;
    std::string m_date;
};

}  // namespace

std::unique_ptr<Command> makeDbExportCatalogueCommand() { return std::make_unique<DbExportCatalogueCommand>(); }

}  // namespace podium::cli
