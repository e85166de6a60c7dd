// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <fmt/format.h>

#include "app/analysis/titles.h"
#include "ui/cli/output/comparison_text.h"
#include "ui/cli/output/text_table.h"

namespace podium::cli {

namespace {

std::string fixedText(const Metric& metric, int decimals, const NumberFormat& numbers)
{
    return metric.value ? numbers.fixed(*metric.value, decimals) : "-";
}

std::optional<std::int64_t> wholeOf(const Metric& metric)
{
    return metric.value && std::abs(*metric.value) < 1e15 ? std::optional(std::llround(*metric.value)) : std::nullopt;
}

void writeDensity(JsonWriter& json, const std::optional<RackDensity>& density)
{
    json.key("accelerators_per_rack");
    density ? json.value(density->installed) : json.null();
    json.key("active_per_rack");
    density ? json.value(density->active) : json.null();
    json.key("evidence");
    density ? json.value(toString(density->evidence)) : json.null();
}

void writeMethods(JsonWriter& json, const Footprint& footprint, const Wording& wording)
{
    json.key("methods").beginArray();
    for (const FootprintMethod& method : footprint.methods) {
        json.beginObject().member("name", toString(method.name)).member("ratio", method.ratio);
        json.member("accelerators_needed", method.accelerators.value).member("racks", wholeOf(method.racks));
        json.member("extrapolated", method.extrapolated);
        json.member("note", notesText(method.racks, wording.phrases, wording.numbers)).endObject();
    }
    json.endArray();
}

void writeSensitivity(JsonWriter& json, const Footprint& footprint)
{
    json.key("sensitivity").beginArray();
    for (const FootprintMethod& method : footprint.methods) {
        for (const RackSensitivity& at : method.sensitivity) {
            json.beginObject().member("name", toString(method.name)).member("ratio", method.ratio);
            json.member("accelerators_per_rack", at.perRack).member("racks", at.racks).endObject();
        }
    }
    json.endArray();
}

std::string methodTitle(const FootprintMethod& method)
{
    return method.name == FootprintMethodName::Ratio ? "ratio" : "scaling curve";
}

std::string methodTable(const Footprint& footprint, const Wording& wording, std::optional<std::size_t> width)
{
    std::vector<TextColumn> columns{{"method", false, 0, 0},
                                    {"ratio", true, 0, 0},
                                    {"accelerators", true, 0, 0},
                                    {"racks", true, 0, 0},
                                    {"times A's racks", true, 0, 0}};
    for (const std::int64_t perRack : usualDensities) {
        columns.push_back({fmt::format("at {}", perRack), true, 0, 0});
    }
    TextTable table(std::move(columns));
    for (const FootprintMethod& method : footprint.methods) {
        std::vector<std::string> cells{methodTitle(method), method.ratio ? wording.numbers.fixed(*method.ratio, 3) : "",
                                       fixedText(method.accelerators, 0, wording.numbers),
                                       fixedText(method.racks, 0, wording.numbers),
                                       fixedText(method.footprint, 2, wording.numbers)};
        for (const RackSensitivity& at : method.sensitivity) {
            cells.push_back(at.racks ? wording.numbers.count(*at.racks) : "-");
        }
        table.addRow(std::move(cells));
    }
    return table.text(width);
}

std::vector<std::string> methodNotes(const Footprint& footprint, const Wording& wording)
{
    std::vector<std::string> notes;
    for (const FootprintMethod& method : footprint.methods) {
        std::string note = methodTitle(method) + ": " + notesText(method.racks, wording.phrases, wording.numbers) + ".";
        for (std::size_t index = 1; index < method.racks.operands.size(); ++index) {
            note += (index == 1 ? " From " : ", ") + method.racks.operands[index];
        }
        notes.push_back(method.racks.operands.size() > 1 ? note + "." : note);
    }
    return notes;
}

}  // namespace

std::string footprintJson(const Footprint& footprint, const Wording& wording)
{
    std::string text;
    JsonWriter json(text, 2);
    json.beginObject().member("racks_used", wholeOf(footprint.racksUsed));
    writeDensity(json, footprint.density);
    writeMethods(json, footprint, wording);
    writeSensitivity(json, footprint);
    json.member("basis", toString(footprint.basis));
    writeComparability(json, footprint.comparability);
    json.member("footnote", joinedLines(footprint.footnote));
    json.key("metrics").beginArray();
    writeMetric(json, footprint.racksUsed, wording);
    for (const FootprintMethod& method : footprint.methods) {
        writeMetric(json, method.accelerators, wording);
        writeMetric(json, method.racks, wording);
        writeMetric(json, method.footprint, wording);
    }
    json.endArray().endObject();
    return text;
}

std::string footprintPage(const Footprint& footprint, const Wording& wording, std::optional<std::size_t> width)
{
    std::string page = benchmarkTitle(footprint.a.benchmark, wording.tables) + ", racks for equal time\n\n";
    page += resultLines("A", footprint.a, wording);
    const std::string notes = notesText(footprint.racksUsed, wording.phrases, wording.numbers);
    page += footprint.racksUsed.value
                ? wrapped({fixedText(footprint.racksUsed, 0, wording.numbers) + " racks used: " + notes + "."}, width)
                : wrapped({"Racks used are not known: " + notes + "."}, width);
    if (footprint.blocked) {
        page += withheldLine;
    } else {
        page +=
            fmt::format("\nRacks that the others need for A's time, on {} basis; at other densities in accelerators "
                        "a rack:\n\n",
                        basisName(footprint.basis, wording.phrases));
        page += methodTable(footprint, wording, width) + '\n' + wrapped(methodNotes(footprint, wording), width);
    }
    return page + comparabilityLines(footprint.comparability, footprint.blocked, width) + '\n' +
           wrapped(footprint.footnote, width);
}

}  // namespace podium::cli
