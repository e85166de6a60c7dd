// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <CLI/CLI.hpp>

#include "app/services/view_lookup.h"
#include "app/services/view_service.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/commands/word_option.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

constexpr const char* viewsExportExamples = R"(Examples:
  podium-cli views export 3 -o mine.podium-view
  podium-cli views export scaling-llama31-405b -o scaling.podium-view
  podium-cli views export "Racks for 27 minutes" -o racks.podium-view

VIEW is an id of "podium-cli views list", or a whole title. The file holds the figure's
description as JSON, with title and note; "podium-cli figure FILE" draws it.)";

class ViewsExportCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "views"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("export", "Write a saved view into a file");
        app->add_option("VIEW", m_view, "Id or title of the view")->required();
        app->add_option("-o,--output", m_file, "The file; by convention its name ends with .podium-view")
            ->required()
            ->type_name("FILE")
            ->check(namedFile());
        app->add_option("--lang", m_language, "Language of title and note: en or de")->type_name("LANGUAGE");
        app->footer(viewsExportExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto language = languageByWord(m_language);
        if (!language) {
            return session.failUsage(language.error());
        }
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto named = services::viewNamed(*workspace, m_view, *language);
        if (!named) {
            return session.fail(named.error());
        }
        if (const Status written = services::writeViewFile(*workspace, named->view, m_file); !written) {
            return session.fail(written.error());
        }
        session.say("Wrote \"" + displayText(named->view.title) + "\" to " + displayText(m_file) + ".");
        return ExitCode::Done;
    }

private:
    std::string m_view;
    std::string m_file;
    std::string m_language;
};

}  // namespace

std::unique_ptr<Command> makeViewsExportCommand() { return std::make_unique<ViewsExportCommand>(); }

}  // namespace podium::cli
