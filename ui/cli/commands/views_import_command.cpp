// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/services/view_lookup.h"
#include "app/services/view_service.h"
#include "db/reference/ascii.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/word_option.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

constexpr const char* viewsImportExamples = R"(Examples:
  podium-cli views import mine.podium-view
  podium-cli --db mine.db views import *.podium-view

All files are read before the first is stored: one that is no view leaves everything as it
was. Views that are there already stay, also where the title is the same, which is said.)";

class ViewsImportCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "views"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("import", "Add the views of files to your own");
        app->add_option("FILE", m_files, "Files that \"views export\" or the program wrote")->required();
        app->add_option("--lang", m_language, "Of files with several languages: en or de")->type_name("LANGUAGE");
        app->footer(viewsImportExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto language = languageByWord(m_language);
        if (!language) {
            return session.failUsage(language.error());
        }
        std::vector<SavedView> views;
        for (const std::string& file : m_files) {
            auto view = services::readViewFile(file);
            if (!view) {
                return session.fail(view.error());
            }
            views.push_back(inLanguage(std::move(*view), *language));
        }
        auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto there = services::allViews(*workspace, *language);
        if (!there) {
            return session.fail(there.error());
        }
        std::map<std::string, std::string> ids;  // by title, as viewNamed() finds it
        for (const services::NamedView& view : there->views) {
            std::string& known = ids[ascii::lowerCase(view.view.title)];
            known += (known.empty() ? "" : ", ") + view.id;
        }
        for (const SavedView& view : views) {
            const auto id = services::addView(*workspace, view);
            if (!id) {
                return session.fail(id.error());
            }
            std::string& known = ids[ascii::lowerCase(view.title)];
            session.say(fmt::format("Added \"{}\" as view {}.", displayText(view.title), *id) +
                        (known.empty() ? std::string()
                                       : fmt::format(" The same title is that of {}: name such views by their ids.",
                                                     displayText(known))));
            known += (known.empty() ? "" : ", ") + std::to_string(*id);
        }
        return ExitCode::Done;
    }

private:
    std::vector<std::string> m_files;
    std::string m_language;
};

}  // namespace

std::unique_ptr<Command> makeViewsImportCommand() { return std::make_unique<ViewsImportCommand>(); }

}  // namespace podium::cli
