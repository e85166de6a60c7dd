// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <unordered_map>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "app/views/view_changes.h"

namespace podium {

namespace {

constexpr std::size_t mostNames = 3;

/// Says the names of results, and what stands beside them.
class ChangeWords {
public:
    ChangeWords(const SubmissionRows& rows, const ReferenceTables& tables, const Phrasebook& phrases, Language language)
        : m_tables(tables), m_phrases(phrases), m_numbers(language)
    {
        for (const store::SubmissionRow& row : rows) {
            m_rows.emplace(podium::reference(row.key), &row);
        }
    }

    /// A result that is gone has its reference only.
    [[nodiscard]] std::string name(const std::string& reference) const
    {
        const auto found = m_rows.find(reference);
        if (found == m_rows.end()) {
            return displayText(reference);
        }
        const store::SubmissionRow& row = *found->second;
        return displayText(
            m_phrases.say(Phrase::ViewNamed, {{"submitter", row.submitter},
                                              {"system", shortSystemName(systemTitle(row), row.submitter)},
                                              {"round", roundTitle(row.key.round, m_tables)}}));
    }

    /// Old and new scores show all that tells them apart: three decimals, as in tables.
    [[nodiscard]] std::string minutes(const std::optional<double>& minutes) const
    {
        return minutes ? m_phrases.say(Phrase::ViewScore, {{"minutes", m_numbers.minutesInTable(*minutes)}})
                       : m_phrases.say(Phrase::ViewWithoutScore);
    }

    [[nodiscard]] std::string scored(const ShownResult& result) const
    {
        return result.minutes ? m_phrases.say(Phrase::ViewNamedScore, {{"name", name(result.reference)},
                                                                       {"minutes", m_numbers.minutes(*result.minutes)}})
                              : name(result.reference);
    }

    [[nodiscard]] std::string changed(const ScoreChange& change) const
    {
        return m_phrases.say(
            Phrase::ViewNamedChange,
            {{"name", name(change.reference)}, {"before", minutes(change.before)}, {"after", minutes(change.after)}});
    }

    /// Adds a sentence about `items`, if there are any.
    template <class Item, class Say>
    void tell(std::vector<std::string>& sentences, const std::vector<Item>& items, Phrase one, Phrase many,
              const Say& say) const
    {
        if (items.empty()) {
            return;
        }
        std::vector<std::string> names;
        const std::size_t named = items.size() == mostNames + 1 ? items.size() : std::min(items.size(), mostNames);
        std::transform(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(named), std::back_inserter(names),
                       say);
        const auto count = [this](std::size_t number) { return m_numbers.count(static_cast<std::int64_t>(number)); };
        if (named < items.size()) {
            names.push_back(m_phrases.say(Phrase::ViewAndMore, {{"count", count(items.size() - named)}}));
        }
        sentences.push_back(m_phrases.say(items.size() == 1 ? one : many,
                                          {{"count", count(items.size())}, {"names", joined(names, "; ")}}));
    }

private:
    const ReferenceTables& m_tables;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::unordered_map<std::string, const store::SubmissionRow*> m_rows;
};

}  // namespace

std::vector<std::string> viewChangeSentences(const ViewChanges& changes, const SubmissionRows& rows,
                                             const ReferenceTables& tables, const Phrasebook& phrases,
                                             Language language)
{
    const ChangeWords words(rows, tables, phrases, language);
    const auto name = [&](const ShownResult& result) { return words.name(result.reference); };
    const auto scored = [&](const ShownResult& result) { return words.scored(result); };
    const auto changed = [&](const ScoreChange& change) { return words.changed(change); };
    std::vector<std::string> sentences;
    words.tell(sentences, changes.changed, Phrase::ViewChangedOne, Phrase::ViewChangedMany, changed);
    words.tell(sentences, changes.added, Phrase::ViewAddedOne, Phrase::ViewAddedMany, scored);
    words.tell(sentences, changes.gone, Phrase::ViewGoneOne, Phrase::ViewGoneMany, scored);
    words.tell(sentences, changes.left, Phrase::ViewLeftOne, Phrase::ViewLeftMany, name);
    return sentences;
}

}  // namespace podium
