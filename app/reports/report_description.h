// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/views/saved_view.h"
#include "db/records/result.h"

namespace podium {

enum class PaperSize { A4, Letter };
enum class PaperOrientation { Portrait, Landscape };

[[nodiscard]] std::string_view toString(PaperSize size);                ///< "a4", "letter"
[[nodiscard]] std::string_view toString(PaperOrientation orientation);  ///< "portrait", "landscape"
[[nodiscard]] std::optional<PaperSize> paperSizeFromString(std::string_view text);
[[nodiscard]] std::optional<PaperOrientation> paperOrientationFromString(std::string_view text);

/// A part of a report: words, a view, or both. The view's note follows the words, its figure the note.
struct SectionDescription {
    std::string heading;            ///< one line; empty: the view's title
    std::string text;               ///< Markdown; may be empty
    std::string viewName;           ///< of a view kept elsewhere: file beside the report, id or title; empty: `view`
    std::optional<SavedView> view;  ///< a view that the report holds itself

    friend bool operator==(const SectionDescription&, const SectionDescription&) = default;
};

/// What an analyst says of a report; made anew over the newest results it is the same report of the next round.
/// In a file: `.podium-report`.
struct ReportDescription {
    std::string title;  ///< one line, and so are the next three
    std::string subtitle;
    std::string author;
    std::string date;  ///< ISO 8601 day, "today", or empty: none
    Language language = Language::English;
    PaperSize paper = PaperSize::A4;
    PaperOrientation orientation = PaperOrientation::Portrait;
    std::vector<SectionDescription> sections;

    friend bool operator==(const ReportDescription&, const ReportDescription&) = default;
};

/// Limits, in bytes of UTF-8.
inline constexpr std::size_t longestReportLine = 300;
inline constexpr std::size_t longestReportText = 20'000;
inline constexpr std::size_t mostReportSections = 100;
inline constexpr std::size_t largestReportFile = std::size_t{32} * 1024 * 1024;

/// Whether `date` is empty, "today", or a day of the calendar as YYYY-MM-DD.
[[nodiscard]] bool isReportDate(std::string_view date);

/// Limits of a line of front matter. Errors: InvalidInput, context `what`.
[[nodiscard]] Status checkReportLine(std::string_view line, const std::string& what);

/// One JSON object ended by a line feed, fields in fixed order: "podium_report", "title", "subtitle", "author", "date",
/// "language", "page", "orientation", "sections" of "heading", "text" and "view", which is a name or a whole view.
[[nodiscard]] std::string toJson(const ReportDescription& report);

/// Reads what toJson() writes; every field but "podium_report" and "sections" may be left out. A section has a view, a
/// text or a heading. Errors: InvalidInput; context is `name` and the field, detail says what was expected.
[[nodiscard]] Result<ReportDescription> reportFromJson(std::string_view json, const std::string& name);

}  // namespace podium
