// SPDX-License-Identifier: GPL-3.0-or-later
// Derived metrics of METRICS.md over rows of results. Pure: nothing is rounded, nothing is looked up. Results are
// taken as they are; whether they may be compared is asked of judgeComparability().
#pragma once

#include <span>
#include <vector>

#include "app/analysis/metric.h"
#include "db/store/submission_repository.h"

namespace podium {

/// The official score, the raw time, or the samples a minute on throughput basis.
[[nodiscard]] Metric timeToTrain(const store::SubmissionRow& row, MetricBasis basis);
/// Samples (or epochs) to converge of the scoring runs / raw minutes.
[[nodiscard]] Metric throughput(const store::SubmissionRow& row);

/// T_b / T_a: how many times as fast as `b` the system `a` is, whatever the sizes.
[[nodiscard]] Metric speedupAsSubmitted(const store::SubmissionRow& a, const store::SubmissionRow& b,
                                        MetricBasis basis);
/// The same only where the counts differ by at most `tolerance`, a fraction of b's count.
[[nodiscard]] Metric speedupAtEqualCount(const store::SubmissionRow& a, const store::SubmissionRow& b,
                                         MetricBasis basis, double tolerance = 0);
/// Whether speedupAtEqualCount() takes the two for equally large.
[[nodiscard]] bool equalCount(const store::SubmissionRow& a, const store::SubmissionRow& b, double tolerance = 0);
/// (T_b N_b) / (T_a N_a): ratio of accelerator-minutes.
[[nodiscard]] Metric speedupPerAccelerator(const store::SubmissionRow& a, const store::SubmissionRow& b,
                                           MetricBasis basis);
/// N_a / N_b.
[[nodiscard]] Metric sizeRatio(const store::SubmissionRow& a, const store::SubmissionRow& b);
/// T N / 60. Not on throughput basis.
[[nodiscard]] Metric acceleratorHours(const store::SubmissionRow& row, MetricBasis basis);
/// (T_0 N_0) / (T_1 N_1): 1 is ideal.
[[nodiscard]] Metric scalingEfficiency(const store::SubmissionRow& from, const store::SubmissionRow& to,
                                       MetricBasis basis);
/// Accelerator-hours x the analyst's price of one in `currency`; no price, no cost.
[[nodiscard]] Metric cost(const store::SubmissionRow& row, MetricBasis basis, const std::optional<double>& price,
                          const std::string& currency);
/// The same of accelerator-hours that are known.
[[nodiscard]] Metric cost(const Metric& hours, const std::optional<double>& price, const std::string& currency);

/// Weighted geometric mean of ratios; those without a value are left out, and a note says so. `weights` is empty (all
/// weigh the same) or has a weight of 0 or more for each ratio. No official metric, and a note says so.
[[nodiscard]] Metric geometricMean(std::span<const Metric> ratios, std::span<const double> weights = {});

/// How the runs of a submission lie; minutes are those of the basis (official: times the scaling factor).
struct RunSpread {
    std::vector<double> counted;    ///< minutes of the runs that count, in the order of their files
    std::vector<double> dropped;    ///< of valid runs that do not count
    std::optional<double> fastest;  ///< over all valid runs
    std::optional<double> slowest;
    std::int64_t withoutTime = 0;  ///< runs that are not valid or have no time
    Metric deviation;              ///< sample standard deviation of the counted runs
    bool scoreOfOneRun = false;    ///< one run counts: the score is its time
};

/// Not on throughput basis: the deviation is then absent, and so is every time.
[[nodiscard]] RunSpread runSpread(const Submission& submission, MetricBasis basis);

}  // namespace podium
