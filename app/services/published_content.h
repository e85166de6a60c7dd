// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/records/result.h"
#include "db/records/submission.h"

namespace podium::services {

/// What the shipped catalogue knows of published content: finds submissions by the hash of one of their logs. Reads
/// the catalogue when it is asked first; not for several threads at once.
class PublishedContent {
public:
    /// `catalogueFolder`: assets/catalog. A folder without catalogue files knows nothing.
    explicit PublishedContent(std::filesystem::path catalogueFolder);

    /// Submissions that hold a run of this content, by reference; several where runs were carried forward. Pointers
    /// stay valid as long as this object. Errors: those of reading the catalogue.
    [[nodiscard]] Result<std::vector<const Submission*>> withRun(const ContentHash& content);

    /// The published submission of that reference; null: the catalogue has none. Reads the file of its round alone.
    [[nodiscard]] Result<const Submission*> withKey(const SubmissionKey& key);

private:
    [[nodiscard]] Status load();

    std::filesystem::path m_folder;
    bool m_loaded = false;
    std::map<std::string, std::map<SubmissionKey, Submission>> m_rounds;  ///< those asked for by key
    std::vector<Submission> m_submissions;                                ///< without their curves
    std::unordered_map<ContentHash, std::vector<std::size_t>> m_byRun;
};

}  // namespace podium::services
