// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/cited_systems.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"

namespace podium {

std::string citedSystems(const std::vector<const store::SubmissionRow*>& rows, const ReferenceTables& tables)
{
    using Rounds = std::set<std::string, RoundLess>;
    std::map<std::string, std::map<std::string, Rounds>> submitters;
    Rounds all;
    for (const store::SubmissionRow* row : rows) {
        all.insert(row->key.round);
        submitters[displayText(row->submitter)][shortSystemName(systemTitle(*row), row->submitter)].insert(
            row->key.round);
    }
    std::vector<std::string> texts;
    for (const auto& [submitter, systems] : submitters) {
        std::vector<std::string> names;
        for (const auto& [system, rounds] : systems) {
            std::vector<std::string> titles;
            std::transform(rounds.begin(), rounds.end(), std::back_inserter(titles),
                           [&](const std::string& round) { return roundTitle(round, tables); });
            names.push_back(all.size() > 1 ? system + " (" + joined(titles, ", ") + ")" : system);
        }
        texts.push_back(submitter + ": " + joined(names, ", "));
    }
    return joined(texts, "; ");
}

}  // namespace podium
