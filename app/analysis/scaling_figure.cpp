// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/metrics.h"
#include "app/analysis/scaling_groups.h"
#include "app/analysis/scaling_pair.h"
#include "app/analysis/scaling_table.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Rows = SubmissionRows;

constexpr std::size_t mostLines = 8;   ///< groups with a line of their own; the others are points by generation
constexpr std::size_t mostIdeals = 2;  ///< lines that get an ideal line without a baseline
constexpr std::size_t mostNotes = 2;   ///< lines whose efficiency is spelt out

class ScalingBuilder {
public:
    /// `all` are the rows before those in other units were left out; `otherUnits` is how many results were left out since their logs count in other units.
    ScalingBuilder(const FigureSpec& spec, const Rows& rows, const Rows& all, std::size_t otherUnits,
                   const FigureContext& context, Figure figure)
        : m_spec(spec), m_rows(rows), m_all(all), m_otherUnits(otherUnits), m_context(context),
          m_phrases(context.phrases), m_numbers(spec.style.language),
          m_groups(scalingGroups(rows, spec.grouping, spec.basis, context.tables)), m_figure(std::move(figure))
    {
    }

    Result<Figure> build()
    {
        m_figure.columns.clear();
        setAxes();
        addLines();
        addOthers();
        if (const Status pair = addPair(m_figure, m_spec, m_all, m_rows, m_context); !pair) {
            return tl::unexpected(pair.error());
        }
        fitValueAxis(m_figure);
        fitPositionAxis(m_figure);
        addIdeals();
        addLegendOfMarks();
        addNotes();
        summarise();
        return std::move(m_figure);
    }

private:
    [[nodiscard]] bool throughputBasis() const { return m_spec.basis == FigureBasis::Throughput; }
    [[nodiscard]] std::size_t lineCount() const { return std::min(mostLines, m_groups.size()); }
    [[nodiscard]] double valueAt(std::size_t row) const { return *valueOf(m_rows[row], m_spec.basis); }
    [[nodiscard]] double sizeAt(std::size_t row) const { return static_cast<double>(*sizeOf(m_rows[row])); }

    void setAxes()
    {
        const bool logarithmic = m_spec.scale == AxisScale::Log;
        Axis& value = m_figure.valueAxis;
        value.title = m_phrases.say(axisPhrase());
        value.unit = throughputBasis() ? ValueUnit::Samples : ValueUnit::Minutes;
        value.scale = m_spec.scale;
        value.fromZero = !logarithmic;
        Axis position;
        position.title = m_phrases.say(Phrase::AxisAccelerators);
        position.unit = ValueUnit::Accelerators;
        position.scale = m_spec.scale;
        position.fromZero = !logarithmic;
        m_figure.positionAxis = position;
    }

    [[nodiscard]] Phrase axisPhrase() const
    {
        if (throughputBasis()) {
            const bool epochs = std::any_of(m_rows.begin(), m_rows.end(), [](const SubmissionRow& row) {
                return row.samples && row.samples->unit == PositionUnit::Epochs;
            });
            return epochs ? Phrase::AxisThroughputEpochs : Phrase::AxisThroughput;
        }
        return m_spec.basis == FigureBasis::Raw ? Phrase::AxisRawTime : Phrase::AxisTimeToTrain;
    }

    [[nodiscard]] std::string valueText(double value) const
    {
        return throughputBasis() ? m_numbers.fixed(value, value < 100 ? 1 : 0) : m_numbers.minutes(value);
    }

    [[nodiscard]] std::optional<double> efficiency(const ScalingGroup& group, std::size_t row, MetricBasis basis) const
    {
        return scalingEfficiency(m_rows[group.points.front()], m_rows[row], basis).value;
    }

    /// Its ends are.
    [[nodiscard]] bool isOfOneSystem(const ScalingGroup& group) const
    {
        return areOfOneSystem(m_rows[group.points.front()], m_rows[group.points.back()]);
    }

    [[nodiscard]] Mark markOf(std::size_t row) const
    {
        Mark mark;
        mark.reference = reference(m_rows[row].key);
        mark.position = sizeAt(row);
        mark.value = valueAt(row);
        mark.label = valueText(mark.value);
        mark.verified = m_rows[row].verified;
        return mark;
    }

    void addLines()
    {
        std::map<HardwareFamily, int> uses;
        for (std::size_t index = 0; index < lineCount(); ++index) {
            const ScalingGroup& group = m_groups[index];
            Series series{group.key, group.name, SeriesShape::Line, SeriesStroke::Solid, group.family, {}};
            series.stroke = static_cast<SeriesStroke>(uses[group.family]++ % 3);
            for (const std::size_t row : group.points) {
                series.marks.push_back(markOf(row));
            }
            // The whole line's efficiency stands at its end.
            if (const auto ratio = efficiency(group, group.points.back(), metricBasis(m_spec.basis));
                group.points.size() > 1 && ratio && isOfOneSystem(group)) {
                series.marks.back().label += " · " + m_numbers.percent(*ratio);
                m_percentAtEnd = true;
            }
            for (Mark& mark : series.marks) {
                mark.label += mark.verified ? std::string() : " · " + m_phrases.say(Phrase::TagUnverified);
            }
            m_figure.legend.push_back(
                {LegendSymbol::Swatch, group.family, series.stroke, SeriesShape::Line, group.name});
            m_figure.series.push_back(std::move(series));
        }
    }

    /// Groups beyond the number of lines, as points of their generation.
    void addOthers()
    {
        std::map<HardwareFamily, Series> others;
        for (std::size_t index = lineCount(); index < m_groups.size(); ++index) {
            const ScalingGroup& group = m_groups[index];
            Series& series = others[group.family];
            series.family = group.family;
            for (const std::size_t row : group.points) {
                series.marks.push_back(markOf(row));
                series.marks.back().label.clear();
            }
        }
        for (auto& [family, series] : others) {
            series.key = std::string(toString(family)) + "-others";
            series.name = m_phrases.say(Phrase::LegendOthers, {{"name", familyName(family, m_rows, m_phrases)}});
            series.shape = SeriesShape::Points;
            m_figure.legend.push_back(
                {LegendSymbol::Swatch, family, SeriesStroke::Solid, SeriesShape::Points, series.name});
            m_figure.series.push_back(std::move(series));
        }
    }

    /// Where ideal lines begin: at the baseline, else at the smallest size of each of the first lines.
    [[nodiscard]] std::vector<std::pair<std::size_t, HardwareFamily>> anchors() const
    {
        std::vector<std::pair<std::size_t, HardwareFamily>> anchors;
        for (const ScalingGroup& group : m_groups) {
            for (const std::size_t row : group.points) {
                if (reference(m_rows[row].key) == m_spec.baseline) {
                    return {{row, group.family}};
                }
            }
            if (group.points.size() > 1 && anchors.size() < mostIdeals) {
                anchors.emplace_back(group.points.front(), group.family);
            }
        }
        return anchors;
    }

    void addIdeals()
    {
        const auto found = anchors();
        for (const auto& [row, family] : found) {
            Series series{"ideal / " + reference(m_rows[row].key),
                          m_phrases.say(idealPhrase()),
                          SeriesShape::Guide,
                          SeriesStroke::Solid,
                          family,
                          idealMarks(row)};
            m_figure.series.push_back(std::move(series));
        }
        if (!found.empty()) {
            m_figure.legend.push_back({LegendSymbol::Guide, HardwareFamily::Other, SeriesStroke::Solid,
                                       SeriesShape::Guide, m_phrases.say(idealPhrase())});
        }
    }

    [[nodiscard]] Phrase idealPhrase() const
    {
        return throughputBasis() ? Phrase::LegendIdealThroughput : Phrase::LegendIdeal;
    }

    /// The ideal line through a result, from its own size to the largest one that the axes hold; that through the
    /// baseline begins at the smallest one. On linear axes a falling one bends, so that it is drawn through several
    /// points.
    [[nodiscard]] std::vector<Mark> idealMarks(std::size_t row) const
    {
        constexpr int steps = 40;
        const double size = sizeAt(row);
        const double value = valueAt(row);
        const auto ideal = [&](double at) { return throughputBasis() ? value * at / size : value * size / at; };
        const Axis& values = m_figure.valueAxis;
        double largest = m_figure.positionAxis->maximum;
        if (throughputBasis()) {
            largest = std::min(largest, size * values.maximum / value);
        } else if (values.minimum > 0) {
            largest = std::min(largest, size * value / values.minimum);
        }
        double smallest = size;
        if (reference(m_rows[row].key) == m_spec.baseline) {
            const double bound = throughputBasis() ? size * values.minimum / value : size * value / values.maximum;
            smallest = std::min(size, std::max({m_figure.positionAxis->minimum, bound, size / 1024}));
        }
        std::vector<Mark> marks;
        const int count = m_spec.scale == AxisScale::Log || throughputBasis() ? 1 : steps;
        for (int step = 0; step <= count; ++step) {
            Mark mark;
            mark.position = step == count ? largest : smallest * std::pow(largest / smallest, double(step) / count);
            mark.value = ideal(mark.position);
            marks.push_back(mark);
        }
        return marks;
    }

    void addLegendOfMarks()
    {
        if (m_percentAtEnd) {
            m_figure.legend.push_back({LegendSymbol::Cell, HardwareFamily::Other, SeriesStroke::Solid,
                                       SeriesShape::Points, m_phrases.say(Phrase::LegendEfficiency)});
        }
        m_figure.besideWords = m_phrases.say(Phrase::LegendSideBySide);
        const bool unverified = std::any_of(m_figure.series.begin(), m_figure.series.end(), [](const Series& series) {
            return std::any_of(series.marks.begin(), series.marks.end(),
                               [](const Mark& mark) { return !mark.verified; });
        });
        if (unverified) {
            m_figure.legend.push_back({LegendSymbol::Unverified, HardwareFamily::Other, SeriesStroke::Solid,
                                       SeriesShape::Points, m_phrases.say(Phrase::LegendUnverified)});
        }
    }

    void addNotes()
    {
        std::size_t noted = 0;
        std::size_t slower = 0;
        for (const ScalingGroup& group : m_groups) {
            slower += group.slower;
            if (group.points.size() > 1 && noted < mostNotes) {
                ++noted;
                m_figure.notes.push_back(isOfOneSystem(group) ? Note{Verdict::Green, efficiencyNote(group)}
                                                              : Note{Verdict::Amber, noEfficiencyNote(group)});
            }
        }
        const auto note = [&](Phrase phrase, std::size_t count) {
            if (count > 0) {
                m_figure.notes.push_back({Verdict::Green, m_phrases.say(phrase, {{"count", std::to_string(count)}})});
            }
        };
        note(Phrase::NoteSlowerLeftOut, slower);
        note(Phrase::NoteOtherUnits, m_otherUnits);
        note(Phrase::NoteWithoutValue,
             static_cast<std::size_t>(std::count_if(m_rows.begin(), m_rows.end(), [&](const SubmissionRow& row) {
                 return !valueOf(row, m_spec.basis) || sizeOf(row).value_or(0) <= 0;
             })));
    }

    /// The efficiency from the smallest to the largest size on every basis, and why they differ.
    [[nodiscard]] std::string efficiencyNote(const ScalingGroup& group) const
    {
        const EfficiencyStep step = efficiencyBetween(m_rows[group.points.front()], m_rows[group.points.back()]);
        const std::string text =
            m_phrases.say(Phrase::NoteEfficiency, {{"name", group.name},
                                                   {"from", m_numbers.count(step.fromSize)},
                                                   {"to", m_numbers.count(step.toSize)},
                                                   {"efficiencies", efficienciesText(step, m_phrases, m_numbers)}});
        const std::string reasons = whyBasesDiffer(step, m_phrases, m_numbers);
        return reasons.empty() ? text : text + " (" + reasons + ")";
    }

    [[nodiscard]] std::string noEfficiencyNote(const ScalingGroup& group) const
    {
        return noEfficiencyText(group.name, m_rows[group.points.front()], m_rows[group.points.back()], m_phrases,
                                m_numbers);
    }

    void summarise()
    {
        const bool line = !m_groups.empty() && m_groups.front().points.size() > 1 && isOfOneSystem(m_groups.front());
        const auto ratio = line
                               ? efficiency(m_groups.front(), m_groups.front().points.back(), metricBasis(m_spec.basis))
                               : std::nullopt;
        if (!ratio) {
            m_figure.summary = m_phrases.say(Phrase::SummaryScalingPoints,
                                             {{"title", m_figure.title}, {"subtitle", m_figure.subtitle}});
            return;
        }
        const ScalingGroup& group = m_groups.front();
        m_figure.summary =
            m_phrases.say(Phrase::SummaryScaling, {{"title", m_figure.title},
                                                   {"subtitle", m_figure.subtitle},
                                                   {"name", group.name},
                                                   {"from", m_numbers.count(*sizeOf(m_rows[group.points.front()]))},
                                                   {"to", m_numbers.count(*sizeOf(m_rows[group.points.back()]))},
                                                   {"efficiency", m_numbers.percent(*ratio)}});
    }

    const FigureSpec& m_spec;
    const Rows& m_rows;
    const Rows& m_all;  ///< those in other units too
    std::size_t m_otherUnits;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::vector<ScalingGroup> m_groups;
    bool m_percentAtEnd = false;  ///< a line's last label says its efficiency
    Figure m_figure;
};

}  // namespace

Result<Figure> buildScaling(const FigureSpec& spec, Rows rows, const FigureContext& context)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Scaling) {
        return failure(ErrorCode::InvalidInput, "kind", "expected scaling");
    }
    sortRows(rows, RowOrder::Accelerators, spec.basis);
    RowFigurePlan plan{Phrase::TitleScaling, Phrase::TitleScalingSeveral};
    plan.derived = true;
    plan.namesSystems = false;
    plan.inOrder = true;
    plan.bothAxes = true;
    const Rows all = rows;
    const std::size_t otherUnits = keepOneUnit(rows, spec.basis);
    plan.remarks.rawTime = spec.basis == FigureBasis::Raw;
    plan.remarks.derived = {Formula::ScalingEfficiency};
    plan.remarks.derivedBases = {MetricBasis::Official, MetricBasis::Raw, MetricBasis::Throughput};
    plan.better = spec.basis == FigureBasis::Throughput ? Phrase::HigherIsBetter : Phrase::LowerIsBetter;
    Result<Figure> started = startFigure(spec, plan, rows, context);
    if (!started || !started->emptyMessage.empty()) {
        return started;
    }
    return ScalingBuilder(spec, rows, all, otherUnits, context, std::move(*started)).build();
}

}  // namespace podium
