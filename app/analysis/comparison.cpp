// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/comparison.h"

#include <array>

#include "app/analysis/scaling_table.h"

namespace podium {

namespace {

constexpr std::array bases{MetricBasis::Official, MetricBasis::Raw, MetricBasis::Throughput};

bool ofThreeRuns(const store::SubmissionRow& row, const ReferenceTables& tables)
{
    const Benchmark* benchmark = tables.benchmark(row.benchmark);
    return benchmark != nullptr && benchmark->runsRequired == 3;
}

/// From b to a, where it is one system that scales.
Metric efficiencyOf(const store::SubmissionRow& a, const store::SubmissionRow& b, MetricBasis basis)
{
    Metric metric = scalingEfficiency(b, a, basis);
    if (metric.value && !areOfOneSystem(a, b)) {
        metric.value.reset();
        metric.absence = Absence::DifferentSystems;
    }
    return metric;
}

void withholdAll(Comparison& comparison)
{
    withhold(comparison.atEqualCount);
    for (BasisRatios& ratios : comparison.ratios) {
        withhold(ratios.speedup);
        withhold(ratios.perAccelerator);
        withhold(ratios.efficiency);
    }
}

}  // namespace

void withhold(Metric& metric)
{
    metric.value.reset();
    metric.absence = Absence::NotComparable;
}

Comparison compare(const store::SubmissionRow& a, const store::SubmissionRow& b, const ComparisonQuestion& question,
                   const FigureContext& context, Language language)
{
    const NumberFormat numbers(language);
    Comparison comparison;
    comparison.a = a;
    comparison.b = b;
    comparison.basis = question.basis;
    SubmissionRows both;
    both.add(a);
    both.add(b);
    comparison.comparability =
        judgeComparability(both, {true, context.today}, context.tables, context.phrases, numbers);
    comparison.blocked = comparison.comparability.verdict == Verdict::Blocked && !question.allowBlocked;
    comparison.equalAccelerators = equalCount(a, b, question.tolerance);
    comparison.atEqualCount = speedupAtEqualCount(a, b, question.basis, question.tolerance);
    for (const MetricBasis basis : bases) {
        comparison.ratios.push_back(
            {basis, speedupAsSubmitted(a, b, basis), speedupPerAccelerator(a, b, basis), efficiencyOf(a, b, basis)});
    }
    if (comparison.blocked) {
        withholdAll(comparison);
    }
    CitationRemarks remarks;
    remarks.threeRuns = ofThreeRuns(a, context.tables) || ofThreeRuns(b, context.tables);
    remarks.derived = {Formula::SpeedupAsSubmitted, Formula::SpeedupPerAccelerator};
    if (areOfOneSystem(a, b)) {
        remarks.derived.push_back(Formula::ScalingEfficiency);
    }
    remarks.derivedBases = {bases.begin(), bases.end()};
    comparison.footnote =
        cite(both, remarks, context.legends, context.catalogueDate, context.tables, context.phrases, numbers).full;
    return comparison;
}

}  // namespace podium
