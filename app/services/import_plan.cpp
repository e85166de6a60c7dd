// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/import_plan.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "app/services/archive_unpacker.h"
#include "app/services/recognition.h"

namespace podium::services {

namespace {

/// A name that cannot lead out of the temporary folder: stems such as ".." do not name a folder of their own.
std::string folderName(std::string stem) { return stem.empty() || stem == "." || stem == ".." ? "archive" : stem; }

/// A path that the user named, made ready for the scanner.
struct Source {
    std::filesystem::path named;    ///< absolute
    std::filesystem::path scanned;  ///< the same, or the folder that the archive was unpacked into
};

std::filesystem::path absolutePath(const std::filesystem::path& path)
{
    std::error_code error;
    auto absolute = std::filesystem::absolute(path, error).lexically_normal();
    if (error) {
        return path;
    }
    return absolute.has_filename() ? absolute : absolute.parent_path();  // without a trailing slash
}

Status unpack(Source& source, ImportPlan& plan, const std::stop_token& stop, const PathProgress& progress)
{
    auto temporary = TemporaryFolder::create();
    if (!temporary) {
        return tl::unexpected(temporary.error());
    }
    // The archive's name plays the part of the repository folder's name.
    source.scanned = temporary->path() / folderName(archiveStem(source.named));
    std::error_code error;
    std::filesystem::create_directory(source.scanned, error);
    if (error) {
        return failure(ErrorCode::FileUnwritable, source.scanned.string(), error.message());
    }
    plan.unpacked.push_back(std::move(*temporary));
    auto unpacked = unpackArchive(source.named, source.scanned, stop,
                                  [&](std::int64_t bytes) { progress(ImportPhase::Unpacking, bytes, source.named); });
    if (!unpacked) {
        return tl::unexpected(unpacked.error());
    }
    std::move(unpacked->issues.begin(), unpacked->issues.end(), std::back_inserter(plan.issues));
    if (unpacked->files == 0) {
        return failure(ErrorCode::NothingToImport, source.named.string(),
                       "the archive holds no result_*.txt and no *.json");
    }
    return {};
}

/// Errors that name a place in a temporary folder name the archive instead.
Error asNamed(Error error, const Source& source)
{
    if (source.scanned != source.named) {
        error.context = source.named.string();
    }
    return error;
}

std::int64_t countFiles(const mlperf::ResultDirectory& directory)
{
    return static_cast<std::int64_t>(directory.logs.size()) + (directory.scalingFile.empty() ? 0 : 1) +
           (directory.systemFile.empty() ? 0 : 1);
}

std::string joined(const std::set<std::string>& texts)
{
    std::string all;
    for (const auto& text : texts) {
        all += (all.empty() ? "" : ", ") + text;
    }
    return all;
}

class Planner {
public:
    Planner(const ReferenceTables& tables, PublishedContent& content, std::stop_token stop,
            const PathProgress& progress)
        : m_tables(tables), m_content(content), m_stop(std::move(stop)), m_progress(progress)
    {
    }

    Result<ImportPlan> plan(const ImportRequest& request)
    {
        std::optional<std::string> round;
        if (request.round) {
            round = ReferenceTables::roundIdFromText(*request.round);
            if (!round) {
                return failure(ErrorCode::InvalidInput, *request.round,
                               "expected a round such as 5.0, v4.1 or hpc-3.0");
            }
        }
        if (request.paths.empty()) {
            return failure(ErrorCode::InvalidInput, "PATH", "expected at least one folder, archive or log");
        }
        for (const auto& path : request.paths) {
            if (auto added = add(path, round); !added) {
                return tl::unexpected(added.error());
            }
        }
        finish();
        return std::move(m_plan);
    }

private:
    Status add(const std::filesystem::path& path, const std::optional<std::string>& round)
    {
        Source source{absolutePath(path), absolutePath(path)};
        if (isArchive(source.named)) {
            if (auto unpacked = unpack(source, m_plan, m_stop, m_progress); !unpacked) {
                return unpacked;
            }
        }
        if (m_stop.stop_requested()) {
            return failure(ErrorCode::Cancelled, source.named.string());
        }
        m_progress(ImportPhase::Scanning, 0, source.named);
        auto scan = mlperf::scan(source.scanned, m_tables, round);
        if (!scan) {
            return tl::unexpected(asNamed(scan.error(), source));
        }
        m_sources.insert(source.named.string());
        std::move(scan->issues.begin(), scan->issues.end(), std::back_inserter(m_plan.issues));
        return addDirectories(std::move(*scan), source);
    }

    Status addDirectories(mlperf::Scan scan, const Source& source)
    {
        std::vector<PlannedSubmission> planned;
        for (auto& directory : scan.directories) {
            if (!m_folders.insert(directory.folder).second) {
                m_plan.issues.push_back({Severity::Info, IssueCode::FileIgnored, directory.folder.string(), 0,
                                         "the same folder was named twice; it is read once"});
                continue;
            }
            const bool fromArchive = source.scanned != source.named;
            const auto root = (fromArchive ? source.named : directory.root).string();
            planned.push_back({std::move(directory), nullptr, root});
        }
        std::map<std::filesystem::path, std::vector<PlannedSubmission*>> unpublished;
        for (auto& submission : planned) {
            if (!submission.directory.published) {
                unpublished[submission.directory.root].push_back(&submission);
            }
        }
        for (const auto& [root, submissions] : unpublished) {
            if (auto done = recognise(submissions, m_tables, m_content, m_stop); !done) {
                return tl::unexpected(done.error().code == ErrorCode::RoundUnknown ? asNamed(done.error(), source)
                                                                                   : done.error());
            }
        }
        std::move(planned.begin(), planned.end(), std::back_inserter(m_plan.submissions));
        return {};
    }

    void finish()
    {
        std::stable_sort(m_plan.submissions.begin(), m_plan.submissions.end(),
                         [](const PlannedSubmission& left, const PlannedSubmission& right) {
                             return left.directory.key < right.directory.key;
                         });
        std::set<std::string> roots;
        for (const auto& submission : m_plan.submissions) {
            m_plan.files += countFiles(submission.directory);
            roots.insert(submission.root);
        }
        m_plan.source = joined(m_sources);
        m_plan.root = roots.size() == 1 ? *roots.begin() : std::string{};
    }

    const ReferenceTables& m_tables;
    PublishedContent& m_content;
    std::stop_token m_stop;
    const PathProgress& m_progress;
    ImportPlan m_plan;
    std::set<std::string> m_sources;
    std::set<std::filesystem::path> m_folders;  ///< benchmark folders that are planned already
};

}  // namespace

Result<ImportPlan> planImport(const ImportRequest& request, const ReferenceTables& tables, PublishedContent& content,
                              std::stop_token stop, const PathProgress& progress)
{
    return Planner(tables, content, std::move(stop), progress).plan(request);
}

}  // namespace podium::services
