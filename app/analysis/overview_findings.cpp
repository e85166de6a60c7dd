// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/overview_findings.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/analysis/hardware_family.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using Rows = std::vector<store::SubmissionRow>;

bool isFaster(const store::SubmissionRow& one, const store::SubmissionRow& other)
{
    return *one.score.minutes < *other.score.minutes;
}

/// The fastest row for each key; rows without score or number of accelerators have none.
template <class Key, class KeyOf>
std::map<Key, const store::SubmissionRow*> fastestBy(const Rows& rows, KeyOf keyOf)
{
    std::map<Key, const store::SubmissionRow*> fastest;
    for (const store::SubmissionRow& row : rows) {
        if (!row.score.minutes || !row.accelerators || *row.accelerators <= 0) {
            continue;
        }
        const store::SubmissionRow*& best = fastest[keyOf(row)];
        if (best == nullptr || isFaster(row, *best)) {
            best = &row;
        }
    }
    return fastest;
}

SpeedupPair compare(const store::SubmissionRow& slower, const store::SubmissionRow& faster)
{
    return {slower, faster, *slower.score.minutes / *faster.score.minutes};
}

Rows ofRound(const Rows& rows, const std::string& round)
{
    Rows chosen;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(chosen),
                 [&](const store::SubmissionRow& row) { return row.key.round == round; });
    return chosen;
}

using Configuration = std::pair<std::string, std::int64_t>;  ///< accelerator and how many

std::map<Configuration, const store::SubmissionRow*> fastestByConfiguration(const Rows& rows)
{
    return fastestBy<Configuration>(
        rows, [](const auto& row) { return Configuration(acceleratorTitle(row), *row.accelerators); });
}

}  // namespace

Rows fastestAtEveryScale(const Rows& rows)
{
    Rows result;
    for (const auto& [count, row] : fastestBy<std::int64_t>(rows, [](const auto& one) { return *one.accelerators; })) {
        result.push_back(*row);
    }
    return result;
}

std::optional<RoundChange> biggestChange(const Rows& rows, const ReferenceTables& tables)
{
    const std::vector<std::string> rounds = roundsOf(rows);
    if (rounds.size() < 2) {
        return std::nullopt;
    }
    RoundChange result{rounds[rounds.size() - 2], rounds.back(), std::nullopt};
    const CompatibilitySpan* span = tables.span(rows.front().benchmark, result.after);
    if (span == nullptr || span != tables.span(rows.front().benchmark, result.before)) {
        return std::nullopt;
    }
    const Rows olderRows = ofRound(rows, result.before);
    const Rows newerRows = ofRound(rows, result.after);
    const auto older = fastestByConfiguration(olderRows);
    for (const auto& [configuration, row] : fastestByConfiguration(newerRows)) {
        const auto found = older.find(configuration);
        if (found == older.end()) {
            continue;
        }
        const SpeedupPair change = compare(*found->second, *row);
        if (!result.change || change.ratio > result.change->ratio) {
            result.change = change;
        }
    }
    return result;
}

std::vector<SpeedupPair> blackwellAgainstHopper(const Rows& rows)
{
    using Place = std::pair<std::int64_t, std::string>;  // how many, round
    const auto fastestOf = [](const Rows& all, HardwareFamily family) {
        Rows chosen;
        std::copy_if(all.begin(), all.end(), std::back_inserter(chosen),
                     [&](const store::SubmissionRow& row) { return hardwareFamily(row.accelerator) == family; });
        return chosen;
    };
    const auto placeOf = [](const store::SubmissionRow& row) { return Place(*row.accelerators, row.key.round); };
    const Rows hopperRows = fastestOf(rows, HardwareFamily::Hopper);
    const Rows blackwellRows = fastestOf(rows, HardwareFamily::Blackwell);
    const auto hopper = fastestBy<Place>(hopperRows, placeOf);
    std::vector<SpeedupPair> result;
    for (const auto& [place, row] : fastestBy<Place>(blackwellRows, placeOf)) {
        if (const auto found = hopper.find(place); found != hopper.end()) {
            result.push_back(compare(*found->second, *row));
        }
    }
    return result;
}

}  // namespace podium
