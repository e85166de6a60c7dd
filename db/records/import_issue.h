// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace podium {

enum class Severity { Info, Warning, Error };

/// What the importer found in one file. The text form (toString) is stable: scripts and the database hold it.
enum class IssueCode {
    FileUnreadable,             ///< the file could not be opened or read to its end
    LogWithoutEvents,           ///< no log line of any known dialect
    LogLineBroken,              ///< a log line is not one strict JSON object (rule R1)
    LogBytesInvalid,            ///< bytes that are not UTF-8; read as Latin-1
    RunWithoutStart,            ///< no run_start (R1)
    RunWithoutStop,             ///< no run_stop (R1)
    RunTimesInvalid,            ///< stop before start, not finite, zero, or beyond belief
    RunNotConverged,            ///< the last run_stop does not say success (R2)
    RunInitTooLong,             ///< initialisation over the limit (R3)
    RunKeyMissing,              ///< a key that the rules of the round require is missing (R4)
    RunsRestarted,              ///< more than one run_start or run_stop in one log
    TooFewRuns,                 ///< fewer result files than the benchmark requires
    TooManyInvalidRuns,         ///< more runs invalid than may be dropped: no score
    ScalingFileInvalid,         ///< scaling.json cannot be read or holds no usable factor
    SystemDescriptionMissing,   ///< no system description of that name
    SystemDescriptionInvalid,   ///< the description cannot be read
    SystemDescriptionRepaired,  ///< read in spite of a fault in its form
    SystemFieldMissing,         ///< a field that identifies the system is missing
    SystemFieldInvalid,         ///< a count or a category cannot be understood
    BenchmarkUnknown,           ///< the folder names no benchmark of the round
    BenchmarkDiffers,           ///< the log names another benchmark than the folder
    AcceleratorUnknown,         ///< no rule matches the accelerator's name
    DivisionDiffers,            ///< log and description name different divisions; the description wins
    SizeOverridden,             ///< counts taken from the reference table, since the description states the cluster
    BatchSizesDiffer,           ///< the runs of one submission have different global batch sizes
    RunsRepeated,               ///< the same runs were submitted before
    FileIgnored,                ///< lies where no result belongs
    LinkIgnored,                ///< symbolic links are not followed
    DiffersFromPublished,       ///< published logs, but not all of them, or with another description or factor
    ListWithoutIds,             ///< a list of result IDs that names none
};

struct ImportIssue {
    Severity severity = Severity::Warning;
    IssueCode code = IssueCode::FileUnreadable;
    std::string file;       ///< path below the imported folder
    std::int64_t line = 0;  ///< 1-based; 0: the whole file
    std::string detail;     ///< what was found and what was expected, in English

    friend bool operator==(const ImportIssue&, const ImportIssue&) = default;
};

[[nodiscard]] std::string_view toString(Severity severity);
[[nodiscard]] std::string_view toString(IssueCode code);
[[nodiscard]] std::optional<Severity> severityFromString(std::string_view text);
[[nodiscard]] std::optional<IssueCode> issueCodeFromString(std::string_view text);

}  // namespace podium
