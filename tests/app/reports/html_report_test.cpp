// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/html_report.h"

#include <set>

#include "tests/app/analysis/figure_samples.h"
#include "tests/app/reports/report_samples.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

using namespace podium;
using namespace podium::test;

namespace {

std::string htmlOf(Report report)
{
    SampleDocument document(std::move(report));
    const auto html = encodeHtmlReport(document.document());
    REQUIRE(html.has_value());
    return *html;
}

/// A report of one section with this note.
std::string noteHtml(const std::string& markdown)
{
    Report report;
    report.sections.emplace_back();
    report.sections.back().text = noteBlocks(markdown);
    const std::string html = htmlOf(report);
    CHECK(xmlFault(html).empty());
    const auto begin = html.find("<section id=\"section-1\">\n") + 25;
    return html.substr(begin, html.find("</section>", begin) - begin);
}

using podium::test::contains;

}  // namespace

TEST_CASE("an HTML report is well-formed and holds title, contents, figures, tables and sources", "[report]")
{
    const std::string html = htmlOf(sampleReport());
    CHECK(xmlFault(html).empty());
    for (const char* part :
         {"<title>Results of &lt;5.0&gt; &amp; others</title>", "<meta name=\"author\" content=\"Ada Lovelace\"/>",
          "<p class=\"byline\">Ada Lovelace · 2 December 2026</p>", "<a href=\"#section-1\">Time to train</a>",
          "<strong>this</strong>", "<a href=\"https://example.org/?a=1&amp;b=2\">that</a>",
          "<ul>\n<li><p>one</p>\n</li>\n<li><p>two</p>\n</li>\n</ul>",
          "<figcaption>Figure 1. Fastest: ", "<summary>Values of figure 1: 14 rows</summary>",
          "<p class=\"absent\">No figure: no results match.</p>", "<h2>Sources and methods</h2>",
          "5.0/NVIDIA/tyche_ngpu512_ngc25.04_nemo/llama31_405b", "@page { size: A4 portrait; margin: 18mm; }"}) {
        CAPTURE(part);
        CHECK(contains(html, part));
    }
    CHECK(attributesOf(html, "svg", "aria-label").size() == 1);
    for (const char* outside : {" src=", "url(", "@import", "<script", "<?xml", "<link", "<img"}) {
        CAPTURE(outside);
        CHECK_FALSE(contains(html, outside));
    }
}

TEST_CASE("every link inside an HTML report leads to a place that is there once", "[report]")
{
    Report report = sampleReport();
    report.sections.push_back(sectionOf(*report.sections.front().figure, 2, "Again"));
    const std::string html = htmlOf(report);
    std::set<std::string> ids;
    for (const char* element : {"section", "svg", "g", "linearGradient", "pattern"}) {
        for (const std::string& id : attributesOf(html, element, "id")) {
            CAPTURE(id);
            CHECK(ids.insert(id).second);
        }
    }
    std::size_t inside = 0;
    for (const std::string& address : attributesOf(html, "a", "href")) {
        if (address.starts_with('#')) {
            CAPTURE(address);
            CHECK(ids.count(address.substr(1)) == 1);
            ++inside;
        }
    }
    CHECK(inside == 4);
}

TEST_CASE("an HTML report speaks its language and knows its paper", "[report]")
{
    Report report = sampleReport(Language::German);
    report.paper = PaperSize::Letter;
    report.orientation = PaperOrientation::Landscape;
    const std::string html = htmlOf(report);
    for (const char* part :
         {"lang=\"de\" xml:lang=\"de\"", ">Inhalt<", "Abbildung 1: ", "Werte der Abbildung 1: 14 Zeilen",
          "Quellen und Methoden", "2. Dezember 2026", "size: letter landscape"}) {
        CAPTURE(part);
        CHECK(contains(html, part));
    }
}

TEST_CASE("lists come out of their blocks as they were written", "[report]")
{
    CHECK(noteHtml("- a\n  - b\n- c") == "<ul>\n<li><p>a</p>\n<ul>\n<li><p>b</p>\n</li>\n</ul>\n</li>\n"
                                         "<li><p>c</p>\n</li>\n</ul>\n");
    CHECK(noteHtml("3. a\n4. b") == "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n");
    CHECK(noteHtml("- a\n\n1. b") == "<ul>\n<li><p>a</p>\n</li>\n</ul>\n<ol>\n<li><p>b</p>\n</li>\n</ol>\n");
    CHECK(noteHtml("-\n\nAfter") == "<p>After</p>\n");
    CHECK(noteHtml("# a\n\n> b\n\n---") == "<h3>a</h3>\n<blockquote><p>b</p></blockquote>\n<hr/>\n");
    CHECK(noteHtml("```\na  <b>\n\nc\n```") == "<pre><code>a  &lt;b&gt;\n\nc</code></pre>\n");
}

TEST_CASE("no note breaks out of an HTML report", "[report]")
{
    using namespace std::string_literals;
    for (const std::string& note :
         {"<script>alert(1)</script>"s, "</section></body>"s, "]]>"s, "<!-- "s, "[a](javascript:alert(1))"s,
          "[a](https://x.org/\"><script>)"s, "a\0b\x01\x1b\xEF\xBF\xBF"s, "&#x202E;&#1;&#xFFFE;"s, "\xff\xfe"s,
          std::string(20'000, '>') + " x", "![x](http://x.org/p.png)"s, "`</code>`"s}) {
        CAPTURE(note.substr(0, 60));
        const std::string html = noteHtml(note);
        CHECK_FALSE(contains(html, "<script"));
        CHECK_FALSE(contains(html, "<img"));
        CHECK_FALSE(contains(html, "href=\"javascript"));
        CHECK_FALSE(contains(html, "</section"));
    }
    std::string deep;
    for (int level = 0; level < 3000; ++level) {
        deep += "- ";
    }
    CHECK(contains(noteHtml(deep + "x"), "<p>x</p>"));
}

TEST_CASE("a long table is folded away and cut at a length that browsers bear", "[report]")
{
    std::vector<store::SubmissionRow> rows;
    for (int row = 0; row < 16; ++row) {
        rows.push_back(sampleRow("s" + std::to_string(row), 10 + row, 8));
    }
    Report report;
    report.sections = {sectionOf(figureOf(specOf(FigureKind::TimeToTrain), rows), 1)};
    CHECK(contains(htmlOf(report), "<details>\n<summary>Values of figure 1: 16 rows"));
    rows.pop_back();
    report.sections = {sectionOf(figureOf(specOf(FigureKind::TimeToTrain), rows), 1)};
    CHECK(contains(htmlOf(report), "<details open=\"open\">\n<summary>Values of figure 1: 15 rows"));
}

TEST_CASE("an HTML report without title, sections or figures is well-formed, too", "[report]")
{
    CHECK(xmlFault(htmlOf(Report())).empty());
    Report report;
    report.sections.resize(2);
    CHECK(xmlFault(htmlOf(report)).empty());
}

TEST_CASE("the same report gives the same HTML", "[report]")
{
    CHECK((htmlOf(sampleReport()) == htmlOf(sampleReport())));
}
