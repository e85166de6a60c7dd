// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/published_content.h"

#include <algorithm>
#include <utility>

#include "app/services/catalogue.h"

namespace podium::services {

PublishedContent::PublishedContent(std::filesystem::path catalogueFolder) : m_folder(std::move(catalogueFolder)) {}

Status PublishedContent::load()
{
    if (m_loaded) {
        return {};
    }
    m_submissions.clear();
    auto read = readCatalogue(m_folder, [this](Submission&& submission) -> Status {
        for (Run& run : submission.runs) {
            run.curve = {};
        }
        m_submissions.push_back(std::move(submission));
        return {};
    });
    if (!read) {
        return read;
    }
    std::sort(m_submissions.begin(), m_submissions.end(),
              [](const Submission& left, const Submission& right) { return left.key < right.key; });
    for (std::size_t index = 0; index < m_submissions.size(); ++index) {
        for (const Run& run : m_submissions[index].runs) {
            auto& found = m_byRun[run.contentHash];
            if (!run.contentHash.empty() && (found.empty() || found.back() != index)) {
                found.push_back(index);
            }
        }
    }
    m_loaded = true;
    return {};
}

Result<std::vector<const Submission*>> PublishedContent::withRun(const ContentHash& content)
{
    if (auto loaded = load(); !loaded) {
        return tl::unexpected(loaded.error());
    }
    std::vector<const Submission*> found;
    if (const auto place = m_byRun.find(content); place != m_byRun.end()) {
        for (const auto index : place->second) {
            found.push_back(&m_submissions[index]);
        }
    }
    return found;
}

Result<const Submission*> PublishedContent::withKey(const SubmissionKey& key)
{
    const auto [round, isNew] = m_rounds.try_emplace(key.round);
    if (isNew) {
        auto read = readCatalogueRound(m_folder, key.round, [&submissions = round->second](Submission&& submission) {
            for (Run& run : submission.runs) {
                run.curve = {};
            }
            submissions.emplace(submission.key, std::move(submission));
            return Status{};
        });
        if (!read) {
            m_rounds.erase(round);
            return tl::unexpected(read.error());
        }
    }
    const auto found = round->second.find(key);
    return found == round->second.end() ? nullptr : &found->second;
}

}  // namespace podium::services
