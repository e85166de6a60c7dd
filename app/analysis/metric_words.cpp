// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include "app/analysis/display_text.h"
#include "app/analysis/metric.h"

namespace podium {

namespace {

constexpr std::array metricNames{
    Phrase::MetricTimeToTrain,         Phrase::MetricRawTime,
    Phrase::MetricThroughput,          Phrase::MetricSpeedupAsSubmitted,
    Phrase::MetricSpeedupAtEqualCount, Phrase::MetricSpeedupPerAccelerator,
    Phrase::MetricSizeRatio,           Phrase::MetricAcceleratorHours,
    Phrase::MetricScalingEfficiency,   Phrase::MetricRunDeviation,
    Phrase::MetricRacksUsed,           Phrase::MetricEqualTimeByRatio,
    Phrase::MetricEqualTimeByCurve,    Phrase::MetricRacksForEqualTime,
    Phrase::MetricFootprintRatio,      Phrase::MetricCost,
    Phrase::MetricImprovement,         Phrase::MetricGeometricMean,
};
static_assert(metricNames.size() == static_cast<std::size_t>(Formula::GeometricMean) + 1);

constexpr std::array basisPhrases{Phrase::MetricBasisOfficial, Phrase::MetricBasisRaw, Phrase::MetricBasisThroughput};

constexpr std::array absences{
    Phrase::AbsenceNoScore,        Phrase::AbsenceNoScore,          Phrase::AbsenceNoRawTime,
    Phrase::AbsenceNoSamples,      Phrase::AbsenceDifferentUnits,   Phrase::AbsenceNoSize,
    Phrase::AbsenceDifferentSizes, Phrase::AbsenceNotOnThisBasis,   Phrase::AbsenceTooFewRuns,
    Phrase::AbsenceNoDensity,      Phrase::AbsenceNoPrice,          Phrase::AbsenceNoRatio,
    Phrase::AbsenceTooFewPoints,   Phrase::AbsenceFlatCurve,        Phrase::AbsenceOutOfReach,
    Phrase::EmptyBlocked,          Phrase::AbsenceDifferentSystems,
};
static_assert(absences.size() == static_cast<std::size_t>(Absence::DifferentSystems) + 1);

constexpr std::array evidences{Phrase::EvidenceSubmission, Phrase::EvidencePublicSource, Phrase::EvidenceAssumption,
                               Phrase::EvidenceAnalyst};

/// The notes of one language.
class NoteWriter {
public:
    NoteWriter(const MetricNote& note, const Phrasebook& phrases, const NumberFormat& numbers)
        : m_note(note), m_phrases(phrases), m_numbers(numbers)
    {
    }

    std::string text() const
    {
        switch (m_note.code) {
        case NoteCode::Counts:
            return say(Phrase::NoteCounts, {{"a", count(0)}, {"b", count(1)}});
        case NoteCode::EqualCount:
            return say(Phrase::NoteEqualCount, {{"count", count(0)}});
        case NoteCode::WithinTolerance:
            return say(Phrase::NoteWithinTolerance,
                       {{"a", count(0)}, {"b", count(1)}, {"tolerance", m_numbers.percent(number(2))}});
        case NoteCode::ScalingFactors:
            return say(Phrase::NoteScalingFactors,
                       {{"a", m_numbers.factor(number(0))}, {"b", m_numbers.factor(number(1))}});
        case NoteCode::SamplesToConverge:
            return say(Phrase::NoteSamplesToConverge, {{"a", amount(0)}, {"b", amount(1)}});
        case NoteCode::EpochsToConverge:
            return say(Phrase::NoteEpochsToConverge, {{"a", amount(0)}, {"b", amount(1)}});
        case NoteCode::ScoreOfOneRun:
            return say(Phrase::NoteScoreOfOneRun, {});
        case NoteCode::PartOfBenchmarks:
            return say(Phrase::NotePartOfBenchmarks, {{"used", count(0)}, {"count", count(1)}});
        case NoteCode::Unofficial:
            return say(Phrase::NoteUnofficial, {});
        case NoteCode::Price:
            return say(Phrase::NotePrice,
                       {{"price", m_numbers.fixed(number(0), 2)}, {"currency", displayText(m_note.text, 20)}});
        case NoteCode::RunsCounted:
            return say(Phrase::NoteRunsCounted, {{"counted", count(0)}, {"runs", count(1)}});
        default:
            return footprintText();
        }
    }

private:
    std::string footprintText() const
    {
        switch (m_note.code) {
        case NoteCode::RatioUsed:
            return say(Phrase::NoteRatioUsed, {{"ratio", m_numbers.fixed(number(0), 3)}, {"name", formulaName()}});
        case NoteCode::RatioGiven:
            return say(Phrase::NoteRatioGiven, {{"ratio", m_numbers.fixed(number(0), 3)}});
        case NoteCode::Density:
            return densityText();
        case NoteCode::Evidence:
            return m_phrases.say(evidences.at(static_cast<std::size_t>(number(0)) % evidences.size()));
        case NoteCode::StatedRacks:
            return say(Phrase::NoteStatedRacks, {{"racks", count(0)}});
        case NoteCode::Interpolated:
            return say(Phrase::NoteInterpolated, {{"low", count(0)}, {"high", count(1)}, {"count", count(2)}});
        case NoteCode::ExtrapolatedAbove:
            return say(Phrase::NoteExtrapolatedAbove, {{"high", count(1)}, {"count", count(2)}});
        case NoteCode::ExtrapolatedBelow:
            return say(Phrase::NoteExtrapolatedBelow, {{"low", count(0)}, {"count", count(2)}});
        case NoteCode::PointsLeftOut:
            return say(Phrase::NotePointsLeftOut, {{"count", count(0)}});
        case NoteCode::MixedDensities:
            return say(Phrase::NoteMixedDensities, {{"count", count(0)}});
        default:
            return {};
        }
    }

    std::string densityText() const
    {
        const Phrase phrase = number(0) == number(1) ? Phrase::NoteDensityFull : Phrase::NoteDensity;
        const std::string text = say(phrase, {{"active", count(0)}, {"installed", count(1)}});
        return m_note.text.empty() ? text : text + " (" + displayText(m_phrases.remark(m_note.text)) + ")";
    }

    std::string formulaName() const
    {
        for (std::size_t index = 0; index < metricNames.size(); ++index) {
            if (toString(static_cast<Formula>(index)) == m_note.text) {
                return m_phrases.say(metricNames[index]);
            }
        }
        return displayText(m_note.text);
    }

    std::string say(Phrase phrase, Phrasebook::Values values) const { return m_phrases.say(phrase, values); }

    double number(std::size_t index) const { return index < m_note.numbers.size() ? m_note.numbers[index] : 0; }

    std::string count(std::size_t index) const { return m_numbers.fixed(number(index), 0); }

    /// Whole where it is whole or large, as samples are; epochs have a fraction.
    std::string amount(std::size_t index) const
    {
        const double value = number(index);
        return m_numbers.fixed(value, value == std::floor(value) || std::abs(value) >= 1000 ? 0 : 3);
    }

    const MetricNote& m_note;
    const Phrasebook& m_phrases;
    const NumberFormat& m_numbers;
};

}  // namespace

std::string formulaWords(Formula formula, const Phrasebook& phrases)
{
    switch (formula) {
    case Formula::RawTime:
        return phrases.say(Phrase::FormulaRawTime);
    case Formula::Throughput:
        return phrases.say(Phrase::FormulaThroughput);
    case Formula::RunDeviation:
        return phrases.say(Phrase::FormulaRunDeviation);
    case Formula::RacksUsed:
        return phrases.say(Phrase::FormulaRacksUsed);
    case Formula::EqualTimeByCurve:
        return phrases.say(Phrase::FormulaByCurve);
    case Formula::RacksForEqualTime:
        return phrases.say(Phrase::FormulaRacksForEqualTime);
    case Formula::Cost:
        return phrases.say(Phrase::FormulaCost);
    case Formula::Improvement:
        return phrases.say(Phrase::FormulaImprovement);
    default:
        return std::string(formulaText(formula));
    }
}

std::string metricName(Formula formula, const Phrasebook& phrases)
{
    return phrases.say(metricNames.at(static_cast<std::size_t>(formula)));
}

std::string basisName(MetricBasis basis, const Phrasebook& phrases)
{
    return phrases.say(basisPhrases.at(static_cast<std::size_t>(basis)));
}

std::string absenceText(Absence absence, const Phrasebook& phrases)
{
    return absence == Absence::None ? std::string() : phrases.say(absences.at(static_cast<std::size_t>(absence)));
}

std::string noteText(const MetricNote& note, const Phrasebook& phrases, const NumberFormat& numbers)
{
    return NoteWriter(note, phrases, numbers).text();
}

std::string notesText(const Metric& metric, const Phrasebook& phrases, const NumberFormat& numbers)
{
    std::vector<std::string> parts;
    if (metric.absence != Absence::None) {
        parts.push_back(absenceText(metric.absence, phrases));
    }
    for (const MetricNote& note : metric.notes) {
        parts.push_back(noteText(note, phrases, numbers));
    }
    return joined(parts, "; ");
}

}  // namespace podium
