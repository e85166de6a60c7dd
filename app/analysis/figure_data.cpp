// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_data.h"

#include <algorithm>
#include <array>
#include <map>

#include "app/analysis/curves_data.h"
#include "app/analysis/display_text.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/racks_data.h"
#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<MarkKind, 5> markNames{{"value", "counted-run", "dropped-run", "invalid-run", "score"}};
constexpr std::int64_t schemaVersion = 1;

constexpr EnumNames<ValueUnit, 10> unitNames{
    {"minutes", "percent", "ratio", "racks", "accelerators", "round", "samples", "quality", "epochs", "steps"}};

std::string_view unitName(const Axis& axis) { return unitNames.name(axis.unit); }

/// One line of the data: a mark, or a row of the figure that has none.
struct DataRow {
    const Category* category = nullptr;
    const Series* series = nullptr;
    const Mark* mark = nullptr;
    std::optional<StripValue> strip{};      ///< racks at one density of the strip, in place of a mark
    std::optional<PlotCurvePoint> point{};  ///< of a curve, in place of a mark
};

/// The mark's own, else its row's; null: it stands for no submission.
const Subject* subjectOf(const DataRow& row)
{
    if (row.mark != nullptr && row.mark->subject) {
        return row.mark->subject.get();
    }
    return row.category != nullptr && row.category->subject ? &*row.category->subject : nullptr;
}

std::vector<DataRow> dataRows(const Figure& figure)
{
    std::vector<DataRow> rows;
    std::map<std::string_view, const Category*> byReference;
    for (const Category& category : figure.categories) {
        byReference.emplace(category.reference, &category);
    }
    const auto categoryOf = [&](const Mark& mark) -> const Category* {
        if (figure.positionAxis) {
            const auto found = byReference.find(mark.reference);
            return found == byReference.end() || mark.reference.empty() ? nullptr : found->second;
        }
        const auto index = static_cast<std::size_t>(mark.position);
        return index < figure.categories.size() ? &figure.categories[index] : nullptr;
    };
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            rows.push_back({categoryOf(mark), &series, &mark});
        }
    }
    if (figure.curves) {
        for (const PlotCurvePoint& point : pointsOf(*figure.curves)) {
            rows.push_back({&figure.categories[point.submission->row], nullptr, nullptr, std::nullopt, point});
        }
    }
    for (const Category& category : figure.categories) {
        if (category.state != CategoryState::Shown) {
            rows.push_back({&category, nullptr, nullptr});
        }
    }
    if (figure.racks) {
        for (const StripValue& value : stripValues(*figure.racks)) {
            rows.push_back({&figure.categories[value.row], nullptr, nullptr, value});
        }
        return rows;
    }
    if (figure.positionAxis) {
        return rows;
    }
    const auto position = [&](const DataRow& row) {
        return row.category == nullptr ? std::ptrdiff_t(0) : row.category - figure.categories.data();
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const DataRow& left, const DataRow& right) { return position(left) < position(right); });
    return rows;
}

/// Of racks: the one whose racks are counted.
const std::string& referenceOf(const Figure& figure, const DataRow& row)
{
    return figure.racks ? figure.racks->subject : row.mark != nullptr ? row.mark->reference : row.category->reference;
}

/// Of racks: what is known of the row's method.
const RackRow& rackRowOf(const Figure& figure, const DataRow& row)
{
    return figure.racks->rows[static_cast<std::size_t>(row.category - figure.categories.data())];
}

std::optional<std::int64_t> densityOf(const DataRow& row)
{
    return row.strip ? std::optional(row.strip->perRack) : std::nullopt;
}

/// What stands in the note of a row: why there is no value, or which rows it stands for.
std::string noteOf(const DataRow& row)
{
    if (row.category == nullptr || row.category->remark.empty()) {
        return {};
    }
    const bool more = row.category->state == CategoryState::More && !row.category->cells.empty();
    return more ? row.category->cells.front().text + ": " + row.category->remark : row.category->remark;
}

std::string csvCell(std::string_view text)
{
    std::string valid = validUtf8(text);
    std::erase(valid, '\0');
    constexpr std::array formulaBegins{"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};
    if (std::any_of(formulaBegins.begin(), formulaBegins.end(),
                    [&](const char* begin) { return valid.starts_with(begin); })) {
        valid.insert(valid.begin(), '\'');
    }
    if (valid.find_first_of(",\"\r\n'") == std::string::npos) {
        return valid;
    }
    std::string quoted = "\"";
    for (const char character : valid) {
        quoted += character == '"' ? "\"\"" : std::string(1, character);
    }
    return quoted + "\"";
}

std::string csvNumber(const std::optional<double>& number) { return number ? exactNumber(*number) : std::string(); }

std::string csvLine(const Figure& figure, const DataRow& row)
{
    std::vector<std::string> cells;
    const Subject none;
    const Subject* found = subjectOf(row);
    const bool known = found != nullptr;
    const Subject& subject = known ? *found : none;
    cells.push_back(csvCell(referenceOf(figure, row)));
    for (const std::string_view text :
         {std::string_view(subject.key.round), toString(subject.division), toString(subject.availability),
          std::string_view(subject.submitter), std::string_view(subject.systemName),
          std::string_view(subject.benchmark), std::string_view(subject.accelerator)}) {
        cells.push_back(csvCell(text));
    }
    cells.push_back(subject.accelerators ? std::to_string(*subject.accelerators) : std::string());
    cells.push_back(!known ? "" : subject.verified ? "true" : "false");
    cells.push_back(figure.racks            ? rackRowOf(figure, row).key
                    : row.point             ? std::string(toString(row.point->submission->family))
                    : row.series != nullptr ? csvCell(row.series->key)
                                            : std::string());
    if (row.strip) {
        const std::string unit(unitName(figure.valueAxis));
        cells.insert(cells.end(), {"sensitivity", exactNumber(row.strip->racks), {}, {}, unit, {}});
    } else if (row.point) {
        const std::string unit(unitName(figure.valueAxis));
        cells.insert(cells.end(), {std::string(roleName(row.point->run->role)),
                                   exactNumber(row.point->point->value),
                                   {},
                                   {},
                                   unit,
                                   csvCell(row.point->run->file)});
    } else if (row.mark != nullptr) {
        cells.emplace_back(toString(row.mark->kind));
        cells.push_back(exactNumber(row.mark->value));
        cells.push_back(csvNumber(row.mark->low));
        cells.push_back(csvNumber(row.mark->high));
        cells.emplace_back(unitName(figure.valueAxis));
        cells.push_back(csvCell(row.mark->detail));
    } else {
        cells.resize(cells.size() + 6);
    }
    cells.push_back(csvCell(noteOf(row)));
    if (figure.positionAxis) {
        const bool placed = row.mark != nullptr || row.point;
        const double position = row.point ? row.point->point->position : placed ? row.mark->position : 0;
        cells.push_back(placed ? exactNumber(position) : std::string());
        cells.emplace_back(placed ? unitName(*figure.positionAxis) : std::string_view());
    }
    if (figure.curves) {
        cells.push_back(curveCells(*figure.curves, row.point));
    }
    if (figure.kind == FigureKind::Speedup) {
        const MarkRatios ratios = row.mark != nullptr ? row.mark->ratios : MarkRatios();
        cells.push_back(row.mark != nullptr ? csvCell(row.mark->detail) : std::string());
        cells.push_back(csvNumber(ratios.asSubmitted));
        cells.push_back(csvNumber(ratios.perAccelerator));
    }
    const std::string further = figure.racks ? racksCells(rackRowOf(figure, row), densityOf(row)) : std::string();
    return joined(cells, ",") + further + "\n";
}

void writeTexts(IndentedJson& json, std::string_view name, const std::vector<std::string>& texts)
{
    json.key(name);
    json.beginArray();
    for (const std::string& text : texts) {
        json.value(text);
    }
    json.endArray();
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
    json.member("unit", unitName(axis));
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

std::string figureToCsv(const Figure& figure)
{
    std::string csv =
        "reference,round,division,availability,submitter,system,benchmark,accelerator,accelerators,verified,"
        "series,mark,value,low,high,unit,run,note";
    csv += figure.positionAxis ? ",position,position_unit" : "";
    csv += figure.kind == FigureKind::Speedup ? ",baseline,speedup_as_submitted,speedup_per_accelerator" : "";
    csv += figure.racks ? racksColumns : std::string_view();
    csv += figure.curves ? curvesColumns : std::string_view();
    csv += '\n';
    for (const DataRow& row : dataRows(figure)) {
        csv += csvLine(figure, row);
    }
    return csv;
}

std::string figureToJson(const Figure& figure)
{
    IndentedJson json;
    json.beginObject();
    json.member("podium_figure_data", schemaVersion);
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
    writeTexts(json, "footnote", figure.citation);
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

std::string_view toString(MarkKind kind) { return markNames.name(kind); }

}  // namespace podium
