// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/generation_matrix.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

/// As it is written, with two decimals: what reads 1.00 is not slower.
bool isSlower(double ratio) { return std::round(ratio * 100) < 100; }

}  // namespace

void RatioScale::add(double ratio)
{
    m_low = std::min(m_low, ratio);
    m_high = std::max(m_high, ratio);
}

double RatioScale::placeOf(double ratio) const
{
    const double width = std::log(m_high / m_low);
    return width > 0 ? std::log(ratio / m_low) / width : 0.5;
}

GenerationMatrix::GenerationMatrix(const GenerationMatches& matches, MetricBasis basis, const FigureContext& context,
                                   const NumberFormat& numbers)
    : m_matches(matches), m_basis(basis), m_context(context), m_numbers(numbers)
{
    std::set<std::int64_t> counts;
    for (const BenchmarkMatches& one : matches.benchmarks) {
        for (const GenerationMatch& match : one.matches) {
            counts.insert(sizeOf(*match.subject).value_or(0));
            m_scale.add(*match.ratio.value);
        }
    }
    m_counts.assign(counts.begin(), counts.end());
}

std::shared_ptr<const MatrixCell> GenerationMatrix::cellOf(const GenerationMatch& match) const
{
    MatrixCell cell;
    const auto place = std::lower_bound(m_counts.begin(), m_counts.end(), sizeOf(*match.subject).value_or(0));
    cell.column = static_cast<std::size_t>(place - m_counts.begin());
    cell.shade = m_scale.placeOf(*match.ratio.value);
    cell.slower = isSlower(*match.ratio.value);
    cell.lines = linesOf(match);
    return std::make_shared<const MatrixCell>(std::move(cell));
}

/// "2.15", "32.6 / 70.2", "v5.0 / v4.1".
std::vector<std::string> GenerationMatrix::linesOf(const GenerationMatch& match) const
{
    const auto both = [](const std::string& subject, const std::string& baseline) {
        return subject == baseline ? subject : subject + " / " + baseline;
    };
    const auto value = [&](const store::SubmissionRow& row) {
        const double found = timeToTrain(row, m_basis).value.value_or(0);  // there is none without a match
        return m_basis == MetricBasis::Throughput ? m_numbers.count(std::llround(found)) : m_numbers.minutes(found);
    };
    return {m_numbers.fixed(*match.ratio.value, 2), value(*match.subject) + " / " + value(*match.baseline),
            both(roundTitle(match.subject->key.round, m_context.tables),
                 roundTitle(match.baseline->key.round, m_context.tables))};
}

FigureMatrix GenerationMatrix::matrix(bool similar) const
{
    const Phrasebook& phrases = m_context.phrases;
    const std::string subjects = enumeration(m_matches.subjects, phrases.say(Phrase::And));
    FigureMatrix matrix;
    matrix.columnTitle =
        similar ? phrases.say(Phrase::AxisMatrixSimilar, {{"subjects", subjects}}) : phrases.say(Phrase::AxisMatrix);
    for (const std::int64_t count : m_counts) {
        matrix.columns.push_back(m_numbers.count(count));
    }
    const bool samples = m_basis == MetricBasis::Throughput;
    matrix.lineWords.push_back(phrases.say(Phrase::LegendCellRatio));
    for (const Phrase words : {samples ? Phrase::LegendCellSamples : Phrase::LegendCellTimes,
                               samples ? Phrase::LegendCellSamplesRounds : Phrase::LegendCellTimesRounds}) {
        matrix.lineWords.push_back(phrases.say(words, {{"subjects", subjects}, {"baseline", m_matches.against}}));
    }
    return matrix;
}

std::vector<LegendEntry> GenerationMatrix::legend() const
{
    // Where 1 is an end of the ramp, its words say so already.
    const bool inside = m_scale.low() < 1 && m_scale.high() > 1;
    LegendEntry ramp{LegendSymbol::Ramp, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Points, {}};
    ramp.text = m_context.phrases.say(inside ? Phrase::LegendRampMark : Phrase::LegendRamp,
                                      {{"low", m_numbers.ratio(m_scale.low())},
                                       {"high", m_numbers.ratio(m_scale.high())},
                                       {"baseline", m_matches.against},
                                       {"equal", m_numbers.ratio(1)}});
    if (inside) {
        ramp.mark = m_scale.placeOf(1);
    }
    std::vector<LegendEntry> entries{std::move(ramp)};
    if (isSlower(m_scale.low())) {
        entries.push_back({LegendSymbol::SlowerCell, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Points,
                           m_context.phrases.say(Phrase::LegendSlowerCell, {{"baseline", m_matches.against}})});
    }
    return entries;
}

}  // namespace podium
