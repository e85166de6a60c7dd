// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <iterator>

namespace podium::fuzz {

const std::vector<Target>& allTargets()
{
    static const std::vector<Target> all = [] {
        std::vector<Target> targets;
        for (auto&& group : {logTargets(), jsonTargets(), systemTargets(), tableTargets(), nameTargets(), viewTargets(),
                             reportTargets()}) {
            targets.insert(targets.end(), group.begin(), group.end());
        }
        return targets;
    }();
    return all;
}

const Target* targetNamed(std::string_view name)
{
    const auto& targets = allTargets();
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&](const Target& target) { return target.name == name; });
    return found == targets.end() ? nullptr : &*found;
}

}  // namespace podium::fuzz
