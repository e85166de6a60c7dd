// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/html_report.h"

#include "app/exports/html_format.h"
#include "app/exports/inline_drawing.h"
#include "app/exports/markup.h"
#include "app/reports/report_sources.h"
#include "app/reports/report_table.h"
#include "app/reports/report_words.h"

namespace podium {

namespace {

constexpr std::size_t openRows = 15;         ///< a longer table is folded away
constexpr std::size_t mostHtmlRows = 5'000;  ///< of one table: browsers become slow beyond

constexpr std::string_view styleSheet = R"(
:root { color-scheme: light dark; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 62rem; font: 1rem/1.5 "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 3rem 0 .5rem; }
h2 { font-size: 1.4rem; line-height: 1.25; margin: 3.5rem 0 .75rem; }
h3, h4, h5 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }
a { color: LinkText; }
.subtitle { font-size: 1.2rem; margin: 0 0 .5rem; }
.byline, .finding, .facts, figcaption { opacity: .8; }
.byline { margin: 0 0 2.5rem; }
nav ol { padding-left: 1.5rem; }
nav li { margin: .4rem 0; }
.finding { display: block; font-size: .9rem; }
figure { margin: 1.5rem 0 1rem; }
figure svg { display: block; width: 100%; height: auto; }
figcaption, .facts { font-size: .85rem; }
summary { cursor: pointer; font-weight: bold; font-size: .9rem; margin-top: .75rem; }
.table { overflow-x: auto; margin-top: .5rem; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: bold; padding-bottom: .5rem; }
th, td { padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; }
.number { text-align: right; white-space: nowrap; }
.group th { padding-top: .9rem; }
.footnotes { font-size: .85rem; overflow-wrap: anywhere; }
.absent { padding: .75rem 1rem; border-left: 4px solid #c77700; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8888; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid #8888; }
@media print {
  :root { color-scheme: light; }
  body { margin: 0; padding: 0; max-width: none; font-size: 10pt; }
  .table { overflow-x: visible; }
  thead { display: table-header-group; }
  figure, tr, li, nav { break-inside: avoid; }
  h2, h3, summary { break-after: avoid; }
  nav { break-after: page; }
}
)";

std::string anchorOf(std::size_t section) { return "section-" + std::to_string(section + 1); }

std::string spansHtml(const std::vector<NoteSpan>& spans, bool inCode)
{
    std::string html;
    for (const NoteSpan& span : spans) {
        if (span.lineBreak) {
            html += "<br/>";
            continue;
        }
        std::string text;
        std::string_view left = span.text;
        while (true) {  // markupText() makes spaces of line ends and tabs, which code needs
            const auto end = left.find_first_of("\n\t");
            text += markupText(left.substr(0, end));
            if (end == std::string_view::npos) {
                break;
            }
            text += left[end];
            left.remove_prefix(end + 1);
        }
        text = span.code && !inCode ? "<code>" + text + "</code>" : text;
        text = span.italic ? "<em>" + text + "</em>" : text;
        text = span.bold ? "<strong>" + text + "</strong>" : text;
        html += span.link.empty() ? text : "<a href=\"" + markupText(span.link) + "\">" + text + "</a>";
    }
    return html;
}

std::string blockHtml(const NoteBlock& block)
{
    const std::string text = spansHtml(block.spans, block.kind == NoteBlockKind::Code);
    switch (block.kind) {
    case NoteBlockKind::Heading: {
        const std::string tag = "h" + std::to_string(block.level + 2);
        return "<" + tag + ">" + text + "</" + tag + ">\n";
    }
    case NoteBlockKind::Code:
        return "<pre><code>" + text + "</code></pre>\n";
    case NoteBlockKind::Quote:
        return "<blockquote><p>" + text + "</p></blockquote>\n";
    case NoteBlockKind::Rule:
        return "<hr/>\n";
    case NoteBlockKind::Paragraph:
        break;
    }
    return "<p>" + text + "</p>\n";
}

/// Blocks with their lists put together again.
std::string notesHtml(const std::vector<NoteBlock>& blocks)
{
    std::string html;
    std::vector<std::string> open;  ///< the lists that are open: "ul", "ol"
    const auto closeTo = [&](std::size_t depth) {
        while (open.size() > depth) {
            html += "</li>\n</" + open.back() + ">\n";
            open.pop_back();
        }
    };
    for (const NoteBlock& block : blocks) {
        const auto depth = static_cast<std::size_t>(block.depth);
        closeTo(depth);
        if (!block.marker.empty()) {
            const std::string kind = block.marker == "•" ? "ul" : "ol";
            if (open.size() == depth && depth > 0 && (open.back() != kind || block.marker == "1.")) {
                closeTo(depth - 1);  // a list right after another
            }
            if (open.size() == depth && depth > 0) {
                html += "</li>\n<li>";
            }
        }
        while (open.size() < depth) {
            const bool ordered = !block.marker.empty() && block.marker != "•";
            const std::string first = ordered ? block.marker.substr(0, block.marker.size() - 1) : std::string();
            html += ordered ? (first == "1" ? "<ol>\n<li>" : "<ol start=\"" + first + "\">\n<li>") : "<ul>\n<li>";
            open.emplace_back(ordered ? "ol" : "ul");
        }
        html += blockHtml(block);
    }
    closeTo(0);
    return html;
}

/// The table twin, folded away where it is long.
std::string tableHtml(const FigureTable& twin, const ReportSection& section, const Phrasebook& phrases,
                      const NumberFormat& numbers)
{
    const ReportTable table =
        foldTable(twin, phrases.say(Phrase::ReportTable, {{"number", std::to_string(section.number)}}), mostHtmlRows,
                  phrases, numbers);
    const std::string open = table.allRows <= openRows ? " open=\"open\"" : "";
    std::string html = "<details" + open + ">\n<summary>" + markupText(table.caption) + "</summary>\n";
    if (!table.facts.empty()) {
        html += "<p class=\"facts\">" + markupText(table.facts) + "</p>\n";
    }
    return html + "<div class=\"table\">\n" + htmlTable(table.table, table.caption, table.groups) +
           "</div>\n</details>\n";
}

std::string footnotesHtml(const Figure& figure, const Phrasebook& phrases)
{
    if (figure.citation.empty()) {
        return {};
    }
    std::string html =
        "<details class=\"footnotes\">\n<summary>" + markupText(phrases.say(Phrase::ExportFootnotes)) + "</summary>\n";
    for (const std::string& paragraph : figure.citation) {
        html += "<p>" + markupText(paragraph) + "</p>\n";
    }
    return html + "</details>\n";
}

std::string contentsHtml(const Report& report, const Phrasebook& phrases)
{
    std::string html = "<nav>\n<h2>" + markupText(phrases.say(Phrase::ReportContents)) + "</h2>\n<ol>\n";
    for (std::size_t index = 0; index < report.sections.size(); ++index) {
        const ReportSection& section = report.sections[index];
        if (section.heading.empty()) {
            continue;
        }
        html += "<li><a href=\"#" + anchorOf(index) + "\">" + markupText(section.heading) + "</a>";
        if (const std::string finding = findingOf(section, phrases); !finding.empty()) {
            html += "<span class=\"finding\">" + markupText(finding) + "</span>";
        }
        html += "</li>\n";
    }
    return html + "<li><a href=\"#sources\">" + markupText(phrases.say(Phrase::ReportSources)) +
           "</a></li>\n</ol>\n</nav>\n";
}

/// The text, in which the address is a link.
std::string linkedText(const std::string& text, const std::string& address)
{
    const auto at = address.empty() ? std::string::npos : text.find(address);
    if (at == std::string::npos) {
        return markupText(text);
    }
    const std::string link = markupText(address);
    return markupText(text.substr(0, at)) + "<a href=\"" + link + "\">" + link + "</a>" +
           markupText(text.substr(at + address.size()));
}

std::string sourcesHtml(const Report& report, const Phrasebook& phrases, const NumberFormat& numbers)
{
    const ReportSources sources = sourcesOf(report, phrases, numbers);
    std::string html =
        "<section class=\"sources\" id=\"sources\">\n<h2>" + markupText(phrases.say(Phrase::ReportSources)) + "</h2>\n";
    if (!sources.groups.empty()) {
        html += "<p>" + markupText(phrases.say(Phrase::ReportSourcesIntro)) + "</p>\n";
    }
    for (const SourceGroup& group : sources.groups) {
        html += "<h3>" + linkedText(group.heading, group.address) + "</h3>\n";
        const ReportTable table = sourceTable(group, phrases, numbers);
        html += (table.facts.empty() ? std::string() : "<p class=\"facts\">" + markupText(table.facts) + "</p>\n") +
                "<div class=\"table\">\n" + htmlTable(table.table, table.caption, table.groups) + "</div>\n";
    }
    if (!sources.methods.empty()) {
        html += "<h3>" + markupText(phrases.say(Phrase::ReportMethod)) + "</h3>\n<div class=\"footnotes\">\n";
        for (const std::string& paragraph : sources.methods) {
            html += "<p>" + markupText(paragraph) + "</p>\n";
        }
        html += "</div>\n";
    }
    return html + "</section>\n";
}

std::string pageRule(const Report& report)
{
    return std::string("@page { size: ") + (report.paper == PaperSize::Letter ? "letter" : "A4") + " " +
           std::string(toString(report.orientation)) + "; margin: 18mm; }\n";
}

std::string headHtml(const Report& report)
{
    const std::string language(toString(report.language));
    const auto meta = [](const char* name, const std::string& content) {
        return content.empty() ? std::string()
                               : "<meta name=\"" + std::string(name) + "\" content=\"" + markupText(content) + "\"/>\n";
    };
    return "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + language + "\" xml:lang=\"" +
           language + "\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>" + markupText(report.title) +
           "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<meta name=\"generator\" content=\"Podium\"/>\n" +
           meta("author", report.author) + meta("description", report.subtitle) + meta("date", report.date) +
           "<style>" + std::string(styleSheet) + pageRule(report) + "</style>\n</head>\n";
}

std::string frontHtml(const Report& report, const Phrasebook& phrases)
{
    const auto paragraph = [](const char* kind, const std::string& text) {
        return text.empty() ? std::string() : "<p class=\"" + std::string(kind) + "\">" + markupText(text) + "</p>\n";
    };
    return "<header>\n<h1>" + markupText(report.title) + "</h1>\n" + paragraph("subtitle", report.subtitle) +
           paragraph("byline", bylineOf(report)) + "</header>\n" + contentsHtml(report, phrases);
}

}  // namespace

Result<std::string> encodeHtmlReport(const ReportDocument& document)
{
    const Report& report = document.report;
    const BuiltinPhrasebook phrases(report.language);
    const NumberFormat numbers(report.language);
    std::string html = headHtml(report) + "<body>\n" + frontHtml(report, phrases) + "<main>\n";
    for (std::size_t index = 0; index < report.sections.size(); ++index) {
        const ReportSection& section = report.sections[index];
        html += "<section id=\"" + anchorOf(index) + "\">\n";
        html += section.heading.empty() ? std::string() : "<h2>" + markupText(section.heading) + "</h2>\n";
        html += notesHtml(section.text);
        if (!section.absence.empty()) {
            html += "<p class=\"absent\">" + markupText(absenceSentence(section, phrases)) + "</p>\n";
        }
        if (const ReportPicture& picture = document.pictures.at(index); picture.figure != nullptr) {
            const auto svg = picture.drawing->svg();
            if (!svg) {
                return tl::unexpected(svg.error());
            }
            const std::string number = std::to_string(section.number);
            html += "<figure>\n" + inlineDrawing(*svg, picture.figure->summary, "figure-" + number + "-") +
                    "<figcaption>" + markupText(captionOf(*picture.figure, section.number, phrases)) +
                    "</figcaption>\n</figure>\n" + tableHtml(tableOf(*picture.figure), section, phrases, numbers) +
                    footnotesHtml(*picture.figure, phrases);
        }
        html += "</section>\n";
    }
    return html + sourcesHtml(report, phrases, numbers) + "</main>\n</body>\n</html>\n";
}

}  // namespace podium
