// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_description.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <utility>

#include "app/analysis/indented_json.h"
#include "app/analysis/json_object_reader.h"

namespace podium {

namespace {

constexpr std::int64_t schemaVersion = 1;
constexpr std::string_view schemaField = "podium_report";

bool isControl(char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f; }

/// What keeps a text from being one line; empty: nothing.
std::string faultOfLine(std::string_view text)
{
    if (text.size() > longestReportLine) {
        return "has " + std::to_string(text.size()) + " bytes: expected one line of at most " +
               std::to_string(longestReportLine);
    }
    return std::none_of(text.begin(), text.end(), isControl)
               ? std::string()
               : "has a line end, a tab or another control character: expected one line of text";
}

void readLine(JsonObjectReader& reader, const char* field, std::string& target)
{
    if (const auto text = reader.text(field)) {
        target = *text;
        if (const std::string fault = faultOfLine(target); !fault.empty()) {
            reader.refuse(field, fault);
        }
    }
}

/// A name, or a whole view; the latter is read by its own reader, which names the field inside it.
void readView(JsonObjectReader& reader, const std::string& place, SectionDescription& section)
{
    const auto found = reader.find("view");
    if (!found) {
        return;
    }
    if (found->is_string()) {
        section.viewName = std::string_view(*found);
        if (section.viewName.empty() || section.viewName.size() > 4096 ||
            std::any_of(section.viewName.begin(), section.viewName.end(), isControl)) {
            reader.refuse("view", "expected the name of a file or a whole view");
        }
        return;
    }
    if (!found->is_object()) {
        return reader.refuse("view", "expected the name of a file or a whole view");
    }
    auto view = savedViewFromJson(simdjson::minify(*found), place);
    if (view) {
        section.view = std::move(*view);
    } else {
        const std::string& context = view.error().context;
        const bool inside = context.starts_with(place + ": ");
        reader.refuse(inside ? "view." + context.substr(place.size() + 2) : "view", view.error().detail);
    }
}

SectionDescription readSection(JsonObjectReader& reader)
{
    SectionDescription section;
    readLine(reader, "heading", section.heading);
    if (const auto text = reader.text("text")) {
        section.text = *text;
        if (section.text.size() > longestReportText) {
            reader.refuse("text", "expected at most " + std::to_string(longestReportText) + " bytes");
        }
    }
    readView(reader, "view", section);
    if (section.heading.empty() && section.text.empty() && section.viewName.empty() && !section.view) {
        reader.refuse("view", "is missing: a section has a view, a text or a heading");
    }
    return section;
}

void readReport(JsonObjectReader& reader, ReportDescription& report)
{
    if (!reader.find(schemaField) && reader.find("podium_view")) {
        return reader.refuse("podium_view", "it is a view, not a report");
    }
    if (!hasReadableSchema(reader, schemaField, schemaVersion)) {
        return;
    }
    readLine(reader, "title", report.title);
    readLine(reader, "subtitle", report.subtitle);
    readLine(reader, "author", report.author);
    readLine(reader, "date", report.date);
    if (!isReportDate(report.date)) {
        reader.refuse("date", podium::quoted(report.date) + ": expected YYYY-MM-DD or \"today\"");
    }
    reader.choice("language", languageFromString, "en or de", report.language);
    reader.choice("page", paperSizeFromString, "a4 or letter", report.paper);
    reader.choice("orientation", paperOrientationFromString, "portrait or landscape", report.orientation);
    if (!reader.find("sections")) {
        reader.refuse("sections", "is missing: expected a list of objects");
    }
    reader.objects("sections", mostReportSections,
                   [&](JsonObjectReader& inner) { report.sections.push_back(readSection(inner)); });
    if (report.sections.empty()) {
        reader.refuse("sections", "is empty: expected at least one section");
    }
    reader.refuseUnknown();
}

/// All digits from `first` on; -1: there are others.
int number(std::string_view text, std::size_t first, std::size_t count)
{
    int value = -1;
    const char* end = text.data() + first + count;
    const auto read = std::from_chars(text.data() + first, end, value);
    return read.ec == std::errc() && read.ptr == end ? value : -1;
}

void writeSection(IndentedJson& json, const SectionDescription& section)
{
    json.beginObject();
    if (!section.heading.empty()) {
        json.member("heading", section.heading);
    }
    if (!section.text.empty()) {
        json.member("text", section.text);
    }
    if (section.view) {
        json.key("view");
        json.nested(toJson(*section.view));
    } else if (!section.viewName.empty()) {
        json.member("view", section.viewName);
    }
    json.endObject();
}

}  // namespace

std::string_view toString(PaperSize size) { return size == PaperSize::Letter ? "letter" : "a4"; }

std::string_view toString(PaperOrientation orientation)
{
    return orientation == PaperOrientation::Landscape ? "landscape" : "portrait";
}

std::optional<PaperSize> paperSizeFromString(std::string_view text)
{
    if (text == "a4" || text == "A4") {
        return PaperSize::A4;
    }
    return text == "letter" || text == "Letter" ? std::optional(PaperSize::Letter) : std::nullopt;
}

std::optional<PaperOrientation> paperOrientationFromString(std::string_view text)
{
    if (text == "portrait") {
        return PaperOrientation::Portrait;
    }
    return text == "landscape" ? std::optional(PaperOrientation::Landscape) : std::nullopt;
}

bool isReportDate(std::string_view date)
{
    if (date.empty() || date == "today") {
        return true;
    }
    if (date.size() != 10 || date[4] != '-' || date[7] != '-') {
        return false;
    }
    const int year = number(date, 0, 4);
    const int month = number(date, 5, 2);
    const int day = number(date, 8, 2);
    return year >= 1 && month >= 1 && day >= 1 &&
           std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
               .ok();
}

Status checkReportLine(std::string_view line, const std::string& what)
{
    std::string fault = faultOfLine(line);
    return fault.empty() ? Status() : failure(ErrorCode::InvalidInput, what, std::move(fault));
}

std::string toJson(const ReportDescription& report)
{
    IndentedJson json;
    json.beginObject();
    json.member(schemaField, schemaVersion);
    json.member("title", report.title);
    json.member("subtitle", report.subtitle);
    json.member("author", report.author);
    json.member("date", report.date);
    json.member("language", toString(report.language));
    json.member("page", toString(report.paper));
    json.member("orientation", toString(report.orientation));
    json.key("sections");
    json.beginArray();
    for (const SectionDescription& section : report.sections) {
        writeSection(json, section);
    }
    json.endArray();
    json.endObject();
    return json.take();
}

Result<ReportDescription> reportFromJson(std::string_view json, const std::string& name)
{
    if (json.size() > largestReportFile) {
        return failure(ErrorCode::InvalidInput, name,
                       "is larger than " + std::to_string(largestReportFile) + " bytes: no report");
    }
    return valueFromJson(json, name, readReport);
}

}  // namespace podium
