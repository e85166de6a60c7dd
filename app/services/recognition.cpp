// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/recognition.h"

#include <algorithm>
#include <compare>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace podium::services {

namespace {

/// Published submissions that share logs with one folder, and how many.
struct Lookup {
    PlannedSubmission* planned = nullptr;
    std::map<const Submission*, std::size_t> shared;
    std::size_t logs = 0;
    bool roundIsGiven = false;

    [[nodiscard]] bool sharesRound(std::string_view round) const
    {
        return std::any_of(shared.begin(), shared.end(),
                           [round](const auto& entry) { return entry.first->key.round == round; });
    }
};

Result<Lookup> lookUp(PlannedSubmission& planned, PublishedContent& content, const std::stop_token& stop)
{
    const auto& directory = planned.directory;
    Lookup found{&planned, {}, directory.logs.size(), !directory.key.round.empty()};
    for (const auto& log : directory.logs) {
        if (stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, log.string());
        }
        const auto hash = mlperf::hashFile(log);
        if (!hash) {
            continue;  // the reader says so
        }
        const auto holders = content.withRun(*hash);
        if (!holders) {
            return tl::unexpected(holders.error());
        }
        for (const Submission* holder : *holders) {
            if (!found.roundIsGiven || holder->key.round == directory.key.round) {
                ++found.shared[holder];
            }
        }
    }
    return found;
}

/// Place of a round in the table, which is in the order of publication; unknown rounds come last.
std::size_t age(const ReferenceTables& tables, std::string_view round)
{
    const auto& rounds = tables.rounds();
    return static_cast<std::size_t>(
        std::find_if(rounds.begin(), rounds.end(), [round](const Round& row) { return row.id == round; }) -
        rounds.begin());
}

/// A published factor and a scaling file: both there or both not.
bool agreesInScaling(const Submission& submission, const mlperf::ResultDirectory& directory)
{
    return (submission.score.scalingFactor != 1) == !directory.scalingFile.empty();
}

/// Folders that were published in a round, and those of them that agree with it in having a scaling file.
struct Votes {
    std::size_t folders = 0;
    std::size_t agreeing = 0;

    auto operator<=>(const Votes&) const = default;
};

/// The round that most folders were published in; of equals the one that agrees best, then the earliest, since later
/// rounds carry runs forward.
std::string commonRound(const std::vector<Lookup>& lookups, const ReferenceTables& tables)
{
    std::map<std::string, Votes> votes;
    for (const Lookup& lookup : lookups) {
        std::map<std::string, bool> rounds;
        for (const auto& [submission, count] : lookup.shared) {
            rounds[submission->key.round] |= agreesInScaling(*submission, lookup.planned->directory);
        }
        for (const auto& [round, agrees] : rounds) {
            ++votes[round].folders;
            votes[round].agreeing += agrees ? 1 : 0;
        }
    }
    const auto best = std::max_element(votes.begin(), votes.end(), [&tables](const auto& left, const auto& right) {
        return left.second != right.second ? left.second < right.second
                                           : age(tables, left.first) > age(tables, right.first);
    });
    return best == votes.end() ? std::string{} : best->first;
}

/// The published submission that holds every log of the folder; of several the one that agrees best with the round,
/// the folders' names and the presence of a scaling file.
const Submission* wholeMatch(const Lookup& lookup, const std::string& round)
{
    const auto& directory = lookup.planned->directory;
    const auto rank = [&](const Submission& submission) {
        return std::tuple(submission.key.round == round, submission.key.system == directory.key.system,
                          submission.key.submitter == directory.key.submitter,
                          submission.key.benchmark == directory.key.benchmark, agreesInScaling(submission, directory));
    };
    const Submission* best = nullptr;
    for (const auto& [submission, count] : lookup.shared) {
        if (count == lookup.logs && (best == nullptr || rank(*submission) > rank(*best) ||
                                     (rank(*submission) == rank(*best) && submission->key < best->key))) {
            best = submission;
        }
    }
    return best;
}

/// The folder plays the part of the one that was published, with what the scanner would have told from its place.
void takePlace(PlannedSubmission& planned, const Submission& published, const ReferenceTables& tables)
{
    planned.published = &published;
    auto& directory = planned.directory;
    directory.key = published.key;
    directory.weakScaling = published.weak.has_value();
    directory.targetDecides = std::any_of(
        tables.layoutExceptions().begin(), tables.layoutExceptions().end(), [&](const LayoutException& exception) {
            return exception.targetDecides && exception.round == published.key.round &&
                   exception.submitter == published.key.submitter && exception.systemFolder == published.key.system;
        });
}

tl::unexpected<Error> roundUnknown(const PlannedSubmission& planned)
{
    return failure(ErrorCode::RoundUnknown, planned.directory.folder.string(),
                   "neither the folders' names nor the logs, which the catalogue does not know, say which round these "
                   "results belong to; say it with --round, for example --round 5.0");
}

bool isSameSystem(const Submission& left, const Submission& right)
{
    return left.system.division == right.system.division && left.system.availability == right.system.availability &&
           left.system.name == right.system.name && left.system.submitter == right.system.submitter &&
           left.system.acceleratorModel == right.system.acceleratorModel && left.accelerators == right.accelerators &&
           left.nodes == right.nodes && left.hostProcessors == right.hostProcessors;
}

bool hasSameRuns(const Submission& left, const Submission& right)
{
    const auto hashes = [](const Submission& submission) {
        std::multiset<ContentHash> all;
        for (const Run& run : submission.runs) {
            all.insert(run.contentHash);
        }
        return all;
    };
    return hashes(left) == hashes(right);
}

/// What keeps content that was recognised from counting as published; empty: nothing.
std::string difference(const Submission& published, const Submission& read)
{
    if (!hasSameRuns(published, read)) {
        return std::to_string(read.runs.size()) + " of its " + std::to_string(published.runs.size()) +
               " published logs are here";
    }
    if (published.score.scalingFactor != read.score.scalingFactor) {
        return "the scaling factor (scaling.json) is not the published one";
    }
    if (published.score.minutes != read.score.minutes) {
        return "the score is not the published one";
    }
    return isSameSystem(published, read) ? std::string{} : "the system's description is not the published one";
}

/// The same for a folder in a published place. It may hold logs beyond those that the catalogue knows: large files are
/// missing from some copies of the repositories.
std::string differenceFromNamed(const Submission& published, const Submission& read)
{
    std::multiset<ContentHash> here;
    for (const Run& run : read.runs) {
        here.insert(run.contentHash);
    }
    for (const Run& run : published.runs) {
        const auto found = here.find(run.contentHash);
        if (found == here.end()) {
            return "its logs are not the published ones";
        }
        here.erase(found);
    }
    if (here.empty()) {
        return difference(published, read);
    }
    return isSameSystem(published, read) ? std::string{} : "the system's description is not the published one";
}

/// Issues that come from the missing description alone.
bool comesFromDescription(const ImportIssue& issue)
{
    return issue.code == IssueCode::SystemDescriptionMissing || issue.code == IssueCode::SystemFieldMissing ||
           issue.code == IssueCode::SystemFieldInvalid || issue.code == IssueCode::AcceleratorUnknown;
}

void takeSystem(const Submission& published, mlperf::ReadSubmission& read)
{
    Submission& submission = read.submission;
    submission.system = published.system;
    submission.system.file.clear();
    submission.submitter = published.submitter;
    submission.nodes = published.nodes;
    submission.accelerators = published.accelerators;
    submission.hostProcessors = published.hostProcessors;
    std::string place;
    const auto isGone = [&place](const ImportIssue& issue) {
        if (issue.code == IssueCode::SystemDescriptionMissing) {
            place = issue.file;
        }
        return comesFromDescription(issue);
    };
    read.issues.erase(std::remove_if(read.issues.begin(), read.issues.end(), isGone), read.issues.end());
    read.issues.push_back({Severity::Info, IssueCode::SystemDescriptionMissing, place, 0,
                           "the system's facts are those of the published " + reference(published.key)});
}

}  // namespace

Status recognise(std::vector<PlannedSubmission*> ofOneRoot, const ReferenceTables& tables, PublishedContent& content,
                 const std::stop_token& stop)
{
    std::vector<Lookup> lookups;
    for (PlannedSubmission* planned : ofOneRoot) {
        auto found = lookUp(*planned, content, stop);
        if (!found) {
            return tl::unexpected(found.error());
        }
        lookups.push_back(std::move(*found));
    }
    const std::string common = commonRound(lookups, tables);
    const auto known = static_cast<std::size_t>(std::count_if(
        lookups.begin(), lookups.end(), [&common](const Lookup& lookup) { return lookup.sharesRound(common); }));
    for (const Lookup& lookup : lookups) {
        auto& planned = *lookup.planned;
        const auto* published = wholeMatch(lookup, lookup.roundIsGiven ? planned.directory.key.round : common);
        if (published != nullptr) {
            takePlace(planned, *published, tables);
        } else if (!lookup.roundIsGiven) {
            if (common.empty() || 2 * known < lookups.size()) {
                return roundUnknown(planned);
            }
            planned.directory.key.round = common;
        }
    }
    return {};
}

void verify(const PlannedSubmission& planned, const Submission* named, mlperf::ReadSubmission& read)
{
    read.submission.verified = planned.directory.published;
    if (planned.published == nullptr) {
        const auto differs = named == nullptr ? std::string{} : differenceFromNamed(*named, read.submission);
        if (!differs.empty()) {
            read.submission.verified = false;
            read.issues.push_back({Severity::Warning,
                                   IssueCode::DiffersFromPublished,
                                   {},
                                   0,
                                   "it bears the name of the published " + reference(named->key) + ", but " + differs +
                                       "; it is kept as unverified"});
        }
        return;
    }
    const Submission& published = *planned.published;
    const bool takesSystem = planned.directory.systemFile.empty();
    if (takesSystem) {
        takeSystem(published, read);
    }
    const auto differs = difference(published, read.submission);
    read.submission.verified = differs.empty();
    if (!differs.empty()) {
        read.issues.push_back({Severity::Warning,
                               IssueCode::DiffersFromPublished,
                               {},
                               0,
                               "its logs are those of the published " + reference(published.key) + ", but " + differs +
                                   "; it is kept as unverified"});
    } else if (takesSystem) {
        read.submission.contentHash = published.contentHash;
    }
}

}  // namespace podium::services
