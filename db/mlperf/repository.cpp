// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/repository.h"

#include <algorithm>
#include <tuple>

#include "db/mlperf/natural_order.h"
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

    void visit(const fs::path& folder, int depth)
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
            if (error) {
                addIssue(Severity::Error, IssueCode::FileUnreadable, folder, error.message());
                break;
            }
        }
        for (const auto& link : links) {
            addIssue(Severity::Warning, IssueCode::LinkIgnored, link,
                     "a symbolic link; put the file itself in its place");
        }
        if (!logs.empty()) {
            addFolder(folder, std::move(logs));
        }
        descend(std::move(folders), depth);
    }

    void addFolder(const fs::path& folder, std::vector<fs::path> logs)
    {
        auto directory = placeFolder(folder, m_start, m_round, m_tables);
        if (!directory) {
            addIssue(Severity::Info, IssueCode::FileIgnored, folder,
                     "results are read from SUBMITTER/results/SYSTEM/BENCHMARK; this folder lies elsewhere");
            return;
        }
        std::sort(logs.begin(), logs.end(), [](const fs::path& left, const fs::path& right) {
            return naturalLess(left.filename().string(), right.filename().string());
        });
        directory->logs = std::move(logs);
        m_scan.directories.push_back(std::move(*directory));
    }

    Scan finish()
    {
        auto& directories = m_scan.directories;
        std::sort(directories.begin(), directories.end(), [](const auto& left, const auto& right) {
            return std::tie(left.key, left.folder) < std::tie(right.key, right.folder);
        });
        if (!directories.empty()) {
            m_scan.root = directories.front().root;
            const bool shared = std::all_of(directories.begin(), directories.end(), [&](const auto& directory) {
                return directory.root == m_scan.root;
            });
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
            if (isResultName(name)) {
                links.push_back(entry.path());
            }
        } else if (fs::is_directory(status)) {
            folders.push_back(entry.path());
        } else if (isResultName(name)) {
            logs.push_back(entry.path());  // also what is no regular file: reading it says so
        }
    }

    void descend(std::vector<fs::path> folders, int depth)
    {
        if (depth >= deepestFolder) {
            return;
        }
        // Beside "results" lie code, descriptions and documents, often tens of thousands of files.
        const auto results = std::find_if(folders.begin(), folders.end(), [](const fs::path& folder) {
            return folder.filename() == "results";
        });
        if (results != folders.end()) {
            folders = {*results};
        }
        std::sort(folders.begin(), folders.end());
        for (const auto& folder : folders) {
            const std::string name = folder.filename().string();
            if (name != ".git" && name != "power" && name != "systems") {
                visit(folder, depth + 1);
            }
        }
    }

    void addIssue(Severity severity, IssueCode code, const fs::path& file, std::string detail)
    {
        const auto relative = file.lexically_relative(m_start).generic_string();
        m_scan.issues.push_back({severity, code, relative == "." ? file.string() : relative, 0, std::move(detail)});
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
        walk.visit(start, 0);
    } else if (fs::is_regular_file(status)) {
        walk.addFolder(start.parent_path(), {start});
    } else {
        return failure(ErrorCode::FileUnreadable, path.string(), "neither a folder nor a regular file");
    }
    Scan result = walk.finish();
    if (result.directories.empty()) {
        const bool unreadable = std::any_of(result.issues.begin(), result.issues.end(), [](const ImportIssue& issue) {
            return issue.code == IssueCode::FileUnreadable;
        });
        if (unreadable) {
            return failure(ErrorCode::FileUnreadable, path.string(), result.issues.front().detail);
        }
        return failure(ErrorCode::NothingToImport, path.string(),
                       "no result_*.txt below SUBMITTER/results/SYSTEM/BENCHMARK");
    }
    return result;
}

}  // namespace podium::mlperf
