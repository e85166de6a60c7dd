// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/metrics.h"
#include "app/analysis/speedup_pairs.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Rows = SubmissionRows;

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

class SpeedupBuilder {
public:
    SpeedupBuilder(const FigureSpec& spec, Rows rows, const FigureContext& context)
        : m_spec(spec), m_rows(std::move(rows)), m_context(context), m_phrases(context.phrases),
          m_numbers(spec.style.language)
    {
    }

    Result<Figure> build()
    {
        m_pairs = speedupPairs(m_spec, m_rows, m_phrases);
        Rows shown;
        for (const BaselinePair& pair : m_pairs) {
            shown.add(*pair.row);
        }
        auto started = startFigure(m_spec, plan(shown), shown, m_context);
        if (!started || !started->emptyMessage.empty()) {
            return started;
        }
        m_figure = std::move(*started);
        m_figure.folding.withoutScore = m_context.phrases.text(Phrase::MoreWithoutSpeedup);
        addAxis();
        addRows(shown);
        fitValueAxis(m_figure);
        summarise();
        return std::move(m_figure);
    }

private:
    [[nodiscard]] bool isOfPartners() const { return !m_spec.baselineGeneration.empty(); }

    RowFigurePlan plan(const Rows& shown) const
    {
        RowFigurePlan plan{Phrase::TitleSpeedup, Phrase::TitleSpeedupSeveral};
        plan.derived = true;
        plan.inOrder = true;
        plan.heldAgainst = baselinesBeside(shown);
        plan.better = Phrase::HigherIsBetter;
        plan.isOfSpeedups = true;
        plan.remarks.derived = {speedupFormula(m_spec.speedup)};
        plan.remarks.derivedBases = {metricBasis(m_spec.basis)};
        return plan;
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
        for (const BaselinePair& pair : m_pairs) {
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
            category.state = m_pairs[index].ratio.value ? CategoryState::Shown : CategoryState::Missing;
            category.remark = m_pairs[index].reason;
        }
        addFamilies(m_figure, shown, SeriesShape::Bars, SeriesStroke::Solid, m_phrases);
        for (std::size_t index = 0; index < m_pairs.size(); ++index) {
            const BaselinePair& pair = m_pairs[index];
            if (pair.ratio.value) {
                Mark mark;
                mark.reference = reference(pair.row->key);
                mark.position = static_cast<double>(index);
                mark.value = *pair.ratio.value;
                mark.verified = pair.row->verified;
                mark.label = m_numbers.ratio(*pair.ratio.value);
                if (!pair.row->verified || !pair.baseline->verified) {
                    mark.tag =
                        m_phrases.say(pair.row->verified ? Phrase::TagBaselineUnverified : Phrase::TagUnverified);
                }
                mark.detail = reference(pair.baseline->key);
                mark.ratios = {speedupAsSubmitted(*pair.row, *pair.baseline, metricBasis(m_spec.basis)).value,
                               pair.perAccelerator.value};
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
            for (const BaselinePair& pair : m_pairs) {
                rows.add(*pair.row);
            }
            return acceleratorNames(rows);
        }();
        const BaselinePair* fastest = nullptr;
        const BaselinePair* slowest = nullptr;
        for (const BaselinePair& pair : m_pairs) {
            if (pair.ratio.value) {
                fastest = fastest == nullptr || *pair.ratio.value > *fastest->ratio.value ? &pair : fastest;
                slowest = slowest == nullptr || *pair.ratio.value < *slowest->ratio.value ? &pair : slowest;
            }
        }
        if (fastest == nullptr) {
            m_figure.notes.push_back({Verdict::Green, m_phrases.say(Phrase::EmptyNoPairs)});
            m_figure.summary = m_phrases.say(
                Phrase::SummaryNothing, {{"title", m_figure.title}, {"message", m_phrases.say(Phrase::EmptyNoPairs)}});
            return;
        }
        const auto name = [&](const BaselinePair* pair) {
            return rowName(*pair->row, accelerators[static_cast<std::size_t>(pair - m_pairs.data())], m_numbers);
        };
        m_figure.summary = m_phrases.say(Phrase::SummarySpeedup, {{"title", m_figure.title},
                                                                  {"subtitle", m_figure.subtitle},
                                                                  {"fastest", name(fastest)},
                                                                  {"high", m_numbers.ratio(*fastest->ratio.value)},
                                                                  {"slowest", name(slowest)},
                                                                  {"low", m_numbers.ratio(*slowest->ratio.value)}});
    }

    const FigureSpec& m_spec;
    Rows m_rows;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::vector<BaselinePair> m_pairs;
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
