// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/comparison_text.h"

#include <fmt/format.h>

#include "app/analysis/scaling_table.h"
#include "app/analysis/titles.h"
#include "ui/cli/output/text_table.h"

namespace podium::cli {

namespace {

std::string ratioText(const Metric& metric, const NumberFormat& numbers)
{
    return metric.value ? numbers.fixed(*metric.value, 3) : "-";
}

std::string percentText(const Metric& metric, const NumberFormat& numbers)
{
    return metric.value ? numbers.percent(*metric.value) : "-";
}

/// A sentence for the ratio that was asked for.
std::string answer(const Comparison& comparison, const Wording& wording)
{
    const Metric& speedup = comparison.asked().speedup;
    const std::string basis = basisName(speedup.basis, wording.phrases);
    const std::string notes = notesText(speedup, wording.phrases, wording.numbers);
    if (!speedup.value) {
        return fmt::format("\nNo ratio on {} basis: {}.\n", basis, notes);
    }
    return fmt::format("\nA is {} times as fast as B as submitted, on {} basis: {}.\n",
                       ratioText(speedup, wording.numbers), basis, notes);
}

std::string ratioTable(const Comparison& comparison, const Wording& wording, std::optional<std::size_t> width)
{
    std::vector<TextColumn> columns{{"", false, 0, 0}};
    std::vector<std::string> speedups{metricName(Formula::SpeedupAsSubmitted, wording.phrases)};
    std::vector<std::string> perAccelerator{metricName(Formula::SpeedupPerAccelerator, wording.phrases)};
    std::vector<std::string> efficiencies{metricName(Formula::ScalingEfficiency, wording.phrases) + ", B to A"};
    for (const BasisRatios& ratios : comparison.ratios) {
        columns.push_back({basisName(ratios.basis, wording.phrases), true, 0, 0});
        speedups.push_back(ratioText(ratios.speedup, wording.numbers));
        perAccelerator.push_back(ratioText(ratios.perAccelerator, wording.numbers));
        efficiencies.push_back(percentText(ratios.efficiency, wording.numbers));
    }
    TextTable table(std::move(columns));
    table.addRow(std::move(speedups));
    table.addRow(std::move(perAccelerator));
    table.addRow(std::move(efficiencies));
    return '\n' + table.text(width);
}

/// Why a scaling efficiency is withheld; empty: it is not, or for another reason than the two systems.
std::string whyWithheld(const Metric& efficiency, const Comparison& comparison, const Wording& wording)
{
    return efficiency.absence == Absence::DifferentSystems
               ? noEfficiencyText("B to A", comparison.b, comparison.a, wording.phrases, wording.numbers)
               : std::string();
}

/// What sets the bases apart, and what is missing on them.
std::vector<std::string> remarks(const Comparison& comparison, const Wording& wording)
{
    std::vector<std::string> lines;
    lines.push_back(metricName(Formula::SpeedupAtEqualCount, wording.phrases) + ": " +
                    (comparison.atEqualCount.value ? ratioText(comparison.atEqualCount, wording.numbers) + "; " : "") +
                    notesText(comparison.atEqualCount, wording.phrases, wording.numbers) + ".");
    for (const BasisRatios& ratios : comparison.ratios) {
        if (ratios.basis != comparison.basis) {
            lines.push_back("On " + basisName(ratios.basis, wording.phrases) +
                            " basis: " + notesText(ratios.speedup, wording.phrases, wording.numbers) + ".");
        }
    }
    for (const BasisRatios& ratios : comparison.ratios) {
        if (const std::string why = whyWithheld(ratios.efficiency, comparison, wording); !why.empty()) {
            lines.push_back(why + ".");
            break;  // the same on every basis
        }
    }
    return lines;
}

}  // namespace

std::string comparisonJson(const Comparison& comparison, const Wording& wording)
{
    const BasisRatios& asked = comparison.asked();
    std::string text;
    JsonWriter json(text, 2);
    json.beginObject().member("speedup_as_submitted", asked.speedup.value);
    json.member("speedup_per_accelerator", asked.perAccelerator.value);
    json.member("equal_accelerators", comparison.equalAccelerators);
    json.member("basis", toString(comparison.basis));
    for (const BasisRatios& ratios : comparison.ratios) {
        json.member(toString(ratios.basis), ratios.speedup.value);
    }
    json.member("scaling_efficiency", asked.efficiency.value);
    writeComparability(json, comparison.comparability);
    json.member("footnote", joinedLines(comparison.footnote));
    json.key("metrics").beginArray();
    writeMetric(json, comparison.atEqualCount, wording);
    for (const BasisRatios& ratios : comparison.ratios) {
        writeMetric(json, ratios.speedup, wording);
        writeMetric(json, ratios.perAccelerator, wording);
        writeMetric(json, ratios.efficiency, wording, whyWithheld(ratios.efficiency, comparison, wording));
    }
    json.endArray().endObject();
    return text;
}

std::string comparisonPage(const Comparison& comparison, const Wording& wording, std::optional<std::size_t> width)
{
    std::string page = benchmarkTitle(comparison.a.benchmark, wording.tables) + ", time to train\n\n";
    page += resultLines("A", comparison.a, wording) + resultLines("B", comparison.b, wording);
    if (comparison.blocked) {
        page += withheldLine;
    } else {
        page += answer(comparison, wording) + ratioTable(comparison, wording, width) + '\n' +
                wrapped(remarks(comparison, wording), width);
    }
    return page + comparabilityLines(comparison.comparability, comparison.blocked, width) + '\n' +
           wrapped(comparison.footnote, width);
}

}  // namespace podium::cli
