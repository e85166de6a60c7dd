// SPDX-License-Identifier: GPL-3.0-or-later
// The start page as data: what the results of one benchmark say, in three sentences with a small figure each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/figure_builder.h"

namespace podium {

/// A sentence, what its figure shows, and the figure; or why there is none.
struct Finding {
    std::string key;  ///< "fastest", "generations", "change": stable, for file names
    std::string sentence;
    std::string subtitle;  ///< what the figure shows; without a figure the reason
    std::optional<Figure> figure;
};

struct Overview {
    std::string title;     ///< the benchmark
    std::string subtitle;  ///< suite and rounds, data set, number of results
    std::vector<Finding> findings;
    std::vector<std::string> footnote;  ///< of all results that are shown, one paragraph each
};

/// What an overview is about. `shown` are the results that a filter lets through, `all` those of every round, for the
/// change since the round before; neither needs an order, and both must outlive it.
struct OverviewSubject {
    std::string benchmark;  ///< canonical key
    SubmissionRows shown;
    SubmissionRows all;
};

/// The benchmark and the round with which a newcomer begins; empty where there are no results.
struct FirstSubject {
    std::string benchmark;
    std::string round;  ///< with the most verified Closed results of it; empty: none has any
};

/// Llama 3.1 405B where there is a result of it, else the benchmark with the most results in the newest round.
[[nodiscard]] std::optional<FirstSubject> firstSubject(const std::vector<store::SubmissionRow>& rows);

/// The fastest result at each number of accelerators; Blackwell against Hopper at equal counts; the biggest change
/// since the round before among verified Closed results. Always three findings, in this order, by official scores.
/// Errors: those of buildTimeToTrain().
[[nodiscard]] Result<Overview> buildOverview(const OverviewSubject& subject, Language language,
                                             const FigureContext& context);

/// The finding as a figure that stands alone: under its sentence.
[[nodiscard]] Figure figureUnderSentence(const Finding& finding);

/// Title, sentences, reasons and footnote as text, a paragraph each.
[[nodiscard]] std::string overviewText(const Overview& overview);

}  // namespace podium
