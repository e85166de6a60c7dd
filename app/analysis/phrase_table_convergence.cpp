// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::TitleConvergence, "Convergence of {benchmark}", "Konvergenz von {benchmark}"},
    {Phrase::TitleConvergenceSeveral, "Convergence of several benchmarks", "Konvergenz mehrerer Benchmarks"},
    {Phrase::RunsOfResult, "{runs} runs of 1 result", "{runs} Läufe aus 1 Ergebnis"},
    {Phrase::RunsOfResults, "{runs} runs of {count} results", "{runs} Läufe aus {count} Ergebnissen"},
    {Phrase::RunsOfSomeResults, "{runs} runs of {drawn} of {count} results",
     "{runs} Läufe aus {drawn} von {count} Ergebnissen"},
    {Phrase::AxisQualityRises, "{metric}, higher is better", "{metric}, höher ist besser"},
    {Phrase::AxisQualityFalls, "{metric}, lower is better", "{metric}, niedriger ist besser"},
    {Phrase::QualityUnknown, "Quality, as logged", "Qualität, wie geloggt"},
    {Phrase::AxisRunMinutes, "Minutes since the start of the run", "Minuten seit Beginn des Laufs"},
    {Phrase::AxisRunMinutesUnscaled, "Minutes since the start of the run, before the scaling factor",
     "Minuten seit Beginn des Laufs, vor dem Skalierungsfaktor"},
    {Phrase::AxisSamples, "Samples since the start of the run, as the logs count them",
     "Samples seit Beginn des Laufs, wie die Logs sie zählen"},
    {Phrase::AxisEpochs, "Epochs since the start of the run", "Epochen seit Beginn des Laufs"},
    {Phrase::AxisSteps, "Steps since the start of the run", "Schritte seit Beginn des Laufs"},
    {Phrase::TargetLine, "Target: {target}", "Ziel: {target}"},
    {Phrase::LegendMiddleRun, "middle one of the runs that count", "mittlerer der gewerteten Läufe"},
    {Phrase::LegendTargetMet, "target met", "Ziel erreicht"},
    {Phrase::CurveNoEvaluations, "no evaluation in the log", "keine Bewertung im Log"},
    {Phrase::CurveNoNumbers, "no evaluation is a number", "keine Bewertung ist eine Zahl"},
    {Phrase::CurveOtherUnit, "the log counts in another unit", "das Log zählt in einer anderen Einheit"},
    {Phrase::CurveAfterTheEnd, "evaluated after the end of the run; drawn over samples only",
     "nach dem Ende des Laufs bewertet; nur über Samples gezeichnet"},
    {Phrase::EmptyNoCurves, "No run has a curve to draw", "Kein Lauf hat eine Kurve, die sich zeichnen ließe"},
    {Phrase::EmptySeveralMetrics, "One axis cannot hold different metrics: {metrics}",
     "Eine Achse kann nicht verschiedene Größen zeigen: {metrics}"},
    {Phrase::NoteFirstEvaluation, "Minutes before the first evaluation, median (and range) of the runs: {times}",
     "Minuten bis zur ersten Bewertung, Median (und Bereich) der Läufe: {times}"},
    {Phrase::NoteNotAmongDrawn, "Not drawn, since {most} submissions are drawn at most: {names}",
     "Nicht gezeichnet, da höchstens {most} Einreichungen gezeichnet werden: {names}"},
    {Phrase::NoteEpochsLogged, "The logs count epochs, not samples: curves are drawn over epochs",
     "Die Logs zählen Epochen, nicht Samples: gezeichnet ist über Epochen"},
    {Phrase::NoteStepsLogged, "The logs count steps, not samples: curves are drawn over steps",
     "Die Logs zählen Schritte, nicht Samples: gezeichnet ist über Schritten"},
    {Phrase::NoteRunsNotDrawn, "Runs that are not drawn, since {reason}: {count}",
     "Nicht gezeichnete Läufe, {reason}: {count}"},
    {Phrase::NoteAfterTheEnd, "Evaluations after the end of their run, not shown over minutes: {count}",
     "Bewertungen nach dem Ende ihres Laufs, über Minuten nicht gezeigt: {count}"},
    {Phrase::NoteBeyondAxis, "Evaluations beyond the axis: {count}, the farthest at {farthest}",
     "Bewertungen jenseits der Achse: {count}, die fernste bei {farthest}"},
    {Phrase::NoteFractions, "Logged as a fraction, drawn in percent: {count} runs",
     "Als Anteil geloggt, in Prozent gezeichnet: {count} Läufe"},
    {Phrase::NoteThinned,
     "The catalogue keeps at most {most} evaluations of a run, and {count} of {curves} curves have that many",
     "Der Katalog behält höchstens {most} Bewertungen eines Laufs; so viele haben {count} von {curves} Kurven"},
    {Phrase::SamplesValue, "{count} samples", "{count} Samples"},
    {Phrase::EpochsValue, "{count} epochs", "{count} Epochen"},
    {Phrase::StepsValue, "{count} steps", "{count} Schritten"},
    {Phrase::CurveFinding, "target met by {met} of {runs} runs, by the middle one after {value}",
     "Ziel erreicht von {met} von {runs} Läufen, vom mittleren nach {value}"},
    {Phrase::CurveFindingNone, "target met by {met} of {runs} runs", "Ziel erreicht von {met} von {runs} Läufen"},
    {Phrase::SummaryConvergence, "{title}. {subtitle}. {target}, met first by {name} after {value}.",
     "{title}. {subtitle}. {target}, zuerst erreicht von {name} nach {value}."},
    {Phrase::SummaryConvergenceNone, "{title}. {subtitle}. No middle run meets a target.",
     "{title}. {subtitle}. Kein mittlerer Lauf erreicht ein Ziel."},
    {Phrase::CitationCurves,
     "Curves show the evaluations that the runs logged; they are not an official MLPerf metric.",
     "Die Kurven zeigen die Bewertungen, die die Läufe geloggt haben; sie sind keine offizielle MLPerf-Größe."},
});

static_assert(isWhole(entries, Phrase::TitleConvergence, Phrase::CitationCurves));

}  // namespace

const PhraseEntry* convergencePhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
