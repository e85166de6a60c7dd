// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/enum_names.h"
#include "db/records/import_issue.h"
#include "db/records/run.h"
#include "db/records/submission.h"
#include "db/records/system.h"

namespace podium {

namespace {

constexpr EnumNames<Severity, 3> severityNames{{"info", "warning", "error"}};

constexpr EnumNames<IssueCode, 30> issueNames{{
    "file-unreadable",
    "log-without-events",
    "log-line-broken",
    "log-bytes-invalid",
    "run-without-start",
    "run-without-stop",
    "run-times-invalid",
    "run-not-converged",
    "run-init-too-long",
    "run-key-missing",
    "runs-restarted",
    "too-few-runs",
    "too-many-invalid-runs",
    "scaling-file-invalid",
    "system-description-missing",
    "system-description-invalid",
    "system-description-repaired",
    "system-field-missing",
    "system-field-invalid",
    "benchmark-unknown",
    "benchmark-differs",
    "accelerator-unknown",
    "division-differs",
    "size-overridden",
    "batch-sizes-differ",
    "runs-repeated",
    "file-ignored",
    "link-ignored",
    "differs-from-published",
    "list-without-ids",
}};
static_assert(issueNames.name(IssueCode::ListWithoutIds) == "list-without-ids");

constexpr EnumNames<RunStatus, 8> runStatusNames{{
    "success",
    "not-converged",
    "no-result",
    "broken-log",
    "init-too-long",
    "key-missing",
    "times-invalid",
    "unreadable",
}};
static_assert(runStatusNames.name(RunStatus::Unreadable) == "unreadable");

constexpr EnumNames<PositionUnit, 3> unitNames{{"epochs", "samples", "steps"}};
constexpr EnumNames<Division, 3> divisionNames{{"", "closed", "open"}};
constexpr EnumNames<Availability, 5> availabilityNames{{
    "",
    "Available on-premise",
    "Available cloud",
    "Preview",
    "Research, Development, or Internal (RDI)",
}};
constexpr EnumNames<ScoreIssue, 6> scoreIssueNames{{
    "",
    "incomplete",
    "too-many-invalid-runs",
    "no-run-counted",
    "scaling-unreadable",
    "times-invalid",
}};
static_assert(scoreIssueNames.name(ScoreIssue::TimesInvalid) == "times-invalid");

}  // namespace

std::string_view toString(Severity severity) { return severityNames.name(severity); }
std::string_view toString(IssueCode code) { return issueNames.name(code); }
std::string_view toString(RunStatus status) { return runStatusNames.name(status); }
std::string_view toString(PositionUnit unit) { return unitNames.name(unit); }
std::string_view toString(Division division) { return divisionNames.name(division); }
std::string_view toString(Availability availability) { return availabilityNames.name(availability); }
std::string_view toString(ScoreIssue issue) { return scoreIssueNames.name(issue); }

std::optional<Severity> severityFromString(std::string_view text) { return severityNames.value(text); }
std::optional<IssueCode> issueCodeFromString(std::string_view text) { return issueNames.value(text); }
std::optional<RunStatus> runStatusFromString(std::string_view text) { return runStatusNames.value(text); }
std::optional<PositionUnit> positionUnitFromString(std::string_view text) { return unitNames.value(text); }
std::optional<Division> divisionFromString(std::string_view text) { return divisionNames.value(text); }
std::optional<Availability> availabilityFromString(std::string_view text) { return availabilityNames.value(text); }
std::optional<ScoreIssue> scoreIssueFromString(std::string_view text) { return scoreIssueNames.value(text); }

std::string reference(const SubmissionKey& key)
{
    return key.round + '/' + key.submitter + '/' + key.system + '/' + key.benchmark;
}

Result<SubmissionKey> parseReference(std::string_view text)
{
    const auto first = text.find('/');
    const auto second = first == text.npos ? text.npos : text.find('/', first + 1);
    const auto last = text.rfind('/');
    if (second == text.npos || last <= second) {
        return failure(ErrorCode::InvalidInput, std::string(text),
                       "a reference is ROUND/SUBMITTER/SYSTEM/BENCHMARK, for example "
                       "5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b");
    }
    SubmissionKey key{std::string(text.substr(0, first)), std::string(text.substr(first + 1, second - first - 1)),
                      std::string(text.substr(second + 1, last - second - 1)), std::string(text.substr(last + 1))};
    if (key.round.empty() || key.submitter.empty() || key.system.empty() || key.benchmark.empty()) {
        return failure(ErrorCode::InvalidInput, std::string(text), "a part of the reference is empty");
    }
    return key;
}

}  // namespace podium
