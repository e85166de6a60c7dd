// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/analysis/figure_data.h"
#include "app/services/figure_service.h"
#include "app/services/output_file.h"
#include "app/services/overview_service.h"
#include "ui/charts/figure_export.h"
#include "ui/charts/headless.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/filter_options.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/output/submission_columns.h"

namespace podium::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* overviewExamples = R"(Examples:
  podium-cli overview -o llama
  podium-cli overview --benchmark bert --round 5.0 -o bert --lang de --format png

Writes what the start page of the window shows into a folder, which is made if it is missing:
fastest, generations and change, each as a figure with its footnote as text, results.csv with
the results that the figures are about, and overview.txt with the findings as sentences. A
finding that the results do not give has no figure; overview.txt says why. Without --benchmark
it is about the benchmark and the round that the window begins with.)";

struct Output {
    std::string name;
    std::string bytes;
};

class OverviewCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("overview", "Write the start page's figures, table and findings into files");
        declareFilter(*app, m_query);
        app->add_option("-o,--output", m_folder, "The folder for the files")
            ->required()
            ->type_name("FOLDER")
            ->check(namedFile());
        app->add_option("--format", m_format, "svg, png or pdf (default: svg)")->type_name("FORMAT");
        app->add_option("--theme", m_theme, "light or dark")->type_name("THEME");
        app->add_option("--lang", m_language, "en or de")->type_name("LANGUAGE");
        app->footer(overviewExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        const FormatRegistry formats = charts::makeFormats();
        const FigureFormat* format = formats.find(m_format);
        const auto tone = figureToneFromString(m_theme);
        const auto language = languageFromString(m_language);
        if (format == nullptr || format->content() != FormatContent::Picture) {
            return session.failUsage({ErrorCode::InvalidInput, "--format " + m_format, "expected svg, png or pdf"});
        }
        if (!tone) {
            return session.failUsage({ErrorCode::InvalidInput, "--theme " + m_theme, "expected light or dark"});
        }
        if (!language) {
            return session.failUsage({ErrorCode::InvalidInput, "--lang " + m_language, "expected en or de"});
        }
        const auto workspace = session.openWorkspace();
        if (!workspace) {
            return session.fail(workspace.error());
        }
        const BuiltinPhrasebook phrases(*language);
        const auto made = services::makeOverview(*workspace, m_query, *language, phrases, services::todayInUtc());
        if (!made) {
            return session.failUsage(made.error());
        }
        FigureStyle style;
        style.tone = *tone;
        style.language = *language;
        auto outputs = draw(made->overview, style, *format);
        if (!outputs) {
            return session.fail(outputs.error());
        }
        outputs->push_back({"results.csv", submissionsCsv(made->rows)});
        outputs->push_back({"overview.txt", overviewText(made->overview)});
        for (const Output& output : *outputs) {
            if (workspace->holds(fs::path(m_folder) / output.name)) {
                return session.fail({ErrorCode::FileUnwritable, output.name, "it is the database itself"});
            }
        }
        return write(session, *outputs);
    }

private:
    [[nodiscard]] Result<std::vector<Output>> draw(const Overview& overview, const FigureStyle& style,
                                                   const FigureFormat& format) const
    {
        const charts::HeadlessApplication application;
        std::vector<Output> outputs;
        for (const Finding& finding : overview.findings) {
            if (!finding.figure) {
                continue;
            }
            auto rendered = charts::renderFigure(figureUnderSentence(finding), style, format);
            if (!rendered) {
                return tl::unexpected(rendered.error());
            }
            outputs.push_back({finding.key + "." + std::string(format.name()), std::move(rendered->bytes)});
            outputs.push_back({finding.key + ".txt", figureFootnote(rendered->figure)});
        }
        return outputs;
    }

    [[nodiscard]] ExitCode write(Session& session, const std::vector<Output>& outputs) const
    {
        std::error_code error;
        fs::create_directories(m_folder, error);
        if (error) {
            return session.fail({ErrorCode::FileUnwritable, m_folder, error.message()});
        }
        std::vector<services::FileContent> files;
        files.reserve(outputs.size());
        for (const Output& output : outputs) {
            files.push_back({fs::path(m_folder) / output.name, output.bytes});
        }
        if (const Status written = services::writeFiles(files); !written) {
            return session.fail(written.error());
        }
        for (const services::FileContent& file : files) {
            session.say("Wrote " + file.target.string());
        }
        return ExitCode::Done;
    }

    services::SubmissionQuery m_query;
    std::string m_folder;
    std::string m_format = "svg";
    std::string m_theme = "light";
    std::string m_language = "en";
};

}  // namespace

std::unique_ptr<Command> makeOverviewCommand() { return std::make_unique<OverviewCommand>(); }

}  // namespace podium::cli
