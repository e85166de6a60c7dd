// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "app/analysis/figure_spec_fields.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/json_object_reader.h"

namespace podium {

namespace {

constexpr std::int64_t specSchema = 1;
constexpr std::string_view schemaField = "podium_figure";

using FilterTexts = std::vector<std::string> store::SubmissionFilter::*;

/// Lists of exact values, called as the facets of the window are.
constexpr std::array<std::pair<const char*, FilterTexts>, 7> keyFields{{
    {"submitters", &store::SubmissionFilter::submitters},
    {"accelerators", &store::SubmissionFilter::accelerators},
    {"generations", &store::SubmissionFilter::generations},
    {"vendors", &store::SubmissionFilter::vendors},
    {"divisions", &store::SubmissionFilter::divisions},
    {"availability", &store::SubmissionFilter::availabilities},
    {"verification", &store::SubmissionFilter::verification},
}};

template <class T>
void writeOptional(IndentedJson& json, std::string_view name, const std::optional<T>& content)
{
    if (content) {
        json.member(name, *content);
    }
}

void writeFilter(IndentedJson& json, const store::SubmissionFilter& filter)
{
    json.key("filter");
    json.beginObject();
    json.member("rounds", filter.rounds);
    json.member("benchmarks", filter.benchmarks);
    for (const auto& [name, texts] :
         {std::pair("submitter", &filter.submitterTexts), std::pair("accelerator", &filter.acceleratorTexts),
          std::pair("generation", &filter.generationTexts)}) {
        if (texts->size() == 1) {
            json.member(name, texts->front());
        } else if (!texts->empty()) {
            json.member(name, *texts);
        }
    }
    for (const auto& [name, member] : keyFields) {
        if (!(filter.*member).empty()) {
            json.member(name, filter.*member);
        }
    }
    writeOptional(json, "min_accelerators", filter.minAccelerators);
    writeOptional(json, "max_accelerators", filter.maxAccelerators);
    writeOptional(json, "search", filter.search);
    json.endObject();
}

void writeStyle(IndentedJson& json, const FigureStyle& style)
{
    json.key("style");
    json.beginObject();
    const std::string size = std::to_string(style.width) + "x" + std::to_string(style.height);
    json.member("size", style.preset.empty() ? size : style.preset);
    json.member("scale", style.scale);
    json.member("theme", toString(style.tone));
    json.member("language", toString(style.language));
    json.endObject();
}

void readFilter(JsonObjectReader& reader, store::SubmissionFilter& filter)
{
    const auto copy = [&](std::string_view field, std::optional<std::string>& target) {
        if (const auto text = reader.text(field)) {
            target = std::string(*text);
        }
    };
    reader.texts("rounds", filter.rounds);
    reader.texts("benchmarks", filter.benchmarks);
    reader.textOrTexts("submitter", filter.submitterTexts);
    reader.textOrTexts("accelerator", filter.acceleratorTexts);
    reader.textOrTexts("generation", filter.generationTexts);
    for (const auto& [name, member] : keyFields) {
        reader.texts(name, filter.*member);
    }
    std::optional<Division> division;  // as it was written before there could be several
    reader.choice("division", divisionFromString, "closed or open", division);
    if (division) {
        filter.divisions.emplace_back(toString(*division));
    }
    filter.minAccelerators = reader.integer("min_accelerators");
    filter.maxAccelerators = reader.integer("max_accelerators");
    copy("search", filter.search);
}

void readStyle(JsonObjectReader& reader, FigureStyle& style)
{
    if (const auto size = reader.text("size")) {
        if (const Status set = setSize(style, *size); !set) {
            reader.refuse("size", set.error().detail);
        }
    }
    style.scale = reader.number("scale").value_or(style.scale);
    reader.choice("theme", figureToneFromString, "light or dark", style.tone);
    reader.choice("language", languageFromString, "en or de", style.language);
}

/// What only some kinds have.
void readOptions(JsonObjectReader& reader, FigureSpec& spec)
{
    if (spec.kind == FigureKind::Speedup) {
        reader.choice("speedup", speedupModeFromString, "as-submitted, equal-count or per-accelerator", spec.speedup);
        if (const auto generation = reader.text("baseline_generation")) {
            spec.baselineGeneration = std::string(*generation);
        }
    } else if (spec.kind == FigureKind::Scaling) {
        reader.choice("series", seriesGroupingFromString, "submitter or generation", spec.grouping);
        for (const auto& [field, target] : {std::pair("from", &spec.from), std::pair("to", &spec.to)}) {
            if (const auto text = reader.text(field)) {
                *target = std::string(*text);
            }
        }
    } else if (spec.kind == FigureKind::Trend) {
        spec.atAccelerators = reader.integer("at_accelerators");
    } else if (spec.kind == FigureKind::Racks) {
        readRacksOptions(reader, spec.racks);
    } else if (spec.kind == FigureKind::Generations) {
        readGenerationOptions(reader, spec.generations);
    } else if (spec.kind == FigureKind::Convergence) {
        reader.choice("over", convergenceOverFromString, "minutes or samples", spec.over);
        reader.texts("pins", spec.pins);
    }
}

}  // namespace

void writeFigureSpec(IndentedJson& json, const FigureSpec& spec)
{
    json.beginObject();
    json.member(schemaField, specSchema);
    json.member("kind", toString(spec.kind));
    writeFilter(json, spec.filter);
    if (!spec.baseline.empty()) {
        json.member("baseline", spec.baseline);
    }
    json.member("basis", toString(spec.basis));
    json.member("sort", toString(spec.order));
    json.member("axis", toString(spec.scale));
    json.member("spread_unit", toString(spec.spreadUnit));
    if (spec.kind == FigureKind::Speedup) {
        json.member("speedup", toString(spec.speedup));
        if (!spec.baselineGeneration.empty()) {
            json.member("baseline_generation", spec.baselineGeneration);
        }
    } else if (spec.kind == FigureKind::Scaling) {
        json.member("series", toString(spec.grouping));
        if (!spec.from.empty()) {
            json.member("from", spec.from);
            json.member("to", spec.to);
        }
    } else if (spec.kind == FigureKind::Trend) {
        writeOptional(json, "at_accelerators", spec.atAccelerators);
    } else if (spec.kind == FigureKind::Racks) {
        writeRacksOptions(json, spec.racks);
    } else if (spec.kind == FigureKind::Generations) {
        writeGenerationOptions(json, spec.generations);
    } else if (spec.kind == FigureKind::Convergence) {
        json.member("over", toString(spec.over));
        json.member("pins", spec.pins);
    }
    json.member("max_rows", spec.maxRows);
    json.member("allow_blocked", spec.allowBlocked);
    writeStyle(json, spec.style);
    json.endObject();
}

void readFigureFields(JsonObjectReader& reader, FigureSpec& spec)
{
    if (!hasReadableSchema(reader, schemaField, specSchema)) {
        return;
    }
    if (!reader.find("kind")) {
        reader.refuse("kind", "is missing: expected " + figureKindNames());
    }
    reader.choice("kind", figureKindFromString, figureKindNames().c_str(), spec.kind);
    spec.scale = defaultSpec(spec.kind).scale;
    reader.inner("filter", [&](JsonObjectReader& inner) { readFilter(inner, spec.filter); });
    if (const auto baseline = reader.text("baseline")) {
        spec.baseline = std::string(*baseline);
    }
    reader.choice("basis", figureBasisFromString, "official, raw or throughput", spec.basis);
    reader.choice("sort", rowOrderFromString, "time, accelerators, submitter or round", spec.order);
    reader.choice("axis", axisScaleFromString, "linear or log", spec.scale);
    reader.choice("spread_unit", spreadUnitFromString, "auto, minutes or percent", spec.spreadUnit);
    readOptions(reader, spec);
    spec.maxRows = reader.integer("max_rows").value_or(spec.maxRows);
    spec.allowBlocked = reader.truth("allow_blocked").value_or(spec.allowBlocked);
    reader.inner("style", [&](JsonObjectReader& inner) { readStyle(inner, spec.style); });
    reader.refuseUnknown();
}

void readFigureSpec(JsonObjectReader& reader, FigureSpec& spec)
{
    readFigureFields(reader, spec);
    if (reader.fault()) {
        return;
    }
    if (const Status valid = validate(spec); !valid) {
        const std::string& field = valid.error().context;
        const bool isOfStyle = field == "size" || field == "scale";
        reader.refuse(isOfStyle ? "style." + field : field, valid.error().detail);
    }
}

std::string toJson(const FigureSpec& spec)
{
    IndentedJson json;
    writeFigureSpec(json, spec);
    return json.take();
}

Result<FigureSpec> figureSpecFromJson(std::string_view json, const std::string& name)
{
    return valueFromJson(json, name, readFigureSpec);
}

}  // namespace podium
