// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/metrics.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/analysis/operands.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;
using namespace operands;

void addCounts(Metric& metric, const SubmissionRow& a, const SubmissionRow& b)
{
    const auto sizeA = sizeOf(a);
    const auto sizeB = sizeOf(b);
    if (!sizeA || !sizeB) {
        return;
    }
    if (*sizeA == *sizeB) {
        metric.notes.push_back({NoteCode::EqualCount, {static_cast<double>(*sizeA)}, {}});
    } else {
        metric.notes.push_back({NoteCode::Counts, {static_cast<double>(*sizeA), static_cast<double>(*sizeB)}, {}});
    }
}

/// What sets the basis apart from the others for these two.
void addBasisNote(Metric& metric, const SubmissionRow& a, const SubmissionRow& b)
{
    if (metric.basis == MetricBasis::Throughput && a.samples && b.samples) {
        const bool epochs = a.samples->unit == PositionUnit::Epochs;
        metric.notes.push_back({epochs ? NoteCode::EpochsToConverge : NoteCode::SamplesToConverge,
                                {a.samples->count, b.samples->count},
                                {}});
    }
    if (metric.basis == MetricBasis::Official && (a.score.scalingFactor != 1 || b.score.scalingFactor != 1)) {
        metric.notes.push_back({NoteCode::ScalingFactors, {a.score.scalingFactor, b.score.scalingFactor}, {}});
    }
}

/// (T_b / T_a) x (N_b / N_a where `bySize`): every ratio of METRICS.md is one of these two.
Metric ratioOf(Formula formula, const SubmissionRow& a, const SubmissionRow& b, MetricBasis basis, bool bySize)
{
    const Operand timeA = timeOn(a, basis);
    const Operand timeB = timeOn(b, basis);
    const Operand sizeA = bySize ? sizeOperand(a) : Operand{1, Absence::None};
    const Operand sizeB = bySize ? sizeOperand(b) : Operand{1, Absence::None};
    const Absence absence =
        firstAbsence({timeA.absence, timeB.absence, sizeA.absence, sizeB.absence, unitsOf(a, b, basis)});
    Metric metric = absence == Absence::None ? metricOf(formula, basis, MetricUnit::Ratio,
                                                        (timeB.value * sizeB.value) / (timeA.value * sizeA.value))
                                             : absentMetric(formula, basis, MetricUnit::Ratio, absence);
    nameOperands(metric, {&a, &b});
    addCounts(metric, a, b);
    addBasisNote(metric, a, b);
    return metric;
}

void addOneRun(Metric& metric, const SubmissionRow& row)
{
    if (row.score.runs == 3) {
        metric.notes.push_back({NoteCode::ScoreOfOneRun, {}, {}});
    }
}

}  // namespace

Metric timeToTrain(const SubmissionRow& row, MetricBasis basis)
{
    if (basis == MetricBasis::Throughput) {
        return throughput(row);
    }
    const Formula formula = basis == MetricBasis::Official ? Formula::TimeToTrain : Formula::RawTime;
    const Operand time = timeOn(row, basis);
    Metric metric = time.absence == Absence::None ? metricOf(formula, basis, MetricUnit::Minutes, time.value)
                                                  : absentMetric(formula, basis, MetricUnit::Minutes, time.absence);
    nameOperands(metric, {&row});
    addOneRun(metric, row);
    return metric;
}

Metric throughput(const SubmissionRow& row)
{
    const bool epochs = row.samples && row.samples->unit == PositionUnit::Epochs;
    const MetricUnit unit = epochs ? MetricUnit::EpochsPerMinute : MetricUnit::SamplesPerMinute;
    const Operand time = timeOn(row, MetricBasis::Throughput);
    Metric metric = time.absence == Absence::None
                        ? metricOf(Formula::Throughput, MetricBasis::Throughput, unit, 1 / time.value)
                        : absentMetric(Formula::Throughput, MetricBasis::Throughput, unit, time.absence);
    nameOperands(metric, {&row});
    addOneRun(metric, row);
    return metric;
}

Metric speedupAsSubmitted(const SubmissionRow& a, const SubmissionRow& b, MetricBasis basis)
{
    return ratioOf(Formula::SpeedupAsSubmitted, a, b, basis, false);
}

bool equalCount(const SubmissionRow& a, const SubmissionRow& b, double tolerance)
{
    const Operand sizeA = sizeOperand(a);
    const Operand sizeB = sizeOperand(b);
    return sizeA.absence == Absence::None && sizeB.absence == Absence::None &&
           std::abs(sizeA.value - sizeB.value) <= std::max(tolerance, 0.0) * sizeB.value;
}

Metric speedupAtEqualCount(const SubmissionRow& a, const SubmissionRow& b, MetricBasis basis, double tolerance)
{
    Metric metric = ratioOf(Formula::SpeedupAtEqualCount, a, b, basis, false);
    const Absence sizes = firstAbsence({sizeOperand(a).absence, sizeOperand(b).absence});
    if (sizes != Absence::None || !equalCount(a, b, tolerance)) {
        metric.value.reset();
        metric.absence = sizes != Absence::None ? sizes : Absence::DifferentSizes;
        return metric;
    }
    if (sizeOf(a) != sizeOf(b)) {
        metric.notes.front() = {NoteCode::WithinTolerance, {sizeOperand(a).value, sizeOperand(b).value, tolerance}, {}};
    }
    return metric;
}

Metric speedupPerAccelerator(const SubmissionRow& a, const SubmissionRow& b, MetricBasis basis)
{
    return ratioOf(Formula::SpeedupPerAccelerator, a, b, basis, true);
}

Metric sizeRatio(const SubmissionRow& a, const SubmissionRow& b)
{
    const Operand sizeA = sizeOperand(a);
    const Operand sizeB = sizeOperand(b);
    const Absence absence = firstAbsence({sizeA.absence, sizeB.absence});
    Metric metric =
        absence == Absence::None
            ? metricOf(Formula::SizeRatio, MetricBasis::Official, MetricUnit::Ratio, sizeA.value / sizeB.value)
            : absentMetric(Formula::SizeRatio, MetricBasis::Official, MetricUnit::Ratio, absence);
    nameOperands(metric, {&a, &b});
    addCounts(metric, a, b);
    return metric;
}

Metric acceleratorHours(const SubmissionRow& row, MetricBasis basis)
{
    const Operand time = basis == MetricBasis::Throughput ? Operand{0, Absence::NotOnThisBasis} : timeOn(row, basis);
    const Operand size = sizeOperand(row);
    const Absence absence = firstAbsence({time.absence, size.absence});
    Metric metric =
        absence == Absence::None
            ? metricOf(Formula::AcceleratorHours, basis, MetricUnit::AcceleratorHours, time.value * size.value / 60)
            : absentMetric(Formula::AcceleratorHours, basis, MetricUnit::AcceleratorHours, absence);
    nameOperands(metric, {&row});
    return metric;
}

Metric scalingEfficiency(const SubmissionRow& from, const SubmissionRow& to, MetricBasis basis)
{
    return ratioOf(Formula::ScalingEfficiency, to, from, basis, true);
}

Metric cost(const SubmissionRow& row, MetricBasis basis, const std::optional<double>& price,
            const std::string& currency)
{
    return cost(acceleratorHours(row, basis), price, currency);
}

Metric cost(const Metric& hours, const std::optional<double>& price, const std::string& currency)
{
    const Operand known = operandOf(price, Absence::NoPrice);
    const Absence absence = firstAbsence({known.absence, hours.absence});
    Metric metric = absence == Absence::None
                        ? metricOf(Formula::Cost, hours.basis, MetricUnit::Money, *hours.value * known.value)
                        : absentMetric(Formula::Cost, hours.basis, MetricUnit::Money, absence);
    metric.operands = hours.operands;
    if (known.absence == Absence::None) {
        metric.notes.push_back({NoteCode::Price, {known.value}, currency});
    }
    return metric;
}

Metric geometricMean(std::span<const Metric> ratios, std::span<const double> weights)
{
    double sum = 0;
    double weighed = 0;
    std::size_t used = 0;
    std::vector<std::string> operands;
    for (std::size_t index = 0; index < ratios.size(); ++index) {
        const Operand ratio = operandOf(ratios[index].value, Absence::NoRatio);
        const double weight = weights.empty() ? 1 : index < weights.size() ? weights[index] : 0;
        if (ratio.absence == Absence::None && std::isfinite(weight) && weight > 0) {
            sum += weight * std::log(ratio.value);
            weighed += weight;
            ++used;
            operands.insert(operands.end(), ratios[index].operands.begin(), ratios[index].operands.end());
        }
    }
    const MetricBasis basis = ratios.empty() ? MetricBasis::Official : ratios.front().basis;
    Metric metric = used > 0 ? metricOf(Formula::GeometricMean, basis, MetricUnit::Ratio, std::exp(sum / weighed))
                             : absentMetric(Formula::GeometricMean, basis, MetricUnit::Ratio, Absence::NoRatio);
    metric.operands = std::move(operands);
    metric.notes.push_back({NoteCode::Unofficial, {}, {}});
    if (used < ratios.size()) {
        metric.notes.push_back(
            {NoteCode::PartOfBenchmarks, {static_cast<double>(used), static_cast<double>(ratios.size())}, {}});
    }
    return metric;
}

}  // namespace podium
