// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/convergence_notes.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/first_evaluation.h"
#include "db/records/catalogue_limits.h"

namespace podium {

namespace {

constexpr std::size_t namedRest = 3;  ///< of the results that are not drawn; the data names all

/// Two decimals from 1 on; four below, or up to six so that two digits are seen of a number that is smaller still.
std::string qualityText(double quality, const NumberFormat& numbers)
{
    constexpr int usual = 4;
    constexpr int most = 6;
    const double size = std::abs(quality);
    if (size == 0) {
        return numbers.fixed(0, 0);
    }
    if (size >= 1) {
        return numbers.fixed(quality, 2);
    }
    const double least = std::pow(10, -most);
    if (size < least) {
        return quality > 0 ? "< " + numbers.fixed(least, most) : "> " + numbers.fixed(-least, most);
    }
    const int zeros = static_cast<int>(-std::floor(std::log10(size))) - 1;
    return numbers.fixed(quality, std::clamp(zeros + 2, usual, most));
}

}  // namespace

ConvergenceNotes::ConvergenceNotes(const FigureSpec& spec, const FigureContext& context)
    : m_spec(spec), m_context(context), m_phrases(context.phrases), m_numbers(spec.style.language)
{
}

void ConvergenceNotes::addFirstEvaluation(const std::string& name, const std::vector<Run>& runs)
{
    const FirstEvaluation first = firstEvaluation(runs);
    if (!first.median) {
        return;
    }
    const std::string low = m_numbers.minutes(*first.earliest);
    const std::string high = m_numbers.minutes(*first.latest);
    const std::string range =
        low == high ? std::string() : " (" + m_phrases.say(Phrase::ValueRange, {{"low", low}, {"high", high}}) + ")";
    m_firstEvaluations.push_back(name + ": " + m_numbers.minutes(*first.median) + range);
}

void ConvergenceNotes::count(const DrawnRun& drawn, const Run& run, bool verified)
{
    m_afterTheEnd += drawn.afterTheEnd;
    if (drawn.absence != CurveAbsence::None) {
        ++m_absent[drawn.absence];
        return;
    }
    ++m_curves;
    m_rescaled += drawn.rescaled ? 1U : 0U;
    m_thinned += verified && run.curve.points.size() == catalogueCurvePoints ? 1U : 0U;
}

void ConvergenceNotes::say(Figure& figure, Phrase phrase, std::size_t count, Phrasebook::Values further) const
{
    if (count > 0) {
        // Names last: what they hold in braces stays as it is.
        const std::string words = m_phrases.say(phrase, {{"count", m_numbers.count(static_cast<std::int64_t>(count))}});
        figure.notes.push_back({Verdict::Green, fillIn(words, further)});
    }
}

void ConvergenceNotes::add(Figure& figure, const FigureCurves& curves, const SubmissionRows& rest) const
{
    say(figure, Phrase::NoteFirstEvaluation, m_firstEvaluations.size(), {{"times", joined(m_firstEvaluations, "; ")}});
    addRest(figure, rest);
    const bool counted = m_spec.over == ConvergenceOver::Samples && curves.unit != PositionUnit::Samples;
    say(figure, curves.unit == PositionUnit::Epochs ? Phrase::NoteEpochsLogged : Phrase::NoteStepsLogged,
        counted ? m_curves : 0);
    for (const auto& [absence, count] : m_absent) {
        say(figure, Phrase::NoteRunsNotDrawn, count, {{"reason", reason(absence, false)}});
    }
    say(figure, Phrase::NoteAfterTheEnd, m_afterTheEnd);
    say(figure, Phrase::NoteBeyondAxis, m_range.beyond, {{"farthest", qualityText(m_range.farthest, m_numbers)}});
    say(figure, Phrase::DroppedOnLogAxis, m_onLogAxis);
    say(figure, Phrase::NoteFractions, m_rescaled);
    say(figure, Phrase::NoteThinned, m_thinned,
        {{"most", std::to_string(catalogueCurvePoints)},
         {"curves", m_numbers.count(static_cast<std::int64_t>(m_curves))}});
}

std::vector<std::string> ConvergenceNotes::namesOf(const SubmissionRows& rows) const
{
    const std::vector<std::string> accelerators = acceleratorNames(rows);
    std::vector<std::string> names;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        names.push_back(rowName(rows[index], accelerators[index], m_numbers));
    }
    return names;
}

std::string ConvergenceNotes::countMore(std::size_t count) const
{
    return m_phrases.say(Phrase::MoreRows, {{"count", m_numbers.count(static_cast<std::int64_t>(count))}});
}

void ConvergenceNotes::addRest(Figure& figure, const SubmissionRows& rest) const
{
    std::vector<std::string> names = namesOf(rest);
    if (names.size() > namedRest + 1) {
        const std::size_t more = names.size() - namedRest;
        names.resize(namedRest);
        names.push_back(countMore(more));
    }
    say(figure, Phrase::NoteNotAmongDrawn, rest.size(),
        {{"most", std::to_string(std::min<std::size_t>(mostCurves, static_cast<std::size_t>(m_spec.maxRows)))},
         {"names", joined(names, "; ")}});
}

std::string ConvergenceNotes::reason(CurveAbsence absence, bool noRuns) const
{
    switch (absence) {
    case CurveAbsence::NoNumbers:
        return m_phrases.say(Phrase::CurveNoNumbers);
    case CurveAbsence::OtherUnit:
        return m_phrases.say(Phrase::CurveOtherUnit);
    case CurveAbsence::AfterTheEnd:
        return m_phrases.say(Phrase::CurveAfterTheEnd);
    case CurveAbsence::None:
    case CurveAbsence::NoEvaluations:
        break;
    }
    return m_phrases.say(noRuns ? Phrase::MissingRuns : Phrase::CurveNoEvaluations);
}

Phrase ConvergenceNotes::unitPhrase(PositionUnit unit)
{
    switch (unit) {
    case PositionUnit::Samples:
        return Phrase::AxisSamples;
    case PositionUnit::Epochs:
        return Phrase::AxisEpochs;
    case PositionUnit::Steps:
        break;
    }
    return Phrase::AxisSteps;
}

std::string ConvergenceNotes::trainedText(double trained) const
{
    return m_numbers.fixed(trained, trained >= 100 || trained == std::floor(trained) ? 0 : 2);
}

}  // namespace podium
