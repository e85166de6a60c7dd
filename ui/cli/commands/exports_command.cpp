// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/reports/report_description.h"
#include "app/services/figure_service.h"
#include "app/services/ledger_service.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/figure_outputs.h"
#include "ui/cli/commands/ledger_record.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/commands/word_error.h"
#include "ui/cli/output/display_text.h"
#include "ui/cli/output/exports_report.h"
#include "ui/cli/terminal.h"

namespace podium::cli {

namespace {

constexpr const char* exportsExamples = R"(Examples:
  podium-cli exports
  podium-cli exports --reference 5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b
  podium-cli exports --since 2026-06-01 --csv > exports.csv
  podium-cli exports show 3
  podium-cli exports redo 3 -o corrected.svg
  podium-cli exports remove 3
  podium-cli exports clear --yes

What may follow, each explained by its own --help:
  show N [--json]           one export: its results then and now, footnote and figure
  redo N [-o FILE] [--yes]  draw it again, from the results as they are now, into its file or FILE;
                            --yes: also over a whole report
  remove N...               remove these exports from the list; their files stay
  clear --yes               remove all of them

Every figure that goes into a file is recorded with the results that it showed. The state
says which of them have changed since or are gone, and whether the file is as it was.)";

constexpr const char* showExamples = R"(Examples:
  podium-cli exports show 3
  podium-cli exports show 3 --json

N is the number in the list of "podium-cli exports". Each result stands with its minutes then
and now; below are the footnote and the description of the figure.)";

constexpr const char* redoExamples = R"(Examples:
  podium-cli exports redo 3
  podium-cli exports redo 3 -o corrected.svg

The figure is drawn with the choices that it had, and recorded as a new export. What went to
the clipboard, and the figure of a report, need -o, whose ending gives the format; "podium-cli
report" makes a report again. Over a file that is a whole report it is drawn with --yes only.)";

constexpr const char* removeExamples = R"(Examples:
  podium-cli exports remove 3
  podium-cli exports remove 3 5 8

If one of the numbers is not in the list, nothing is removed.)";

constexpr const char* clearExamples = R"(Example:
  podium-cli exports clear --yes

Without --yes nothing is done.)";

/// Of numbers that no entry has.
Error notRecorded(const std::vector<std::int64_t>& numbers)
{
    return wordError(fmt::format("{}", fmt::join(numbers, ", ")),
                     std::string("no export of ") + (numbers.size() == 1 ? "this number is" : "these numbers is") +
                         " recorded; \"podium-cli exports\" lists them");
}

class ExportsCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("exports", "List the figures that were exported, and what became of them");
        app->add_option("--reference", m_reference, "Only those that showed this submission")->type_name("REFERENCE");
        app->add_option("--file", m_file, "Only those that went into this file")->type_name("FILE");
        app->add_option("--since", m_since, "Only those of this day (UTC) and later")->type_name("YYYY-MM-DD");
        auto* json = app->add_flag("--json", m_json, "Write JSON");
        app->add_flag("--csv", m_csv, "Write CSV")->excludes(json);
        m_show = app->add_subcommand("show", "Show one export: its results then and now, footnote and figure");
        m_show->add_option("N", m_number, "Number of the export")->required();
        m_show->add_flag("--json", m_json, "Write JSON");
        m_show->footer(showExamples);
        m_redo = app->add_subcommand("redo", "Draw the figure of an export again, from the results as they are now");
        m_redo->add_option("N", m_number, "Number of the export")->required();
        m_redo->add_option("-o,--output", m_output, "Where it goes (default: the file of the export)")
            ->type_name("FILE")
            ->check(namedFile());
        m_redo->add_flag("--yes", m_yes, "Do it though the file is that of a whole report");
        m_redo->footer(redoExamples);
        m_remove = app->add_subcommand("remove", "Remove exports from the list; their files stay");
        m_remove->add_option("N", m_numbers, "Numbers of the exports")->required();
        m_remove->footer(removeExamples);
        m_clear = app->add_subcommand("clear", "Remove all exports from the list; their files stay");
        m_clear->add_flag("--yes", m_yes, "Do it: the list cannot be restored");
        m_clear->footer(clearExamples);
        app->footer(exportsExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        if (!m_since.empty() && (m_since == "today" || !isReportDate(m_since))) {
            return session.failUsage(wordError("--since " + m_since, "expected a day such as 2026-06-30"));
        }
        if (m_clear->parsed() && !m_yes) {
            return session.failUsage(
                wordError("exports clear", "this removes the whole list for good; add --yes to do it"));
        }
        auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        if (m_show->parsed()) {
            return show(session, *workspace);
        }
        if (m_redo->parsed()) {
            return redo(session, *workspace);
        }
        if (m_remove->parsed() || m_clear->parsed()) {
            return remove(session, *workspace);
        }
        return list(session, *workspace);
    }

private:
    ExitCode list(Session& session, const services::Workspace& workspace) const
    {
        store::ExportQuery query;
        if (!m_reference.empty()) {
            auto key = parseReference(m_reference);
            if (!key) {
                return session.failUsage(key.error());
            }
            key->round = ReferenceTables::roundIdFromText(key->round).value_or(key->round);
            query.reference = reference(*key);
        }
        if (!m_file.empty()) {
            query.file = services::ledgerPath(m_file).string();
        }
        if (!m_since.empty()) {
            query.since = m_since;
        }
        const auto entries = services::ledgerEntries(workspace, query);
        if (!entries) {
            return session.fail(entries.error());
        }
        if (m_json || m_csv) {
            session.out().write(m_json ? exportsJson(*entries) : exportsCsv(*entries));
        } else if (entries->empty()) {
            session.say("No exports are recorded" +
                        std::string(query.reference || query.file || query.since ? " that fit." : "."));
        } else {
            session.out().write(exportsPage(*entries, outputWidth()));
        }
        return ExitCode::Done;
    }

    [[nodiscard]] Result<LedgerEntry> wanted(const services::Workspace& workspace) const
    {
        auto entries = services::ledgerEntries(workspace, {.number = m_number});
        if (!entries) {
            return tl::unexpected(entries.error());
        }
        if (entries->empty()) {
            return tl::unexpected(notRecorded({m_number}));
        }
        return std::move(entries->front());
    }

    ExitCode show(Session& session, const services::Workspace& workspace) const
    {
        const auto entry = wanted(workspace);
        if (!entry) {
            return session.failUsage(entry.error());
        }
        session.out().write(m_json ? exportJson(*entry) : exportPage(*entry, outputWidth()));
        return ExitCode::Done;
    }

    /// Whether the file of an export can be drawn anew as it was.
    static Status fileOfItsOwn(const ExportRecord& record, const FigureOutputs& outputs)
    {
        const std::string name = "export " + std::to_string(record.number);
        if (record.file.empty()) {
            return tl::unexpected(wordError(name, "it went to the clipboard; name a file with -o"));
        }
        if (services::isReportExport(record)) {
            return tl::unexpected(wordError(name, "it is part of a report, " + record.file +
                                                      ", which its figure alone would overwrite; make the report again "
                                                      "with podium-cli report, or name a file for the figure with -o"));
        }
        if (!outputs.canWrite(record.format)) {
            return tl::unexpected(wordError(name, "this version of Podium cannot write its format, \"" + record.format +
                                                      "\"; name a file with -o, whose ending gives the format"));
        }
        return {};
    }

    /// One figure in the place of a whole report must be meant.
    [[nodiscard]] Status spareReport(const services::Workspace& workspace, const std::string& file) const
    {
        const auto report =
            m_yes ? Result<std::optional<ExportRecord>>(std::nullopt) : services::reportIn(workspace, file);
        if (!report) {
            return tl::unexpected(report.error());
        }
        if (!*report) {
            return {};
        }
        return tl::unexpected(wordError(
            file, "it is a report, of which export " + std::to_string((*report)->number) +
                      " is a part, and this figure alone would overwrite it; name another file with -o, or add --yes"));
    }

    ExitCode redo(Session& session, services::Workspace& workspace) const
    {
        const auto entry = wanted(workspace);
        if (!entry) {
            return session.failUsage(entry.error());
        }
        const ExportRecord& record = entry->record;
        FigureOutputs outputs;
        if (const Status redrawn = fileOfItsOwn(record, outputs); m_output.empty() && !redrawn) {
            return session.failUsage(redrawn.error());
        }
        outputs.use(m_output.empty() ? record.file : m_output, m_output.empty() ? record.format : std::string());
        if (const Status chosen = outputs.choose(); !chosen) {
            return session.failUsage(chosen.error());
        }
        if (const Status spared = outputs.spare(workspace); !spared) {
            return session.fail(spared.error());
        }
        if (const Status meant = spareReport(workspace, m_output.empty() ? record.file : m_output); !meant) {
            return session.failUsage(meant.error());
        }
        const auto spec = figureSpecFromJson(record.spec, "export " + std::to_string(record.number));
        if (!spec) {
            return session.fail(spec.error());
        }
        if (const Status fits = outputs.fits(spec->style); !fits) {
            return session.failUsage(fits.error());
        }
        const BuiltinPhrasebook phrases(spec->style.language);
        const auto figure =
            services::makeFigure(workspace, *spec, services::queryOf(spec->filter), phrases, services::todayInUtc());
        if (!figure) {
            return session.fail(figure.error());
        }
        if (!figure->emptyMessage.empty()) {
            return session.fail(wordError({}, figure->emptyMessage));
        }
        const auto written = outputs.write(*figure, *spec, std::nullopt);
        if (!written) {
            return session.fail(written.error());
        }
        session.say("Drew export " + std::to_string(record.number) + " again into " + displayText(outputs.names()) +
                    ".");
        return recordInLedger(session, workspace, written->exports);
    }

    ExitCode remove(const Session& session, services::Workspace& workspace) const
    {
        const auto missing = services::missingInLedger(workspace, m_numbers);
        if (!missing) {
            return session.fail(missing.error());
        }
        if (!missing->empty()) {
            Error error = notRecorded(*missing);
            error.detail += ". Nothing was removed";
            return session.failUsage(error);
        }
        const auto removed =
            m_clear->parsed() ? services::clearLedger(workspace) : services::removeFromLedger(workspace, m_numbers);
        if (!removed) {
            return session.fail(removed.error());
        }
        session.say("Removed " + std::to_string(*removed) + (*removed == 1 ? " export" : " exports") +
                    " from the list. Files were left as they are.");
        return ExitCode::Done;
    }

    std::string m_reference;
    std::string m_file;
    std::string m_since;
    bool m_json = false;
    bool m_csv = false;
    bool m_yes = false;
    std::int64_t m_number = 0;
    std::vector<std::int64_t> m_numbers;
    std::string m_output;
    CLI::App* m_show = nullptr;
    CLI::App* m_redo = nullptr;
    CLI::App* m_remove = nullptr;
    CLI::App* m_clear = nullptr;
};

}  // namespace

std::unique_ptr<Command> makeExportsCommand() { return std::make_unique<ExportsCommand>(); }

}  // namespace podium::cli
