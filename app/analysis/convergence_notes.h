// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "app/analysis/figure_builder.h"
#include "app/analysis/run_curve.h"

namespace podium {

/// What a figure of convergence says beside its curves: when the first evaluation came, what is not drawn and why, what
/// the catalogue left out. Counts while the curves are made, then words.
class ConvergenceNotes {
public:
    /// The references must outlive this.
    ConvergenceNotes(const FigureSpec& spec, const FigureContext& context);

    /// Of one submission, which is called `name`.
    void addFirstEvaluation(const std::string& name, const std::vector<Run>& runs);
    void count(const DrawnRun& drawn, const Run& run, bool verified);
    void countOnLogAxis(std::size_t dropped) { m_onLogAxis = dropped; }
    void setRange(const QualityRange& range) { m_range = range; }

    /// Adds all notes; `rest` are the results that are not drawn.
    void add(Figure& figure, const FigureCurves& curves, const SubmissionRows& rest) const;

    /// Why a submission has no curve.
    [[nodiscard]] std::string reason(CurveAbsence absence, bool noRuns) const;
    /// Title of an axis in this unit.
    [[nodiscard]] static Phrase unitPhrase(PositionUnit unit);
    /// How much was trained, for reading: "1,234,567", "2.91".
    [[nodiscard]] std::string trainedText(double trained) const;
    /// "and 26 more".
    [[nodiscard]] std::string countMore(std::size_t count) const;
    [[nodiscard]] std::vector<std::string> namesOf(const SubmissionRows& rows) const;

private:
    void say(Figure& figure, Phrase phrase, std::size_t count, Phrasebook::Values further = {}) const;
    void addRest(Figure& figure, const SubmissionRows& rest) const;

    const FigureSpec& m_spec;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    std::vector<std::string> m_firstEvaluations;
    std::map<CurveAbsence, std::size_t> m_absent;
    std::size_t m_curves = 0;
    std::size_t m_thinned = 0;  ///< curves as long as the catalogue keeps them at most
    std::size_t m_afterTheEnd = 0;
    std::size_t m_rescaled = 0;
    std::size_t m_onLogAxis = 0;
    QualityRange m_range;
};

}  // namespace podium
