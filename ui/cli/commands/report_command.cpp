// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/services/figure_service.h"
#include "app/services/ledger_service.h"
#include "app/services/output_file.h"
#include "app/services/output_place.h"
#include "app/services/report_service.h"
#include "ui/charts/headless.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/ledger_record.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/commands/word_error.h"
#include "ui/cli/commands/word_option.h"
#include "ui/cli/interrupt_watcher.h"
#include "ui/reports/report_formats.h"

namespace podium::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* reportEnding = ".podium-report";

constexpr const char* reportExamples = R"(Examples:
  podium-cli report scaling.podium-view racks.podium-view -o blackwell.pdf \
      --title "Blackwell against Hopper" --author "Ada Lovelace" --date today
  podium-cli report scaling-llama31-405b "Racks for 27 minutes" -o racks.html
  podium-cli report quarterly.podium-report -o quarterly.pdf
  podium-cli report quarterly.podium-report -o quartal.odt --lang de --page letter
  podium-cli report scaling.podium-view racks.podium-view -o all.html --save all.podium-report

Views stand in the report in the order in which they are named; podium-cli views list says
which there are beside those in files. A .podium-report file names
title, author, language, page and sections in JSON; options take the place of what it says.
--save writes such a file: edit its headings and texts (Markdown), and make the report again
when the next round is out. A view that gives no figure has a section that says why, and the
exit status is then 1.)";

class ReportCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("report", "Put several views into one PDF, HTML or ODT");
        app->add_option("VIEWS", m_inputs, "Views by file (.podium-view), id or title, or a report (.podium-report)")
            ->required()
            ->type_name("VIEW");
        app->add_option("-o,--output", m_output,
                        std::string("Where the report goes, by its ending: ") + reportFormatNames)
            ->required()
            ->type_name("FILE")
            ->check(namedFile());
        app->add_option("--format", m_format, "The format of --output, whatever its ending")->type_name("FORMAT");
        app->add_option("--title", m_title, "Of the front page and of every page's head")->type_name("TEXT");
        app->add_option("--subtitle", m_subtitle, "Of the front page")->type_name("TEXT");
        app->add_option("--author", m_author, "Of the front page and of the file")->type_name("TEXT");
        app->add_option("--date", m_date, "YYYY-MM-DD, today or none (default: none)")->type_name("DATE");
        app->add_option("--lang", m_language, "en or de")->type_name("LANGUAGE");
        app->add_option("--page", m_paper, "a4 or letter (default: a4)")->type_name("SIZE");
        app->add_option("--orientation", m_orientation, "portrait or landscape (default: portrait)")->type_name("WAY");
        app->add_option("--save", m_save, "Write the report's description, to be made again later")
            ->type_name("FILE")
            ->check(namedFile());
        app->add_flag("--no-ledger", m_unrecorded, "Do not record it among the exports");
        app->footer(reportExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const auto format = chooseFormat();
        if (!format) {
            return session.failUsage(format.error());
        }
        const auto language = languageByWord(m_language);
        if (!language) {
            return session.failUsage(language.error());
        }
        if (const Status apart = services::checkOutputs({m_output, m_save}); !apart) {
            return session.failUsage(apart.error());
        }
        InterruptWatcher interrupt;
        auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        auto description = readInputs(*workspace, *language);
        if (!description) {
            return session.fail(description.error());
        }
        if (const Status spared = spareInputs(); !spared) {
            return session.failUsage(spared.error());
        }
        if (const Status applied = applyOptions(*description); !applied) {
            return session.failUsage(applied.error());
        }
        for (const std::string& file : {m_output, m_save}) {
            if (!file.empty() && workspace->holds(file)) {
                return session.fail({ErrorCode::FileUnwritable, file, "it is the database itself"});
            }
        }
        return write(session, *workspace, *description, *format, interrupt.token());
    }

private:
    [[nodiscard]] Result<reports::ReportFormat> chooseFormat() const
    {
        const std::string word = m_format.empty() ? fs::path(m_output).extension().string() : m_format;
        if (const auto format = reports::reportFormatFromString(word)) {
            return *format;
        }
        return tl::unexpected(
            m_format.empty()
                ? wordError("--output " + m_output, std::string("expected a file name that ends in a format: ") +
                                                        reportFormatNames + "; or name the format by --format")
                : wordError("--format " + m_format, std::string("expected ") + reportFormatNames));
    }

    /// The views in order; the first report among the files gives what is around them.
    Result<ReportDescription> readInputs(const services::Workspace& workspace, Language language)
    {
        const services::ViewFinder find = services::viewsOf(workspace, {}, language);
        ReportDescription description;
        bool framed = false;
        for (const std::string& input : m_inputs) {
            m_read.push_back(input);
            if (!input.ends_with(reportEnding)) {
                auto view = find(input);
                if (!view) {
                    return tl::unexpected(view.error());
                }
                description.sections.push_back({"", "", "", std::move(*view)});
                continue;
            }
            auto report = services::readReportFile(input);
            if (!report) {
                return report;
            }
            for (const SectionDescription& section : report->sections) {
                if (!section.viewName.empty()) {
                    m_read.push_back((fs::path(input).parent_path() / section.viewName).string());
                }
            }
            const Language own = m_language.empty() ? report->language : language;
            if (const Status found = services::takeViews(
                    *report, services::viewsOf(workspace, fs::path(input).parent_path(), own), input);
                !found) {
                return tl::unexpected(found.error());
            }
            std::vector<SectionDescription> sections = std::move(description.sections);
            std::move(report->sections.begin(), report->sections.end(), std::back_inserter(sections));
            if (!std::exchange(framed, true)) {
                description = std::move(*report);
            }
            description.sections = std::move(sections);
        }
        if (description.sections.size() > mostReportSections) {
            return failure(ErrorCode::InvalidInput, m_inputs.back(),
                           fmt::format("expected at most {} sections in one report", mostReportSections));
        }
        return description;
    }

    /// What was read stays as it is, but that --save brings a report's description up to date.
    [[nodiscard]] Status spareInputs() const
    {
        std::vector<std::string> others = m_read;
        others.erase(std::remove_if(others.begin(), others.end(),
                                    [](const std::string& file) { return file.ends_with(reportEnding); }),
                     others.end());
        const Status spared = services::checkOutputs({m_output}, m_read);
        return spared ? services::checkOutputs({m_save}, others) : spared;
    }

    [[nodiscard]] Status applyOptions(ReportDescription& description) const
    {
        const std::pair<const std::optional<std::string>&, std::pair<std::string*, const char*>> lines[] = {
            {m_title, {&description.title, "--title"}},
            {m_subtitle, {&description.subtitle, "--subtitle"}},
            {m_author, {&description.author, "--author"}}};
        for (const auto& [word, target] : lines) {
            if (!word) {
                continue;
            }
            if (const Status checked = checkReportLine(*word, target.second); !checked) {
                return checked;
            }
            *target.first = *word;
        }
        if (!m_date.empty()) {
            const std::string date = m_date == "none" ? std::string() : m_date;
            if (!isReportDate(date)) {
                return tl::unexpected(wordError("--date " + m_date, "expected YYYY-MM-DD, today or none"));
            }
            description.date = date;
        }
        for (const Status& chosen :
             {chooseByWord(description.language, m_language, languageFromString, "--lang", "en or de"),
              chooseByWord(description.paper, m_paper, paperSizeFromString, "--page", "a4 or letter"),
              chooseByWord(description.orientation, m_orientation, paperOrientationFromString, "--orientation",
                           "portrait or landscape")}) {
            if (!chosen) {
                return chosen;
            }
        }
        return {};
    }

    ExitCode write(Session& session, services::Workspace& workspace, const ReportDescription& description,
                   reports::ReportFormat format, const std::stop_token& stop) const
    {
        const auto sections = description.sections.size();
        auto report = services::makeReport(
            workspace, description, services::todayInUtc(), [&](std::size_t section, const std::string& heading) {
                session.say(fmt::format("Section {} of {}: {}", section + 1, sections, heading));
                return !stop.stop_requested();
            });
        if (!report) {
            return session.fail(report.error());
        }
        const charts::HeadlessApplication application;
        const auto drawn = reports::DrawnReport::draw(std::move(*report));
        if (!drawn) {
            return session.fail(drawn.error());
        }
        std::size_t pageCount = 0;
        auto bytes = reports::encodeReport(**drawn, format, [&](std::size_t page, std::size_t pages) {
            constexpr std::size_t pagesBetween = 100;
            if (pages == 0) {
                session.say(fmt::format("Laid out {} pages", page));
            } else if (page > 0 && page % pagesBetween == 0) {
                session.say(fmt::format("Drew page {} of {}", page, pages));
            }
            pageCount = pages;
            return !stop.stop_requested();
        });
        if (!bytes) {
            return session.fail(bytes.error());
        }
        const std::vector<ExportRecord> exports =
            services::reportRecords((*drawn)->report(), m_output, reports::toString(format), *bytes);
        std::vector<services::FileContent> files;
        files.push_back({m_output, std::move(*bytes)});
        if (!m_save.empty()) {
            files.push_back({m_save, toJson(description)});
        }
        if (const Status written = services::writeFiles(files); !written) {
            return session.fail(written.error());
        }
        const ExitCode said = sayWhatIsThere(session, (*drawn)->report(), pageCount);
        const ExitCode recorded = m_unrecorded ? ExitCode::Done : recordInLedger(session, workspace, exports);
        return said == ExitCode::Done ? recorded : said;
    }

    ExitCode sayWhatIsThere(const Session& session, const Report& report, std::size_t pages) const
    {
        const auto figures = std::count_if(report.sections.begin(), report.sections.end(),
                                           [](const ReportSection& section) { return section.figure.has_value(); });
        session.say(fmt::format("Wrote {} with {} {}{}.", m_output, figures, figures == 1 ? "figure" : "figures",
                                pages == 0 ? "" : fmt::format(" on {} pages", pages)));
        ExitCode code = ExitCode::Done;
        for (const ReportSection& section : report.sections) {
            if (!section.absence.empty()) {
                session.complain(fmt::format("No figure in \"{}\": {}.", section.heading, section.absence));
                code = ExitCode::DoneWithWarnings;
            }
        }
        return code;
    }

    std::vector<std::string> m_inputs;
    std::vector<std::string> m_read;  ///< m_inputs and the views that reports among them name; some are no files
    std::string m_output;
    std::string m_format;
    std::optional<std::string> m_title;
    std::optional<std::string> m_subtitle;
    std::optional<std::string> m_author;
    std::string m_date;
    std::string m_language;
    std::string m_paper;
    std::string m_orientation;
    std::string m_save;
    bool m_unrecorded = false;
};

}  // namespace

std::unique_ptr<Command> makeReportCommand() { return std::make_unique<ReportCommand>(); }

}  // namespace podium::cli
