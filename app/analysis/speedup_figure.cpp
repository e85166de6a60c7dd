// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/metrics.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Rows = SubmissionRows;

Formula formulaOf(SpeedupMode mode)
{
    switch (mode) {
    case SpeedupMode::AsSubmitted:
        return Formula::SpeedupAsSubmitted;
    case SpeedupMode::EqualCount:
        return Formula::SpeedupAtEqualCount;
    case SpeedupMode::PerAccelerator:
        break;
    }
    return Formula::SpeedupPerAccelerator;
}

Phrase axisPhrase(SpeedupMode mode)
{
    switch (mode) {
    case SpeedupMode::AsSubmitted:
        return Phrase::AxisSpeedupAsSubmitted;
    case SpeedupMode::EqualCount:
        return Phrase::AxisSpeedupEqualCount;
    case SpeedupMode::PerAccelerator:
        break;
    }
    return Phrase::AxisSpeedupPerAccelerator;
}

Metric speedup(const SubmissionRow& row, const SubmissionRow& baseline, SpeedupMode mode, MetricBasis basis)
{
    switch (mode) {
    case SpeedupMode::AsSubmitted:
        return speedupAsSubmitted(row, baseline, basis);
    case SpeedupMode::EqualCount:
        return speedupAtEqualCount(row, baseline, basis);
    case SpeedupMode::PerAccelerator:
        break;
    }
    return speedupPerAccelerator(row, baseline, basis);
}

bool isOfGeneration(const SubmissionRow& row, const std::string& generation)
{
    return row.accelerator.generation == generation || row.accelerator.architecture == generation;
}

/// A result, what it is held against, and the ratio; without a partner the reason.
struct Pair {
    const SubmissionRow* row = nullptr;
    const SubmissionRow* baseline = nullptr;  ///< null: there is none
    std::optional<double> ratio;
    std::string reason;
};

class SpeedupBuilder {
public:
    SpeedupBuilder(const FigureSpec& spec, Rows rows, const FigureContext& context)
        : m_spec(spec), m_rows(std::move(rows)), m_context(context), m_phrases(context.phrases),
          m_numbers(spec.style.language)
    {
    }

    Result<Figure> build()
    {
        findPairs();
        Rows shown;
        for (const Pair& pair : m_pairs) {
            shown.add(*pair.row);
        }
        auto started = startFigure(m_spec, plan(shown), shown, m_context);
        if (!started || !started->emptyMessage.empty()) {
            return started;
        }
        m_figure = std::move(*started);
        addAxis();
        addRows(shown);
        fitValueAxis(m_figure);
        summarise();
        return std::move(m_figure);
    }

private:
    using Place = std::pair<std::string, std::string>;  ///< benchmark, round

    static Place placeOf(const SubmissionRow& row) { return {row.benchmark, row.key.round}; }

    [[nodiscard]] bool isOfPartners() const { return !m_spec.baselineGeneration.empty(); }

    RowFigurePlan plan(const Rows& shown) const
    {
        RowFigurePlan plan{Phrase::TitleSpeedup, Phrase::TitleSpeedupSeveral};
        plan.derived = true;
        plan.inOrder = true;
        plan.heldAgainst = baselinesBeside(shown);
        plan.better = Phrase::HigherIsBetter;
        plan.remarks.derived = {formulaOf(m_spec.speedup)};
        plan.remarks.derivedBases = {metricBasis(m_spec.basis)};
        return plan;
    }

    /// The best of the baseline's generation with as many accelerators, in the same round where there is one.
    const SubmissionRow* partnerOf(const SubmissionRow& row) const
    {
        const SubmissionRow* best = nullptr;
        const auto there = m_partners.find(placeOf(row));
        if (there == m_partners.end()) {
            return best;
        }
        for (const SubmissionRow& other : there->second) {
            if (equalCount(row, other)) {
                operands::keepFaster(best, other, metricBasis(m_spec.basis));
            }
        }
        return best;
    }

    std::string reasonOf(const SubmissionRow& row, const SubmissionRow* baseline, const Metric& metric) const
    {
        if (baseline == nullptr) {
            return m_phrases.say(Phrase::MissingPartner, {{"generation", displayText(m_spec.baselineGeneration, 40)},
                                                          {"count", m_numbers.count(sizeOf(row).value_or(0))}});
        }
        if (metric.absence == Absence::DifferentSizes) {
            return m_phrases.say(Phrase::MissingEqualCount,
                                 {{"count", m_numbers.count(sizeOf(*baseline).value_or(0))}});
        }
        return absenceText(metric.absence, m_phrases);
    }

    void findPairs()
    {
        for (const SubmissionRow& row : m_rows) {
            if (isOfPartners() && isOfGeneration(row, m_spec.baselineGeneration) && valueOf(row, m_spec.basis)) {
                m_partners[placeOf(row)].add(row);
            }
        }
        const SubmissionRow* baseline = baselineRow();
        for (const SubmissionRow& row : m_rows) {
            if (isOfPartners() && isOfGeneration(row, m_spec.baselineGeneration)) {
                continue;
            }
            Pair pair{&row, isOfPartners() ? partnerOf(row) : baseline, std::nullopt, {}};
            Metric metric;
            if (pair.baseline != nullptr) {
                metric = speedup(row, *pair.baseline, m_spec.speedup, metricBasis(m_spec.basis));
                pair.ratio = metric.value;
            }
            if (!pair.ratio) {
                pair.reason = reasonOf(row, pair.baseline, metric);
            }
            m_pairs.push_back(std::move(pair));
        }
        std::stable_sort(m_pairs.begin(), m_pairs.end(),
                         [&](const Pair& one, const Pair& other) { return order(one, other); });
    }

    /// By spec.order, where "time" means the largest speedup first; those without a ratio come last.
    bool order(const Pair& one, const Pair& other) const
    {
        if (one.ratio.has_value() != other.ratio.has_value()) {
            return one.ratio.has_value();
        }
        if (m_spec.order == RowOrder::Time) {
            return one.ratio > other.ratio;
        }
        return false;
    }

    const SubmissionRow* baselineRow() const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const SubmissionRow& row) {
            return reference(row.key) == m_spec.baseline;
        });
        return found == m_rows.end() ? nullptr : &*found;
    }

    /// The baselines that are no rows themselves, each once.
    [[nodiscard]] Rows baselinesBeside(const Rows& shown) const
    {
        std::set<const SubmissionRow*> known;
        for (const SubmissionRow& row : shown) {
            known.insert(&row);
        }
        Rows beside;
        for (const Pair& pair : m_pairs) {
            if (pair.baseline != nullptr && known.insert(pair.baseline).second) {
                beside.add(*pair.baseline);
            }
        }
        return beside;
    }

    void addAxis()
    {
        Axis& axis = m_figure.valueAxis;
        axis.title = m_phrases.say(axisPhrase(m_spec.speedup));
        axis.unit = ValueUnit::Ratio;
        axis.fromZero = true;
    }

    void addRows(const Rows& shown)
    {
        addBaselineColumn();
        for (std::size_t index = 0; index < m_pairs.size(); ++index) {
            Category& category = m_figure.categories[index];
            category.state = m_pairs[index].ratio ? CategoryState::Shown : CategoryState::Missing;
            category.remark = m_pairs[index].reason;
        }
        addFamilies(m_figure, shown, SeriesShape::Bars, SeriesStroke::Solid, m_phrases);
        for (std::size_t index = 0; index < m_pairs.size(); ++index) {
            const Pair& pair = m_pairs[index];
            if (pair.ratio) {
                Mark mark;
                mark.reference = reference(pair.row->key);
                mark.position = static_cast<double>(index);
                mark.value = *pair.ratio;
                mark.verified = pair.row->verified;
                mark.label = m_numbers.ratio(*pair.ratio);
                mark.detail = pair.baseline != nullptr ? reference(pair.baseline->key) : std::string();
                seriesOf(m_figure, hardwareFamily(pair.row->accelerator)).marks.push_back(std::move(mark));
            }
        }
        addBaselineLine();
    }

    /// What each row is held against, where that differs between the rows.
    void addBaselineColumn()
    {
        if (!isOfPartners()) {
            return;
        }
        m_figure.columns.push_back({ColumnRole::Fact, m_phrases.say(Phrase::ColumnAgainst)});
        for (std::size_t index = 0; index < m_pairs.size(); ++index) {
            const SubmissionRow* baseline = m_pairs[index].baseline;
            const std::string accelerator =
                baseline != nullptr ? shortAcceleratorNames({acceleratorTitle(*baseline)}).front() : std::string();
            m_figure.categories[index].cells.push_back(
                {baseline != nullptr ? m_numbers.count(sizeOf(*baseline).value_or(0)) + " × " + displayText(accelerator)
                                     : "–",
                 {}});
        }
    }

    void addBaselineLine()
    {
        std::string name;
        if (isOfPartners()) {
            name = m_phrases.say(Phrase::LegendBestOf, {{"generation", displayText(m_spec.baselineGeneration, 40)}});
        } else if (const SubmissionRow* baseline = baselineRow(); baseline != nullptr) {
            const std::string accelerator = shortAcceleratorNames({acceleratorTitle(*baseline)}).front();
            name = m_phrases.say(Phrase::LegendBaseline,
                                 {{"name", displayText(rowName(*baseline, accelerator, m_numbers), 80)}});
        }
        m_figure.referenceLines.push_back({1, name});
        m_figure.legend.push_back(
            {LegendSymbol::ReferenceLine, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Line, name});
    }

    void summarise()
    {
        const auto accelerators = [&] {
            Rows rows;
            for (const Pair& pair : m_pairs) {
                rows.add(*pair.row);
            }
            return acceleratorNames(rows);
        }();
        const Pair* fastest = nullptr;
        const Pair* slowest = nullptr;
        for (const Pair& pair : m_pairs) {
            if (pair.ratio) {
                fastest = fastest == nullptr || *pair.ratio > *fastest->ratio ? &pair : fastest;
                slowest = slowest == nullptr || *pair.ratio < *slowest->ratio ? &pair : slowest;
            }
        }
        if (fastest == nullptr) {
            m_figure.notes.push_back({Verdict::Green, m_phrases.say(Phrase::EmptyNoPairs)});
            m_figure.summary = m_phrases.say(
                Phrase::SummaryNothing, {{"title", m_figure.title}, {"message", m_phrases.say(Phrase::EmptyNoPairs)}});
            return;
        }
        const auto name = [&](const Pair* pair) {
            return rowName(*pair->row, accelerators[static_cast<std::size_t>(pair - m_pairs.data())], m_numbers);
        };
        m_figure.summary = m_phrases.say(Phrase::SummarySpeedup, {{"title", m_figure.title},
                                                                  {"subtitle", m_figure.subtitle},
                                                                  {"fastest", name(fastest)},
                                                                  {"high", m_numbers.ratio(*fastest->ratio)},
                                                                  {"slowest", name(slowest)},
                                                                  {"low", m_numbers.ratio(*slowest->ratio)}});
    }

    const FigureSpec& m_spec;
    Rows m_rows;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::map<Place, Rows> m_partners;  ///< those of the baseline's generation that have a value
    std::vector<Pair> m_pairs;
    Figure m_figure;
};

}  // namespace

Result<Figure> buildSpeedup(const FigureSpec& spec, Rows rows, const FigureContext& context)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Speedup) {
        return failure(ErrorCode::InvalidInput, "kind", "expected speedup");
    }
    sortRows(rows, spec.order, spec.basis);
    return SpeedupBuilder(spec, std::move(rows), context).build();
}

}  // namespace podium
