// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/result.h"
#include "db/records/run.h"
#include "db/records/system.h"

namespace podium {

/// Names one submission by the folders of its repository. Round ids: "5.0", "hpc-3.0".
/// `system` may hold '/' (nested folders of v0.5, "strong" and "weak" of HPC).
struct SubmissionKey {
    std::string round;
    std::string submitter;
    std::string system;
    std::string benchmark;

    friend auto operator<=>(const SubmissionKey&, const SubmissionKey&) = default;
};

/// ROUND/SUBMITTER/SYSTEM/BENCHMARK, the stable reference of a submission.
[[nodiscard]] std::string reference(const SubmissionKey& key);

/// The inverse of reference(). Errors: InvalidInput when fewer than four parts are there or one is empty.
[[nodiscard]] Result<SubmissionKey> parseReference(std::string_view text);

/// Why there is no score.
enum class ScoreIssue {
    None,
    Incomplete,          ///< fewer than three result files are left, or one of them cannot be read
    TooManyInvalidRuns,  ///< more invalid runs than the benchmark allows
    NoRunCounted,        ///< nothing is left after dropping the fastest and the slowest
    ScalingUnreadable,   ///< scaling.json is there but holds no usable factor; the raw time stands
    TimesInvalid,        ///< a run that would count has a time that cannot be
};

/// Time to train by the official rule: olympic mean of the valid runs, times the submission's scaling factor.
struct Score {
    std::optional<double> minutes;     ///< the official score
    std::optional<double> rawMinutes;  ///< the same before the scaling factor
    double scalingFactor = 1;
    std::int64_t runs = 0;     ///< result files
    std::int64_t failed = 0;   ///< runs that did not converge or have no readable result (R1, R2)
    std::int64_t dropped = 0;  ///< runs that are not valid for whatever reason (R1 to R4)
    ScoreIssue issue = ScoreIssue::None;
};

/// HPC weak scaling: many models trained side by side; has no olympic mean.
struct WeakScaling {
    std::int64_t models = 0;
    std::int64_t instanceScale = 0;
};

/// One system, one benchmark, one round: the unit that has a time to train.
struct Submission {
    SubmissionKey key;
    std::string submitter;  ///< canonical
    std::string benchmark;  ///< canonical key, e.g. "llama31_405b"
    System system;
    std::optional<std::int64_t> nodes;           ///< used by this submission
    std::optional<std::int64_t> accelerators;    ///< used; 0 on a CPU-only system
    std::optional<std::int64_t> hostProcessors;  ///< used
    Score score;
    std::optional<WeakScaling> weak;
    std::vector<Run> runs;    ///< in natural order of their file names
    bool verified = false;    ///< recognised as published by MLCommons
    std::string sameRunsAs;   ///< reference of an earlier submission with the same runs; empty: none
    ContentHash contentHash;  ///< over logs, scaling file and description: equal means nothing changed
    ContentHash runsHash;     ///< over the start and stop times: equal means the same runs were submitted again
    std::string resultId;     ///< of MLCommons, where the analyst has added it (result_id.h); empty: not known
};

[[nodiscard]] std::string_view toString(ScoreIssue issue);
[[nodiscard]] std::optional<ScoreIssue> scoreIssueFromString(std::string_view text);

}  // namespace podium
