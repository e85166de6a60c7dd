// SPDX-License-Identifier: GPL-3.0-or-later
// Submissions for figures: the worked values of METRICS.md, and made-up ones.
#pragma once

#include <string>
#include <vector>

#include "app/analysis/figure_builder.h"

namespace podium::test {

/// The tables that ship with the program. Throws where they cannot be read.
[[nodiscard]] const ReferenceTables& tables();
[[nodiscard]] const CitationLegends& legends();

/// One submission to Llama 3.1 405B of round 5.0, verified, Closed, in the cloud, 512 NVIDIA H100 SXM, 100 minutes.
[[nodiscard]] store::SubmissionRow sampleRow(const std::string& system = "sample");
/// The same with these minutes and this many accelerators.
[[nodiscard]] store::SubmissionRow sampleRow(const std::string& system, double minutes, std::int64_t accelerators);

/// The fourteen results of METRICS.md, "Worked values", in that table's order.
[[nodiscard]] std::vector<store::SubmissionRow> workedRows();

/// A submission with these runs; the fastest and the slowest valid one are dropped, the score is the mean of the rest.
[[nodiscard]] Submission sampleSubmission(const std::string& system, const std::vector<double>& minutes,
                                          double factor = 1);

[[nodiscard]] FigureSpec specOf(FigureKind kind, Language language = Language::English);

/// Builds and expects success. Throws with the error's words where there is none.
[[nodiscard]] Figure figureOf(const FigureSpec& spec, std::vector<store::SubmissionRow> rows);
[[nodiscard]] Figure spreadOf(const FigureSpec& spec, std::vector<Submission> submissions);
[[nodiscard]] Result<Figure> tryFigure(const FigureSpec& spec, std::vector<store::SubmissionRow> rows,
                                       const std::string& today = {});

/// Every mark of a figure in the order of its rows.
[[nodiscard]] std::vector<Mark> marksOf(const Figure& figure);

}  // namespace podium::test
