// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/generation_options.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/display_text.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/json_object_reader.h"
#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<GenerationForm, 2> formNames{{"dots", "matrix"}};

}  // namespace

std::string_view toString(GenerationForm form) { return formNames.name(form); }
std::optional<GenerationForm> generationFormFromString(std::string_view text) { return formNames.value(text); }

Status validate(const GenerationOptions& options)
{
    const auto refuse = [](const char* field, const std::string& detail) {
        return failure(ErrorCode::InvalidInput, field, detail);
    };
    const auto isEmpty = [](const std::string& name) { return name.empty(); };
    if (options.subjects.empty() || std::any_of(options.subjects.begin(), options.subjects.end(), isEmpty)) {
        return refuse("generations.subjects", "name a generation or an accelerator that is to be compared");
    }
    if (options.against.empty()) {
        return refuse("generations.against", "name the generation or accelerator that it is held against");
    }
    if (std::find(options.subjects.begin(), options.subjects.end(), options.against) != options.subjects.end()) {
        return refuse("generations.against", podium::quoted(options.against) + " cannot be held against itself");
    }
    if (!std::isfinite(options.tolerance) || options.tolerance < 0 || options.tolerance > 1) {
        return refuse("generations.tolerance", "expected a fraction from 0 to 1");
    }
    return {};
}

void writeGenerationOptions(IndentedJson& json, const GenerationOptions& options)
{
    json.key("generations");
    json.beginObject();
    json.member("subjects", options.subjects);
    json.member("against", options.against);
    json.member("tolerance", options.tolerance);
    json.member("same_round", options.sameRound);
    json.member("form", toString(options.form));
    json.endObject();
}

void readGenerationOptions(JsonObjectReader& reader, GenerationOptions& options)
{
    reader.inner("generations", [&](JsonObjectReader& inner) {
        inner.texts("subjects", options.subjects);
        if (const auto against = inner.text("against")) {
            options.against = std::string(*against);
        }
        options.tolerance = inner.number("tolerance").value_or(options.tolerance);
        options.sameRound = inner.truth("same_round").value_or(options.sameRound);
        inner.choice("form", generationFormFromString, "dots or matrix", options.form);
    });
}

}  // namespace podium
