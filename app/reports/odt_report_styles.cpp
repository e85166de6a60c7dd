// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/odt_report_styles.h"

#include <utility>

#include <fmt/format.h>

#include "app/analysis/phrasebook.h"
#include "app/exports/markup.h"
#include "app/exports/odt_markup.h"

namespace podium {

namespace {

constexpr double margin = 0.79;          ///< inches: 20 mm
constexpr double headerAndFooter = 0.7;  ///< inches that both take with their distance from the text

std::string listStyle(std::string_view name, std::string_view levelStart, std::string_view levelEnd)
{
    std::string style = fmt::format("<text:list-style style:name=\"{}\">", name);
    for (int level = 1; level <= deepestNoteList; ++level) {
        style += fmt::format(
            "<text:{} text:level=\"{}\"{}><style:list-level-properties"
            " text:list-level-position-and-space-mode=\"label-alignment\"><style:list-level-label-alignment"
            " text:label-followed-by=\"listtab\" text:list-tab-stop-position=\"{:.2f}in\""
            " fo:text-indent=\"-0.22in\" fo:margin-left=\"{:.2f}in\"/></style:list-level-properties></text:{}>",
            levelStart, level, levelEnd, level * 0.22, level * 0.22, levelStart);
    }
    return style + "</text:list-style>\n";
}

std::string pageStyles(const Report& report)
{
    const OdtPage page = odtPageOf(report);
    const BuiltinPhrasebook phrases(report.language);
    const std::string numbers = phrases.say(
        Phrase::ReportPageOf, {{"page", "<text:page-number text:select-page=\"current\">1</text:page-number>"},
                               {"pages", "<text:page-count>1</text:page-count>"}});
    const std::string layout =
        fmt::format("<style:page-layout-properties fo:page-width=\"{:.2f}in\" fo:page-height=\"{:.2f}in\""
                    " style:print-orientation=\"{}\" fo:margin=\"{:.2f}in\"/>",
                    page.width, page.height, toString(report.orientation), margin);
    const std::string footer =
        "<style:footer><text:p text:style-name=\"Footer\">" + numbers + "</text:p></style:footer>";
    return "<office:automatic-styles><style:page-layout style:name=\"Paper\">" + layout +
           "<style:header-style><style:header-footer-properties fo:min-height=\"0.2in\" fo:margin-bottom=\"0.15in\"/>"
           "</style:header-style><style:footer-style><style:header-footer-properties fo:min-height=\"0.2in\""
           " fo:margin-top=\"0.15in\"/></style:footer-style></style:page-layout></office:automatic-styles>\n"
           "<office:master-styles><style:master-page style:name=\"Standard\" style:page-layout-name=\"Paper\">"
           "<style:header><text:p text:style-name=\"Header\">" +
           markupText(report.title) + "</text:p></style:header>" + footer +
           "</style:master-page><style:master-page style:name=\"Front\" style:page-layout-name=\"Paper\""
           " style:next-style-name=\"Standard\">" +
           footer + "</style:master-page></office:master-styles>\n";
}

}  // namespace

OdtPage odtPageOf(const Report& report)
{
    OdtPage page;
    if (report.paper == PaperSize::Letter) {
        page.width = 8.5;
        page.height = 11;
    }
    if (report.orientation == PaperOrientation::Landscape) {
        std::swap(page.width, page.height);
    }
    page.textWidth = page.width - 2 * margin;
    page.textHeight = page.height - 2 * margin - headerAndFooter;
    return page;
}

std::string odtReportStyles(const Report& report)
{
    return odtStylesBegin(report.language) +
           odtParagraphStyle("ReportTitle", "24pt", " fo:font-weight=\"bold\"",
                             " fo:margin-top=\"1.2in\" fo:margin-bottom=\"0.1in\"") +
           odtParagraphStyle("ReportSubtitle", "13pt", "", " fo:margin-bottom=\"0.1in\"") +
           odtParagraphStyle("Byline", "10pt", " fo:color=\"#555555\"", " fo:margin-bottom=\"0.5in\"") +
           odtHeadingStyle("Heading_20_1", 1, "15pt", "0.3in") + odtHeadingStyle("Heading_20_2", 2, "12pt", "0.18in") +
           odtHeadingStyle("Heading_20_3", 3, "11pt", "0.15in") + odtHeadingStyle("Heading_20_4", 4, "10pt", "0.12in") +
           odtParagraphStyle("ContentsTitle", "12pt", " fo:font-weight=\"bold\"", " fo:margin-bottom=\"0.08in\"") +
           odtParagraphStyle("Body", "10pt", "", " fo:margin-bottom=\"0.08in\" fo:line-height=\"135%\"") +
           odtParagraphStyle("BodyKept", "10pt", "",
                             " fo:margin-bottom=\"0.08in\" fo:line-height=\"135%\" fo:keep-with-next=\"always\"") +
           odtParagraphStyle("Quote", "10pt", " fo:font-style=\"italic\"",
                             " fo:margin-left=\"0.3in\" fo:margin-bottom=\"0.08in\"") +
           odtParagraphStyle("Code", "9pt", " style:font-name=\"Noto Sans Mono\"",
                             " fo:margin-left=\"0.15in\" fo:margin-bottom=\"0.08in\"") +
           odtParagraphStyle("Rule", "4pt", "",
                             " fo:border-bottom=\"0.5pt solid #b5b5b5\" fo:margin-bottom=\"0.1in\"") +
           odtParagraphStyle(
               "Absent", "10pt", "",
               " fo:border-left=\"2pt solid #c77700\" fo:padding-left=\"0.1in\" fo:margin-bottom=\"0.1in\"") +
           odtParagraphStyle("Picture", "10pt", "", " fo:keep-with-next=\"always\" fo:margin-top=\"0.08in\"") +
           odtParagraphStyle("Caption", "8.5pt", " fo:color=\"#555555\"", " fo:margin-bottom=\"0.15in\"") +
           odtParagraphStyle("TableCaption", "8.5pt", " fo:font-weight=\"bold\"",
                             " fo:keep-with-next=\"always\" fo:margin-top=\"0.1in\" fo:margin-bottom=\"0.04in\"") +
           odtParagraphStyle("Facts", "8.5pt", " fo:color=\"#555555\"",
                             " fo:keep-with-next=\"always\" fo:margin-bottom=\"0.04in\"") +
           odtParagraphStyle("FootnoteText", "8pt", "", " fo:margin-bottom=\"0.06in\"") + odtCellTextStyles() +
           odtParagraphStyle("Header", "8pt", " fo:color=\"#555555\"", "") +
           odtParagraphStyle("Footer", "8pt", " fo:color=\"#555555\"", " fo:text-align=\"end\"") +
           "<style:style style:name=\"Strong\" style:family=\"text\"><style:text-properties fo:font-weight=\"bold\"/>"
           "</style:style>\n<style:style style:name=\"Emphasis\" style:family=\"text\"><style:text-properties"
           " fo:font-style=\"italic\"/></style:style>\n<style:style style:name=\"CodeText\" style:family=\"text\">"
           "<style:text-properties style:font-name=\"Noto Sans Mono\" fo:font-size=\"9pt\"/></style:style>\n"
           "<style:style style:name=\"Link\" style:family=\"text\"><style:text-properties fo:color=\"#1f5fa8\""
           " style:text-underline-style=\"solid\"/></style:style>\n" +
           listStyle("Bullets", "list-level-style-bullet", " text:bullet-char=\"•\"") +
           listStyle("Numbers", "list-level-style-number", " style:num-format=\"1\" style:num-suffix=\".\"") +
           "</office:styles>\n" + pageStyles(report) + "</office:document-styles>\n";
}

std::string odtReportMeta(const Report& report)
{
    const auto element = [](std::string_view name, const std::string& text) {
        return text.empty() ? std::string() : fmt::format("<{0}>{1}</{0}>", name, markupText(text));
    };
    return std::string(odtDeclaration) + "<office:document-meta" + std::string(odtNamespaces) +
           "><office:meta><meta:generator>Podium</meta:generator>" + element("dc:title", report.title) +
           element("dc:subject", report.subtitle) + element("meta:initial-creator", report.author) +
           element("dc:creator", report.author) + element("dc:date", report.date) +
           element("dc:language", std::string(toString(report.language))) + "</office:meta></office:document-meta>\n";
}

}  // namespace podium
