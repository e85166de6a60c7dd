// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/overview.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/overview_findings.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using Rows = std::vector<store::SubmissionRow>;

constexpr std::int64_t mostRows = 200;
constexpr std::string_view firstBenchmark = "llama31_405b";

SubmissionRows verifiedClosed(const SubmissionRows& rows, const std::string& benchmark)
{
    SubmissionRows chosen;
    for (const store::SubmissionRow& row : rows) {
        if (row.benchmark == benchmark && row.division == Division::Closed && row.verified) {
            chosen.add(row);
        }
    }
    return chosen;
}

/// The results that those of the newest round may be held against: no finding compares what the rules forbid.
SubmissionRows comparable(const SubmissionRows& rows, const ReferenceTables& tables)
{
    const std::vector<std::string> rounds = roundsOf(rows);
    if (rounds.size() < 2) {
        return rows;
    }
    SubmissionRows chosen;
    for (const store::SubmissionRow& row : rows) {
        const CompatibilitySpan* span = tables.span(row.benchmark, row.key.round);
        if (row.key.round == rounds.back() || (span != nullptr && span == tables.span(row.benchmark, rounds.back()))) {
            chosen.add(row);
        }
    }
    return chosen;
}

template <class KeyOf>
std::string mostFrequent(const SubmissionRows& rows, KeyOf keyOf)
{
    std::map<std::string, int> uses;
    for (const store::SubmissionRow& row : rows) {
        ++uses[keyOf(row)];
    }
    const auto most = std::max_element(uses.begin(), uses.end(),
                                       [](const auto& one, const auto& other) { return one.second < other.second; });
    return most == uses.end() ? std::string() : most->first;
}

/// Writes beside the faster one's time how many times as fast it is.
void addRatio(Figure& figure, const SpeedupPair& pair, const NumberFormat& numbers)
{
    for (Series& series : figure.series) {
        for (Mark& mark : series.marks) {
            if (mark.reference == reference(pair.faster.key) && !mark.label.empty()) {
                mark.tag = numbers.fixed(pair.ratio, 2) + " ×" + (mark.tag.empty() ? "" : " · ") + mark.tag;
            }
        }
    }
}

/// Makes the findings of one subject.
class Finder {
public:
    Finder(const OverviewSubject& subject, Language language, const FigureContext& context)
        : m_subject(subject), m_comparable(comparable(subject.shown, context.tables)),
          m_pairs(blackwellAgainstHopper(m_comparable)),
          m_change(biggestChange(verifiedClosed(subject.all, subject.benchmark), context.tables)), m_language(language),
          m_numbers(language), m_context(context)
    {
    }

    Result<Finding> fastest() const
    {
        const Rows rows = fastestAtEveryScale(m_comparable);
        if (rows.empty()) {
            return none("fastest", say(Phrase::FindingFastestNone), Phrase::FindingFastestNoneWhy);
        }
        const auto best = std::min_element(rows.begin(), rows.end(), [](const auto& one, const auto& other) {
            return *one.score.minutes < *other.score.minutes;
        });
        return found("fastest",
                     say(Phrase::FindingFastest, {{"configuration", configuration(*best)},
                                                  {"minutes", m_numbers.minutes(*best->score.minutes)}}),
                     say(Phrase::FindingFastestAbout) + leftOut(), rows, RowOrder::Accelerators, {});
    }

    Result<Finding> generations() const
    {
        if (m_pairs.empty()) {
            return none("generations", say(Phrase::FindingGenerationsNone), Phrase::FindingGenerationsNoneWhy);
        }
        Rows rows;
        for (const SpeedupPair& pair : m_pairs) {
            rows.push_back(pair.slower);
            rows.push_back(pair.faster);
        }
        return found("generations", generationsSentence(), say(Phrase::FindingGenerationsAbout) + leftOut(), rows,
                     RowOrder::Accelerators, m_pairs);
    }

    Result<Finding> change() const
    {
        if (!m_change) {
            return none("change", say(Phrase::FindingChangeNoRound), Phrase::FindingChangeNoRoundWhy);
        }
        const std::string before = roundTitle(m_change->before, m_context.tables);
        const std::string after = roundTitle(m_change->after, m_context.tables);
        if (!m_change->change) {
            return none("change", say(Phrase::FindingChangeNone, {{"before", before}, {"after", after}}),
                        Phrase::FindingChangeNoneWhy);
        }
        const SpeedupPair& pair = *m_change->change;
        return found("change",
                     say(Phrase::FindingChange, {{"before", before},
                                                 {"after", after},
                                                 {"configuration", configuration(pair.faster)},
                                                 {"ratio", m_numbers.fixed(pair.ratio, 2)}}),
                     say(Phrase::FindingChangeAbout), {pair.slower, pair.faster}, RowOrder::Round, {pair});
    }

    std::string subtitle() const
    {
        std::string words;
        for (const std::string& round : roundsOf(m_subject.shown)) {
            words += (words.empty() ? suiteTitle(round, m_context.tables, m_context.legends.mark) + " " : ", ") +
                     roundTitle(round, m_context.tables);
        }
        if (const Benchmark* known = m_context.tables.benchmark(m_subject.benchmark); known != nullptr) {
            words += (words.empty() ? "" : " · ") + displayText(known->dataset);
        }
        const std::size_t results = m_subject.shown.size();
        words += words.empty() ? "" : " · ";
        return words + (results == 1 ? say(Phrase::ResultsOne)
                                     : say(Phrase::ResultsMany,
                                           {{"count", m_numbers.count(static_cast<std::int64_t>(results))}}));
    }

    std::vector<std::string> footnote() const
    {
        SubmissionRows cited = m_subject.shown;
        const bool changed = m_change && m_change->change;
        if (changed) {
            addMissing(m_change->change->slower, cited);
            addMissing(m_change->change->faster, cited);
        }
        return cite(cited, remarks(changed || !m_pairs.empty()), m_context.legends, m_context.catalogueDate,
                    m_context.tables, m_context.phrases, m_numbers)
            .brief;
    }

private:
    std::string say(Phrase phrase, Phrasebook::Values values = {}) const
    {
        return m_context.phrases.say(phrase, values);
    }

    /// "2,496 × GB200"
    std::string configuration(const store::SubmissionRow& row) const
    {
        const std::string accelerator = shortAcceleratorNames({acceleratorTitle(row)}).front();
        return m_numbers.count(row.accelerators.value_or(0)) + " × " + displayText(accelerator);
    }

    std::string generationsSentence() const
    {
        const auto [low, high] = std::minmax_element(
            m_pairs.begin(), m_pairs.end(), [](const auto& one, const auto& other) { return one.ratio < other.ratio; });
        if (m_pairs.size() == 1) {
            return say(Phrase::FindingGenerationsOne, {{"count", m_numbers.count(*low->faster.accelerators)},
                                                       {"ratio", m_numbers.fixed(low->ratio, 2)}});
        }
        return say(Phrase::FindingGenerationsMany,
                   {{"low", m_numbers.fixed(low->ratio, 2)}, {"high", m_numbers.fixed(high->ratio, 2)}});
    }

    /// The rounds that are left where others are not comparable with them.
    std::string leftOut() const
    {
        if (m_comparable.size() == m_subject.shown.size()) {
            return {};
        }
        std::vector<std::string> titles;
        for (const std::string& round : roundsOf(m_comparable)) {
            titles.push_back(roundTitle(round, m_context.tables));
        }
        return " · " + enumeration(titles, say(Phrase::And));
    }

    static void addMissing(const store::SubmissionRow& row, SubmissionRows& rows)
    {
        if (std::none_of(rows.begin(), rows.end(), [&](const auto& known) { return known.key == row.key; })) {
            rows.add(row);
        }
    }

    static CitationRemarks remarks(bool ratios)
    {
        CitationRemarks remarks;
        if (ratios) {
            remarks.derived = {Formula::SpeedupAtEqualCount};
            remarks.derivedBases = {MetricBasis::Official};
        }
        return remarks;
    }

    Finding none(std::string key, std::string sentence, Phrase reason) const
    {
        return {std::move(key), std::move(sentence), say(reason), std::nullopt};
    }

    Result<Finding> found(std::string key, std::string sentence, std::string about, const Rows& rows, RowOrder order,
                          const std::vector<SpeedupPair>& pairs) const
    {
        FigureSpec spec;
        spec.order = order;
        spec.maxRows = mostRows;
        spec.style.language = m_language;
        auto figure = buildTimeToTrain(spec, rows, m_context, remarks(!pairs.empty()));
        if (!figure) {
            return tl::unexpected(figure.error());
        }
        for (const SpeedupPair& pair : pairs) {
            addRatio(*figure, pair, m_numbers);
        }
        return Finding{std::move(key), std::move(sentence), std::move(about), std::move(*figure)};
    }

    const OverviewSubject& m_subject;
    SubmissionRows m_comparable;       ///< of those that are shown
    std::vector<SpeedupPair> m_pairs;  ///< Blackwell against Hopper among them
    std::optional<RoundChange> m_change;
    Language m_language;
    NumberFormat m_numbers;
    const FigureContext& m_context;
};

}  // namespace

std::optional<FirstSubject> firstSubject(const Rows& rows)
{
    if (rows.empty()) {
        return std::nullopt;
    }
    FirstSubject first{std::string(firstBenchmark), {}};
    if (std::none_of(rows.begin(), rows.end(), [](const auto& row) { return row.benchmark == firstBenchmark; })) {
        const std::string newest = roundsOf(rows).back();
        SubmissionRows ofNewest;
        for (const store::SubmissionRow& row : rows) {
            if (row.key.round == newest) {
                ofNewest.add(row);
            }
        }
        first.benchmark = mostFrequent(ofNewest, [](const auto& row) { return row.benchmark; });
    }
    first.round = mostFrequent(verifiedClosed(rows, first.benchmark), [](const auto& row) { return row.key.round; });
    return first;
}

Result<Overview> buildOverview(const OverviewSubject& subject, Language language, const FigureContext& context)
{
    const Finder finder(subject, language, context);
    Overview overview{benchmarkTitle(subject.benchmark, context.tables), finder.subtitle(), {}, finder.footnote()};
    for (auto finding : {finder.fastest(), finder.generations(), finder.change()}) {
        if (!finding) {
            return tl::unexpected(finding.error());
        }
        overview.findings.push_back(std::move(*finding));
    }
    return overview;
}

Figure figureUnderSentence(const Finding& finding)
{
    Figure figure = *finding.figure;
    figure.subtitle = figure.title + ": " + finding.subtitle + " · " + figure.subtitle;
    figure.title = finding.sentence;
    return figure;
}

std::string overviewText(const Overview& overview)
{
    std::string text = overview.title + "\n" + overview.subtitle + "\n";
    for (const Finding& finding : overview.findings) {
        text += "\n" + finding.sentence + "\n" + finding.subtitle + (finding.figure ? ".\n" : "\n");
    }
    for (const std::string& paragraph : overview.footnote) {
        text += "\n" + paragraph + "\n";
    }
    return text;
}

}  // namespace podium
