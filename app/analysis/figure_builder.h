// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/citation.h"
#include "app/analysis/figure.h"

namespace podium {

/// What building a figure needs beside the submissions. The references must outlive the call only.
struct FigureContext {
    const ReferenceTables& tables;
    const CitationLegends& legends;
    const Phrasebook& phrases;
    std::string catalogueDate;  ///< e.g. "2026-06"
    std::string today;          ///< ISO date, for rounds that are not public yet; empty: all are
};

/// Bars, one a submission: score (or raw time), whiskers from the fastest to the slowest run, value labels. `rows` are
/// those that match spec.filter, in any order; they must outlive the call. Where the axis is logarithmic they are
/// points. Submissions without a value are listed with the reason. Where nothing may or can be drawn, `emptyMessage`
/// says why.
/// Errors: InvalidInput for a spec that validate() refuses or of another kind, NotFound for a baseline that is not
/// among the rows. `beside` is what the caller writes beside the times and the footnote has to say of it, e.g. ratios.
[[nodiscard]] Result<Figure> buildTimeToTrain(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context,
                                              const CitationRemarks& beside = {});

/// A strip of points a submission, one a run; which runs count, which were dropped by the rule and which are not valid
/// are told apart, the score is a mark. Errors as for buildTimeToTrain().
[[nodiscard]] Result<Figure> buildSpread(const FigureSpec& spec, std::vector<Submission> submissions,
                                         const FigureContext& context);

/// Lines, one a run: quality as the runs logged it over minutes or over what they trained on (spec.over), the target as
/// a line, the point that meets it marked. `submissions` are those that convergenceChoice() draws of `rows`, with their
/// runs; more do no harm, and without any there are no lines (whether anything may be drawn is known all the same).
/// Submissions and runs without a curve are named with the reason. Errors: as above, and NotFound for a pin that is not
/// among the rows.
[[nodiscard]] Result<Figure> buildConvergence(const FigureSpec& spec, SubmissionRows rows,
                                              const std::vector<Submission>& submissions, const FigureContext& context);

/// Bars, one a submission: how many times as fast as the baseline it is, by spec.speedup, on spec.basis. With
/// spec.baselineGeneration each is held against the best result of that generation at its own count. Submissions
/// without a partner or without a value are listed with the reason. Errors as for buildTimeToTrain().
[[nodiscard]] Result<Figure> buildSpeedup(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context);

/// Time to train against accelerators, a line for each submitter's accelerator or for each generation (spec.grouping),
/// through the fastest result of each size; ideal lines through the baseline or the smallest size, and the scaling
/// efficiency of the widest lines on all three bases as notes. On throughput basis the lines rise. Errors as above.
[[nodiscard]] Result<Figure> buildScaling(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context);

/// The best result of each round, a line for each compatibility span, at any size or at spec.atAccelerators. Errors as
/// above.
[[nodiscard]] Result<Figure> buildTrend(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context);

/// Racks that spec.racks.subject fills, and racks that others need for its time, by every method (METRICS.md), with how
/// they depend on the density. Where the spec says nothing of what fills a rack, `ownRacks` do, then the profiles. The
/// subject is chosen among `shown`, what it is held against among `all` results.
/// Errors: as above; NotFound for a subject that is not among `all`, and those of footprintRows().
[[nodiscard]] Result<Figure> buildRacks(const FigureSpec& spec, const SubmissionRows& shown, const SubmissionRows& all,
                                        const FigureContext& context, const OwnRacks& ownRacks = {});

/// Dots, one a matched pair: how many times as fast the best result of spec.generations.subjects is as the best of the
/// baseline at the same count, a row a benchmark, or a row a count where there is one benchmark. Above several
/// benchmarks stands their geometric mean, called unofficial. Benchmarks without a pair are listed with the reason.
/// `rows` are those that match the filter without its generation and accelerator. Errors as above.
[[nodiscard]] Result<Figure> buildGenerations(const FigureSpec& spec, SubmissionRows rows,
                                              const FigureContext& context);

/// Any kind that needs no single runs. Errors: InvalidInput for spread and convergence, which do; as above.
[[nodiscard]] Result<Figure> buildOfRows(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context);

}  // namespace podium
