// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <set>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

constexpr std::size_t namedArchitectures = 3;  ///< more than these are named by their family

// Newest first, which is the order that an analyst looks for.
constexpr std::array familyOrder{
    HardwareFamily::BlackwellUltra, HardwareFamily::Blackwell, HardwareFamily::Hopper, HardwareFamily::AdaLovelace,
    HardwareFamily::Ampere,         HardwareFamily::Volta,     HardwareFamily::Tpu,    HardwareFamily::Cdna,
    HardwareFamily::Gaudi,          HardwareFamily::Cpu,       HardwareFamily::Other,
};
static_assert(familyOrder.size() == hardwareFamilyCount);

}  // namespace

std::vector<std::string> acceleratorNames(const SubmissionRows& rows)
{
    std::vector<std::string> names;
    for (const store::SubmissionRow& row : rows) {
        names.push_back(acceleratorTitle(row));
    }
    return shortAcceleratorNames(names);
}

std::string rowName(const store::SubmissionRow& row, const std::string& accelerator, const NumberFormat& numbers)
{
    std::vector<std::string> parts{displayText(row.submitter), shortSystemName(systemTitle(row), row.submitter)};
    if (const auto size = sizeOf(row)) {
        parts.push_back(numbers.count(*size) + (accelerator.empty() ? "" : " × " + accelerator));
    }
    return joined(parts, ", ");
}

std::string familyName(HardwareFamily family, const SubmissionRows& rows, const Phrasebook& phrases)
{
    std::set<std::string> architectures;
    for (const store::SubmissionRow& row : rows) {
        if (hardwareFamily(row.accelerator) == family) {
            architectures.insert(displayText(row.accelerator.architecture, 40));
        }
    }
    architectures.erase("");
    const std::string title(familyTitle(family));
    if (family == HardwareFamily::Cpu || architectures.empty() || architectures.size() > namedArchitectures) {
        return title.empty() ? phrases.say(Phrase::LegendOtherHardware) : title;
    }
    return joined({architectures.begin(), architectures.end()}, ", ");
}

void addFamilies(Figure& figure, const SubmissionRows& rows, SeriesShape shape, SeriesStroke stroke,
                 const Phrasebook& phrases)
{
    std::set<HardwareFamily> present;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        if (figure.categories[index].state == CategoryState::Shown) {
            present.insert(hardwareFamily(rows[index].accelerator));
        }
    }
    for (const HardwareFamily family : familyOrder) {
        if (!present.contains(family)) {
            continue;
        }
        const std::string name = familyName(family, rows, phrases);
        figure.series.push_back({std::string(toString(family)), name, shape, stroke, family, {}});
        const SeriesShape symbol = figure.kind == FigureKind::Spread ? SeriesShape::Bars : shape;
        figure.legend.push_back({LegendSymbol::Swatch, family, stroke, symbol, name});
    }
}

Series& seriesOf(Figure& figure, HardwareFamily family)
{
    return *std::find_if(figure.series.begin(), figure.series.end(),
                         [=](const Series& series) { return series.family == family; });
}

void addBaseline(Figure& figure, const FigureSpec& spec, const SubmissionRows& rows, const Phrasebook& phrases)
{
    if (spec.baseline.empty()) {
        return;
    }
    const std::vector<std::string> accelerators = acceleratorNames(rows);
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const std::optional<double> value = valueOf(rows[index], spec.basis);
        if (reference(rows[index].key) != spec.baseline || !value) {
            continue;
        }
        const NumberFormat numbers(spec.style.language);
        const std::string name = phrases.say(
            Phrase::LegendBaseline, {{"name", displayText(rowName(rows[index], accelerators[index], numbers), 80)}});
        figure.referenceLines.push_back({*value, name});
        figure.legend.push_back(
            {LegendSymbol::ReferenceLine, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Line, name});
    }
}

}  // namespace podium
