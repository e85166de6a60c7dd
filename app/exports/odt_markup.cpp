// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/odt_markup.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "app/exports/column_widths.h"
#include "app/exports/line_breaks.h"
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

constexpr std::string_view svgMediaType = "image/svg+xml";
constexpr std::string_view pngMediaType = "image/png";
constexpr double emOfTables = 8.0 / 72;  ///< inches: 8 points
constexpr double gapOfColumns = 0.12;    ///< inches

/// Of the letter in Noto Sans, in em; a little more than less.
double letterWidth(char letter)
{
    constexpr std::string_view narrow = "iljI.,:;'|![] ";
    constexpr std::string_view slim = "ftr()-/\\\"_";
    constexpr std::string_view wide = "mwMW@%";
    const auto isOneOf = [letter](std::string_view letters) { return letters.find(letter) != std::string_view::npos; };
    const bool isCapital = letter >= 'A' && letter <= 'Z';
    return isOneOf(narrow) ? 0.29 : isOneOf(slim) ? 0.44 : isOneOf(wide) ? 0.94 : isCapital ? 0.67 : 0.59;
}

/// Of a text in a table, in inches. Nothing here knows the reader's fonts.
double widthOf(std::string_view text, bool isBold)
{
    double width = 0;
    for (const char letter : text) {
        const bool continues = (static_cast<unsigned char>(letter) & 0xC0U) == 0x80;
        width += continues ? 0 : letterWidth(letter);
    }
    constexpr double boldness = 1.08;
    return width * emOfTables * (isBold ? boldness : 1);
}

double longestOf(const std::vector<std::string_view>& pieces, bool isBold)
{
    double longest = 0;
    for (const std::string_view piece : pieces) {
        longest = std::max(longest, widthOf(piece.substr(0, piece.find_last_not_of(' ') + 1), isBold));
    }
    return longest;
}

/// Widths in inches that fill the text's width.
std::vector<double> columnWidths(const FigureTable& table, double textWidth)
{
    std::vector<ColumnNeed> needs;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::string& title = table.columns[column].title;
        const double head = longestOf(unbreakablePieces(title), true);
        ColumnNeed need{head, {widthOf(title, true) / 2}, head};
        for (const TwinRow& row : table.rows) {
            const std::string& cell = row.cells[column].text;
            need.least = std::max(need.least, longestOf(unbreakablePieces(cell), false));
            need.firm = std::max(need.firm, longestOf(shortWords(cell), false));
            need.cells.push_back(widthOf(cell, false) + gapOfColumns);
        }
        need.least += gapOfColumns;
        need.firm += gapOfColumns;
        needs.push_back(std::move(need));
    }
    std::vector<double> widths = lowTableWidths(needs, textWidth);
    const double sum = std::accumulate(widths.begin(), widths.end(), 0.0);
    for (double& width : widths) {
        width *= textWidth / sum;
    }
    return widths;
}

std::string groupRow(const std::string& title, std::size_t columns)
{
    std::string row = fmt::format("<table:table-row table:style-name=\"Row\"><table:table-cell"
                                  " table:style-name=\"Cell\" table:number-columns-spanned=\"{}\""
                                  " office:value-type=\"string\">{}</table:table-cell>",
                                  columns, odtParagraph("HeadText", withBreaks(title)));
    for (std::size_t column = 1; column < columns; ++column) {
        row += "<table:covered-table-cell/>";
    }
    return row + "</table:table-row>\n";
}

std::string tableRow(const FigureTable& table, auto&& textOf, bool isHeader)
{
    std::string row = "<table:table-row table:style-name=\"Row\">";
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::string_view style = table.columns[column].isNumber ? (isHeader ? "HeadNumber" : "CellNumber")
                                                                      : (isHeader ? "HeadText" : "CellText");
        row += "<table:table-cell table:style-name=\"Cell\" office:value-type=\"string\">" +
               odtParagraph(style, withBreaks(textOf(column))) + "</table:table-cell>";
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

std::string odtPictureParagraph(const OdtFrame& frame)
{
    const auto image = [](const std::string& file, std::string_view type) {
        return fmt::format("<draw:image xlink:href=\"{}\" xlink:type=\"simple\" xlink:show=\"embed\""
                           " xlink:actuate=\"onLoad\" draw:mime-type=\"{}\"/>",
                           file, type);
    };
    return fmt::format("<text:p text:style-name=\"Picture\"><draw:frame draw:style-name=\"Frame\" draw:name=\"{}\""
                       " text:anchor-type=\"as-char\" svg:width=\"{:.3f}in\" svg:height=\"{:.3f}in\""
                       " draw:z-index=\"0\">{}{}<svg:title>{}</svg:title><svg:desc>{}</svg:desc></draw:frame>"
                       "</text:p>\n",
                       markupText(frame.name), frame.widthInches, frame.heightInches, image(frame.svg, svgMediaType),
                       image(frame.png, pngMediaType), markupText(frame.title), markupText(frame.description));
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

std::string odtTable(const FigureTable& table, std::string_view name, std::string_view columnPrefix,
                     const RowGroups& groups)
{
    std::string xml = fmt::format("<table:table table:name=\"{}\" table:style-name=\"Values\">\n", name);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        xml += fmt::format("<table:table-column table:style-name=\"{}{}\"/>", columnPrefix, column + 1);
    }
    xml += "\n<table:table-header-rows>" +
           tableRow(
               table, [&](std::size_t column) { return table.columns[column].title; }, true) +
           "</table:table-header-rows>\n";
    auto group = groups.begin();
    for (std::size_t index = 0; index < table.rows.size(); ++index) {
        if (group != groups.end() && group->first == index) {
            xml += groupRow(group++->title, table.columns.size());
        }
        xml += tableRow(
            table, [&](std::size_t column) { return table.rows[index].cells[column].text; }, false);
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

std::string odtManifest(const std::vector<std::string>& pictures)
{
    const auto entry = [](std::string_view path, std::string_view type, std::string_view more = "") {
        return fmt::format("<manifest:file-entry manifest:full-path=\"{}\"{} manifest:media-type=\"{}\"/>\n", path,
                           more, type);
    };
    std::string files = entry("/", odtMediaType, " manifest:version=\"1.3\"") + entry("content.xml", "text/xml") +
                        entry("styles.xml", "text/xml") + entry("meta.xml", "text/xml");
    for (const std::string& picture : pictures) {
        files += entry(picture, picture.ends_with(".svg") ? svgMediaType : pngMediaType);
    }
    return std::string(odtDeclaration) +
           "<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\""
           " manifest:version=\"1.3\">\n" +
           files + "</manifest:manifest>\n";
}

}  // namespace podium
