// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/html_format.h"

#include "app/analysis/phrasebook.h"
#include "app/exports/document_notes.h"
#include "app/exports/inline_drawing.h"
#include "app/exports/line_breaks.h"
#include "app/exports/markup.h"

namespace podium {

namespace {

constexpr std::string_view styleSheet = R"(
:root { color-scheme: light dark; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 75rem; font: 1rem/1.5 "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.subtitle { margin: .25rem 0 1.5rem; opacity: .8; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; }
.table { overflow-x: auto; margin-top: 1.5rem; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: bold; padding-bottom: .5rem; }
th, td { padding: .3rem .9rem .3rem 0; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
.footnotes { font-size: .85rem; overflow-wrap: anywhere; }
@media print {
  @page { margin: 15mm; }
  :root { color-scheme: light; }
  body { margin: 0; padding: 0; max-width: none; font-size: 10pt; }
  .table { overflow-x: visible; }
  thead { display: table-header-group; }
  figure, tr, li { break-inside: avoid; }
  h2 { break-after: avoid; }
}
)";

std::string cellStart(const std::string& tag, bool isNumber, const std::string& more)
{
    return "<" + tag + more + (isNumber ? " class=\"number\">" : ">");
}

/// Unlike a space without width the element is not copied with the text.
std::string breakableText(std::string_view text)
{
    std::string markup;
    for (const std::string_view piece : unbreakablePieces(text)) {
        markup += !markup.empty() && markup.back() != ' ' ? "<wbr/>" : "";
        markup += markupText(piece);
    }
    return markup;
}

std::string tableHtml(const FigureTable& table, const std::string& caption, const RowGroups& groups,
                      std::string (*textOf)(std::string_view))
{
    std::string html = "<table>\n<caption>" + markupText(caption) + "</caption>\n<thead>\n<tr>";
    for (const TwinColumn& column : table.columns) {
        html += cellStart("th", column.isNumber, " scope=\"col\"") + markupText(column.title) + "</th>";
    }
    html += "</tr>\n</thead>\n<tbody>\n";
    auto group = groups.begin();
    for (std::size_t index = 0; index < table.rows.size(); ++index) {
        if (group != groups.end() && group->first == index) {
            html += "<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"" + std::to_string(table.columns.size()) +
                    "\">" + textOf(group++->title) + "</th></tr>\n";
        }
        html += "<tr>";
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            html += cellStart("td", table.columns[column].isNumber, "") + textOf(table.rows[index].cells[column].text) +
                    "</td>";
        }
        html += "</tr>\n";
    }
    return html + "</tbody>\n</table>\n";
}

std::string notesList(const Figure& figure, const BuiltinPhrasebook& phrases)
{
    const std::vector<Note> notes = notesBesideFootnotes(figure);
    if (notes.empty()) {
        return {};
    }
    std::string list = "<section>\n<h2>" + phrases.say(Phrase::ExportNotes) + "</h2>\n<ul>\n";
    for (const Note& note : notes) {
        list += "<li>" + markupText(note.text) + ".</li>\n";
    }
    return list + "</ul>\n</section>\n";
}

std::string footnotes(const Figure& figure, const BuiltinPhrasebook& phrases)
{
    if (figure.citation.empty()) {
        return {};
    }
    std::string section = "<section class=\"footnotes\">\n<h2>" + phrases.say(Phrase::ExportFootnotes) + "</h2>\n";
    for (const std::string& paragraph : figure.citation) {
        section += "<p>" + markupText(paragraph) + "</p>\n";
    }
    return section + "</section>\n";
}

}  // namespace

std::string htmlTable(const FigureTable& table, const std::string& caption)
{
    return tableHtml(table, caption, {}, markupText);
}

std::string htmlTable(const FigureTable& table, const std::string& caption, const RowGroups& groups)
{
    return tableHtml(table, caption, groups, breakableText);
}

Result<std::string> HtmlFormat::encode(const FigureDocument& document) const
{
    const Figure& figure = document.figure;
    const auto svg = document.drawing.svg();
    if (!svg) {
        return tl::unexpected(svg.error());
    }
    const BuiltinPhrasebook phrases(figure.language);
    const std::string title = markupText(figure.title);
    const std::string language(toString(figure.language));
    return "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + language + "\" xml:lang=\"" +
           language + "\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>" + title +
           "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<meta name=\"generator\" content=\"Podium\"/>\n<meta name=\"description\" content=\"" +
           markupText(figure.summary) + "\"/>\n<style>" + std::string(styleSheet) +
           "</style>\n</head>\n<body>\n<main>\n<h1>" + title + "</h1>\n<p class=\"subtitle\">" +
           markupText(figure.subtitle) + "</p>\n<figure>\n" + inlineDrawing(*svg, figure.summary) +
           "</figure>\n<div class=\"table\">\n" + htmlTable(document.table, phrases.say(Phrase::ExportTable)) +
           "</div>\n" + notesList(figure, phrases) + footnotes(figure, phrases) + "</main>\n</body>\n</html>\n";
}

}  // namespace podium
