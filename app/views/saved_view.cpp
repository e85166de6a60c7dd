// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/saved_view.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_spec_fields.h"

namespace podium {

namespace {

constexpr std::int64_t schemaVersion = 1;
constexpr std::string_view schemaField = "podium_view";
constexpr std::size_t longestSavedAt = 40;

bool isControl(char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f; }

bool isBlank(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char letter) { return letter == ' '; });
}

/// Where one language is read, the fields of it; `reader` keeps the first fault.
void readWords(JsonObjectReader& reader, std::string& title, std::string& note)
{
    const auto text = reader.text("title");
    if (!text) {
        return reader.refuse("title", "is missing: expected a text");
    }
    title = *text;
    note = reader.text("note").value_or(std::string_view());
    if (const Status valid = validateWords({title, note}); !valid) {
        reader.refuse(valid.error().context, valid.error().detail);
    }
}

void readTranslations(JsonObjectReader& reader, std::map<Language, ViewWords>& translations)
{
    for (const Language language : {Language::English, Language::German}) {
        const std::string field(toString(language));
        reader.inner(field.c_str(), [&](JsonObjectReader& inner) {
            ViewWords& words = translations[language];
            readWords(inner, words.title, words.note);
        });
    }
}

ShownResult readShownResult(JsonObjectReader& reader)
{
    ShownResult result;
    if (const auto reference = reader.text("reference")) {
        result.reference = *reference;
    }
    if (result.reference.empty()) {
        reader.refuse("reference", "is missing: expected ROUND/SUBMITTER/SYSTEM/BENCHMARK");
    }
    result.minutes = reader.number("minutes");
    if (result.minutes && !(std::isfinite(*result.minutes) && *result.minutes > 0)) {
        reader.refuse("minutes", "expected a number above 0");
    }
    return result;
}

void readShown(JsonObjectReader& reader, std::vector<ShownResult>& shown)
{
    reader.objects("shown", mostShownResults,
                   [&](JsonObjectReader& inner) { shown.push_back(readShownResult(inner)); });
}

void readView(JsonObjectReader& reader, SavedView& view)
{
    if (!reader.find(schemaField) && reader.find("podium_report")) {
        return reader.refuse("podium_report", "it is a report, not a view");
    }
    if (!hasReadableSchema(reader, schemaField, schemaVersion)) {
        return;
    }
    readWords(reader, view.title, view.note);
    reader.inner("translations", [&](JsonObjectReader& inner) { readTranslations(inner, view.translations); });
    if (!reader.find("figure")) {
        reader.refuse("figure", "is missing: expected an object");
    }
    reader.inner("figure", [&](JsonObjectReader& inner) { readFigureSpec(inner, view.spec); });
    if (const auto text = reader.text("saved_at")) {
        view.savedAt = *text;
        if (view.savedAt.size() > longestSavedAt || std::any_of(text->begin(), text->end(), isControl)) {
            reader.refuse("saved_at", "expected a time as 2026-06-30T12:00:00Z");
        }
    }
    readShown(reader, view.shown);
    reader.refuseUnknown();
}

void writeShown(IndentedJson& json, const std::vector<ShownResult>& shown)
{
    json.key("shown");
    json.beginArray();
    for (const ShownResult& result : shown) {
        json.beginObject();
        json.member("reference", result.reference);
        if (result.minutes) {
            json.member("minutes", *result.minutes);
        }
        json.endObject();
    }
    json.endArray();
}

void writeTranslations(IndentedJson& json, const std::map<Language, ViewWords>& translations)
{
    json.key("translations");
    json.beginObject();
    for (const auto& [language, words] : translations) {
        json.key(toString(language));
        json.beginObject();
        json.member("title", words.title);
        json.member("note", words.note);
        json.endObject();
    }
    json.endObject();
}

Status refuseLarger(std::string_view json, const std::string& name)
{
    if (json.size() <= largestViewFile) {
        return {};
    }
    return failure(ErrorCode::InvalidInput, name,
                   "is larger than " + std::to_string(largestViewFile) + " bytes: no saved view");
}

}  // namespace

std::string toJson(const SavedView& view)
{
    IndentedJson json;
    json.beginObject();
    json.member(schemaField, schemaVersion);
    json.member("title", view.title);
    json.member("note", view.note);
    if (!view.translations.empty()) {
        writeTranslations(json, view.translations);
    }
    json.key("figure");
    writeFigureSpec(json, view.spec);
    if (!view.savedAt.empty()) {
        json.member("saved_at", view.savedAt);
    }
    if (!view.shown.empty()) {
        writeShown(json, view.shown);
    }
    json.endObject();
    return json.take();
}

Result<SavedView> savedViewFromJson(std::string_view json, const std::string& name)
{
    if (const Status fits = refuseLarger(json, name); !fits) {
        return tl::unexpected(fits.error());
    }
    return valueFromJson(json, name, readView);
}

std::string shownToJson(const std::vector<ShownResult>& shown)
{
    if (shown.empty()) {
        return {};
    }
    IndentedJson json;
    json.beginObject();
    writeShown(json, shown);
    json.endObject();
    return json.take();
}

Result<std::vector<ShownResult>> shownFromJson(std::string_view json, const std::string& name)
{
    std::vector<ShownResult> shown;
    if (json.empty()) {
        return shown;
    }
    if (const Status fits = refuseLarger(json, name); !fits) {
        return tl::unexpected(fits.error());
    }
    const Status read = readJsonObject(json, name, [&](JsonObjectReader& reader) {
        readShown(reader, shown);
        reader.refuseUnknown();
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return shown;
}

SavedView inLanguage(SavedView view, Language language)
{
    if (const auto words = view.translations.find(language); words != view.translations.end()) {
        view.title = words->second.title;
        view.note = words->second.note;
    }
    view.translations.clear();
    return view;
}

std::string fitTitle(std::string_view text)
{
    const std::string_view begin = text.substr(0, std::size_t{8} * longestViewTitle);
    std::size_t characters = longestViewTitle;
    std::string title = displayText(begin, characters);
    while (title.size() > longestViewTitle) {
        title = displayText(begin, --characters);
    }
    const auto first = title.find_first_not_of(' ');
    const auto last = title.find_last_not_of(' ');
    return first == std::string::npos ? std::string() : title.substr(first, last - first + 1);
}

Status validateWords(const ViewWords& words)
{
    if (isBlank(words.title)) {
        return failure(ErrorCode::InvalidInput, "title", "is empty");
    }
    if (words.title.size() > longestViewTitle) {
        return failure(ErrorCode::InvalidInput, "title",
                       "has " + std::to_string(words.title.size()) + " bytes: expected one line of at most " +
                           std::to_string(longestViewTitle));
    }
    if (std::any_of(words.title.begin(), words.title.end(), isControl)) {
        return failure(ErrorCode::InvalidInput, "title",
                       "has a line end, a tab or another control character: expected one line of text");
    }
    if (words.note.size() > longestViewNote) {
        return failure(ErrorCode::InvalidInput, "note",
                       "expected a text of at most " + std::to_string(longestViewNote) + " bytes");
    }
    if (words.note.find('\0') != std::string::npos) {
        return failure(ErrorCode::InvalidInput, "note", "has a null character, which is no text");
    }
    return {};
}

}  // namespace podium
