// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <tuple>

#include "app/analysis/figure_rows.h"
#include "app/analysis/metrics.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

using store::SubmissionRow;

/// Negative, 0 or positive; 0 where `order` does not tell them apart.
int compareBy(RowOrder order, const SubmissionRow& left, const SubmissionRow& right)
{
    const auto sign = [](auto comparison) { return comparison < 0 ? -1 : comparison > 0 ? 1 : 0; };
    switch (order) {
    case RowOrder::Time:
        return 0;
    case RowOrder::Accelerators:
        return sign(sizeOf(left).value_or(0) <=> sizeOf(right).value_or(0));
    case RowOrder::Submitter:
        return sign(left.submitter <=> right.submitter);
    case RowOrder::Round:
        return sign(compareRounds(left.key.round, right.key.round));
    }
    return 0;
}

}  // namespace

MetricBasis metricBasis(FigureBasis basis)
{
    switch (basis) {
    case FigureBasis::Official:
        return MetricBasis::Official;
    case FigureBasis::Raw:
        return MetricBasis::Raw;
    case FigureBasis::Throughput:
        break;
    }
    return MetricBasis::Throughput;
}

std::optional<double> valueOf(const SubmissionRow& row, FigureBasis basis)
{
    if (basis == FigureBasis::Throughput) {
        return throughput(row).value;
    }
    const std::optional<double> value = basis == FigureBasis::Raw ? row.score.rawMinutes : row.score.minutes;
    return value && std::isfinite(*value) && *value > 0 ? value : std::nullopt;
}

void sortRows(SubmissionRows& rows, RowOrder order, FigureBasis basis)
{
    std::sort(rows.pointers().begin(), rows.pointers().end(),
              [=](const SubmissionRow* left, const SubmissionRow* right) {
                  const auto leftValue = valueOf(*left, basis);
                  const auto rightValue = valueOf(*right, basis);
                  if (leftValue.has_value() != rightValue.has_value()) {
                      return leftValue.has_value();
                  }
                  if (const int comparison = compareBy(order, *left, *right); comparison != 0) {
                      return comparison < 0;
                  }
                  return std::tie(leftValue, left->key) < std::tie(rightValue, right->key);
              });
}

}  // namespace podium
