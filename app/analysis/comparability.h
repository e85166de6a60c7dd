// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/analysis/phrasebook.h"
#include "app/analysis/submission_rows.h"
#include "db/reference/reference_tables.h"
#include "db/store/submission_repository.h"

namespace podium {

/// How many are of one availability, in words with {count}, in the order in which they are named.
inline constexpr std::array availabilityPhrases{
    std::pair{Availability::Cloud, Phrase::AvailabilityCloud},
    std::pair{Availability::OnPremise, Phrase::AvailabilityOnPremise},
    std::pair{Availability::Preview, Phrase::AvailabilityPreview},
    std::pair{Availability::Research, Phrase::AvailabilityResearch},
    std::pair{Availability::Unknown, Phrase::AvailabilityUnknown},
};

/// COMPARABILITY.md, "Verdict on a set of submissions".
enum class Verdict {
    Green,    ///< nothing to say
    Amber,    ///< may be drawn; each reason is printed
    Blocked,  ///< not drawn as a comparison unless the analyst overrides, which is printed
};

enum class ReasonCode {
    DifferentBenchmarks,
    DifferentSpans,
    NotPublished,
    DifferentRounds,
    DifferentDivisions,
    DifferentAvailability,
    UnverifiedBesideVerified,
    DifferentCounts,
    Derived,
};

/// "green", "amber", "blocked".
[[nodiscard]] std::string_view toString(Verdict verdict);
/// "different-benchmarks", ...: stable, for files.
[[nodiscard]] std::string_view toString(ReasonCode code);

struct Reason {
    ReasonCode code = ReasonCode::DifferentRounds;
    Verdict verdict = Verdict::Amber;
    std::string text;  ///< worded by the phrasebook

    friend bool operator==(const Reason&, const Reason&) = default;
};

struct Comparability {
    Verdict verdict = Verdict::Green;  ///< the worst of the reasons
    std::vector<Reason> reasons;       ///< blocked ones first, then in the order of ReasonCode

    friend bool operator==(const Comparability&, const Comparability&) = default;
};

struct ComparabilityQuestion {
    bool derived = false;  ///< the figure shows something that is no official metric
    std::string today;     ///< ISO date; empty: nothing counts as unpublished
};

/// Judges a set of submissions that are shown side by side.
[[nodiscard]] Comparability judgeComparability(const SubmissionRows& rows, const ComparabilityQuestion& question,
                                               const ReferenceTables& tables, const Phrasebook& phrases,
                                               const NumberFormat& numbers);

}  // namespace podium
