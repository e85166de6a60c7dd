// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/trend.h"

#include <cmath>
#include <map>
#include <utility>

#include "app/analysis/metrics.h"
#include "app/analysis/operands.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

using namespace operands;
using store::SubmissionRow;

using BestByRound = std::map<std::string, const SubmissionRow*, RoundLess>;

bool ofSize(const SubmissionRow& row, const TrendQuestion& question)
{
    if (!question.accelerators) {
        return true;
    }
    const Operand size = sizeOperand(row);
    const auto wanted = static_cast<double>(*question.accelerators);
    return size.absence == Absence::None && std::abs(size.value - wanted) <= question.tolerance * wanted;
}

std::map<std::string, BestByRound> bestByBenchmark(const SubmissionRows& rows, const TrendQuestion& question)
{
    std::map<std::string, BestByRound> best;
    for (const SubmissionRow& row : rows) {
        if (timeOn(row, question.basis).absence != Absence::None || !ofSize(row, question)) {
            continue;
        }
        keepFaster(best[row.benchmark][row.key.round], row, question.basis);
    }
    return best;
}

/// How many times as fast as the round before.
Metric improvementOf(const std::vector<TrendPoint>& before, const SubmissionRow& row, MetricBasis basis)
{
    if (before.empty()) {
        Metric none = absentMetric(Formula::Improvement, basis, MetricUnit::Ratio, Absence::NoRatio);
        nameOperands(none, {&row});
        return none;
    }
    Metric improvement = speedupAsSubmitted(row, before.back().row, basis);
    improvement.formula = Formula::Improvement;
    return improvement;
}

}  // namespace

std::vector<Trend> trendsOf(const SubmissionRows& rows, const TrendQuestion& question, const ReferenceTables& tables)
{
    std::vector<Trend> trends;
    for (const auto& [benchmark, rounds] : bestByBenchmark(rows, question)) {
        std::map<const CompatibilitySpan*, std::size_t> places;
        for (const auto& [round, row] : rounds) {
            const CompatibilitySpan* span = tables.span(benchmark, round);
            const auto [place, isNew] = places.try_emplace(span, trends.size());
            if (isNew || span == nullptr) {
                place->second = trends.size();
                trends.push_back({benchmark, span != nullptr ? span->rounds : std::vector{round}, {}});
            }
            Trend& trend = trends[place->second];
            Metric improvement = improvementOf(trend.points, *row, question.basis);
            trend.points.push_back({round, *row, timeToTrain(*row, question.basis), std::move(improvement)});
        }
    }
    return trends;
}

}  // namespace podium
