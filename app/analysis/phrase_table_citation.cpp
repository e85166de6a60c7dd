// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::CitationOf, "{entries}.", "{entries}."},
    {Phrase::CitationSystemNames, "Systems: {systems}.", "Systeme: {systems}."},
    {Phrase::CitationAgainst, "Held against: {systems}.", "Verglichen mit: {systems}."},
    {Phrase::CitationNamesBeside, "The {count} results stand by submitter and system in the text beside this figure.",
     "Die {count} Ergebnisse stehen mit Einreicher und System im Text neben dieser Abbildung."},
    {Phrase::FormulaRawTime, "T before the scaling factor", "T vor dem Skalierungsfaktor"},
    {Phrase::FormulaThroughput, "samples to converge / raw time", "Samples bis zum Ziel / Rohzeit"},
    {Phrase::FormulaRunDeviation, "sample standard deviation of the counted runs",
     "Stichproben-Standardabweichung der gewerteten Läufe"},
    {Phrase::FormulaRacksUsed, "ceil(N / active accelerators per rack)",
     "aufgerundet: N / aktive Beschleuniger je Rack"},
    {Phrase::FormulaByCurve, "N at which the log-log curve of b reaches T_a",
     "N, bei dem die doppelt logarithmische Kurve von b T_a erreicht"},
    {Phrase::FormulaRacksForEqualTime, "ceil(accelerators for equal time / active accelerators per rack)",
     "aufgerundet: Beschleuniger für gleiche Zeit / aktive Beschleuniger je Rack"},
    {Phrase::FormulaCost, "accelerator-hours × price", "Beschleunigerstunden × Preis"},
    {Phrase::FormulaImprovement, "T of the round before / T", "T der Runde davor / T"},
    {Phrase::TagBaselineUnverified, "baseline unverified", "Bezug nicht verifiziert"},
    {Phrase::LegendEfficiency, "%: scaling efficiency of the line", "%: Skalierungseffizienz der Linie"},
    {Phrase::LegendImprovement, "1.00 ×: times as fast as the round shown before",
     "1,00 ×: so viel Mal so schnell wie die gezeigte Runde davor"},
    {Phrase::NoteRoundsWithout, "No matching result in this database: {rounds}",
     "Kein passendes Ergebnis in dieser Datenbank: {rounds}"},
    {Phrase::NoteRacksRatioGiven, "Ratio {ratio}: given by the analyst, not measured",
     "Verhältnis {ratio}: selbst angegeben, nicht gemessen"},
    {Phrase::RacksNameRatioGiven, "{accelerator}, given ratio {ratio}", "{accelerator}, Verhältnis {ratio} (Angabe)"},
    {Phrase::NoteNoEfficiency, "{name}, {from} to {to}: no scaling efficiency, since the ends are {one} and {other}",
     "{name}, {from} bis {to}: keine Skalierungseffizienz, denn die Enden sind {one} und {other}"},
    {Phrase::LegendSideBySide, "side by side: at one count", "nebeneinander: bei einer Zahl"},
    {Phrase::LegendBorder, "rules changed", "Regeln geändert"},
    {Phrase::CitationDroppedRuns,
     "Dropped by the rule: the fastest and the slowest runs of a result do not enter its score.",
     "Nach der Regel gestrichen: Die schnellsten und die langsamsten Läufe eines Ergebnisses gehen nicht in seine "
     "Wertung ein."},
});

static_assert(isWhole(entries, Phrase::CitationOf, Phrase::CitationDroppedRuns));

}  // namespace

const PhraseEntry* citationPhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
