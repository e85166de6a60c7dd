// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/submission_row.h"

#include <algorithm>

namespace podium {

store::SubmissionRow rowOf(const Submission& submission)
{
    const System& system = submission.system;
    store::SubmissionRow row;
    row.key = submission.key;
    row.submitter = submission.submitter;
    row.systemName = system.name;
    row.benchmark = submission.benchmark;
    row.division = system.division;
    row.availability = system.availability;
    row.accelerator = system.accelerator;
    row.acceleratorModel = system.acceleratorModel;
    row.framework = system.framework;
    row.accelerators = submission.accelerators;
    row.nodes = submission.nodes;
    row.hostProcessors = submission.hostProcessors;
    row.score = submission.score;
    row.verified = submission.verified;
    row.sameRunsAs = submission.sameRunsAs;
    row.resultId = submission.resultId;
    row.samples = samplesToConverge(submission.runs);
    for (const Run& run : submission.runs) {
        if (run.valid() && run.minutes) {
            row.fastestRun = std::min(row.fastestRun.value_or(*run.minutes), *run.minutes);
            row.slowestRun = std::max(row.slowestRun.value_or(*run.minutes), *run.minutes);
        }
    }
    return row;
}

}  // namespace podium
