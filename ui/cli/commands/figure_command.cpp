// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/analysis/json_lines.h"
#include "app/services/figure_service.h"
#include "app/services/view_lookup.h"
#include "app/views/figure_file.h"
#include "app/views/saved_view.h"
#include "ui/cli/commands/commands.h"
#include "ui/cli/commands/figure_outputs.h"
#include "ui/cli/commands/filter_options.h"
#include "ui/cli/commands/generation_options.h"
#include "ui/cli/commands/ledger_record.h"
#include "ui/cli/commands/racks_options.h"
#include "ui/cli/commands/word_error.h"
#include "ui/cli/commands/word_option.h"

namespace podium::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* figureExamples = R"(Examples:
  podium-cli figure time-to-train --round 5.0 --benchmark llama31_405b -o llama.svg
  podium-cli figure time-to-train --round 5.0,5.1 --benchmark llama31_405b -o llama.png \
      --scale 2 --theme dark --lang de --data llama.csv --footnote llama.txt
  podium-cli figure spread --round 5.1 --benchmark bert --generation Blackwell -o runs.pdf
  podium-cli figure speedup --round 5.0 --benchmark llama31_405b \
      --baseline-generation Hopper -o speedup.svg
  podium-cli figure scaling --round 5.0 --benchmark llama31_405b -o scaling.svg
  podium-cli figure trend --benchmark bert --division closed -o bert.svg
  podium-cli figure racks --round 5.0 --benchmark llama31_405b --against H100 --ratio 2 \
      -o racks.svg
  podium-cli figure generations --generation Blackwell --against Hopper -o hopper.svg
  podium-cli figure generations --accelerator H100 --against A100 --tolerance 10 -o h100.svg
  podium-cli figure convergence --round 1.0 --benchmark unet3d -o unet3d.svg
  podium-cli figure convergence --round 5.0 --benchmark llama31_405b --over samples -o llama.svg
  podium-cli figure generations --generation Blackwell --against Hopper --form matrix \
      -o matrix.svg
  podium-cli figure scaling --round 5.0 --benchmark llama31_405b \
      -o scaling.xlsx -o scaling.odt -o scaling.html
  podium-cli figure time-to-train --round 5.0 --benchmark llama31_405b -o llama.csv \
      --separator semicolon --decimal comma
  podium-cli figure time-to-train --accelerator MI300X --accelerator H100 --vendor AMD \
      --vendor NVIDIA --verified --benchmark llama2_70b_lora -o lora.svg
  podium-cli figure my.podium-view --round 5.1 --size 1200x800 -o mine.png

Options beside a file stand in place of what it says.
The format follows the name of the file: .png, .svg and .pdf hold the page; .html and .odt
the page with its table, notes and footnotes; .xlsx a native chart, typed data and sources;
.csv, .tsv, .md and .json every row as data. -o may be given several times; Markdown then
shows the SVG or PNG beside it in place of the table. --data holds exactly what is drawn.
--size is slide (1600x900), half, full, square or WIDTHxHEIGHT.
MLCommons' rules ask for the footnote beside every picture; --footnote writes it as text.
What may not be compared by these rules is not drawn, unless --allow-blocked.)";

class FigureCommand : public Command {
public:
    CLI::App* declare(CLI::App& parent) override
    {
        auto* app = parent.add_subcommand("figure", "Draw a figure into a file, with its data and its footnote");
        app->add_option("KIND", m_what,
                        figureKindNames() + ", or a saved view: its id, its title or its file; or a figure as JSON")
            ->required();
        declareFilter(*app, m_query);
        app->add_option("--baseline", m_baseline, "Mark this submission and a line at its value")
            ->type_name("REFERENCE");
        app->add_option("--basis", m_basis, "official (with the scaling factor), raw, or throughput for ratios")
            ->type_name("BASIS");
        app->add_option("--sort", m_order, "time, accelerators, submitter or round")->type_name("ORDER");
        app->add_option("--axis", m_axis, "linear or log")->type_name("SCALE");
        app->add_option("--unit", m_unit, "Of a spread: minutes or percent of the score")->type_name("UNIT");
        app->add_option("--speedup", m_speedup, "Of a speedup: as-submitted, equal-count or per-accelerator")
            ->type_name("MODE");
        app->add_option("--baseline-generation", m_baselineGeneration,
                        "Of a speedup at equal counts: the best of this generation at each count")
            ->type_name("GENERATION");
        app->add_option("--series", m_series, "Of scaling: a line a submitter or a generation")->type_name("WHAT");
        app->add_option("--from", m_from, "Of scaling: draw the efficiency from this submission to that of --to")
            ->type_name("REFERENCE");
        app->add_option("--to", m_to, "Of scaling: see --from")->type_name("REFERENCE");
        app->add_option("--at", m_atAccelerators, "Of a trend: only results with so many accelerators")->type_name("N");
        app->add_option("--over", m_over, "Of convergence: minutes, or samples as the logs count them")
            ->type_name("WHAT");
        app->add_option("--pin", m_pins, "Of convergence: draw this submission, and only those named so (at most 8)")
            ->allow_extra_args(false)
            ->type_name("REFERENCE");
        declareRacks(*app, m_racks);
        declareGenerations(*app, m_generations);
        app->add_option("--max-rows", m_maxRows,
                        "Rows at most, \"and N more\" among them, which stands for the others (default: 30)")
            ->check(CLI::Range(1, 200))
            ->type_name("N");
        app->add_flag("--allow-blocked", m_allowBlocked, "Draw what may not be compared; the figure says so");
        m_outputs.declare(*app);
        app->add_option("--size", m_size, "slide, half, full, square or WIDTHxHEIGHT (default: slide)")
            ->type_name("SIZE");
        app->add_option("--scale", m_scale, "Pixels of a PNG for one of its size (default: 1)")
            ->check(CLI::Range(minimumFigureScale, maximumFigureScale))
            ->type_name("N");
        app->add_option("--theme", m_theme, "light or dark")->type_name("THEME");
        app->add_option("--lang", m_language, "en or de")->type_name("LANGUAGE");
        app->add_flag("--no-ledger", m_unrecorded, "Do not record it among the exports");
        app->footer(figureExamples);
        return app;
    }

    ExitCode run(Session& session) override
    {
        std::vector<std::string> inputs;
        if (!figureKindFromString(m_what)) {
            inputs.push_back(m_what);
        }
        if (const Status chosen = m_outputs.choose(inputs); !chosen) {
            return session.failUsage(chosen.error());
        }
        std::optional<services::Workspace> workspace;
        auto spec = describe(session, workspace);
        if (!spec) {
            return m_isFile ? session.fail(spec.error()) : session.failUsage(spec.error());
        }
        if (const Status fits = m_outputs.fits(spec->style); !fits) {
            return session.failUsage(fits.error());
        }
        if (const Status opened = open(session, workspace); !opened) {
            return session.fail(opened.error());
        }
        if (const Status spared = m_outputs.spare(*workspace); !spared) {
            return session.fail(spared.error());
        }
        const BuiltinPhrasebook phrases(spec->style.language);
        const auto figure = services::makeFigure(*workspace, *spec, narrowed(services::queryOf(spec->filter), m_query),
                                                 phrases, services::todayInUtc());
        if (!figure) {
            return session.failUsage(figure.error());
        }
        if (!figure->emptyMessage.empty()) {
            return refuse(session, *figure);
        }
        const auto written = m_outputs.write(*figure, *spec, m_maxRows);
        if (!written) {
            return session.fail(written.error());
        }
        sayWhatIsThere(session, *figure, written->drawn);
        if (m_outputs.lacksText(*figure)) {
            session.say("The picture's footnote refers to a text beside it; write that with --footnote FILE.txt.");
        }
        return m_unrecorded ? ExitCode::Done : recordInLedger(session, *workspace, written->exports);
    }

private:
    /// Once: the search for a view may have done it.
    static Status open(const Session& session, std::optional<services::Workspace>& workspace)
    {
        if (!workspace) {
            auto opened = session.openWorkspace();
            if (!opened) {
                return tl::unexpected(opened.error());
            }
            workspace = std::move(*opened);
        }
        return {};
    }

    /// The spec by kind, from a file or of a view in the workspace, with the options in place of what it says.
    Result<FigureSpec> describe(const Session& session, std::optional<services::Workspace>& workspace)
    {
        FigureSpec spec;
        if (const auto kind = figureKindFromString(m_what)) {
            spec = defaultSpec(*kind);
        } else {
            auto read = readSpec(session, workspace);
            if (!read) {
                return read;
            }
            spec = std::move(*read);
        }
        if (const auto applied = applyOptions(spec); !applied) {
            m_isFile = false;
            return tl::unexpected(applied.error());
        }
        return spec;
    }

    Result<FigureSpec> readSpec(const Session& session, std::optional<services::Workspace>& workspace)
    {
        std::error_code error;
        const auto status = fs::status(m_what, error);
        if (fs::exists(status) && !fs::is_regular_file(status)) {
            return failure(ErrorCode::FileUnreadable, m_what, "it is not a regular file");
        }
        if (!fs::exists(status)) {
            return viewSpec(session, workspace);
        }
        m_isFile = true;
        if (fs::file_size(m_what, error) > largestViewFile) {
            return failure(ErrorCode::InvalidInput, m_what, "too large for the description of a figure");
        }
        std::ifstream stream(m_what, std::ios::binary);
        const std::string json{std::istreambuf_iterator<char>(stream), {}};
        if (!stream.is_open() || stream.bad()) {
            return failure(ErrorCode::FileUnreadable, m_what);
        }
        return withLine(figureFromFile(json, m_what), json, m_what);
    }

    /// That of a saved view or of one that comes with the program, by its id or title.
    Result<FigureSpec> viewSpec(const Session& session, std::optional<services::Workspace>& workspace)
    {
        if (const Status opened = open(session, workspace); !opened) {
            m_isFile = true;  // its fault is not one of the command line
            return tl::unexpected(opened.error());
        }
        auto named = services::viewNamed(*workspace, m_what, Language::English);
        if (!named) {
            return failure(ErrorCode::InvalidInput, m_what,
                           "neither a kind of figure, nor a file, nor a view (podium-cli views list); kinds are " +
                               figureKindNames());
        }
        return std::move(named->view.spec);
    }

    [[nodiscard]] Status applyOptions(FigureSpec& spec) const
    {
        if (!m_baseline.empty() || !m_baselineGeneration.empty()) {  // one stands in place of the other, too
            spec.baseline = m_baseline;
            spec.baselineGeneration = m_baselineGeneration;
        }
        spec.from = m_from.empty() ? spec.from : m_from;
        spec.to = m_to.empty() ? spec.to : m_to;
        spec.atAccelerators = m_atAccelerators ? m_atAccelerators : spec.atAccelerators;
        if (!m_baselineGeneration.empty() && m_speedup.empty()) {
            spec.speedup = SpeedupMode::EqualCount;
        }
        if (const auto generations = applyGenerations(spec, m_generations, m_racks, m_query); !generations) {
            return generations;
        }
        spec.pins = m_pins.empty() ? spec.pins : m_pins;
        spec.maxRows = m_maxRows.value_or(spec.maxRows);
        spec.allowBlocked = spec.allowBlocked || m_allowBlocked;
        spec.style.scale = m_scale.value_or(spec.style.scale);
        for (const Status& chosen :
             {chooseByWord(spec.basis, m_basis, figureBasisFromString, "--basis", "official, raw or throughput"),
              chooseByWord(spec.speedup, m_speedup, speedupModeFromString, "--speedup",
                           "as-submitted, equal-count or per-accelerator"),
              chooseByWord(spec.grouping, m_series, seriesGroupingFromString, "--series", "submitter or generation"),
              chooseByWord(spec.order, m_order, rowOrderFromString, "--sort", "time, accelerators, submitter or round"),
              chooseByWord(spec.scale, m_axis, axisScaleFromString, "--axis", "linear or log"),
              chooseByWord(spec.spreadUnit, m_unit, spreadUnitFromString, "--unit", "auto, minutes or percent"),
              chooseByWord(spec.over, m_over, convergenceOverFromString, "--over", "minutes or samples"),
              chooseByWord(spec.style.tone, m_theme, figureToneFromString, "--theme", "light or dark"),
              chooseByWord(spec.style.language, m_language, languageFromString, "--lang", "en or de"),
              spec.kind == FigureKind::Generations ? Status() : applyRacks(m_racks, spec.racks),
              m_size.empty() ? Status() : setSize(spec.style, m_size, "--size")}) {
            if (!chosen) {
                return chosen;
            }
        }
        return validate(spec);
    }

    /// Says why there is nothing to draw; no file is written.
    static ExitCode refuse(Session& session, const Figure& figure)
    {
        std::string words = figure.emptyMessage;
        for (const Reason& reason : figure.comparability.reasons) {
            if (reason.verdict == Verdict::Blocked) {
                words += "; " + reason.text;
            }
        }
        for (const Note& note : figure.notes) {
            words += figure.kind == FigureKind::Generations ? ". " + note.text : std::string();
        }
        if (figure.racks) {
            words += " (--per-rack-a N)";
        }
        const bool blocked = figure.comparability.verdict == Verdict::Blocked;
        return session.fail(wordError(
            {}, words + (blocked ? ". Narrow the filter, or add --allow-blocked, which the figure then says" : "")));
    }

    /// "GB200, used 39; H100, ratio 2.151 168".
    static std::string rackCounts(const Figure& drawn)
    {
        std::string counts;
        for (const RackRow& row : drawn.racks->rows) {
            counts += (counts.empty() ? "" : "; ") + row.name + ": " + (row.racks ? row.count : row.cells.missing);
        }
        return counts;
    }

    /// Pairs of results that have a mark of their own.
    static std::size_t matchesIn(const Figure& figure)
    {
        std::size_t matches = 0;
        for (const Series& series : figure.series) {
            matches += static_cast<std::size_t>(std::count_if(
                series.marks.begin(), series.marks.end(), [](const Mark& mark) { return !mark.reference.empty(); }));
        }
        return matches;
    }

    /// Rows of generations are benchmarks or counts; what is drawn in them are matches.
    [[nodiscard]] std::string drawnWords(const Figure& whole, const Figure& drawn) const
    {
        if (drawn.racks) {
            return fmt::format("Drew racks into {}: {}.", m_outputs.names(), rackCounts(drawn));
        }
        if (drawn.kind == FigureKind::Generations) {
            return fmt::format("Drew {} of {} matches into {}.", matchesIn(drawn), matchesIn(whole), m_outputs.names());
        }
        const std::size_t rows = drawn.categories.size() - (drawn.foldedRows > 0 ? 1 : 0);
        return fmt::format("Drew {} of {} results into {}.", rows, rows + drawn.foldedRows, m_outputs.names());
    }

    void sayWhatIsThere(const Session& session, const Figure& whole, const Figure& drawn) const
    {
        session.say(drawnWords(whole, drawn));
        for (const Note& note : drawn.notes) {
            session.say(note.text + ".");
        }
    }

    std::string m_what;
    services::SubmissionQuery m_query;
    std::string m_baseline;
    std::string m_basis;
    std::string m_order;
    std::string m_axis;
    std::string m_unit;
    std::string m_speedup;
    std::string m_baselineGeneration;
    std::string m_series;
    std::string m_over;
    std::vector<std::string> m_pins;
    std::string m_from;
    std::string m_to;
    GenerationWords m_generations;
    std::optional<std::int64_t> m_atAccelerators;
    RacksWords m_racks;
    std::optional<std::int64_t> m_maxRows;
    bool m_allowBlocked = false;
    bool m_unrecorded = false;
    FigureOutputs m_outputs;
    std::string m_size;
    std::optional<double> m_scale;
    std::string m_theme;
    std::string m_language;
    bool m_isFile = false;  ///< the figure is described by a file, which is at fault if anything is
};

}  // namespace

std::unique_ptr<Command> makeFigureCommand() { return std::make_unique<FigureCommand>(); }

}  // namespace podium::cli
