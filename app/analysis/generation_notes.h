// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison of generations has to say beside its ratios.
#pragma once

#include <string>
#include <vector>

#include "app/analysis/generation_matches.h"

namespace podium {

/// The reasons of all pairs as one judgement: for each rule in how many pairs it applies, and what differs. Results of
/// different pairs are not held against each other, so that only what differs within a pair counts.
[[nodiscard]] Comparability judgeMatches(const GenerationMatches& matches, const FigureContext& context,
                                         const NumberFormat& numbers);

/// Benchmarks that only one side ran, and those whose rules changed in between: one note each.
[[nodiscard]] std::vector<Note> notesOfUnmatched(const GenerationMatches& matches, const FigureContext& context);

/// Why a benchmark that both ran has no row of ratios: "no equal count: Blackwell 64; Hopper 256 to 11,616". Empty for
/// what notesOfUnmatched() tells.
[[nodiscard]] std::string unmatchedReason(const UnmatchedBenchmark& unmatched, const GenerationMatches& matches,
                                          const Phrasebook& phrases, const NumberFormat& numbers);

/// Why there is nothing to draw, and what to do about it.
struct EmptyComparison {
    std::string message;
    std::vector<Note> notes;  ///< what each side ran; at last the next step
    std::string partner;      ///< the generation to hold the first subject against instead; empty: none
    std::string subject;      ///< or, where it has no partner at all, what to hold against `partner`
};

/// For matches without a single pair.
[[nodiscard]] EmptyComparison explainEmpty(const SubmissionRows& rows, const GenerationMatches& matches,
                                           const GenerationQuestion& question, const FigureContext& context,
                                           Language language);

}  // namespace podium
