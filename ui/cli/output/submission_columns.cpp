// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/submission_columns.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "ui/cli/output/csv.h"
#include "ui/cli/output/number_text.h"

namespace podium::cli {

namespace {

struct Reference {
    std::string text;
};

using Cell = std::variant<Reference, std::string, std::optional<std::int64_t>, std::optional<double>, bool>;
using Row = store::SubmissionRow;

struct Column {
    std::string_view name;
    Cell (*cell)(const Row&);
};

template <class Enum>
Cell named(Enum value)
{
    return std::string(toString(value));
}

/// Scripts rely on the names and on their order.
constexpr std::array<Column, 20> columns{{
    {"reference", [](const Row& row) -> Cell { return Reference{reference(row.key)}; }},
    {"round", [](const Row& row) -> Cell { return row.key.round; }},
    {"division", [](const Row& row) { return named(row.division); }},
    {"availability", [](const Row& row) { return named(row.availability); }},
    {"submitter", [](const Row& row) -> Cell { return row.submitter; }},
    {"system", [](const Row& row) -> Cell { return row.key.system; }},
    {"benchmark", [](const Row& row) -> Cell { return row.benchmark; }},
    {"accelerator", [](const Row& row) -> Cell { return row.accelerator.name; }},
    {"vendor", [](const Row& row) -> Cell { return row.accelerator.vendor; }},
    {"generation", [](const Row& row) -> Cell { return row.accelerator.generation; }},
    {"accelerators", [](const Row& row) -> Cell { return row.accelerators; }},
    {"nodes", [](const Row& row) -> Cell { return row.nodes; }},
    {"time_to_train_min", [](const Row& row) -> Cell { return row.score.minutes; }},
    {"raw_time_min", [](const Row& row) -> Cell { return row.score.rawMinutes; }},
    {"scaling_factor", [](const Row& row) -> Cell { return std::optional(row.score.scalingFactor); }},
    {"runs", [](const Row& row) -> Cell { return std::optional(row.score.runs); }},
    {"runs_failed", [](const Row& row) -> Cell { return std::optional(row.score.failed); }},
    {"runs_dropped", [](const Row& row) -> Cell { return std::optional(row.score.dropped); }},
    {"verified", [](const Row& row) -> Cell { return row.verified; }},
    {"score_issue", [](const Row& row) { return named(row.score.issue); }},
}};

constexpr std::string_view resultIdColumn = "result_id";

/// IDs are the analyst's own addition: where there are none, the table is the stable one alone.
bool haveResultIds(const std::vector<Row>& rows)
{
    return std::any_of(rows.begin(), rows.end(), [](const Row& row) { return !row.resultId.empty(); });
}

struct CsvText {
    std::string operator()(const Reference& reference) const { return csvCell(reference.text); }
    std::string operator()(const std::string& text) const { return csvTextCell(text); }
    std::string operator()(const std::optional<std::int64_t>& count) const { return countText(count); }
    std::string operator()(const std::optional<double>& number) const
    {
        return number ? shortestText(*number) : std::string{};
    }
    std::string operator()(bool truth) const { return truth ? "true" : "false"; }
};

struct JsonValue {
    JsonWriter& json;
    void operator()(const Reference& reference) const { json.value(reference.text); }
    template <class Value>
    void operator()(const Value& value) const
    {
        json.value(value);
    }
};

}  // namespace

std::string submissionsCsv(const std::vector<store::SubmissionRow>& rows)
{
    const bool withIds = haveResultIds(rows);
    std::string text;
    for (const Column& column : columns) {
        text += text.empty() ? "" : ",";
        text += column.name;
    }
    text += withIds ? ',' + std::string(resultIdColumn) + '\n' : "\n";
    for (const Row& row : rows) {
        bool isFirst = true;
        for (const Column& column : columns) {
            text += isFirst ? "" : ",";
            text += std::visit(CsvText{}, column.cell(row));
            isFirst = false;
        }
        text += withIds ? ',' + csvTextCell(row.resultId) + '\n' : "\n";
    }
    return text;
}

std::string submissionsJson(const std::vector<store::SubmissionRow>& rows)
{
    const bool withIds = haveResultIds(rows);
    std::string text;
    JsonWriter json(text);
    json.beginArray();
    for (const Row& row : rows) {
        json.beginObject();
        writeColumns(json, row);
        if (withIds) {
            json.member(resultIdColumn, row.resultId);
        }
        json.endObject();
    }
    json.endArray();
    return text;
}

void writeColumns(JsonWriter& json, const store::SubmissionRow& row, std::string_view leftOut)
{
    for (const Column& column : columns) {
        if (column.name != leftOut) {
            json.key(column.name);
            std::visit(JsonValue{json}, column.cell(row));
        }
    }
}

}  // namespace podium::cli
