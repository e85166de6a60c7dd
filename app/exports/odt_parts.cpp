// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/odt_parts.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "app/analysis/display_text.h"
#include "app/analysis/phrasebook.h"
#include "app/exports/markup.h"

namespace podium {

namespace {

constexpr std::string_view declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
constexpr double textWidth = 6.69;        ///< inches: A4 with margins of 20 mm
constexpr double largestPicture = 7.5;    ///< inches of height
constexpr double charactersOfLine = 105;  ///< of a table's type over the whole width
constexpr std::size_t widestColumn = 44;  ///< characters that count for the width
constexpr std::size_t longestUnbroken = 16;

constexpr std::string_view namespaces = " xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
                                        " xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\""
                                        " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\""
                                        " xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\""
                                        " xmlns:draw=\"urn:oasis:names:tc:opendocument:xmlns:drawing:1.0\""
                                        " xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\""
                                        " xmlns:svg=\"urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0\""
                                        " xmlns:meta=\"urn:oasis:names:tc:opendocument:xmlns:meta:1.0\""
                                        " xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
                                        " xmlns:xlink=\"http://www.w3.org/1999/xlink\" office:version=\"1.3\"";

constexpr std::string_view fonts =
    "<office:font-face-decls><style:font-face style:name=\"Noto Sans\" svg:font-family=\"&apos;Noto Sans&apos;\""
    " style:font-family-generic=\"swiss\" style:font-pitch=\"variable\"/></office:font-face-decls>\n";

std::string paragraph(std::string_view style, const std::string& text)
{
    return fmt::format("<text:p text:style-name=\"{}\">{}</text:p>\n", style, markupText(text));
}

std::string heading(std::string_view style, int level, const std::string& text)
{
    return fmt::format("<text:h text:style-name=\"{}\" text:outline-level=\"{}\">{}</text:h>\n", style, level,
                       markupText(text));
}

/// Characters of the longest word.
std::size_t longestWord(std::string_view text)
{
    std::size_t longest = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        longest = std::max(longest, characterCount(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

/// Widths in inches: room for the longest words first, since words are not to break; the rest by the longest texts.
std::vector<double> columnWidths(const FigureTable& table)
{
    std::vector<double> least;
    std::vector<double> wanted;
    double leastSum = 0;
    double wantedSum = 0;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::string& title = table.columns[column].title;
        std::size_t word = longestWord(title) + 2;  // bold
        std::size_t text = characterCount(title) / 3;
        for (const TwinRow& row : table.rows) {
            word = std::max(word, std::min(longestWord(row.cells[column].text), longestUnbroken));
            text = std::max(text, std::min(characterCount(row.cells[column].text), widestColumn));
        }
        least.push_back(static_cast<double>(word + 2));
        wanted.push_back(std::max(least.back(), static_cast<double>(text + 2)));
        leastSum += least.back();
        wantedSum += wanted.back();
    }
    const double spare = std::max(0.0, charactersOfLine - leastSum);
    const double share = wantedSum > leastSum ? std::min(1.0, spare / (wantedSum - leastSum)) : 0;
    const double sum = leastSum + share * (wantedSum - leastSum);
    std::vector<double> widths;
    for (std::size_t column = 0; column < least.size(); ++column) {
        widths.push_back(textWidth * (least[column] + share * (wanted[column] - least[column])) / sum);
    }
    return widths;
}

std::string columnStyles(const std::vector<double>& widths)
{
    std::string styles;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        styles += fmt::format("<style:style style:name=\"Column{}\" style:family=\"table-column\">"
                              "<style:table-column-properties style:column-width=\"{:.3f}in\"/></style:style>\n",
                              column + 1, widths[column]);
    }
    return styles;
}

std::string tableRow(const FigureTable& table, auto&& textOf, bool isHeader)
{
    std::string row = "<table:table-row table:style-name=\"Row\">";
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::string_view style = table.columns[column].isNumber ? (isHeader ? "HeadNumber" : "CellNumber")
                                                                      : (isHeader ? "HeadText" : "CellText");
        row += "<table:table-cell table:style-name=\"Cell\" office:value-type=\"string\">" +
               paragraph(style, textOf(column)) + "</table:table-cell>";
    }
    return row + "</table:table-row>\n";
}

std::string valueTable(const FigureTable& table)
{
    std::string xml = "<table:table table:name=\"Values\" table:style-name=\"Values\">\n";
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        xml += fmt::format("<table:table-column table:style-name=\"Column{}\"/>", column + 1);
    }
    xml += "\n<table:table-header-rows>" +
           tableRow(
               table, [&](std::size_t column) { return table.columns[column].title; }, true) +
           "</table:table-header-rows>\n";
    for (const TwinRow& row : table.rows) {
        xml += tableRow(
            table, [&](std::size_t column) { return row.cells[column].text; }, false);
    }
    return xml + "</table:table>\n";
}

std::string pictureParagraph(const Figure& figure, const OdtPicture& picture)
{
    return fmt::format("<text:p text:style-name=\"Picture\"><draw:frame draw:style-name=\"Frame\""
                       " draw:name=\"Figure\" text:anchor-type=\"as-char\" svg:width=\"{:.3f}in\""
                       " svg:height=\"{:.3f}in\" draw:z-index=\"0\"><draw:image xlink:href=\"{}\" xlink:type=\"simple\""
                       " xlink:show=\"embed\" xlink:actuate=\"onLoad\"/><svg:title>{}</svg:title>"
                       "<svg:desc>{}</svg:desc></draw:frame></text:p>\n",
                       picture.widthInches, picture.heightInches, picture.name, markupText(figure.title),
                       markupText(figure.summary));
}

constexpr std::string_view automaticStyles =
    "<style:style style:name=\"Frame\" style:family=\"graphic\"><style:graphic-properties style:wrap=\"none\""
    " style:vertical-pos=\"top\" style:vertical-rel=\"baseline\"/></style:style>\n"
    "<style:style style:name=\"Values\" style:family=\"table\"><style:table-properties style:width=\"6.69in\""
    " table:align=\"left\" fo:margin-bottom=\"0.15in\"/></style:style>\n"
    "<style:style style:name=\"Row\" style:family=\"table-row\"><style:table-row-properties "
    "fo:keep-together=\"always\"/>"
    "</style:style>\n"
    "<style:style style:name=\"Cell\" style:family=\"table-cell\"><style:table-cell-properties"
    " fo:border-bottom=\"0.5pt solid #b5b5b5\" fo:border-left=\"none\" fo:border-right=\"none\" fo:border-top=\"none\""
    " fo:padding-top=\"0.02in\" fo:padding-bottom=\"0.02in\" fo:padding-left=\"0in\" fo:padding-right=\"0.1in\"/>"
    "</style:style>\n";

/// A paragraph style of this size, with more properties of its text and of the paragraph.
std::string paragraphStyle(std::string_view name, std::string_view size, std::string_view textMore,
                           std::string_view paragraphMore)
{
    return fmt::format("<style:style style:name=\"{}\" style:family=\"paragraph\" style:parent-style-name=\"Standard\">"
                       "<style:paragraph-properties{}/><style:text-properties fo:font-size=\"{}\"{}/></style:style>\n",
                       name, paragraphMore, size, textMore);
}

std::string headingStyle(std::string_view name, int level, std::string_view size, std::string_view above)
{
    return fmt::format("<style:style style:name=\"{}\" style:family=\"paragraph\" style:parent-style-name=\"Standard\""
                       " style:default-outline-level=\"{}\"><style:paragraph-properties fo:keep-with-next=\"always\""
                       " fo:margin-top=\"{}\" fo:margin-bottom=\"0.04in\"/><style:text-properties fo:font-size=\"{}\""
                       " fo:font-weight=\"bold\"/></style:style>\n",
                       name, level, above, size);
}

}  // namespace

OdtPicture odtPicture(const FigureDocument& document)
{
    const double ratio = static_cast<double>(document.style.height) / document.style.width;
    const double width = std::min(textWidth, largestPicture / ratio);
    return {"Pictures/figure.png", width, width * ratio};
}

std::string odtContent(const FigureDocument& document, const OdtPicture& picture)
{
    const Figure& figure = document.figure;
    const BuiltinPhrasebook phrases(figure.language);
    std::string xml =
        std::string(declaration) + "<office:document-content" + std::string(namespaces) + ">\n" + std::string(fonts) +
        "<office:automatic-styles>\n" + std::string(automaticStyles) + columnStyles(columnWidths(document.table)) +
        "</office:automatic-styles>\n<office:body><office:text>\n" + heading("FigureTitle", 1, figure.title) +
        paragraph("Subtitle", figure.subtitle) + pictureParagraph(figure, picture) +
        heading("SectionTitle", 2, phrases.say(Phrase::ExportTable)) + valueTable(document.table);
    if (!figure.notes.empty()) {
        xml += heading("SectionTitle", 2, phrases.say(Phrase::ExportNotes));
        xml += "<text:list text:style-name=\"Notes\">\n";
        for (const Note& note : figure.notes) {
            xml += "<text:list-item>" + paragraph("Note", note.text + ".") + "</text:list-item>\n";
        }
        xml += "</text:list>\n";
    }
    if (!figure.citation.empty()) {
        xml += heading("SectionTitle", 2, phrases.say(Phrase::ExportFootnotes));
        for (const std::string& one : figure.citation) {
            xml += paragraph("FootnoteText", one);
        }
    }
    return xml + "</office:text></office:body>\n</office:document-content>\n";
}

std::string odtStyles(const FigureDocument& document)
{
    const bool german = document.figure.language == Language::German;
    return std::string(declaration) + "<office:document-styles" + std::string(namespaces) + ">\n" + std::string(fonts) +
           "<office:styles>\n" +
           fmt::format("<style:default-style style:family=\"paragraph\"><style:text-properties"
                       " style:font-name=\"Noto Sans\" fo:font-size=\"10pt\" fo:language=\"{}\" fo:country=\"{}\"/>"
                       "</style:default-style>\n",
                       german ? "de" : "en", german ? "DE" : "US") +
           "<style:style style:name=\"Standard\" style:family=\"paragraph\" style:class=\"text\"/>\n" +
           headingStyle("FigureTitle", 1, "16pt", "0in") + headingStyle("SectionTitle", 2, "11pt", "0.15in") +
           paragraphStyle("Subtitle", "10pt", " fo:color=\"#555555\"", " fo:margin-bottom=\"0.1in\"") +
           paragraphStyle("Picture", "10pt", "", " fo:margin-bottom=\"0.05in\"") +
           paragraphStyle("Note", "9pt", "", " fo:margin-bottom=\"0.02in\"") +
           paragraphStyle("FootnoteText", "8pt", "", " fo:margin-bottom=\"0.06in\"") +
           paragraphStyle("CellText", "8pt", "", "") +
           paragraphStyle("CellNumber", "8pt", "", " fo:text-align=\"end\"") +
           paragraphStyle("HeadText", "8pt", " fo:font-weight=\"bold\"", "") +
           paragraphStyle("HeadNumber", "8pt", " fo:font-weight=\"bold\"", " fo:text-align=\"end\"") +
           "<text:list-style style:name=\"Notes\"><text:list-level-style-bullet text:level=\"1\""
           " text:bullet-char=\"•\"><style:list-level-properties"
           " text:list-level-position-and-space-mode=\"label-alignment\"><style:list-level-label-alignment"
           " text:label-followed-by=\"listtab\" text:list-tab-stop-position=\"0.18in\" fo:text-indent=\"-0.18in\""
           " fo:margin-left=\"0.18in\"/></style:list-level-properties></text:list-level-style-bullet>"
           "</text:list-style>\n"
           "</office:styles>\n<office:automatic-styles><style:page-layout style:name=\"A4\">"
           "<style:page-layout-properties fo:page-width=\"210mm\" fo:page-height=\"297mm\" fo:margin=\"20mm\"/>"
           "</style:page-layout></office:automatic-styles>\n"
           "<office:master-styles><style:master-page style:name=\"Standard\" style:page-layout-name=\"A4\"/>"
           "</office:master-styles>\n</office:document-styles>\n";
}

std::string odtMeta(const FigureDocument& document)
{
    const Figure& figure = document.figure;
    return std::string(declaration) + "<office:document-meta" + std::string(namespaces) +
           "><office:meta><meta:generator>Podium</meta:generator><dc:title>" + markupText(figure.title) +
           "</dc:title><dc:description>" + markupText(figure.summary) + "</dc:description><dc:language>" +
           std::string(toString(figure.language)) + "</dc:language></office:meta></office:document-meta>\n";
}

std::string odtManifest(const OdtPicture& picture)
{
    const auto entry = [](std::string_view path, std::string_view type, std::string_view more = "") {
        return fmt::format("<manifest:file-entry manifest:full-path=\"{}\"{} manifest:media-type=\"{}\"/>\n", path,
                           more, type);
    };
    return std::string(declaration) +
           "<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\""
           " manifest:version=\"1.3\">\n" +
           entry("/", odtMediaType, " manifest:version=\"1.3\"") + entry("content.xml", "text/xml") +
           entry("styles.xml", "text/xml") + entry("meta.xml", "text/xml") + entry(picture.name, "image/png") +
           "</manifest:manifest>\n";
}

}  // namespace podium
