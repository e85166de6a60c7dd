// SPDX-License-Identifier: GPL-3.0-or-later
// What the formulas of METRICS.md are made of.
#pragma once

#include <initializer_list>
#include <optional>

#include "app/analysis/metric.h"
#include "db/store/submission_repository.h"

namespace podium::operands {

/// A number that a formula needs, above 0, or why it is missing.
struct Operand {
    double value = 0;
    Absence absence = Absence::None;
};

/// `absence` where `value` is no finite number above 0.
[[nodiscard]] Operand operandOf(const std::optional<double>& value, Absence absence);
/// What stands for T: minutes, or raw minutes a sample.
[[nodiscard]] Operand timeOn(const store::SubmissionRow& row, MetricBasis basis);
/// Whether `one` is faster; of equally fast ones the first by reference is, so that the order of rows does not matter.
/// Both must have a time on this basis.
[[nodiscard]] bool isFaster(const store::SubmissionRow& one, const store::SubmissionRow& other, MetricBasis basis);
/// Puts the row in the place of `fastest` where it is faster, or where there is none yet (null).
void keepFaster(const store::SubmissionRow*& fastest, const store::SubmissionRow& row, MetricBasis basis);
/// N.
[[nodiscard]] Operand sizeOperand(const store::SubmissionRow& row);
/// On throughput basis two results must count the same thing.
[[nodiscard]] Absence unitsOf(const store::SubmissionRow& a, const store::SubmissionRow& b, MetricBasis basis);
[[nodiscard]] Absence firstAbsence(std::initializer_list<Absence> absences);
void nameOperands(Metric& metric, std::initializer_list<const store::SubmissionRow*> rows);

}  // namespace podium::operands
