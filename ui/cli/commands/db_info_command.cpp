// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/services/submission_query.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/output/display_text.h"
#include "ui/cli/output/json_writer.h"
#include "ui/cli/output/number_text.h"
#include "ui/cli/output/text_table.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

std::string infoJson(const store::DatabaseInfo& info, const std::vector<store::ImportBatch>& batches)
{
    std::string text;
    JsonWriter json(text, 2);
    json.beginObject().member("path", info.path.string()).member("schema", info.schemaVersion);
    json.member("submissions", info.submissions).member("runs", info.runs).member("systems", info.systems);
    json.member("convergence_points", info.convergencePoints).member("bytes", info.bytes);
    json.key("rounds").beginArray();
    for (const auto& round : info.rounds) {
        json.value(round);
    }
    json.endArray().key("imports").beginArray();
    for (const auto& batch : batches) {
        json.beginObject().member("id", batch.id).member("started_at", batch.startedAt);
        json.member("source", batch.source).member("root", batch.root).member("files", batch.files);
        json.member("logs", batch.logs).member("new", batch.added).member("unchanged", batch.unchanged);
        json.member("changed", batch.changed).member("issues", batch.issues);
        json.member("content_hash", batch.contentHash).endObject();
    }
    json.endArray().endObject();
    return text;
}

std::string infoPage(const store::DatabaseInfo& info, const std::vector<store::ImportBatch>& batches)
{
    std::string rounds;
    for (const auto& round : info.rounds) {
        rounds += (rounds.empty() ? "" : ", ") + round;
    }
    std::string page =
        fmt::format("{}\n{} submissions of {} systems, {} runs, {} convergence points\n",
                    displayText(info.path.string()), info.submissions, info.systems, info.runs, info.convergencePoints);
    page += fmt::format("rounds: {}\nschema {}, {:.1f} MB\n", rounds.empty() ? "none" : displayText(rounds),
                        info.schemaVersion, static_cast<double>(info.bytes) / 1e6);
    if (batches.empty()) {
        return page;
    }
    TextTable table({
        {"Import", true, 0, 0},
        {"Started at", false, 0, 0},
        {"New", true, 0, 0},
        {"Unchanged", true, 0, 0},
        {"Changed", true, 0, 0},
        {"Issues", true, 0, 0},
        {"Source", false, 20, 0},
    });
    for (const auto& batch : batches) {
        table.addRow({countText(batch.id), batch.startedAt, countText(batch.added), countText(batch.unchanged),
                      countText(batch.changed), countText(batch.issues), batch.source});
    }
    return page + '\n' + table.text(outputWidth());
}

class DbInfoCommand : public Command {
public:
    [[nodiscard]] std::string_view group() const override { return "db"; }

    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("info", "Say what the database holds and which imports it came from");
        app->add_flag("--json", m_json, "Write JSON");
        app->footer("Example:\n  podium-cli --db mine.db db info");
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const auto info = workspace->database().info();
        if (!info) {
            return session.fail(info.error());
        }
        const auto batches = store::listBatches(workspace->database());
        if (!batches) {
            return session.fail(batches.error());
        }
        session.out().write(m_json ? infoJson(*info, *batches) : infoPage(*info, *batches));
        return ExitCode::Done;
    }

private:
    bool m_json = false;
};

}  // namespace

std::unique_ptr<Command> makeDbInfoCommand() { return std::make_unique<DbInfoCommand>(); }

}  // namespace podium::cli
