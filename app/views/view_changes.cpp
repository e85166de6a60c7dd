// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/view_changes.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace podium {

namespace {

constexpr double sameScore = 1e-9;

bool isSame(const std::optional<double>& before, const std::optional<double>& after)
{
    if (!before || !after) {
        return before.has_value() == after.has_value();
    }
    return std::abs(*before - *after) <= sameScore * std::max(std::abs(*before), std::abs(*after));
}

std::unordered_set<std::string> referencesOf(const std::vector<ShownResult>& results)
{
    std::unordered_set<std::string> references;
    for (const ShownResult& result : results) {
        references.insert(result.reference);
    }
    return references;
}

}  // namespace

ViewChanges viewChanges(const std::vector<ShownResult>& then, const std::vector<ShownResult>& now,
                        const SubmissionRows& rows)
{
    ViewChanges changes;
    if (then.empty()) {
        return changes;
    }
    std::unordered_map<std::string, std::optional<double>> today;
    for (const store::SubmissionRow& row : rows) {
        today.emplace(podium::reference(row.key), row.score.minutes);
    }
    const auto shownNow = referencesOf(now);
    for (const ShownResult& result : then) {
        const auto found = today.find(result.reference);
        if (found == today.end()) {
            changes.gone.push_back(result);
            continue;
        }
        if (!isSame(result.minutes, found->second)) {
            changes.changed.push_back({result.reference, result.minutes, found->second});
        }
        if (!shownNow.contains(result.reference)) {
            changes.left.push_back({result.reference, found->second});
        }
    }
    const auto shownThen = referencesOf(then);
    std::copy_if(now.begin(), now.end(), std::back_inserter(changes.added),
                 [&](const ShownResult& result) { return !shownThen.contains(result.reference); });
    return changes;
}

}  // namespace podium
