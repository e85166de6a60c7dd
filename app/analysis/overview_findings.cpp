// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/overview_findings.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/analysis/hardware_family.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

using Rows = std::vector<store::SubmissionRow>;

/// The fastest row for each key; rows without score or number of accelerators have none.
template <class Key, class KeyOf>
std::map<Key, const store::SubmissionRow*> fastestBy(const SubmissionRows& rows, KeyOf keyOf)
{
    std::map<Key, const store::SubmissionRow*> fastest;
    for (const store::SubmissionRow& row : rows) {
        if (!row.score.minutes || !row.accelerators || *row.accelerators <= 0) {
            continue;
        }
        operands::keepFaster(fastest[keyOf(row)], row, MetricBasis::Official);
    }
    return fastest;
}

SpeedupPair compare(const store::SubmissionRow& slower, const store::SubmissionRow& faster)
{
    return {slower, faster, *slower.score.minutes / *faster.score.minutes};
}

template <class Predicate>
SubmissionRows those(const SubmissionRows& rows, Predicate predicate)
{
    SubmissionRows chosen;
    for (const store::SubmissionRow& row : rows) {
        if (predicate(row)) {
            chosen.add(row);
        }
    }
    return chosen;
}

SubmissionRows ofRound(const SubmissionRows& rows, const std::string& round)
{
    return those(rows, [&](const store::SubmissionRow& row) { return row.key.round == round; });
}

using Configuration = std::pair<std::string, std::int64_t>;  ///< accelerator and how many

std::map<Configuration, const store::SubmissionRow*> fastestByConfiguration(const SubmissionRows& rows)
{
    return fastestBy<Configuration>(
        rows, [](const auto& row) { return Configuration(acceleratorTitle(row), *row.accelerators); });
}

}  // namespace

Rows fastestAtEveryScale(const SubmissionRows& rows)
{
    Rows result;
    for (const auto& [count, row] : fastestBy<std::int64_t>(rows, [](const auto& one) { return *one.accelerators; })) {
        result.push_back(*row);
    }
    return result;
}

std::optional<RoundChange> biggestChange(const SubmissionRows& rows, const ReferenceTables& tables)
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
    const SubmissionRows olderRows = ofRound(rows, result.before);
    const SubmissionRows newerRows = ofRound(rows, result.after);
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

std::vector<SpeedupPair> blackwellAgainstHopper(const SubmissionRows& rows)
{
    using Place = std::pair<std::int64_t, std::string>;  // how many, round
    const auto rowsOf = [&](HardwareFamily family) {
        return those(rows, [=](const store::SubmissionRow& row) { return hardwareFamily(row.accelerator) == family; });
    };
    const auto placeOf = [](const store::SubmissionRow& row) { return Place(*row.accelerators, row.key.round); };
    const SubmissionRows hopperRows = rowsOf(HardwareFamily::Hopper);
    const SubmissionRows blackwellRows = rowsOf(HardwareFamily::Blackwell);
    const auto hopper = fastestBy<Place>(hopperRows, placeOf);
    std::vector<SpeedupPair> result;
    for (const auto& [place, row] : fastestBy<Place>(blackwellRows, placeOf)) {
        const auto found = hopper.find(place);
        if (found == hopper.end()) {
            continue;
        }
        const SpeedupPair pair = compare(*found->second, *row);
        if (result.empty() || result.back().faster.accelerators != row->accelerators) {
            result.push_back(pair);
        } else if (compareRounds(result.back().faster.key.round, row->key.round) < 0) {
            result.back() = pair;
        }
    }
    return result;
}

}  // namespace podium
