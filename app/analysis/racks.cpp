// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/operands.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using namespace operands;
using store::SubmissionRow;

/// Racks are filled one by one. What a sum of doubles has too much does not open another one.
double racksOf(double accelerators, double perRack)
{
    constexpr double noise = 1e-9;
    return std::ceil(accelerators / perRack * (1 - noise));
}

MetricNote densityNote(const RackDensity& density)
{
    return {NoteCode::Density,
            {static_cast<double>(density.active), static_cast<double>(density.installed)},
            density.source};
}

MetricNote evidenceNote(const RackDensity& density)
{
    return {NoteCode::Evidence, {static_cast<double>(density.evidence)}, {}};
}

void addDensity(Metric& metric, const RackDensity& density)
{
    metric.notes.push_back(densityNote(density));
    metric.notes.push_back(evidenceNote(density));
}

}  // namespace

std::optional<RackDensity> rackDensity(const SubmissionRow& row, const ReferenceTables& tables)
{
    const std::string accelerator = acceleratorTitle(row);
    const RackProfile* profile = tables.rackProfile({accelerator, row.key.system, row.systemName});
    if (profile == nullptr) {
        return std::nullopt;
    }
    RackDensity density{profile->name,     profile->installed, profile->active,
                        profile->evidence, profile->source,    statedRacks(*profile, row.systemName)};
    const auto size = sizeOf(row);
    if (density.statedRacks && size) {
        const std::int64_t fill = *size / *density.statedRacks + (*size % *density.statedRacks != 0 ? 1 : 0);
        if (fill > density.installed) {
            density.statedRacks.reset();  // more than fits: the number means something else
        } else {
            density.active = std::max(density.active, fill);
        }
    }
    return density;
}

RackDensity ownDensity(std::int64_t acceleratorsPerRack)
{
    return ownDensity(acceleratorsPerRack, acceleratorsPerRack);
}

RackDensity ownDensity(std::int64_t installed, std::int64_t active)
{
    return {{}, installed, active, RackEvidence::Analyst, {}, std::nullopt};
}

Metric racksUsed(const SubmissionRow& row, const std::optional<RackDensity>& density)
{
    const Operand size = sizeOperand(row);
    const Absence absence = firstAbsence({size.absence, density ? Absence::None : Absence::NoDensity});
    if (absence != Absence::None) {
        Metric metric = absentMetric(Formula::RacksUsed, MetricBasis::Official, MetricUnit::Racks, absence);
        nameOperands(metric, {&row});
        return metric;
    }
    const double racks = density->statedRacks ? static_cast<double>(*density->statedRacks)
                                              : racksOf(size.value, static_cast<double>(density->active));
    Metric metric = metricOf(Formula::RacksUsed, MetricBasis::Official, MetricUnit::Racks, racks);
    nameOperands(metric, {&row});
    if (density->statedRacks) {
        metric.notes.push_back({NoteCode::StatedRacks, {racks}, systemTitle(row)});
    }
    addDensity(metric, *density);
    return metric;
}

Metric acceleratorsByRatio(const SubmissionRow& a, const Metric& ratio)
{
    const Operand size = sizeOperand(a);
    const Absence missing = ratio.value                      ? Absence::None
                            : ratio.absence == Absence::None ? Absence::NoRatio
                                                             : ratio.absence;
    const Absence absence = firstAbsence({size.absence, missing});
    Metric metric =
        absence == Absence::None
            ? metricOf(Formula::EqualTimeByRatio, ratio.basis, MetricUnit::Accelerators, size.value * *ratio.value)
            : absentMetric(Formula::EqualTimeByRatio, ratio.basis, MetricUnit::Accelerators, absence);
    nameOperands(metric, {&a});
    metric.operands.insert(metric.operands.end(), ratio.operands.begin(), ratio.operands.end());
    if (ratio.value) {
        metric.notes.push_back({NoteCode::RatioUsed, {*ratio.value}, std::string(toString(ratio.formula))});
        metric.notes.insert(metric.notes.end(), ratio.notes.begin(), ratio.notes.end());
    }
    return metric;
}

Metric acceleratorsByRatio(const SubmissionRow& a, double ratio)
{
    const Operand known = operandOf(ratio, Absence::NoRatio);
    const Operand size = sizeOperand(a);
    const Absence absence = firstAbsence({size.absence, known.absence});
    Metric metric = absence == Absence::None ? metricOf(Formula::EqualTimeByRatio, MetricBasis::Official,
                                                        MetricUnit::Accelerators, size.value * known.value)
                                             : absentMetric(Formula::EqualTimeByRatio, MetricBasis::Official,
                                                            MetricUnit::Accelerators, absence);
    nameOperands(metric, {&a});
    if (known.absence == Absence::None) {
        metric.notes.push_back({NoteCode::RatioGiven, {known.value}, {}});
    }
    return metric;
}

Metric racksForEqualTime(const Metric& accelerators, const std::optional<RackDensity>& density)
{
    const Absence missing = accelerators.value ? Absence::None : accelerators.absence;
    const Absence absence = firstAbsence({missing, density ? Absence::None : Absence::NoDensity});
    Metric metric = absence == Absence::None
                        ? metricOf(Formula::RacksForEqualTime, accelerators.basis, MetricUnit::Racks,
                                   racksOf(*accelerators.value, static_cast<double>(density->active)))
                        : absentMetric(Formula::RacksForEqualTime, accelerators.basis, MetricUnit::Racks, absence);
    metric.operands = accelerators.operands;
    metric.notes = accelerators.notes;
    if (density) {
        addDensity(metric, *density);
    }
    return metric;
}

Metric equalTimeHours(const Metric& accelerators, const SubmissionRow& a, MetricBasis basis)
{
    const Operand time = basis == MetricBasis::Throughput ? Operand{0, Absence::NotOnThisBasis} : timeOn(a, basis);
    const Absence absence = firstAbsence({accelerators.value ? Absence::None : accelerators.absence, time.absence});
    Metric metric = absence == Absence::None
                        ? metricOf(Formula::AcceleratorHours, basis, MetricUnit::AcceleratorHours,
                                   *accelerators.value * time.value / 60)
                        : absentMetric(Formula::AcceleratorHours, basis, MetricUnit::AcceleratorHours, absence);
    metric.operands = accelerators.operands;
    return metric;
}

Metric footprintRatio(const Metric& racksB, const Metric& racksA)
{
    const Absence absence = firstAbsence({racksB.absence, racksA.absence});
    Metric metric = absence == Absence::None
                        ? metricOf(Formula::FootprintRatio, racksB.basis, MetricUnit::Ratio,
                                   racksB.value.value_or(0) / racksA.value.value_or(0))
                        : absentMetric(Formula::FootprintRatio, racksB.basis, MetricUnit::Ratio, absence);
    metric.operands = racksB.operands;
    return metric;
}

std::vector<RackSensitivity> rackSensitivity(const Metric& accelerators, std::span<const std::int64_t> densities)
{
    std::vector<RackSensitivity> sensitivity;
    for (const std::int64_t perRack : densities) {
        std::optional<std::int64_t> racks;
        if (accelerators.value && perRack > 0) {
            racks = static_cast<std::int64_t>(racksOf(*accelerators.value, static_cast<double>(perRack)));
        }
        sensitivity.push_back({perRack, racks});
    }
    return sensitivity;
}

}  // namespace podium
