// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/comparability.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "db/records/enum_names.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

constexpr EnumNames<Verdict, 3> verdictNames{{"green", "amber", "blocked"}};
constexpr EnumNames<ReasonCode, 9> reasonNames{{
    "different-benchmarks",
    "different-spans",
    "not-published",
    "different-rounds",
    "different-divisions",
    "different-availability",
    "unverified-beside-verified",
    "different-counts",
    "derived",
}};
static_assert(reasonNames.name(ReasonCode::Derived) == "derived");

/// One pass over the rules of COMPARABILITY.md.
class Judge {
public:
    using Rows = std::vector<const store::SubmissionRow*>;

    Judge(const std::vector<store::SubmissionRow>& rows, const ComparabilityQuestion& question,
          const ReferenceTables& tables, const Phrasebook& phrases, const NumberFormat& numbers)
        : m_rows(rows), m_question(question), m_tables(tables), m_phrases(phrases), m_numbers(numbers)
    {
    }

    Comparability judge()
    {
        judgeBenchmarks();
        judgeSpans();
        judgePublication();
        judgeRounds();
        judgeDivisions();
        judgeAvailability();
        judgeVerification();
        judgeCounts();
        if (m_question.derived && !m_rows.empty()) {
            add(ReasonCode::Derived, Verdict::Amber, m_phrases.say(Phrase::ReasonDerived));
        }
        return std::move(m_result);
    }

private:
    void add(ReasonCode code, Verdict verdict, std::string text)
    {
        m_result.verdict = std::max(m_result.verdict, verdict);
        m_result.reasons.push_back({code, verdict, std::move(text)});
    }

    std::string listed(const std::vector<std::string>& items) const
    {
        return enumeration(items, m_phrases.say(Phrase::And));
    }

    std::string listedRounds(const std::vector<std::string>& rounds) const
    {
        std::vector<std::string> titles;
        for (const std::string& round : rounds) {
            titles.push_back(roundTitle(round, m_tables));
        }
        return listed(titles);
    }

    std::map<std::string, std::vector<std::string>> roundsByBenchmark() const
    {
        std::map<std::string, std::vector<store::SubmissionRow>> rows;
        for (const store::SubmissionRow& row : m_rows) {
            rows[row.benchmark].push_back(row);
        }
        std::map<std::string, std::vector<std::string>> rounds;
        for (const auto& [benchmark, ofBenchmark] : rows) {
            rounds[benchmark] = roundsOf(ofBenchmark);
        }
        return rounds;
    }

    /// Rounds beside others are comparable only where one span of the table holds them all.
    bool inOneSpan(const std::string& benchmark, const std::vector<std::string>& rounds) const
    {
        const CompatibilitySpan* span = m_tables.span(benchmark, rounds.front());
        return rounds.size() == 1 || std::all_of(rounds.begin(), rounds.end(), [&](const std::string& round) {
                   return span != nullptr && m_tables.span(benchmark, round) == span;
               });
    }

    void judgeBenchmarks()
    {
        std::set<std::string> titles;
        for (const store::SubmissionRow& row : m_rows) {
            titles.insert(benchmarkTitle(row.benchmark, m_tables));
        }
        if (titles.size() > 1) {
            add(ReasonCode::DifferentBenchmarks, Verdict::Blocked,
                m_phrases.say(Phrase::ReasonBenchmarks, {{"names", listed({titles.begin(), titles.end()})}}));
        }
    }

    void judgeSpans()
    {
        for (const auto& [benchmark, rounds] : roundsByBenchmark()) {
            if (!inOneSpan(benchmark, rounds)) {
                add(ReasonCode::DifferentSpans, Verdict::Blocked,
                    m_phrases.say(Phrase::ReasonSpans, {{"rounds", listedRounds(rounds)},
                                                        {"benchmark", benchmarkTitle(benchmark, m_tables)}}));
            }
        }
    }

    void judgePublication()
    {
        std::map<std::string, std::vector<std::string>> roundsByDate;
        for (const std::string& id : roundsOf(m_rows)) {
            const Round* round = m_tables.round(id);
            if (round != nullptr && !m_question.today.empty() && round->published > m_question.today) {
                roundsByDate[round->published].push_back(id);
            }
        }
        for (const auto& [date, rounds] : roundsByDate) {
            add(ReasonCode::NotPublished, Verdict::Blocked,
                m_phrases.say(Phrase::ReasonEmbargo, {{"rounds", listedRounds(rounds)}, {"date", date}}));
        }
    }

    /// The table's remark on a pair of rounds within one span; empty: none applies.
    std::string noteBetween(const std::string& benchmark, const std::vector<std::string>& rounds) const
    {
        const CompatibilitySpan* span = m_tables.span(benchmark, rounds.front());
        if (span == nullptr || span->noteAfter.empty()) {
            return {};
        }
        const bool before = compareRounds(rounds.front(), span->noteAfter) <= 0;
        const bool after = compareRounds(rounds.back(), span->noteAfter) > 0;
        return before && after ? span->note : std::string();
    }

    void judgeRounds()
    {
        const std::vector<std::string> rounds = roundsOf(m_rows);
        if (rounds.size() < 2) {
            return;
        }
        std::string note;
        for (const auto& [benchmark, ofBenchmark] : roundsByBenchmark()) {
            note = note.empty() ? noteBetween(benchmark, ofBenchmark) : note;
        }
        add(ReasonCode::DifferentRounds, Verdict::Amber,
            m_phrases.say(note.empty() ? Phrase::ReasonRounds : Phrase::ReasonRoundsNoted,
                          {{"rounds", listedRounds(rounds)}, {"note", m_phrases.remark(note)}}));
    }

    void judgeDivisions()
    {
        const auto holds = [&](Division division) {
            return std::any_of(m_rows.begin(), m_rows.end(),
                               [=](const store::SubmissionRow& row) { return row.division == division; });
        };
        if (holds(Division::Open) && holds(Division::Closed)) {
            add(ReasonCode::DifferentDivisions, Verdict::Amber, m_phrases.say(Phrase::ReasonDivisions));
        }
    }

    void judgeAvailability()
    {
        constexpr std::array phrases{
            std::pair{Availability::Cloud, Phrase::AvailabilityCloud},
            std::pair{Availability::OnPremise, Phrase::AvailabilityOnPremise},
            std::pair{Availability::Preview, Phrase::AvailabilityPreview},
            std::pair{Availability::Research, Phrase::AvailabilityResearch},
            std::pair{Availability::Unknown, Phrase::AvailabilityUnknown},
        };
        std::map<Availability, Rows> groups;
        for (const store::SubmissionRow& row : m_rows) {
            groups[row.availability].push_back(&row);
        }
        if (groups.size() < 2) {
            return;
        }
        const auto largest = std::max_element(groups.begin(), groups.end(), [](const auto& left, const auto& right) {
            return left.second.size() < right.second.size();
        });
        std::vector<std::string> categories;
        for (const auto& [availability, phrase] : phrases) {
            const auto group = groups.find(availability);
            if (group == groups.end()) {
                continue;
            }
            const auto count = static_cast<std::int64_t>(group->second.size());
            const std::string names = group == largest ? std::string() : systemNames(group->second);
            categories.push_back(m_phrases.say(phrase, {{"count", m_numbers.count(count)}}) + names);
        }
        add(ReasonCode::DifferentAvailability, Verdict::Amber,
            m_phrases.say(Phrase::ReasonAvailability, {{"categories", joined(categories, ", ")}}));
    }

    /// " (Tyche)": the few systems that differ from the others; nothing where they are many.
    std::string systemNames(const Rows& rows) const
    {
        constexpr std::size_t few = 3;
        constexpr std::size_t shortEnough = 60;
        std::set<std::string> names;
        for (const store::SubmissionRow* row : rows) {
            names.insert(displayText(shortSystemName(systemTitle(*row), row->submitter), 30));
        }
        const std::string text = " (" + listed({names.begin(), names.end()}) + ")";
        return names.size() > few || text.size() > shortEnough ? std::string() : text;
    }

    void judgeVerification()
    {
        const auto verified = std::count_if(m_rows.begin(), m_rows.end(),
                                            [](const store::SubmissionRow& row) { return row.verified; });
        const auto all = static_cast<std::int64_t>(m_rows.size());
        if (verified > 0 && verified < all) {
            add(ReasonCode::UnverifiedBesideVerified, Verdict::Amber,
                m_phrases.say(Phrase::ReasonVerification, {{"unverified", m_numbers.count(all - verified)},
                                                           {"count", m_numbers.count(all)}}));
        }
    }

    void judgeCounts()
    {
        std::optional<std::int64_t> low;
        std::optional<std::int64_t> high;
        for (const store::SubmissionRow& row : m_rows) {
            if (const auto size = sizeOf(row)) {
                low = std::min(low.value_or(*size), *size);
                high = std::max(high.value_or(*size), *size);
            }
        }
        if (low && *low != *high) {
            add(ReasonCode::DifferentCounts, Verdict::Amber,
                m_phrases.say(Phrase::ReasonCounts,
                              {{"low", m_numbers.count(*low)}, {"high", m_numbers.count(*high)}}));
        }
    }

    const std::vector<store::SubmissionRow>& m_rows;
    const ComparabilityQuestion& m_question;
    const ReferenceTables& m_tables;
    const Phrasebook& m_phrases;
    const NumberFormat& m_numbers;
    Comparability m_result;
};

}  // namespace

std::string_view toString(Verdict verdict)
{
    return verdictNames.name(verdict);
}

std::string_view toString(ReasonCode code)
{
    return reasonNames.name(code);
}

Comparability judgeComparability(const std::vector<store::SubmissionRow>& rows, const ComparabilityQuestion& question,
                                 const ReferenceTables& tables, const Phrasebook& phrases, const NumberFormat& numbers)
{
    return Judge(rows, question, tables, phrases, numbers).judge();
}

}  // namespace podium
