// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::ExportColumnModel, "Accelerator model", "Beschleunigermodell"},
    {Phrase::ExportColumnLine, "Line", "Linie"},
    {Phrase::ExportColumnRun, "Run", "Lauf"},
    {Phrase::ExportColumnRunFile, "Log file", "Logdatei"},
    {Phrase::ExportColumnFastest, "Fastest run in minutes", "Schnellster Lauf in Minuten"},
    {Phrase::ExportColumnSlowest, "Slowest run in minutes", "Langsamster Lauf in Minuten"},
    {Phrase::ExportColumnNote, "Note", "Anmerkung"},
    {Phrase::ExportNotes, "Notes", "Anmerkungen"},
    {Phrase::ExportFootnotes, "Footnotes", "Fußnoten"},
    {Phrase::ExportTable, "The figure’s values", "Die Werte der Abbildung"},
    {Phrase::ExportSheetFigure, "Figure", "Abbildung"},
    {Phrase::ExportSheetData, "Data", "Daten"},
    {Phrase::ExportSheetPlotted, "Plotted", "Gezeichnet"},
    {Phrase::ExportSheetSources, "Sources", "Quellen"},
    {Phrase::ExportSourceReference, "Reference", "Referenz"},
    {Phrase::ExportSourceResultId, "Result ID", "Ergebnis-ID"},
    {Phrase::ExportSourceSubmitter, "Submitter", "Einreicher"},
    {Phrase::ExportSourceSystem, "System", "System"},
    {Phrase::ExportSourceRound, "Suite and round", "Suite und Runde"},
    {Phrase::ExportSourceAvailability, "Availability", "Verfügbarkeit"},
    {Phrase::ExportSourceVerified, "Verified", "Verifiziert"},
    {Phrase::ExportSourceAddress, "Address", "Adresse"},
    {Phrase::ExportSourceRetrieved, "Retrieved", "Abgerufen"},
    {Phrase::ExportNoWhiskers,
     "Not in this chart: the spread of the runs. The sheet “{sheet}” has it in “{fastest}” and “{slowest}”.",
     "Nicht in diesem Diagramm: die Streuung der Läufe. Sie steht im Blatt „{sheet}“ unter „{fastest}“ und "
     "„{slowest}“."},
    {Phrase::ExportYes, "yes", "ja"},
    {Phrase::ExportNo, "no", "nein"},
});

static_assert(isWhole(entries, Phrase::ExportColumnModel, Phrase::ExportNo));

}  // namespace

const PhraseEntry* exportsPhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
