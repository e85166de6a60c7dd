// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/cli_bench.h"
#include "tests/ui/cli/foreign_program.h"

namespace podium::test {

namespace {

std::string view(const std::string& title, const std::string& filter, const std::string& note = "")
{
    return R"({"podium_view": 1, "title": ")" + title + R"(", "note": ")" + note +
           R"(", "figure": {"podium_figure": 1, "kind": "time-to-train", "filter": {)" + filter + "}}}";
}

/// Two views of the results that the bench publishes, one of which shows none.
struct ReportBench : CliBench {
    ReportBench()
    {
        publish();
        write("some.podium-view", view("All results", R"("benchmarks": ["llama31_405b"])", "See **this**."));
        write("none.podium-view", view("Nothing", R"("benchmarks": ["llama31_405b"], "rounds": ["0.7"])"));
    }
};

}  // namespace

TEST_CASE("report puts views into a file in their order, and the same bytes every time")
{
    const ReportBench bench;
    ProcessOptions elsewhere;
    elsewhere.environment = {{"LC_ALL", "de_DE.UTF-8"}, {"TZ", "Asia/Tokyo"}};
    for (const std::string format : {"pdf", "html", "odt"}) {
        CAPTURE(format);
        const auto first =
            bench.runOnDatabase({"report", "some.podium-view", "-o", "one." + format, "--title", "Mine"});
        CHECK(first.exitCode == 0);
        CHECK(contains(first.err, "Wrote one." + format + " with 1 figure"));
        const auto second =
            bench.runOnDatabase({"report", "some.podium-view", "-o", "two." + format, "--title", "Mine"}, elsewhere);
        CHECK(second.exitCode == 0);
        CHECK(textOf(bench.path("one." + format)) == textOf(bench.path("two." + format)));
    }
    const std::string html = textOf(bench.path("one.html"));
    CHECK(contains(html, "<title>Mine</title>"));
    CHECK(contains(html, "All results"));
    CHECK(contains(html, "<strong>this</strong>"));
    CHECK(contains(html, "<svg"));
}

TEST_CASE("report says in words which view has no figure, and why, and ends with 1")
{
    const ReportBench bench;
    const auto made = bench.runOnDatabase({"report", "some.podium-view", "none.podium-view", "-o", "r.html"});
    CHECK(made.exitCode == 1);
    CHECK(contains(made.err, "No figure in \"Nothing\": "));
    CHECK(contains(textOf(bench.path("r.html")), "Nothing"));
}

TEST_CASE("report takes saved views by their title and what --save wrote")
{
    const ReportBench bench;
    REQUIRE(bench.runOnDatabase({"views", "import", "some.podium-view"}).exitCode == 0);
    const auto byTitle = bench.runOnDatabase(
        {"report", "all results", "-o", "one.html", "--author", "A & B", "--save", "mine.podium-report"});
    CHECK(byTitle.exitCode == 0);
    const auto again = bench.runOnDatabase({"report", "mine.podium-report", "-o", "two.html"});
    CHECK(again.exitCode == 0);
    CHECK(textOf(bench.path("one.html")) == textOf(bench.path("two.html")));
    CHECK(contains(textOf(bench.path("one.html")), "A &amp; B"));
    const auto unknown = bench.runOnDatabase({"report", "no such view", "-o", "three.html"});
    CHECK(unknown.exitCode != 0);
    CHECK(contains(unknown.err, "no such view"));
    CHECK_FALSE(std::filesystem::exists(bench.path("three.html")));
}

TEST_CASE("report is recorded among the exports, once a figure, unless that is not wanted")
{
    const ReportBench bench;
    REQUIRE(bench.runOnDatabase({"report", "some.podium-view", "-o", "kept.html"}).exitCode == 0);
    REQUIRE(bench.runOnDatabase({"report", "some.podium-view", "-o", "quiet.html", "--no-ledger"}).exitCode == 0);
    const auto exports = bench.runOnDatabase({"exports", "--csv"});
    CHECK(contains(exports.out, "kept.html"));
    CHECK_FALSE(contains(exports.out, "quiet.html"));
}

TEST_CASE("A figure of a report is never drawn over the report, but into a file of its own")
{
    const ReportBench bench;
    const std::string place = GENERATE("r.pdf", "r.html", "r.odt");
    CAPTURE(place);
    REQUIRE(bench.runOnDatabase({"report", "some.podium-view", "some.podium-view", "-o", place}).exitCode == 0);
    const std::string report = textOf(bench.path(place));
    CHECK(contains(bench.runOnDatabase({"exports", "show", "2", "--json"}).out,
                   "\"format\": \"" + place.substr(2) + "-report\""));
    const auto refused = bench.runOnDatabase({"exports", "redo", "2"});
    CHECK(refused.exitCode == 2);
    CHECK(contains(refused.err, "podium-cli: export 2: it is part of a report, " + bench.path(place).string()));
    CHECK(contains(refused.err, "make the report again with podium-cli report, or name a file for the figure with -o"));
    CHECK((textOf(bench.path(place)) == report));
    const auto drawn = bench.runOnDatabase({"exports", "redo", "2", "-o", "figure.svg"});
    CHECK(drawn.exitCode == 0);
    CHECK(textOf(bench.path("figure.svg")).starts_with("<"));
    CHECK(contains(textOf(bench.path("figure.svg")), "<svg"));
    CHECK((textOf(bench.path(place)) == report));
    CHECK(contains(bench.runOnDatabase({"exports", "show", "3", "--json"}).out, "\"format\": \"svg\""));
}

TEST_CASE("A figure takes the place of a whole report only where that is meant")
{
    const ReportBench bench;
    REQUIRE(bench.runOnDatabase({"figure", "time-to-train", "-o", "f.pdf"}).exitCode == 0);
    REQUIRE(bench.runOnDatabase({"report", "some.podium-view", "-o", "r.pdf"}).exitCode == 0);
    REQUIRE(bench.runOnDatabase({"report", "some.podium-view", "-o", "f.pdf"}).exitCode == 0);
    std::filesystem::create_symlink(bench.path("r.pdf"), bench.path("link.pdf"));
    const std::string report = textOf(bench.path("r.pdf"));
    // Another export's report, its own, one by another name, and one that lies where the figure once was.
    for (const std::vector<std::string>& words : {std::vector<std::string>{"redo", "1", "-o", "r.pdf"},
                                                  {"redo", "2", "-o", "r.pdf"},
                                                  {"redo", "1", "-o", "./r.pdf"},
                                                  {"redo", "1", "-o", "link.pdf"},
                                                  {"redo", "1"}}) {
        std::vector<std::string> all{"exports"};
        all.insert(all.end(), words.begin(), words.end());
        const auto refused = bench.runOnDatabase(all);
        CAPTURE(words, refused.err);
        CHECK(refused.exitCode == 2);
        CHECK(contains(refused.err, words.size() > 3 ? words[3] + ": it is a report, of which export 2 is a part"
                                                     : "f.pdf: it is a report, of which export 3 is a part"));
        CHECK(contains(refused.err, "name another file with -o, or add --yes"));
    }
    CHECK((textOf(bench.path("r.pdf")) == report));
    CHECK(bench.runOnDatabase({"exports", "redo", "1", "-o", "r.pdf", "--yes"}).exitCode == 0);
    CHECK((textOf(bench.path("r.pdf")) != report));
    // It is no report any more, and one that is gone is none either.
    CHECK(bench.runOnDatabase({"exports", "redo", "1", "-o", "r.pdf"}).exitCode == 0);
    std::filesystem::remove(bench.path("f.pdf"));
    CHECK(bench.runOnDatabase({"exports", "redo", "1"}).exitCode == 0);
}

TEST_CASE("report refuses in words what it cannot use, and leaves the old file")
{
    const ReportBench bench;
    bench.write("r.pdf", "old");
    bench.write("bad.podium-view", R"({"podium_view": 1, "title": 3})");
    bench.write("bad.podium-report", R"({"podium_report": 1, "sections": [{"heading": "x", "size": 3}]})");
    const auto badView = bench.runOnDatabase({"report", "bad.podium-view", "-o", "r.pdf"});
    CHECK(badView.exitCode != 0);
    CHECK(contains(badView.err, "bad.podium-view"));
    CHECK(contains(badView.err, "title"));
    const auto badReport = bench.runOnDatabase({"report", "bad.podium-report", "-o", "r.pdf"});
    CHECK(badReport.exitCode != 0);
    CHECK(contains(badReport.err, "sections[0].size"));
    CHECK(bench.runOnDatabase({"report", "some.podium-view", "-o", "r.docx"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"report", "some.podium-view", "-o", "r.pdf", "--page", "a0"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"report", "some.podium-view", "-o", "r.pdf", "--date", "2026-02-30"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"report", "-o", "r.pdf"}).exitCode == 2);
    CHECK(bench.runOnDatabase({"report", "some.podium-view", "-o", "test.db"}).exitCode != 0);
    CHECK(bench.runOnDatabase({"report", "some.podium-view", "-o", "none/r.pdf"}).exitCode == 4);
    CHECK(textOf(bench.path("r.pdf")) == "old");
}

TEST_CASE("report says the line of a fault, in a report and in a view that it names")
{
    const ReportBench bench;
    bench.write("comma.podium-report", "{\n  \"podium_report\": 1\n  \"sections\": []\n}");
    const auto comma = bench.runOnDatabase({"report", "comma.podium-report", "-o", "r.pdf"});
    CHECK(comma.exitCode == 3);
    CHECK(contains(comma.err, "comma.podium-report:3: not JSON: expected \",\" or \"}\"."));
    bench.write("field.podium-report", "{\"podium_report\": 1,\n\"sections\": [{\"heading\": \"x\"},\n{\"text\": 3}]}");
    CHECK(contains(bench.runOnDatabase({"report", "field.podium-report", "-o", "r.pdf"}).err,
                   "field.podium-report:3: sections[1].text: expected a text"));
    bench.write("inner.podium-view",
                "{\"podium_view\": 1,\n\"title\": \"x\",\n\"figure\": {\"podium_figure\": 1,\n\"kind\": 3}}");
    bench.write("outer.podium-report", R"({"podium_report": 1, "sections": [{"view": "inner.podium-view"}]})");
    CHECK(contains(bench.runOnDatabase({"report", "outer.podium-report", "-o", "r.pdf"}).err,
                   "inner.podium-view:4: figure.kind: expected a text"));
}

TEST_CASE("report says which section of which report names a view that is none")
{
    const ReportBench bench;
    bench.write("m.podium-report", R"({"podium_report": 1, "sections": [{"heading": "x"}, {"view": "nope"}]})");
    const auto missing = bench.runOnDatabase({"report", "m.podium-report", "-o", "r.pdf"});
    CHECK(missing.exitCode == 3);
    CHECK(contains(missing.err, "m.podium-report: section 2: nope: no view has this id or title"));
    bench.write("n.podium-report", R"({"podium_report": 1, "sections": [{"view": "m.podium-report"}]})");
    const auto nested = bench.runOnDatabase({"report", "n.podium-report", "-o", "r.pdf"});
    CHECK(nested.exitCode == 3);
    CHECK(contains(nested.err, "n.podium-report: section 1: m.podium-report: it is a report, not a view"));
    bench.write("named.podium-view", textOf(bench.path("m.podium-report")));
    CHECK(contains(bench.runOnDatabase({"report", "named.podium-view", "-o", "r.pdf"}).err,
                   "it is a report, not a view"));
    bench.write("long.podium-view", R"({"podium_view": 1, "title": "x", "figure": {"podium_figure": 1, "kind": ")" +
                                        std::string(100'000, 'k') + "\"}}");
    const auto longWord = bench.runOnDatabase({"report", "long.podium-view", "-o", "r.pdf"});
    CHECK(longWord.exitCode == 3);
    CHECK(longWord.err.size() < 600);
    CHECK(contains(longWord.err, "figure.kind: \"kkk"));
    CHECK(bench.runOnDatabase({"report", std::string(100'000, 'n'), "-o", "r.pdf"}).err.size() < 600);
}

TEST_CASE("notes of a report are text: no HTML, no script, nothing is fetched")
{
    const ReportBench bench;
    bench.write("hostile.podium-view",
                view("<script>alert(1)</script>", R"("benchmarks": ["llama31_405b"])",
                     "<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](http://example.org/b.png)"));
    REQUIRE(bench.runOnDatabase({"report", "hostile.podium-view", "-o", "r.html"}).exitCode == 0);
    const std::string html = textOf(bench.path("r.html"));
    CHECK_FALSE(contains(html, "<script"));
    CHECK_FALSE(contains(html, "<img"));
    CHECK_FALSE(contains(html, "href=\"javascript"));
    CHECK_FALSE(contains(html, "example.org/b.png"));
    CHECK(contains(html, "&lt;script&gt;alert(1)&lt;/script&gt;"));
}

TEST_CASE("other programs read a report: its text, its outline and its pages")
{
    const ReportBench bench;
    REQUIRE(bench
                .runOnDatabase({"report", "some.podium-view", "some.podium-view", "-o", "r.pdf", "--title", "Quarterly",
                                "--author", "Ada", "--page", "letter"})
                .exitCode == 0);
    const auto says = [&](const std::string& program, const std::string& line, const std::string& text) {
        if (hasProgram(program)) {
            CAPTURE(line);
            CHECK(contains(runShell(line, bench.folder()).out, text));
        } else {
            WARN("skipped: " << program << " is not installed");
        }
    };
    says("pdfinfo", "pdfinfo r.pdf", "Quarterly");
    says("pdfinfo", "pdfinfo r.pdf", "Ada");
    says("pdfinfo", "pdfinfo r.pdf", "612 x 792");
    says("pdftotext", "pdftotext r.pdf -", "All results");
    says("pdftotext", "pdftotext r.pdf -", "Page 1 of");
    says("qpdf", "qpdf --check r.pdf", "No syntax or stream encoding errors");
    says("qpdf", "qpdf --json --json-key=outlines r.pdf", "All results");
}

}  // namespace podium::test
