// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/saved_view.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/figure_spec_fields.h"

namespace podium {

namespace {

constexpr std::int64_t schemaVersion = 1;
constexpr std::string_view schemaField = "podium_view";

bool isControl(char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f; }

void readTitle(JsonObjectReader& reader, std::string& title)
{
    const auto text = reader.text("title");
    if (!text) {
        return reader.refuse("title", "is missing: expected a text");
    }
    title = *text;
    if (std::all_of(title.begin(), title.end(), [](char letter) { return letter == ' '; })) {
        return reader.refuse("title", "is empty");
    }
    if (title.size() > longestViewTitle || std::any_of(title.begin(), title.end(), isControl)) {
        reader.refuse("title", "expected one line of at most " + std::to_string(longestViewTitle) + " bytes");
    }
}

void readNote(JsonObjectReader& reader, std::string& note)
{
    if (const auto text = reader.text("note")) {
        note = *text;
        if (note.size() > longestViewNote) {
            reader.refuse("note", "expected at most " + std::to_string(longestViewNote) + " bytes");
        }
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

void readView(JsonObjectReader& reader, SavedView& view)
{
    if (!hasReadableSchema(reader, schemaField, schemaVersion)) {
        return;
    }
    readTitle(reader, view.title);
    readNote(reader, view.note);
    if (!reader.find("figure")) {
        reader.refuse("figure", "is missing: expected an object");
    }
    reader.inner("figure", [&](JsonObjectReader& inner) { readFigureSpec(inner, view.spec); });
    if (const auto text = reader.text("saved_at")) {
        view.savedAt = *text;
    }
    reader.objects("shown", mostShownResults,
                   [&](JsonObjectReader& inner) { view.shown.push_back(readShownResult(inner)); });
    reader.refuseUnknown();
}

}  // namespace

std::string toJson(const SavedView& view)
{
    IndentedJson json;
    json.beginObject();
    json.member(schemaField, schemaVersion);
    json.member("title", view.title);
    json.member("note", view.note);
    json.key("figure");
    writeFigureSpec(json, view.spec);
    if (!view.savedAt.empty()) {
        json.member("saved_at", view.savedAt);
    }
    if (!view.shown.empty()) {
        json.key("shown");
        json.beginArray();
        for (const ShownResult& result : view.shown) {
            json.beginObject();
            json.member("reference", result.reference);
            if (result.minutes) {
                json.member("minutes", *result.minutes);
            }
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
    return json.take();
}

Result<SavedView> savedViewFromJson(std::string_view json, const std::string& name)
{
    if (json.size() > largestViewFile) {
        return failure(ErrorCode::InvalidInput, name,
                       "is larger than " + std::to_string(largestViewFile) + " bytes: no saved view");
    }
    SavedView view;
    const Status read = readJsonObject(json, name, [&](JsonObjectReader& reader) { readView(reader, view); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return view;
}

}  // namespace podium
