// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/odt_markup.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

#include "app/analysis/display_text.h"
#include "app/exports/markup.h"

namespace podium {

const std::string_view odtDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

const std::string_view odtNamespaces = " xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
                                       " xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\""
                                       " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\""
                                       " xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\""
                                       " xmlns:draw=\"urn:oasis:names:tc:opendocument:xmlns:drawing:1.0\""
                                       " xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\""
                                       " xmlns:svg=\"urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0\""
                                       " xmlns:meta=\"urn:oasis:names:tc:opendocument:xmlns:meta:1.0\""
                                       " xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
                                       " xmlns:xlink=\"http://www.w3.org/1999/xlink\" office:version=\"1.3\"";

const std::string_view odtFonts =
    "<office:font-face-decls><style:font-face style:name=\"Noto Sans\" svg:font-family=\"&apos;Noto Sans&apos;\""
    " style:font-family-generic=\"swiss\" style:font-pitch=\"variable\"/><style:font-face style:name=\"Noto Sans Mono\""
    " svg:font-family=\"&apos;Noto Sans Mono&apos;\" style:font-family-generic=\"modern\" style:font-pitch=\"fixed\"/>"
    "</office:font-face-decls>\n";

namespace {

constexpr double charactersOfInch = 15.7;  ///< of a table's type
constexpr std::size_t widestColumn = 44;   ///< characters that count for the width
constexpr std::size_t longestUnbroken = 16;

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
std::vector<double> columnWidths(const FigureTable& table, double textWidth)
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
    const double spare = std::max(0.0, charactersOfInch * textWidth - leastSum);
    const double share = wantedSum > leastSum ? std::min(1.0, spare / (wantedSum - leastSum)) : 0;
    const double sum = leastSum + share * (wantedSum - leastSum);
    std::vector<double> widths;
    for (std::size_t column = 0; column < least.size(); ++column) {
        widths.push_back(textWidth * (least[column] + share * (wanted[column] - least[column])) / sum);
    }
    return widths;
}

std::string tableRow(const FigureTable& table, auto&& textOf, bool isHeader)
{
    std::string row = "<table:table-row table:style-name=\"Row\">";
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::string_view style = table.columns[column].isNumber ? (isHeader ? "HeadNumber" : "CellNumber")
                                                                      : (isHeader ? "HeadText" : "CellText");
        row += "<table:table-cell table:style-name=\"Cell\" office:value-type=\"string\">" +
               odtParagraph(style, textOf(column)) + "</table:table-cell>";
    }
    return row + "</table:table-row>\n";
}

}  // namespace

std::string odtParagraph(std::string_view style, const std::string& text)
{
    return fmt::format("<text:p text:style-name=\"{}\">{}</text:p>\n", style, markupText(text));
}

std::string odtHeading(std::string_view style, int level, const std::string& text)
{
    return fmt::format("<text:h text:style-name=\"{}\" text:outline-level=\"{}\">{}</text:h>\n", style, level,
                       markupText(text));
}

std::string odtColumnStyles(const FigureTable& table, std::string_view prefix, double textWidth)
{
    const std::vector<double> widths = columnWidths(table, textWidth);
    std::string styles;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        styles += fmt::format("<style:style style:name=\"{}{}\" style:family=\"table-column\">"
                              "<style:table-column-properties style:column-width=\"{:.3f}in\"/></style:style>\n",
                              prefix, column + 1, widths[column]);
    }
    return styles;
}

std::string odtTable(const FigureTable& table, std::string_view name, std::string_view columnPrefix)
{
    std::string xml = fmt::format("<table:table table:name=\"{}\" table:style-name=\"Values\">\n", name);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        xml += fmt::format("<table:table-column table:style-name=\"{}{}\"/>", columnPrefix, column + 1);
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

std::string odtSharedStyles(double textWidth)
{
    return fmt::format(
        "<style:style style:name=\"Frame\" style:family=\"graphic\"><style:graphic-properties style:wrap=\"none\""
        " style:vertical-pos=\"top\" style:vertical-rel=\"baseline\"/></style:style>\n"
        "<style:style style:name=\"Values\" style:family=\"table\"><style:table-properties style:width=\"{:.2f}in\""
        " table:align=\"left\" fo:margin-bottom=\"0.15in\"/></style:style>\n"
        "<style:style style:name=\"Row\" style:family=\"table-row\"><style:table-row-properties "
        "fo:keep-together=\"always\"/>"
        "</style:style>\n"
        "<style:style style:name=\"Cell\" style:family=\"table-cell\"><style:table-cell-properties"
        " fo:border-bottom=\"0.5pt solid #b5b5b5\" fo:border-left=\"none\" fo:border-right=\"none\" "
        "fo:border-top=\"none\""
        " fo:padding-top=\"0.02in\" fo:padding-bottom=\"0.02in\" fo:padding-left=\"0in\" fo:padding-right=\"0.1in\"/>"
        "</style:style>\n",
        textWidth);
}

std::string odtParagraphStyle(std::string_view name, std::string_view size, std::string_view textMore,
                              std::string_view paragraphMore)
{
    return fmt::format("<style:style style:name=\"{}\" style:family=\"paragraph\" style:parent-style-name=\"Standard\">"
                       "<style:paragraph-properties{}/><style:text-properties fo:font-size=\"{}\"{}/></style:style>\n",
                       name, paragraphMore, size, textMore);
}

std::string odtHeadingStyle(std::string_view name, int level, std::string_view size, std::string_view above)
{
    return fmt::format("<style:style style:name=\"{}\" style:family=\"paragraph\" style:parent-style-name=\"Standard\""
                       " style:default-outline-level=\"{}\"><style:paragraph-properties fo:keep-with-next=\"always\""
                       " fo:margin-top=\"{}\" fo:margin-bottom=\"0.04in\"/><style:text-properties fo:font-size=\"{}\""
                       " fo:font-weight=\"bold\"/></style:style>\n",
                       name, level, above, size);
}

std::string odtStylesBegin(Language language)
{
    const bool german = language == Language::German;
    return std::string(odtDeclaration) + "<office:document-styles" + std::string(odtNamespaces) + ">\n" +
           std::string(odtFonts) + "<office:styles>\n" +
           fmt::format("<style:default-style style:family=\"paragraph\"><style:text-properties"
                       " style:font-name=\"Noto Sans\" fo:font-size=\"10pt\" fo:language=\"{}\" fo:country=\"{}\"/>"
                       "</style:default-style>\n",
                       german ? "de" : "en", german ? "DE" : "US") +
           "<style:style style:name=\"Standard\" style:family=\"paragraph\" style:class=\"text\"/>\n";
}

std::string odtCellTextStyles()
{
    return odtParagraphStyle("CellText", "8pt", "", "") +
           odtParagraphStyle("CellNumber", "8pt", "", " fo:text-align=\"end\"") +
           odtParagraphStyle("HeadText", "8pt", " fo:font-weight=\"bold\"", "") +
           odtParagraphStyle("HeadNumber", "8pt", " fo:font-weight=\"bold\"", " fo:text-align=\"end\"");
}

std::string odtManifest(const std::vector<std::string_view>& pictures)
{
    const auto entry = [](std::string_view path, std::string_view type, std::string_view more = "") {
        return fmt::format("<manifest:file-entry manifest:full-path=\"{}\"{} manifest:media-type=\"{}\"/>\n", path,
                           more, type);
    };
    std::string files = entry("/", odtMediaType, " manifest:version=\"1.3\"") + entry("content.xml", "text/xml") +
                        entry("styles.xml", "text/xml") + entry("meta.xml", "text/xml");
    for (const std::string_view picture : pictures) {
        files += entry(picture, "image/png");
    }
    return std::string(odtDeclaration) +
           "<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\""
           " manifest:version=\"1.3\">\n" +
           files + "</manifest:manifest>\n";
}

}  // namespace podium
