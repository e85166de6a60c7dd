// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::TitleGenerations, "{subjects} against {baseline} at equal accelerator counts",
     "{subjects} gegen {baseline} bei gleicher Zahl der Beschleuniger"},
    {Phrase::TitleGenerationsMatched, "{subjects} against {baseline} at similar accelerator counts",
     "{subjects} gegen {baseline} bei ähnlicher Zahl der Beschleuniger"},
    {Phrase::BenchmarksMany, "{count} benchmarks", "{count} Benchmarks"},
    {Phrase::WithinOneRound, "each pair of one round", "jedes Paar aus einer Runde"},
    {Phrase::AxisGenerations, "Times as fast as {baseline}", "Vielfaches der Geschwindigkeit von {baseline}"},
    {Phrase::ColumnTimesAsFast, "Times as fast", "Vielfaches"},
    {Phrase::LegendSubjectBest, "best {name} at each count, labelled with its accelerators where there is room",
     "bestes Ergebnis von {name} je Zahl der Beschleuniger, wo Platz ist mit ihr beschriftet"},
    {Phrase::LegendSubjectCount, "best {name} at each count", "bestes Ergebnis von {name} je Zahl der Beschleuniger"},
    {Phrase::LegendMean, "geometric mean, unofficial", "geometrisches Mittel, inoffiziell"},
    {Phrase::RowMean, "Unofficial geometric mean", "Inoffizielles geometrisches Mittel"},
    {Phrase::RatioWithTimes, "{ratio} · {subject} instead of {baseline} min",
     "{ratio} · {subject} statt {baseline} min"},
    {Phrase::MissingEqualCounts, "no equal count: {subject} {counts}; {baseline} {others}",
     "keine gleiche Zahl: {subject} {counts}; {baseline} {others}"},
    {Phrase::MoreWithoutMatch, "{count} without a match", "{count} ohne Partner"},
    {Phrase::MoreWithoutSpeedup, "{count} without a speedup", "{count} ohne Beschleunigung"},
    {Phrase::SpeedupFromOfficial, "speedup from official scores", "Beschleunigung nach offiziellen Wertungen"},
    {Phrase::SpeedupFromRaw, "speedup from raw times, before the scaling factor",
     "Beschleunigung nach Rohzeiten, vor dem Skalierungsfaktor"},
    {Phrase::SpeedupFromThroughput, "speedup from throughput: samples to converge divided by raw time",
     "Beschleunigung nach Durchsatz: Samples bis zum Ziel geteilt durch Rohzeit"},
    {Phrase::MissingSameRound, "no equal count in one round", "keine gleiche Zahl in einer Runde"},
    {Phrase::MissingDivision, "one in the Closed, the other in the Open division",
     "das eine in der Division Closed, das andere in Open"},
    {Phrase::MissingUnpublished, "results are not public yet", "Ergebnisse noch nicht öffentlich"},
    {Phrase::MissingOnBasis, "no value on this basis", "kein Wert auf dieser Basis"},
    {Phrase::NoteOnlyOne, "Only {name} ran {benchmarks}", "Nur mit {name} eingereicht: {benchmarks}"},
    {Phrase::NoteRulesChanged, "Not compared, since the rules changed between the rounds: {benchmarks}",
     "Nicht verglichen, weil sich zwischen den Runden die Regeln änderten: {benchmarks}"},
    {Phrase::RoundAgainst, "{subject} against {baseline}", "{subject} gegen {baseline}"},
    {Phrase::ReasonPairsRounds, "Rounds differ in {count} of {all} pairs: {rounds}",
     "Runden verschieden bei {count} von {all} Paaren: {rounds}"},
    {Phrase::ReasonPairsAvailability, "Availability differs in {count} of {all} pairs: {categories}",
     "Verfügbarkeit verschieden bei {count} von {all} Paaren: {categories}"},
    {Phrase::ReasonPairsVerification, "Unverified beside verified in {count} of {all} pairs",
     "Nicht verifiziert neben verifiziert bei {count} von {all} Paaren"},
    {Phrase::ReasonPairsCounts, "Accelerator counts differ in {count} of {all} pairs, by at most {tolerance}",
     "Zahl der Beschleuniger verschieden bei {count} von {all} Paaren, um höchstens {tolerance}"},
    {Phrase::EmptyNoHardware, "No result of {name} is among those that the filter lets through",
     "Unter den Ergebnissen, die der Filter durchlässt, ist keines von {name}"},
    {Phrase::EmptyNoBenchmark, "{subjects} and {baseline} share no benchmark that may be compared",
     "{subjects} und {baseline} haben keinen vergleichbaren Benchmark gemeinsam"},
    {Phrase::EmptyNoMatch, "{subjects} and {baseline} never ran the same benchmark at equal accelerator counts",
     "{subjects} und {baseline} liefen in keinem Benchmark mit gleich vielen Beschleunigern"},
    {Phrase::NextPartner, "Next step: hold {name} against {partner}; benchmarks in common: {count}",
     "Nächster Schritt: {name} mit {partner} vergleichen; gemeinsame Benchmarks: {count}"},
    {Phrase::NextTolerance, "Next step: allow a tolerance of the counts, or compare scaling curves",
     "Nächster Schritt: eine Toleranz der Zahl zulassen, oder Skalierungskurven vergleichen"},
    {Phrase::NextHardware, "There are results of {names}", "Es gibt Ergebnisse von {names}"},
    {Phrase::AxisMatrix, "Accelerators on each side", "Beschleuniger auf jeder Seite"},
    {Phrase::AxisMatrixSimilar, "Accelerators of {subjects}", "Beschleuniger von {subjects}"},
    {Phrase::LegendRamp, "{low} to {high} as fast as {baseline}", "{low} bis {high} so schnell wie {baseline}"},
    {Phrase::LegendRampMark, "{low} to {high} as fast as {baseline}, line at {equal}",
     "{low} bis {high} so schnell wie {baseline}, Strich bei {equal}"},
    {Phrase::LegendSlowerCell, "slower than {baseline}", "langsamer als {baseline}"},
    {Phrase::LegendCellRatio, "in the cells: the ratio", "in den Feldern: das Verhältnis"},
    {Phrase::LegendCellTimes, "in the cells: ratio; minutes of {subjects} / {baseline}",
     "in den Feldern: Verhältnis; Minuten von {subjects} / {baseline}"},
    {Phrase::LegendCellTimesRounds, "in the cells: ratio; minutes of {subjects} / {baseline}; rounds likewise",
     "in den Feldern: Verhältnis; Minuten von {subjects} / {baseline}; Runden ebenso"},
    {Phrase::LegendCellSamples, "in the cells: ratio; samples per minute of {subjects} / {baseline}",
     "in den Feldern: Verhältnis; Samples pro Minute von {subjects} / {baseline}"},
    {Phrase::LegendCellSamplesRounds,
     "in the cells: ratio; samples per minute of {subjects} / {baseline}; rounds likewise",
     "in den Feldern: Verhältnis; Samples pro Minute von {subjects} / {baseline}; Runden ebenso"},
    {Phrase::SummaryGenerations, "{title}. {subtitle}. Largest ratio: {high}, {best}. Smallest: {low}, {worst}.",
     "{title}. {subtitle}. Größtes Verhältnis: {high}, {best}. Kleinstes: {low}, {worst}."},
});

static_assert(isWhole(entries, Phrase::TitleGenerations, Phrase::SummaryGenerations));

}  // namespace

const PhraseEntry* generationsPhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
