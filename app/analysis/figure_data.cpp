// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_data.h"

#include "app/analysis/curves_data.h"
#include "app/analysis/figure_marks.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/racks_data.h"
#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<MarkKind, 5> markNames{{"value", "counted-run", "dropped-run", "invalid-run", "score"}};
constexpr std::int64_t dataSchema = 1;
constexpr EnumNames<ValueUnit, 10> valueUnitNames{
    {"minutes", "percent", "ratio", "racks", "accelerators", "round", "samples", "quality", "epochs", "steps"}};

std::optional<std::int64_t> densityOf(const DataRow& row)
{
    return row.strip ? std::optional(row.strip->perRack) : std::nullopt;
}

void writeSubject(IndentedJson& json, const Subject& subject)
{
    json.member("round", subject.key.round);
    json.member("division", toString(subject.division));
    json.member("availability", toString(subject.availability));
    json.member("submitter", subject.submitter);
    json.member("system", subject.systemName);
    json.member("benchmark", subject.benchmark);
    json.member("accelerator", subject.accelerator);
    json.key("accelerators");
    if (subject.accelerators) {
        json.value(*subject.accelerators);
    } else {
        json.null();
    }
    json.member("verified", subject.verified);
}

void writeRatios(IndentedJson& json, const Mark& mark)
{
    json.member("baseline", mark.detail);
    for (const auto& [name, ratio] : {std::pair("speedup_as_submitted", mark.ratios.asSubmitted),
                                      std::pair("speedup_per_accelerator", mark.ratios.perAccelerator)}) {
        if (ratio) {
            json.member(name, *ratio);
        }
    }
}

void writeRow(IndentedJson& json, const Figure& figure, const DataRow& row)
{
    json.beginObject();
    json.member("reference", referenceOf(figure, row));
    if (const Subject* subject = subjectOf(row)) {
        writeSubject(json, *subject);
    }
    json.key("value");
    if (row.strip) {
        json.value(row.strip->racks);
        json.member("series", rackRowOf(figure, row).key);
        json.member("mark", "sensitivity");
    } else if (row.point) {
        writePointMembers(json, *figure.curves, *row.point);
    } else if (row.mark != nullptr) {
        json.value(row.mark->value);
        if (figure.positionAxis) {
            json.member("position", row.mark->position);
        }
        json.member("series", figure.racks ? rackRowOf(figure, row).key : row.series->key);
        json.member("mark", toString(row.mark->kind));
        if (row.mark->low && row.mark->high) {
            json.member("low", *row.mark->low);
            json.member("high", *row.mark->high);
        }
        if (!row.mark->detail.empty()) {
            json.member("run", row.mark->detail);
        }
        if (figure.kind == FigureKind::Speedup) {
            writeRatios(json, *row.mark);
        }
    } else {
        json.null();
    }
    if (figure.racks) {
        writeRackMembers(json, rackRowOf(figure, row), densityOf(row));
    }
    if (const std::string note = noteOf(row); !note.empty()) {
        json.member("note", note);
    }
    json.endObject();
}

void writeAxis(IndentedJson& json, std::string_view name, const Axis& axis)
{
    json.key(name);
    json.beginObject();
    json.member("title", axis.title);
    json.member("unit", unitName(axis.unit));
    json.member("scale", toString(axis.scale));
    json.endObject();
}

void writePair(IndentedJson& json, const FigurePair& pair)
{
    json.key("scaling_efficiency");
    json.beginObject();
    json.member("from", pair.from);
    json.member("to", pair.to);
    for (const auto& [basis, ratio] :
         {std::pair("official", pair.official), std::pair("raw", pair.raw), std::pair("throughput", pair.throughput)}) {
        json.key(basis);
        if (ratio) {
            json.value(*ratio);
        } else {
            json.null();
        }
    }
    json.endObject();
}

void writeComparability(IndentedJson& json, const Comparability& comparability)
{
    json.key("comparability");
    json.beginObject();
    json.member("verdict", toString(comparability.verdict));
    json.key("reasons");
    json.beginArray();
    for (const Reason& reason : comparability.reasons) {
        json.beginObject();
        json.member("code", toString(reason.code));
        json.member("verdict", toString(reason.verdict));
        json.member("text", reason.text);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

}  // namespace

std::string figureToJson(const Figure& figure)
{
    IndentedJson json;
    json.beginObject();
    json.member("podium_figure_data", dataSchema);
    json.member("kind", toString(figure.kind));
    json.member("title", figure.title);
    json.member("subtitle", figure.subtitle);
    if (figure.positionAxis) {
        writeAxis(json, "position_axis", *figure.positionAxis);
    }
    writeAxis(json, "axis", figure.valueAxis);
    json.key("data");
    json.beginArray();
    for (const DataRow& row : dataRows(figure)) {
        writeRow(json, figure, row);
    }
    json.endArray();
    if (figure.pair) {
        writePair(json, *figure.pair);
    }
    writeComparability(json, figure.comparability);
    json.member("summary", figure.summary);
    json.member("footnote", figure.citation);
    json.endObject();
    return json.take();
}

std::string figureFootnote(const Figure& figure)
{
    std::string text;
    for (const std::string& paragraph : figure.citation) {
        text += paragraph + "\n";
    }
    for (const Note& note : figure.notes) {
        text += note.text + ".\n";
    }
    return text;
}

std::string_view unitName(ValueUnit unit) { return valueUnitNames.name(unit); }

std::string_view toString(MarkKind kind) { return markNames.name(kind); }

}  // namespace podium
