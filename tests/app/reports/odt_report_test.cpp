// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/odt_report.h"

#include <algorithm>
#include <set>

#include "app/exports/whole_package.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/reports/report_samples.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

using namespace podium;
using namespace podium::test;

namespace {

std::string odtOf(Report report)
{
    SampleDocument document(std::move(report));
    const auto odt = encodeOdtReport(document.document());
    REQUIRE(odt.has_value());
    for (const char* part : {"content.xml", "styles.xml", "meta.xml", "META-INF/manifest.xml"}) {
        CAPTURE(part);
        CHECK(xmlFault(partOf(*odt, part)).empty());
    }
    return *odt;
}

/// The text of the document whose only section has this note.
std::string noteXml(const std::string& markdown)
{
    Report report;
    report.sections.emplace_back();
    report.sections.back().text = noteBlocks(markdown);
    return partOf(odtOf(report), "content.xml");
}

using podium::test::contains;

std::set<std::string> setOf(const std::vector<std::string>& values) { return {values.begin(), values.end()}; }

}  // namespace

TEST_CASE("an ODT report holds title, contents, figures, tables and sources", "[report]")
{
    const std::string odt = odtOf(sampleReport());
    CHECK(isWholePackage(odt));
    CHECK(odt.substr(30, 47) == "mimetypeapplication/vnd.oasis.opendocument.text");
    CHECK(partOf(odt, "Pictures/figure-1.png") == "\x89PNG sample");
    CHECK(contains(partOf(odt, "Pictures/figure-1.svg"), "<svg"));
    const std::string content = partOf(odt, "content.xml");
    for (const char* part :
         {"\"FrontTitle\">Results of &lt;5.0&gt; &amp; others</text:p>", ">Ada Lovelace · 2 December 2026<",
          "\"ContentsTitle\">Contents<", "<text:bookmark text:name=\"section-1\"/>Time to train</text:h>",
          "<text:span text:style-name=\"Strong\">this</text:span>", "xlink:href=\"https://example.org/?a=1&amp;b=2\"",
          "\"Absent\">No figure: no results match.<", "\"Caption\">Figure 1. Fastest: ",
          "\"TableCaption\">Values of figure 1: 14 rows<", "<table:table-header-rows>", "NVIDIA · 5.0/NVIDIA/"}) {
        CAPTURE(part);
        CHECK(contains(content, part));
    }
    CHECK(contains(partOf(odt, "styles.xml"), "\"Header\">Results of &lt;5.0&gt; &amp; others<"));
    const std::string meta = partOf(odt, "meta.xml");
    CHECK(contains(meta, "<dc:date>2026-12-02</dc:date>"));
    CHECK(contains(meta, "<dc:creator>Ada Lovelace</dc:creator>"));
}

TEST_CASE("everything that an ODT report names is there", "[report]")
{
    Report report = sampleReport();
    report.sections.push_back(sectionOf(*report.sections.front().figure, 2, "Again"));
    report.sections.back().text = noteBlocks("1. a\n\n   `code`\n\n> quote\n\n```\nx\n```\n\n---\n\n## deep\n\n*b*");
    const std::string odt = odtOf(report);
    const std::string content = partOf(odt, "content.xml");
    const std::string styles = partOf(odt, "styles.xml");
    const std::string manifest = partOf(odt, "META-INF/manifest.xml");
    const auto files = setOf(attributesOf(manifest, "manifest:file-entry", "manifest:full-path"));
    for (const std::string& picture : attributesOf(content, "draw:image", "xlink:href")) {
        CAPTURE(picture);
        CHECK(files.count(picture) == 1);
        CHECK_FALSE(partOf(odt, picture).empty());
    }
    std::set<std::string> named = setOf(attributesOf(content, "style:style", "style:name"));
    named.merge(setOf(attributesOf(styles, "style:style", "style:name")));
    named.merge(setOf(attributesOf(styles, "text:list-style", "style:name")));
    for (const char* element : {"text:p", "text:h", "text:span", "text:list"}) {
        for (const std::string& style : attributesOf(content, element, "text:style-name")) {
            CAPTURE(style);
            CHECK(named.count(style) == 1);
        }
    }
    for (const char* element : {"table:table", "table:table-column", "table:table-row", "table:table-cell"}) {
        for (const std::string& style : attributesOf(content, element, "table:style-name")) {
            CAPTURE(style);
            CHECK(named.count(style) == 1);
        }
    }
    const auto fonts = setOf(attributesOf(styles, "style:font-face", "style:name"));
    for (const std::string& font : attributesOf(styles, "style:text-properties", "style:font-name")) {
        CAPTURE(font);
        CHECK(fonts.count(font) == 1);
    }
    const auto marks = setOf(attributesOf(content, "text:bookmark", "text:name"));
    for (const std::string& mark : attributesOf(content, "text:bookmark-ref", "text:ref-name")) {
        CAPTURE(mark);
        CHECK(marks.count(mark) == 1);
    }
    const std::vector<std::string> tables = attributesOf(content, "table:table", "table:name");
    CHECK(setOf(tables).size() == tables.size());
}

TEST_CASE("an ODT report knows its paper", "[report]")
{
    Report report = sampleReport(Language::German);
    report.paper = PaperSize::Letter;
    report.orientation = PaperOrientation::Landscape;
    const std::string odt = odtOf(report);
    const std::string styles = partOf(odt, "styles.xml");
    CHECK(
        contains(styles, "fo:page-width=\"11.00in\" fo:page-height=\"8.50in\" style:print-orientation=\"landscape\""));
    CHECK(contains(styles, "fo:language=\"de\""));
    CHECK(contains(styles, "Seite <text:page-number"));
    // As wide as 85 % of the text's height allow.
    CHECK(attributesOf(partOf(odt, "content.xml"), "draw:frame", "svg:width") == std::vector<std::string>{"7.049in"});
    CHECK(attributesOf(partOf(odtOf(sampleReport()), "content.xml"), "draw:frame", "svg:width") ==
          std::vector<std::string>{"6.690in"});
}

TEST_CASE("spaces and line ends of code are kept in ODT", "[report]")
{
    const std::string xml = noteXml("```\n  a  b\n c\n```");
    CHECK(contains(xml, "<text:s text:c=\"2\"/>a <text:s text:c=\"1\"/>b<text:line-break/>"));
    CHECK(contains(xml, "<text:line-break/><text:s text:c=\"1\"/>c"));
    CHECK(contains(noteXml("```\na\tb\n```"), "a<text:tab/>b"));
    CHECK(contains(noteXml("**a** b"), "<text:span text:style-name=\"Strong\">a</text:span>"));
}

TEST_CASE("lists keep their numbers and depth in ODT", "[report]")
{
    const std::string xml = noteXml("3. a\n\n   more\n   - b");
    CHECK(contains(xml, "<text:list text:style-name=\"Numbers\"><text:list-item text:start-value=\"3\">"));
    CHECK(contains(xml, "<text:list-header><text:p text:style-name=\"Body\">more</text:p>"));
    CHECK(contains(xml, "<text:list text:style-name=\"Bullets\"><text:list-item><text:list><text:list-item>"));
}

TEST_CASE("no note breaks out of an ODT report", "[report]")
{
    using namespace std::string_literals;
    for (const std::string& note :
         {"<text:p>x</text:p>"s, "</office:text>"s, "]]>"s, "[a](javascript:1)"s, "a\0b\x01\x1b\xEF\xBF\xBF"s,
          "&#1;&#xFFFE;"s, "\xff\xfe"s, std::string(20'000, '>') + " x", "[a](https://x.org/\"><b>)"s}) {
        CAPTURE(note.substr(0, 60));
        CHECK_FALSE(contains(noteXml(note), "javascript\""));
    }
}

TEST_CASE("the same report gives the same ODT", "[report]") { CHECK((odtOf(sampleReport()) == odtOf(sampleReport()))); }
