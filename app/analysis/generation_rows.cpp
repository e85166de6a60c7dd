// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/generation_rows.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/generation_notes.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

class RowWriter {
public:
    RowWriter(Figure& figure, const GenerationMatches& matches, const GenerationRowWords& words)
        : m_figure(figure), m_matches(matches), m_words(words)
    {
    }

    void write()
    {
        if (m_matches.isOfOneBenchmark() && m_words.matrix == nullptr) {
            addRowsOfCounts();
        } else {
            addMeans();
            addRowsOfBenchmarks();
        }
        addUnmatched();
    }

private:
    std::string say(Phrase phrase, Phrasebook::Values values = {}) const
    {
        return m_words.context.phrases.say(phrase, values);
    }

    Mark markOf(const GenerationMatch& match, std::string label) const
    {
        Mark mark;
        mark.reference = reference(match.subject->key);
        mark.detail = reference(match.baseline->key);
        mark.position = static_cast<double>(m_figure.categories.size());
        mark.value = *match.ratio.value;
        mark.label = std::move(label);
        mark.verified = match.subject->verified;
        return mark;
    }

    [[nodiscard]] std::string countText(const SubmissionRow& row) const
    {
        return m_words.numbers.count(sizeOf(row).value_or(0));
    }

    [[nodiscard]] std::string roundsText(const std::vector<std::string>& rounds) const
    {
        std::vector<std::string> titles;
        for (const std::string& round : rounds) {
            titles.push_back(roundTitle(round, m_words.context.tables));
        }
        return joined(titles, ", ");
    }

    [[nodiscard]] bool hasSeveralSubjects() const { return m_matches.subjects.size() > 1; }

    /// What tells a benchmark's rows apart: the subject, and the division where several are there.
    [[nodiscard]] std::string detailOf(const BenchmarkMatches& one) const
    {
        const bool severalDivisions =
            std::any_of(m_matches.benchmarks.begin(), m_matches.benchmarks.end(),
                        [&](const BenchmarkMatches& other) { return other.division != one.division; });
        std::vector<std::string> parts;
        if (hasSeveralSubjects()) {
            parts.push_back(m_matches.subjects[one.subject]);
        }
        if (severalDivisions) {
            parts.push_back(say(divisionPhrase(one.division)));
        }
        return joined(parts, ", ");
    }

    // A row a benchmark ----------------------------------------------------------------------------------------------

    void addRowsOfBenchmarks()
    {
        m_figure.columns = {{ColumnRole::Name, say(Phrase::ColumnBenchmark)}};
        if (m_words.matrix == nullptr) {  // its cells say the rounds
            m_figure.columns.push_back({ColumnRole::Fact, say(Phrase::ColumnRound)});
        }
        m_figure.columns.push_back({ColumnRole::Fact, say(Phrase::ColumnTimesAsFast)});
        for (const BenchmarkMatches& one : m_matches.benchmarks) {
            std::vector<const GenerationMatch*> byRatio;
            for (const GenerationMatch& match : one.matches) {
                byRatio.push_back(&match);
            }
            std::stable_sort(byRatio.begin(), byRatio.end(), [](const auto* left, const auto* right) {
                return *left->ratio.value < *right->ratio.value;
            });
            std::vector<Mark>& marks = m_figure.series[one.subject].marks;
            for (const GenerationMatch* match : byRatio) {
                Mark mark = markOf(*match, countText(*match->subject));
                mark.subject = std::make_shared<const Subject>(m_words.subjects.at(mark.reference));
                mark.cell = m_words.matrix != nullptr ? m_words.matrix->cellOf(*match) : nullptr;
                marks.push_back(std::move(mark));
            }
            Category category;
            category.cells =
                cellsOf({benchmarkTitle(one.benchmark, m_words.context.tables), detailOf(one)}, roundsText(one.rounds),
                        rangeText(*byRatio.front()->ratio.value, *byRatio.back()->ratio.value));
            if (one.matches.size() == 1) {
                category.reference = marks.back().reference;
                category.subject = m_words.subjects.at(category.reference);
            }
            m_figure.categories.push_back(std::move(category));
        }
    }

    /// One a column.
    [[nodiscard]] std::vector<Cell> cellsOf(Cell name, const std::string& rounds, const std::string& ratio) const
    {
        std::vector<Cell> cells{std::move(name)};
        if (m_words.matrix == nullptr) {
            cells.push_back({rounds, {}});
        }
        cells.push_back({ratio, {}});
        return cells;
    }

    [[nodiscard]] std::string rangeText(double low, double high) const
    {
        const std::string from = m_words.numbers.fixed(low, 2);
        const std::string to = m_words.numbers.ratio(high);
        return m_words.numbers.ratio(low) == to ? to : say(Phrase::ValueRange, {{"low", from}, {"high", to}});
    }

    /// Before the benchmarks, so that it stays when rows are folded.
    void addMeans()
    {
        for (std::size_t index = 0; index < m_matches.means.size(); ++index) {
            const Metric& mean = m_matches.means[index];
            const auto benchmarks = static_cast<std::int64_t>(m_matches.matchedBenchmarks(index).size());
            if (!mean.value || benchmarks < 2) {
                continue;
            }
            const Series& dots = m_figure.series[index];
            const std::string ratio = m_words.numbers.ratio(*mean.value);
            Series series{dots.key + "-geometric-mean",
                          say(Phrase::LegendMean),
                          SeriesShape::Points,
                          SeriesStroke::Hollow,
                          dots.family,
                          {}};
            Mark mark;
            mark.position = static_cast<double>(m_figure.categories.size());
            mark.value = *mean.value;
            series.marks.push_back(std::move(mark));
            m_figure.series.push_back(std::move(series));
            Category category;
            category.cells = cellsOf(
                {say(Phrase::RowMean), hasSeveralSubjects() ? m_matches.subjects[index] : std::string()},
                hasSeveralSubjects() ? say(Phrase::BenchmarksMany, {{"count", m_words.numbers.count(benchmarks)}})
                                     : std::string(),
                ratio);
            category.summary = true;
            category.remark = notesText(mean, m_words.context.phrases, m_words.numbers);
            m_figure.categories.push_back(std::move(category));
        }
    }

    // A row a count of the one benchmark -----------------------------------------------------------------------------

    void addRowsOfCounts()
    {
        m_figure.columns = {{ColumnRole::Name, say(Phrase::ColumnSubmitterSystem)},
                            {ColumnRole::Fact, say(Phrase::ColumnRound)},
                            {ColumnRole::Count, say(Phrase::ColumnCount)},
                            {ColumnRole::Accelerator, {}},
                            {ColumnRole::Fact, say(Phrase::ColumnAgainst)}};
        SubmissionRows rows;
        for (const BenchmarkMatches& one : m_matches.benchmarks) {
            for (const GenerationMatch& match : one.matches) {
                rows.add(*match.subject);
                rows.add(*match.baseline);
            }
        }
        const std::vector<std::string> accelerators = acceleratorNames(rows);
        std::size_t place = 0;
        for (const BenchmarkMatches& one : m_matches.benchmarks) {
            for (const GenerationMatch& match : one.matches) {
                addRowOfCount(one, match, accelerators[place], accelerators[place + 1]);
                place += 2;
            }
        }
    }

    void addRowOfCount(const BenchmarkMatches& one, const GenerationMatch& match, const std::string& accelerator,
                       const std::string& other)
    {
        Mark mark = markOf(match, labelOf(match));
        std::vector<std::string> rounds{roundTitle(match.subject->key.round, m_words.context.tables)};
        const std::string before = roundTitle(match.baseline->key.round, m_words.context.tables);
        Category category;
        category.reference = mark.reference;
        category.subject = m_words.subjects.at(mark.reference);
        category.cells = {{displayText(match.subject->submitter),
                           shortSystemName(systemTitle(*match.subject), match.subject->submitter)},
                          {before == rounds.front()
                               ? before
                               : say(Phrase::RoundAgainst, {{"subject", rounds.front()}, {"baseline", before}}),
                           {}},
                          {countText(*match.subject), {}},
                          {"× " + displayText(accelerator), {}},
                          {countText(*match.baseline) + " × " + displayText(other), {}}};
        m_figure.series[one.subject].marks.push_back(std::move(mark));
        m_figure.categories.push_back(std::move(category));
    }

    /// "2.22 × · 121.1 instead of 269.1 min".
    std::string labelOf(const GenerationMatch& match) const
    {
        const std::string ratio = m_words.numbers.ratio(*match.ratio.value);
        if (m_words.basis == MetricBasis::Throughput) {
            return ratio;
        }
        const auto minutes = [&](const SubmissionRow& row) {
            return m_words.numbers.minutes(operands::timeOn(row, m_words.basis).value);
        };
        return say(Phrase::RatioWithTimes,
                   {{"ratio", ratio}, {"subject", minutes(*match.subject)}, {"baseline", minutes(*match.baseline)}});
    }

    // ----------------------------------------------------------------------------------------------------------------

    /// Benchmarks that both ran, but not so that they could be matched.
    void addUnmatched()
    {
        for (const UnmatchedBenchmark& one : m_matches.unmatched) {
            const std::string reason = unmatchedReason(one, m_matches, m_words.context.phrases, m_words.numbers);
            if (reason.empty()) {
                continue;
            }
            Category category;
            category.state = CategoryState::Missing;
            category.cells.resize(m_figure.columns.size());
            category.cells.front() = {benchmarkTitle(one.benchmark, m_words.context.tables),
                                      hasSeveralSubjects() ? m_matches.subjects[one.subject] : std::string()};
            category.remark = reason;
            m_figure.categories.push_back(std::move(category));
        }
    }

    Figure& m_figure;
    const GenerationMatches& m_matches;
    const GenerationRowWords& m_words;
};

}  // namespace

void addGenerationRows(Figure& figure, const GenerationMatches& matches, const GenerationRowWords& words)
{
    RowWriter(figure, matches, words).write();
}

}  // namespace podium
