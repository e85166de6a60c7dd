// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/repository.h"

#include <algorithm>
#include <tuple>

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/natural_order.h"
#include "db/mlperf/readable_name.h"
#include "db/mlperf/repository_layout.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

namespace {

constexpr int deepestFolder = 16;

bool isResultName(const std::string& name) { return name.starts_with("result_") && name.ends_with(".txt"); }

/// Walks the folders below a start and gathers those that hold result files.
class Walk {
public:
    Walk(const fs::path& start, const ReferenceTables& tables, const std::optional<std::string>& round)
        : m_start(start), m_tables(tables), m_round(round)
    {
        m_scan.root = start;
    }

    /// `inside`: a folder above holds results already.
    void visit(const fs::path& folder, int depth, bool inside)
    {
        std::error_code error;
        fs::directory_iterator entries(folder, error);
        if (error) {
            addIssue(Severity::Error, IssueCode::FileUnreadable, folder, error.message());
            return;
        }
        std::vector<fs::path> folders;
        std::vector<fs::path> logs;
        std::vector<fs::path> links;
        for (const fs::directory_iterator end; entries != end; entries.increment(error)) {
            sort(*entries, folders, logs, links);
        }
        if (error) {  // incrementing ends the walk then
            addIssue(Severity::Error, IssueCode::FileUnreadable, folder, error.message());
        }
        for (const auto& link : links) {
            addIssue(Severity::Warning, IssueCode::LinkIgnored, link,
                     "a symbolic link; name what it leads to, or put that in its place");
        }
        if (!logs.empty() && inside) {
            addIgnored(folder);
        } else if (!logs.empty()) {
            inside = addFolder(folder, std::move(logs));
        }
        descend(std::move(folders), depth, inside);
    }

    /// False: the folder lies where no results belong.
    bool addFolder(const fs::path& folder, std::vector<fs::path> logs)
    {
        auto directory = placeFolder(folder, m_start, m_round, m_tables);
        if (!directory) {
            addIgnored(folder);
            return false;
        }
        std::sort(logs.begin(), logs.end(), [](const fs::path& left, const fs::path& right) {
            return naturalLess(left.filename().string(), right.filename().string());
        });
        directory->logs = std::move(logs);
        m_scan.directories.push_back(std::move(*directory));
        return true;
    }

    Scan finish()
    {
        auto& directories = m_scan.directories;
        std::sort(directories.begin(), directories.end(), [](const auto& left, const auto& right) {
            return std::tie(left.key, left.folder) < std::tie(right.key, right.folder);
        });
        if (!directories.empty()) {
            m_scan.root = directories.front().root;
            const bool shared = std::all_of(directories.begin(), directories.end(),
                                            [&](const auto& directory) { return directory.root == m_scan.root; });
            if (!shared) {
                m_scan.root = m_start;
            }
        }
        return std::move(m_scan);
    }

private:
    void sort(const fs::directory_entry& entry, std::vector<fs::path>& folders, std::vector<fs::path>& logs,
              std::vector<fs::path>& links)
    {
        std::error_code error;
        const auto status = entry.symlink_status(error);
        const std::string name = entry.path().filename().string();
        if (error) {
            addIssue(Severity::Error, IssueCode::FileUnreadable, entry.path(), error.message());
        } else if (fs::is_symlink(status)) {
            // A link may lead anywhere, also out of the folder that the user named, and is not followed. One that bears
            // a result's name stands for a run all the same: it is kept as a log that cannot be read, so that no
            // score is given from the others.
            if (isResultName(name)) {
                logs.push_back(entry.path());
            } else if (fs::is_directory(entry.status(error))) {
                links.push_back(entry.path());
            }
        } else if (fs::is_directory(status)) {
            folders.push_back(entry.path());
        } else if (isResultName(name)) {
            logs.push_back(entry.path());  // also what is no regular file: reading it says so
        }
    }

    void addIgnored(const fs::path& folder)
    {
        addIssue(Severity::Info, IssueCode::FileIgnored, folder,
                 "results are read from SUBMITTER/results/SYSTEM/BENCHMARK; this folder lies elsewhere");
    }

    void descend(std::vector<fs::path> folders, int depth, bool inside)
    {
        if (depth >= deepestFolder) {
            return;
        }
        // Beside a submitter's "results" and "systems" lie code and documents, often tens of thousands of files.
        const auto named = [&](std::string_view name) {
            return std::find_if(folders.begin(), folders.end(),
                                [=](const fs::path& folder) { return folder.filename() == name; });
        };
        const auto results = named("results");
        if (results != folders.end() && named("systems") != folders.end()) {
            folders = {*results};
        }
        std::sort(folders.begin(), folders.end());
        for (const auto& folder : folders) {
            const std::string name = folder.filename().string();
            if (name != ".git" && name != "power" && name != "systems") {
                visit(folder, depth + 1, inside);
            }
        }
    }

    void addIssue(Severity severity, IssueCode code, const fs::path& file, std::string detail)
    {
        const auto relative = readableName(file.lexically_relative(m_start));
        m_scan.issues.push_back(
            {severity, code, relative == "." ? readableName(file) : relative, 0, std::move(detail)});
    }

    fs::path m_start;
    const ReferenceTables& m_tables;
    const std::optional<std::string>& m_round;
    Scan m_scan;
};

fs::path absoluteNormal(const fs::path& path)
{
    std::error_code error;
    fs::path absolute = fs::canonical(path, error);
    if (error) {
        absolute = fs::absolute(path, error).lexically_normal();
    }
    return absolute.has_filename() ? absolute : absolute.parent_path();
}

/// A file that the user names and that does not bear a result's name must hold log lines; an unreadable one is reported by its reader.
bool holdsLogLines(const fs::path& file)
{
    FileBuffer buffer;
    if (!buffer.read(file)) {
        return true;
    }
    return buffer.text().find(":::ML") != std::string_view::npos ||
           buffer.text().find("Total runtime:") != std::string_view::npos;
}

}  // namespace

Result<Scan> scan(const fs::path& path, const ReferenceTables& tables, const std::optional<std::string>& round)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (!fs::exists(status)) {
        return failure(ErrorCode::FileUnreadable, path.string(), error ? error.message() : "no such file or folder");
    }
    const fs::path start = absoluteNormal(path);
    Walk walk(start, tables, round);
    if (fs::is_directory(status)) {
        walk.visit(start, 0, false);
    } else if (fs::is_regular_file(status)) {
        if (!isResultName(start.filename().string()) && !holdsLogLines(start)) {
            return failure(ErrorCode::NothingToImport, path.string(), "no log line (\":::MLLOG\") in this file");
        }
        walk.addFolder(start.parent_path(), {start});
    } else {
        return failure(ErrorCode::FileUnreadable, path.string(), "neither a folder nor a regular file");
    }
    Scan result = walk.finish();
    if (result.directories.empty()) {
        const auto unreadable = std::find_if(result.issues.begin(), result.issues.end(), [](const ImportIssue& issue) {
            return issue.code == IssueCode::FileUnreadable;
        });
        if (unreadable != result.issues.end()) {
            return failure(ErrorCode::FileUnreadable, path.string(), unreadable->file + ": " + unreadable->detail);
        }
        return failure(ErrorCode::NothingToImport, path.string(),
                       "no result_*.txt below SUBMITTER/results/SYSTEM/BENCHMARK");
    }
    return result;
}

}  // namespace podium::mlperf
