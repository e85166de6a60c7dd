// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/odt_report.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "app/exports/markup.h"
#include "app/exports/odt_markup.h"
#include "app/exports/zip_writer.h"
#include "app/reports/odt_report_styles.h"
#include "app/reports/report_sources.h"
#include "app/reports/report_table.h"
#include "app/reports/report_words.h"

namespace podium {

namespace {

constexpr double dotsPerInch = 288;      ///< of PNG: sharp in print
constexpr double largestPicture = 0.85;  ///< of the text's height
constexpr std::size_t mostOdtRows = 60;  ///< of a figure's table; more nobody reads on paper

/// Text within a paragraph: runs of spaces, tabs and line ends have elements of their own.
std::string runText(std::string_view text)
{
    std::string xml;
    while (!text.empty()) {
        const auto special = std::min(text.find_first_of("\n\t "), text.size());
        xml += markupText(text.substr(0, special));
        text.remove_prefix(special);
        if (text.starts_with('\n')) {
            xml += "<text:line-break/>";
            text.remove_prefix(1);
        } else if (text.starts_with('\t')) {
            xml += "<text:tab/>";
            text.remove_prefix(1);
        } else if (!text.empty()) {
            // Readers drop spaces that begin a paragraph (ODF 1.3 part 3, 6.1.2); an element they keep.
            const auto spaces = std::min(text.find_first_not_of(' '), text.size());
            const bool begins = xml.empty() || xml.ends_with("<text:line-break/>");
            const std::size_t elements = begins ? spaces : spaces - 1;
            xml += begins ? "" : " ";
            xml += elements == 0 ? "" : fmt::format("<text:s text:c=\"{}\"/>", elements);
            text.remove_prefix(spaces);
        }
    }
    return xml;
}

std::string spansXml(const std::vector<NoteSpan>& spans)
{
    std::string xml;
    for (const NoteSpan& span : spans) {
        if (span.lineBreak) {
            xml += "<text:line-break/>";
            continue;
        }
        std::string text = runText(span.text);
        for (const auto& [isSet, style] : {std::pair(span.code, "CodeText"), std::pair(span.italic, "Emphasis"),
                                           std::pair(span.bold, "Strong"), std::pair(!span.link.empty(), "Link")}) {
            text = isSet ? fmt::format("<text:span text:style-name=\"{}\">{}</text:span>", style, text) : text;
        }
        xml += span.link.empty() ? text
                                 : fmt::format("<text:a xlink:type=\"simple\" xlink:href=\"{}\">{}</text:a>",
                                               markupText(span.link), text);
    }
    return xml;
}

std::string blockXml(const NoteBlock& block, bool staysWithNext)
{
    const std::string text = spansXml(block.spans);
    if (block.kind == NoteBlockKind::Heading) {
        const int level = block.level + 1;
        return fmt::format("<text:h text:style-name=\"Heading_20_{0}\" text:outline-level=\"{0}\">{1}</text:h>\n",
                           level, text);
    }
    const std::string_view style = block.kind == NoteBlockKind::Code    ? "Code"
                                   : block.kind == NoteBlockKind::Quote ? "Quote"
                                   : block.kind == NoteBlockKind::Rule  ? "Rule"
                                   : staysWithNext                      ? "BodyKept"
                                                                        : "Body";
    return fmt::format("<text:p text:style-name=\"{}\">{}</text:p>\n", style, text);
}

/// A short note stays on the page of the figure that follows it.
bool isShort(const std::vector<NoteBlock>& blocks)
{
    constexpr std::size_t mostBlocks = 3;
    constexpr std::size_t mostBytes = 900;
    std::size_t bytes = 0;
    for (const NoteBlock& block : blocks) {
        for (const NoteSpan& span : block.spans) {
            bytes += span.text.size();
        }
    }
    return blocks.size() <= mostBlocks && bytes <= mostBytes;
}

/// Each item as a list of its own that continues the one before: nesting and numbers come out as written.
std::string notesXml(const std::vector<NoteBlock>& blocks, bool staysWithNext)
{
    std::string xml;
    for (const NoteBlock& block : blocks) {
        std::string item = blockXml(block, staysWithNext);
        if (block.depth > 0) {
            const bool ordered = !block.marker.empty() && block.marker != "•";
            const std::string start =
                ordered ? fmt::format(" text:start-value=\"{}\"", block.marker.substr(0, block.marker.size() - 1)) : "";
            const std::string_view kind = block.marker.empty() ? "list-header" : "list-item";
            item = fmt::format("<text:{0}{1}>{2}</text:{0}>", kind, start, item);
            for (int depth = 1; depth < block.depth; ++depth) {
                item = "<text:list-item><text:list>" + item + "</text:list></text:list-item>";
            }
            item = fmt::format("<text:list text:style-name=\"{}\">{}</text:list>\n", ordered ? "Numbers" : "Bullets",
                               item);
        }
        xml += item;
    }
    return xml;
}

/// Collects content.xml with the styles and pictures that it needs.
class OdtWriter {
public:
    explicit OdtWriter(const ReportDocument& document)
        : m_document(document), m_report(document.report), m_phrases(m_report.language), m_numbers(m_report.language),
          m_page(odtPageOf(m_report))
    {
    }

    Status writeSections()
    {
        for (std::size_t index = 0; index < m_report.sections.size(); ++index) {
            const ReportSection& section = m_report.sections[index];
            if (!section.heading.empty()) {
                m_body += heading(section.heading, index);
            }
            const bool hasFigure = m_document.pictures.at(index).figure != nullptr;
            m_body += notesXml(section.text, hasFigure && isShort(section.text));
            if (!section.absence.empty()) {
                m_body += odtParagraph("Absent", absenceSentence(section, m_phrases));
            }
            if (const Status written = writeFigure(section, m_document.pictures.at(index)); !written) {
                return written;
            }
        }
        return {};
    }

    void writeSources()
    {
        m_body += heading(m_phrases.say(Phrase::ReportSources), m_report.sections.size());
        const ReportSources sources = sourcesOf(m_report, m_phrases, m_numbers);
        if (!sources.groups.empty()) {
            m_body += odtParagraph("Body", m_phrases.say(Phrase::ReportSourcesIntro));
        }
        for (const SourceGroup& group : sources.groups) {
            m_body += odtHeading("Heading_20_3", 2, group.heading);
            writeTable(sourceTable(group, m_phrases, m_numbers));
        }
        if (!sources.methods.empty()) {
            m_body += odtHeading("Heading_20_3", 2, m_phrases.say(Phrase::ReportMethod));
        }
        for (const std::string& paragraph : sources.methods) {
            m_body += odtParagraph("FootnoteText", paragraph);
        }
    }

    [[nodiscard]] std::string content() const
    {
        return std::string(odtDeclaration) + "<office:document-content" + std::string(odtNamespaces) + ">\n" +
               std::string(odtFonts) + "<office:automatic-styles>\n" + odtSharedStyles(m_page.textWidth) + m_styles +
               "<style:style style:name=\"FrontTitle\" style:family=\"paragraph\" "
               "style:parent-style-name=\"ReportTitle\""
               " style:master-page-name=\"Front\"/>\n"
               "<style:style style:name=\"FirstHeading\" style:family=\"paragraph\""
               " style:parent-style-name=\"Heading_20_1\"><style:paragraph-properties fo:break-before=\"page\"/>"
               "</style:style>\n"
               "<style:style style:name=\"ContentsEntry\" style:family=\"paragraph\" style:parent-style-name=\"Body\">"
               "<style:paragraph-properties><style:tab-stops><style:tab-stop style:position=\"" +
               fmt::format("{:.2f}in", m_page.textWidth) +
               "\" style:type=\"right\" style:leader-style=\"dotted\" style:leader-text=\".\"/></style:tab-stops>"
               "</style:paragraph-properties></style:style>\n</office:automatic-styles>\n<office:body><office:text>\n" +
               front() + m_body + "</office:text></office:body>\n</office:document-content>\n";
    }

    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& pictures() const { return m_pictures; }

private:
    static std::string markName(std::size_t section) { return "section-" + std::to_string(section + 1); }

    std::string heading(const std::string& text, std::size_t section)
    {
        const bool first = !std::exchange(m_hasHeading, true);
        return fmt::format(
            "<text:h text:style-name=\"{0}\" text:outline-level=\"1\"><text:bookmark text:name=\"{1}\"/>{2}"
            "</text:h>\n",
            first ? "FirstHeading" : "Heading_20_1", markName(section), markupText(text));
    }

    Status writeFigure(const ReportSection& section, const ReportPicture& picture)
    {
        if (picture.figure == nullptr) {
            return {};
        }
        const double ratio = picture.height / picture.width;
        const double width = std::min(m_page.textWidth, m_page.textHeight * largestPicture / ratio);
        auto png = picture.drawing->png(width * dotsPerInch / picture.width);
        if (!png) {
            return tl::unexpected(png.error());
        }
        const std::string number = std::to_string(section.number);
        auto svg = picture.drawing->svg();
        if (!svg) {
            return tl::unexpected(svg.error());
        }
        const std::string name = "Pictures/figure-" + number;
        m_pictures.emplace_back(name + ".svg", std::move(*svg));
        m_pictures.emplace_back(name + ".png", std::move(*png));
        const std::string title = m_phrases.say(Phrase::ReportFigureNumber, {{"number", number}});
        m_body += odtPictureParagraph({title, name + ".svg", name + ".png", width, width * ratio, picture.figure->title,
                                       picture.figure->summary});
        m_body += odtParagraph("Caption", captionOf(*picture.figure, section.number, m_phrases));
        writeTable(foldTable(tableOf(*picture.figure), m_phrases.say(Phrase::ReportTable, {{"number", number}}),
                             mostOdtRows, m_phrases, m_numbers));
        for (const std::string& paragraph : picture.figure->footnote) {
            if (m_footnotes.insert(paragraph).second) {
                m_body += odtParagraph("FootnoteText", paragraph);
            }
        }
        return {};
    }

    void writeTable(const ReportTable& table)
    {
        const std::string prefix = "T" + std::to_string(++m_tables) + "C";
        m_styles += odtColumnStyles(table.table, prefix, m_page.textWidth);
        m_body += odtParagraph("TableCaption", table.caption);
        m_body += table.facts.empty() ? std::string() : odtParagraph("Facts", table.facts);
        m_body += odtTable(table.table, "Table" + std::to_string(m_tables), prefix, table.groups);
    }

    /// A line of the contents; the page's number is a field that the office program fills in.
    static std::string contentsEntry(const std::string& text, std::size_t section)
    {
        return fmt::format(
            "<text:p text:style-name=\"ContentsEntry\"><text:a xlink:type=\"simple\" xlink:href=\"#{0}\">{1}"
            "</text:a><text:tab/><text:bookmark-ref text:reference-format=\"page\" text:ref-name=\"{0}\">"
            "</text:bookmark-ref></text:p>\n",
            markName(section), markupText(text));
    }

    [[nodiscard]] std::string front() const
    {
        std::string xml = odtParagraph("FrontTitle", m_report.title);
        xml += m_report.subtitle.empty() ? std::string() : odtParagraph("ReportSubtitle", m_report.subtitle);
        xml += odtParagraph("Byline", bylineOf(m_report));
        xml += odtParagraph("ContentsTitle", m_phrases.say(Phrase::ReportContents));
        for (std::size_t index = 0; index < m_report.sections.size(); ++index) {
            if (const std::string& text = m_report.sections[index].heading; !text.empty()) {
                xml += contentsEntry(text, index);
            }
        }
        return xml + contentsEntry(m_phrases.say(Phrase::ReportSources), m_report.sections.size());
    }

    const ReportDocument& m_document;
    const Report& m_report;
    const BuiltinPhrasebook m_phrases;
    const NumberFormat m_numbers;
    const OdtPage m_page;
    std::string m_body;
    std::string m_styles;
    std::set<std::string> m_footnotes;  ///< that stand in the text already
    std::vector<std::pair<std::string, std::string>> m_pictures;
    bool m_hasHeading = false;
    int m_tables = 0;
};

}  // namespace

Result<std::string> encodeOdtReport(const ReportDocument& document)
{
    OdtWriter writer(document);
    if (const Status written = writer.writeSections(); !written) {
        return tl::unexpected(written.error());
    }
    writer.writeSources();
    ZipWriter zip;
    std::vector<std::string> names;
    Status added = zip.addStored("mimetype", odtMediaType);  // first, and as it is
    const auto add = [&](const Status& next) { added = added ? next : added; };
    add(zip.addPacked("content.xml", writer.content()));
    add(zip.addPacked("styles.xml", odtReportStyles(document.report)));
    add(zip.addPacked("meta.xml", odtReportMeta(document.report)));
    for (const auto& [name, bytes] : writer.pictures()) {
        add(name.ends_with(".png") ? zip.addStored(name, bytes) : zip.addPacked(name, bytes));  // PNG is packed
        names.push_back(name);
    }
    add(zip.addPacked("META-INF/manifest.xml", odtManifest(names)));
    if (!added) {
        return tl::unexpected(added.error());
    }
    return zip.take();
}

}  // namespace podium
