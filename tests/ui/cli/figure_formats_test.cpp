// SPDX-License-Identifier: GPL-3.0-or-later
// Every format that the program writes, read by programs that are not ours.
#include <algorithm>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/support/skip.h"
#include "tests/ui/cli/cli_bench.h"
#include "tests/ui/cli/foreign_program.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

const std::vector<std::string> formats{"png", "svg", "pdf", "xlsx", "csv", "tsv", "md", "html", "odt", "json"};

/// A database with the two submissions of the small repository.
struct FormatBench : CliBench {
    FormatBench() { REQUIRE(runOnDatabase({"import", writeRepository().string()}).exitCode == 0); }

    [[nodiscard]] Finished figure(Words words, ProcessOptions options = {}) const
    {
        words.insert(words.begin(), "figure");
        return runOnDatabase(std::move(words), std::move(options));
    }

    [[nodiscard]] std::string file(const std::string& name) const { return textOf(path(name)); }

    /// What a shell's line prints; it has to succeed.
    [[nodiscard]] std::string said(const std::string& line) const
    {
        const Finished done = runShell(line, folder());
        CAPTURE(line, done.out, done.err);
        REQUIRE(done.exitCode == 0);
        return done.out;
    }
};

/// Counts itself as skipped where the program is missing.
bool skipsWithout(const std::string& program)
{
    if (hasProgram(program)) {
        return false;
    }
    skip(program + " is not installed");
    return true;
}

}  // namespace

TEST_CASE("figure writes several formats at once, each by its ending")
{
    const FormatBench bench;
    Words words{"time-to-train"};
    for (const std::string& format : formats) {
        words.insert(words.end(), {"-o", "f." + format});
    }
    const auto done = bench.figure(words);
    CAPTURE(done.err);
    CHECK(done.exitCode == 0);
    CHECK(contains(done.err, "Drew 2 of 2 results into f.png, f.svg, f.pdf, f.xlsx, f.csv, f.tsv, f.md, f.html, f.odt "
                             "and f.json.\n"));
    for (const std::string& format : formats) {
        CAPTURE(format);
        CHECK_FALSE(bench.file("f." + format).empty());
    }
    CHECK(contains(bench.file("f.md"), "](f.svg)\n"));
    CHECK(contains(bench.file("f.csv"), ",hopper,value,67.5,60,75,minutes,,\n"));
    CHECK(contains(bench.file("f.tsv"), "\thopper\tvalue\t67.5\t60\t75\tminutes\t\t\n"));
}

TEST_CASE("figure writes every kind in every format")
{
    const FormatBench bench;
    for (const Words& kind : {Words{"time-to-train"}, Words{"spread"}, Words{"scaling"}, Words{"trend"},
                              Words{"speedup", "--baseline", "5.0/Bolt/bolt_n2/llama31_405b"}}) {
        Words words = kind;
        for (const std::string& format : formats) {
            words.insert(words.end(), {"-o", kind.front() + "." + format});
        }
        const auto done = bench.figure(words);
        CAPTURE(kind.front(), done.err);
        CHECK(done.exitCode == 0);
        CHECK(bench.file(kind.front() + ".xlsx").starts_with("PK"));
        CHECK(bench.file(kind.front() + ".odt").starts_with("PK"));
    }
}

TEST_CASE("a name with characters that XML forbids leaves every format well-formed")
{
    if (skipsWithout("xmllint") || skipsWithout("unzip")) {
        return;
    }
    const CliBench bench;
    const auto root = bench.writeRepository();
    writeSubmission(root, {"Ac\xEF\xBF\xBEme", "odd\xEF\xBF\xBF_n2", "llama31_405b", {33.0, 23.0, 28.0}, {}});
    REQUIRE(bench.runOnDatabase({"import", root.string()}).exitCode <= 1);
    const auto done = bench.runOnDatabase(
        {"figure", "time-to-train", "-o", "f.svg", "-o", "f.html", "-o", "f.xlsx", "-o", "f.odt", "-o", "f.csv"});
    CAPTURE(done.err);
    REQUIRE(done.exitCode == 0);
    CHECK(contains(done.err, "Drew 3 of 3 results"));
    for (const char* line : {"xmllint --noout f.svg", "xmllint --noout f.html",
                             "unzip -q -d xlsx f.xlsx && find xlsx -type f -exec xmllint --noout {} +",
                             "unzip -q -d odt f.odt && xmllint --noout odt/*.xml odt/Pictures/*.svg"}) {
        const Finished checked = runShell(line, bench.folder());
        CAPTURE(line, checked.out, checked.err);
        CHECK(checked.exitCode == 0);
    }
    CHECK(contains(textOf(bench.path("f.csv")), "Ac\xEF\xBF\xBEme"));
}

TEST_CASE("figure takes the format by --format where the name says nothing, and names what is known")
{
    const FormatBench bench;
    CHECK(bench.figure({"time-to-train", "-o", "values", "--format", "csv"}).exitCode == 0);
    CHECK(bench.file("values").starts_with("reference,"));
    CHECK(bench.figure({"time-to-train", "-o", "values.txt", "--format", "MD"}).exitCode == 0);
    CHECK(bench.file("values.txt").starts_with("# Time to train"));
    for (const Words& words :
         {Words{"time-to-train", "-o", "f.jpeg"}, Words{"time-to-train", "-o", "f.svg", "--format", "jpeg"},
          Words{"time-to-train", "-o", "f.svg", "-o", "f.doc"}}) {
        const auto refused = bench.figure(words);
        CAPTURE(refused.err);
        CHECK(refused.exitCode == 2);
        CHECK(contains(refused.err, "png, svg, pdf, xlsx, csv, tsv, md, html, odt or json"));
    }
    CHECK_FALSE(fs::exists(bench.path("f.svg")));
}

TEST_CASE("figure writes CSV by the signs that were asked for")
{
    const FormatBench bench;
    CHECK(bench.figure({"time-to-train", "-o", "f.csv", "--separator", "semicolon", "--decimal", "comma"}).exitCode ==
          0);
    CHECK(contains(bench.file("f.csv"), ";hopper;value;67,5;60;75;minutes;;\n"));
    for (const Words& words : {Words{"time-to-train", "-o", "g.csv", "--decimal", "comma"},
                               Words{"time-to-train", "-o", "g.csv", "--separator", "pipe"},
                               Words{"time-to-train", "-o", "g.csv", "--decimal", "dash"}}) {
        const auto refused = bench.figure(words);
        CAPTURE(refused.err);
        CHECK(refused.exitCode == 2);
    }
    CHECK_FALSE(fs::exists(bench.path("g.csv")));
    CHECK(bench.figure({"time-to-train", "-o", "f.tsv", "--decimal", "comma"}).exitCode == 0);
    CHECK(contains(bench.file("f.tsv"), "\t67,5\t"));
}

TEST_CASE("figure writes no file where one of several cannot be written")
{
    const FormatBench bench;
    writeText(bench.path("f.svg"), "old");
    const auto refused = bench.figure({"time-to-train", "-o", "f.svg", "-o", "missing/f.xlsx"});
    CHECK(refused.exitCode == 4);
    CHECK(contains(refused.err, "missing/f.xlsx"));
    CHECK(bench.file("f.svg") == "old");
}

TEST_CASE("every format is the same in two runs, two locales and two time zones")
{
    const FormatBench bench;
    const auto draw = [&](const std::string& name, const std::string& locale, const std::string& zone) {
        Words words{"time-to-train"};
        for (const std::string& format : formats) {
            words.insert(words.end(), {"-o", "f." + format});
        }
        ProcessOptions options;
        options.environment = {{"LANG", locale}, {"LC_ALL", locale}, {"TZ", zone}};
        REQUIRE(bench.figure(words, options).exitCode == 0);
        fs::create_directory(bench.path(name));
        for (const std::string& format : formats) {
            fs::rename(bench.path("f." + format), bench.path(name) / ("f." + format));
        }
    };
    draw("a", "C", "UTC");
    draw("b", "de_DE.UTF-8", "Europe/Berlin");
    draw("c", "ar_EG.UTF-8", "Africa/Cairo");
    for (const std::string& format : formats) {
        CAPTURE(format);
        const std::string plain = bench.file("a/f." + format);
        CHECK((bench.file("b/f." + format) == plain));
        CHECK((bench.file("c/f." + format) == plain));
    }
}

TEST_CASE("xmllint reads SVG and HTML")
{
    if (skipsWithout("xmllint")) {
        return;
    }
    const FormatBench bench;
    REQUIRE(bench.figure({"time-to-train", "-o", "f.svg", "-o", "f.html"}).exitCode == 0);
    CHECK(bench.said("xmllint --noout --nonet f.svg f.html 2>&1").empty());
    CHECK(contains(bench.said("xmllint --nonet --xpath \"//*[local-name()='td'][@class='number']/text()\" f.html"),
                   "67.500"));
    CHECK(contains(bench.said("xmllint --nonet --xpath \"string(//*[local-name()='section'][last()])\" f.html"),
                   "MLPerf® Training v5.0, Closed division, Llama 3.1 405B."));
    CHECK(contains(bench.said("xmllint --nonet --xpath \"string(//*[local-name()='svg'])\" f.html"), "67.5"));
}

TEST_CASE("rsvg-convert draws SVG")
{
    if (skipsWithout("rsvg-convert")) {
        return;
    }
    const FormatBench bench;
    REQUIRE(bench.figure({"time-to-train", "-o", "f.svg"}).exitCode == 0);
    CHECK(bench.said("rsvg-convert -w 800 -o f.png f.svg 2>&1").empty());
    CHECK(bench.file("f.png").starts_with("\x89PNG"));
}

TEST_CASE("pdftotext, pdffonts and pdfinfo find text, embedded fonts, title and author")
{
    if (skipsWithout("pdftotext")) {
        return;
    }
    const FormatBench bench;
    REQUIRE(bench.figure({"time-to-train", "-o", "f.pdf"}).exitCode == 0);
    const std::string text = bench.said("pdftotext -layout f.pdf -");
    CHECK(contains(text, "Time to train Llama 3.1 405B"));
    CHECK(contains(text, "67.5"));
    CHECK(contains(text, "MLPerf® Training v5.0, Closed division, Llama 3.1 405B"));
    CHECK(contains(bench.said("pdffonts f.pdf"), "yes no  yes"));
    const std::string facts = bench.said("pdfinfo f.pdf");
    CHECK(contains(facts, "Title:           Time to train Llama 3.1 405B"));
    CHECK(contains(facts, "Author:          Podium"));
}

TEST_CASE("unzip and xmllint read XLSX and ODT")
{
    if (skipsWithout("unzip") || skipsWithout("xmllint")) {
        return;
    }
    const FormatBench bench;
    REQUIRE(bench.figure({"time-to-train", "-o", "f.xlsx", "-o", "f.odt"}).exitCode == 0);
    for (const std::string file : {"f.xlsx", "f.odt"}) {
        CAPTURE(file);
        CHECK(contains(bench.said("unzip -t " + file), "No errors detected"));
        CHECK(bench
                  .said("for part in $(unzip -Z1 " + file + " | grep -E '[.](xml|rels)$'); do unzip -p " + file +
                        " \"$(echo $part | sed 's/\\[/\\\\[/')\" | xmllint --noout --nonet - 2>&1; done")
                  .empty());
    }
}

TEST_CASE("sqlite3 reads CSV")
{
    if (skipsWithout("sqlite3")) {
        return;
    }
    const FormatBench bench;
    REQUIRE(bench.figure({"time-to-train", "-o", "f.csv"}).exitCode == 0);
    CHECK(bench.said("sqlite3 :memory: -cmd '.import --csv f.csv f' "
                     "'select submitter, value, low, high from f order by value + 0'") ==
          "Acme|25|20|30\nBolt|67.5|60|75\n");
}

TEST_CASE("LibreOffice reads XLSX, ODT and HTML")
{
    if (skipsWithout("soffice")) {
        return;
    }
    const FormatBench bench;
    REQUIRE(bench.figure({"time-to-train", "-o", "f.xlsx", "-o", "g.odt", "-o", "h.html"}).exitCode == 0);
    const std::string office = "HOME=\"$PWD\" soffice --headless -env:UserInstallation=file://\"$PWD\"/office ";
    (void)bench.said(office +
                     "--convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,2' "
                     "f.xlsx");
    CHECK(contains(bench.said("cat f-*.csv"), ",67.5,60,75\n"));
    (void)bench.said(office + "--convert-to txt:Text g.odt");
    const std::string text = bench.file("g.txt");
    CHECK(contains(text, "Time to train Llama 3.1 405B"));
    CHECK(contains(text, "67.500"));
    CHECK(contains(text, "Results verified by MLCommons Association."));
    // The picture is the vector one: nothing of it is pixels, and its text can be found. It repeats no title.
    if (skipsWithout("pdftotext")) {
        return;
    }
    (void)bench.said(office + "--convert-to pdf g.odt");
    CHECK_FALSE(contains(bench.said("pdfimages -list g.pdf"), "image"));
    const std::string page = bench.said("pdftotext -layout g.pdf -");
    CHECK(contains(page, "fastest to slowest"));
    CHECK(contains(page, "Podium"));
    CHECK(page.find("Time to train Llama 3.1 405B") == page.rfind("Time to train Llama 3.1 405B"));
    CHECK(contains(bench.said("pdffonts g.pdf"), "NotoSans"));
}

}  // namespace podium::test
