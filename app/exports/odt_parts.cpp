// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/odt_parts.h"

#include <algorithm>
#include <vector>

#include "app/analysis/phrasebook.h"
#include "app/exports/document_notes.h"
#include "app/exports/markup.h"
#include "app/exports/odt_markup.h"

namespace podium {

namespace {

constexpr double textWidth = 6.69;      ///< inches: A4 with margins of 20 mm
constexpr double largestPicture = 7.5;  ///< inches of height

std::string pictureParagraph(const Figure& figure, const OdtPicture& picture)
{
    return odtPictureParagraph(
        {"Figure", picture.svg, picture.png, picture.widthInches, picture.heightInches, figure.title, figure.summary});
}

}  // namespace

OdtPicture odtPicture(const FigureDocument& document)
{
    const double ratio = static_cast<double>(document.style.height) / document.style.width;
    const double width = std::min(textWidth, largestPicture / ratio);
    return {"Pictures/figure.svg", "Pictures/figure.png", width, width * ratio};
}

std::string odtContent(const FigureDocument& document, const OdtPicture& picture)
{
    const Figure& figure = document.figure;
    const BuiltinPhrasebook phrases(figure.language);
    std::string xml =
        std::string(odtDeclaration) + "<office:document-content" + std::string(odtNamespaces) + ">\n" +
        std::string(odtFonts) + "<office:automatic-styles>\n" + odtSharedStyles(textWidth) +
        odtColumnStyles(document.table, "Column", textWidth) +
        "</office:automatic-styles>\n<office:body><office:text>\n" + odtHeading("FigureTitle", 1, figure.title) +
        odtParagraph("Subtitle", figure.subtitle) + pictureParagraph(figure, picture) +
        odtHeading("SectionTitle", 2, phrases.say(Phrase::ExportTable)) + odtTable(document.table, "Values", "Column");
    if (const std::vector<Note> notes = notesBesideFootnotes(figure); !notes.empty()) {
        xml += odtHeading("SectionTitle", 2, phrases.say(Phrase::ExportNotes));
        xml += "<text:list text:style-name=\"Notes\">\n";
        for (const Note& note : notes) {
            xml += "<text:list-item>" + odtParagraph("Note", note.text + ".") + "</text:list-item>\n";
        }
        xml += "</text:list>\n";
    }
    if (!figure.citation.empty()) {
        xml += odtHeading("SectionTitle", 2, phrases.say(Phrase::ExportFootnotes));
        for (const std::string& one : figure.citation) {
            xml += odtParagraph("FootnoteText", one);
        }
    }
    return xml + "</office:text></office:body>\n</office:document-content>\n";
}

std::string odtStyles(const FigureDocument& document)
{
    return odtStylesBegin(document.figure.language) + odtHeadingStyle("FigureTitle", 1, "16pt", "0in") +
           odtHeadingStyle("SectionTitle", 2, "11pt", "0.15in") +
           odtParagraphStyle("Subtitle", "10pt", " fo:color=\"#555555\"", " fo:margin-bottom=\"0.1in\"") +
           odtParagraphStyle("Picture", "10pt", "", " fo:margin-bottom=\"0.05in\"") +
           odtParagraphStyle("Note", "9pt", "", " fo:margin-bottom=\"0.02in\"") +
           odtParagraphStyle("FootnoteText", "8pt", "", " fo:margin-bottom=\"0.06in\"") + odtCellTextStyles() +
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
    return std::string(odtDeclaration) + "<office:document-meta" + std::string(odtNamespaces) +
           "><office:meta><meta:generator>Podium</meta:generator><dc:title>" + markupText(figure.title) +
           "</dc:title><dc:description>" + markupText(figure.summary) + "</dc:description><dc:language>" +
           std::string(toString(figure.language)) + "</dc:language></office:meta></office:document-meta>\n";
}

std::string odtManifest(const OdtPicture& picture) { return odtManifest(std::vector{picture.svg, picture.png}); }

}  // namespace podium
