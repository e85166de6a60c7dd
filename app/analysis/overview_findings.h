// SPDX-License-Identifier: GPL-3.0-or-later
// What the overview says of one benchmark: three findings, each over few results, computed from official scores.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/submission_rows.h"
#include "db/reference/reference_tables.h"

namespace podium {

/// The fastest result at each number of accelerators, fewest first; results without a score or a number are left out.
[[nodiscard]] std::vector<store::SubmissionRow> fastestAtEveryScale(const SubmissionRows& rows);

/// Two results of which the second is faster by `ratio` = time of the first / time of the second.
struct SpeedupPair {
    store::SubmissionRow slower;
    store::SubmissionRow faster;
    double ratio = 1;
};

struct RoundChange {
    std::string before;  ///< ids of the rounds
    std::string after;
    std::optional<SpeedupPair> change;  ///< slower: before, faster: after; empty: nothing to compare
};

/// The largest gain from one round to the next: the newest round among `rows` against the one before it, each
/// accelerator at equal counts, the fastest of each. Only rounds of one compatibility span are compared; empty: there
/// are no two such rounds.
[[nodiscard]] std::optional<RoundChange> biggestChange(const SubmissionRows& rows, const ReferenceTables& tables);

/// Blackwell against Hopper at every equal number of accelerators within one round, the fastest of each, fewest first;
/// of several rounds with the same number the newest.
[[nodiscard]] std::vector<SpeedupPair> blackwellAgainstHopper(const SubmissionRows& rows);

}  // namespace podium
