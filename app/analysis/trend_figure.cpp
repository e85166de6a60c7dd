// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/titles.h"
#include "app/analysis/trend.h"
#include "db/records/round_order.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Rows = SubmissionRows;

class TrendBuilder {
public:
    TrendBuilder(const FigureSpec& spec, std::vector<Trend> trends, const FigureContext& context, Figure figure)
        : m_spec(spec), m_trends(std::move(trends)), m_tables(context.tables), m_phrases(context.phrases),
          m_numbers(spec.style.language), m_figure(std::move(figure))
    {
        Rows rows;
        for (const Trend& trend : m_trends) {
            for (const TrendPoint& point : trend.points) {
                rows.add(point.row);
            }
        }
        m_shown = roundsOf(rows);
        m_rounds = roundsThrough(m_shown);
    }

    Figure build()
    {
        m_figure.columns.clear();
        setValueAxis();
        for (const Trend& trend : m_trends) {
            addTrend(trend);
        }
        fitValueAxis(m_figure);
        setRoundAxis();
        addBorders();
        addRoundsWithout();
        m_figure.legend.push_back({LegendSymbol::Guide, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Guide,
                                   m_phrases.say(Phrase::LegendSpan)});
        addImprovementToLegend();
        summarise();
        return std::move(m_figure);
    }

private:
    /// The rounds shown and those of their suite between them, so that a gap in time is one on the axis.
    [[nodiscard]] std::vector<std::string> roundsThrough(const std::vector<std::string>& shown) const
    {
        std::vector<std::string> through;
        for (const std::string& round : shown) {
            const Round* known = m_tables.round(round);
            const Round* before = through.empty() ? nullptr : m_tables.round(through.back());
            if (known != nullptr && before != nullptr && known->suite == before->suite) {
                for (const Round& between : m_tables.rounds()) {
                    if (between.suite == known->suite && compareRounds(before->id, between.id) < 0 &&
                        compareRounds(between.id, known->id) < 0) {
                        through.push_back(between.id);
                    }
                }
            }
            through.push_back(round);
        }
        return through;
    }

    void addRoundsWithout()
    {
        std::vector<std::string> without;
        for (const std::string& round : m_rounds) {
            if (std::find(m_shown.begin(), m_shown.end(), round) == m_shown.end()) {
                without.push_back(roundTitle(round, m_tables));
            }
        }
        if (!without.empty()) {
            m_figure.notes.push_back(
                {Verdict::Green, m_phrases.say(Phrase::NoteRoundsWithout,
                                               {{"rounds", enumeration(without, m_phrases.say(Phrase::And))}})});
        }
    }

    void addImprovementToLegend()
    {
        const auto isOne = [](const TrendPoint& point) { return point.improvement.value.has_value(); };
        if (std::any_of(m_trends.begin(), m_trends.end(), [&](const Trend& trend) {
                return std::any_of(trend.points.begin(), trend.points.end(), isOne);
            })) {
            m_figure.legend.push_back({LegendSymbol::Cell, HardwareFamily::Other, SeriesStroke::Solid,
                                       SeriesShape::Points, m_phrases.say(Phrase::LegendImprovement)});
        }
    }

    [[nodiscard]] double positionOf(const std::string& round) const
    {
        return static_cast<double>(std::find(m_rounds.begin(), m_rounds.end(), round) - m_rounds.begin());
    }

    void setValueAxis()
    {
        const bool logarithmic = m_spec.scale == AxisScale::Log;
        m_figure.valueAxis.title =
            m_phrases.say(m_spec.basis == FigureBasis::Raw ? Phrase::AxisRawTime : Phrase::AxisTimeToTrain);
        m_figure.valueAxis.scale = m_spec.scale;
        m_figure.valueAxis.fromZero = !logarithmic;
    }

    /// A round stands at its place in the order of time, half a step from the edges.
    void setRoundAxis()
    {
        Axis axis;
        axis.title = m_phrases.say(Phrase::AxisRound);
        axis.unit = ValueUnit::Round;
        axis.minimum = -0.5;
        axis.maximum = static_cast<double>(m_rounds.size()) - 0.5;
        for (const std::string& round : m_rounds) {
            axis.ticks.push_back({positionOf(round), roundTitle(round, m_tables)});
        }
        m_figure.positionAxis = axis;
    }

    Series& familySeries(const SubmissionRow& row)
    {
        const HardwareFamily family = hardwareFamily(row.accelerator);
        const auto found = std::find_if(m_figure.series.begin(), m_figure.series.end(), [&](const Series& series) {
            return series.shape == SeriesShape::Points && series.family == family;
        });
        if (found != m_figure.series.end()) {
            return *found;
        }
        const std::string title(familyTitle(family));
        const std::string name = title.empty() ? m_phrases.say(Phrase::LegendOtherHardware) : title;
        m_figure.legend.push_back({LegendSymbol::Swatch, family, SeriesStroke::Solid, SeriesShape::Points, name});
        m_figure.series.push_back(
            {std::string(toString(family)), name, SeriesShape::Points, SeriesStroke::Solid, family, {}});
        return m_figure.series.back();
    }

    [[nodiscard]] std::string labelOf(const TrendPoint& point) const
    {
        std::string label = m_numbers.minutes(*point.time.value);
        if (const auto size = sizeOf(point.row)) {
            label += " · " + m_numbers.count(*size) + " × " +
                     displayText(shortAcceleratorNames({acceleratorTitle(point.row)}).front());
        }
        if (point.improvement.value) {
            label += " · " + m_numbers.ratio(*point.improvement.value);
        }
        return point.row.verified ? label : label + " · " + m_phrases.say(Phrase::TagUnverified);
    }

    /// Points in the colour of their generation, and a line through those that compare.
    void addTrend(const Trend& trend)
    {
        Series line{"span / " + trend.benchmark + " / " + trend.spanRounds.front(),
                    m_phrases.say(Phrase::LegendSpan),
                    SeriesShape::Guide,
                    SeriesStroke::Solid,
                    HardwareFamily::Other,
                    {}};
        for (const TrendPoint& point : trend.points) {
            if (!point.time.value) {
                continue;
            }
            Mark mark;
            mark.reference = reference(point.row.key);
            mark.position = positionOf(point.round);
            mark.value = *point.time.value;
            mark.label = labelOf(point);
            mark.verified = point.row.verified;
            familySeries(point.row).marks.push_back(mark);
            mark.reference.clear();
            mark.label.clear();
            line.marks.push_back(std::move(mark));
        }
        if (line.marks.size() > 1) {
            m_figure.series.push_back(std::move(line));
        }
    }

    void addBorders()
    {
        addSpanBorders();
        if (!m_figure.borders.empty()) {
            m_figure.legend.push_back({LegendSymbol::ReferenceLine, HardwareFamily::Other, SeriesStroke::Solid,
                                       SeriesShape::Line, m_phrases.say(Phrase::LegendBorder)});
        }
    }

    void addSpanBorders()
    {
        for (std::size_t index = 1; index < m_trends.size(); ++index) {
            const Trend& before = m_trends[index - 1];
            const Trend& after = m_trends[index];
            if (before.benchmark != after.benchmark || before.points.empty() || after.points.empty()) {
                continue;
            }
            const double left = positionOf(before.points.back().round);
            const double right = positionOf(after.points.front().round);
            m_figure.borders.push_back((left + right) / 2);
            m_figure.notes.push_back(
                {Verdict::Green,
                 m_phrases.say(Phrase::NoteSpansApart, {{"before", roundTitle(before.points.back().round, m_tables)},
                                                        {"after", roundTitle(after.points.front().round, m_tables)}})});
        }
    }

    void summarise()
    {
        const TrendPoint& first = m_trends.front().points.front();
        const TrendPoint& last = m_trends.back().points.back();
        m_figure.summary =
            m_phrases.say(Phrase::SummaryTrend, {{"title", m_figure.title},
                                                 {"subtitle", m_figure.subtitle},
                                                 {"first", roundTitle(first.round, m_tables)},
                                                 {"low", m_numbers.minutes(first.time.value.value_or(0))},
                                                 {"last", roundTitle(last.round, m_tables)},
                                                 {"high", m_numbers.minutes(last.time.value.value_or(0))}});
    }

    const FigureSpec& m_spec;
    std::vector<Trend> m_trends;
    const ReferenceTables& m_tables;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::vector<std::string> m_shown;   ///< rounds with a point
    std::vector<std::string> m_rounds;  ///< of the axis
    Figure m_figure;
};

}  // namespace

Result<Figure> buildTrend(const FigureSpec& spec, Rows rows, const FigureContext& context)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Trend) {
        return failure(ErrorCode::InvalidInput, "kind", "expected trend");
    }
    TrendQuestion question;
    question.basis = spec.basis == FigureBasis::Raw ? MetricBasis::Raw : MetricBasis::Official;
    question.accelerators = spec.atAccelerators;
    std::vector<Trend> trends = trendsOf(rows, question, context.tables);
    std::erase_if(trends, [](const Trend& trend) { return trend.points.empty(); });
    Rows best;
    for (const Trend& trend : trends) {
        for (const TrendPoint& point : trend.points) {
            best.add(point.row);
        }
    }
    RowFigurePlan plan{Phrase::TitleTrend, Phrase::TitleTrendSeveral};
    plan.derived = true;
    plan.namesSystems = false;
    plan.spansApart = true;
    plan.inOrder = true;
    plan.remarks.rawTime = spec.basis == FigureBasis::Raw;
    plan.remarks.derived = {Formula::Improvement};
    plan.remarks.derivedBases = {question.basis};
    Result<Figure> started = startFigure(spec, plan, best, context);
    if (!started || !started->emptyMessage.empty()) {
        return started;
    }
    return TrendBuilder(spec, std::move(trends), context, std::move(*started)).build();
}

}  // namespace podium
