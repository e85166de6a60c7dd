// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/comparability.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

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

/// All that the rules look at, gathered in one pass: the rows may be many.
struct Facts {
    std::map<std::string, std::vector<std::string>> roundsByBenchmark;  ///< rounds in the order of time
    std::vector<std::string> rounds;                                    ///< of all benchmarks, likewise
    std::map<Availability, SubmissionRows> byAvailability;
    bool open = false;
    bool closed = false;
    std::int64_t unverified = 0;
    std::optional<std::int64_t> smallest;
    std::optional<std::int64_t> largest;
};

Facts factsOf(const SubmissionRows& rows)
{
    Facts facts;
    std::unordered_map<std::string_view, std::unordered_set<std::string_view>> rounds;
    const std::string* benchmark = nullptr;
    const std::string* round = nullptr;
    for (const store::SubmissionRow& row : rows) {
        if (benchmark == nullptr || *benchmark != row.benchmark || *round != row.key.round) {
            rounds[row.benchmark].insert(row.key.round);
            benchmark = &row.benchmark;
            round = &row.key.round;
        }
        facts.byAvailability[row.availability].add(row);
        facts.open = facts.open || row.division == Division::Open;
        facts.closed = facts.closed || row.division == Division::Closed;
        facts.unverified += row.verified ? 0 : 1;
        if (const auto size = sizeOf(row)) {
            facts.smallest = std::min(facts.smallest.value_or(*size), *size);
            facts.largest = std::max(facts.largest.value_or(*size), *size);
        }
    }
    std::set<std::string, RoundLess> all;
    for (const auto& [name, ofBenchmark] : rounds) {
        std::vector<std::string>& sorted = facts.roundsByBenchmark[std::string(name)];
        sorted.assign(ofBenchmark.begin(), ofBenchmark.end());
        std::sort(sorted.begin(), sorted.end(), RoundLess());
        all.insert(sorted.begin(), sorted.end());
    }
    facts.rounds.assign(all.begin(), all.end());
    return facts;
}

/// Goes through the rules of COMPARABILITY.md.
class Judge {
public:
    Judge(const SubmissionRows& rows, const ComparabilityQuestion& question, const ReferenceTables& tables,
          const Phrasebook& phrases, const NumberFormat& numbers)
        : m_rows(rows), m_facts(factsOf(rows)), m_question(question), m_tables(tables), m_phrases(phrases),
          m_numbers(numbers)
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
        for (const auto& [benchmark, rounds] : m_facts.roundsByBenchmark) {
            titles.insert(benchmarkTitle(benchmark, m_tables));
        }
        if (titles.size() > 1) {
            add(ReasonCode::DifferentBenchmarks, Verdict::Blocked,
                m_phrases.say(Phrase::ReasonBenchmarks, {{"names", listed({titles.begin(), titles.end()})}}));
        }
    }

    void judgeSpans()
    {
        for (const auto& [benchmark, rounds] : m_facts.roundsByBenchmark) {
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
        for (const std::string& id : m_facts.rounds) {
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
        if (m_facts.rounds.size() < 2) {
            return;
        }
        std::string note;
        for (const auto& [benchmark, ofBenchmark] : m_facts.roundsByBenchmark) {
            note = note.empty() ? noteBetween(benchmark, ofBenchmark) : note;
        }
        add(ReasonCode::DifferentRounds, Verdict::Amber,
            m_phrases.say(note.empty() ? Phrase::ReasonRounds : Phrase::ReasonRoundsNoted,
                          {{"rounds", listedRounds(m_facts.rounds)}, {"note", m_phrases.remark(note)}}));
    }

    void judgeDivisions()
    {
        if (m_facts.open && m_facts.closed) {
            add(ReasonCode::DifferentDivisions, Verdict::Amber, m_phrases.say(Phrase::ReasonDivisions));
        }
    }

    void judgeAvailability()
    {
        const auto& groups = m_facts.byAvailability;
        if (groups.size() < 2) {
            return;
        }
        const auto largest = std::max_element(groups.begin(), groups.end(), [](const auto& left, const auto& right) {
            return left.second.size() < right.second.size();
        });
        std::vector<std::string> categories;
        for (const auto& [availability, phrase] : availabilityPhrases) {
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
    std::string systemNames(const SubmissionRows& rows) const
    {
        constexpr std::size_t few = 3;
        constexpr std::size_t shortEnough = 60;
        std::set<std::string> names;
        for (const store::SubmissionRow& row : rows) {
            names.insert(displayText(shortSystemName(systemTitle(row), row.submitter), 30));
            if (names.size() > few) {
                return {};
            }
        }
        const std::string text = " (" + listed({names.begin(), names.end()}) + ")";
        return text.size() > shortEnough ? std::string() : text;
    }

    void judgeVerification()
    {
        const auto all = static_cast<std::int64_t>(m_rows.size());
        if (m_facts.unverified > 0 && m_facts.unverified < all) {
            add(ReasonCode::UnverifiedBesideVerified, Verdict::Amber,
                m_phrases.say(Phrase::ReasonVerification,
                              {{"unverified", m_numbers.count(m_facts.unverified)}, {"count", m_numbers.count(all)}}));
        }
    }

    void judgeCounts()
    {
        const auto& low = m_facts.smallest;
        const auto& high = m_facts.largest;
        if (low && *low != *high) {
            add(ReasonCode::DifferentCounts, Verdict::Amber,
                m_phrases.say(Phrase::ReasonCounts,
                              {{"low", m_numbers.count(*low)}, {"high", m_numbers.count(*high)}}));
        }
    }

    const SubmissionRows& m_rows;
    Facts m_facts;
    const ComparabilityQuestion& m_question;
    const ReferenceTables& m_tables;
    const Phrasebook& m_phrases;
    const NumberFormat& m_numbers;
    Comparability m_result;
};

}  // namespace

std::string_view toString(Verdict verdict) { return verdictNames.name(verdict); }

std::string_view toString(ReasonCode code) { return reasonNames.name(code); }

Comparability judgeComparability(const SubmissionRows& rows, const ComparabilityQuestion& question,
                                 const ReferenceTables& tables, const Phrasebook& phrases, const NumberFormat& numbers)
{
    return Judge(rows, question, tables, phrases, numbers).judge();
}

}  // namespace podium
