// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::TitleRacks, "Racks to train {benchmark} in {minutes} minutes",
     "Racks, um {benchmark} in {minutes} Minuten zu trainieren"},
    {Phrase::TitleRacksOf, "Racks to train {benchmark}", "Racks, um {benchmark} zu trainieren"},
    {Phrase::TitleRacksSeveral, "Racks to train several benchmarks", "Racks, um mehrere Benchmarks zu trainieren"},
    {Phrase::TitleRacksAtSpeed, "Racks to train {benchmark} at the speed of {name}",
     "Racks, um {benchmark} im Tempo von {name} zu trainieren"},
    {Phrase::RacksTail, "{basis} basis, derived", "Basis {basis}, abgeleitet"},
    {Phrase::RacksOneMark, "one cabinet is one rack", "ein Schrank ist ein Rack"},
    {Phrase::RacksOneMarkOfBands, "one cabinet is one rack, each band in it one system",
     "ein Schrank ist ein Rack, jedes Band darin ein System"},
    {Phrase::RacksMarkOfMany, "one cabinet is {count} racks", "ein Schrank steht für {count} Racks"},
    {Phrase::RacksNameUsed, "{accelerator}, used", "{accelerator}, belegt"},
    {Phrase::RacksNameRatio, "{accelerator}, ratio {ratio}", "{accelerator}, Verhältnis {ratio}"},
    {Phrase::RacksNameRatioUnknown, "{accelerator}, ratio", "{accelerator}, Verhältnis"},
    {Phrase::RacksNameCurve, "{accelerator}, scaling curve", "{accelerator}, Skalierungskurve"},
    {Phrase::RacksLineActive, "{count} / {active} active per rack", "{count} / {active} aktive je Rack"},
    {Phrase::RacksLineFull, "{count} / {active} per rack", "{count} / {active} je Rack"},
    {Phrase::RacksLineRatio, "{count} × {ratio} / {active} per rack", "{count} × {ratio} / {active} je Rack"},
    {Phrase::RacksLineCurve, "about {count} / {active} per rack", "etwa {count} / {active} je Rack"},
    {Phrase::RacksTimes, "{times} × the racks used", "{times} × die belegten Racks"},
    {Phrase::RacksTimesAbout, "about {times} × the racks used", "etwa {times} × die belegten Racks"},
    {Phrase::RacksStatedByName, "stated by the system name", "vom Systemnamen genannt"},
    {Phrase::RacksDensityStated, "density stated by submissions", "Dichte von Einreichungen genannt"},
    {Phrase::RacksDensityPublic, "density from a public source", "Dichte aus öffentlicher Quelle"},
    {Phrase::RacksDensityAssumed, "density assumed", "Dichte angenommen"},
    {Phrase::RacksDensityGiven, "density given by the analyst", "Dichte selbst angegeben"},
    {Phrase::RacksBeyond, "extrapolated beyond {count}", "über {count} hinaus extrapoliert"},
    {Phrase::RacksBelow, "extrapolated below {count}", "unter {count} extrapoliert"},
    {Phrase::RacksAside,
     "{system}: {installed} accelerators per rack, {active} active. With all {installed} active it "
     "would be {racks} racks.",
     "{system}: {installed} Beschleuniger je Rack, {active} aktiv. Mit allen {installed} aktiv "
     "wären es {racks} Racks."},
    {Phrase::RacksAsideFull, "{system}: {installed} accelerators per rack, {evidence}.",
     "{system}: {installed} Beschleuniger je Rack, {evidence}."},
    {Phrase::RacksRowLength, "one row is {count} racks", "eine Reihe sind {count} Racks"},
    {Phrase::RacksRowLengthOne, "one row is 1 rack", "eine Reihe ist 1 Rack"},
    {Phrase::RacksStripTitle, "Sensitivity", "Empfindlichkeit"},
    {Phrase::RacksStripSubtitle, "{accelerator} racks by density, all methods",
     "Racks von {accelerator} je Dichte, alle Methoden"},
    {Phrase::RacksPerRack, "{count} per rack", "{count} je Rack"},
    {Phrase::RacksUsedLine, "{count} used", "{count} belegt"},
    {Phrase::RacksColumnMethod, "Method", "Methode"},
    {Phrase::RacksColumnAccelerators, "Accelerators needed", "Nötige Beschleuniger"},
    {Phrase::RacksColumnPerRack, "Per rack", "Je Rack"},
    {Phrase::RacksColumnRacks, "Racks", "Racks"},
    {Phrase::RacksColumnAgainst, "Against {count}", "Gegen {count}"},
    {Phrase::RacksColumnEvidence, "Assumption and evidence", "Annahme und Beleg"},
    {Phrase::RacksCellUsed, "Used, {accelerator}", "Belegt, {accelerator}"},
    {Phrase::RacksCellRatio, "Ratio r = {ratio}", "Verhältnis r = {ratio}"},
    {Phrase::RacksCellRatioUnknown, "Ratio", "Verhältnis"},
    {Phrase::RacksCellCurve, "Scaling curve", "Skalierungskurve"},
    {Phrase::RacksAbout, "about {count}", "etwa {count}"},
    {Phrase::RacksRatioGiven, "r as given", "r wie angegeben"},
    {Phrase::RacksRatioEqual, "r at {count} each", "r bei je {count}"},
    {Phrase::RacksRatioPerAccelerator, "r per accelerator, {a} against {b}", "r je Beschleuniger, {a} gegen {b}"},
    {Phrase::RacksInterpolated, "interpolated", "interpoliert"},
    {Phrase::NoteRacksNoEqualSize, "No {accelerator} result has {count} accelerators",
     "Kein Ergebnis mit {accelerator} hat {count} Beschleuniger"},
    {Phrase::NoteRacksDensity, "{accelerator}: {density}, {evidence}", "{accelerator}: {density}, {evidence}"},
    {Phrase::EmptyRacks,
     "The racks of {name} are not known: {reason}. Say how many accelerators stand in one of its racks",
     "Die Racks von {name} sind nicht bekannt: {reason}. Geben Sie an, "
     "wie viele Beschleuniger in einem seiner Racks stehen"},
    {Phrase::EmptyRacksAgainst, "No other accelerator has results that {name} may be held against",
     "Kein anderer Beschleuniger hat Ergebnisse, an denen sich {name} messen ließe"},
    {Phrase::SummaryRacks, "{title}. {subtitle}. Racks: {rows}.", "{title}. {subtitle}. Racks: {rows}."},
});

static_assert(isWhole(entries, Phrase::TitleRacks, Phrase::SummaryRacks));

}  // namespace

const PhraseEntry* racksPhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
