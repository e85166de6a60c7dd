// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <clocale>

#include "app/exports/whole_package.h"
#include "app/exports/zip_writer.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/exports/document_samples.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"

using namespace podium;
using namespace podium::test;

namespace {

Figure bars(std::vector<store::SubmissionRow> rows)
{
    return figureOf(specOf(FigureKind::TimeToTrain), std::move(rows));
}

using podium::test::contains;

std::size_t countOf(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

}  // namespace

TEST_CASE("an archive holds its parts, the first one plain and at a fixed place", "[exports]")
{
    ZipWriter zip;
    const std::string text(100'000, 'x');
    REQUIRE(zip.addStored("mimetype", "text/plain"));
    REQUIRE(zip.addPacked("folder/text.txt", text));
    REQUIRE(zip.addPacked("empty", ""));
    const std::string archive = zip.take();
    CHECK(archive.size() < 1000);
    CHECK(archive.substr(30, 18) == "mimetypetext/plain");
    CHECK(partOf(archive, "mimetype") == "text/plain");
    CHECK((partOf(archive, "folder/text.txt") == text));
    CHECK(partOf(archive, "empty").empty());
}

TEST_CASE("a package that was cut inside is told from a whole one", "[exports]")
{
    const auto packed = [](std::string_view xml) {
        ZipWriter zip;
        REQUIRE(zip.addPacked("a.xml", xml));
        return zip.take();
    };
    CHECK(isWholePackage(packed("<?xml version=\"1.0\"?>\n<a b=\"c\"><d/></a>\n")));
    CHECK(isWholePackage(packed("<?xml version=\"1.0\"?>\n<a/>")));
    for (const char* cut : {"", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\"?>\n<a",
                            "<?xml version=\"1.0\"?>\n<a><d/>", "<?xml version=\"1.0\"?>\n<a></d>"}) {
        CAPTURE(cut);
        CHECK_FALSE(isWholePackage(packed(cut)));
    }
    CHECK_FALSE(isWholePackage(""));
    CHECK_FALSE(isWholePackage(packed("<a></a>").substr(0, 40)));
    CHECK(isWholePackage(encoded(bars({sampleRow("a")}), "xlsx")));
}

TEST_CASE("ODT holds picture with words for it, table, notes and footnotes", "[exports]")
{
    const std::string odt = encoded(bars({sampleRow("a", 12.5, 8), sampleRow("<b>&", 25, 16)}), "odt");
    CHECK(odt.substr(30, 47) == "mimetypeapplication/vnd.oasis.opendocument.text");
    CHECK(partOf(odt, "Pictures/figure.png") == "\x89PNG sample");
    CHECK(contains(partOf(odt, "Pictures/figure.svg"), "viewBox=\"0 0 4 3\""));
    const std::string content = partOf(odt, "content.xml");
    for (const char* part :
         {">Time to train Llama 3.1 405B</text:h>", "<svg:desc>Time to train Llama 3.1 405B. ",
          "xlink:href=\"Pictures/figure.png\"", "svg:width=\"6.690in\" svg:height=\"3.763in\"",
          "\"CellNumber\">12.500</text:p>", "NVIDIA, &lt;b&gt;&amp;</text:p>", ">Accelerator counts differ, 8 to 16.<",
          "\"FootnoteText\">Results verified by MLCommons Association."}) {
        CAPTURE(part);
        CHECK(contains(content, part));
    }
    CHECK(countOf(content, "<table:table-row") == 3);
    // A program shows the first picture of a frame that it can read.
    CHECK(countOf(content, "<draw:image") == 2);
    CHECK(content.find("Pictures/figure.svg") < content.find("Pictures/figure.png"));
    CHECK_FALSE(contains(partOf(odt, "meta.xml"), "date"));
    const std::string manifest = partOf(odt, "META-INF/manifest.xml");
    CHECK(contains(manifest, "\"Pictures/figure.png\" manifest:media-type=\"image/png\""));
    CHECK(contains(manifest, "\"Pictures/figure.svg\" manifest:media-type=\"image/svg+xml\""));
}

TEST_CASE("XLSX holds numbers as numbers, published text as text, sources and a chart", "[exports]")
{
    store::SubmissionRow formula = sampleRow("=1+1", 25, 16);
    formula.submitter = "=HYPERLINK(\"http://x\")";
    const std::string xlsx = encoded(bars({sampleRow("a", 12.125, 2496), formula}), "xlsx");
    const std::string book = partOf(xlsx, "xl/workbook.xml");
    for (const char* sheet : {"name=\"Figure\"", "name=\"Data\"", "name=\"Sources\"", "name=\"Plotted\""}) {
        CHECK(contains(book, sheet));
    }
    const std::string data = partOf(xlsx, "xl/worksheets/sheet2.xml");
    CHECK(contains(data, "><v>12.125</v>"));
    CHECK(contains(data, "><v>2496</v>"));
    CHECK(contains(data, "state=\"frozen\""));
    CHECK_FALSE(contains(data, "<f>"));
    const std::string plotted = partOf(xlsx, "xl/worksheets/sheet4.xml");
    CHECK(countOf(plotted, "<f>'Data'!$D$") == 2);
    CHECK(countOf(plotted, "<f>") == 2);
    const std::string strings = partOf(xlsx, "xl/sharedStrings.xml");
    CHECK(contains(strings, "=HYPERLINK("));
    CHECK(contains(strings, "https://github.com/mlcommons/training_results_v5.0"));
    CHECK(contains(strings, "5.0/NVIDIA/a/llama31_405b"));
    CHECK(contains(strings, "Results verified by MLCommons Association."));
    const std::string chart = partOf(xlsx, "xl/charts/chart1.xml");
    CHECK(contains(chart, "<c:barDir val=\"bar\"/>"));
    CHECK(contains(chart, "Time to train in minutes"));
    CHECK(contains(partOf(xlsx, "docProps/core.xml"), "1980-01-01T00:00:00Z"));
}

TEST_CASE("XLSX and ODT hold no character that XML forbids", "[exports]")
{
    store::SubmissionRow row = sampleRow("a\xEF\xBF\xBE", 25, 16);
    row.submitter = "Ac\xEF\xBF\xBFme";
    const Figure figure = bars({row, sampleRow("b", 12, 16)});
    const std::string xlsx = encoded(figure, "xlsx");
    for (const char* part : {"xl/sharedStrings.xml", "xl/charts/chart1.xml", "xl/drawings/drawing1.xml",
                             "docProps/core.xml", "xl/worksheets/sheet4.xml"}) {
        CAPTURE(part);
        CHECK_FALSE(partOf(xlsx, part).empty());
        CHECK_FALSE(contains(partOf(xlsx, part), "\xEF\xBF\xBE"));
        CHECK_FALSE(contains(partOf(xlsx, part), "\xEF\xBF\xBF"));
    }
    const std::string content = partOf(encoded(figure, "odt"), "content.xml");
    CHECK(contains(content, "Ac\uFFFDme"));
    CHECK_FALSE(contains(content, "\xEF\xBF\xBE"));
    CHECK_FALSE(contains(content, "\xEF\xBF\xBF"));
}

TEST_CASE("XLSX draws lines over logarithmic axes that begin at powers", "[exports]")
{
    const Figure figure =
        figureOf(defaultSpec(FigureKind::Scaling), {sampleRow("a", 100, 64), sampleRow("b", 60, 128)});
    const std::string chart = partOf(encoded(figure, "xlsx"), "xl/charts/chart1.xml");
    CHECK(contains(chart, "<c:scatterChart>"));
    CHECK(countOf(chart, "<c:logBase val=\"2\"/>") == 2);
    CHECK(contains(chart, "<c:min val=\"32\"/>"));
    CHECK(countOf(chart, "<c:legendEntry>") == 1);  // the ideal line has none
    CHECK(contains(chart, "<c:symbol val=\"square\"/>"));
}

TEST_CASE("XLSX says where the spread of the runs stands, which its chart cannot show", "[exports]")
{
    const std::string strings = partOf(encoded(bars(workedRows()), "xlsx"), "xl/sharedStrings.xml");
    CHECK(contains(strings, "Fastest run in minutes"));
    CHECK(contains(strings, "Not in this chart: the spread of the runs. The sheet “Data” has it in “Fastest run in "
                            "minutes” and “Slowest run in minutes”."));
}

TEST_CASE("no number on an axis of XLSX ends with its decimal sign", "[exports]")
{
    const std::string chart = partOf(encoded(bars(workedRows()), "xlsx"), "xl/charts/chart1.xml");
    CHECK_FALSE(contains(chart, "#,##0.###"));
    CHECK(contains(chart, "<c:numFmt formatCode=\"#,##0\" "));
    CHECK(contains(chart, "<c:majorUnit val="));
}

TEST_CASE("XLSX is the same under a locale with decimal commas, which it leaves as it was", "[exports]")
{
    const Figure figure = bars(workedRows());
    const std::string plain = encoded(figure, "xlsx");
    const std::string before = std::setlocale(LC_ALL, nullptr);
    bool any = false;
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8"}) {
        if (std::setlocale(LC_ALL, name) == nullptr) {
            continue;
        }
        any = true;
        CHECK((encoded(figure, "xlsx") == plain));
        CHECK(std::string(std::setlocale(LC_ALL, nullptr)) == name);
    }
    std::setlocale(LC_ALL, before.c_str());
    if (!any) {
        WARN("no locale with decimal commas is installed");
    }
}
