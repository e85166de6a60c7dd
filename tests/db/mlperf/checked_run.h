// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "db/mlperf/run_check.h"
#include "tests/db/mlperf/log_text.h"
#include "tests/db/reference/shipped_tables.h"
#include "tests/support/catch.h"

namespace podium::test {

struct CheckedRun {
    Run run;
    std::vector<ImportIssue> issues;

    [[nodiscard]] const ImportIssue* issue(IssueCode code) const
    {
        const auto found =
            std::find_if(issues.begin(), issues.end(), [&](const ImportIssue& issue) { return issue.code == code; });
        return found == issues.end() ? nullptr : &*found;
    }
};

struct RunSetting {
    std::string round = "5.0";
    std::string benchmark = "resnet";
    Division division = Division::Closed;
    bool targetDecides = false;
};

inline CheckedRun check(std::string_view text, const RunSetting& setting = {})
{
    const Round* round = shippedTables().round(setting.round);
    const Benchmark* benchmark = shippedTables().benchmark(setting.benchmark);
    REQUIRE(round != nullptr);
    REQUIRE(benchmark != nullptr);
    std::vector<std::string> watched;
    for (const auto& required : round->requiredKeys) {
        watched.push_back(required.key);
    }
    const QualityTarget* target = nullptr;
    for (const auto& candidate : benchmark->targets) {
        if (std::find(candidate.rounds.begin(), candidate.rounds.end(), setting.round) != candidate.rounds.end()) {
            target = &candidate;
        }
    }
    CheckedRun checked;
    checked.run = mlperf::makeRun(readLog(round->dialect, text, watched), "NVIDIA/results/s/b/result_0.txt",
                                  {*round, setting.division, benchmark, target, setting.targetDecides}, checked.issues);
    return checked;
}

}  // namespace podium::test
