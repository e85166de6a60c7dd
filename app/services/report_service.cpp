// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/report_service.h"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/json_lines.h"
#include "app/services/figure_service.h"
#include "app/services/ledger_service.h"
#include "app/services/view_lookup.h"
#include "app/services/view_service.h"

namespace podium::services {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longestTypedPath = 400;  ///< characters of a message

Result<std::string> wholeFile(const fs::path& file, std::size_t limit)
{
    std::error_code error;
    const auto status = fs::status(file, error);
    if (!fs::exists(status)) {
        return failure(ErrorCode::FileUnreadable, file.string(), "there is no such file");
    }
    if (!fs::is_regular_file(status)) {
        return failure(ErrorCode::FileUnreadable, file.string(), "it is not a regular file");
    }
    if (fs::file_size(file, error) > limit) {
        return failure(ErrorCode::InvalidInput, file.string(), "is larger than " + std::to_string(limit) + " bytes");
    }
    std::ifstream stream(file, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad()) {
        return failure(ErrorCode::FileUnreadable, file.string());
    }
    return bytes;
}

std::string withoutStop(std::string sentence)
{
    while (sentence.ends_with('.')) {
        sentence.pop_back();
    }
    return sentence;
}

/// Why a figure that was made shows nothing.
std::string absenceOf(const Figure& figure)
{
    std::string words = withoutStop(figure.emptyMessage);
    for (const Reason& reason : figure.comparability.reasons) {
        if (reason.verdict == Verdict::Blocked) {
            words += "; " + withoutStop(reason.text);
        }
    }
    return words;
}

/// A view that does not fit the results that there are is said in its section; anything else ends the report.
bool isOfTheView(ErrorCode code)
{
    return code == ErrorCode::InvalidInput || code == ErrorCode::NotFound || code == ErrorCode::RoundUnknown;
}

std::string wordsOf(const Error& error)
{
    const std::string detail = error.code == ErrorCode::NotFound && error.detail.empty() ? "not found" : error.detail;
    return withoutStop(displayText(error.context, 400) + (error.context.empty() || detail.empty() ? "" : ": ") +
                       displayText(detail, 400));
}

/// Adds the figure, or why there is none.
Status addFigure(const Workspace& workspace, FigureSpec spec, Language language, const std::string& today,
                 ReportSection& section)
{
    spec.style.language = language;
    spec.style.tone = FigureTone::Light;
    section.maxRows = static_cast<std::size_t>(spec.maxRows);
    const BuiltinPhrasebook phrases(language);
    auto query = queryOf(spec.filter);
    auto figure = makeFigure(workspace, std::move(spec), std::move(query), phrases, today);
    if (!figure) {
        if (!isOfTheView(figure.error().code)) {
            return tl::unexpected(figure.error());
        }
        section.absence = wordsOf(figure.error());
        return {};
    }
    if (!figure->emptyMessage.empty()) {
        section.absence = absenceOf(*figure);
        return {};
    }
    section.figure = std::move(*figure);
    return {};
}

}  // namespace

Result<ReportDescription> readReportFile(const fs::path& file)
{
    const auto json = wholeFile(file, largestReportFile);
    return json ? withLine(reportFromJson(*json, file.string()), *json, file.string()) : tl::unexpected(json.error());
}

ViewFinder viewsOf(const Workspace& workspace, fs::path folder, Language language)
{
    return [&workspace, folder = std::move(folder), language](const std::string& name) -> Result<SavedView> {
        std::error_code ignored;
        if (name.ends_with(".podium-report")) {
            return failure(ErrorCode::InvalidInput, name, "it is a report, not a view");
        }
        if (name.ends_with(".podium-view") || fs::exists(folder / name, ignored)) {
            return readViewFile(folder / name);
        }
        auto named = viewNamed(workspace, name, language);
        return named ? Result<SavedView>(std::move(named->view)) : tl::unexpected(named.error());
    };
}

Status takeViews(ReportDescription& report, const ViewFinder& find, const std::string& name)
{
    std::size_t number = 0;
    for (SectionDescription& section : report.sections) {
        ++number;
        if (section.viewName.empty()) {
            continue;
        }
        auto view = find(section.viewName);
        if (!view) {
            Error error = view.error();
            error.context = (name.empty() ? "" : name + ": ") + "section " + std::to_string(number) + ": " +
                            displayText(error.context, longestTypedPath);
            return tl::unexpected(std::move(error));
        }
        section.view = std::move(*view);
        section.viewName.clear();
    }
    return {};
}

Result<Report> makeReport(const Workspace& workspace, const ReportDescription& description, const std::string& today,
                          const ReportProgress& progress)
{
    Report report;
    report.title = description.title.empty() ? BuiltinPhrasebook(description.language).say(Phrase::ReportDefaultTitle)
                                             : displayText(description.title, longestReportLine);
    report.subtitle = displayText(description.subtitle, longestReportLine);
    report.author = displayText(description.author, longestReportLine);
    report.date = description.date == "today" ? today : description.date;
    report.language = description.language;
    report.paper = description.paper;
    report.orientation = description.orientation;
    int figures = 0;
    for (const SectionDescription& told : description.sections) {
        ReportSection section;
        std::optional<SavedView> view = told.view;
        if (view) {
            view = inLanguage(std::move(*view), report.language);
        }
        section.heading = displayText(told.heading.empty() && view ? view->title : told.heading, longestReportLine);
        if (progress && !progress(report.sections.size(), section.heading)) {
            return failure(ErrorCode::Cancelled, "report");
        }
        section.text = noteBlocks(told.text);
        if (view) {
            for (NoteBlock& block : noteBlocks(view->note)) {
                section.text.push_back(std::move(block));
            }
            if (const Status added = addFigure(workspace, view->spec, report.language, today, section); !added) {
                return tl::unexpected(added.error());
            }
            section.number = section.figure ? ++figures : 0;
        }
        report.sections.push_back(std::move(section));
    }
    return report;
}

std::vector<ExportRecord> reportRecords(const Report& report, const fs::path& file, std::string_view format,
                                        std::string_view bytes)
{
    FigureStyle style;
    style.language = report.language;
    std::vector<ExportRecord> records;
    for (const ReportSection& section : report.sections) {
        if (section.figure) {
            records.push_back(exportRecord(*section.figure, style, file, reportExportFormat(format), bytes));
        }
    }
    return records;
}

}  // namespace podium::services
