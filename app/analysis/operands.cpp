// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/operands.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/titles.h"

namespace podium::operands {

using store::SubmissionRow;

Operand operandOf(const std::optional<double>& value, Absence absence)
{
    const bool usable = value && std::isfinite(*value) && *value > 0;
    return usable ? Operand{*value, Absence::None} : Operand{0, absence};
}

Operand timeOn(const SubmissionRow& row, MetricBasis basis)
{
    if (basis == MetricBasis::Official) {
        return operandOf(row.score.minutes, Absence::NoScore);
    }
    const Operand raw = operandOf(row.score.rawMinutes, Absence::NoRawTime);
    if (basis == MetricBasis::Raw || raw.absence != Absence::None) {
        return raw;
    }
    const Operand samples =
        operandOf(row.samples ? std::optional(row.samples->count) : std::nullopt, Absence::NoSamples);
    return samples.absence == Absence::None ? Operand{raw.value / samples.value, Absence::None} : samples;
}

bool isFaster(const SubmissionRow& one, const SubmissionRow& other, MetricBasis basis)
{
    const double time = timeOn(one, basis).value;
    const double best = timeOn(other, basis).value;
    return time != best ? time < best : reference(one.key) < reference(other.key);
}

void keepFaster(const SubmissionRow*& fastest, const SubmissionRow& row, MetricBasis basis)
{
    if (fastest == nullptr || isFaster(row, *fastest, basis)) {
        fastest = &row;
    }
}

Operand sizeOperand(const SubmissionRow& row)
{
    const auto size = sizeOf(row);
    return operandOf(size ? std::optional(static_cast<double>(*size)) : std::nullopt, Absence::NoSize);
}

Absence unitsOf(const SubmissionRow& a, const SubmissionRow& b, MetricBasis basis)
{
    const bool differ =
        basis == MetricBasis::Throughput && a.samples && b.samples && a.samples->unit != b.samples->unit;
    return differ ? Absence::DifferentUnits : Absence::None;
}

Absence firstAbsence(std::initializer_list<Absence> absences)
{
    const auto* found =
        std::find_if(absences.begin(), absences.end(), [](Absence absence) { return absence != Absence::None; });
    return found == absences.end() ? Absence::None : *found;
}

void nameOperands(Metric& metric, std::initializer_list<const SubmissionRow*> rows)
{
    for (const SubmissionRow* row : rows) {
        metric.operands.push_back(reference(row->key));
    }
}

}  // namespace podium::operands
