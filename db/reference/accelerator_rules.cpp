// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/accelerator_rules.h"

#include <algorithm>
#include <array>
#include <string>

namespace podium {

namespace {

/// The query's names in comparable form.
struct ComparableQuery {
    std::string model;
    std::string systemFolder;
    std::string systemName;
    std::string processor;  ///< empty unless the system computes on its processors alone
};

/// Whether the model's name says that there is no accelerator: "N/A", "NA", "none", "-", "".
bool namesNothing(std::string_view comparableModel)
{
    constexpr std::array<std::string_view, 4> words{"", "n a", "na", "none"};
    return std::find(words.begin(), words.end(), comparableModel) != words.end();
}

ComparableQuery comparable(const AcceleratorQuery& query)
{
    ComparableQuery names{
        comparableName(query.model), comparableName(query.systemFolder), comparableName(query.systemName), {}};
    const bool processorsOnly = query.acceleratorsPerNode ? *query.acceleratorsPerNode == 0 : namesNothing(names.model);
    if (processorsOnly) {
        names.processor = comparableName(query.hostProcessorModel);
    }
    return names;
}

bool anyFound(const std::vector<NamePattern>& patterns, std::string_view name)
{
    return std::any_of(patterns.begin(), patterns.end(), [&](const NamePattern& p) { return p.foundIn(name); });
}

bool allFound(const std::vector<NamePattern>& patterns, std::string_view name)
{
    return std::all_of(patterns.begin(), patterns.end(), [&](const NamePattern& p) { return p.foundIn(name); });
}

bool holds(const AcceleratorRule& rule, const ComparableQuery& names)
{
    return allFound(rule.all, names.model) && (rule.any.empty() || anyFound(rule.any, names.model)) &&
           !anyFound(rule.none, names.model) &&
           (rule.system.empty() || anyFound(rule.system, names.systemFolder) ||
            anyFound(rule.system, names.systemName)) &&
           (rule.processor.empty() || anyFound(rule.processor, names.processor));
}

}  // namespace

Accelerator AcceleratorRules::match(const AcceleratorQuery& query) const
{
    const auto names = comparable(query);
    const auto rule = std::find_if(m_rules.begin(), m_rules.end(),
                                   [&](const AcceleratorRule& candidate) { return holds(candidate, names); });
    return rule == m_rules.end() ? Accelerator{} : rule->accelerator;
}

}  // namespace podium
