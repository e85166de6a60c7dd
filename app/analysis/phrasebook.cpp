// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrasebook.h"

#include <array>
#include <cstddef>
#include <utility>

namespace podium {

namespace {

struct Entry {
    Phrase phrase;
    std::string_view english;
    std::string_view german;
};

constexpr std::size_t phraseCount = static_cast<std::size_t>(Phrase::Count_);

constexpr std::array<Entry, phraseCount> entries{{
    {Phrase::And, " and ", " und "},
    {Phrase::TitleTimeToTrain, "Time to train {benchmark}", "Trainingszeit von {benchmark}"},
    {Phrase::TitleTimeToTrainSeveral, "Time to train several benchmarks", "Trainingszeit mehrerer Benchmarks"},
    {Phrase::TitleSpread, "Run-to-run spread of {benchmark}", "Streuung der Läufe von {benchmark}"},
    {Phrase::TitleSpreadSeveral, "Run-to-run spread of several benchmarks", "Streuung der Läufe mehrerer Benchmarks"},
    {Phrase::DivisionClosed, "Closed division", "Division Closed"},
    {Phrase::DivisionOpen, "Open division", "Division Open"},
    {Phrase::DivisionUnknown, "division unknown", "Division unbekannt"},
    {Phrase::DivisionsBoth, "Closed and Open divisions", "Divisionen Closed und Open"},
    {Phrase::DivisionClosedShort, "Closed", "Closed"},
    {Phrase::DivisionOpenShort, "Open", "Open"},
    {Phrase::BasisOfficial, "official score", "offizielle Wertung"},
    {Phrase::BasisRaw, "raw time, before the scaling factor", "Rohzeit, vor dem Skalierungsfaktor"},
    {Phrase::ResultsOne, "1 result", "1 Ergebnis"},
    {Phrase::ResultsMany, "{count} results", "{count} Ergebnisse"},
    {Phrase::LowerIsBetter, "lower is better", "kürzer ist besser"},
    {Phrase::LogAxis, "logarithmic axis", "logarithmische Achse"},
    {Phrase::ColumnSubmitterSystem, "Submitter and system", "Einreicher und System"},
    {Phrase::ColumnRound, "Round", "Runde"},
    {Phrase::ColumnDivision, "Division", "Division"},
    {Phrase::ColumnBenchmark, "Benchmark", "Benchmark"},
    {Phrase::ColumnCount, "Accelerators", "Beschleuniger"},
    {Phrase::AxisTimeToTrain, "Time to train in minutes", "Trainingszeit in Minuten"},
    {Phrase::AxisRawTime, "Raw time in minutes", "Rohzeit in Minuten"},
    {Phrase::AxisRunTime, "Time of each run in minutes, times the scaling factor",
     "Zeit jedes Laufs in Minuten, mal Skalierungsfaktor"},
    {Phrase::AxisRunTimeRaw, "Time of each run in minutes, before the scaling factor",
     "Zeit jedes Laufs in Minuten, vor dem Skalierungsfaktor"},
    {Phrase::AxisRunDifference, "Difference of each run from the score in percent",
     "Abweichung jedes Laufs von der Wertung in Prozent"},
    {Phrase::LegendWhiskersScaled, "fastest to slowest run, scaled", "schnellster bis langsamster Lauf, skaliert"},
    {Phrase::LegendWhiskersScaledCount, "fastest to slowest of all {count} runs, scaled",
     "schnellster bis langsamster aller {count} Läufe, skaliert"},
    {Phrase::LegendWhiskersRaw, "fastest to slowest run", "schnellster bis langsamster Lauf"},
    {Phrase::LegendWhiskersRawCount, "fastest to slowest of all {count} runs",
     "schnellster bis langsamster aller {count} Läufe"},
    {Phrase::LegendRunCounted, "run that counts", "gewerteter Lauf"},
    {Phrase::LegendRunDropped, "run dropped by the rule", "nach der Regel gestrichen"},
    {Phrase::LegendRunInvalid, "run not valid", "ungültiger Lauf"},
    {Phrase::LegendScore, "score", "Wertung"},
    {Phrase::LegendBaseline, "baseline: {name}", "Bezug: {name}"},
    {Phrase::LegendUnverified, "unverified", "nicht verifiziert"},
    {Phrase::LegendOtherHardware, "other", "andere"},
    {Phrase::TagUnverified, "unverified", "nicht verifiziert"},
    {Phrase::TagBaseline, "baseline", "Bezug"},
    {Phrase::MinutesValue, "{minutes}\u00A0min", "{minutes}\u00A0min"},
    {Phrase::MoreRows, "and {count} more", "und {count} weitere"},
    {Phrase::MoreWithoutScore, "{count} without a score", "{count} ohne Wertung"},
    {Phrase::ValueRange, "{low} to {high}", "{low} bis {high}"},
    {Phrase::MissingIncomplete, "no score: result files are missing", "keine Wertung: Ergebnisdateien fehlen"},
    {Phrase::MissingTooManyInvalid, "no score: too many runs are not valid",
     "keine Wertung: zu viele Läufe sind ungültig"},
    {Phrase::MissingNoRunCounted, "no score: no run is left after dropping",
     "keine Wertung: nach dem Streichen bleibt kein Lauf"},
    {Phrase::MissingScalingUnreadable, "no score: scaling.json holds no usable factor",
     "keine Wertung: scaling.json enthält keinen brauchbaren Faktor"},
    {Phrase::MissingTimesInvalid, "no score: a run has a time that cannot be",
     "keine Wertung: die Zeit eines Laufs kann nicht stimmen"},
    {Phrase::MissingUnknown, "no score", "keine Wertung"},
    {Phrase::MissingRaw, "no raw time", "keine Rohzeit"},
    {Phrase::MissingRuns, "no run has a time", "kein Lauf hat eine Zeit"},
    {Phrase::CountUnknown, "?", "?"},
    {Phrase::EmptyNoResults, "No result matches the filter", "Kein Ergebnis passt zum Filter"},
    {Phrase::EmptyNoScores, "None of the results has a score", "Keines der Ergebnisse hat eine Wertung"},
    {Phrase::EmptyBlocked, "These results may not be compared", "Diese Ergebnisse dürfen nicht verglichen werden"},
    {Phrase::OverrideNote, "drawn at the analyst’s own request although the rules forbid the comparison",
     "auf eigenen Wunsch gezeichnet, obwohl die Regeln den Vergleich verbieten"},
    {Phrase::DroppedOnLogAxis, "Values of zero or less, which a logarithmic axis cannot show: {count}",
     "Werte von null oder weniger, die eine logarithmische Achse nicht zeigen kann: {count}"},
    {Phrase::RunsWithoutTime, "Not shown, since they have no time: {count} of {runs} runs",
     "Nicht gezeigt, weil ohne Zeit: {count} von {runs} Läufen"},
    {Phrase::ReasonBenchmarks, "Different benchmarks: {names}", "Verschiedene Benchmarks: {names}"},
    {Phrase::ReasonSpans, "Results of {rounds} are not comparable for {benchmark}",
     "Ergebnisse von {rounds} sind bei {benchmark} nicht vergleichbar"},
    {Phrase::ReasonRounds, "Rounds differ: {rounds}", "Runden verschieden: {rounds}"},
    {Phrase::ReasonRoundsNoted, "Rounds differ: {rounds} ({note})", "Runden verschieden: {rounds} ({note})"},
    {Phrase::ReasonDivisions, "Open beside Closed: Open results may change model and training",
     "Open neben Closed: Open darf Modell und Training ändern"},
    {Phrase::ReasonAvailability, "Availability differs: {categories}", "Verfügbarkeit verschieden: {categories}"},
    {Phrase::ReasonVerification, "Unverified beside verified: {unverified} of {count}",
     "Nicht verifiziert neben verifiziert: {unverified} von {count}"},
    {Phrase::ReasonCounts, "Accelerator counts differ, {low} to {high}",
     "Zahl der Beschleuniger verschieden, {low} bis {high}"},
    {Phrase::ReasonDerived, "Derived, not an official MLPerf® metric", "Abgeleitet, keine offizielle MLPerf®-Größe"},
    {Phrase::ReasonEmbargo, "{rounds} is not published before {date}", "{rounds} erscheint erst am {date}"},
    {Phrase::MetricTimeToTrain, "Time to train", "Trainingszeit"},
    {Phrase::MetricRawTime, "Raw time", "Rohzeit"},
    {Phrase::MetricThroughput, "Throughput", "Durchsatz"},
    {Phrase::MetricSpeedupAsSubmitted, "Speedup as submitted", "Beschleunigung wie eingereicht"},
    {Phrase::MetricSpeedupAtEqualCount, "Speedup at equal accelerator count",
     "Beschleunigung bei gleicher Zahl der Beschleuniger"},
    {Phrase::MetricSpeedupPerAccelerator, "Speedup per accelerator", "Beschleunigung je Beschleuniger"},
    {Phrase::MetricSizeRatio, "Ratio of accelerator counts", "Verhältnis der Beschleunigerzahlen"},
    {Phrase::MetricAcceleratorHours, "Accelerator-hours", "Beschleunigerstunden"},
    {Phrase::MetricScalingEfficiency, "Scaling efficiency", "Skalierungseffizienz"},
    {Phrase::MetricRunDeviation, "Standard deviation of the counted runs", "Standardabweichung der gewerteten Läufe"},
    {Phrase::MetricRacksUsed, "Racks used", "Belegte Racks"},
    {Phrase::MetricEqualTimeByRatio, "Accelerators for equal time, by ratio",
     "Beschleuniger für gleiche Zeit, nach Verhältnis"},
    {Phrase::MetricEqualTimeByCurve, "Accelerators for equal time, by scaling curve",
     "Beschleuniger für gleiche Zeit, nach Skalierungskurve"},
    {Phrase::MetricRacksForEqualTime, "Racks for equal time", "Racks für gleiche Zeit"},
    {Phrase::MetricFootprintRatio, "Footprint ratio", "Flächenverhältnis"},
    {Phrase::MetricCost, "Cost", "Kosten"},
    {Phrase::MetricImprovement, "Improvement over the previous round", "Verbesserung gegenüber der vorigen Runde"},
    {Phrase::MetricGeometricMean, "Geometric mean, unofficial", "Geometrisches Mittel, inoffiziell"},
    {Phrase::MetricBasisOfficial, "official", "offiziell"},
    {Phrase::MetricBasisRaw, "raw", "roh"},
    {Phrase::MetricBasisThroughput, "throughput", "Durchsatz"},
    {Phrase::AbsenceNoScore, "no score", "keine Wertung"},
    {Phrase::AbsenceNoRawTime, "no raw time", "keine Rohzeit"},
    {Phrase::AbsenceNoSamples, "the logs do not say how many samples the runs took",
     "die Protokolle sagen nicht, wie viele Beispiele die Läufe brauchten"},
    {Phrase::AbsenceDifferentUnits, "one counts epochs, the other samples",
     "das eine zählt Epochen, das andere Beispiele"},
    {Phrase::AbsenceNoSize, "the number of accelerators is not stated",
     "die Zahl der Beschleuniger ist nicht angegeben"},
    {Phrase::AbsenceDifferentSizes, "the accelerator counts differ", "die Zahlen der Beschleuniger sind verschieden"},
    {Phrase::AbsenceNotOnThisBasis, "has no meaning on throughput basis", "ergibt auf Durchsatzbasis keinen Sinn"},
    {Phrase::AbsenceTooFewRuns, "fewer than two runs count", "weniger als zwei Läufe zählen"},
    {Phrase::AbsenceNoDensity, "no rack profile fits, and no density was given",
     "kein Rack-Profil passt, und keine Dichte ist angegeben"},
    {Phrase::AbsenceNoPrice, "no price was entered", "kein Preis ist eingegeben"},
    {Phrase::AbsenceNoRatio, "there is nothing to take a ratio of",
     "es gibt nichts, woraus ein Verhältnis zu bilden wäre"},
    {Phrase::AbsenceTooFewPoints, "a scaling curve needs results of two sizes",
     "eine Skalierungskurve braucht Ergebnisse zweier Größen"},
    {Phrase::AbsenceFlatCurve, "larger systems are not faster: the scaling curve cannot be followed",
     "größere Systeme sind nicht schneller: der Skalierungskurve lässt sich nicht folgen"},
    {Phrase::AbsenceOutOfReach, "no number of accelerators that means anything reaches this time",
     "keine sinnvolle Zahl von Beschleunigern erreicht diese Zeit"},
    {Phrase::NoteCounts, "{a} against {b} accelerators", "{a} gegen {b} Beschleuniger"},
    {Phrase::NoteEqualCount, "both with {count} accelerators", "beide mit {count} Beschleunigern"},
    {Phrase::NoteWithinTolerance, "{a} against {b} accelerators, within the tolerance of {tolerance}",
     "{a} gegen {b} Beschleuniger, innerhalb der Toleranz von {tolerance}"},
    {Phrase::NoteScalingFactors, "scaling factors {a} and {b}", "Skalierungsfaktoren {a} und {b}"},
    {Phrase::NoteSamplesToConverge, "samples to converge {a} and {b}", "Beispiele bis zur Konvergenz {a} und {b}"},
    {Phrase::NoteScoreOfOneRun, "the score is one run’s time", "die Wertung ist die Zeit eines Laufs"},
    {Phrase::NoteRatioUsed, "ratio {ratio} ({name})", "Verhältnis {ratio} ({name})"},
    {Phrase::NoteRatioGiven, "ratio {ratio}, given by the analyst", "Verhältnis {ratio}, selbst angegeben"},
    {Phrase::NoteDensity, "{active} of {installed} accelerators a rack active",
     "{active} von {installed} Beschleunigern je Rack aktiv"},
    {Phrase::NoteDensityFull, "{active} accelerators a rack", "{active} Beschleuniger je Rack"},
    {Phrase::NoteStatedRacks, "the system’s name states {racks} racks", "der Name des Systems nennt {racks} Racks"},
    {Phrase::NoteInterpolated, "{count} accelerators, between submissions of {low} and {high}",
     "{count} Beschleuniger, zwischen Einreichungen mit {low} und {high}"},
    {Phrase::NoteExtrapolatedAbove, "{count} accelerators, extrapolated beyond the largest submission with {high}",
     "{count} Beschleuniger, über die größte Einreichung mit {high} hinaus extrapoliert"},
    {Phrase::NoteExtrapolatedBelow, "{count} accelerators, extrapolated below the smallest submission with {low}",
     "{count} Beschleuniger, unter die kleinste Einreichung mit {low} extrapoliert"},
    {Phrase::NotePointsLeftOut, "sizes that are no faster than a smaller one are left out: {count}",
     "Größen, die nicht schneller sind als eine kleinere, ausgelassen: {count}"},
    {Phrase::NotePartOfBenchmarks, "{used} of {count} ratios are known",
     "{used} von {count} Verhältnissen sind bekannt"},
    {Phrase::NoteUnofficial, "unofficial: MLPerf® has no score over several benchmarks",
     "inoffiziell: MLPerf® kennt keine Wertung über mehrere Benchmarks"},
    {Phrase::NotePrice, "at {price} {currency} an accelerator-hour, the analyst’s own price",
     "bei {price} {currency} je Beschleunigerstunde, eigener Preis"},
    {Phrase::NoteRunsCounted, "{counted} of {runs} runs count", "{counted} von {runs} Läufen zählen"},
    {Phrase::NoteMixedDensities, "the accelerators fill racks differently; taken: {count} a rack",
     "die Beschleuniger füllen Racks verschieden; angenommen: {count} je Rack"},
    {Phrase::EvidenceSubmission, "stated by submissions", "von Einreichungen angegeben"},
    {Phrase::EvidencePublicSource, "stated by a public source", "von einer öffentlichen Quelle angegeben"},
    {Phrase::EvidenceAssumption, "assumption", "Annahme"},
    {Phrase::EvidenceAnalyst, "given by the analyst", "selbst angegeben"},
    {Phrase::AvailabilityOnPremise, "{count} on-premise", "{count} vor Ort"},
    {Phrase::AvailabilityCloud, "{count} cloud", "{count} Cloud"},
    {Phrase::AvailabilityPreview, "{count} preview", "{count} Vorschau"},
    {Phrase::AvailabilityResearch, "{count} research, development or internal",
     "{count} Forschung, Entwicklung oder intern"},
    {Phrase::AvailabilityUnknown, "{count} not stated", "{count} ohne Angabe"},
    {Phrase::CitationIdentified, "{entries}; identified by submitter, system and benchmark.",
     "{entries}; bestimmt durch Einreicher, System und Benchmark."},
    {Phrase::CitationRetrieved, "Retrieved from {source}, catalogue of {date}.",
     "Abgerufen von {source}, Katalog von {date}."},
    {Phrase::CitationRetrievedMany, "Retrieved from {source} for each version, catalogue of {date}.",
     "Abgerufen von {source} für jede Version, Katalog von {date}."},
    {Phrase::CitationOwnImport, "Imported from the analyst’s own files.", "Aus eigenen Dateien eingelesen."},
    {Phrase::CitationUnverified, "Unverified {entry}", "Nicht verifiziert: {entry}"},
    {Phrase::CitationSystems, "Results: {systems}.", "Ergebnisse: {systems}."},
    {Phrase::CitationThreeRuns, "Three-run benchmark: the score is one run’s time, times the scaling factor.",
     "Benchmark mit drei Läufen: Die Wertung ist die Zeit eines Laufs, mal Skalierungsfaktor."},
    {Phrase::CitationRawTime,
     "Raw time is derived and not an official MLPerf metric: the mean of the counted runs before the scaling factor.",
     "Die Rohzeit ist abgeleitet und keine offizielle MLPerf-Größe: Mittel der gewerteten Läufe vor dem "
     "Skalierungsfaktor."},
    {Phrase::CitationRunDifference,
     "The difference of a run is derived and not an official MLPerf metric: time of the run times the scaling factor, "
     "divided by the score, minus 1.",
     "Die Abweichung eines Laufs ist abgeleitet und keine offizielle MLPerf-Größe: Zeit des Laufs mal "
     "Skalierungsfaktor, geteilt durch die Wertung, minus 1."},
    {Phrase::CitationDerived, "Derived, not an official MLPerf metric, on {basis} basis: {metrics}.",
     "Abgeleitet, keine offizielle MLPerf-Größe, Basis {basis}: {metrics}."},
    {Phrase::SummaryBars,
     "{title}. {subtitle}. Fastest: {fastest} in {low} minutes. Slowest: {slowest} in {high} minutes.",
     "{title}. {subtitle}. Am schnellsten: {fastest} in {low} Minuten. Am langsamsten: {slowest} in {high} Minuten."},
    {Phrase::SummarySpread,
     "{title}. {subtitle}. Widest spread: {widest}, {low} to {high} minutes. {runs} runs in all.",
     "{title}. {subtitle}. Größte Streuung: {widest}, {low} bis {high} Minuten. {runs} Läufe insgesamt."},
    {Phrase::SummaryNothing, "{title}. {message}.", "{title}. {message}."},
    {Phrase::FindingFastest, "{configuration} are the fastest of all, in {minutes} minutes.",
     "{configuration} sind am schnellsten von allen, in {minutes} Minuten."},
    {Phrase::FindingFastestAbout, "Fastest result at each number of accelerators",
     "Schnellstes Ergebnis für jede Zahl von Beschleunigern"},
    {Phrase::FindingFastestNone, "No result with a score is shown.", "Kein Ergebnis mit Wertung ist zu sehen."},
    {Phrase::FindingFastestNoneWhy, "Remove a part of the filter, or choose another benchmark.",
     "Entfernen Sie einen Teil des Filters, oder wählen Sie einen anderen Benchmark."},
    {Phrase::FindingGenerationsOne, "At {count} accelerators each, Blackwell trains {ratio} times as fast as Hopper.",
     "Bei je {count} Beschleunigern trainiert Blackwell {ratio}-mal so schnell wie Hopper."},
    {Phrase::FindingGenerationsMany, "At equal counts, Blackwell trains {low} to {high} times as fast as Hopper.",
     "Bei gleicher Zahl trainiert Blackwell {low}- bis {high}-mal so schnell wie Hopper."},
    {Phrase::FindingGenerationsAbout, "Fastest result of each at equal counts; speedup derived",
     "Schnellstes Ergebnis beider bei gleicher Zahl; Beschleunigung abgeleitet"},
    {Phrase::FindingGenerationsNone, "Blackwell and Hopper did not meet at equal counts.",
     "Blackwell und Hopper trafen nicht in gleicher Zahl aufeinander."},
    {Phrase::FindingGenerationsNoneWhy, "No result of each with the same number of accelerators is among those shown.",
     "Unter den gezeigten ist kein Ergebnis beider mit gleich vielen Beschleunigern."},
    {Phrase::FindingChange, "From {before} to {after}, {configuration} became {ratio} times as fast.",
     "Von {before} bis {after} wurden {configuration} {ratio}-mal so schnell."},
    {Phrase::FindingChangeAbout, "Biggest change at equal counts; speedup derived",
     "Größte Änderung bei gleicher Zahl; Beschleunigung abgeleitet"},
    {Phrase::FindingChangeNoRound, "There is no earlier round to compare with.",
     "Es gibt keine frühere Runde zum Vergleich."},
    {Phrase::FindingChangeNoRoundWhy,
     "The catalogue holds one round of this benchmark, or its rules changed in between.",
     "Der Katalog enthält eine Runde dieses Benchmarks, oder dessen Regeln änderten sich dazwischen."},
    {Phrase::FindingChangeNone, "Nothing to compare from {before} to {after}.",
     "Von {before} zu {after} ist nichts zu vergleichen."},
    {Phrase::FindingChangeNoneWhy, "No accelerator ran at the same count in both rounds.",
     "Kein Beschleuniger lief in beiden Runden in gleicher Zahl."},
    {Phrase::BasisThroughput, "throughput: samples to converge divided by raw time",
     "Durchsatz: Samples bis zum Ziel geteilt durch Rohzeit"},
    {Phrase::HigherIsBetter, "higher is better", "höher ist besser"},
    {Phrase::TitleSpeedup, "Speedup in {benchmark}", "Beschleunigung bei {benchmark}"},
    {Phrase::TitleSpeedupSeveral, "Speedup in several benchmarks", "Beschleunigung bei mehreren Benchmarks"},
    {Phrase::TitleScaling, "Scaling of {benchmark}", "Skalierung von {benchmark}"},
    {Phrase::TitleScalingSeveral, "Scaling of several benchmarks", "Skalierung mehrerer Benchmarks"},
    {Phrase::TitleTrend, "Best time to train {benchmark} by round", "Beste Trainingszeit von {benchmark} je Runde"},
    {Phrase::TitleTrendSeveral, "Best time to train several benchmarks by round",
     "Beste Trainingszeit mehrerer Benchmarks je Runde"},
    {Phrase::AxisAccelerators, "Accelerators", "Beschleuniger"},
    {Phrase::AxisRound, "Round", "Runde"},
    {Phrase::AxisThroughput, "Samples a minute", "Samples je Minute"},
    {Phrase::AxisSpeedupAsSubmitted, "Speedup as submitted: time of the baseline divided by time",
     "Beschleunigung wie eingereicht: Zeit der Basis geteilt durch Zeit"},
    {Phrase::AxisSpeedupEqualCount, "Speedup at equal count: time of the baseline divided by time",
     "Beschleunigung bei gleicher Zahl: Zeit der Basis geteilt durch Zeit"},
    {Phrase::AxisSpeedupPerAccelerator, "Speedup per accelerator: accelerator-minutes of the baseline divided by its own",
     "Beschleunigung je Beschleuniger: Beschleuniger-Minuten der Basis geteilt durch die eigenen"},
    {Phrase::LegendIdeal, "ideal: twice the accelerators, half the time", "ideal: doppelte Zahl, halbe Zeit"},
    {Phrase::LegendIdealThroughput, "ideal: twice the accelerators, twice the throughput",
     "ideal: doppelte Zahl, doppelter Durchsatz"},
    {Phrase::LegendOthers, "{name}, others", "{name}, weitere"},
    {Phrase::LegendSpan, "rounds that compare with each other", "miteinander vergleichbare Runden"},
    {Phrase::LegendBestOf, "baseline: best {generation} at the same count",
     "Basis: bestes Ergebnis von {generation} bei gleicher Zahl"},
    {Phrase::ColumnAgainst, "Baseline", "Basis"},
    {Phrase::MissingPartner, "no {generation} result with {count} accelerators",
     "kein Ergebnis von {generation} mit {count} Beschleunigern"},
    {Phrase::MissingEqualCount, "the baseline has {count} accelerators", "die Basis hat {count} Beschleuniger"},
    {Phrase::EmptyNoPairs, "Nothing to compare with the baseline is shown",
     "Nichts Gezeigtes lässt sich mit der Basis vergleichen"},
    {Phrase::NoteEfficiency, "{name}, {from} to {to}: scaling efficiency {efficiencies}",
     "{name}, {from} bis {to}: Skalierungseffizienz {efficiencies}"},
    {Phrase::NoteEfficiencyOfficial, "{value} official", "{value} offiziell"},
    {Phrase::NoteEfficiencyRaw, "{value} raw", "{value} roh"},
    {Phrase::NoteEfficiencyThroughput, "{value} throughput", "{value} Durchsatz"},
    {Phrase::NoteSlowerLeftOut, "{count} results that another of their line beats at the same count are not drawn",
     "{count} Ergebnisse, die ein anderes ihrer Linie bei gleicher Zahl schlägt, sind nicht gezeichnet"},
    {Phrase::NoteWithoutValue, "{count} results without a value are not drawn",
     "{count} Ergebnisse ohne Wert sind nicht gezeichnet"},
    {Phrase::NoteSpansApart, "Rules changed between {before} and {after}: results are not compared across",
     "Die Regeln änderten sich zwischen {before} und {after}: darüber hinweg wird nicht verglichen"},
    {Phrase::SummaryScaling,
     "{title}. {subtitle}. Most sizes: {name}, {from} to {to} accelerators, scaling efficiency {efficiency}.",
     "{title}. {subtitle}. Meiste Größen: {name}, {from} bis {to} Beschleuniger, Skalierungseffizienz {efficiency}."},
    {Phrase::SummaryScalingPoints, "{title}. {subtitle}. No system is there in two sizes.",
     "{title}. {subtitle}. Kein System ist in zwei Größen dabei."},
    {Phrase::SummarySpeedup, "{title}. {subtitle}. Fastest: {fastest}, {high}. Slowest: {slowest}, {low}.",
     "{title}. {subtitle}. Am schnellsten: {fastest}, {high}. Am langsamsten: {slowest}, {low}."},
    {Phrase::SummaryTrend, "{title}. {subtitle}. From {low} minutes in {first} to {high} minutes in {last}.",
     "{title}. {subtitle}. Von {low} Minuten in {first} auf {high} Minuten in {last}."},
}};

/// Remarks of the compatibility table.
constexpr std::array remarks{
    std::pair<std::string_view, std::string_view>{"From v5.1 on the model is evaluated more often",
                                                  "ab v5.1 wird das Modell öfter bewertet"},
    std::pair<std::string_view, std::string_view>{"From v0.6 on the time of initialisation is counted differently",
                                                  "ab v0.6 wird die Zeit der Initialisierung anders gezählt"},
};

/// The table is in the order of the enumeration, so that a phrase is its own index.
constexpr bool inOrder()
{
    for (std::size_t index = 0; index < phraseCount; ++index) {
        if (entries[index].phrase != static_cast<Phrase>(index) || entries[index].english.empty() ||
            entries[index].german.empty()) {
            return false;
        }
    }
    return true;
}
static_assert(inOrder());

const Entry& entryOf(Phrase phrase)
{
    return entries.at(static_cast<std::size_t>(phrase));
}

}  // namespace

std::string Phrasebook::say(Phrase phrase, Values values) const
{
    return fillIn(text(phrase), values);
}

std::string BuiltinPhrasebook::text(Phrase phrase) const
{
    const Entry& entry = entryOf(phrase);
    return std::string(m_language == Language::German ? entry.german : entry.english);
}

std::string BuiltinPhrasebook::remark(const std::string& english) const
{
    if (m_language == Language::German) {
        for (const auto& [source, german] : remarks) {
            if (english == source) {
                return std::string(german);
            }
        }
    }
    return english;
}

std::string_view englishText(Phrase phrase)
{
    return entryOf(phrase).english;
}

std::string fillIn(std::string_view text, Phrasebook::Values values)
{
    std::string filled;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) {
            break;
        }
        filled += text.substr(0, open);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        std::string value(text.substr(open, close - open + 1));
        for (const auto& [key, replacement] : values) {
            if (key == name) {
                value = replacement;
            }
        }
        filled += value;
        text.remove_prefix(close + 1);
    }
    return filled + std::string(text);
}

}  // namespace podium
