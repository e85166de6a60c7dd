// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/generation_matches.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/hardware_choice.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

using store::SubmissionRow;

/// Results of one benchmark that may be held against each other. A round that no span holds stands for itself.
struct Place {
    Division division = Division::Unknown;
    const CompatibilitySpan* span = nullptr;
    std::string round;  ///< only where there is no span

    friend bool operator<(const Place& left, const Place& right)
    {
        return std::tie(left.division, left.span, left.round) < std::tie(right.division, right.span, right.round);
    }
};

using BestByCount = std::map<std::int64_t, const SubmissionRow*>;

/// All that one side has of one benchmark.
struct Side {
    std::set<std::string, RoundLess> rounds;
    std::set<std::int64_t> counts;
    std::map<Place, std::map<std::string, BestByCount>> best;  ///< by round, or under "" of all rounds
    bool unpublished = false;
};

using Sides = std::map<std::string, Side>;  ///< by benchmark

/// Two sizes that could be matched.
struct Candidate {
    double distance = 0;  ///< of the logarithms
    std::string round;
    const SubmissionRow* subject = nullptr;
    const SubmissionRow* baseline = nullptr;
};

/// The nearest sizes first, then the newest round, then the larger system.
bool comesFirst(const Candidate& one, const Candidate& other)
{
    if (one.distance != other.distance) {
        return one.distance < other.distance;
    }
    const auto rounds = compareRounds(one.round, other.round);
    return rounds != 0 ? rounds > 0 : sizeOf(*one.subject) > sizeOf(*other.subject);
}

class Matcher {
public:
    Matcher(const SubmissionRows& rows, const GenerationQuestion& question, const FigureContext& context,
            Language language)
        : m_rows(rows), m_question(question), m_context(context), m_numbers(language)
    {
    }

    GenerationMatches match()
    {
        const auto baseline = HardwareChoice::find(m_rows, m_question.against);
        m_result.against = nameOf(baseline, m_question.against);
        for (std::size_t index = 0; index < m_question.subjects.size(); ++index) {
            const auto subject = HardwareChoice::find(m_rows, m_question.subjects[index]);
            m_result.subjects.push_back(nameOf(subject, m_question.subjects[index]));
            if (subject && baseline) {
                matchSubject(index, *subject, *baseline);
            }
            m_result.means.push_back(meanOf(index));
        }
        return std::move(m_result);
    }

private:
    std::string nameOf(const std::optional<HardwareChoice>& found, const std::string& asked)
    {
        if (!found && m_result.missing.empty()) {
            m_result.missing = displayText(asked, longestTypedName);
        }
        return displayText(found ? found->title() : asked, longestTypedName);
    }

    [[nodiscard]] bool isUsable(const SubmissionRow& row) const
    {
        return operands::timeOn(row, m_question.basis).absence == Absence::None &&
               operands::sizeOperand(row).absence == Absence::None;
    }

    [[nodiscard]] bool isPublic(const SubmissionRow& row) const
    {
        const Round* round = m_context.tables.round(row.key.round);
        return m_question.allowBlocked || round == nullptr || m_context.today.empty() ||
               round->published <= m_context.today;
    }

    [[nodiscard]] Place placeOf(const SubmissionRow& row) const
    {
        const CompatibilitySpan* span = m_context.tables.span(row.benchmark, row.key.round);
        return {row.division, span, span == nullptr ? row.key.round : std::string()};
    }

    void addTo(Sides& sides, const SubmissionRow& row) const
    {
        Side& side = sides[row.benchmark];
        side.rounds.insert(row.key.round);
        if (!isPublic(row)) {
            side.unpublished = true;
            return;
        }
        if (const auto size = sizeOf(row)) {
            side.counts.insert(*size);
        }
        if (isUsable(row)) {
            const std::string round = m_question.sameRound ? row.key.round : std::string();
            operands::keepFaster(side.best[placeOf(row)][round][*sizeOf(row)], row, m_question.basis);
        }
    }

    /// A result is never held against itself: what both names mean belongs to the narrower one.
    void matchSubject(std::size_t index, const HardwareChoice& subject, const HardwareChoice& baseline)
    {
        const bool baselineIsNarrower = std::all_of(m_rows.begin(), m_rows.end(), [&](const SubmissionRow& row) {
            return !baseline.contains(row) || subject.contains(row);
        });
        Sides ofSubject;
        Sides ofBaseline;
        std::set<std::string> benchmarks;
        for (const SubmissionRow& row : m_rows) {
            const bool isBaseline = baseline.contains(row);
            const bool isSubject = subject.contains(row);
            if (!isBaseline && !isSubject) {
                continue;
            }
            benchmarks.insert(row.benchmark);
            const bool takenByBaseline = isBaseline && (!isSubject || baselineIsNarrower);
            addTo(takenByBaseline ? ofBaseline : ofSubject, row);
        }
        std::vector<std::pair<std::string, std::string>> byTitle;
        for (const std::string& benchmark : benchmarks) {
            byTitle.emplace_back(benchmarkTitle(benchmark, m_context.tables), benchmark);
        }
        std::sort(byTitle.begin(), byTitle.end());
        for (const auto& [title, benchmark] : byTitle) {
            matchBenchmark(index, benchmark, ofSubject[benchmark], ofBaseline[benchmark]);
        }
    }

    void matchBenchmark(std::size_t index, const std::string& benchmark, const Side& subject, const Side& baseline)
    {
        const std::size_t before = m_result.benchmarks.size();
        for (const auto& [place, ofSubject] : subject.best) {
            const auto ofBaseline = baseline.best.find(place);
            if (ofBaseline != baseline.best.end()) {
                matchPlace(index, benchmark, place, ofSubject, ofBaseline->second);
            }
        }
        if (m_result.benchmarks.size() == before) {
            m_result.unmatched.push_back({index,
                                          benchmark,
                                          reasonOf(subject, baseline),
                                          {subject.rounds.begin(), subject.rounds.end()},
                                          {baseline.rounds.begin(), baseline.rounds.end()},
                                          {subject.counts.begin(), subject.counts.end()},
                                          {baseline.counts.begin(), baseline.counts.end()}});
        }
    }

    /// Pairs of sizes within the tolerance, in one round where that is asked for.
    [[nodiscard]] std::vector<Candidate> candidates(const std::map<std::string, BestByCount>& subject,
                                                    const std::map<std::string, BestByCount>& baseline) const
    {
        std::vector<Candidate> candidates;
        for (const auto& [round, ofSubject] : subject) {
            const auto ofBaseline = baseline.find(round);
            if (ofBaseline == baseline.end()) {
                continue;
            }
            for (const auto& [count, row] : ofSubject) {
                for (const auto& [otherCount, other] : ofBaseline->second) {
                    if (equalCount(*row, *other, m_question.tolerance)) {
                        const double distance =
                            std::abs(std::log(static_cast<double>(count) / static_cast<double>(otherCount)));
                        candidates.push_back({distance, round, row, other});
                    }
                }
            }
        }
        std::stable_sort(candidates.begin(), candidates.end(), comesFirst);
        return candidates;
    }

    void matchPlace(std::size_t index, const std::string& benchmark, const Place& place,
                    const std::map<std::string, BestByCount>& subject,
                    const std::map<std::string, BestByCount>& baseline)
    {
        BenchmarkMatches found;
        found.subject = index;
        found.benchmark = benchmark;
        found.division = place.division;
        std::set<std::int64_t> usedBySubject;
        std::set<std::int64_t> usedByBaseline;
        std::set<std::string, RoundLess> rounds;
        for (const Candidate& candidate : candidates(subject, baseline)) {
            const std::int64_t ofSubject = *sizeOf(*candidate.subject);
            const std::int64_t ofBaseline = *sizeOf(*candidate.baseline);
            if (usedBySubject.contains(ofSubject) || usedByBaseline.contains(ofBaseline)) {
                continue;
            }
            GenerationMatch match = matchOf(*candidate.subject, *candidate.baseline);
            if (!match.ratio.value) {
                continue;
            }
            usedBySubject.insert(ofSubject);
            usedByBaseline.insert(ofBaseline);
            rounds.insert({candidate.subject->key.round, candidate.baseline->key.round});
            found.matches.push_back(std::move(match));
        }
        if (found.matches.empty()) {
            return;
        }
        std::sort(found.matches.begin(), found.matches.end(),
                  [](const auto& one, const auto& other) { return sizeOf(*one.subject) < sizeOf(*other.subject); });
        const auto best =
            std::max_element(found.matches.begin(), found.matches.end(),
                             [](const auto& one, const auto& other) { return *one.ratio.value < *other.ratio.value; });
        found.best = static_cast<std::size_t>(best - found.matches.begin());
        found.rounds.assign(rounds.begin(), rounds.end());
        found.fastestSubject = fastestOf(subject);
        found.fastestBaseline = fastestOf(baseline);
        found.asSubmitted = speedupAsSubmitted(*found.fastestSubject, *found.fastestBaseline, m_question.basis);
        found.perAccelerator = speedupPerAccelerator(*found.fastestSubject, *found.fastestBaseline, m_question.basis);
        m_result.benchmarks.push_back(std::move(found));
    }

    [[nodiscard]] GenerationMatch matchOf(const SubmissionRow& subject, const SubmissionRow& baseline) const
    {
        SubmissionRows both;
        both.add(subject);
        both.add(baseline);
        return {&subject, &baseline, speedupAtEqualCount(subject, baseline, m_question.basis, m_question.tolerance),
                speedupPerAccelerator(subject, baseline, m_question.basis),
                judgeComparability(both, {true, m_context.today}, m_context.tables, m_context.phrases, m_numbers)};
    }

    [[nodiscard]] const SubmissionRow* fastestOf(const std::map<std::string, BestByCount>& side) const
    {
        const SubmissionRow* fastest = nullptr;
        for (const auto& [round, byCount] : side) {
            for (const auto& [count, row] : byCount) {
                operands::keepFaster(fastest, *row, m_question.basis);
            }
        }
        return fastest;
    }

    [[nodiscard]] NoMatch reasonOf(const Side& subject, const Side& baseline) const
    {
        if (baseline.rounds.empty()) {
            return NoMatch::OnlySubject;
        }
        if (subject.rounds.empty()) {
            return NoMatch::OnlyBaseline;
        }
        for (const Side* side : {&subject, &baseline}) {
            if (side->best.empty()) {
                return side->unpublished ? NoMatch::NotPublished : NoMatch::NoValue;
            }
        }
        bool sameSpan = false;
        for (const auto& [place, rounds] : subject.best) {
            const auto there = baseline.best.find(place);
            if (there != baseline.best.end()) {
                return matchesInOtherRounds(rounds, there->second) ? NoMatch::DifferentRounds
                                                                   : NoMatch::DifferentCounts;
            }
            sameSpan = sameSpan ||
                       std::any_of(baseline.best.begin(), baseline.best.end(), [&where = place](const auto& other) {
                           return other.first.span == where.span && other.first.round == where.round;
                       });
        }
        return sameSpan ? NoMatch::DifferentDivisions : NoMatch::DifferentSpans;
    }

    /// Whether it is the wish for one round that leaves nothing.
    [[nodiscard]] bool matchesInOtherRounds(const std::map<std::string, BestByCount>& subject,
                                            const std::map<std::string, BestByCount>& baseline) const
    {
        const auto rowsOf = [](const std::map<std::string, BestByCount>& side) {
            SubmissionRows rows;
            for (const auto& [round, byCount] : side) {
                for (const auto& [count, row] : byCount) {
                    rows.add(*row);
                }
            }
            return rows;
        };
        const SubmissionRows others = rowsOf(baseline);
        const SubmissionRows rows = rowsOf(subject);
        return m_question.sameRound && std::any_of(rows.begin(), rows.end(), [&](const SubmissionRow& row) {
                   return std::any_of(others.begin(), others.end(), [&](const SubmissionRow& other) {
                       return equalCount(row, other, m_question.tolerance);
                   });
               });
    }

    [[nodiscard]] Metric meanOf(std::size_t index) const
    {
        std::map<std::string, std::size_t> matchesOf;
        for (const BenchmarkMatches& one : m_result.benchmarks) {
            if (one.subject == index) {
                matchesOf[one.benchmark] += one.matches.size();
            }
        }
        std::vector<Metric> ratios;
        std::vector<double> weights;
        for (const BenchmarkMatches& one : m_result.benchmarks) {
            for (const GenerationMatch& match : one.matches) {
                if (one.subject == index) {
                    ratios.push_back(match.ratio);
                    weights.push_back(1.0 / static_cast<double>(matchesOf[one.benchmark]));
                }
            }
        }
        Metric mean = geometricMean(ratios, weights);
        mean.basis = m_question.basis;
        return mean;
    }

    const SubmissionRows& m_rows;
    const GenerationQuestion& m_question;
    const FigureContext& m_context;
    NumberFormat m_numbers;
    GenerationMatches m_result;
};

}  // namespace

GenerationQuestion questionOf(const FigureSpec& spec)
{
    return {spec.generations.subjects,  spec.generations.against,   metricBasis(spec.basis),
            spec.generations.tolerance, spec.generations.sameRound, spec.allowBlocked};
}

std::vector<std::string> GenerationMatches::matchedBenchmarks(std::size_t subject) const
{
    std::vector<std::string> names;
    for (const BenchmarkMatches& one : benchmarks) {
        if (one.subject == subject && std::find(names.begin(), names.end(), one.benchmark) == names.end()) {
            names.push_back(one.benchmark);
        }
    }
    return names;
}

bool GenerationMatches::isOfOneBenchmark() const
{
    return std::all_of(benchmarks.begin(), benchmarks.end(),
                       [&](const BenchmarkMatches& one) { return one.benchmark == benchmarks.front().benchmark; });
}

GenerationMatches matchGenerations(const SubmissionRows& rows, const GenerationQuestion& question,
                                   const FigureContext& context, Language language)
{
    return Matcher(rows, question, context, language).match();
}

}  // namespace podium
