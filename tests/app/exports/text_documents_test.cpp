// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/markup.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/exports/document_samples.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

using namespace podium;
using namespace podium::test;

namespace {

Figure bars(std::vector<store::SubmissionRow> rows, Language language = Language::English)
{
    return figureOf(specOf(FigureKind::TimeToTrain, language), std::move(rows));
}

using podium::test::contains;

Figure hostile()
{
    store::SubmissionRow row = sampleRow("<script>alert(1)</script> | *bold* [x](javascript:1)");
    row.submitter = "A & B \"C\" 'D' \x01\xff";
    return bars({row});
}

}  // namespace

TEST_CASE("Markdown holds title, table, notes and footnotes", "[exports]")
{
    const std::string text = encoded(bars({sampleRow("a", 12.5, 8), sampleRow("b", 25, 16)}), "md");
    CHECK(text.starts_with("# Time to train Llama 3.1 405B\n\nMLPerf® Training v5.0 · "));
    CHECK(contains(text, "\n| Submitter and system | Accelerators | Accelerator model | Time to train in minutes |\n"
                         "| --- | ---: | --- | ---: |\n"
                         "| NVIDIA, a | 8 | H100 | 12.500 |\n"
                         "| NVIDIA, b | 16 | H100 | 25.000 |\n"));
    CHECK(contains(text, "\n## Notes\n\n- Accelerator counts differ, 8 to 16.\n"));
    CHECK(contains(text, "\n## Footnotes\n\nResults verified by MLCommons Association. MLPerf® Training v5.0, "));
    CHECK(text.ends_with(".\n"));
}

TEST_CASE("Markdown beside a picture links it in place of the table", "[exports]")
{
    FormatOptions options;
    options.image = "my figure (1).svg";
    const std::string text = encoded(bars({sampleRow("a", 12.5, 8)}), "md", options);
    CHECK(contains(text, "\n![Time to train Llama 3.1 405B. "));
    CHECK(contains(text, "](my%20figure%20%281%29.svg)\n"));
    CHECK_FALSE(contains(text, "| ---"));
    CHECK(contains(text, "\n## Footnotes\n"));
}

TEST_CASE("Markdown shows published text as it is", "[exports]")
{
    const std::string text = encoded(hostile(), "md");
    CHECK(contains(text, R"(| A \& B "C" 'D')"));
    CHECK(contains(text, R"(\<script\>alert(1)\</script\> \| \*bold\* \[x\](javascript:1))"));
    CHECK_FALSE(contains(text, "\x01"));
}

TEST_CASE("HTML is one file with drawing, table, notes and footnotes", "[exports]")
{
    const std::string html = encoded(bars({sampleRow("a", 12.5, 8), sampleRow("b", 25, 16)}), "html");
    CHECK(html.starts_with("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\""));
    for (const char* part : {"<title>Time to train Llama 3.1 405B</title>",
                             "<svg role=\"img\" aria-label=\"Time to train Llama 3.1 405B. ", "viewBox=\"0 0 4 3\"",
                             "<th scope=\"col\" class=\"number\">Time to train in minutes</th>",
                             "<td class=\"number\">12.500</td>", "<li>Accelerator counts differ, 8 to 16.</li>",
                             "<p>Results verified by MLCommons Association. MLPerf® Training v5.0, ", "@media print",
                             "color-scheme: light dark"}) {
        CAPTURE(part);
        CHECK(contains(html, part));
    }
    for (const char* outside : {"src=", "href=", "url(", "@import", "<script", "<?xml", "<link"}) {
        CAPTURE(outside);
        CHECK_FALSE(contains(html, outside));
    }
    CHECK(contains(encoded(bars({sampleRow("a", 12.5, 8)}, Language::German), "html"), "lang=\"de\" xml:lang=\"de\""));
}

TEST_CASE("HTML shows published text as it is", "[exports]")
{
    const std::string html = encoded(hostile(), "html");
    CHECK(contains(html, "&lt;script&gt;alert(1)&lt;/script&gt;"));
    CHECK(contains(html, "A &amp; B &quot;C&quot; &#39;D&#39;"));
    CHECK_FALSE(contains(html, "<script"));
}

TEST_CASE("text for markup has no character that XML forbids", "[exports]")
{
    CHECK(markupText("a<b>&\"'") == "a&lt;b&gt;&amp;&quot;&#39;");
    CHECK(markupText("a\nb\tc\x01\x1f\x7f") == "a b c\x7f");
    CHECK(markupText("\xEF\xBF\xBEx\xEF\xBF\xBF") == "x");
    CHECK(markupText("\xff") == "\xEF\xBF\xBD");
    CHECK(markupText("").empty());
}

TEST_CASE("the same figure gives the same document, and options of CSV are followed", "[exports]")
{
    const Figure figure = bars(workedRows());
    for (const char* format : {"xlsx", "csv", "tsv", "md", "html", "odt", "json"}) {
        CAPTURE(format);
        CHECK((encoded(figure, format) == encoded(figure, format)));
    }
    FormatOptions options;
    options.csv = {';', ','};
    CHECK(contains(encoded(figure, "csv", options), ";27,334655875655876;"));
    CHECK(contains(encoded(figure, "tsv", options), "\t27,334655875655876\t"));
    options.csv = {',', ','};
    CHECK_THROWS(encoded(figure, "csv", options));
}
