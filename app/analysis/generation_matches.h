// SPDX-License-Identifier: GPL-3.0-or-later
// Hardware generations held against each other, benchmark by benchmark, at matched accelerator counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/comparability.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/metrics.h"

namespace podium {

/// Which hardware is held against which. Names as HardwareChoice::find() takes them.
struct GenerationQuestion {
    std::vector<std::string> subjects;  ///< what is judged, each held against the same baseline
    std::string against;                ///< the baseline
    MetricBasis basis = MetricBasis::Official;
    double tolerance = 0;       ///< of matched counts, as a fraction of the baseline's count
    bool sameRound = false;     ///< else the best of all rounds of one compatibility span
    bool allowBlocked = false;  ///< compare what may not be compared: rounds that are not public yet
};

/// What a figure of generations asks.
[[nodiscard]] GenerationQuestion questionOf(const FigureSpec& spec);

/// The best result of each at one pair of matched counts.
struct GenerationMatch {
    const store::SubmissionRow* subject = nullptr;
    const store::SubmissionRow* baseline = nullptr;
    Metric ratio;           ///< speedup at equal count
    Metric perAccelerator;  ///< the same where the counts are equal
    Comparability comparability;
};

/// Results that may be held against each other: one benchmark, one compatibility span, one division.
struct BenchmarkMatches {
    std::size_t subject = 0;  ///< place among the question's
    std::string benchmark;
    Division division = Division::Unknown;
    std::vector<std::string> rounds;       ///< of the results that are matched, in the order of time
    std::vector<GenerationMatch> matches;  ///< the fewest accelerators first; never empty
    std::size_t best = 0;                  ///< which of them has the largest ratio
    /// The fastest result of each, whatever its size.
    const store::SubmissionRow* fastestSubject = nullptr;
    const store::SubmissionRow* fastestBaseline = nullptr;
    Metric asSubmitted;     ///< of these two
    Metric perAccelerator;  ///< of these two

    [[nodiscard]] const GenerationMatch& bestMatch() const { return matches[best]; }
};

/// Why a benchmark has no match.
enum class NoMatch {
    OnlySubject,         ///< the baseline did not run it
    OnlyBaseline,        ///< the subject did not run it
    DifferentSpans,      ///< no two results are of one compatibility span
    DifferentDivisions,  ///< one ran it in the Closed division, the other in the Open
    DifferentRounds,     ///< none at matched counts in one round, though in one span
    DifferentCounts,     ///< none at matched counts
    NotPublished,        ///< of a round that is not public yet
    NoValue,             ///< no value on this basis, or no size
};

struct UnmatchedBenchmark {
    std::size_t subject = 0;
    std::string benchmark;
    NoMatch reason = NoMatch::OnlySubject;
    std::vector<std::string> subjectRounds;  ///< in which each ran it, in the order of time
    std::vector<std::string> baselineRounds;
    std::vector<std::int64_t> subjectCounts;  ///< with so many accelerators, ascending
    std::vector<std::int64_t> baselineCounts;
};

struct GenerationMatches {
    std::vector<std::string> subjects;          ///< names as the tables spell them, else as they were asked for
    std::string against;                        ///< likewise
    std::string missing;                        ///< the first of them that no result has; empty: all are there
    std::vector<BenchmarkMatches> benchmarks;   ///< by subject, then by title
    std::vector<UnmatchedBenchmark> unmatched;  ///< likewise
    /// One a subject: the geometric mean of all ratios, in which every benchmark has the same weight, however many
    /// counts of it match. No official metric. Without value where nothing matches.
    std::vector<Metric> means;

    /// Benchmarks with a match, each once.
    [[nodiscard]] std::vector<std::string> matchedBenchmarks(std::size_t subject) const;
    /// All matches are of one benchmark.
    [[nodiscard]] bool isOfOneBenchmark() const;
};

/// Matches results at equal counts, or within the tolerance: of every size the best of each, every size once, the
/// nearest sizes first. Results of different compatibility spans or divisions are never matched (COMPARABILITY.md). The
/// rows must outlive what is returned.
[[nodiscard]] GenerationMatches matchGenerations(const SubmissionRows& rows, const GenerationQuestion& question,
                                                 const FigureContext& context, Language language);

/// Hardware among the rows that `name` could be held against, and how much of it.
struct GenerationPartner {
    std::string generation;
    std::size_t benchmarks = 0;
};

/// The generation with which `name` has most benchmarks with matched counts, other than `name` itself and what
/// `question` names; empty: there is none.
[[nodiscard]] std::optional<GenerationPartner> bestPartner(const SubmissionRows& rows, const std::string& name,
                                                           const GenerationQuestion& question,
                                                           const FigureContext& context, Language language);

}  // namespace podium
