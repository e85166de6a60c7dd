// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/generation_matches.h"
#include "app/analysis/generation_matrix.h"
#include "app/analysis/generation_notes.h"
#include "app/analysis/generation_rows.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

constexpr std::size_t namedBenchmarks = 3;  ///< more are only counted in the subtitle

/// Every matched result once.
SubmissionRows operandsOf(const GenerationMatches& matches)
{
    SubmissionRows rows;
    std::set<const SubmissionRow*> seen;
    for (const BenchmarkMatches& one : matches.benchmarks) {
        for (const GenerationMatch& match : one.matches) {
            for (const SubmissionRow* row : {match.subject, match.baseline}) {
                if (seen.insert(row).second) {
                    rows.add(*row);
                }
            }
        }
    }
    return rows;
}

/// The logarithm of what a row of dots stands at.
double middleOf(const BenchmarkMatches& one)
{
    double sum = 0;
    for (const GenerationMatch& match : one.matches) {
        sum += std::log(*match.ratio.value);
    }
    return sum / static_cast<double>(one.matches.size());
}

class GenerationFigureBuilder {
public:
    GenerationFigureBuilder(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context)
        : m_spec(spec), m_rows(std::move(rows)), m_context(context), m_phrases(context.phrases),
          m_numbers(spec.style.language), m_question(questionOf(spec))
    {
    }

    Result<Figure> build()
    {
        m_matches = matchGenerations(m_rows, m_question, m_context, m_spec.style.language);
        if (m_matches.benchmarks.empty()) {
            return empty();
        }
        if (m_spec.order == RowOrder::Time) {
            std::stable_sort(m_matches.benchmarks.begin(), m_matches.benchmarks.end(),
                             [](const auto& one, const auto& other) { return middleOf(one) > middleOf(other); });
        }
        if (const Status started = start(); !started) {
            return tl::unexpected(started.error());
        }
        addSeries();
        if (m_spec.generations.form == GenerationForm::Matrix) {
            addMatrix();
        } else {
            addGenerationRows(m_figure, m_matches, {m_question.basis, m_subjects, m_context, m_numbers});
            addLegend();
        }
        fitValueAxis(m_figure);
        summarise();
        return std::move(m_figure);
    }

private:
    std::string say(Phrase phrase, Phrasebook::Values values = {}) const { return m_phrases.say(phrase, values); }

    std::string title() const
    {
        return say(m_question.tolerance > 0 ? Phrase::TitleGenerationsMatched : Phrase::TitleGenerations,
                   {{"subjects", enumeration(m_matches.subjects, say(Phrase::And))}, {"baseline", m_matches.against}});
    }

    Figure empty() const
    {
        Figure figure;
        figure.kind = FigureKind::Generations;
        figure.spec = m_spec;
        figure.language = m_spec.style.language;
        figure.title = title();
        EmptyComparison why = explainEmpty(m_rows, m_matches, m_question, m_context, m_spec.style.language);
        figure.emptyMessage = std::move(why.message);
        figure.notes = std::move(why.notes);
        figure.summary = say(Phrase::SummaryNothing, {{"title", figure.title}, {"message", figure.emptyMessage}});
        return figure;
    }

    /// Subtitle, footnote and subjects of all matched results; rows and notes are those of the pairs.
    Status start()
    {
        RowFigurePlan plan{Phrase::TitleSpeedup, Phrase::TitleSpeedupSeveral};
        plan.derived = true;
        plan.namesSystems = false;
        plan.inOrder = true;
        plan.spansApart = true;
        plan.better = Phrase::HigherIsBetter;
        plan.isOfSpeedups = true;
        plan.namedBenchmarks = namedBenchmarks;
        plan.remarks.derived = {Formula::SpeedupAtEqualCount};
        plan.remarks.derivedBases = {m_question.basis};
        if (!m_matches.isOfOneBenchmark()) {
            plan.remarks.derived.push_back(Formula::GeometricMean);
        }
        FigureSpec all = m_spec;  // what may be compared is asked of every pair instead
        all.allowBlocked = true;
        SubmissionRows rows = operandsOf(m_matches);
        auto started = startFigure(all, plan, rows, m_context);
        if (!started) {
            return tl::unexpected(started.error());
        }
        m_figure = std::move(*started);
        m_figure.spec = m_spec;
        for (const Category& category : m_figure.categories) {
            m_subjects[category.reference] = *category.subject;
        }
        m_figure.categories.clear();
        m_figure.columns.clear();
        m_figure.title = title();
        m_figure.folding.withoutScore = m_phrases.text(Phrase::MoreWithoutMatch);
        if (m_question.sameRound) {
            m_figure.subtitle += " · " + say(Phrase::WithinOneRound);
        }
        m_figure.comparability = judgeMatches(m_matches, m_context, m_numbers);
        m_figure.notes.clear();
        for (const Reason& reason : m_figure.comparability.reasons) {
            m_figure.notes.push_back({reason.verdict, reason.text});
        }
        for (Note& note : notesOfUnmatched(m_matches, m_context)) {
            m_figure.notes.push_back(std::move(note));
        }
        Axis& axis = m_figure.valueAxis;
        axis = Axis();
        axis.title = say(Phrase::AxisGenerations, {{"baseline", m_matches.against}});
        axis.unit = ValueUnit::Ratio;
        axis.scale = m_spec.scale;
        m_figure.referenceLines.push_back({1, say(Phrase::LegendBestOf, {{"generation", m_matches.against}})});
        return {};
    }

    /// One for the dots of each subject, in its colour; a second one of the same colour is hollow, a third dashed.
    void addSeries()
    {
        constexpr std::array strokes{SeriesStroke::Solid, SeriesStroke::Hollow, SeriesStroke::Dashed};
        std::map<HardwareFamily, std::size_t> uses;
        for (std::size_t index = 0; index < m_question.subjects.size(); ++index) {
            const auto found = std::find_if(m_matches.benchmarks.begin(), m_matches.benchmarks.end(),
                                            [&](const BenchmarkMatches& one) { return one.subject == index; });
            const HardwareFamily family = found == m_matches.benchmarks.end()
                                              ? HardwareFamily::Other
                                              : hardwareFamily(found->matches.front().subject->accelerator);
            const std::size_t use = std::min(uses[family]++, strokes.size() - 1);
            m_figure.series.push_back({m_question.subjects[index],
                                       m_matches.subjects[index],
                                       SeriesShape::Points,
                                       strokes.at(use),
                                       family,
                                       {}});
        }
    }

    void addMatrix()
    {
        const GenerationMatrix matrix(m_matches, m_question.basis, m_context, m_numbers);
        addGenerationRows(m_figure, m_matches, {m_question.basis, m_subjects, m_context, m_numbers, &matrix});
        m_figure.matrix = matrix.matrix(m_question.tolerance > 0);
        m_figure.referenceLines.clear();
        m_figure.legend = matrix.legend();
        m_figure.legend.push_back({LegendSymbol::Cell, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Points,
                                   m_figure.matrix->lineWords.back()});
    }

    void addLegend()
    {
        for (const Series& series : m_figure.series) {
            if (!series.marks.empty() && !series.marks.front().reference.empty()) {
                m_figure.legend.push_back(
                    {LegendSymbol::Swatch, series.family, series.stroke, series.shape,
                     say(m_matches.isOfOneBenchmark() ? Phrase::LegendSubjectCount : Phrase::LegendSubjectBest,
                         {{"name", series.name}})});
            }
        }
        const auto mean = std::find_if(m_figure.categories.begin(), m_figure.categories.end(),
                                       [](const Category& category) { return category.summary; });
        if (mean != m_figure.categories.end()) {
            m_figure.legend.push_back({LegendSymbol::Swatch, m_figure.series.back().family, SeriesStroke::Hollow,
                                       SeriesShape::Points, say(Phrase::LegendMean)});
        }
        m_figure.legend.push_back({LegendSymbol::ReferenceLine, HardwareFamily::Other, SeriesStroke::Solid,
                                   SeriesShape::Line, m_figure.referenceLines.front().name});
    }

    void summarise()
    {
        const GenerationMatch* best = nullptr;
        const GenerationMatch* worst = nullptr;
        for (const BenchmarkMatches& one : m_matches.benchmarks) {
            for (const GenerationMatch& match : one.matches) {
                best = best == nullptr || *match.ratio.value > *best->ratio.value ? &match : best;
                worst = worst == nullptr || *match.ratio.value < *worst->ratio.value ? &match : worst;
            }
        }
        const auto name = [&](const GenerationMatch& match) {
            return benchmarkTitle(match.subject->benchmark, m_context.tables) + ", " +
                   rowName(*match.subject, shortAcceleratorNames({acceleratorTitle(*match.subject)}).front(),
                           m_numbers);
        };
        m_figure.summary = say(Phrase::SummaryGenerations, {{"title", m_figure.title},
                                                            {"subtitle", m_figure.subtitle},
                                                            {"high", m_numbers.ratio(*best->ratio.value)},
                                                            {"best", name(*best)},
                                                            {"low", m_numbers.ratio(*worst->ratio.value)},
                                                            {"worst", name(*worst)}});
        for (const Category& category : m_figure.categories) {
            if (category.summary) {
                m_figure.summary += " " + category.cells.front().text + ": " + category.cells.back().text + ".";
            }
        }
    }

    const FigureSpec& m_spec;
    SubmissionRows m_rows;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    GenerationQuestion m_question;
    GenerationMatches m_matches;
    std::map<std::string, Subject> m_subjects;  ///< by reference
    Figure m_figure;
};

}  // namespace

Result<Figure> buildGenerations(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Generations) {
        return failure(ErrorCode::InvalidInput, "kind", "expected generations");
    }
    return GenerationFigureBuilder(spec, std::move(rows), context).build();
}

}  // namespace podium
