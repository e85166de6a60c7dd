// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

constexpr auto entries = std::to_array<PhraseEntry>({
    {Phrase::ReportContents, "Contents", "Inhalt"},
    {Phrase::ReportFigureNumber, "Figure {number}", "Abbildung {number}"},
    {Phrase::ReportTable, "Values of figure {number}", "Werte der Abbildung {number}"},
    {Phrase::ReportRowsOne, "{count} row", "{count} Zeile"},
    {Phrase::ReportRowsAll, "{count} rows", "{count} Zeilen"},
    {Phrase::ReportRowsSome, "the first {shown} of {count} rows", "die ersten {shown} von {count} Zeilen"},
    {Phrase::ReportRowsSame, "In every row: {facts}.", "In jeder Zeile: {facts}."},
    {Phrase::ReportSources, "Sources and methods", "Quellen und Methoden"},
    {Phrase::ReportSourcesIntro,
     "Every result that this report rests on, once. Its reference is the path beside its submitter and the one in its "
     "row, together.",
     "Alle Ergebnisse, auf denen dieser Bericht beruht, je einmal. Die Referenz eines Ergebnisses ist der Pfad neben "
     "seinem Einreicher und der in seiner Zeile, zusammen."},
    {Phrase::ReportRoundRetrieved,
     "{round}: retrieved from {address}, catalogue of {date}. Results verified by MLCommons Association.",
     "{round}: abgerufen von {address}, Katalog vom Stand {date}. Results verified by MLCommons Association."},
    {Phrase::ReportRoundImported, "{round}: imported by the author. Results not verified by MLCommons Association.",
     "{round}: vom Verfasser importiert. Results not verified by MLCommons Association."},
    {Phrase::ReportColumnFigures, "Figures", "Abbildungen"},
    {Phrase::ReportColumnSize, "Size", "Größe"},
    {Phrase::ReportMethod, "Methods and legal notes", "Methoden und rechtliche Hinweise"},
    {Phrase::ReportNoFigure, "No figure: {reason}.", "Keine Abbildung: {reason}."},
    {Phrase::ReportPageOf, "Page {page} of {pages}", "Seite {page} von {pages}"},
    {Phrase::ReportSourceNote, "All results with their sources: “{section}” at the end.",
     "Alle Ergebnisse mit ihren Quellen: „{section}“ am Ende."},
    {Phrase::ReportMadeWith, "Made with Podium", "Erstellt mit Podium"},
    {Phrase::ReportContinued, "{title} (continued)", "{title} (Fortsetzung)"},
    {Phrase::ReportDefaultTitle, "MLPerf Training results", "Ergebnisse von MLPerf Training"},
});

static_assert(isWhole(entries, Phrase::ReportContents, Phrase::ReportDefaultTitle));

}  // namespace

const PhraseEntry* reportsPhrase(Phrase phrase) { return entryOf(entries, phrase); }

}  // namespace podium
