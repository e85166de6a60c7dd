// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/repeated_runs.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "db/records/round_order.h"
#include "db/records/submission.h"
#include "db/store/query.h"

namespace podium::store {

namespace {

struct Candidate {
    std::int64_t id = 0;
    std::string round;
    std::string reference;
    std::string mark;  ///< same_runs_as as it stands
};

/// By runsHash and benchmark.
using Groups = std::map<std::pair<std::string, std::int64_t>, std::vector<Candidate>>;

bool isEarlier(const Candidate& left, const Candidate& right)
{
    const auto order = compareRounds(left.round, right.round);
    return order != 0 ? order < 0 : left.reference < right.reference;
}

/// All that share their runs with another submission, and all that are marked so.
Groups candidates(Connection& connection)
{
    Groups groups;
    Query query(connection,
                "SELECT s.id, s.runs_hash, s.benchmark_id, r.name, s.submitter_folder, s.system_folder, "
                "s.benchmark_folder, s.same_runs_as FROM submissions s JOIN rounds r ON r.id = s.round_id "
                "WHERE s.id IN (SELECT id FROM submissions WHERE same_runs_as <> '') OR s.id IN (SELECT id FROM "
                "submissions WHERE runs_hash <> '' AND runs_hash IN (SELECT runs_hash FROM submissions "
                "WHERE runs_hash <> '' GROUP BY runs_hash HAVING count(*) > 1))");
    while (query.step()) {
        const SubmissionKey key{query.text(3), query.text(4), query.text(5), query.text(6)};
        groups[{query.text(1), query.integer(2)}].push_back(
            {query.integer(0), key.round, reference(key), query.text(7)});
    }
    return groups;
}

void mark(Connection& connection, const Candidate& candidate, const std::string& sameRunsAs)
{
    if (candidate.mark != sameRunsAs) {
        Query(connection, "UPDATE submissions SET same_runs_as = ? WHERE id = ?").run(sameRunsAs, candidate.id);
    }
}

}  // namespace

void markRepeatedRuns(Connection& connection)
{
    for (const auto& [shared, group] : candidates(connection)) {
        const auto earliest = std::min_element(group.begin(), group.end(), isEarlier);
        for (const Candidate& candidate : group) {
            const bool repeats = !shared.first.empty() && candidate.id != earliest->id;
            mark(connection, candidate, repeats ? earliest->reference : std::string{});
        }
    }
}

}  // namespace podium::store
