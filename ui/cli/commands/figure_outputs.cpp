// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/figure_outputs.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_data.h"
#include "app/services/ledger_service.h"
#include "app/services/output_file.h"
#include "app/services/output_place.h"
#include "ui/charts/figure_export.h"
#include "ui/charts/headless.h"
#include "ui/cli/commands/named_file.h"
#include "ui/cli/commands/word_error.h"

namespace podium::cli {

namespace {

namespace fs = std::filesystem;

/// Of a PNG at its scale; each takes four bytes of memory and more while it is drawn.
constexpr double mostPixels = 100e6;

std::string endingOf(const std::string& file) { return fs::path(file).extension().string(); }

}  // namespace

FigureOutputs::FigureOutputs() : m_formats(charts::makeFormats()) {}

void FigureOutputs::declare(CLI::App& app)
{
    app.add_option("-o,--output", m_files,
                   "Where the figure goes, by its ending: " + m_formats.names() + "; may be given several times")
        ->required()
        ->allow_extra_args(false)
        ->type_name("FILE")
        ->check(namedFile());
    app.add_option("--format", m_format, "The format of --output, whatever its ending")->type_name("FORMAT");
    app.add_option("--data", m_data, "Write what is drawn as data: .csv, .tsv or .json")
        ->type_name("FILE")
        ->check(namedFile());
    app.add_option("--footnote", m_footnote, "Write the footnote as text")->type_name("FILE")->check(namedFile());
    app.add_option("--separator", m_separator, "Between the cells of CSV: comma, semicolon or tab (default: comma)")
        ->type_name("SIGN");
    app.add_option("--decimal", m_decimal, "The decimal sign of CSV and TSV: point or comma (default: point)")
        ->type_name("SIGN");
}

void FigureOutputs::use(std::string file, std::string format)
{
    m_files = {std::move(file)};
    m_format = std::move(format);
}

Status FigureOutputs::chooseSigns()
{
    const std::pair<const char*, char> separators[] = {{"", ','}, {"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}};
    const std::pair<const char*, char> decimals[] = {{"", '.'}, {"point", '.'}, {"comma", ','}};
    const auto separator = std::find_if(std::begin(separators), std::end(separators),
                                        [&](const auto& one) { return m_separator == one.first; });
    const auto decimal =
        std::find_if(std::begin(decimals), std::end(decimals), [&](const auto& one) { return m_decimal == one.first; });
    if (separator == std::end(separators)) {
        return tl::unexpected(wordError("--separator " + m_separator, "expected comma, semicolon or tab"));
    }
    if (decimal == std::end(decimals)) {
        return tl::unexpected(wordError("--decimal " + m_decimal, "expected point or comma"));
    }
    m_options.csv = {separator->second, decimal->second};
    const bool csv = std::any_of(m_fileFormats.begin(), m_fileFormats.end(),
                                 [](const FigureFormat* format) { return format->name() == "csv"; }) ||
                     (m_dataFormat != nullptr && m_dataFormat->name() == "csv");
    if (const Status valid = validate(m_options.csv); csv && !valid) {
        return tl::unexpected(wordError("--decimal " + m_decimal, valid.error().detail + ": --separator semicolon"));
    }
    return {};
}

Status FigureOutputs::choose(const std::vector<std::string>& inputs)
{
    const std::string& known = m_formats.names();
    if (!m_format.empty() && m_formats.find(m_format) == nullptr) {
        return tl::unexpected(wordError("--format " + m_format, "expected " + known));
    }
    for (const std::string& file : m_files) {
        m_fileFormats.push_back(m_formats.find(m_format.empty() ? endingOf(file) : m_format));
        if (m_fileFormats.back() == nullptr) {
            return tl::unexpected(wordError("--output " + file, "expected a file name that ends in a format: " + known +
                                                                    "; or name the format by --format"));
        }
    }
    m_dataFormat = m_data.empty() ? nullptr : m_formats.find(endingOf(m_data));
    const auto isPlainData = [](std::string_view name) { return name == "csv" || name == "tsv" || name == "json"; };
    if (!m_data.empty() && (m_dataFormat == nullptr || !isPlainData(m_dataFormat->name()))) {
        return tl::unexpected(wordError("--data " + m_data, "expected a file name that ends in .csv, .tsv or .json"));
    }
    if (const Status signs = chooseSigns(); !signs) {
        return signs;
    }
    return services::checkOutputs(all(), inputs);
}

std::vector<std::string> FigureOutputs::all() const
{
    std::vector<std::string> files = m_files;
    files.insert(files.end(), {m_data, m_footnote});
    return files;
}

Status FigureOutputs::spare(const services::Workspace& workspace) const
{
    for (const std::string& file : all()) {
        if (!file.empty() && workspace.holds(file)) {
            return failure(ErrorCode::FileUnwritable, file, "it is the database itself");
        }
    }
    return {};
}

Status FigureOutputs::fits(const FigureStyle& style) const
{
    const double pixels = style.width * style.scale * (style.height * style.scale);
    const bool drawsPoints = std::any_of(m_fileFormats.begin(), m_fileFormats.end(),
                                         [](const FigureFormat* format) { return format->name() == "png"; });
    if (!drawsPoints || pixels <= mostPixels) {
        return {};
    }
    return tl::unexpected(wordError(
        fmt::format("--size {}x{} --scale {}", style.width, style.height, style.scale),
        fmt::format("a PNG of {:.0f} million pixels, and {:.0f} million are the most: take a smaller --size or "
                    "--scale, or SVG or PDF, which are sharp at every size",
                    pixels / 1e6, mostPixels / 1e6)));
}

/// The picture of the same run that a Markdown file shows; empty: there is none.
std::string FigureOutputs::imageBeside(const std::string& file) const
{
    for (const std::string_view wanted : {"svg", "png"}) {
        for (std::size_t index = 0; index < m_files.size(); ++index) {
            if (m_fileFormats[index]->name() == wanted) {
                const fs::path folder = fs::path(file).parent_path();
                return fs::path(m_files[index]).lexically_proximate(folder.empty() ? "." : folder).generic_string();
            }
        }
    }
    return {};
}

Result<WrittenFigure> FigureOutputs::write(const Figure& figure, const FigureSpec& spec,
                                           const std::optional<std::int64_t>& maxRows) const
{
    const charts::HeadlessApplication application;
    charts::RenderOptions options;
    options.limits.maxRows = static_cast<std::size_t>(spec.maxRows);
    options.dataRows = maxRows ? std::optional(static_cast<std::size_t>(*maxRows)) : std::nullopt;
    options.format = m_options;
    std::vector<services::FileContent> contents;
    std::vector<ExportRecord> exports;
    const auto add = [&](const std::string& file, const FigureFormat& format, charts::RenderedFigure& rendered) {
        exports.push_back(services::exportRecord(rendered.figure, spec.style, file, format.name(), rendered.bytes));
        contents.push_back({file, std::move(rendered.bytes)});
    };
    std::optional<Figure> drawn;   // as it is in the first file
    std::optional<Figure> onPage;  // as it is in the first one that has a page
    for (std::size_t index = 0; index < m_files.size(); ++index) {
        const FigureFormat& format = *m_fileFormats[index];
        options.format.image = format.name() == "md" ? imageBeside(m_files[index]) : std::string();
        auto rendered = charts::renderFigure(figure, spec.style, format, options);
        if (!rendered) {
            return tl::unexpected(rendered.error());
        }
        if (!onPage && format.content() != FormatContent::Data) {
            onPage = rendered->figure;
        }
        add(m_files[index], format, *rendered);
        drawn = drawn ? drawn : std::optional(std::move(rendered->figure));
    }
    const Figure& shown = onPage ? *onPage : *drawn;
    if (m_dataFormat != nullptr) {
        auto data = charts::renderFigure(shown, spec.style, *m_dataFormat, {{}, {}, m_options});
        if (!data) {
            return tl::unexpected(data.error());
        }
        add(m_data, *m_dataFormat, *data);
    }
    if (!m_footnote.empty()) {
        contents.push_back({m_footnote, figureFootnote(shown)});
    }
    if (const Status written = services::writeFiles(contents); !written) {
        return tl::unexpected(written.error());
    }
    return WrittenFigure{std::move(*drawn), std::move(exports)};
}

bool FigureOutputs::lacksText(const Figure& figure) const
{
    return figure.refersToText && m_footnote.empty() &&
           std::any_of(m_fileFormats.begin(), m_fileFormats.end(),
                       [](const FigureFormat* format) { return format->content() == FormatContent::Picture; });
}

std::string FigureOutputs::names() const { return enumeration(m_files, " and "); }

}  // namespace podium::cli
