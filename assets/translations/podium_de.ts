<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="de_DE" sourcelanguage="en">
 <context>
  <name>BaselineChoice</name>
  <message>
   <source>None</source>
   <translation>Keiner</translation>
  </message>
  <message>
   <source>The result that the others are compared with; it is marked in the figures. A row or a bar can be dropped here.</source>
   <translation>Das Ergebnis, mit dem die anderen verglichen werden; es ist in den Abbildungen hervorgehoben. Eine Zeile oder ein Balken kann hier abgelegt werden.</translation>
  </message>
  <message>
   <source>Best %1 at each count</source>
   <translation>Bestes %1 je Anzahl</translation>
  </message>
 </context>
 <context>
  <name>BaselineHint</name>
  <message>
   <source>A speedup needs a baseline</source>
   <translation>Eine Beschleunigung braucht einen Bezug</translation>
  </message>
  <message>
   <source>The baseline %1 is not among the shown results. Show it again, or take another one:</source>
   <translation>Der Bezug %1 ist nicht unter den gezeigten Ergebnissen. Blenden Sie ihn wieder ein, oder nehmen Sie einen anderen:</translation>
  </message>
  <message>
   <source>Every shown result is held against one of them, or against the best of a generation at the same count. Choose a baseline in the toolbar, drop a row or a bar there, or take one of these:</source>
   <translation>Jedes gezeigte Ergebnis wird mit einem von ihnen verglichen, oder mit dem besten einer Generation bei gleicher Anzahl. Wählen Sie den Bezug in der Werkzeugleiste, legen Sie dort eine Zeile oder einen Balken ab, oder nehmen Sie einen von diesen:</translation>
  </message>
  <message>
   <source>The slowest: %1</source>
   <translation>Das langsamste: %1</translation>
  </message>
  <message>
   <source>The selected: %1</source>
   <translation>Das gewählte: %1</translation>
  </message>
  <message>
   <source>The best %1 at each count</source>
   <translation>Das beste %1 je Anzahl</translation>
  </message>
 </context>
 <context>
  <name>CellWords</name>
  <message>
   <source>not stated</source>
   <translation>nicht angegeben</translation>
  </message>
  <message>
   <source>%1 processors</source>
   <translation>%1 Prozessoren</translation>
  </message>
  <message>
   <source>%1 accelerators</source>
   <translation>%1 Beschleuniger</translation>
  </message>
  <message>
   <source>%1 min = %2 min × %3</source>
   <translation>%1 min = %2 min × %3</translation>
  </message>
  <message>
   <source>Same logs as %1</source>
   <translation>Gleiche Logs wie %1</translation>
  </message>
  <message>
   <source>Runs: %1; not valid: %2</source>
   <translation>Läufe: %1; ungültig: %2</translation>
  </message>
 </context>
 <context>
  <name>ChipRow</name>
  <message>
   <source>Remove the filter %1</source>
   <translation>Filter %1 entfernen</translation>
  </message>
  <message numerus="yes">
   <source>and %n more</source>
   <translation>
    <numerusform>und %n weiterer</numerusform>
    <numerusform>und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>Clear all</source>
   <translation>Alle entfernen</translation>
  </message>
 </context>
 <context>
  <name>CompareModel</name>
  <message>
   <source>Score and runs</source>
   <translation>Wertung und Läufe</translation>
  </message>
  <message numerus="yes">
   <source>Different: %n field(s)</source>
   <translation>
    <numerusform>Verschieden: %n Angabe</numerusform>
    <numerusform>Verschieden: %n Angaben</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Equal: %n field(s)</source>
   <translation>
    <numerusform>Gleich: %n Angabe</numerusform>
    <numerusform>Gleich: %n Angaben</numerusform>
   </translation>
  </message>
  <message>
   <source>Field</source>
   <translation>Angabe</translation>
  </message>
 </context>
 <context>
  <name>ComparePage</name>
  <message>
   <source>Copy table</source>
   <translation>Tabelle kopieren</translation>
  </message>
  <message>
   <source>Results side by side</source>
   <translation>Ergebnisse nebeneinander</translation>
  </message>
  <message>
   <source>Pin two to eight results to see them side by side: select a result and press Ctrl+D, or use the menu of its row or bar.</source>
   <translation>Heften Sie zwei bis acht Ergebnisse an, um sie nebeneinander zu sehen: ein Ergebnis wählen und Strg+D drücken, oder über das Menü seiner Zeile oder seines Balkens.</translation>
  </message>
  <message numerus="yes">
   <source>%n results side by side</source>
   <translation>
    <numerusform>%n Ergebnis nebeneinander</numerusform>
    <numerusform>%n Ergebnisse nebeneinander</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing speaks against comparing them</source>
   <translation>Nichts spricht gegen den Vergleich</translation>
  </message>
 </context>
 <context>
  <name>CompareWords</name>
  <message>
   <source>baseline</source>
   <translation>Bezug</translation>
  </message>
  <message>
   <source>Run %1, min, raw</source>
   <translation>Lauf %1, min, roh</translation>
  </message>
  <message>
   <source>%1 (dropped)</source>
   <translation>%1 (gestrichen)</translation>
  </message>
  <message>
   <source>%1 (not valid)</source>
   <translation>%1 (ungültig)</translation>
  </message>
 </context>
 <context>
  <name>CurveTable</name>
  <message>
   <source>Evaluations</source>
   <translation>Bewertungen</translation>
  </message>
 </context>
 <context>
  <name>CurveTableModel</name>
  <message>
   <source>counts</source>
   <translation>gewertet</translation>
  </message>
  <message>
   <source>dropped</source>
   <translation>gestrichen</translation>
  </message>
  <message>
   <source>not valid</source>
   <translation>ungültig</translation>
  </message>
  <message>
   <source>met</source>
   <translation>erreicht</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Run</source>
   <translation>Lauf</translation>
  </message>
  <message>
   <source>Part in the score</source>
   <translation>Teil der Wertung</translation>
  </message>
  <message>
   <source>Minutes</source>
   <translation>Minuten</translation>
  </message>
  <message>
   <source>Samples</source>
   <translation>Samples</translation>
  </message>
  <message>
   <source>Epochs</source>
   <translation>Epochen</translation>
  </message>
  <message>
   <source>Steps</source>
   <translation>Schritte</translation>
  </message>
  <message>
   <source>Second metric</source>
   <translation>Zweite Größe</translation>
   </message>
 </context>
 <context>
  <name>CurrencyBox</name>
  <message>
   <source>The currency's code of three letters (ISO 4217)</source>
   <translation>Kürzel der Währung aus drei Buchstaben (ISO 4217)</translation>
  </message>
 </context>
 <context>
  <name>EfficiencyModel</name>
  <message>
   <source>Scaling efficiency of</source>
   <translation>Skalierungseffizienz von</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>To</source>
   <translation>Auf</translation>
  </message>
  <message>
   <source>Official</source>
   <translation>Offiziell</translation>
  </message>
  <message>
   <source>Raw</source>
   <translation>Roh</translation>
  </message>
  <message>
   <source>Throughput</source>
   <translation>Durchsatz</translation>
  </message>
 </context>
 <context>
  <name>ErrorText</name>
  <message>
   <source>The file cannot be read.</source>
   <translation>Die Datei kann nicht gelesen werden.</translation>
  </message>
  <message>
   <source>The file cannot be written. Choose another folder or name.</source>
   <translation>Die Datei kann nicht geschrieben werden. Wählen Sie einen anderen Ordner oder Namen.</translation>
  </message>
  <message>
   <source>There are no results here. Choose a results repository's folder or archive, or a part of one.</source>
   <translation>Hier sind keine Ergebnisse. Wählen Sie den Ordner oder das Archiv eines Ergebnis-Repositorys oder einen Teil davon.</translation>
  </message>
  <message>
   <source>The round of these results is not known. Import them with podium-cli import --round.</source>
   <translation>Die Runde dieser Ergebnisse ist nicht bekannt. Importieren Sie sie mit podium-cli import --round.</translation>
  </message>
  <message>
   <source>This cannot be used.</source>
   <translation>Das kann nicht verwendet werden.</translation>
  </message>
  <message>
   <source>This was not found.</source>
   <translation>Das wurde nicht gefunden.</translation>
  </message>
  <message>
   <source>The database was written by a newer version of Podium. It was left as it is; update Podium.</source>
   <translation>Die Datenbank stammt von einer neueren Version von Podium. Sie blieb, wie sie ist; aktualisieren Sie Podium.</translation>
  </message>
  <message>
   <source>The database is damaged or no Podium database. It was left as it is; restore a backup.</source>
   <translation>Die Datenbank ist beschädigt oder keine von Podium. Sie blieb, wie sie ist; spielen Sie eine Sicherung zurück.</translation>
  </message>
  <message>
   <source>Another program is writing to the database. Nothing was changed; try again when it is done.</source>
   <translation>Ein anderes Programm schreibt gerade in die Datenbank. Nichts wurde geändert; versuchen Sie es danach noch einmal.</translation>
  </message>
  <message>
   <source>The database cannot be written. Check the rights of the file and of its folder.</source>
   <translation>Die Datenbank kann nicht geschrieben werden. Prüfen Sie die Rechte der Datei und ihres Ordners.</translation>
  </message>
  <message>
   <source>The disk is full. Nothing was changed; make room and try again.</source>
   <translation>Der Datenträger ist voll. Nichts wurde geändert; schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>The database failed.</source>
   <translation>Die Datenbank meldet einen Fehler.</translation>
  </message>
  <message>
   <source>A reference table of the program is faulty. Install Podium anew.</source>
   <translation>Eine Referenztabelle des Programms ist fehlerhaft. Installieren Sie Podium neu.</translation>
  </message>
  <message>
   <source>Stopped; nothing was changed.</source>
   <translation>Abgebrochen; nichts wurde geändert.</translation>
  </message>
 </context>
 <context>
  <name>ExportChoices</name>
  <message>
   <source>PNG picture</source>
   <translation>PNG-Bild</translation>
  </message>
  <message>
   <source>SVG drawing</source>
   <translation>SVG-Zeichnung</translation>
  </message>
  <message>
   <source>PDF page</source>
   <translation>PDF-Seite</translation>
  </message>
  <message>
   <source>XLSX workbook</source>
   <translation>XLSX-Arbeitsmappe</translation>
  </message>
  <message>
   <source>CSV table</source>
   <translation>CSV-Tabelle</translation>
  </message>
  <message>
   <source>TSV table</source>
   <translation>TSV-Tabelle</translation>
  </message>
  <message>
   <source>Markdown text</source>
   <translation>Markdown-Text</translation>
  </message>
  <message>
   <source>HTML document</source>
   <translation>HTML-Dokument</translation>
  </message>
  <message>
   <source>ODT document</source>
   <translation>ODT-Dokument</translation>
  </message>
  <message>
   <source>JSON data</source>
   <translation>JSON-Daten</translation>
  </message>
  <message>
   <source>Slide, 16:9</source>
   <translation>Folie, 16:9</translation>
  </message>
  <message>
   <source>Half page</source>
   <translation>Halbe Seite</translation>
  </message>
  <message>
   <source>Full page</source>
   <translation>Ganze Seite</translation>
  </message>
  <message>
   <source>Square</source>
   <translation>Quadrat</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <source>Comma</source>
   <translation>Komma</translation>
  </message>
  <message>
   <source>Semicolon</source>
   <translation>Semikolon</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tabulator</translation>
  </message>
  <message>
   <source>Point: 27.3</source>
   <translation>Punkt: 27.3</translation>
  </message>
  <message>
   <source>Comma: 27,3</source>
   <translation>Komma: 27,3</translation>
  </message>
  <message>
   <source>&amp;Format</source>
   <translation>&amp;Format</translation>
  </message>
  <message>
   <source>&amp;Size</source>
   <translation>&amp;Größe</translation>
  </message>
  <message>
   <source>Sca&amp;le</source>
   <translation>&amp;Maßstab</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Farben</translation>
  </message>
  <message>
   <source>&amp;Separator</source>
   <translation>Trenn&amp;zeichen</translation>
  </message>
  <message>
   <source>&amp;Decimal sign</source>
   <translation>Dezimalzei&amp;chen</translation>
  </message>
  <message>
   <source>Show a picture beside it in place of the &amp;table (SVG)</source>
   <translation>Statt der &amp;Tabelle ein Bild daneben zeigen (SVG)</translation>
  </message>
 </context>
 <context>
  <name>ExportDialog</name>
  <message>
   <source>Export figure</source>
   <translation>Abbildung exportieren</translation>
  </message>
  <message>
   <source>&amp;Export</source>
   <translation>&amp;Exportieren</translation>
  </message>
  <message>
   <source>&amp;Browse …</source>
   <translation>&amp;Durchsuchen …</translation>
  </message>
  <message>
   <source>F&amp;ile</source>
   <translation>Date&amp;i</translation>
  </message>
  <message>
   <source>&amp;Write it as text beside the figure</source>
   <translation>Sie als &amp;Text neben die Abbildung schreiben</translation>
  </message>
  <message>
   <source>Footnote</source>
   <translation>Fußnote</translation>
  </message>
  <message>
   <source>Fig&amp;ure</source>
   <translation>&amp;Abbildung</translation>
  </message>
  <message>
   <source>Footnote, also part of the figure</source>
   <translation>Fußnote, auch Teil der Abbildung</translation>
  </message>
  <message>
   <source>Co&amp;py footnote</source>
   <translation>Fußnote &amp;kopieren</translation>
  </message>
  <message>
   <source>Already there and replaced by Export: %1</source>
   <translation>Schon vorhanden und wird ersetzt: %1</translation>
  </message>
  <message>
   <source>%1 × %2 pixels</source>
   <translation>%1 × %2 Pixel</translation>
  </message>
  <message>
   <source>%1 × %2 pixels, sharp at every size</source>
   <translation>%1 × %2 Pixel, in jeder Größe scharf</translation>
  </message>
  <message>
   <source>%1 × %2 mm</source>
   <translation>%1 × %2 mm</translation>
  </message>
  <message>
   <source>It is the open database.</source>
   <translation>Das ist die geöffnete Datenbank.</translation>
  </message>
  <message>
   <source>%1 rows, of which none is folded away</source>
   <translation>%1 Zeilen, keine davon zusammengefasst</translation>
  </message>
  <message>
   <source>The figure, its table, notes and footnotes</source>
   <translation>Abbildung, Tabelle, Anmerkungen und Fußnoten</translation>
  </message>
 </context>
 <context>
  <name>ExportPreview</name>
  <message>
   <source>Preview</source>
   <translation>Vorschau</translation>
  </message>
  <message>
   <source>There is no room for this figure on that page.</source>
   <translation>Auf dieser Seite ist kein Platz für die Abbildung.</translation>
  </message>
 </context>
 <context>
  <name>FacetDelegate</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>FacetModel</name>
  <message>
   <source>%1: %2 of %3 results</source>
   <translation>%1: %2 von %3 Ergebnissen</translation>
  </message>
 </context>
 <context>
  <name>FacetView</name>
  <message>
   <source>Facets</source>
   <translation>Filter</translation>
  </message>
 </context>
 <context>
  <name>FigureOptions</name>
  <message>
   <source>Axis of the quality</source>
   <translation>Achse der Qualität</translation>
  </message>
  <message>
   <source>Samples</source>
   <translation>Samples</translation>
  </message>
  <message>
   <source>What the curves are drawn over: minutes of the run, or samples (epochs) as the logs count them</source>
   <translation>Worüber die Kurven gezeichnet sind: Minuten des Laufs oder Samples (Epochen), wie die Logs sie zählen</translation>
  </message>
  <message>
   <source>Spread</source>
   <translation>Streuung</translation>
  </message>
  <message>
   <source>Convergence</source>
   <translation>Konvergenz</translation>
  </message>
  <message>
   <source>Times of the runs, or how their quality rose until the target was met</source>
   <translation>Zeiten der Läufe, oder wie ihre Qualität wuchs, bis das Ziel erreicht war</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Automatisch</translation>
  </message>
  <message>
   <source>Minutes</source>
   <translation>Minuten</translation>
  </message>
  <message>
   <source>Percent</source>
   <translation>Prozent</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Linien</translation>
  </message>
  <message>
   <source>Submitter and accelerator</source>
   <translation>Einreicher und Beschleuniger</translation>
  </message>
  <message>
   <source>Generation</source>
   <translation>Generation</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <source>By speedup</source>
   <translation>Beschleunigung</translation>
  </message>
  <message>
   <source>Accelerators</source>
   <translation>Beschleuniger</translation>
  </message>
  <message>
   <source>Submitter</source>
   <translation>Einreicher</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <source>Sort</source>
   <translation>Ordnung</translation>
  </message>
  <message>
   <source>Order of the rows</source>
   <translation>Ordnung der Zeilen</translation>
  </message>
  <message>
   <source>Linear</source>
   <translation>Linear</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Log</translation>
  </message>
  <message>
   <source>As submitted</source>
   <translation>Wie eingereicht</translation>
  </message>
  <message>
   <source>Equal count</source>
   <translation>Gleiche Anzahl</translation>
  </message>
  <message>
   <source>Per accelerator</source>
   <translation>Je Beschleuniger</translation>
  </message>
  <message>
   <source>Against the best of a generation at each count the counts are equal</source>
   <translation>Mit dem besten einer Generation je Anzahl verglichen sind die Anzahlen gleich</translation>
  </message>
  <message>
   <source>Which results are held against each other, and how</source>
   <translation>Welche Ergebnisse miteinander verglichen werden, und wie</translation>
  </message>
  <message>
   <source>Any count</source>
   <translation>Jede Anzahl</translation>
  </message>
  <message>
   <source>Only %1</source>
   <translation>Nur %1</translation>
  </message>
 </context>
 <context>
  <name>FigurePage</name>
  <message>
   <source>Reading the runs …</source>
   <translation>Die Läufe werden gelesen …</translation>
  </message>
  <message>
   <source>Throughput is a basis of ratios only. Here the official score is shown.</source>
   <translation>Durchsatz ist nur eine Grundlage für Verhältnisse. Hier steht die offizielle Wertung.</translation>
  </message>
  <message>
   <source>The filter shows one round only.</source>
   <translation>Der Filter zeigt nur eine Runde.</translation>
  </message>
  <message>
   <source>Show all rounds</source>
   <translation>Alle Runden zeigen</translation>
  </message>
  <message>
   <source>none chosen</source>
   <translation>keiner gewählt</translation>
  </message>
 </context>
 <context>
  <name>FigurePrinting</name>
  <message>
   <source>Print</source>
   <translation>Drucken</translation>
  </message>
  <message>
   <source>The figure could not be printed. Choose a larger paper, or another printer.</source>
   <translation>Die Abbildung konnte nicht gedruckt werden. Wählen Sie größeres Papier oder einen anderen Drucker.</translation>
  </message>
 </context>
 <context>
  <name>FigureView</name>
  <message>
   <source>There is no room for the figure. Make the window larger or the table below smaller.</source>
   <translation>Für die Abbildung ist kein Platz. Vergrößern Sie das Fenster oder verkleinern Sie die Tabelle darunter.</translation>
  </message>
 </context>
 <context>
  <name>FilterChips</name>
  <message>
   <source>%1 not stated</source>
   <translation>%1 nicht angegeben</translation>
  </message>
  <message>
   <source>Round %1</source>
   <translation>Runde %1</translation>
  </message>
  <message>
   <source>at least %1 accelerators</source>
   <translation>mindestens %1 Beschleuniger</translation>
  </message>
  <message>
   <source>at most %1 accelerators</source>
   <translation>höchstens %1 Beschleuniger</translation>
  </message>
  <message>
   <source>%1 accelerators</source>
   <translation>%1 Beschleuniger</translation>
  </message>
  <message>
   <source>%1 to %2 accelerators</source>
   <translation>%1 bis %2 Beschleuniger</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>„%1“</translation>
  </message>
 </context>
 <context>
  <name>FootnoteDialog</name>
  <message>
   <source>Footnote of the figure</source>
   <translation>Fußnote der Abbildung</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
 </context>
 <context>
  <name>FootnoteLink</name>
  <message>
   <source>more</source>
   <translation>mehr</translation>
  </message>
  <message>
   <source>Show the whole footnote</source>
   <translation>Die ganze Fußnote zeigen</translation>
  </message>
 </context>
 <context>
  <name>GenerationTable</name>
  <message>
   <source>Matched results</source>
   <translation>Paare von Ergebnissen</translation>
  </message>
 </context>
 <context>
  <name>GenerationTableModel</name>
  <message>
   <source>%1, Open division</source>
   <translation>%1, Division Open</translation>
  </message>
  <message>
   <source>%1, fastest</source>
   <translation>%1, schnellstes</translation>
  </message>
  <message>
   <source>As submitted, at different counts: %1 ×</source>
   <translation>Wie eingereicht, bei verschiedener Zahl: %1 ×</translation>
  </message>
  <message>
   <source>%1, samples/min</source>
   <translation>%1, Samples/min</translation>
  </message>
  <message>
   <source>%1, raw min</source>
   <translation>%1, roh min</translation>
  </message>
  <message>
   <source>%1, min</source>
   <translation>%1, min</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Benchmark</translation>
  </message>
  <message>
   <source>Accelerators of %1</source>
   <translation>Beschleuniger von %1</translation>
  </message>
  <message>
   <source>N %1</source>
   <translation>N %1</translation>
  </message>
  <message>
   <source>How many times as fast %1 is as %2 with as many accelerators</source>
   <translation>Wievielmal so schnell %1 ist wie %2 bei gleich vielen Beschleunigern</translation>
  </message>
  <message>
   <source>Ratio</source>
   <translation>Verhältnis</translation>
  </message>
  <message>
   <source>Ratio of accelerator-minutes</source>
   <translation>Verhältnis der Beschleuniger-Minuten</translation>
  </message>
  <message>
   <source>Per accel.</source>
   <translation>Je Beschl.</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Runden</translation>
  </message>
  <message>
   <source>Submitters</source>
   <translation>Einreicher</translation>
  </message>
  <message>
   <source>counts differ</source>
   <translation>Zahl verschieden</translation>
  </message>
 </context>
 <context>
  <name>GenerationsPage</name>
  <message>
   <source>Any round</source>
   <translation>Alle Runden</translation>
  </message>
  <message>
   <source>Same round</source>
   <translation>Gleiche Runde</translation>
  </message>
  <message>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>As filtered</source>
   <translation>Wie gefiltert</translation>
  </message>
  <message>
   <source>All benchmarks and rounds, or those that the filter chooses</source>
   <translation>Alle Benchmarks und Runden, oder die vom Filter gewählten</translation>
  </message>
  <message>
   <source>Benchmarks and rounds</source>
   <translation>Benchmarks und Runden</translation>
  </message>
  <message>
   <source>Hardware that is compared</source>
   <translation>Hardware, die verglichen wird</translation>
  </message>
  <message>
   <source>Hardware that it is held against</source>
   <translation>Hardware, mit der sie verglichen wird</translation>
  </message>
  <message>
   <source>By how much the accelerator counts of a pair may differ</source>
   <translation>Um wie viel sich die Zahl der Beschleuniger eines Paars unterscheiden darf</translation>
  </message>
  <message>
   <source>equal</source>
   <translation>gleich</translation>
  </message>
  <message>
   <source>within %1 %</source>
   <translation>bis %1 %</translation>
  </message>
  <message>
   <source>The best of all comparable rounds, or both of one round</source>
   <translation>Das Beste aller vergleichbaren Runden, oder beide aus einer Runde</translation>
  </message>
  <message>
   <source>against</source>
   <translation>gegen</translation>
  </message>
  <message>
   <source>Counts</source>
   <translation>Zahl</translation>
  </message>
  <message>
   <source>Choose two generations or accelerators that differ.</source>
   <translation>Wählen Sie zwei verschiedene Generationen oder Beschleuniger.</translation>
  </message>
  <message>
   <source>Compare %1 with %2</source>
   <translation>%1 mit %2 vergleichen</translation>
  </message>
  <message>
   <source>Dots</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <source>Matrix</source>
   <translation>Matrix</translation>
  </message>
  <message>
   <source>Ratios on one axis, or a matrix of benchmarks and accelerator counts</source>
   <translation>Verhältnisse auf einer Achse, oder eine Matrix aus Benchmarks und Zahl der Beschleuniger</translation>
  </message>
 </context>
 <context>
  <name>ImportPane</name>
  <message>
   <source>Cancel import</source>
   <translation>Import abbrechen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Remarks on files</source>
   <translation>Bemerkungen zu Dateien</translation>
  </message>
  <message>
   <source>Looking for results …</source>
   <translation>Ergebnisse werden gesucht …</translation>
  </message>
  <message>
   <source>Unpacking %1</source>
   <translation>%1 wird entpackt</translation>
  </message>
  <message>
   <source>Looking for results in %1</source>
   <translation>Ergebnisse werden gesucht in %1</translation>
  </message>
  <message>
   <source>Reading %1</source>
   <translation>%1 wird gelesen</translation>
  </message>
  <message>
   <source>Storing %1</source>
   <translation>%1 wird gespeichert</translation>
  </message>
  <message numerus="yes">
   <source>%1 of %2 files, about %n second(s) left</source>
   <translation>
    <numerusform>%1 von %2 Dateien, noch etwa %n Sekunde</numerusform>
    <numerusform>%1 von %2 Dateien, noch etwa %n Sekunden</numerusform>
   </translation>
  </message>
  <message>
   <source>Imported: %1 new, %2 unchanged, %3 changed; %4 files read in %5 s.</source>
   <translation>Importiert: %1 neu, %2 unverändert, %3 geändert; %4 Dateien in %5 s gelesen.</translation>
  </message>
  <message>
   <source>Result IDs imported: %1 new, %2 unchanged, %3 changed.</source>
   <translation>Ergebnis-IDs importiert: %1 neu, %2 unverändert, %3 geändert.</translation>
  </message>
  <message>
   <source>Exported figures whose footnotes cite IDs which have changed: %1.</source>
   <translation>Exportierte Abbildungen, deren Fußnoten IDs nennen, die sich geändert haben: %1.</translation>
  </message>
  <message>
   <source>Exported figures that show results which have changed: %1.</source>
   <translation>Exportierte Abbildungen mit Ergebnissen, die sich geändert haben: %1.</translation>
  </message>
  <message>
   <source>Export %1 of %2, %3, shows what changed: %4</source>
   <translation>Export %1 vom %2, %3, zeigt, was sich geändert hat: %4</translation>
  </message>
  <message>
   <source>on the clipboard</source>
   <translation>in der Zwischenablage</translation>
  </message>
  <message>
   <source>%1 are not recognised as published and are marked unverified.</source>
   <translation>%1 sind nicht als veröffentlicht erkannt und als ungeprüft gekennzeichnet.</translation>
  </message>
  <message>
   <source>none</source>
   <translation>keiner</translation>
  </message>
  <message>
   <source>%1: score %2 before, %3 now</source>
   <translation>%1: Ergebnis vorher %2, jetzt %3</translation>
  </message>
  <message>
   <source>Show exported figures …</source>
   <translation>Exportierte Abbildungen zeigen …</translation>
  </message>
 </context>
 <context>
  <name>Inspector</name>
  <message>
   <source>Nothing is selected</source>
   <translation>Nichts ist ausgewählt</translation>
  </message>
  <message>
   <source>Select a bar or a row to see how its score came about, its system, and the files it comes from.</source>
   <translation>Wählen Sie einen Balken oder eine Zeile: Hier steht dann, wie das Ergebnis zustande kam, sein System und die Dateien, aus denen es stammt.</translation>
  </message>
  <message>
   <source>official, no. %1 of %2</source>
   <translation>offiziell, Nr. %1 von %2</translation>
  </message>
  <message>
   <source>official</source>
   <translation>offiziell</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Fewer fields</source>
   <translation>Weniger Felder</translation>
  </message>
  <message>
   <source>All fields as published</source>
   <translation>Alle Felder wie veröffentlicht</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Herkunft</translation>
  </message>
  <message>
   <source>%1, lines %2 and %3</source>
   <translation>%1, Zeilen %2 und %3</translation>
  </message>
  <message>
   <source>Same logs as %1</source>
   <translation>Gleiche Logs wie %1</translation>
  </message>
  <message>
   <source>Copy citation</source>
   <translation>Zitat kopieren</translation>
  </message>
  <message>
   <source>podium-cli show and compare understand it</source>
   <translation>podium-cli show und compare verstehen ihn</translation>
  </message>
  <message numerus="yes">
   <source>Comparability with the %n other(s)</source>
   <translation>
    <numerusform>Vergleichbarkeit mit dem anderen</numerusform>
    <numerusform>Vergleichbarkeit mit den %n anderen</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing speaks against comparing them</source>
   <translation>Nichts spricht gegen den Vergleich</translation>
  </message>
  <message>
   <source>Pinned</source>
   <translation>Angeheftet</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>Lösen</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>Anheften</translation>
  </message>
  <message numerus="yes">
   <source>%n results are pinned already; unpin one first</source>
   <translation>
    <numerusform>%n Ergebnis ist schon angeheftet; lösen Sie zuerst eines</numerusform>
    <numerusform>%n Ergebnisse sind schon angeheftet; lösen Sie zuerst eines</numerusform>
   </translation>
  </message>
  <message>
   <source>counts</source>
   <translation>zählt</translation>
  </message>
  <message>
   <source>dropped</source>
   <translation>gestrichen</translation>
  </message>
  <message>
   <source>not converged</source>
   <translation>nicht konvergiert</translation>
  </message>
  <message>
   <source>unreadable</source>
   <translation>unlesbar</translation>
  </message>
  <message>
   <source>not valid</source>
   <translation>ungültig</translation>
  </message>
  <message>
   <source>No score: result files are missing or cannot be read.</source>
   <translation>Kein Ergebnis: Ergebnisdateien fehlen oder sind nicht lesbar.</translation>
  </message>
  <message>
   <source>No score: more runs are invalid than the rules allow.</source>
   <translation>Kein Ergebnis: Mehr Läufe sind ungültig, als die Regeln erlauben.</translation>
  </message>
  <message>
   <source>No score: no run is left to count.</source>
   <translation>Kein Ergebnis: Kein Lauf bleibt übrig.</translation>
  </message>
  <message>
   <source>No score: a run has a time that cannot be.</source>
   <translation>Kein Ergebnis: Die Zeit eines Laufs kann nicht stimmen.</translation>
  </message>
  <message>
   <source>No score: scaling.json holds no usable factor.</source>
   <translation>Kein Ergebnis: scaling.json enthält keinen brauchbaren Faktor.</translation>
  </message>
  <message>
   <source>No score: the reason is not known.</source>
   <translation>Kein Ergebnis: Der Grund ist nicht bekannt.</translation>
  </message>
  <message>
   <source>min</source>
   <translation>min</translation>
  </message>
  <message>
   <source>Scaling factor</source>
   <translation>Skalierfaktor</translation>
  </message>
  <message>
   <source>Accelerator</source>
   <translation>Beschleuniger</translation>
  </message>
  <message>
   <source>Accelerators</source>
   <translation>Anzahl</translation>
  </message>
  <message>
   <source>Nodes</source>
   <translation>Knoten</translation>
  </message>
  <message>
   <source>Processor</source>
   <translation>Prozessor</translation>
  </message>
  <message>
   <source>Framework</source>
   <translation>Framework</translation>
  </message>
  <message>
   <source>From the catalogue of %1</source>
   <translation>Aus dem Katalog von %1</translation>
  </message>
  <message>
   <source>Unpin %1</source>
   <translation>%1 lösen</translation>
  </message>
  <message>
   <source>Mean of those that count</source>
   <translation>Mittel der zählenden</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Link kopieren</translation>
  </message>
  <message>
   <source>Compare side by side</source>
   <translation>Nebeneinander vergleichen</translation>
  </message>
  <message>
   <source>Result ID</source>
   <translation>Ergebnis-ID</translation>
  </message>
  <message>
   <source>Enter result ID …</source>
   <translation>Ergebnis-ID eingeben …</translation>
  </message>
  <message>
   <source>Change result ID …</source>
   <translation>Ergebnis-ID ändern …</translation>
  </message>
  <message>
   <source>The number under which MLCommons lists the result, such as 5.0-0031; footnotes print it</source>
   <translation>Die Nummer, unter der MLCommons das Ergebnis führt, etwa 5.0-0031; Fußnoten nennen sie</translation>
  </message>
  <message>
   <source>ID in MLCommons’ table of results, such as 5.0-0031; empty: none</source>
   <translation>ID in der Ergebnistabelle von MLCommons, etwa 5.0-0031; leer: keine</translation>
  </message>
 </context>
 <context>
  <name>LedgerDialog</name>
  <message>
   <source>&amp;Only those that are no longer as they were</source>
   <translation>&amp;Nur solche, die nicht mehr sind, wie sie waren</translation>
  </message>
  <message>
   <source>&amp;Show in the window</source>
   <translation>Im &amp;Fenster zeigen</translation>
  </message>
  <message>
   <source>&amp;Draw again</source>
   <translation>Neu &amp;zeichnen</translation>
  </message>
  <message>
   <source>Draw again &amp;into …</source>
   <translation>Neu zeichnen &amp;in …</translation>
  </message>
  <message>
   <source>Open &amp;folder</source>
   <translation>&amp;Ordner öffnen</translation>
  </message>
  <message>
   <source>&amp;Copy footnote</source>
   <translation>Fußnote &amp;kopieren</translation>
  </message>
  <message>
   <source>&amp;Remove from the list …</source>
   <translation>Aus der &amp;Liste entfernen …</translation>
  </message>
  <message>
   <source>Exported figures</source>
   <translation>Exportierte Abbildungen</translation>
  </message>
  <message>
   <source>Drawn again: %1</source>
   <translation>Neu gezeichnet: %1</translation>
  </message>
  <message>
   <source>Search title, file, result</source>
   <translation>Titel, Datei, Ergebnis suchen</translation>
  </message>
  <message>
   <source>Results that the figure showed</source>
   <translation>Ergebnisse, die die Abbildung zeigte</translation>
  </message>
  <message>
   <source>Footnote, as it was exported</source>
   <translation>Fußnote, wie sie exportiert wurde</translation>
  </message>
  <message>
   <source>No figure has been exported yet. Each one that goes into a file or onto the clipboard is listed here, with the results that it shows, so that it can be found when a result is corrected.</source>
   <translation>Noch wurde keine Abbildung exportiert. Jede, die in eine Datei oder in die Zwischenablage geht, steht dann hier, mit den Ergebnissen, die sie zeigt, damit sie zu finden ist, wenn ein Ergebnis berichtigt wird.</translation>
  </message>
  <message>
   <source>No export fits.</source>
   <translation>Kein Export passt.</translation>
  </message>
  <message>
   <source>Write the figure into its file again, from the results as they are now</source>
   <translation>Die Abbildung mit den heutigen Ergebnissen neu in ihre Datei schreiben</translation>
  </message>
  <message numerus="yes">
   <source>%n export(s) selected</source>
   <translation>
    <numerusform>%n Export ausgewählt</numerusform>
    <numerusform>%n Exporte ausgewählt</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 · exported %2 UTC by %3 · %4 · %5</source>
   <translation>%1 · exportiert %2 UTC von %3 · %4 · %5</translation>
  </message>
  <message>
   <source>Draw again into</source>
   <translation>Neu zeichnen in</translation>
  </message>
  <message>
   <source>The footnote is on the clipboard</source>
   <translation>Die Fußnote ist in der Zwischenablage</translation>
  </message>
  <message>
   <source>Remove from the list</source>
   <translation>Aus der Liste entfernen</translation>
  </message>
  <message numerus="yes">
   <source>Remove %n export(s) from the list? The files stay. What is removed can no longer be found when a result is corrected, and cannot be brought back.</source>
   <translation>
    <numerusform>%n Export aus der Liste entfernen? Die Datei bleibt. Was entfernt ist, ist nicht mehr zu finden, wenn ein Ergebnis berichtigt wird, und kommt nicht zurück.</numerusform>
    <numerusform>%n Exporte aus der Liste entfernen? Die Dateien bleiben. Was entfernt ist, ist nicht mehr zu finden, wenn ein Ergebnis berichtigt wird, und kommt nicht zurück.</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;Remove</source>
   <translation>&amp;Entfernen</translation>
  </message>
 </context>
 <context>
  <name>LedgerLibrary</name>
  <message>
   <source>A file name that ends in a format is needed: %1.</source>
   <translation>Nötig ist ein Dateiname, der auf ein Format endet: %1.</translation>
  </message>
  <message>
   <source>A whole report lies there now, which this figure alone would overwrite. Draw it into another file.</source>
   <translation>Dort liegt jetzt ein ganzer Bericht, den diese eine Abbildung überschriebe. Zeichnen Sie sie in eine andere Datei.</translation>
  </message>
 </context>
 <context>
  <name>LedgerModel</name>
  <message>
   <source>Exported (UTC)</source>
   <translation>Exportiert (UTC)</translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Abbildung</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <source>Since then</source>
   <translation>Seitdem</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message numerus="yes">
   <source>%n result(s) changed</source>
   <translation>
    <numerusform>%n Ergebnis geändert</numerusform>
    <numerusform>%n Ergebnisse geändert</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n result(s) gone</source>
   <translation>
    <numerusform>%n Ergebnis entfallen</numerusform>
    <numerusform>%n Ergebnisse entfallen</numerusform>
   </translation>
  </message>
  <message>
   <source>file altered</source>
   <translation>Datei geändert</translation>
  </message>
  <message>
   <source>file gone</source>
   <translation>Datei fehlt</translation>
  </message>
  <message>
   <source>file unreadable</source>
   <translation>Datei nicht lesbar</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Unverändert</translation>
  </message>
  <message>
   <source>Clipboard</source>
   <translation>Zwischenablage</translation>
  </message>
 </context>
 <context>
  <name>LedgerResultsModel</name>
  <message>
   <source>Result that was shown</source>
   <translation>Gezeigtes Ergebnis</translation>
  </message>
  <message>
   <source>Then, min</source>
   <translation>Damals, min</translation>
  </message>
  <message>
   <source>Now, min</source>
   <translation>Heute, min</translation>
  </message>
  <message>
   <source>Since then</source>
   <translation>Seitdem</translation>
  </message>
  <message>
   <source>none</source>
   <translation>keins</translation>
  </message>
  <message>
   <source>gone</source>
   <translation>entfallen</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>geändert</translation>
  </message>
  <message>
   <source>other ID</source>
   <translation>andere ID</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>Import folder</source>
   <translation>Ordner importieren</translation>
  </message>
  <message>
   <source>Import archives or logs</source>
   <translation>Archive oder Logs importieren</translation>
  </message>
  <message>
   <source>The results could not be opened</source>
   <translation>Die Ergebnisse konnten nicht geöffnet werden</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal</translation>
  </message>
  <message>
   <source>Write the figure into a file (Ctrl+E)</source>
   <translation>Abbildung in eine Datei schreiben (Strg+E)</translation>
  </message>
  <message>
   <source>This page has no figure to export</source>
   <translation>Diese Seite hat keine Abbildung</translation>
  </message>
  <message>
   <source>Written: %1</source>
   <translation>Geschrieben: %1</translation>
  </message>
  <message>
   <source>About Podium</source>
   <translation>Über Podium</translation>
  </message>
  <message>
   <source>&lt;b&gt;Podium %1&lt;/b&gt;&lt;br&gt;Browses the public MLPerf® Training results.&lt;br&gt;&lt;br&gt;The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later.</source>
   <translation>&lt;b&gt;Podium %1&lt;/b&gt;&lt;br&gt;Zeigt die öffentlichen Ergebnisse von MLPerf® Training.&lt;br&gt;&lt;br&gt;The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more information.&lt;br&gt;&lt;br&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
  </message>
  <message>
   <source>Toolbar</source>
   <translation>Werkzeugleiste</translation>
  </message>
  <message>
   <source>Inspector</source>
   <translation>Einzelheiten</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Überblick</translation>
  </message>
  <message>
   <source>Time to train</source>
   <translation>Trainingszeit</translation>
  </message>
  <message>
   <source>Generations</source>
   <translation>Generationen</translation>
  </message>
  <message>
   <source>Runs</source>
   <translation>Läufe</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tabelle</translation>
  </message>
  <message>
   <source>The figure is on the clipboard</source>
   <translation>Die Abbildung ist in der Zwischenablage</translation>
  </message>
  <message>
   <source>Exported, but not recorded among the exports: %1</source>
   <translation>Exportiert, aber nicht bei den Exporten verzeichnet: %1</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <source>Speedup</source>
   <translation>Beschleunigung</translation>
  </message>
  <message>
   <source>Scaling</source>
   <translation>Skalierung</translation>
  </message>
  <message>
   <source>Trends</source>
   <translation>Trends</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Vergleich</translation>
   </message>
   <message>
   <source>Racks</source>
   <translation>Racks</translation>
  </message>
  <message>
   <source>Filter and views</source>
   <translation>Filter und Ansichten</translation>
  </message>
 </context>
 <context>
  <name>MissingSource</name>
  <message>
   <source>Where the number comes from</source>
   <translation>Woher die Zahl kommt</translation>
  </message>
  <message>
   <source>This file is not on this machine.</source>
   <translation>Diese Datei ist nicht auf diesem Rechner.</translation>
  </message>
  <message>
   <source>The result came with Podium's catalogue, which holds what was read in the logs, not the logs. Import the round's repository to open them here.</source>
   <translation>Das Ergebnis kam mit Podiums Katalog. Er enthält, was in den Logs gelesen wurde, nicht die Logs selbst. Importieren Sie das Repository der Runde, um sie hier zu öffnen.</translation>
  </message>
  <message>
   <source>It was imported with %1 and is no longer there, or lies inside an archive.</source>
   <translation>Sie wurde mit %1 importiert und ist dort nicht mehr oder liegt in einem Archiv.</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, Zeile %2</translation>
  </message>
  <message>
   <source>Its path</source>
   <translation>Ihr Pfad</translation>
  </message>
  <message>
   <source>Its place in the round's repository</source>
   <translation>Ihr Platz im Repository der Runde</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <source>Open in the &amp;browser</source>
   <translation>Im &amp;Browser öffnen</translation>
  </message>
 </context>
 <context>
  <name>ModelWords</name>
  <message>
   <source>Not stated</source>
   <translation>Nicht angegeben</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Benchmark</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Hersteller</translation>
  </message>
  <message>
   <source>Generation</source>
   <translation>Generation</translation>
  </message>
  <message>
   <source>Accelerator</source>
   <translation>Beschleuniger</translation>
  </message>
  <message>
   <source>Submitter</source>
   <translation>Einreicher</translation>
  </message>
  <message>
   <source>Division</source>
   <translation>Division</translation>
  </message>
  <message>
   <source>Availability</source>
   <translation>Verfügbarkeit</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>Prüfung</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Closed</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Open</translation>
  </message>
  <message>
   <source>On-premise</source>
   <translation>Vor Ort</translation>
  </message>
  <message>
   <source>Cloud</source>
   <translation>Cloud</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Vorschau auf Produkt</translation>
  </message>
  <message>
   <source>Research</source>
   <translation>Forschung</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>Geprüft</translation>
  </message>
  <message>
   <source>Unverified</source>
   <translation>Ungeprüft</translation>
  </message>
 </context>
 <context>
  <name>OverviewPage</name>
  <message>
   <source>Time to train</source>
   <translation>Trainingszeit</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Überblick</translation>
  </message>
  <message>
   <source>Choose one benchmark in the toolbar to see what its results say.</source>
   <translation>Wählen Sie oben einen Benchmark, um zu sehen, was seine Ergebnisse sagen.</translation>
  </message>
 </context>
 <context>
  <name>RackProfileEditor</name>
  <message>
   <source>Stated by the submission</source>
   <translation>Von der Einreichung genannt</translation>
  </message>
  <message>
   <source>Stated by a public source</source>
   <translation>Aus öffentlicher Quelle</translation>
  </message>
  <message>
   <source>Assumption</source>
   <translation>Annahme</translation>
  </message>
  <message>
   <source>Your own number</source>
   <translation>Eigene Angabe</translation>
  </message>
  <message>
   <source>Per rack</source>
   <translation>Je Rack</translation>
  </message>
  <message>
   <source>active</source>
   <translation>aktiv</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <source>Take the profile of the program again</source>
   <translation>Wieder das Profil des Programms nehmen</translation>
  </message>
  <message>
   <source>Price per accelerator-hour</source>
   <translation>Preis je Beschleunigerstunde</translation>
  </message>
  <message>
   <source>%1, accelerators per rack</source>
   <translation>%1, Beschleuniger je Rack</translation>
  </message>
  <message>
   <source>%1, active accelerators per rack</source>
   <translation>%1, aktive Beschleuniger je Rack</translation>
  </message>
  <message>
   <source>%1, price per accelerator-hour</source>
   <translation>%1, Preis je Beschleunigerstunde</translation>
  </message>
  <message>
   <source>Not known</source>
   <translation>Nicht bekannt</translation>
  </message>
  <message>
   <source>Enter how many accelerators stand in one rack.</source>
   <translation>Geben Sie ein, wie viele Beschleuniger in einem Rack stehen.</translation>
  </message>
 </context>
 <context>
  <name>RacksPage</name>
  <message>
   <source>Cabinets</source>
   <translation>Schränke</translation>
  </message>
  <message>
   <source>Bars</source>
   <translation>Balken</translation>
  </message>
  <message>
   <source>A speedup of your own, for a line beside the measured ratio; – leaves it out</source>
   <translation>Eine eigene Beschleunigung, für eine Zeile neben dem gemessenen Verhältnis; – lässt sie weg</translation>
  </message>
  <message>
   <source>Ratio</source>
   <translation>r</translation>
  </message>
  <message>
   <source>Against</source>
   <translation>Gegen</translation>
  </message>
  <message>
   <source>%1, all</source>
   <translation>%1, alle</translation>
  </message>
 </context>
 <context>
  <name>RacksPanel</name>
  <message>
   <source>Racks of</source>
   <translation>Racks von</translation>
  </message>
  <message>
   <source>Result whose racks are counted</source>
   <translation>Ergebnis, dessen Racks gezählt werden</translation>
  </message>
  <message>
   <source>%1, any system</source>
   <translation>%1, alle Systeme</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>Selected: %1</source>
   <translation>Ausgewählt: %1</translation>
  </message>
  <message>
   <source>Selected or automatic</source>
   <translation>Ausgewählt oder automatisch</translation>
  </message>
  <message>
   <source>Automatic: %1</source>
   <translation>Automatisch: %1</translation>
  </message>
  <message>
   <source>Racks used</source>
   <translation>Belegte Racks</translation>
  </message>
  <message>
   <source>Racks for equal time, method A</source>
   <translation>Racks für gleiche Zeit, Methode A</translation>
  </message>
  <message>
   <source>Racks for equal time, method B</source>
   <translation>Racks für gleiche Zeit, Methode B</translation>
  </message>
  <message>
   <source>racks</source>
   <translation>Racks</translation>
  </message>
  <message>
   <source>%1 the %2 used</source>
   <translation>%1 die belegten %2</translation>
  </message>
  <message>
   <source>How it is computed</source>
   <translation>So wird gerechnet</translation>
  </message>
  <message>
   <source>%1 min</source>
   <translation>%1 min</translation>
  </message>
  <message>
   <source>%1 samples/min</source>
   <translation>%1 Samples/min</translation>
  </message>
  <message>
   <source>Ratio r</source>
   <translation>Verhältnis r</translation>
  </message>
  <message>
   <source>Accelerators, %1</source>
   <translation>Beschleuniger, %1</translation>
  </message>
  <message>
   <source>Accelerators needed</source>
   <translation>Nötige Beschleuniger</translation>
  </message>
  <message>
   <source>Active per rack</source>
   <translation>Aktiv je Rack</translation>
  </message>
  <message>
   <source>Accelerator-hours</source>
   <translation>Beschleunigerstunden</translation>
  </message>
  <message>
   <source>At this time</source>
   <translation>In dieser Zeit</translation>
  </message>
  <message>
   <source>Cost at your price</source>
   <translation>Kosten bei Ihrem Preis</translation>
  </message>
  <message>
   <source>Comparability</source>
   <translation>Vergleichbarkeit</translation>
  </message>
  <message>
   <source>Show this result in the inspector</source>
   <translation>Dieses Ergebnis im Inspektor zeigen</translation>
  </message>
  <message>
   <source>Copy citation</source>
   <translation>Zitat kopieren</translation>
  </message>
  <message>
   <source>Currency of the prices</source>
   <translation>Währung der Preise</translation>
  </message>
 </context>
 <context>
  <name>RacksTable</name>
  <message>
   <source>Methods</source>
   <translation>Methoden</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <source>Reports (*.podium-report)</source>
   <translation>Berichte (*.podium-report)</translation>
  </message>
  <message>
   <source>&amp;Save description …</source>
   <translation>Beschreibung &amp;speichern …</translation>
  </message>
  <message>
   <source>&amp;Print …</source>
   <translation>&amp;Drucken …</translation>
  </message>
  <message>
   <source>&amp;Export</source>
   <translation>&amp;Exportieren</translation>
  </message>
  <message>
   <source>Report</source>
   <translation>Bericht</translation>
  </message>
  <message>
   <source>Page %1 of %2</source>
   <translation>Seite %1 von %2</translation>
  </message>
  <message>
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <source>HTML, one file</source>
   <translation>HTML, eine Datei</translation>
  </message>
  <message>
   <source>ODT document</source>
   <translation>ODT-Dokument</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>F&amp;ile</source>
   <translation>Date&amp;i</translation>
  </message>
  <message>
   <source>&amp;Browse …</source>
   <translation>D&amp;urchsuchen …</translation>
  </message>
  <message>
   <source>Keep title, sections and texts in a file, to make the report again next round</source>
   <translation>Titel, Abschnitte und Texte in einer Datei behalten, um den Bericht in der nächsten Runde neu zu machen</translation>
  </message>
  <message>
   <source>&amp;Open description …</source>
   <translation>Beschreibung ö&amp;ffnen …</translation>
  </message>
  <message>
   <source>Add a view, and the pages of the report are shown here.</source>
   <translation>Nehmen Sie eine Ansicht hinzu, dann stehen hier die Seiten des Berichts.</translation>
  </message>
  <message>
   <source>No figure in "%1": %2.</source>
   <translation>Keine Abbildung in „%1“: %2.</translation>
  </message>
  <message>
   <source>Already there and replaced by Export: %1</source>
   <translation>Schon vorhanden, wird beim Exportieren ersetzt: %1</translation>
  </message>
  <message>
   <source>Export report</source>
   <translation>Bericht exportieren</translation>
  </message>
  <message>
   <source>Open description</source>
   <translation>Beschreibung öffnen</translation>
  </message>
  <message>
   <source>Save description</source>
   <translation>Beschreibung speichern</translation>
  </message>
  <message>
   <source>It is the open database.</source>
   <translation>Das ist die geöffnete Datenbank.</translation>
  </message>
  <message>
   <source>Writing the pages …</source>
   <translation>Die Seiten werden geschrieben …</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Cancelled; nothing was written.</source>
   <translation>Abgebrochen; nichts wurde geschrieben.</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Drucken</translation>
  </message>
  <message>
   <source>The report could not be printed. Choose another printer.</source>
   <translation>Der Bericht konnte nicht gedruckt werden. Wählen Sie einen anderen Drucker.</translation>
  </message>
 </context>
 <context>
  <name>ReportFields</name>
  <message>
   <source>None</source>
   <translation>Keines</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Heute</translation>
  </message>
  <message>
   <source>YYYY-MM-DD</source>
   <translation>JJJJ-MM-TT</translation>
  </message>
  <message>
   <source>A4</source>
   <translation>A4</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Letter</translation>
  </message>
  <message>
   <source>Portrait</source>
   <translation>Hochformat</translation>
  </message>
  <message>
   <source>Landscape</source>
   <translation>Querformat</translation>
  </message>
  <message>
   <source>&amp;Title</source>
   <translation>&amp;Titel</translation>
  </message>
  <message>
   <source>S&amp;ubtitle</source>
   <translation>&amp;Untertitel</translation>
  </message>
  <message>
   <source>&amp;Author</source>
   <translation>&amp;Autor</translation>
  </message>
  <message>
   <source>&amp;Date</source>
   <translation>&amp;Datum</translation>
  </message>
  <message>
   <source>&amp;Language, page</source>
   <translation>S&amp;prache, Seite</translation>
  </message>
  <message>
   <source>of the front page and of every page's head</source>
   <translation>der Titelseite und des Kopfes jeder Seite</translation>
  </message>
  <message>
   <source>The date is no day: write it as YYYY-MM-DD, or choose None or Today.</source>
   <translation>Das Datum ist kein Tag: schreiben Sie es als JJJJ-MM-TT, oder wählen Sie Keines oder Heute.</translation>
  </message>
  <message>
   <source>Title, subtitle and author are lines of at most %1 bytes.</source>
   <translation>Titel, Untertitel und Autor sind Zeilen von höchstens %1 Byte.</translation>
  </message>
  <message>
   <source>The day on which the report is made, a certain day, or none</source>
   <translation>Der Tag, an dem der Bericht entsteht, ein bestimmter Tag, oder keiner</translation>
  </message>
  <message>
   <source>This day:</source>
   <translation>Dieser Tag:</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Tag</translation>
  </message>
 </context>
 <context>
  <name>ReportPreview</name>
  <message>
   <source>Pages of the report</source>
   <translation>Seiten des Berichts</translation>
  </message>
 </context>
 <context>
  <name>ResultColumns</name>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Submitter</source>
   <translation>Einreicher</translation>
  </message>
  <message>
   <source>Accelerator</source>
   <translation>Beschleuniger</translation>
  </message>
  <message>
   <source>Count</source>
   <translation>Zahl</translation>
  </message>
  <message>
   <source>Time, min</source>
   <translation>Zeit, min</translation>
  </message>
  <message>
   <source>Raw, min</source>
   <translation>Roh, min</translation>
  </message>
  <message>
   <source>Factor</source>
   <translation>Faktor</translation>
  </message>
  <message>
   <source>Run range, min</source>
   <translation>Spanne, min</translation>
  </message>
  <message>
   <source>Runs</source>
   <translation>Läufe</translation>
  </message>
  <message>
   <source>Nodes</source>
   <translation>Knoten</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Benchmark</translation>
  </message>
  <message>
   <source>Division</source>
   <translation>Division</translation>
  </message>
  <message>
   <source>Availability</source>
   <translation>Verfügbarkeit</translation>
  </message>
  <message>
   <source>Framework</source>
   <translation>Framework</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>Prüfung</translation>
  </message>
  <message>
   <source>System under test</source>
   <translation>Geprüftes System</translation>
  </message>
  <message>
   <source>Accelerators used; processors on a system without accelerators</source>
   <translation>Eingesetzte Beschleuniger; Prozessoren bei einem System ohne</translation>
  </message>
  <message>
   <source>Time to train: the official score, in minutes</source>
   <translation>Trainingszeit: das offizielle Ergebnis in Minuten</translation>
  </message>
  <message>
   <source>Mean of the counted runs before the scaling factor, in minutes</source>
   <translation>Mittel der gezählten Läufe vor dem Skalierfaktor, in Minuten</translation>
  </message>
  <message>
   <source>Scaling factor by which the mean is multiplied</source>
   <translation>Skalierfaktor, mit dem das Mittel multipliziert wird</translation>
  </message>
  <message>
   <source>Fastest to slowest valid run, times the factor, in minutes</source>
   <translation>Schnellster bis langsamster gültiger Lauf, mal Faktor, in Minuten</translation>
  </message>
  <message>
   <source>Runs that were submitted</source>
   <translation>Eingereichte Läufe</translation>
  </message>
  <message>
   <source>Nodes used</source>
   <translation>Eingesetzte Knoten</translation>
  </message>
  <message>
   <source>Round in which the result was published</source>
   <translation>Runde, in der das Ergebnis veröffentlicht wurde</translation>
  </message>
 </context>
 <context>
  <name>ResultMenu</name>
  <message>
   <source>&amp;No baseline any more</source>
   <translation>&amp;Nicht mehr Bezug</translation>
  </message>
  <message>
   <source>Use as &amp;baseline</source>
   <translation>Als &amp;Bezug nehmen</translation>
  </message>
  <message>
   <source>Un&amp;pin</source>
   <translation>&amp;Lösen</translation>
  </message>
  <message>
   <source>&amp;Pin</source>
   <translation>An&amp;heften</translation>
  </message>
  <message>
   <source>Show &amp;details</source>
   <translation>&amp;Einzelheiten zeigen</translation>
  </message>
  <message>
   <source>&amp;Copy link</source>
   <translation>Verweis &amp;kopieren</translation>
  </message>
 </context>
 <context>
  <name>ResultTable</name>
  <message>
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
 </context>
 <context>
  <name>RunStrip</name>
  <message>
   <source>%1 min, raw</source>
   <translation>%1 min, roh</translation>
  </message>
  <message>
   <source>Runs from %1 to %2</source>
   <translation>Läufe von %1 bis %2</translation>
  </message>
 </context>
 <context>
  <name>ScalingTwin</name>
  <message>
   <source>Scaling efficiency</source>
   <translation>Skalierungseffizienz</translation>
  </message>
  <message>
   <source>%1 official   %2 raw   %3 throughput</source>
   <translation>%1 offiziell   %2 roh   %3 Durchsatz</translation>
  </message>
  <message>
   <source>Scaling efficiency between two results</source>
   <translation>Skalierungseffizienz zwischen zwei Ergebnissen</translation>
  </message>
  <message>
   <source>Click one mark, then another with Ctrl or Shift held down.</source>
   <translation>Klicken Sie auf eine Marke, dann mit Strg oder Umschalt auf eine andere.</translation>
  </message>
  <message>
   <source>efficiency from %1 to %2</source>
   <translation>Effizienz von %1 auf %2</translation>
  </message>
  <message>
   <source>Click one mark, then another with Ctrl or Shift held down, for the efficiency between them.</source>
   <translation>Für die Effizienz zwischen zweien: eine Marke anklicken, dann mit Strg oder Umschalt eine andere.</translation>
  </message>
  <message>
   <source>They differ by %1.</source>
   <translation>Sie unterscheiden sich durch: %1.</translation>
  </message>
 </context>
 <context>
  <name>SectionEditor</name>
  <message>
   <source>Add view</source>
   <translation>Ansicht hinzu</translation>
  </message>
  <message>
   <source>A section with the figure of a saved view</source>
   <translation>Ein Abschnitt mit der Abbildung einer gespeicherten Ansicht</translation>
  </message>
  <message>
   <source>Add text</source>
   <translation>Text hinzu</translation>
  </message>
  <message>
   <source>A section of words alone</source>
   <translation>Ein Abschnitt nur aus Worten</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Take the chosen section out (Del)</source>
   <translation>Den gewählten Abschnitt herausnehmen (Entf)</translation>
  </message>
  <message>
   <source>Move up (Alt+Up)</source>
   <translation>Nach oben (Alt+Auf)</translation>
  </message>
  <message>
   <source>Move down (Alt+Down)</source>
   <translation>Nach unten (Alt+Ab)</translation>
  </message>
  <message>
   <source>Take back the last change of the list (Ctrl+Z in the list)</source>
   <translation>Die letzte Änderung der Liste zurücknehmen (Strg+Z in der Liste)</translation>
  </message>
  <message>
   <source>Sections of the report</source>
   <translation>Abschnitte des Berichts</translation>
  </message>
  <message>
   <source>Heading of the section</source>
   <translation>Überschrift des Abschnitts</translation>
  </message>
  <message>
   <source>Text of the section</source>
   <translation>Text des Abschnitts</translation>
  </message>
  <message>
   <source>Text above the figure, in Markdown</source>
   <translation>Text über der Abbildung, in Markdown</translation>
  </message>
  <message>
   <source>New section</source>
   <translation>Neuer Abschnitt</translation>
  </message>
  <message>
   <source>Shown in the window</source>
   <translation>Im Fenster gezeigt</translation>
  </message>
  <message>
   <source>My views</source>
   <translation>Meine Ansichten</translation>
  </message>
  <message>
   <source>Ready-made</source>
   <translation>Mitgeliefert</translation>
  </message>
  <message>
   <source>All my views</source>
   <translation>Alle meine Ansichten</translation>
  </message>
 </context>
 <context>
  <name>SectionListModel</name>
  <message>
   <source>(text without a heading)</source>
   <translation>(Text ohne Überschrift)</translation>
  </message>
  <message>
   <source>Text without a figure</source>
   <translation>Text ohne Abbildung</translation>
  </message>
 </context>
 <context>
  <name>SideBar</name>
  <message>
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Ansichten</translation>
  </message>
 </context>
 <context>
  <name>SizeFilter</name>
  <message>
   <source>Fewest accelerators</source>
   <translation>Wenigste Beschleuniger</translation>
  </message>
  <message>
   <source>Most accelerators</source>
   <translation>Meiste Beschleuniger</translation>
  </message>
  <message>
   <source>Range of accelerators</source>
   <translation>Bereich der Beschleuniger</translation>
  </message>
  <message>
   <source>Accelerators used</source>
   <translation>Eingesetzte Beschleuniger</translation>
  </message>
  <message>
   <source>to</source>
   <translation>bis</translation>
  </message>
 </context>
 <context>
  <name>SourceView</name>
  <message>
   <source>%1, line %2</source>
   <translation>%1, Zeile %2</translation>
  </message>
  <message>
   <source>%1 cannot be read: %2</source>
   <translation>%1 kann nicht gelesen werden: %2</translation>
  </message>
 </context>
 <context>
  <name>SpeedupTable</name>
  <message>
   <source>Speedups</source>
   <translation>Beschleunigungen</translation>
  </message>
 </context>
 <context>
  <name>SpeedupTableModel</name>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Submitter</source>
   <translation>Einreicher</translation>
  </message>
  <message>
   <source>Accelerator</source>
   <translation>Beschleuniger</translation>
  </message>
  <message>
   <source>Count</source>
   <translation>Anzahl</translation>
  </message>
  <message>
   <source>Samples/min</source>
   <translation>Samples/min</translation>
  </message>
  <message>
   <source>Raw, min</source>
   <translation>Roh, min</translation>
  </message>
  <message>
   <source>Time, min</source>
   <translation>Zeit, min</translation>
  </message>
  <message>
   <source>What the result is held against</source>
   <translation>Womit das Ergebnis verglichen wird</translation>
  </message>
  <message>
   <source>Baseline</source>
   <translation>Bezug</translation>
  </message>
  <message>
   <source>Baseline, samples/min</source>
   <translation>Bezug, Samples/min</translation>
  </message>
  <message>
   <source>Baseline, min</source>
   <translation>Bezug, min</translation>
  </message>
  <message>
   <source>Speedup, ×</source>
   <translation>Vielfaches, ×</translation>
  </message>
  <message>
   <source>Per accel., ×</source>
   <translation>Je Beschl., ×</translation>
  </message>
 </context>
 <context>
  <name>StatusLine</name>
  <message>
   <source>Opening the results …</source>
   <translation>Die Ergebnisse werden geöffnet …</translation>
  </message>
  <message>
   <source>%1 of %2 results</source>
   <translation>%1 von %2 Ergebnissen</translation>
  </message>
  <message>
   <source>%1 selected, %2 pinned</source>
   <translation>%1 ausgewählt, %2 angeheftet</translation>
  </message>
  <message>
   <source>Catalogue of %1, read only</source>
   <translation>Katalog von %1, nur lesbar</translation>
  </message>
  <message>
   <source>Catalogue of %1</source>
   <translation>Katalog von %1</translation>
  </message>
  <message numerus="yes">
   <source>%n note(s) on comparability: %1</source>
   <translation>
    <numerusform>%n Hinweis zur Vergleichbarkeit: %1</numerusform>
    <numerusform>%n Hinweise zur Vergleichbarkeit: %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ToolBar</name>
  <message>
   <source>Search results</source>
   <translation>Ergebnisse suchen</translation>
  </message>
  <message>
   <source>Submitter, system, accelerator, software, notes (Ctrl+F or /)</source>
   <translation>Einreicher, System, Beschleuniger, Software, Anmerkungen (Strg+F oder /)</translation>
  </message>
  <message>
   <source>Several</source>
   <translation>Mehrere</translation>
  </message>
  <message>
   <source>Official</source>
   <translation>Offiziell</translation>
  </message>
  <message>
   <source>Raw</source>
   <translation>Roh</translation>
  </message>
  <message>
   <source>Basis</source>
   <translation>Basis</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>All benchmarks</source>
   <translation>Alle Benchmarks</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Benchmark</translation>
  </message>
  <message>
   <source>Baseline</source>
   <translation>Bezug</translation>
  </message>
  <message>
   <source>Ctrl+F</source>
   <translation>Strg+F</translation>
  </message>
  <message>
   <source>Throughput</source>
   <translation>Durchsatz</translation>
  </message>
  <message>
   <source>Official: with the scaling factor. Raw: the times as they were run. Throughput: speed alone, of speedup and scaling.</source>
   <translation>Offiziell: mit dem Skalierungsfaktor. Roh: die Zeiten, wie sie gelaufen sind. Durchsatz: die Geschwindigkeit allein, bei Beschleunigung und Skalierung.</translation>
  </message>
 </context>
 <context>
  <name>ViewActions</name>
  <message>
   <source>&amp;Save view …</source>
   <translation>Ansicht &amp;speichern …</translation>
  </message>
  <message>
   <source>&amp;Update the open view</source>
   <translation>Offene Ansicht &amp;aktualisieren</translation>
  </message>
  <message>
   <source>&amp;Open</source>
   <translation>Ö&amp;ffnen</translation>
  </message>
  <message>
   <source>&amp;Rename</source>
   <translation>&amp;Umbenennen</translation>
  </message>
  <message>
   <source>Du&amp;plicate</source>
   <translation>&amp;Duplizieren</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>&amp;Löschen</translation>
  </message>
  <message>
   <source>U&amp;ndo deletion or update</source>
   <translation>Löschen oder Aktualisieren &amp;rückgängig</translation>
  </message>
  <message>
   <source>Move u&amp;p</source>
   <translation>Nach &amp;oben</translation>
  </message>
  <message>
   <source>Move do&amp;wn</source>
   <translation>Nach u&amp;nten</translation>
  </message>
  <message>
   <source>&amp;Import view file …</source>
   <translation>Ansichtsdatei &amp;importieren …</translation>
  </message>
  <message>
   <source>&amp;Export view file …</source>
   <translation>Ansichtsdatei &amp;exportieren …</translation>
  </message>
 </context>
 <context>
  <name>ViewBanner</name>
  <message>
   <source>Update</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <source>Save as new …</source>
   <translation>Als neue speichern …</translation>
  </message>
  <message>
   <source>Changed since it was opened</source>
   <translation>Seit dem Öffnen geändert</translation>
  </message>
  <message>
   <source>Close the view’s note</source>
   <translation>Notiz der Ansicht schließen</translation>
  </message>
  <message>
   <source>Close; the figure stays</source>
   <translation>Schließen; die Abbildung bleibt</translation>
  </message>
 </context>
 <context>
  <name>ViewDelegate</name>
  <message>
   <source>Title of the view</source>
   <translation>Titel der Ansicht</translation>
  </message>
 </context>
 <context>
  <name>ViewDesk</name>
  <message>
   <source>Saved views</source>
   <translation>Gespeicherte Ansichten</translation>
  </message>
  <message>
   <source>Written: %1</source>
   <translation>Geschrieben: %1</translation>
  </message>
  <message>
   <source>Save view</source>
   <translation>Ansicht speichern</translation>
  </message>
  <message>
   <source>Saved: %1</source>
   <translation>Gespeichert: %1</translation>
  </message>
  <message>
   <source>Import view files</source>
   <translation>Ansichtsdateien importieren</translation>
  </message>
  <message>
   <source>Views (*.podium-view);;All files (*)</source>
   <translation>Ansichten (*.podium-view);;Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Export view file</source>
   <translation>Ansichtsdatei exportieren</translation>
  </message>
  <message>
   <source>Views (*.podium-view)</source>
   <translation>Ansichten (*.podium-view)</translation>
  </message>
  <message>
   <source>Since it was saved on %1:</source>
   <translation>Seit dem Speichern am %1:</translation>
  </message>
  <message>
   <source>d MMMM yyyy</source>
   <translation>d. MMMM yyyy</translation>
  </message>
  <message>
   <source>Since it was saved:</source>
   <translation>Seit dem Speichern:</translation>
  </message>
 </context>
 <context>
  <name>ViewDialog</name>
  <message>
   <source>What the figure shows, and why it matters</source>
   <translation>Was die Abbildung zeigt und warum es wichtig ist</translation>
  </message>
  <message>
   <source>&amp;Title</source>
   <translation>&amp;Titel</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>&amp;Notiz</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Speichern</translation>
  </message>
  <message>
   <source>A title of one line is needed, of at most %1 bytes.</source>
   <translation>Nötig ist ein Titel von einer Zeile mit höchstens %1 Bytes.</translation>
  </message>
  <message>
   <source>The note may have at most %1 bytes.</source>
   <translation>Die Notiz darf höchstens %1 Bytes haben.</translation>
  </message>
 </context>
 <context>
  <name>ViewLibrary</name>
  <message>
   <source>%1 (copy)</source>
   <translation>%1 (Kopie)</translation>
  </message>
  <message>
   <source>“%1” deleted</source>
   <translation>„%1“ gelöscht</translation>
  </message>
  <message>
   <source>“%1” updated</source>
   <translation>„%1“ aktualisiert</translation>
  </message>
 </context>
 <context>
  <name>ViewListModel</name>
  <message>
   <source>My views</source>
   <translation>Meine Ansichten</translation>
  </message>
  <message>
   <source>Ready-made</source>
   <translation>Mitgeliefert</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>noch keine</translation>
  </message>
 </context>
 <context>
  <name>ViewPanel</name>
  <message>
   <source>Saved views</source>
   <translation>Gespeicherte Ansichten</translation>
  </message>
  <message>
   <source>Save view …</source>
   <translation>Ansicht speichern …</translation>
  </message>
  <message>
   <source>Keep this figure with a title and a note (Ctrl+S)</source>
   <translation>Diese Abbildung mit Titel und Notiz behalten (Strg+S)</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>WindowActions</name>
  <message>
   <source>&amp;Print …</source>
   <translation>&amp;Drucken …</translation>
  </message>
  <message>
   <source>Print pre&amp;view …</source>
   <translation>Druck&amp;vorschau …</translation>
  </message>
  <message>
   <source>Ctrl+Shift+P</source>
   <translation>Ctrl+Shift+P</translation>
  </message>
  <message>
   <source>&amp;Import folder …</source>
   <translation>Ordner &amp;importieren …</translation>
  </message>
  <message>
   <source>Ctrl+I</source>
   <translation>Ctrl+I</translation>
  </message>
  <message>
   <source>Import &amp;archive or log …</source>
   <translation>&amp;Archiv oder Log importieren …</translation>
  </message>
  <message>
   <source>Ctrl+Shift+I</source>
   <translation>Ctrl+Shift+I</translation>
  </message>
  <message>
   <source>&amp;Export figure …</source>
   <translation>Abbildung &amp;exportieren …</translation>
  </message>
  <message>
   <source>Ctrl+E</source>
   <translation>Ctrl+E</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Rückgängig</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Wiederholen</translation>
  </message>
  <message>
   <source>&amp;Undo: %1</source>
   <translation>&amp;Rückgängig: %1</translation>
  </message>
  <message>
   <source>&amp;Redo: %1</source>
   <translation>&amp;Wiederholen: %1</translation>
  </message>
  <message>
   <source>filter</source>
   <translation>Filter</translation>
  </message>
  <message>
   <source>number of accelerators</source>
   <translation>Zahl der Beschleuniger</translation>
  </message>
  <message>
   <source>search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <source>pins</source>
   <translation>Merkliste</translation>
  </message>
  <message>
   <source>baseline</source>
   <translation>Bezug</translation>
  </message>
  <message>
   <source>basis</source>
   <translation>Basis</translation>
  </message>
  <message>
   <source>options of the figure</source>
   <translation>Optionen der Abbildung</translation>
  </message>
  <message>
   <source>view</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <source>&amp;Search</source>
   <translation>&amp;Suchen</translation>
  </message>
  <message>
   <source>C&amp;lear filter</source>
   <translation>&amp;Filter leeren</translation>
  </message>
  <message>
   <source>&amp;Pin or unpin the selected result</source>
   <translation>Ausgewähltes Ergebnis anheften oder &amp;lösen</translation>
  </message>
  <message>
   <source>&amp;Reload</source>
   <translation>&amp;Neu laden</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>&amp;Vollbild</translation>
  </message>
  <message>
   <source>As the &amp;system</source>
   <translation>Wie das &amp;System</translation>
  </message>
  <message>
   <source>&amp;Light</source>
   <translation>&amp;Hell</translation>
  </message>
  <message>
   <source>&amp;Dark</source>
   <translation>&amp;Dunkel</translation>
  </message>
  <message>
   <source>&amp;About Podium</source>
   <translation>Ü&amp;ber Podium</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Datei</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Bearbeiten</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <source>&amp;Theme</source>
   <translation>&amp;Farben</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Sprache</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <source>&amp;Compare side by side</source>
   <translation>&amp;Nebeneinander vergleichen</translation>
  </message>
  <message>
   <source>Use the selected result as &amp;baseline</source>
   <translation>Das gewählte Ergebnis als &amp;Bezug nehmen</translation>
  </message>
  <message>
   <source>&amp;No baseline</source>
   <translation>&amp;Kein Bezug</translation>
  </message>
  <message>
   <source>&amp;Unpin all</source>
   <translation>Alle &amp;lösen</translation>
  </message>
  <message>
   <source>&amp;Compare</source>
   <translation>&amp;Vergleich</translation>
  </message>
  <message>
   <source>&amp;Saved views</source>
   <translation>&amp;Gespeicherte Ansichten</translation>
  </message>
  <message>
   <source>E&amp;xported figures …</source>
   <translation>E&amp;xportierte Abbildungen …</translation>
  </message>
  <message>
   <source>Ctrl+Shift+E</source>
   <translation>Ctrl+Shift+E</translation>
  </message>
  <message>
   <source>&amp;Report …</source>
   <translation>&amp;Bericht …</translation>
  </message>
  <message>
   <source>Ctrl+R</source>
   <translation>Ctrl+R</translation>
  </message>
 </context>
</TS>
