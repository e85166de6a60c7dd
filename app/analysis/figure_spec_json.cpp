// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <functional>
#include <set>

#include <simdjson.h>

#include "app/analysis/figure_spec.h"
#include "app/analysis/indented_json.h"

namespace podium {

namespace {

constexpr std::int64_t schemaVersion = 1;
constexpr std::string_view schemaField = "podium_figure";

void writeTexts(IndentedJson& json, std::string_view name, const std::vector<std::string>& texts)
{
    json.key(name);
    json.beginArray();
    for (const std::string& text : texts) {
        json.value(text);
    }
    json.endArray();
}

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
    writeTexts(json, "rounds", filter.rounds);
    writeTexts(json, "benchmarks", filter.benchmarks);
    writeOptional(json, "submitter", filter.submitter);
    writeOptional(json, "accelerator", filter.accelerator);
    writeOptional(json, "generation", filter.generation);
    if (filter.division) {
        json.member("division", toString(*filter.division));
    }
    writeOptional(json, "min_accelerators", filter.minAccelerators);
    writeOptional(json, "max_accelerators", filter.maxAccelerators);
    writeOptional(json, "search", filter.search);
    json.endObject();
}

void writeGenerations(IndentedJson& json, const GenerationOptions& options)
{
    json.key("generations");
    json.beginObject();
    writeTexts(json, "subjects", options.subjects);
    json.member("against", options.against);
    json.member("tolerance", options.tolerance);
    json.member("same_round", options.sameRound);
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

using simdjson::dom::element;
using simdjson::dom::object;

/// Reads one object whose fields are all known; keeps the first fault.
class ObjectReader {
public:
    ObjectReader(const object& fields, std::string place, std::string name)
        : m_fields(fields), m_place(std::move(place)), m_name(std::move(name))
    {
    }

    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

    void refuse(std::string_view field, const std::string& detail)
    {
        if (!m_fault) {
            m_fault = Error{ErrorCode::InvalidInput, m_name + ": " + m_place + std::string(field), detail};
        }
    }

    void adopt(const ObjectReader& inner)
    {
        if (!m_fault) {
            m_fault = inner.m_fault;
        }
    }

    /// The named field, if it is there; it is known from then on.
    std::optional<element> find(std::string_view field)
    {
        m_known.insert(std::string(field));
        element found;
        return m_fields.at_key(field).get(found) == simdjson::SUCCESS ? std::optional(found) : std::nullopt;
    }

    std::optional<std::string_view> text(std::string_view field)
    {
        return scalar<std::string_view>(field, "expected a text");
    }

    std::optional<std::int64_t> integer(std::string_view field)
    {
        return scalar<std::int64_t>(field, "expected a whole number");
    }

    std::optional<double> number(std::string_view field) { return scalar<double>(field, "expected a number"); }
    std::optional<bool> truth(std::string_view field) { return scalar<bool>(field, "expected true or false"); }

    void texts(std::string_view field, std::vector<std::string>& target)
    {
        const auto found = find(field);
        if (!found) {
            return;
        }
        simdjson::dom::array array;
        if (found->get(array) != simdjson::SUCCESS) {
            return refuse(field, "expected a list of texts");
        }
        target.clear();
        for (const element item : array) {
            std::string_view text;
            if (item.get(text) != simdjson::SUCCESS) {
                return refuse(field, "expected a list of texts");
            }
            target.emplace_back(text);
        }
    }

    /// A text that names one value of an enumeration.
    template <class T, class FromString>
    void choice(std::string_view field, FromString fromString, const char* accepted, T& target)
    {
        const auto word = text(field);
        if (!word) {
            return;
        }
        if (const auto value = fromString(*word)) {
            target = *value;
        } else {
            refuse(field, "\"" + std::string(*word) + "\": expected " + accepted);
        }
    }

    void refuseUnknown()
    {
        std::set<std::string_view> seen;
        for (const auto& field : m_fields) {
            if (!m_known.contains(field.key)) {
                refuse(field.key, "unknown field");
            }
            if (!seen.insert(field.key).second) {
                refuse(field.key, "stands twice");
            }
        }
    }

private:
    template <class T>
    std::optional<T> scalar(std::string_view field, const char* expected)
    {
        const auto found = find(field);
        if (!found) {
            return std::nullopt;
        }
        T content{};
        if (found->get(content) != simdjson::SUCCESS) {
            refuse(field, expected);
            return std::nullopt;
        }
        return content;
    }

    const object& m_fields;
    std::string m_place;
    std::string m_name;
    std::set<std::string, std::less<>> m_known;
    std::optional<Error> m_fault;
};

void readFilter(ObjectReader& reader, store::SubmissionFilter& filter)
{
    const auto copy = [&](std::string_view field, std::optional<std::string>& target) {
        if (const auto text = reader.text(field)) {
            target = std::string(*text);
        }
    };
    reader.texts("rounds", filter.rounds);
    reader.texts("benchmarks", filter.benchmarks);
    copy("submitter", filter.submitter);
    copy("accelerator", filter.accelerator);
    copy("generation", filter.generation);
    reader.choice("division", divisionFromString, "closed or open", filter.division);
    filter.minAccelerators = reader.integer("min_accelerators");
    filter.maxAccelerators = reader.integer("max_accelerators");
    copy("search", filter.search);
}

void readStyle(ObjectReader& reader, FigureStyle& style)
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

void readInner(ObjectReader& reader, const char* field, const std::string& name,
               const std::function<void(ObjectReader&)>& read)
{
    const auto found = reader.find(field);
    if (!found) {
        return;
    }
    object fields;
    if (found->get(fields) != simdjson::SUCCESS) {
        return reader.refuse(field, "expected an object");
    }
    ObjectReader inner(fields, std::string(field) + ".", name);
    read(inner);
    inner.refuseUnknown();
    reader.adopt(inner);
}

void readGenerations(ObjectReader& reader, GenerationOptions& options)
{
    reader.texts("subjects", options.subjects);
    if (const auto against = reader.text("against")) {
        options.against = std::string(*against);
    }
    options.tolerance = reader.number("tolerance").value_or(options.tolerance);
    options.sameRound = reader.truth("same_round").value_or(options.sameRound);
}

/// What only some kinds have.
void readOptions(ObjectReader& reader, FigureSpec& spec)
{
    if (spec.kind == FigureKind::Speedup) {
        reader.choice("speedup", speedupModeFromString, "as-submitted, equal-count or per-accelerator", spec.speedup);
        if (const auto generation = reader.text("baseline_generation")) {
            spec.baselineGeneration = std::string(*generation);
        }
    } else if (spec.kind == FigureKind::Scaling) {
        reader.choice("series", seriesGroupingFromString, "submitter or generation", spec.grouping);
    } else if (spec.kind == FigureKind::Trend) {
        spec.atAccelerators = reader.integer("at_accelerators");
    }
}

void readSpec(ObjectReader& reader, const std::string& name, FigureSpec& spec)
{
    if (!reader.find("kind")) {
        reader.refuse("kind", "is missing: expected " + figureKindNames());
    }
    reader.choice("kind", figureKindFromString, figureKindNames().c_str(), spec.kind);
    spec.scale = defaultSpec(spec.kind).scale;
    readInner(reader, "filter", name, [&](ObjectReader& inner) { readFilter(inner, spec.filter); });
    if (const auto baseline = reader.text("baseline")) {
        spec.baseline = std::string(*baseline);
    }
    reader.choice("basis", figureBasisFromString, "official, raw or throughput", spec.basis);
    reader.choice("sort", rowOrderFromString, "time, accelerators, submitter or round", spec.order);
    reader.choice("axis", axisScaleFromString, "linear or log", spec.scale);
    reader.choice("spread_unit", spreadUnitFromString, "auto, minutes or percent", spec.spreadUnit);
    readOptions(reader, spec);
    if (spec.kind == FigureKind::Generations) {
        readInner(reader, "generations", name, [&](ObjectReader& inner) { readGenerations(inner, spec.generations); });
    }
    spec.maxRows = reader.integer("max_rows").value_or(spec.maxRows);
    spec.allowBlocked = reader.truth("allow_blocked").value_or(spec.allowBlocked);
    readInner(reader, "style", name, [&](ObjectReader& inner) { readStyle(inner, spec.style); });
    reader.refuseUnknown();
}

}  // namespace

std::string toJson(const FigureSpec& spec)
{
    IndentedJson json;
    json.beginObject();
    json.member(schemaField, schemaVersion);
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
    } else if (spec.kind == FigureKind::Trend) {
        writeOptional(json, "at_accelerators", spec.atAccelerators);
    } else if (spec.kind == FigureKind::Generations) {
        writeGenerations(json, spec.generations);
    }
    json.member("max_rows", spec.maxRows);
    json.member("allow_blocked", spec.allowBlocked);
    writeStyle(json, spec.style);
    json.endObject();
    return json.take();
}

Result<FigureSpec> figureSpecFromJson(std::string_view json, const std::string& name)
{
    simdjson::dom::parser parser;
    element root;
    if (const auto fault = parser.parse(json.data(), json.size()).get(root); fault != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, name, std::string("not JSON: ") + simdjson::error_message(fault));
    }
    object fields;
    if (root.get(fields) != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, name, "expected one JSON object");
    }
    ObjectReader reader(fields, "", name);
    const auto schema = reader.integer(schemaField);
    if (!schema || *schema < 1) {
        return failure(ErrorCode::InvalidInput, name + ": " + std::string(schemaField),
                       "expected the schema version, a whole number from 1 on");
    }
    if (*schema > schemaVersion) {
        return failure(ErrorCode::InvalidInput, name + ": " + std::string(schemaField),
                       "schema " + std::to_string(*schema) + " is newer than " + std::to_string(schemaVersion) +
                           ", which this version of the program reads");
    }
    FigureSpec spec;
    readSpec(reader, name, spec);
    if (reader.fault()) {
        return tl::unexpected(*reader.fault());
    }
    if (const Status valid = validate(spec); !valid) {
        return failure(ErrorCode::InvalidInput, name + ": " + valid.error().context, valid.error().detail);
    }
    return spec;
}

}  // namespace podium
