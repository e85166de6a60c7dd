// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <CLI/CLI.hpp>

#include "app/services/view_lookup.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/word_option.h"
#include "ui/cli/error_words.h"
#include "ui/cli/output/json_writer.h"
#include "ui/cli/output/text_table.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

constexpr const char* viewsListExamples = R"(Examples:
  podium-cli views list
  podium-cli views list --lang de --json

The id is what "views export" takes: a number for a view of your own, a name for one that
ships with the program. --json gives id, shipped, title, note, kind, saved_at of each.)";

std::string pageOf(const services::NamedViews& all)
{
    TextTable table({{"Id", false, 0, 0}, {"Kind", false, 0, 0}, {"Title", false, 20, 0}, {"Saved", false, 0, 1}});
    for (const services::NamedView& named : all.views) {
        const SavedView& view = named.view;
        table.addRow({named.id, std::string(toString(view.spec.kind)), view.title, view.savedAt});
    }
    return table.text(outputWidth());
}

std::string jsonOf(const services::NamedViews& all)
{
    std::string text;
    JsonWriter json(text, 2);
    json.beginArray();
    for (const services::NamedView& named : all.views) {
        const SavedView& view = named.view;
        json.beginObject();
        json.member("id", named.id).member("shipped", named.isShipped).member("title", view.title);
        json.member("note", view.note).member("kind", toString(view.spec.kind)).key("saved_at");
        view.savedAt.empty() ? json.null() : json.value(view.savedAt);
        json.endObject();
    }
    json.endArray();
    return text + '\n';
}

class ViewsListCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "views"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("list", "List your saved views and those that ship with the program");
        app->add_flag("--json", m_json, "Write JSON");
        app->add_option("--lang", m_language, "Language of the titles: en or de")->type_name("LANGUAGE");
        app->footer(viewsListExamples);
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
        const auto all = services::allViews(*workspace, *language);
        if (!all) {
            return session.fail(all.error());
        }
        for (const Error& error : all->unreadable) {
            session.complain("podium-cli: left out: " + wordsOf(error));
        }
        session.out().write(m_json ? jsonOf(*all) : pageOf(*all));
        return all->unreadable.empty() ? ExitCode::Done : ExitCode::DoneWithWarnings;
    }

private:
    bool m_json = false;
    std::string m_language;
};

}  // namespace

std::unique_ptr<Command> makeViewsListCommand() { return std::make_unique<ViewsListCommand>(); }

}  // namespace podium::cli
