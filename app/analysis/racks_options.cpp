// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks_options.h"

#include <cmath>

#include "app/analysis/display_text.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/json_object_reader.h"
#include "db/records/enum_names.h"
#include "db/records/submission.h"

namespace podium {

namespace {

constexpr EnumNames<RacksForm, 2> formNames{{"cabinets", "bars"}};

bool fits(const OwnRack& rack)
{
    return rack.active >= 1 && rack.active <= rack.installed && rack.installed <= densestRack;
}

void writeRack(IndentedJson& json, std::string_view name, const std::optional<OwnRack>& rack)
{
    if (rack) {
        json.key(name);
        json.beginObject();
        json.member("installed", rack->installed);
        json.member("active", rack->active);
        json.endObject();
    }
}

void readRack(JsonObjectReader& reader, const char* field, std::optional<OwnRack>& rack)
{
    reader.inner(field, [&](JsonObjectReader& inner) {
        const auto installed = inner.integer("installed");
        const auto active = inner.integer("active");
        if (!installed) {
            inner.refuse("installed", "is missing: expected a whole number");
        }
        rack = OwnRack{installed.value_or(0), active.value_or(installed.value_or(0))};
    });
}

}  // namespace

std::string_view toString(RacksForm form) { return formNames.name(form); }
std::optional<RacksForm> racksFormFromString(std::string_view text) { return formNames.value(text); }

Status validate(const RacksOptions& options)
{
    const auto refuse = [](const char* field, const std::string& detail) {
        return failure(ErrorCode::InvalidInput, field, detail);
    };
    if (!options.subject.empty() && !parseReference(options.subject)) {
        return refuse("subject", podium::quoted(options.subject) + ": expected ROUND/SUBMITTER/SYSTEM/BENCHMARK");
    }
    if (options.ratio &&
        !(std::isfinite(*options.ratio) && *options.ratio >= smallestOwnRatio && *options.ratio <= largestOwnRatio)) {
        return refuse("ratio", "expected a number above 0, at most 1,000,000");
    }
    const std::string accepted =
        "expected 1 to " + std::to_string(densestRack) + " accelerators in a rack, of which at least one is active";
    if (options.rack && !fits(*options.rack)) {
        return refuse("per_rack", accepted);
    }
    if (options.rackOfSubject && !fits(*options.rackOfSubject)) {
        return refuse("per_rack_a", accepted);
    }
    return {};
}

void writeRacksOptions(IndentedJson& json, const RacksOptions& options)
{
    json.key("racks");
    json.beginObject();
    if (!options.subject.empty()) {
        json.member("subject", options.subject);
    }
    if (!options.against.empty()) {
        json.member("against", options.against);
    }
    if (options.ratio) {
        json.member("ratio", *options.ratio);
    }
    writeRack(json, "per_rack", options.rack);
    writeRack(json, "per_rack_a", options.rackOfSubject);
    json.member("form", toString(options.form));
    json.endObject();
}

void readRacksOptions(JsonObjectReader& reader, RacksOptions& options)
{
    reader.inner("racks", [&](JsonObjectReader& inner) {
        if (const auto subject = inner.text("subject")) {
            options.subject = std::string(*subject);
        }
        if (const auto against = inner.text("against")) {
            options.against = std::string(*against);
        }
        options.ratio = inner.number("ratio");
        readRack(inner, "per_rack", options.rack);
        readRack(inner, "per_rack_a", options.rackOfSubject);
        inner.choice("form", racksFormFromString, "cabinets or bars", options.form);
    });
}

}  // namespace podium
