// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/analysis/citation.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/metrics.h"

namespace podium {

/// What is asked of two results: how much faster is a than b?
struct ComparisonQuestion {
    MetricBasis basis = MetricBasis::Official;
    double tolerance = 0;       ///< of equal counts, as a fraction of b's count
    bool allowBlocked = false;  ///< compute what may not be compared
};

/// The ratios of two results on one basis.
struct BasisRatios {
    MetricBasis basis = MetricBasis::Official;
    Metric speedup;         ///< as submitted
    Metric perAccelerator;  ///< speedup per accelerator
    Metric efficiency;      ///< of scaling, from b to a; absent unless areOfOneSystem()
};

/// One ratio, its basis, its comparability, its footnote.
struct Comparison {
    store::SubmissionRow a;
    store::SubmissionRow b;  ///< the baseline
    MetricBasis basis = MetricBasis::Official;
    Comparability comparability;
    bool blocked = false;  ///< may not be compared, and nobody asked for it all the same: the metrics have no values
    bool equalAccelerators = false;
    Metric atEqualCount;                ///< on the basis asked for
    std::vector<BasisRatios> ratios;    ///< on official, raw and throughput basis
    std::vector<std::string> footnote;  ///< one paragraph each

    /// Those on the basis asked for.
    [[nodiscard]] const BasisRatios& asked() const { return ratios.at(static_cast<std::size_t>(basis)); }
};

[[nodiscard]] Comparison compare(const store::SubmissionRow& a, const store::SubmissionRow& b,
                                 const ComparisonQuestion& question, const FigureContext& context, Language language);

/// Takes the value of a metric away: its results may not be compared.
void withhold(Metric& metric);

}  // namespace podium
