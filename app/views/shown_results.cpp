// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shown_results.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

namespace podium {

namespace {

/// References in the order in which they come first.
class References {
public:
    void add(const std::string& reference)
    {
        if (!reference.empty() && m_known.insert(reference).second) {
            m_inOrder.push_back(reference);
        }
    }
    [[nodiscard]] const std::vector<std::string>& inOrder() const { return m_inOrder; }

private:
    std::unordered_set<std::string> m_known;
    std::vector<std::string> m_inOrder;
};

/// Rows of racks and of a matrix have references that name no result: the subject tells.
void addRows(const Figure& figure, References& references)
{
    for (const Category& row : figure.categories) {
        if (row.subject) {
            references.add(podium::reference(row.subject->key));
        }
    }
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            if (mark.subject) {
                references.add(podium::reference(mark.subject->key));
            }
        }
    }
}

}  // namespace

std::vector<ShownResult> shownResults(const Figure& figure, const SubmissionRows& rows)
{
    References references;
    addRows(figure, references);
    for (const CitedResult& source : figure.sources) {
        references.add(source.reference);
    }
    std::unordered_map<std::string, const store::SubmissionRow*> known;
    for (const store::SubmissionRow& row : rows) {
        known.emplace(podium::reference(row.key), &row);
    }
    std::vector<ShownResult> shown;
    for (const std::string& reference : references.inOrder()) {
        const auto row = known.find(reference);
        if (row != known.end() && shown.size() < mostShownResults) {
            shown.push_back({reference, row->second->score.minutes});
        }
    }
    return shown;
}

}  // namespace podium
