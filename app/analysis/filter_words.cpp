// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/filter_words.h"

#include <algorithm>
#include <optional>

#include "app/analysis/availability_words.h"
#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

constexpr std::size_t namedValues = 3;

class FilterWords {
public:
    FilterWords(const ReferenceTables& tables, const Phrasebook& phrases, const NumberFormat& numbers)
        : m_tables(tables), m_phrases(phrases), m_numbers(numbers)
    {
    }

    std::vector<std::string> partsOf(const store::SubmissionFilter& filter)
    {
        add(filter.rounds, [this](const std::string& round) { return roundTitle(round, m_tables); });
        for (const auto& [keys, texts] : {std::pair(&filter.submitters, &filter.submitterTexts),
                                          std::pair(&filter.accelerators, &filter.acceleratorTexts),
                                          std::pair(&filter.generations, &filter.generationTexts)}) {
            std::vector<std::string> values = *keys;
            values.insert(values.end(), texts->begin(), texts->end());
            add(values, [this](const std::string& value) { return nameOf(value); });
        }
        add(filter.vendors, [this](const std::string& value) { return nameOf(value); });
        if (filter.search) {
            m_parts.push_back(displayText(*filter.search));
        }
        add(filter.divisions, [this](const std::string& key) {
            return m_phrases.say(divisionPhrase(divisionFromString(key).value_or(Division::Unknown)));
        });
        add(filter.availabilities, [this](const std::string& key) {
            return availabilityWords(availabilityFromString(key).value_or(Availability::Unknown), m_phrases);
        });
        add(filter.verification, [this](const std::string& key) {
            return m_phrases.say(key == store::verifiedKey ? Phrase::FilterVerified : Phrase::TagUnverified);
        });
        if (filter.minAccelerators && filter.minAccelerators == filter.maxAccelerators) {
            addLimit(filter.minAccelerators, "=");
        } else {
            addLimit(filter.minAccelerators, "≥");
            addLimit(filter.maxAccelerators, "≤");
        }
        return std::move(m_parts);
    }

private:
    /// One part for all values, which are alternatives.
    template <class NameOf>
    void add(const std::vector<std::string>& values, NameOf nameOf)
    {
        std::string part;
        for (std::size_t index = 0; index < std::min(values.size(), namedValues); ++index) {
            part += (index == 0 ? "" : ", ") + nameOf(values[index]);
        }
        part += values.size() > namedValues ? ", …" : "";
        if (!part.empty()) {
            m_parts.push_back(std::move(part));
        }
    }

    void addLimit(const std::optional<std::int64_t>& count, const char* sign)
    {
        if (count) {
            m_parts.push_back(m_phrases.say(Phrase::ColumnCount) + " " + sign + " " + m_numbers.count(*count));
        }
    }

    std::string nameOf(const std::string& value) const
    {
        return value.empty() ? availabilityWords(Availability::Unknown, m_phrases) : displayText(value);
    }

    const ReferenceTables& m_tables;
    const Phrasebook& m_phrases;
    const NumberFormat& m_numbers;
    std::vector<std::string> m_parts;
};

}  // namespace

std::vector<std::string> filterInWords(const store::SubmissionFilter& filter, const ReferenceTables& tables,
                                       const Phrasebook& phrases, const NumberFormat& numbers)
{
    return FilterWords(tables, phrases, numbers).partsOf(filter);
}

std::vector<std::string> narrowedInWords(const FigureSpec& spec, const ReferenceTables& tables,
                                         const Phrasebook& phrases, const NumberFormat& numbers)
{
    store::SubmissionFilter filter = spec.filter;
    filter.rounds.clear();
    filter.benchmarks.clear();
    filter.divisions.clear();
    if (spec.kind == FigureKind::Generations) {
        // Which hardware is held against which is not asked of the filter.
        for (std::vector<std::string>* hardware : {&filter.accelerators, &filter.acceleratorTexts, &filter.vendors,
                                                   &filter.generations, &filter.generationTexts}) {
            hardware->clear();
        }
    }
    if (spec.kind == FigureKind::Trend && spec.atAccelerators) {
        filter.minAccelerators = spec.atAccelerators;
        filter.maxAccelerators = spec.atAccelerators;
    }
    return filterInWords(filter, tables, phrases, numbers);
}

}  // namespace podium
