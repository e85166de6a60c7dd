// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_service.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/services/import_plan.h"
#include "app/services/ledger_service.h"
#include "app/services/ordered_reader.h"
#include "app/services/recognition.h"
#include "app/services/result_id_import.h"
#include "db/store/export_ledger.h"
#include "db/store/import_transaction.h"
#include "db/store/submission_repository.h"

namespace podium::services {

namespace {

using Clock = std::chrono::steady_clock;

/// Passes progress on at a rate that costs nothing and still looks alive.
class ProgressMeter {
public:
    explicit ProgressMeter(const ImportProgressSink& sink) : m_sink(sink) {}

    void report(const ImportProgress& progress)
    {
        const auto now = Clock::now();
        const bool phaseBegins = progress.phase != m_phase;
        if (m_sink && (phaseBegins || now - m_last >= interval)) {
            m_phase = progress.phase;
            m_last = now;
            m_sink(progress);
        }
    }

private:
    static constexpr std::chrono::milliseconds interval{100};
    const ImportProgressSink& m_sink;
    Clock::time_point m_last;
    std::optional<ImportPhase> m_phase;
};

unsigned threadCount(const ImportRequest& request)
{
    return request.threads > 0 ? request.threads : std::max(1U, std::thread::hardware_concurrency());
}

std::vector<const mlperf::ResultDirectory*> directoriesOf(const ImportPlan& plan)
{
    std::vector<const mlperf::ResultDirectory*> directories;
    directories.reserve(plan.submissions.size());
    for (const auto& submission : plan.submissions) {
        directories.push_back(&submission.directory);
    }
    return directories;
}

/// Puts what was read into one transaction and keeps the account of it.
class Importer {
public:
    Importer(store::Database& database, store::ImportTransaction& transaction, PublishedContent& content)
        : m_database(database), m_transaction(transaction), m_content(content)
    {
    }

    Status take(const PlannedSubmission& planned, mlperf::ReadSubmission read)
    {
        m_summary.files += read.files;
        m_summary.logs += read.logs;
        m_summary.bytes += read.bytes;
        const Submission* named = nullptr;
        if (planned.published == nullptr && planned.directory.published) {
            // A catalogue that cannot be read knows nothing: the published layout is enough then.
            named = m_content.withKey(planned.directory.key).value_or(nullptr);
        }
        verify(planned, named, read);
        const Submission& submission = read.submission;
        const std::string name = reference(submission.key);
        if (isRepeated(planned, submission, name)) {
            return {};
        }
        auto before = knownAs(submission);
        if (!before) {
            return tl::unexpected(before.error());
        }
        if (*before == Known::Verified && !submission.verified) {
            if (planned.published != nullptr) {
                addIssue({Severity::Warning, IssueCode::DiffersFromPublished, place(planned), 0,
                          name + " is in the database as published; this copy differs and is left out"});
                return {};
            }
            read.issues.push_back({Severity::Warning, IssueCode::DiffersFromPublished, place(planned), 0,
                                   "replaces the published " + name + " and is not verified"});
        }
        return keep(planned, read, name);
    }

    Status takeIssues(const std::vector<ImportIssue>& issues)
    {
        m_loose.insert(m_loose.begin(), issues.begin(), issues.end());
        m_summary.issues.insert(m_summary.issues.end(), m_loose.begin(), m_loose.end());
        return m_transaction.putIssues(m_loose);
    }

    [[nodiscard]] ImportSummary& summary() { return m_summary; }
    /// References of submissions that took the place of others.
    [[nodiscard]] const std::vector<std::string>& changed() const { return m_changed; }

private:
    enum class Known { Not, Unverified, Verified };

    static std::string place(const PlannedSubmission& planned)
    {
        return planned.directory.folder.lexically_relative(planned.directory.root).generic_string();
    }

    void addIssue(ImportIssue issue) { m_loose.push_back(std::move(issue)); }

    /// A second submission of the same name in this import; the first stays.
    bool isRepeated(const PlannedSubmission& planned, const Submission& submission, const std::string& name)
    {
        const auto [first, isNew] = m_taken.emplace(name, submission.contentHash);
        if (isNew) {
            return false;
        }
        const bool isSame = first->second == submission.contentHash;
        addIssue({isSame ? Severity::Info : Severity::Warning, IssueCode::FileIgnored, place(planned), 0,
                  name + " was read already in this import; this second folder, which holds " +
                      (isSame ? "the same" : "something else") + ", is left out"});
        return true;
    }

    Result<Known> knownAs(const Submission& submission)
    {
        if (submission.verified) {
            return Known::Not;  // nothing published is replaced by what is not
        }
        const auto present = store::loadSubmission(m_database, submission.key);
        if (present) {
            return present->verified ? Known::Verified : Known::Unverified;
        }
        if (present.error().code == ErrorCode::NotFound) {
            return Known::Not;
        }
        return tl::unexpected(present.error());
    }

    Status keep(const PlannedSubmission& planned, const mlperf::ReadSubmission& read, const std::string& name)
    {
        const auto stored = m_transaction.put(read.submission, read.issues, planned.root);
        if (!stored) {
            return tl::unexpected(stored.error());
        }
        switch (stored->outcome) {
        case store::PutOutcome::New:
            ++m_summary.added;
            break;
        case store::PutOutcome::Unchanged:
            ++m_summary.unchanged;
            break;
        case store::PutOutcome::Changed:
            ++m_summary.changed;
            m_changed.push_back(name);
            break;
        }
        if (stored->scoreChanged) {
            m_summary.scoreChanges.push_back({name, stored->oldMinutes, stored->newMinutes});
        }
        m_summary.unverified += read.submission.verified ? 0 : 1;
        m_summary.issues.insert(m_summary.issues.end(), read.issues.begin(), read.issues.end());
        return {};
    }

    store::Database& m_database;
    store::ImportTransaction& m_transaction;
    PublishedContent& m_content;
    ImportSummary m_summary;
    std::vector<std::string> m_changed;
    std::vector<ImportIssue> m_loose;  ///< issues that belong to no stored submission
    std::map<std::string, ContentHash> m_taken;
};

/// The IDs of a list may be those of results that the same import would bring first, and neither may be half done.
Result<ImportSummary> refuseMixture(const ImportRequest& request)
{
    const auto list =
        std::find_if(request.paths.begin(), request.paths.end(), [](const auto& path) { return isResultIdList(path); });
    return failure(ErrorCode::InvalidInput, list->string(),
                   "a list of result IDs is imported by itself; import the results first, then the list");
}

}  // namespace

ImportService::ImportService(store::Database& database, const ReferenceTables& tables,
                             std::filesystem::path catalogueFolder)
    : m_database(database), m_tables(tables), m_content(std::move(catalogueFolder))
{
}

Result<ImportSummary> ImportService::importPaths(const ImportRequest& request, std::stop_token stop,
                                                 const ImportProgressSink& progress)
{
    const auto begin = Clock::now();
    const auto lists = static_cast<std::size_t>(std::count_if(request.paths.begin(), request.paths.end(),
                                                              [](const auto& path) { return isResultIdList(path); }));
    if (lists > 0) {
        auto summary = lists == request.paths.size() ? importLists(request) : refuseMixture(request);
        if (summary) {
            summary->seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        }
        return summary;
    }
    ProgressMeter meter(progress);
    const auto plan = planImport(request, m_tables, m_content, stop,
                                 [&meter](ImportPhase phase, std::int64_t bytes, const std::filesystem::path& path) {
                                     meter.report({phase, 0, 0, bytes, path.string()});
                                 });
    if (!plan) {
        return tl::unexpected(plan.error());
    }
    auto transaction = store::ImportTransaction::begin(m_database, plan->source, plan->root, stop);
    if (!transaction) {
        return tl::unexpected(transaction.error());
    }
    Importer importer(m_database, *transaction, m_content);
    ImportSummary& summary = importer.summary();
    OrderedReader reader(directoriesOf(*plan), m_tables, threadCount(request), stop);
    for (const auto& planned : plan->submissions) {
        auto read = reader.next();
        if (!read) {
            return tl::unexpected(read.error());
        }
        if (auto taken = importer.take(planned, std::move(*read)); !taken) {
            return tl::unexpected(taken.error());
        }
        meter.report(
            {ImportPhase::Reading, summary.files, plan->files, summary.bytes, reference(planned.directory.key)});
    }
    if (auto taken = importer.takeIssues(plan->issues); !taken) {
        return tl::unexpected(taken.error());
    }
    if (stop.stop_requested()) {
        return failure(ErrorCode::Cancelled, plan->source);
    }
    meter.report({ImportPhase::Storing, summary.files, plan->files, summary.bytes, {}});
    if (const auto committed = transaction->commit(summary.files, summary.logs); !committed) {
        return tl::unexpected(committed.error());
    }
    // What is imported stands, whether or not the ledger can be read.
    summary.exportsTouched =
        store::exportsTouching(m_database, importer.changed()).value_or(std::vector<TouchedExport>());
    summary.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return std::move(summary);
}

Result<ImportSummary> ImportService::importLists(const ImportRequest& request)
{
    const auto imported = importResultIds(m_database, m_tables, request.paths);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    ImportSummary summary;
    summary.files = static_cast<std::int64_t>(request.paths.size());
    summary.bytes = imported->bytes;
    for (const std::string& list : imported->withoutIds) {
        summary.issues.push_back({Severity::Warning, IssueCode::ListWithoutIds, list, 0, "no result ID in the list"});
    }
    summary.ofLists = true;
    summary.resultIds = {imported->ids.added, imported->ids.unchanged, imported->ids.changed};
    // What is imported stands, whether or not the ledger can be read.
    summary.exportsTouched =
        exportsCitingOtherIds(m_database, imported->ids.replaced).value_or(std::vector<TouchedExport>());
    return summary;
}

}  // namespace podium::services
