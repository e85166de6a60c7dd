// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/generation_notes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

using store::SubmissionRow;

constexpr std::size_t mostNamed = 8;  ///< generations that a message lists
/// Gathers the reasons of single pairs.
class PairJudge {
public:
    PairJudge(const FigureContext& context, const NumberFormat& numbers) : m_context(context), m_numbers(numbers) {}

    void add(const GenerationMatch& match)
    {
        ++m_pairs;
        for (const Reason& reason : match.comparability.reasons) {
            ++m_count[reason.code];
            m_verdict[reason.code] = std::max(m_verdict[reason.code], reason.verdict);
            m_text[reason.code] = reason.text;
            if (reason.code == ReasonCode::DifferentRounds) {
                addRounds(match);
            } else if (reason.code == ReasonCode::DifferentAvailability) {
                ++m_availabilities[match.subject->availability];
                ++m_availabilities[match.baseline->availability];
            } else if (reason.code == ReasonCode::DifferentCounts) {
                const auto subject = static_cast<double>(*sizeOf(*match.subject));
                const auto baseline = static_cast<double>(*sizeOf(*match.baseline));
                m_widest = std::max(m_widest, std::abs(subject - baseline) / baseline);
            }
        }
    }

    [[nodiscard]] Comparability judgement() const
    {
        Comparability result;
        for (const auto& [code, count] : m_count) {
            const Verdict verdict = m_verdict.at(code);
            result.verdict = std::max(result.verdict, verdict);
            result.reasons.push_back({code, verdict, text(code, count)});
        }
        return result;
    }

private:
    void addRounds(const GenerationMatch& match)
    {
        const std::string& subject = match.subject->key.round;
        const std::string& baseline = match.baseline->key.round;
        ++m_rounds[m_context.phrases.say(Phrase::RoundAgainst, {{"subject", roundTitle(subject, m_context.tables)},
                                                                {"baseline", roundTitle(baseline, m_context.tables)}})];
        const CompatibilitySpan* span = m_context.tables.span(match.subject->benchmark, subject);
        if (span != nullptr && !span->note.empty() &&
            (compareRounds(subject, span->noteAfter) > 0) != (compareRounds(baseline, span->noteAfter) > 0)) {
            m_remarks.insert(benchmarkTitle(span->benchmark, m_context.tables) + ": " +
                             m_context.phrases.remark(span->note));
        }
    }

    [[nodiscard]] std::string text(ReasonCode code, std::int64_t count) const
    {
        const auto say = [&](Phrase phrase, const char* name, const std::string& value) {
            return m_context.phrases.say(
                phrase, {{"count", m_numbers.count(count)}, {"all", m_numbers.count(m_pairs)}, {name, value}});
        };
        switch (code) {
        case ReasonCode::DifferentRounds:
            return say(Phrase::ReasonPairsRounds, "rounds", rounds());
        case ReasonCode::DifferentAvailability:
            return say(Phrase::ReasonPairsAvailability, "categories", categories());
        case ReasonCode::UnverifiedBesideVerified:
            return say(Phrase::ReasonPairsVerification, "", {});
        case ReasonCode::DifferentCounts:
            return say(Phrase::ReasonPairsCounts, "tolerance", m_numbers.percent(m_widest));
        default:
            return m_text.at(code);
        }
    }

    [[nodiscard]] std::string rounds() const
    {
        std::vector<std::string> parts;
        for (const auto& [rounds, count] : m_rounds) {
            parts.push_back(rounds + " (" + m_numbers.count(count) + ")");
        }
        std::string text = joined(parts, ", ");
        for (const std::string& remark : m_remarks) {
            text += "; " + remark;
        }
        return text;
    }

    [[nodiscard]] std::string categories() const
    {
        std::vector<std::string> parts;
        for (const auto& [availability, phrase] : availabilityPhrases) {
            if (const auto found = m_availabilities.find(availability); found != m_availabilities.end()) {
                parts.push_back(m_context.phrases.say(phrase, {{"count", m_numbers.count(found->second)}}));
            }
        }
        return joined(parts, ", ");
    }

    const FigureContext& m_context;
    const NumberFormat& m_numbers;
    std::int64_t m_pairs = 0;
    std::map<ReasonCode, std::int64_t> m_count;
    std::map<ReasonCode, Verdict> m_verdict;
    std::map<ReasonCode, std::string> m_text;
    std::map<std::string, std::int64_t> m_rounds;
    std::set<std::string> m_remarks;
    std::map<Availability, std::int64_t> m_availabilities;
    double m_widest = 0;
};

/// "64", "8 and 64", "256 to 11,616".
std::string countsText(const std::vector<std::int64_t>& counts, const Phrasebook& phrases, const NumberFormat& numbers)
{
    if (counts.size() > 2) {
        return phrases.say(Phrase::ValueRange,
                           {{"low", numbers.count(counts.front())}, {"high", numbers.count(counts.back())}});
    }
    std::vector<std::string> texts;
    for (const std::int64_t count : counts) {
        texts.push_back(numbers.count(count));
    }
    return enumeration(texts, phrases.say(Phrase::And));
}

std::string roundsText(const std::vector<std::string>& rounds, const FigureContext& context)
{
    std::vector<std::string> titles;
    for (const std::string& round : rounds) {
        titles.push_back(roundTitle(round, context.tables));
    }
    return joined(titles, ", ");
}

std::string subjectsOf(const GenerationMatches& matches, const Phrasebook& phrases)
{
    return enumeration(matches.subjects, phrases.say(Phrase::And));
}

/// Generations with the most results first.
std::vector<std::string> generationsThere(const SubmissionRows& rows)
{
    std::map<std::string, int> uses;
    for (const SubmissionRow& row : rows) {
        ++uses[row.accelerator.generation];
    }
    uses.erase("");
    std::vector<std::pair<int, std::string>> byUse;
    for (const auto& [generation, count] : uses) {
        byUse.emplace_back(-count, generation);
    }
    std::sort(byUse.begin(), byUse.end());
    std::vector<std::string> names;
    for (const auto& [count, generation] : byUse) {
        if (names.size() < mostNamed) {
            names.push_back(displayText(generation, longestTypedName));
        }
    }
    return names;
}

void addPartner(EmptyComparison& empty, const SubmissionRows& rows, const GenerationQuestion& question,
                const FigureContext& context, Language language)
{
    const NumberFormat numbers(language);
    std::vector<std::string> names = question.subjects;
    names.push_back(question.against);
    for (const std::string& name : names) {
        if (const auto partner = bestPartner(rows, name, question, context, language)) {
            empty.subject = name;
            empty.partner = partner->generation;
            empty.notes.push_back(
                {Verdict::Green,
                 context.phrases.say(Phrase::NextPartner,
                                     {{"name", displayText(name, longestTypedName)},
                                      {"partner", displayText(partner->generation, longestTypedName)},
                                      {"count", numbers.count(static_cast<std::int64_t>(partner->benchmarks))}})});
            return;
        }
    }
}

}  // namespace

Comparability judgeMatches(const GenerationMatches& matches, const FigureContext& context, const NumberFormat& numbers)
{
    PairJudge judge(context, numbers);
    for (const BenchmarkMatches& one : matches.benchmarks) {
        for (const GenerationMatch& match : one.matches) {
            judge.add(match);
        }
    }
    return judge.judgement();
}

std::vector<Note> notesOfUnmatched(const GenerationMatches& matches, const FigureContext& context)
{
    const Phrasebook& phrases = context.phrases;
    std::vector<Note> notes;
    for (std::size_t subject = 0; subject < matches.subjects.size(); ++subject) {
        std::vector<std::string> onlySubject;
        std::vector<std::string> onlyBaseline;
        std::vector<std::string> rulesChanged;
        for (const UnmatchedBenchmark& one : matches.unmatched) {
            if (one.subject != subject) {
                continue;
            }
            const std::string title = benchmarkTitle(one.benchmark, context.tables);
            if (one.reason == NoMatch::OnlySubject) {
                onlySubject.push_back(title);
            } else if (one.reason == NoMatch::OnlyBaseline) {
                onlyBaseline.push_back(title);
            } else if (one.reason == NoMatch::DifferentSpans) {
                rulesChanged.push_back(
                    title + " (" +
                    phrases.say(Phrase::RoundAgainst, {{"subject", roundsText(one.subjectRounds, context)},
                                                       {"baseline", roundsText(one.baselineRounds, context)}}) +
                    ")");
            }
        }
        const auto add = [&](const std::vector<std::string>& titles, const std::string& name) {
            if (!titles.empty()) {
                notes.push_back({Verdict::Green, phrases.say(Phrase::NoteOnlyOne,
                                                             {{"name", name}, {"benchmarks", joined(titles, ", ")}})});
            }
        };
        add(onlySubject, matches.subjects[subject]);
        add(onlyBaseline, matches.against);
        if (!rulesChanged.empty()) {
            notes.push_back(
                {Verdict::Green, phrases.say(Phrase::NoteRulesChanged, {{"benchmarks", joined(rulesChanged, ", ")}})});
        }
    }
    return notes;
}

std::string unmatchedReason(const UnmatchedBenchmark& unmatched, const GenerationMatches& matches,
                            const Phrasebook& phrases, const NumberFormat& numbers)
{
    switch (unmatched.reason) {
    case NoMatch::OnlySubject:
    case NoMatch::OnlyBaseline:
    case NoMatch::DifferentSpans:
        return {};
    case NoMatch::DifferentDivisions:
        return phrases.say(Phrase::MissingDivision);
    case NoMatch::DifferentRounds:
        return phrases.say(Phrase::MissingSameRound);
    case NoMatch::DifferentCounts:
        return phrases.say(Phrase::MissingEqualCounts,
                           {{"subject", matches.subjects[unmatched.subject]},
                            {"counts", countsText(unmatched.subjectCounts, phrases, numbers)},
                            {"baseline", matches.against},
                            {"others", countsText(unmatched.baselineCounts, phrases, numbers)}});
    case NoMatch::NotPublished:
        return phrases.say(Phrase::MissingUnpublished);
    case NoMatch::NoValue:
        break;
    }
    return phrases.say(Phrase::MissingOnBasis);
}

EmptyComparison explainEmpty(const SubmissionRows& rows, const GenerationMatches& matches,
                             const GenerationQuestion& question, const FigureContext& context, Language language)
{
    const Phrasebook& phrases = context.phrases;
    const NumberFormat numbers(language);
    EmptyComparison empty;
    if (!matches.missing.empty()) {
        empty.message = phrases.say(Phrase::EmptyNoHardware, {{"name", matches.missing}});
        const std::vector<std::string> there = generationsThere(rows);
        if (!there.empty()) {
            empty.notes.push_back(
                {Verdict::Green,
                 phrases.say(Phrase::NextHardware, {{"names", enumeration(there, phrases.say(Phrase::And))}})});
        }
        return empty;
    }
    bool shared = false;
    for (const UnmatchedBenchmark& one : matches.unmatched) {
        const std::string reason = unmatchedReason(one, matches, phrases, numbers);
        if (!reason.empty()) {
            shared = true;
            empty.notes.push_back({Verdict::Green, benchmarkTitle(one.benchmark, context.tables) + ": " + reason});
        }
    }
    empty.message = phrases.say(shared ? Phrase::EmptyNoMatch : Phrase::EmptyNoBenchmark,
                                {{"subjects", subjectsOf(matches, phrases)}, {"baseline", matches.against}});
    for (Note& note : notesOfUnmatched(matches, context)) {
        empty.notes.push_back(std::move(note));
    }
    if (shared && question.tolerance == 0) {
        empty.notes.push_back({Verdict::Green, phrases.say(Phrase::NextTolerance)});
    }
    addPartner(empty, rows, question, context, language);
    return empty;
}

}  // namespace podium
