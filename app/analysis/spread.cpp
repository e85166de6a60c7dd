// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/submission_row.h"

namespace podium {

namespace {

using store::SubmissionRow;

MarkKind kindOf(const Run& run)
{
    if (!run.valid()) {
        return MarkKind::InvalidRun;
    }
    return run.counted ? MarkKind::CountedRun : MarkKind::DroppedRun;
}

std::optional<double> minutesOf(const Run& run)
{
    return run.minutes && std::isfinite(*run.minutes) && *run.minutes > 0 ? run.minutes : std::nullopt;
}

/// Draws the strips of one figure.
class SpreadBuilder {
public:
    SpreadBuilder(const FigureSpec& spec, const std::vector<Submission>& submissions, const FigureContext& context)
        : m_spec(spec), m_phrases(context.phrases), m_context(context), m_numbers(spec.style.language)
    {
        m_facts.reserve(submissions.size());
        for (const Submission& submission : submissions) {
            m_facts.push_back(rowOf(submission));
            m_submissions.emplace(submission.key, &submission);
        }
        m_rows = SubmissionRows(m_facts);
        m_percent = spec.spreadUnit == SpreadUnit::Percent ||
                    (spec.spreadUnit == SpreadUnit::Auto && spec.scale == AxisScale::Linear && differWidely());
    }

    Result<Figure> build()
    {
        RowFigurePlan plan{Phrase::TitleSpread, Phrase::TitleSpreadSeveral, {}, m_percent || raw()};
        plan.remarks.rawTime = raw();
        plan.remarks.runDifference = m_percent;
        plan.remarks.droppedRuns = showsDroppedRuns();
        if (m_percent) {
            plan.better = std::nullopt;
        }
        Result<Figure> started = startFigure(m_spec, plan, m_rows, m_context);
        if (!started || !started->emptyMessage.empty()) {
            return started;
        }
        m_figure = std::move(*started);
        setAxis();
        showRowsWithRuns();
        addFamilies(m_figure, m_rows, SeriesShape::Points, SeriesStroke::Solid, m_phrases);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (m_figure.categories[row].state == CategoryState::Shown) {
                addStrip(row);
            }
        }
        addLegend();
        addCountNotes();
        fitValueAxis(m_figure);
        summarise();
        return std::move(m_figure);
    }

private:
    [[nodiscard]] bool raw() const { return m_spec.basis == FigureBasis::Raw; }

    /// Scores so far apart that strips on one axis of minutes would shrink to dots.
    bool differWidely() const
    {
        double low = std::numeric_limits<double>::infinity();
        double high = 0;
        for (const SubmissionRow& row : m_rows) {
            if (const auto value = valueOf(row, m_spec.basis)) {
                low = std::min(low, *value);
                high = std::max(high, *value);
            }
        }
        return high > 2 * low;
    }

    void setAxis()
    {
        Axis& axis = m_figure.valueAxis;
        axis.scale = m_spec.scale;
        axis.unit = m_percent ? ValueUnit::Percent : ValueUnit::Minutes;
        axis.marksZero = m_percent;
        const Phrase minutes = raw() ? Phrase::AxisRunTimeRaw : Phrase::AxisRunTime;
        m_figure.valueHeading = m_phrases.say(Phrase::ColumnMinutes);
        axis.title = m_phrases.say(m_percent ? Phrase::AxisRunDifference : minutes);
    }

    const std::vector<Run>& runs(std::size_t row) const { return m_submissions.at(m_rows[row].key)->runs; }

    [[nodiscard]] bool showsDroppedRuns() const
    {
        return std::any_of(m_submissions.begin(), m_submissions.end(), [](const auto& one) {
            return std::any_of(one.second->runs.begin(), one.second->runs.end(), [](const Run& run) {
                return kindOf(run) == MarkKind::DroppedRun && minutesOf(run).has_value();
            });
        });
    }

    /// In minutes a strip needs no score: its runs have times all the same.
    void showRowsWithRuns()
    {
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            Category& category = m_figure.categories[row];
            const bool anyTime = std::any_of(runs(row).begin(), runs(row).end(),
                                             [](const Run& run) { return minutesOf(run).has_value(); });
            if (!anyTime) {
                category.state = CategoryState::Missing;
                category.remark = m_phrases.say(Phrase::MissingRuns);
            } else if (!m_percent) {
                category.state = CategoryState::Shown;
            }
        }
    }

    [[nodiscard]] double shown(double runMinutes, const SubmissionRow& row) const
    {
        const double minutes = raw() ? runMinutes : runMinutes * row.score.scalingFactor;
        return m_percent ? (minutes / *valueOf(row, m_spec.basis) - 1) * 100 : minutes;
    }

    void addStrip(std::size_t index)
    {
        const SubmissionRow& row = m_rows[index];
        std::vector<Mark>& marks = seriesOf(m_figure, hardwareFamily(row.accelerator)).marks;
        Mark mark;
        mark.reference = reference(row.key);
        mark.position = static_cast<double>(index);
        mark.verified = row.verified;
        for (const Run& run : runs(index)) {
            ++m_runs;
            const auto minutes = minutesOf(run);
            if (!minutes) {
                ++m_runsWithoutTime;
                continue;
            }
            mark.kind = kindOf(run);
            mark.detail = run.file;
            mark.value = shown(*minutes, row);
            marks.push_back(mark);
        }
        if (const auto score = valueOf(row, m_spec.basis)) {
            mark.kind = MarkKind::Score;
            mark.detail.clear();
            mark.value = m_percent ? 0 : *score;
            mark.label = m_numbers.minutes(*score);
        } else {
            // The last run carries the words, since there is no score to carry them.
            mark = marks.back();
            marks.pop_back();
            mark.tag = m_figure.categories[index].remark;
        }
        if (!row.verified) {
            mark.tag += (mark.tag.empty() ? "" : " · ") + m_phrases.say(Phrase::TagUnverified);
        }
        marks.push_back(mark);
    }

    void addLegend()
    {
        const std::pair<MarkKind, std::pair<LegendSymbol, Phrase>> entries[] = {
            {MarkKind::CountedRun, {LegendSymbol::CountedRun, Phrase::LegendRunCounted}},
            {MarkKind::DroppedRun, {LegendSymbol::DroppedRun, Phrase::LegendRunDropped}},
            {MarkKind::InvalidRun, {LegendSymbol::InvalidRun, Phrase::LegendRunInvalid}},
            {MarkKind::Score, {LegendSymbol::Score, Phrase::LegendScore}},
        };
        for (const auto& [kind, symbol] : entries) {
            const MarkKind wanted = kind;
            const bool present = std::any_of(m_figure.series.begin(), m_figure.series.end(), [&](const Series& series) {
                return std::any_of(series.marks.begin(), series.marks.end(),
                                   [&](const Mark& mark) { return mark.kind == wanted; });
            });
            if (present) {
                m_figure.legend.push_back({symbol.first, HardwareFamily::Other, SeriesStroke::Solid,
                                           SeriesShape::Points, m_phrases.say(symbol.second)});
            }
        }
    }

    void addCountNotes()
    {
        if (m_runsWithoutTime > 0) {
            m_figure.notes.push_back(
                {Verdict::Green, m_phrases.say(Phrase::RunsWithoutTime, {{"count", m_numbers.count(m_runsWithoutTime)},
                                                                         {"runs", m_numbers.count(m_runs)}})});
        }
    }

    void summarise()
    {
        std::size_t widest = m_rows.size();
        double width = -1;
        std::int64_t count = 0;
        std::pair<double, double> range;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const SubmissionRow& facts = m_rows[row];
            count += static_cast<std::int64_t>(runs(row).size());
            if (facts.fastestRun && facts.slowestRun && *facts.slowestRun / *facts.fastestRun > width) {
                const double factor = raw() ? 1 : facts.score.scalingFactor;
                width = *facts.slowestRun / *facts.fastestRun;
                range = {*facts.fastestRun * factor, *facts.slowestRun * factor};
                widest = row;
            }
        }
        if (widest == m_rows.size()) {
            m_figure.summary = m_phrases.say(
                Phrase::SummaryNothing, {{"title", m_figure.title}, {"message", m_phrases.say(Phrase::MissingRuns)}});
            return;
        }
        m_figure.summary = m_phrases.say(
            Phrase::SummarySpread, {{"title", m_figure.title},
                                    {"subtitle", m_figure.subtitle},
                                    {"widest", rowName(m_rows[widest], acceleratorNames(m_rows)[widest], m_numbers)},
                                    {"low", m_numbers.minutes(range.first)},
                                    {"high", m_numbers.minutes(range.second)},
                                    {"runs", m_numbers.count(count)}});
    }

    const FigureSpec& m_spec;
    const Phrasebook& m_phrases;
    const FigureContext& m_context;
    NumberFormat m_numbers;
    std::vector<SubmissionRow> m_facts;
    SubmissionRows m_rows;  ///< of m_facts, in the order of the spec
    std::map<SubmissionKey, const Submission*> m_submissions;
    bool m_percent = false;
    std::int64_t m_runs = 0;  ///< of the strips that are drawn
    std::int64_t m_runsWithoutTime = 0;
    Figure m_figure;
};

}  // namespace

Result<Figure> buildSpread(const FigureSpec& spec, std::vector<Submission> submissions, const FigureContext& context)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Spread) {
        return failure(ErrorCode::InvalidInput, "kind", "expected spread");
    }
    return SpreadBuilder(spec, submissions, context).build();
}

}  // namespace podium
