// SPDX-License-Identifier: GPL-3.0-or-later
// Small repositories as text, and submissions printed to lines.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "db/mlperf/repository.h"
#include "db/mlperf/submission_reader.h"
#include "tests/db/reference/shipped_tables.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::test {

using Files = std::vector<std::pair<std::string, std::string>>;

template <class Number>
std::string print(const std::optional<Number>& value)
{
    return value ? fmt::format("{}", *value) : "-";
}

/// One submission: its score and system, its runs, its issues.
inline std::string print(const mlperf::ReadSubmission& read)
{
    const Submission& submission = read.submission;
    const Score& score = submission.score;
    std::string text = fmt::format(
        "{}{}\n  {} min = {} x {}, {} runs, {} failed, {} dropped{}{}\n", reference(submission.key),
        submission.verified ? " published" : "", print(score.minutes), print(score.rawMinutes), score.scalingFactor,
        score.runs, score.failed, score.dropped, score.issue == ScoreIssue::None ? "" : ", ", toString(score.issue));
    text += fmt::format("  {} | {} | {} | {} | {} x {} = {} {} | {} processors\n", submission.submitter,
                        submission.benchmark, toString(submission.system.division),
                        toString(submission.system.availability), print(submission.nodes),
                        print(submission.system.acceleratorsPerNode), print(submission.accelerators),
                        submission.system.accelerator.name, print(submission.hostProcessors));
    if (submission.weak) {
        text += fmt::format("  weak: {} models of {}\n", submission.weak->models, submission.weak->instanceScale);
    }
    for (const Run& run : submission.runs) {
        text += fmt::format("  {} {} {}{}\n", run.file, toString(run.status), print(run.minutes),
                            run.counted ? " counted" : "");
    }
    for (const ImportIssue& issue : read.issues) {
        text += fmt::format("  {} {} {}:{} {}\n", toString(issue.severity), toString(issue.code), issue.file,
                            issue.line, issue.detail);
    }
    return text;
}

/// Reads every submission of a repository that consists of `files`, and prints them one after the other.
inline std::string readAll(const Files& files, const std::optional<std::string>& round = std::nullopt)
{
    const TemporaryFolder folder;
    for (const auto& [name, content] : files) {
        folder.write(name, content);
    }
    const auto scan = mlperf::scan(folder.path(), shippedTables(), round);
    if (!scan) {
        return scan.error().detail;
    }
    mlperf::SubmissionReader reader(shippedTables());
    std::string text;
    for (const auto& directory : scan->directories) {
        text += print(reader.read(directory));
    }
    return text;
}

/// A description in which nothing is missing.
inline std::string description(int nodes, int perNode, std::string_view accelerator,
                               std::string_view submitter = "NVIDIA", std::string_view division = "closed")
{
    return fmt::format(R"({{"submitter": "{}", "division": "{}", "status": "onprem", "system_name": "A system",
        "number_of_nodes": "{}", "host_processors_per_node": "2", "host_processor_model_name": "Intel Xeon",
        "accelerators_per_node": "{}", "accelerator_model_name": "{}"}})",
                       submitter, division, nodes, perNode, accelerator);
}

}  // namespace podium::test
