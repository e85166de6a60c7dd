// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/speedup_pairs.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/metrics.h"
#include "app/analysis/operands.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

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

class PairFinder {
public:
    PairFinder(const FigureSpec& spec, const SubmissionRows& rows, const Phrasebook& phrases)
        : m_spec(spec), m_rows(rows), m_phrases(phrases), m_numbers(spec.style.language)
    {
    }

    std::vector<BaselinePair> find()
    {
        for (const SubmissionRow& row : m_rows) {
            if (isPartner(row) && valueOf(row, m_spec.basis)) {
                m_partners[placeOf(row)].add(row);
            }
        }
        const SubmissionRow* baseline = baselineRow();
        std::vector<BaselinePair> pairs;
        for (const SubmissionRow& row : m_rows) {
            if (!isPartner(row)) {
                pairs.push_back(pairOf(row, isOfPartners() ? partnerOf(row) : baseline));
            }
        }
        std::stable_sort(pairs.begin(), pairs.end(),
                         [&](const BaselinePair& one, const BaselinePair& other) { return order(one, other); });
        return pairs;
    }

private:
    using Place = std::pair<std::string, std::string>;  ///< benchmark, round

    static Place placeOf(const SubmissionRow& row) { return {row.benchmark, row.key.round}; }

    [[nodiscard]] bool isOfPartners() const { return !m_spec.baselineGeneration.empty(); }
    [[nodiscard]] bool isPartner(const SubmissionRow& row) const
    {
        return isOfPartners() && isOfGeneration(row, m_spec.baselineGeneration);
    }

    [[nodiscard]] BaselinePair pairOf(const SubmissionRow& row, const SubmissionRow* baseline) const
    {
        BaselinePair pair;
        pair.row = &row;
        pair.baseline = baseline;
        if (baseline != nullptr) {
            const MetricBasis basis = metricBasis(m_spec.basis);
            pair.ratio = speedup(row, *baseline, m_spec.speedup, basis);
            pair.perAccelerator = speedupPerAccelerator(row, *baseline, basis);
        }
        if (!pair.ratio.value) {
            pair.reason = reasonOf(pair);
        }
        return pair;
    }

    /// The best of the baseline's generation with as many accelerators, in the same round where there is one.
    [[nodiscard]] const SubmissionRow* partnerOf(const SubmissionRow& row) const
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

    [[nodiscard]] std::string reasonOf(const BaselinePair& pair) const
    {
        if (pair.baseline == nullptr) {
            return m_phrases.say(Phrase::MissingPartner,
                                 {{"generation", displayText(m_spec.baselineGeneration, longestTypedName)},
                                  {"count", m_numbers.count(sizeOf(*pair.row).value_or(0))}});
        }
        if (pair.ratio.absence == Absence::DifferentSizes) {
            return m_phrases.say(Phrase::MissingEqualCount,
                                 {{"count", m_numbers.count(sizeOf(*pair.baseline).value_or(0))}});
        }
        return absenceText(pair.ratio.absence, m_phrases);
    }

    [[nodiscard]] bool order(const BaselinePair& one, const BaselinePair& other) const
    {
        if (one.ratio.value.has_value() != other.ratio.value.has_value()) {
            return one.ratio.value.has_value();
        }
        return m_spec.order == RowOrder::Time && one.ratio.value > other.ratio.value;
    }

    [[nodiscard]] const SubmissionRow* baselineRow() const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const SubmissionRow& row) {
            return reference(row.key) == m_spec.baseline;
        });
        return found == m_rows.end() ? nullptr : &*found;
    }

    const FigureSpec& m_spec;
    const SubmissionRows& m_rows;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::map<Place, SubmissionRows> m_partners;  ///< those of the baseline's generation that have a value
};

}  // namespace

Formula speedupFormula(SpeedupMode mode)
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

std::vector<BaselinePair> speedupPairs(const FigureSpec& spec, const SubmissionRows& rows, const Phrasebook& phrases)
{
    return PairFinder(spec, rows, phrases).find();
}

}  // namespace podium
